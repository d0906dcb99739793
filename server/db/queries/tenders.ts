import type { MerchantAccountId, TransactionId } from '../../domain/ids.ts';
import type { Timestamp } from '../../domain/timestamp.ts';
import type { GiftCardTender } from '../../domain/transaction/tenders.ts';
import { type Queryable, sql } from '../db.ts';
import type { OperationChange } from './transaction-rows.ts';

const CONCLUDE = sql(
  'tenders.conclude',
  `UPDATE operations SET status = $3, moved_amount = $4, due_at = NULL, resolved_at = $5, updated_at = $5
   WHERE merchant_account_id = $1 AND operation_id = $2 AND kind = 'tenders' AND status = 'pending'
     AND EXISTS (SELECT FROM transactions
       WHERE merchant_account_id = $1 AND transaction_id = $2 AND tenders = 'settled')`,
);
/** Nothing is left to do for the tenders of a transaction: the row that brought them there has ended. */
export async function concludeTendering(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  end: OperationChange,
): Promise<void> {
  await db.query(CONCLUDE, [
    merchantAccountId,
    end.operation_id,
    end.status,
    end.moved_amount,
    end.resolved_at,
  ]);
}

const KEEP = sql(
  'tenders.keep',
  `UPDATE operations SET due_at = $3, due_tries = 0
   WHERE merchant_account_id = $1 AND operation_id = $2 AND kind = 'tenders' AND status = 'pending'
     AND EXISTS (SELECT FROM transactions
       WHERE merchant_account_id = $1 AND transaction_id = $2 AND tenders = 'settled')`,
);
/** All that is left to do is to forget the cards, then. */
export async function keepTendering(
  db: Queryable,
  { merchant_account_id, transaction_id }: Key,
  until: Timestamp,
): Promise<void> {
  await db.query(KEEP, [merchant_account_id, transaction_id, until]);
}

type Key = Readonly<{ merchant_account_id: MerchantAccountId; transaction_id: TransactionId }>;
export type TenderRow = GiftCardTender & Key;

/** What a step of the transaction may change; the rest is fixed when it begins. */
export const TENDER_CHANGEABLE = [
  'status',
  'captured_amount',
  'refunded_amount',
  'provider_reference',
  'error_code',
  'raw_error_code',
  'raw_error_message',
] as const satisfies readonly (keyof GiftCardTender)[];

const OF_TRANSACTIONS = sql(
  'tenders.of_transactions',
  `SELECT * FROM tenders WHERE merchant_account_id = ANY ($1::text[]) AND transaction_id = ANY ($2::uuid[])
   ORDER BY transaction_id, position`,
);
/**
 * Transactions with their gift cards, which most have none of and then cost no statement. Tenders that are
 * read later are at least as new as their transaction, and its version tells whether they are newer.
 */
export async function withGiftCards<Stored extends Key & Readonly<{ gift_card_amount: bigint }>>(
  db: Queryable,
  rows: readonly Stored[],
): Promise<(Stored & { gift_cards: readonly GiftCardTender[] })[]> {
  const holders = rows.filter((row) => row.gift_card_amount > 0n);
  const tenders =
    holders.length === 0
      ? []
      : await db.query<TenderRow>(OF_TRANSACTIONS, [
          [...new Set(holders.map((row) => row.merchant_account_id))],
          holders.map((row) => row.transaction_id),
        ]);
  const byTransaction = Map.groupBy(tenders, (tender) => tender.transaction_id);
  return rows.map((row) => ({ ...row, gift_cards: byTransaction.get(row.transaction_id) ?? [] }));
}
