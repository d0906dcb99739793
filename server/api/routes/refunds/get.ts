import { getGiftCardOperation } from '../../../db/queries/gift-card-operations.ts';
import { getOperation, getTransactionRow } from '../../../db/queries/transactions.ts';
import { type MerchantAccountId, toId } from '../../../domain/ids.ts';
import { renderGiftCardRefund, renderRefund } from '../../../payments/answers/render-operations.ts';
import type { Parts } from '../../../parts.ts';
import { getRefund, getTransactionRefund } from '../../../api-contract/refunds.ts';
import { Problem } from '../../../domain/problem.ts';
import { route } from '../../route.ts';
import { withSettled } from './settled.ts';

export const get = route(getRefund, async ({ params, merchantAccountId, parts }) => ({
  status: 200,
  body: await refund(parts, merchantAccountId, params.refund_id, null),
}));

export const getOfTransaction = route(getTransactionRefund, async ({ params, merchantAccountId, parts }) => ({
  status: 200,
  body: await refund(parts, merchantAccountId, params.refund_id, params.transaction_id.toLowerCase()),
}));

async function refund(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
  refundId: string,
  transactionId: string | null,
) {
  const giftCard = await getGiftCardOperation(parts.db, merchantAccountId, toId(refundId));
  if (
    giftCard !== null &&
    giftCard.kind === 'refund-gift-card' &&
    giftCard.transaction_id !== null &&
    (transactionId === null || giftCard.transaction_id === transactionId)
  ) {
    const transaction = await getTransactionRow(parts.db, merchantAccountId, giftCard.transaction_id);
    if (transaction === null) throw new Error('BUG: a refund without its transaction');
    return renderGiftCardRefund(transaction, giftCard);
  }
  const operation = await getOperation(parts.db, merchantAccountId, toId(refundId));
  if (
    operation === null ||
    operation.kind !== 'refund' ||
    (transactionId !== null && operation.transaction_id !== transactionId)
  )
    throw new Problem('not_found');
  const transaction = await getTransactionRow(parts.db, merchantAccountId, operation.transaction_id);
  if (transaction === null) throw new Error('BUG: an operation without its transaction');
  const [settled] = await withSettled(parts, merchantAccountId, transaction.transaction_id, [
    renderRefund(transaction, operation),
  ]);
  if (settled === undefined) throw new Error('BUG: a refund vanished');
  return settled;
}
