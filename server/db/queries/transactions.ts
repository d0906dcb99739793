import type { MerchantAccountId, OperationId, TransactionId } from '../../domain/ids.ts';
import { type Db, type Queryable, sql } from '../db.ts';
import { batcherOf } from '../batch.ts';
import { withGiftCards } from './tenders.ts';
import type {
  ActionRow,
  GiftCardOperationRow,
  OperationRow,
  StoredTransaction,
  TenderingRow,
  TransactionRow,
} from './transaction-rows.ts';

const GET = sql(
  'transactions.get',
  `SELECT t.* FROM jsonb_to_recordset($1::jsonb) asked (account text, id uuid)
   JOIN transactions t ON t.merchant_account_id = asked.account AND t.transaction_id = asked.id`,
);
type TransactionKey = Readonly<{ merchantAccountId: MerchantAccountId; id: TransactionId }>;

/** Transactions of one statement, at most. */
const BATCH_MAX = 64;

const reading = batcherOf<TransactionKey, TransactionRow | null>((db) => ({
  max: BATCH_MAX,
  run: async (named) => {
    const asked = named.map(({ merchantAccountId: account, id }) => ({ account, id }));
    const rows = await db.query<StoredTransaction>(GET, [JSON.stringify(asked)]);
    const found = new Map(
      (await withGiftCards(db, rows)).map((row) => [`${row.merchant_account_id}/${row.transaction_id}`, row]),
    );
    return named.map(({ merchantAccountId, id }) => found.get(`${merchantAccountId}/${id}`) ?? null);
  },
}));
/** Concurrent readers share a statement, which begins after each of them asked. */
export function getTransactionRow(
  db: Pick<Db, 'byKey'>,
  merchantAccountId: MerchantAccountId,
  id: TransactionId,
): Promise<TransactionRow | null> {
  return reading(db.byKey).add({ merchantAccountId, id });
}

/** It came about, or may: as the indexes have it that let no second payment of a link or an order in. */
export const CAME_ABOUT = `t.status NOT IN ('declined', 'failed')
  AND NOT (t.status = 'expired' AND t.authorized_at IS NULL)`;
const OF_ORDER = sql(
  'transactions.of_order',
  `SELECT t.transaction_id, t.status FROM transactions t
   WHERE t.merchant_account_id = $1 AND t.order_key = $2 AND ${CAME_ABOUT}`,
);
/** The one payment of an order that came about, or may. */
export async function getPaymentOfOrder(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  orderKey: string,
): Promise<Pick<TransactionRow, 'transaction_id' | 'status'> | null> {
  const [row] = await db.query<Pick<TransactionRow, 'transaction_id' | 'status'>>(OF_ORDER, [
    merchantAccountId,
    orderKey,
  ]);
  return row ?? null;
}

/** What the merchant account allows itself. */
type CaptureLimits = Readonly<{ over_capture_amount: bigint | null; over_capture_percentage: bigint | null }>;
export type TransactionWithLimits = TransactionRow & CaptureLimits;

const GET_WITH_LIMITS = sql(
  'transactions.get_with_limits',
  `SELECT t.*, m.over_capture_amount, m.over_capture_percentage FROM transactions t
   JOIN merchant_accounts m ON m.merchant_account_id = t.merchant_account_id
   WHERE t.merchant_account_id = $1 AND t.transaction_id = $2`,
);
export async function getTransactionWithLimits(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: TransactionId,
): Promise<TransactionWithLimits | null> {
  const rows = await db.query<StoredTransaction & CaptureLimits>(GET_WITH_LIMITS, [merchantAccountId, id]);
  const [row] = await withGiftCards(db, rows);
  return row ?? null;
}

/** Of operations of a payment service on a transaction, by the CHECKs of `operations`. */
const OF_PAYMENT = ['transaction_id', 'payment_service_id', 'amount', 'currency'] as const;

const GET_OPERATION = sql(
  'operations.get',
  `SELECT * FROM operations WHERE merchant_account_id = $1 AND operation_id = $2`,
  OF_PAYMENT,
);
export async function getOperation(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: OperationId,
): Promise<OperationRow | null> {
  const [row] = await db.query<OperationRow>(GET_OPERATION, [merchantAccountId, id]);
  return row ?? null;
}

/** Captures or refunds of one transaction; no transaction has more that matter on one page. */
const OPERATIONS_LISTED_MAX = 1000;

const LIST_OPERATIONS = sql(
  'operations.list',
  `SELECT * FROM operations WHERE merchant_account_id = $1 AND transaction_id = $2 AND kind = $3
   ORDER BY created_at, operation_id LIMIT ${OPERATIONS_LISTED_MAX}`,
  OF_PAYMENT,
);
/** Oldest first. */
export function listOperations(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: TransactionId,
  kind: OperationRow['kind'],
): Promise<OperationRow[]> {
  return db.query<OperationRow>(LIST_OPERATIONS, [merchantAccountId, id, kind]);
}

const OF_TRANSACTION = sql(
  'operations.of_transaction',
  `SELECT * FROM operations WHERE merchant_account_id = $1 AND transaction_id = $2
   ORDER BY created_at, attempt, operation_id LIMIT ${OPERATIONS_LISTED_MAX}`,
);
/** Of every kind, oldest first. */
export function operationsOf(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: TransactionId,
): Promise<(OperationRow | GiftCardOperationRow | TenderingRow)[]> {
  return db.query<OperationRow | GiftCardOperationRow | TenderingRow>(OF_TRANSACTION, [
    merchantAccountId,
    id,
  ]);
}

const LIST_ACTIONS = sql(
  'transaction_actions.list',
  `SELECT * FROM transaction_actions WHERE merchant_account_id = $1 AND transaction_id = $2
   ORDER BY transaction_action_id LIMIT 100`,
);
/** What its flow decided. */
export function listActionRows(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: TransactionId,
): Promise<ActionRow[]> {
  return db.query<ActionRow>(LIST_ACTIONS, [merchantAccountId, id]);
}
