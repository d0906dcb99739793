import { readRefund } from '../../../answers/refund.ts';
import { toId } from '../../../domain/ids.ts';
import { getRefund, getTransactionRefund } from '../../../api-contract/refunds.ts';
import { route } from '../../route.ts';
import { answerOrNotFound } from '../answer-or-not-found.ts';

export const get = route(getRefund, async ({ params, merchantAccountId, parts }) => {
  const refundId = toId<'operation'>(params.refund_id);
  return answerOrNotFound(await readRefund(parts, { merchantAccountId, refundId, transactionId: null }));
});

export const getOfTransaction = route(getTransactionRefund, async ({ params, merchantAccountId, parts }) => {
  const refundId = toId<'operation'>(params.refund_id);
  const transactionId = toId<'transaction'>(params.transaction_id.toLowerCase());
  return answerOrNotFound(await readRefund(parts, { merchantAccountId, refundId, transactionId }));
});
