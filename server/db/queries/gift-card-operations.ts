import type { MerchantAccountId, OperationId, TransactionId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { type AuditWriting, auditColumnsOf, insertAudits } from './audit-logs.ts';
import {
  type GiftCardOperationRow,
  OPERATION_CHANGEABLE,
  type OperationChange,
  newRowJson,
  rowJson,
} from './transaction-rows.ts';

const INTEND = sql(
  'gift_card_operations.intend',
  `WITH audited AS (${insertAudits('$2')})
   INSERT INTO operations SELECT r.* FROM jsonb_populate_record(NULL::operations, $1::jsonb) r`,
);
/** Step one of an operation that belongs to no transaction. */
export async function intendGiftCardOperation(
  db: Queryable,
  row: GiftCardOperationRow,
  audit: AuditWriting | null,
): Promise<void> {
  await db.query(INTEND, [
    newRowJson(row),
    audit === null ? null : JSON.stringify([auditColumnsOf(audit.entry)]),
  ]);
  audit?.written();
}

/** By the CHECKs of `operations`. */
const FILLED = ['gift_card_service_id', 'amount', 'currency'] as const;

const CHANGED = [...OPERATION_CHANGEABLE, 'details'];
const CONCLUDE = sql(
  'gift_card_operations.conclude',
  `UPDATE operations o SET (${CHANGED.join(', ')}) =
     (SELECT ${CHANGED.map((column) => `r.${column}`).join(', ')} FROM jsonb_populate_record(o, $3::jsonb) r)
   WHERE merchant_account_id = $1 AND operation_id = $2 AND status IN ('sent', 'unknown')
   RETURNING *`,
  FILLED,
);
/** Step three of one that belongs to no transaction. Null: somebody else concluded it first; read it again. */
export async function concludeGiftCardOperation(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  change: OperationChange & Pick<GiftCardOperationRow, 'details'>,
): Promise<GiftCardOperationRow | null> {
  const values = [merchantAccountId, change.operation_id, rowJson(change)];
  return (await db.query<GiftCardOperationRow>(CONCLUDE, values))[0] ?? null;
}

const GET = sql(
  'gift_card_operations.get',
  `SELECT * FROM operations
   WHERE merchant_account_id = $1 AND operation_id = $2 AND gift_card_service_id IS NOT NULL AND kind <> 'tenders'`,
  FILLED,
);
export async function getGiftCardOperation(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: OperationId,
): Promise<GiftCardOperationRow | null> {
  const [row] = await db.query<GiftCardOperationRow>(GET, [merchantAccountId, id]);
  return row ?? null;
}

/** No transaction has more that matter on one page. */
const REFUNDS_LISTED_MAX = 1_000;

const REFUNDS_OF_TRANSACTION = sql(
  'gift_card_operations.refunds_of_transaction',
  `SELECT * FROM operations
   WHERE merchant_account_id = $1 AND transaction_id = $2 AND kind = 'refund-gift-card'
   ORDER BY created_at, operation_id LIMIT ${REFUNDS_LISTED_MAX}`,
  FILLED,
);
/** Oldest first. */
export function giftCardRefundsOf(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  transactionId: TransactionId,
): Promise<GiftCardOperationRow[]> {
  return db.query<GiftCardOperationRow>(REFUNDS_OF_TRANSACTION, [merchantAccountId, transactionId]);
}

const REFUNDING = sql(
  'gift_card_operations.refunding',
  `SELECT coalesce(sum(amount), 0)::bigint AS amount FROM operations
   WHERE merchant_account_id = $1 AND transaction_id = $2 AND target_id = $3::uuid
     AND kind = 'refund-gift-card' AND status IN ('sent', 'unknown')`,
);
/** What of a redemption is on its way back. */
export async function refundingToGiftCard(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  transactionId: TransactionId,
  redemptionId: string,
): Promise<bigint> {
  const values = [merchantAccountId, transactionId, redemptionId];
  const [row] = await db.query<{ amount: bigint }>(REFUNDING, values);
  return row?.amount ?? 0n;
}
