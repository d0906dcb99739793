import type { CallAudit } from '../access/audit.ts';
import type { IdempotentCall } from '../access/idempotency.ts';
import { renderReceipt } from '../answers/receipt.ts';
import { type ReceiptRow, receiptsOfTransaction } from '../db/queries/receipts.ts';
import type { TransactionRow } from '../db/queries/transaction-rows.ts';
import type { IdempotencyWriting } from '../db/queries/step-parts.ts';
import { getGiftCardOperation } from '../db/queries/gift-card-operations.ts';
import { getOperation } from '../db/queries/transactions.ts';
import { type MerchantAccountId, type TransactionId, toId } from '../domain/ids.ts';
import { textAt } from '../domain/json.ts';
import type { Language } from '../domain/language-tag.ts';
import { Problem, ruleBroken } from '../domain/problem.ts';
import { MAIL_ADDRESS_RULE, RECEIPTS_MAX, type ReceiptSubject, isMailAddress } from '../domain/receipt.ts';
import { movedInAll, redeemedAmount } from '../domain/transaction/tenders.ts';
import { changeTransaction, transactionOf } from '../operations/change.ts';
import { newReceipt } from '../operations/receipts-due.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';

/** A receipt that somebody asks for. */
type ReceiptAsked = Readonly<{
  merchantAccountId: MerchantAccountId;
  transactionId: TransactionId;
  /** Null: as the payment says, or its buyer. */
  address: string | null;
  refundId: string | null;
  language: Language | null;
  idempotency: IdempotentCall | null;
  audit: CallAudit | null;
}>;

/** Has a worker send a receipt. */
export async function askReceipt(parts: MoneyParts, asked: ReceiptAsked): Promise<ReceiptRow> {
  const { merchantAccountId, transactionId, idempotency, audit } = asked;
  if (parts.mailer === null)
    throw new Problem('invalid_state', {
      message: 'No receipts are sent: the operator has set no mail server (RAILYARD_SMTP_URL)',
    });
  const read = transactionOf(parts, {
    merchant_account_id: merchantAccountId,
    transaction_id: transactionId,
  });
  const made = await changeTransaction<TransactionRow, ReceiptRow>(parts, read, async (transaction) => {
    const address = addressOf(transaction, asked.address);
    const confirmed = await confirmedBy(parts, transaction, asked.refundId);
    const before = await receiptsOfTransaction(parts.db, merchantAccountId, transactionId);
    if (before.length >= RECEIPTS_MAX)
      throw new Problem('invalid_state', {
        message: `There are ${RECEIPTS_MAX} receipts of this transaction already, which is the most there can be`,
      });

    const now = parts.clock.nowFor(merchantAccountId);
    const receipt = newReceipt(transaction, { ...confirmed, address, language: asked.language }, now);
    // The transaction itself has not changed.
    const patch = { updated_at: transaction.updated_at };
    const writing = {
      operations: [receipt],
      // The answer is known with the intent, so no repetition of the call finds the one without the other.
      idempotency: answeredKey(idempotency, receipt),
      audit: audit?.of('transaction', transactionId) ?? null,
    };
    return { write: { patch, writing }, result: receipt };
  });
  idempotency?.answerStored();
  return made;
}

function answeredKey(idempotency: IdempotentCall | null, receipt: ReceiptRow): IdempotencyWriting | null {
  if (idempotency === null) return null;
  idempotency.intended();
  const { operation, key, ownerId } = idempotency;
  const answer = JSON.stringify(renderReceipt(receipt));
  return { operation, key, ownerId, bindTo: receipt.operation_id, answer };
}

function addressOf({ request, buyer }: TransactionRow, asked: string | null): string {
  const address =
    asked ?? textAt(request, 'receipt_email') ?? textAt(buyer, 'billing_details', 'email_address');
  if (address === null)
    throw ruleBroken({
      pointer: '/email_address',
      message: 'is required: the payment has no receipt_email, and its buyer no e-mail address',
      type: 'value_error.missing',
    });

  if (!isMailAddress(address))
    throw ruleBroken({
      pointer: '/email_address',
      message: asked === null ? `${MAIL_ADDRESS_RULE}, and that of the buyer is not` : MAIL_ADDRESS_RULE,
      type: 'value_error.email',
    });
  return address;
}

type ConfirmedMoney = Readonly<{ about: ReceiptSubject; amount: bigint; happenedAt: Date }>;

async function confirmedBy(
  { db }: ReadParts,
  transaction: TransactionRow,
  refundId: string | null,
): Promise<ConfirmedMoney> {
  if (refundId !== null) return refundOf(db, transaction, refundId);
  const { authorized_amount: authorized, status } = transaction;
  const { captured_at: capturedAt, authorized_at: authorizedAt, updated_at: updatedAt } = transaction;
  const { captured } = movedInAll(transaction);

  if (captured > 0n)
    return { about: 'payment', amount: captured, happenedAt: new Date(capturedAt ?? updatedAt) };
  if (authorized > 0n && (status === 'authorized' || status === 'capture_pending'))
    return {
      about: 'authorization',
      amount: authorized + redeemedAmount(transaction),
      happenedAt: new Date(authorizedAt ?? updatedAt),
    };
  throw new Problem('invalid_state', { message: 'There is nothing to confirm: nothing was paid' });
}

async function refundOf(
  db: ReadParts['db'],
  { merchant_account_id: account, transaction_id: id }: TransactionRow,
  refundId: string,
): Promise<ConfirmedMoney> {
  const giftCard = await getGiftCardOperation(db, account, toId(refundId));
  // What a card gave to a payment that did not come about is no refund.
  const isToGiftCard = giftCard?.kind === 'refund-gift-card' && giftCard.details['reversal'] !== true;
  const operation = isToGiftCard ? giftCard : await getOperation(db, account, toId(refundId));
  const isRefund = isToGiftCard || operation?.kind === 'refund';

  if (operation === null || !isRefund || operation.transaction_id !== id)
    throw ruleBroken({ pointer: '/refund_id', message: 'is not a refund of this transaction' });
  const { status, moved_amount: amount, amount: asked, resolved_at: at, updated_at: updatedAt } = operation;
  if (status !== 'succeeded')
    throw ruleBroken({ pointer: '/refund_id', message: 'is of a refund that has not succeeded' });
  return { about: 'refund', amount: amount ?? asked, happenedAt: new Date(at ?? updatedAt) };
}
