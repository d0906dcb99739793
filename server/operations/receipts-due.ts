import { newRow } from '../db/new-operation.ts';
import type { ReceiptRow } from '../db/queries/receipts.ts';
import type { TransactionRow } from '../db/queries/transaction-rows.ts';
import { textAt } from '../domain/json.ts';
import { timestamp } from '../domain/timestamp.ts';
import { type ReceiptSubject, maskedAddress } from '../domain/receipt.ts';
import { isTendering, movedInAll } from '../domain/transaction/tenders.ts';

/**
 * Receipts of what a step moved, for the statement that takes it: a worker sends them. Only of payments that name where
 * they go, which is the shop's own wish, or its merchant account's for every buyer with an address.
 */
export function receiptsDue(before: TransactionRow, after: TransactionRow): readonly ReceiptRow[] {
  const address = textAt(after.request, 'receipt_email');
  if (address === null) return [];
  const moved = movedBy(before, after);
  const now = new Date(after.updated_at);
  return moved.flatMap(([about, amount]) =>
    amount > 0n ? [newReceipt(after, { about, amount, address, language: null, happenedAt: now }, now)] : [],
  );
}

/**
 * What gift cards and a payment method give together is told as one. What was not enough went back, and was no payment.
 */
function movedBy(before: TransactionRow, after: TransactionRow): readonly MovedMoney[] {
  const [then, now] = [movedInAll(before), movedInAll(after)];
  const isDecided = isTendering(before.tenders) && !isTendering(after.tenders);
  if (isDecided) return after.status === 'captured' ? [['payment', now.captured]] : [];
  return [
    ['payment', now.captured - then.captured],
    ['refund', now.refunded - then.refunded],
  ];
}
type MovedMoney = readonly [ReceiptSubject, bigint];

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
