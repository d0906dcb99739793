import { createHash } from 'node:crypto';
import type { Db, Queryable } from '../../server/db/db.ts';
import { planStep } from '../queries/events.ts';
import {
  type NewOperation,
  type SimulatedPayment,
  bookOperation,
  changePayment,
  findOperation,
  getPayment,
  lockPayment,
  openPayment,
} from '../queries/payments.ts';
import { AUTHORIZATION_AMOUNTS } from '../../server/sandbox/sandbox-amounts.ts';
import { newId } from '../../server/platform/entropy.ts';
import type { Courier } from './courier.ts';

/**
 * The books of processors whose payments take their time: a payment is opened, and later things happen to it.
 */

export type Desk = Readonly<{ db: Db; courier: Courier; account: string; processor: string; now: Date }>;

/**
 * What such a payment carries beside its amounts. Everything here is shown to the caller and to tests;
 * nothing is secret.
 */
type Details = Readonly<{
  reference: string;
  /** The processor's own word for where it stands. */
  state: string;
  /** Why it failed, as a code of the sandbox's table; null otherwise. */
  code: string | null;
  /** What was asked for. Decimal text of minor units. */
  asked: string;
  webhook_url: string | null;
  return_url: string | null;
  expires_at: string | null;
  mandate: string | null;
  [more: string]: unknown;
}>;

export type Payment = Omit<SimulatedPayment, 'details'> & Readonly<{ details: Details }>;

export type Event = Readonly<{
  name: string;
  subjectId?: string;
  url?: string | null;
  data?: Readonly<Record<string, unknown>>;
}>;
export type PlannedStep = Readonly<{ kind: string; dueAt: Date; subjectId?: string }>;
type Follow = Readonly<{
  events?: readonly Event[];
  steps?: readonly PlannedStep[];
  also?: (tx: Queryable) => Promise<void>;
}>;

export type NewBookPayment = Follow &
  Readonly<{
    reference: string;
    amount: bigint;
    currency: string;
    status: Payment['status'];
    captured?: bigint;
    authorized?: bigint;
    instrument: Readonly<Record<string, unknown>>;
    details: Omit<Details, 'reference' | 'asked'>;
  }>;

/**
 * The payment as it stands after it was opened, now or by the same request before; `null`: the reference was
 * used for another request.
 */
export async function open(desk: Desk, opening: NewBookPayment): Promise<Payment | null> {
  const id = newId(desk.now);
  const hash = hashOf(['open', opening.amount, opening.currency]);
  const details: Details = {
    ...opening.details,
    reference: opening.reference,
    asked: String(opening.amount),
  } as Details; // index signature: what is left after Omit is wider than what stands there
  const refused = opening.status === 'refused';
  const payment: Payment = {
    payment_id: id,
    currency: opening.currency,
    authorized: opening.authorized ?? 0n,
    captured: opening.captured ?? 0n,
    refunded: 0n,
    closed: refused,
    status: opening.status,
    instrument: { ...opening.instrument },
    details,
    created_at: desk.now.toISOString(),
    updated_at: desk.now.toISOString(),
  };
  const operation: NewOperation = {
    reference: opening.reference,
    operation_id: id,
    payment_id: id,
    kind: 'authorize',
    status: refused ? 'refused' : payment.captured > 0n || payment.authorized > 0n ? 'approved' : 'pending',
    amount: refused ? 0n : opening.amount,
    request_hash: hash,
    answer: {},
  };
  const booked = await desk.db.transaction(async (tx) => {
    const fresh = await openPayment(tx, desk, operation, payment, desk.now);
    if (fresh) await followUp(tx, desk, payment, opening);
    return fresh;
  });
  desk.courier.kick();
  if (booked) return payment;

  const earlier = await findOperation(desk.db, desk, opening.reference);
  if (earlier === null || earlier.request_hash !== hash) return null;
  const known = await getPayment(desk.db, desk, earlier.payment_id);
  return known === null ? null : typedPayment(known);
}

/** What an operation on a payment came to. */
type OperationAnswer = Readonly<{
  operation: string;
  id: string;
  payment_id: string;
  reference: string;
  status: 'approved' | 'refused';
  code: string | null;
  message: string | null;
  amount: string;
}>;

/**
 * A change of a payment: what it is after, what of it to tell, what to do later. `code` set: the request is
 * refused and nothing changes.
 */
export type Change = Follow & Readonly<{ after: Payment; moved?: bigint; code?: string | null }>;
export type ChangeResult =
  | Readonly<{ kind: 'done'; payment: Payment; answer: OperationAnswer | null }>
  | Readonly<{ kind: 'no_such_payment' }>
  | Readonly<{ kind: 'reference_reused' }>;

