import { type Queryable, sql } from '../../server/db/db.ts';

/**
 * The simulated processors' own books (schema `simulator`). Nothing outside `sandbox/processors` reads them.
 */
export type BookKey = Readonly<{ account: string; processor: string }>;

export type SimulatedPayment = Readonly<{
  payment_id: string;
  currency: string;
  authorized: bigint;
  captured: bigint;
  refunded: bigint;
  closed: boolean;
  status: 'refused' | 'pending' | 'authorized' | 'captured' | 'voided' | 'expired' | 'failed' | 'returned';
  instrument: Record<string, unknown>;
  details: Record<string, unknown>;
  created_at: string;
  updated_at: string;
}>;

export type SimulatedOperation = Readonly<{
  reference: string;
  operation_id: string;
  payment_id: string;
  kind: string;
  status: 'approved' | 'refused' | 'pending';
  amount: bigint;
  request_hash: string;
  answer: Record<string, unknown>;
  created_at: string;
}>;

export type NewOperation = Omit<SimulatedOperation, 'created_at'>;

/** With `valuesOfOperation`. */
export const INSERT_OPERATION = `
     INSERT INTO simulator.operations (merchant_account_id, processor, reference, operation_id, payment_id, kind,
       status, amount, request_hash, answer, created_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`;
export function valuesOfOperation(
  { account, processor }: BookKey,
  operation: NewOperation,
  now: Date,
): readonly unknown[] {
  return [
    account,
    processor,
    operation.reference,
    operation.operation_id,
    operation.payment_id,
    operation.kind,
    operation.status,
    operation.amount,
    operation.request_hash,
    JSON.stringify(operation.answer),
    now,
  ];
}

const OPERATION_COLUMNS =
  'reference, operation_id, payment_id, kind, status, amount, request_hash, answer, created_at';
const PAYMENT_COLUMNS = `payment_id, currency, authorized, captured, refunded, closed, status, instrument, details,
    created_at, updated_at`;

const OPEN_PAYMENT = sql(
  'simulator.open_payment',
  `WITH operation AS (${INSERT_OPERATION}
     ON CONFLICT (merchant_account_id, processor, reference) DO NOTHING RETURNING reference
   )
   INSERT INTO simulator.payments (merchant_account_id, processor, payment_id, currency, authorized, captured, closed,
     status, instrument, details, created_at, updated_at)
   SELECT $1, $2, $5, $12, $13, $14, $15, $16, $17, $18, $11, $11 FROM operation
   RETURNING payment_id`,
);
/**
 * Books a new payment with the operation that made it. False: the reference was used before, and nothing was
 * booked.
 */
export async function openPayment(
  db: Queryable,
  key: BookKey,
  operation: NewOperation,
  payment: Omit<SimulatedPayment, 'refunded' | 'created_at' | 'updated_at'>,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(OPEN_PAYMENT, [
    ...valuesOfOperation(key, operation, now),
    payment.currency,
    payment.authorized,
    payment.captured,
    payment.closed,
    payment.status,
    JSON.stringify(payment.instrument),
    JSON.stringify(payment.details),
  ]);
  return rows.length === 1;
}

const FIND_OPERATION = sql(
  'simulator.find_operation',
  `SELECT ${OPERATION_COLUMNS} FROM simulator.operations
   WHERE merchant_account_id = $1 AND processor = $2 AND reference = $3`,
);
export async function findOperation(
  db: Queryable,
  { account, processor }: BookKey,
  reference: string,
): Promise<SimulatedOperation | null> {
  const [row] = await db.query<SimulatedOperation>(FIND_OPERATION, [account, processor, reference]);
  return row ?? null;
}

const GET_OPERATION = sql(
  'simulator.get_operation',
  `SELECT ${OPERATION_COLUMNS} FROM simulator.operations
   WHERE merchant_account_id = $1 AND processor = $2 AND operation_id = $3`,
);
export async function getOperation(
  db: Queryable,
  { account, processor }: BookKey,
  id: string,
): Promise<SimulatedOperation | null> {
  const [row] = await db.query<SimulatedOperation>(GET_OPERATION, [account, processor, id]);
  return row ?? null;
}

