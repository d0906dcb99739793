import { newRow } from '../db/new-operation.ts';
import type { ReceiptRow } from '../db/queries/receipts.ts';
import type { TransactionRow } from '../db/queries/transaction-rows.ts';
import { textAt } from '../domain/json.ts';
import { timestamp } from '../domain/timestamp.ts';
import { type ReceiptSubject, maskedAddress } from '../domain/receipt.ts';

/**
 * Receipts of what a step moved, for the statement that takes it: a worker sends them. Only of payments that name where
 * they go, which is the shop's own wish, or its merchant account's for every buyer with an address.
 */
export function receiptsDue(
  before: Pick<TransactionRow, 'captured_amount' | 'refunded_amount'>,
  after: TransactionRow,
): readonly ReceiptRow[] {
  const address = textAt(after.request, 'receipt_email');
  if (address === null) return [];
  const moved = [
    ['payment', after.captured_amount - before.captured_amount],
    ['refund', after.refunded_amount - before.refunded_amount],
  ] as const;
  const now = new Date(after.updated_at);
  return moved.flatMap(([about, amount]) =>
    amount > 0n ? [newReceipt(after, { about, amount, address, language: null, happenedAt: now }, now)] : [],
  );
}

/** A receipt that is to be sent at once. */
export function newReceipt(
  of: Pick<TransactionRow, 'merchant_account_id' | 'transaction_id' | 'currency'>,
  asked: Readonly<{
    about: ReceiptSubject;
    amount: bigint;
    address: string;
    language: string | null;
    happenedAt: Date;
  }>,
  now: Date,
): ReceiptRow {
  const { about, amount, address, language, happenedAt } = asked;
  return {
    ...newRow({ now, machineNow: now, firstRecoveryMs: 0 }),
    merchant_account_id: of.merchant_account_id,
    transaction_id: of.transaction_id,
    currency: of.currency,
    kind: 'receipt',
    amount,
    details: {
      about,
      email_address: address,
      shown_address: maskedAddress(address),
      language,
      happened_at: timestamp(happenedAt),
    },
  };
}
