import type { Queryable } from '../../../server/db/db.ts';
import { addObject, changeObject, listObjects, lockObject } from '../../queries/objects.ts';
import { planStep } from '../../queries/events.ts';
import { type JsonObject, objectOf, textAt } from '../../../server/domain/json.ts';
import { newId } from '../../../server/platform/entropy.ts';
import type { Desk } from '../book.ts';
import { type Booking, keepBook, openBook } from '../object-books.ts';
import type { Answer } from '../processor.ts';
import { type AnswerBody, type TrueLayerDesk, invalid, invalidState, missing, emitEvent } from './desk.ts';

/** https://docs.truelayer.com/reference/create-payment: payments into a merchant account, and their refunds. */

type Metadata = Readonly<Record<string, unknown>>;

export type Payment = Readonly<{
  id: string;
  status: 'authorization_required' | 'executed' | 'settled' | 'failed';
  amount_in_minor: number;
  currency: string;
  payment_method: JsonObject;
  user: AnswerBody;
  metadata: Metadata;
  created_at: string;
  executed_at?: string;
  settled_at?: string;
  failed_at?: string;
  failure_reason?: string;
  failure_stage?: string;
  returnUri: string | null;
  refunded: number;
  /** Under whose key it was made, for the books. */
  reference: string;
}>;

export type Refund = Readonly<{
  id: string;
  status: 'pending' | 'executed' | 'failed';
  amount_in_minor: number;
  currency: string;
  reference: string;
  metadata: Metadata;
  created_at: string;
  executed_at?: string;
  failed_at?: string;
  failure_reason?: string;
}>;

const EXPIRY_MS = 15 * 60_000;
const REFUND_MS = 60_000;

export function showPayment({
  returnUri: _return,
  refunded: _refunded,
  reference: _key,
  ...shown
}: Payment): AnswerBody {
  return shown;
}

export async function createPayment(tx: Queryable, desk: TrueLayerDesk, given: JsonObject): Promise<Answer> {
  const wrong = problemIn(given);
  if (wrong !== null) return wrong;
  const id = newId(desk.now);
  const payment: Payment = {
    id,
    status: 'authorization_required',
    amount_in_minor: Number(given['amount_in_minor']),
    currency: String(given['currency']),
    payment_method: objectOf(given['payment_method']) ?? {},
    user: { id: newId(desk.now) },
    metadata: objectOf(given['metadata']) ?? {},
    created_at: desk.now.toISOString(),
    returnUri: textAt(given, 'hosted_page', 'return_uri'),
    refunded: 0,
    reference: desk.key ?? id,
  };
  await addObject(tx, desk, { id, kind: 'payment', body: payment }, desk.now);

  const asked = { reference: payment.reference, kind: 'authorize', amount: BigInt(payment.amount_in_minor) };
  await openBook(tx, desk, bookingOf(payment), asked);
  await plan(tx, desk, id, 'expire', EXPIRY_MS);
  const uri = `${desk.pagesUrl}/truelayer/pages/${id}/${encodeURIComponent(desk.account)}`;
  const body = {
    id,
    user: payment.user,
    resource_token: `simulated.${newId(desk.now)}`,
    status: payment.status,
    ...(payment.returnUri === null ? {} : { hosted_page: { uri } }),
  };
  return { status: 201, body };
}

const KNOWN = [
  'amount_in_minor',
  'currency',
  'payment_method',
  'user',
  'metadata',
  'hosted_page',
  'authorization_flow',
  'related_products',
  'risk_assessment',
  'sub_merchants',
];

/** What has to hold of a request, in the order in which it is looked at. */
const HOLDS: readonly Readonly<{ field: string; message: string; holds(given: JsonObject): boolean }>[] = [
  {
    field: 'amount_in_minor',
    message: 'must be at least 1',
    holds: ({ amount_in_minor: amount }) => Number.isSafeInteger(amount) && Number(amount) >= 1,
  },
  {
    field: 'currency',
    message: 'must be one of GBP, EUR',
    holds: ({ currency }) => currency === 'GBP' || currency === 'EUR',
  },
  {
    field: 'payment_method.type',
    message: 'must be bank_transfer',
    holds: (given) => textAt(given, 'payment_method', 'type') === 'bank_transfer',
  },
  {
    field: 'payment_method.beneficiary',
    message: 'must name a merchant account',
    holds: (given) => textAt(given, 'payment_method', 'beneficiary', 'merchant_account_id') !== null,
  },
  {
    field: 'payment_method.beneficiary.reference',
    message: 'must have at most 18 characters',
    holds: (given) => (textAt(given, 'payment_method', 'beneficiary', 'reference') ?? '').length <= 18,
  },
  { field: 'user.name', message: 'is required', holds: (given) => textAt(given, 'user', 'name') !== null },
  {
    field: 'user.email',
    message: 'is required unless there is a phone',
    holds: (given) => (textAt(given, 'user', 'email') ?? textAt(given, 'user', 'phone')) !== null,
  },
  {
    field: 'metadata',
    message: 'has at most 10 keys',
    holds: ({ metadata }) => Object.keys(objectOf(metadata) ?? {}).length <= 10,
  },
];