const LOCK_PAYMENT = sql(
  'simulator.lock_payment',
  `SELECT ${PAYMENT_COLUMNS}
   FROM simulator.payments
   WHERE merchant_account_id = $1 AND processor = $2
     AND payment_id = coalesce((SELECT payment_id FROM simulator.operations
       WHERE merchant_account_id = $1 AND processor = $2 AND operation_id = $3::uuid), $3::uuid)
   FOR UPDATE`,
);
/** By the payment's id, or by the id of any operation on it. */
export async function lockPayment(
  tx: Queryable,
  { account, processor }: BookKey,
  id: string,
): Promise<SimulatedPayment | null> {
  const [row] = await tx.query<SimulatedPayment>(LOCK_PAYMENT, [account, processor, id]);
  return row ?? null;
}

const GET_PAYMENT = sql(
  'simulator.get_payment',
  `SELECT ${PAYMENT_COLUMNS}
   FROM simulator.payments
   WHERE merchant_account_id = $1 AND processor = $2 AND payment_id = $3`,
);
export async function getPayment(
  db: Queryable,
  { account, processor }: BookKey,
  id: string,
): Promise<SimulatedPayment | null> {
  const [row] = await db.query<SimulatedPayment>(GET_PAYMENT, [account, processor, id]);
  return row ?? null;
}

const BOOK = sql(
  'simulator.book',
  `WITH operation AS (${INSERT_OPERATION} RETURNING payment_id
   )
   UPDATE simulator.payments SET authorized = $12, captured = $13, refunded = $14, closed = $15, status = $16,
     details = $17, updated_at = $11
   FROM operation WHERE merchant_account_id = $1 AND processor = $2 AND payments.payment_id = operation.payment_id
   RETURNING payments.payment_id`,
);
/** Books an operation on a locked payment, and what it makes of the payment. */
export async function bookOperation(
  tx: Queryable,
  key: BookKey,
  operation: NewOperation,
  after: SimulatedPayment,
  now: Date,
): Promise<void> {
  const rows = await tx.query(BOOK, [
    ...valuesOfOperation(key, operation, now),
    after.authorized,
    after.captured,
    after.refunded,
    after.closed,
    after.status,
    JSON.stringify(after.details),
  ]);
  if (rows.length !== 1) throw new Error('BUG: an operation was booked on no payment');
}

const CHANGE_PAYMENT = sql(
  'simulator.change_payment',
  `UPDATE simulator.payments SET authorized = $4, captured = $5, refunded = $6, closed = $7, status = $8,
    details = $9, updated_at = $10
   WHERE merchant_account_id = $1 AND processor = $2 AND payment_id = $3`,
);
/** What happens to a locked payment without a request: a buyer's act, time, a bank. */
export async function changePayment(
  tx: Queryable,
  { account, processor }: BookKey,
  after: SimulatedPayment,
  now: Date,
): Promise<void> {
  await tx.query(CHANGE_PAYMENT, [
    account,
    processor,
    after.payment_id,
    after.authorized,
    after.captured,
    after.refunded,
    after.closed,
    after.status,
    JSON.stringify(after.details),
    now,
  ]);
}

const LEDGER_PAYMENTS = sql(
  'simulator.ledger_payments',
  `SELECT processor, ${PAYMENT_COLUMNS}
   FROM simulator.payments
   WHERE merchant_account_id = $1 AND ($2::text IS NULL OR processor = $2)
     AND ($3::uuid IS NULL OR payment_id = $3::uuid) ORDER BY created_at, payment_id LIMIT 10000`,
);
export function ledgerPayments(
  db: Queryable,
  account: string,
  processor: string | null,
  paymentId: string | null,
): Promise<(SimulatedPayment & { processor: string })[]> {
  return db.query(LEDGER_PAYMENTS, [account, processor, paymentId]);
}

const LEDGER_OPERATIONS = sql(
  'simulator.ledger_operations',
  `SELECT processor, ${OPERATION_COLUMNS}
    FROM simulator.operations
   WHERE merchant_account_id = $1 AND ($2::text IS NULL OR processor = $2)
     AND ($3::uuid IS NULL OR payment_id = $3::uuid) AND ($4::text IS NULL OR reference = $4)
   ORDER BY created_at, operation_id LIMIT 10000`,
);
export function ledgerOperations(
  db: Queryable,
  account: string,
  filter: Readonly<{ processor: string | null; paymentId: string | null; reference: string | null }>,
): Promise<(SimulatedOperation & { processor: string })[]> {
  return db.query(LEDGER_OPERATIONS, [account, filter.processor, filter.paymentId, filter.reference]);
}
