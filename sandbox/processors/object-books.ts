import type { Queryable } from '../../server/db/db.ts';
import {
  type SimulatedPayment,
  bookOperation,
  changePayment,
  lockPayment,
  openPayment,
} from '../queries/payments.ts';
import { newId } from '../../server/platform/entropy.ts';
import type { Desk } from './book.ts';

/**
 * Payments that a simulated processor keeps as objects in its own words, in the books that all of them share, so that
 * money can be compared with ours.
 */
export type Booking = Pick<
  SimulatedPayment,
  'payment_id' | 'currency' | 'authorized' | 'captured' | 'refunded' | 'status' | 'instrument'
> &
  Readonly<{ details: Readonly<{ id: string; state: string; reference: string }> }>;

type Movement = Readonly<{ reference: string; kind: string; amount: bigint }>;

/** The first entry; `asked` is what the request that opened it asked for. */
export async function openBook(tx: Queryable, desk: Desk, booking: Booking, asked: Movement): Promise<void> {
  const { reference, kind, amount } = asked;
  const isRefused = booking.status === 'refused';
  const isApproved = booking.authorized > 0n;
  const operation = {
    reference,
    operation_id: booking.payment_id,
    payment_id: booking.payment_id,
    kind,
    status: isRefused ? 'refused' : isApproved ? 'approved' : 'pending',
    amount: isRefused ? 0n : amount,
    request_hash: desk.processor,
    answer: {},
  } as const;

  await openPayment(tx, desk, operation, paymentOf(booking, desk.now), desk.now);
}

/** As it is from now on; `moved` where a request moved money on it. */
export async function keepBook(
  tx: Queryable,
  desk: Desk,
  booking: Booking,
  moved: Movement | null,
): Promise<void> {
  const before = await lockPayment(tx, desk, booking.payment_id);
  const payment = paymentOf(booking, desk.now);
  const after = { ...payment, created_at: before?.created_at ?? payment.created_at };
  if (moved === null) return changePayment(tx, desk, after, desk.now);

  const operation = {
    ...moved,
    operation_id: newId(desk.now),
    payment_id: booking.payment_id,
    status: 'approved',
    request_hash: desk.processor,
    answer: {},
  } as const;
  await bookOperation(tx, desk, operation, after, desk.now);
}

function paymentOf(booking: Booking, now: Date): SimulatedPayment {
  const at = now.toISOString();
  return { ...booking, closed: booking.status !== 'authorized', created_at: at, updated_at: at };
}