function problemIn(given: JsonObject): Answer | null {
  const unknown = Object.keys(given).find((name) => !KNOWN.includes(name));
  if (unknown !== undefined) return invalid(unknown, 'is not known');
  const broken = HOLDS.find(({ holds }) => !holds(given));
  return broken === undefined ? null : invalid(broken.field, broken.message);
}

function plan(tx: Queryable, desk: Desk, id: string, kind: string, ms: number): Promise<void> {
  return planStep(tx, desk, {
    id: newId(desk.now),
    subjectId: id,
    kind,
    dueAt: new Date(desk.now.getTime() + ms),
  });
}

export async function createRefund(
  tx: Queryable,
  desk: TrueLayerDesk,
  id: string,
  given: JsonObject,
): Promise<Answer> {
  const payment = await lockPayment(tx, desk, id);
  if (payment === null) return missing();
  const reference = textAt(given, 'reference');
  if (reference === null || reference.length > 18)
    return invalid('reference', 'must have 1 to 18 characters');
  if (payment.status !== 'settled') return invalidState('Only settled payments can be refunded.');
  const left = payment.amount_in_minor - payment.refunded;
  const amount = given['amount_in_minor'] ?? left;
  if (typeof amount !== 'number' || !Number.isSafeInteger(amount) || amount < 1 || amount > left)
    return invalid('amount_in_minor', `must be between 1 and ${left}`);
  const asked = { amount_in_minor: amount, reference, metadata: objectOf(given['metadata']) ?? {} };
  return { status: 202, body: { id: await makeRefund(tx, desk, payment, asked) } };
}

/** Through the API, or by a person in the console, which leaves no metadata. */
async function makeRefund(
  tx: Queryable,
  desk: Desk & Readonly<{ key?: string | null }>,
  payment: Payment,
  asked: Pick<Refund, 'amount_in_minor' | 'reference' | 'metadata'>,
): Promise<string> {
  const refund: Refund = {
    id: newId(desk.now),
    status: 'pending',
    currency: payment.currency,
    created_at: desk.now.toISOString(),
    ...asked,
  };
  const amount = asked.amount_in_minor;
  await addObject(tx, desk, { id: refund.id, kind: 'refund', parentId: payment.id, body: refund }, desk.now);

  const moved = { reference: desk.key ?? refund.id, kind: 'refund', amount: BigInt(amount) };
  await keepPayment(tx, desk, { ...payment, refunded: payment.refunded + amount }, moved);
  await plan(tx, desk, payment.id, 'refund_executed', REFUND_MS);
  return refund.id;
}

async function refundInConsole(tx: Queryable, desk: Desk, payment: Payment): Promise<boolean> {
  if (payment.status !== 'settled' || payment.amount_in_minor - payment.refunded < 100) return false;
  await makeRefund(tx, desk, payment, { amount_in_minor: 100, reference: 'Goodwill', metadata: {} });
  return true;
}

export async function cancelPayment(tx: Queryable, desk: TrueLayerDesk, id: string): Promise<Answer> {
  const payment = await lockPayment(tx, desk, id);
  if (payment === null) return missing();
  if (payment.status !== 'authorization_required')
    return invalidState('The payment can no longer be cancelled.');
  const moved = { reference: desk.key ?? id, kind: 'cancel', amount: 0n };
  await fail(tx, desk, payment, 'canceled', moved);
  return { status: 202, body: {} };
}

/** Under lock, so that two requests on one payment come one after the other. */
async function lockPayment(tx: Queryable, desk: Desk, id: string): Promise<Payment | null> {
  const found = await lockObject<Payment>(tx, desk, id);
  return found?.kind === 'payment' ? found.body : null;
}

async function keepPayment(
  tx: Queryable,
  desk: Desk,
  payment: Payment,
  moved: Parameters<typeof keepBook>[3] = null,
): Promise<void> {
  await changeObject(tx, desk, payment.id, payment);
  await keepBook(tx, desk, bookingOf(payment), moved);
}

function bookingOf(payment: Payment): Booking {
  const money = payment.status === 'settled' ? BigInt(payment.amount_in_minor) : 0n;
  const { id, status, currency, reference } = payment;
  const states = {
    authorization_required: 'pending',
    executed: 'pending',
    settled: 'captured',
    failed: 'failed',
  } as const;

  return {
    payment_id: id,
    currency,
    authorized: money,
    captured: money,
    refunded: BigInt(payment.refunded),
    status: states[status],
    instrument: { type: 'bank_transfer' },
    details: { id, state: status, reference },
  };
}

