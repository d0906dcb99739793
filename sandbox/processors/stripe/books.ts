import type { Queryable } from '../../../server/db/db.ts';
import { addObject, changeObject, lockObject } from '../../queries/objects.ts';
import {
  type SimulatedPayment,
  bookOperation,
  changePayment,
  lockPayment,
  openPayment,
} from '../../queries/payments.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Desk } from '../book.ts';
import { type Intent, bookedAmount } from './objects.ts';

/** Intents in the books that all simulated processors keep, so that money can be compared with ours. */

type Movement = Readonly<{ reference: string; kind: string; amount: number }>;

export async function openIntent(tx: Queryable, desk: Desk, intent: Intent): Promise<void> {
  const isRefused = intent.error !== null;
  const isApproved = intent.status === 'requires_capture' || intent.status === 'succeeded';
  const payment = paymentOf(intent, desk.now);

  await openPayment(
    tx,
    desk,
    {
      reference: intent.reference,
      operation_id: intent.uuid,
      payment_id: intent.uuid,
      kind: 'authorize',
      status: isRefused ? 'refused' : isApproved ? 'approved' : 'pending',
      amount: isRefused ? 0n : payment.authorized,
      request_hash: 'stripe',
      answer: {},
    },
    payment,
    desk.now,
  );
  await addObject(tx, desk, { id: intent.id, kind: intent.kind, body: intent }, desk.now);
}

/** Under lock, so that two requests on one intent come one after the other. */
export async function lockIntent(
  tx: Queryable,
  desk: Desk,
  id: string,
  kind: Intent['kind'] = 'payment_intent',
): Promise<Intent | null> {
  const found = await lockObject<Intent>(tx, desk, id);
  return found?.kind === kind ? found.body : null;
}

/** A locked intent as it is from now on; `moved` where a request moved money on it. */
export async function keepIntent(
  tx: Queryable,
  desk: Desk,
  intent: Intent,
  moved: Movement | null,
): Promise<void> {
  await changeObject(tx, desk, intent.id, intent);
  const before = await lockPayment(tx, desk, intent.uuid);
  const after = { ...paymentOf(intent, desk.now), created_at: before?.created_at ?? desk.now.toISOString() };
  if (moved === null) return changePayment(tx, desk, after, desk.now);

  const operation = {
    reference: moved.reference,
    operation_id: newId(desk.now),
    payment_id: intent.uuid,
    kind: moved.kind,
    status: 'approved',
    amount: bookedAmount(moved.amount, intent.currency),
    request_hash: 'stripe',
    answer: {},
  } as const;
  await bookOperation(tx, desk, operation, after, desk.now);
}

function paymentOf(intent: Intent, now: Date): SimulatedPayment {
  const money = (units: number): bigint => bookedAmount(units, intent.currency);
  const holds = intent.status === 'requires_capture' || intent.amount_received > 0;
  return {
    payment_id: intent.uuid,
    currency: intent.currency.toUpperCase(),
    authorized: holds ? money(intent.amount) : 0n,
    captured: money(intent.amount_received),
    refunded: money(intent.amount_refunded),
    closed: intent.status !== 'requires_capture',
    status: STATUSES[intent.status],
    instrument: { type: intent.method?.type ?? null, last4: intent.method?.details['last4'] ?? null },
    details: { state: intent.status, reference: intent.reference, id: intent.id },
    created_at: now.toISOString(),
    updated_at: now.toISOString(),
  };
}

const STATUSES: Readonly<Record<Intent['status'], SimulatedPayment['status']>> = {
  requires_payment_method: 'refused',
  requires_confirmation: 'pending',
  requires_action: 'pending',
  processing: 'pending',
  requires_capture: 'authorized',
  canceled: 'voided',
  succeeded: 'captured',
};