/** Changes one payment under lock, by request (then `operation` has its reference) or by itself. */
export async function change(
  desk: Desk,
  id: string,
  decide: (payment: Payment) => Change,
  operation?: Readonly<{ reference: string; kind: string; amount: bigint }>,
): Promise<ChangeResult> {
  const changed = await desk.db.transaction(async (tx): Promise<ChangeResult> => {
    const locked = await lockPayment(tx, desk, id);
    if (locked === null) return { kind: 'no_such_payment' };
    const payment = typedPayment(locked);
    if (operation !== undefined) return changeByRequest(tx, desk, payment, decide, operation);
    const decided = decide(payment);
    await changePayment(tx, desk, decided.after, desk.now);
    await followUp(tx, desk, decided.after, decided);
    return { kind: 'done', payment: decided.after, answer: null };
  });
  desk.courier.kick();
  return changed;
}

async function changeByRequest(
  tx: Queryable,
  desk: Desk,
  payment: Payment,
  decide: (payment: Payment) => Change,
  { reference, kind, amount }: Readonly<{ reference: string; kind: string; amount: bigint }>,
): Promise<ChangeResult> {
  const hash = hashOf([kind, payment.payment_id, amount]);
  const earlier = await findOperation(tx, desk, reference);
  if (earlier !== null)
    return earlier.request_hash === hash
      ? { kind: 'done', payment, answer: earlier.answer as OperationAnswer }
      : { kind: 'reference_reused' }; // written a few lines below
  const decided = decide(payment);
  const code = decided.code ?? null;
  const after = code === null ? decided.after : payment;
  const moved = code === null ? (decided.moved ?? 0n) : 0n;
  const operationId = newId(desk.now);
  const answer: OperationAnswer = {
    operation: kind,
    id: operationId,
    payment_id: payment.payment_id,
    reference,
    status: code === null ? 'approved' : 'refused',
    code,
    message: code === null ? null : wordsFor(code),
    amount: String(moved),
  };

  await bookOperation(
    tx,
    desk,
    {
      reference,
      operation_id: operationId,
      payment_id: payment.payment_id,
      kind,
      status: answer.status,
      amount: moved,
      request_hash: hash,
      answer,
    },
    after,
    desk.now,
  );
  if (code === null) await followUp(tx, desk, after, decided);
  return { kind: 'done', payment: after, answer };
}

/**
 * What was asked under a reference: the payment as it stands for the request that opened it, else that
 * operation's answer.
 */
export async function lookUp(
  desk: Desk,
  reference: string,
): Promise<Readonly<{ payment: Payment; answer: OperationAnswer | null }> | null> {
  const operation = await findOperation(desk.db, desk, reference);
  const payment = operation === null ? null : await getPayment(desk.db, desk, operation.payment_id);
  if (operation === null || payment === null) return null;
  return {
    payment: typedPayment(payment),
    answer: operation.kind === 'authorize' ? null : (operation.answer as OperationAnswer),
  }; // written by changeByRequest
}

export async function read(desk: Desk, id: string): Promise<Payment | null> {
  const payment = await getPayment(desk.db, desk, id);
  return payment === null ? null : typedPayment(payment);
}

/** A payment as its processor shows it, in answers and in events. */
export function stateOf(payment: Payment): Readonly<Record<string, unknown>> {
  const { details } = payment;
  return {
    id: payment.payment_id,
    reference: details.reference,
    state: details.state,
    code: details.code,
    message: details.code === null ? null : wordsFor(details.code),
    asked: details.asked,
    currency: payment.currency,
    authorized: String(payment.authorized),
    captured: String(payment.captured),
    refunded: String(payment.refunded),
    expires_at: details.expires_at,
  };
}

/** The words of the sandbox's table for a code. */
function wordsFor(code: string): string {
  return WORDS.get(code) ?? 'refused';
}

/** The codes that an amount asks for: `null` for amounts that go through. */
export function codeForAmount(amount: bigint): string | null {
  return WORDS.has(String(amount)) ? String(amount) : null;
}

const WORDS: ReadonlyMap<string, string> = new Map(
  Object.entries(AUTHORIZATION_AMOUNTS).map(([name, amount]) => [String(amount), name.replaceAll('_', ' ')]),
);

async function followUp(
  tx: Queryable,
  desk: Desk,
  payment: Payment,
  { events = [], steps = [], also }: Follow,
): Promise<void> {
  await also?.(tx);
  for (const event of events) {
    const url = event.url === undefined ? payment.details.webhook_url : event.url;
    if (url !== null)
      await desk.courier.write(tx, desk, {
        subjectId: event.subjectId ?? payment.payment_id,
        name: event.name,
        url,
        at: desk.now,
        data: { payment: stateOf(payment), ...event.data },
      });
  }
  for (const step of steps)
    await planStep(tx, desk, {
      id: newId(desk.now),
      subjectId: step.subjectId ?? payment.payment_id,
      kind: step.kind,
      dueAt: step.dueAt,
    });
}

/** `details` is written by this file only. */
function typedPayment(payment: SimulatedPayment): Payment {
  return payment as SimulatedPayment & { details: Details };
}

function hashOf(values: readonly unknown[]): string {
  return createHash('sha256').update(values.map(String).join('\u0000')).digest('hex');
}