/** What happens without a request: at the buyer's bank, or to a refund. */
export async function runLaterChange(desk: Desk, id: string, what: string): Promise<boolean> {
  if (!Object.hasOwn(HAPPENINGS, what)) return false;
  const done = await desk.db.transaction(async (tx) => {
    const payment = await lockPayment(tx, desk, id);
    return payment !== null && (await HAPPENINGS[what]?.(tx, desk, payment)) === true;
  });
  desk.courier.kick();
  return done;
}

type LaterChange = (tx: Queryable, desk: Desk, payment: Payment) => Promise<boolean>;

const HAPPENINGS: Readonly<Record<string, LaterChange>> = {
  execute,
  settle,
  reject: (tx, desk, payment) => failPayment(tx, desk, payment, 'provider_rejected'),
  cancel_at_bank: (tx, desk, payment) => failPayment(tx, desk, payment, 'user_canceled_at_provider'),
  expire: (tx, desk, payment) => failPayment(tx, desk, payment, 'expired'),
  refund_executed: (tx, desk, payment) => endRefunds(tx, desk, payment, 'executed'),
  refund_failed: (tx, desk, payment) => endRefunds(tx, desk, payment, 'failed'),
  refund_in_dashboard: refundInConsole,
  return_refunds: (tx, desk, payment) => endRefunds(tx, desk, payment, 'returned'),
};

async function execute(tx: Queryable, desk: Desk, payment: Payment): Promise<boolean> {
  if (payment.status !== 'authorization_required') return false;
  const after: Payment = { ...payment, status: 'executed', executed_at: desk.now.toISOString() };
  await keepPayment(tx, desk, after);
  await emitEvent(tx, desk, { payment_id: payment.id }, 'payment_executed', {
    ...toldOf(after),
    executed_at: after.executed_at,
  });
  return true;
}

async function settle(tx: Queryable, desk: Desk, payment: Payment): Promise<boolean> {
  await execute(tx, desk, payment);
  const executed = await lockPayment(tx, desk, payment.id);
  if (executed === null || executed.status !== 'executed') return false;
  const after: Payment = { ...executed, status: 'settled', settled_at: desk.now.toISOString() };
  await keepPayment(tx, desk, after);
  const more = { settled_at: after.settled_at, user_id: payment.user['id'] };
  await emitEvent(tx, desk, { payment_id: payment.id }, 'payment_settled', { ...toldOf(after), ...more });
  return true;
}

function toldOf({ metadata }: Payment): AnswerBody {
  const method = {
    type: 'bank_transfer',
    provider_id: 'mock-payments-gb-redirect',
    scheme_id: 'faster_payments_service',
  };
  return { payment_method: method, metadata };
}

async function failPayment(tx: Queryable, desk: Desk, payment: Payment, reason: string): Promise<boolean> {
  if (payment.status === 'settled' || payment.status === 'failed') return false;
  await fail(tx, desk, payment, reason, null);
  return true;
}

async function fail(
  tx: Queryable,
  desk: Desk,
  payment: Payment,
  reason: string,
  moved: Parameters<typeof keepBook>[3],
): Promise<void> {
  const failure = {
    failed_at: desk.now.toISOString(),
    failure_reason: reason,
    failure_stage: payment.status === 'executed' ? 'authorized' : 'authorizing',
  };
  const after: Payment = { ...payment, ...failure, status: 'failed' };
  await keepPayment(tx, desk, after, moved);
  await emitEvent(tx, desk, { payment_id: payment.id }, 'payment_failed', { ...toldOf(after), ...failure });
}

async function endRefunds(
  tx: Queryable,
  desk: Desk,
  payment: Payment,
  end: 'executed' | 'failed' | 'returned',
): Promise<boolean> {
  // https://docs.truelayer.com/docs/payout-and-refund-returns: the bank of the buyer sends back what was executed.
  const [from, status] = end === 'returned' ? ['executed', 'failed' as const] : ['pending', end];
  const open = (await listObjects<Refund>(tx, desk, 'refund', payment.id)).filter(
    ({ body }) => body.status === from,
  );
  const at = desk.now.toISOString();
  const reason = end === 'returned' ? 'returned' : 'rejected';

  for (const { body } of open) {
    const ended = status === 'executed' ? { executed_at: at } : { failed_at: at, failure_reason: reason };
    const { executed_at: _at, ...before } = body;
    await changeObject(tx, desk, body.id, { ...before, ...ended, status });
    await emitEvent(tx, desk, { payment_id: payment.id }, `refund_${status}`, {
      refund_id: body.id,
      metadata: body.metadata,
      ...ended,
    });
  }
  const back = status === 'failed' ? open.reduce((sum, { body }) => sum + body.amount_in_minor, 0) : 0;
  if (back > 0) await keepPayment(tx, desk, { ...payment, refunded: payment.refunded - back });
  return true;
}
