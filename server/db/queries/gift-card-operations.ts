import type { MerchantAccountId, OperationId, TransactionId } from '../../domain/ids.ts';
import { leftOf } from '../../domain/transaction/tenders.ts';
import { type Queryable, sql } from '../db.ts';
import { type AuditWriting, auditColumnsOf, auditRows, insertAudits } from './audit-logs.ts';
import { NEW_GIFT_CARD_COLUMNS, type NewGiftCardRow } from './gift-cards.ts';
import {
  type GiftCardOperationRow,
  OPERATION_CHANGEABLE,
  type OperationChange,
  type TransactionRow,
  type WebhookEventRow,
  newRowJson,
  rowJson,
} from './transaction-rows.ts';
import { insertEvents } from './webhook-events.ts';

/** Under which Idempotency-Key an operation is begun, and whose the key is. */
export type KeyOfCall = Readonly<{ operation: string; key: string; ownerId: string }>;

const INTEND = sql(
  'gift_card_operations.intend',
  `WITH gate AS (
     INSERT INTO operations SELECT r.* FROM jsonb_populate_record(NULL::operations, $1::jsonb) r
     WHERE $3::text IS NULL OR EXISTS (
       SELECT FROM idempotency_keys k
       WHERE k.merchant_account_id = $6 AND k.operation = $2 AND k.key = $3
         AND k.owner_id = $4::uuid AND k.completed_at IS NULL FOR UPDATE)
     RETURNING operation_id
   ),
   bound AS (
     UPDATE idempotency_keys k SET operation_id = gate.operation_id FROM gate
     WHERE k.merchant_account_id = $6 AND k.operation = $2 AND k.key = $3
       AND k.owner_id = $4::uuid AND k.completed_at IS NULL
   ),
   audited AS (${insertAudits(`gate, ${auditRows('$5')}`)})
   SELECT operation_id FROM gate`,
);
/**
 * Step one of an operation that belongs to no transaction; the Idempotency-Key then waits for it. False: the key is
 * no longer this request's, and nothing was written.
 */
export async function intendGiftCardOperation(
  db: Queryable,
  row: GiftCardOperationRow,
  key: KeyOfCall | null,
  audit: AuditWriting | null,
): Promise<boolean> {
  const rows = await db.query(INTEND, [
    newRowJson(row),
    key?.operation ?? null,
    key?.key ?? null,
    key?.ownerId ?? null,
    audit === null ? null : JSON.stringify([auditColumnsOf(audit.entry)]),
    row.merchant_account_id,
  ]);
  if (rows.length === 1) audit?.written();
  return rows.length === 1;
}

/** By the CHECKs of `operations`. */
const FILLED = ['gift_card_service_id', 'amount', 'currency'] as const;

const CHANGED = [...OPERATION_CHANGEABLE, 'details'];
const CARD = NEW_GIFT_CARD_COLUMNS.join(', ');
const CONCLUDE = sql(
  'gift_card_operations.conclude',
  `WITH gate AS (
     UPDATE operations o SET (${CHANGED.join(', ')}) =
       (SELECT ${CHANGED.map((column) => `r.${column}`).join(', ')} FROM jsonb_populate_record(o, $3::jsonb) r)
     WHERE merchant_account_id = $1 AND operation_id = $2 AND status IN ('sent', 'unknown')
     RETURNING operation_id
   ),
   stored AS (INSERT INTO gift_cards (${CARD}) SELECT ${CARD}
     FROM gate, jsonb_populate_recordset(NULL::gift_cards, $4::jsonb)),
   announced AS (${insertEvents({ rows: '$5', after: 'gate' })}),
   remembered AS (
     UPDATE idempotency_keys SET response_body = $9::text, problem = $10::text, completed_at = now()
     WHERE merchant_account_id = $1 AND operation = $6 AND key = $7 AND owner_id = $8::uuid
       AND completed_at IS NULL AND EXISTS (SELECT FROM gate)
   )
   SELECT operation_id FROM gate`,
);
/** What an outcome brings with it. */
export type GiftCardConclusion = Readonly<{
  /** The card that the call stores. */
  cards: readonly NewGiftCardRow[];
  webhooks: readonly WebhookEventRow[];
  /** Null: the key goes on waiting, or there is none. */
  answer: (KeyOfCall & Readonly<{ body: string | null; problem: string | null }>) | null;
}>;

/**
 * Step three of one that belongs to no transaction, with all that follows from it. False: somebody else concluded it
 * first, and nothing was written.
 */
export async function concludeGiftCardOperation(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  change: OperationChange & Pick<GiftCardOperationRow, 'details'>,
  { cards, webhooks, answer }: GiftCardConclusion,
): Promise<boolean> {
  const rows = await db.query(CONCLUDE, [
    merchantAccountId,
    change.operation_id,
    rowJson(change),
    rowJson(cards),
    rowJson(webhooks),
    answer?.operation ?? null,
    answer?.key ?? null,
    answer?.ownerId ?? null,
    answer?.body ?? null,
    answer?.problem ?? null,
  ]);
  return rows.length === 1;
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

/** What of a redemption can go back to its gift card, less what is under way. */
export async function leftToGiveBack(
  db: Queryable,
  transaction: TransactionRow,
  redemptionId: string,
): Promise<bigint> {
  const giftCard = transaction.gift_cards.find(({ tender_id: id }) => id === redemptionId);
  if (giftCard === undefined) return 0n;
  const values = [transaction.merchant_account_id, transaction.transaction_id, redemptionId];
  const [row] = await db.query<{ amount: bigint }>(REFUNDING, values);
  return leftOf(giftCard) - (row?.amount ?? 0n);
}
