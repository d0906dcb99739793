import { toId } from '../../../domain/ids.ts';
import { follow } from '../../../payments/follow.ts';
import { renderRefund } from '../../../payments/render.ts';
import { createTransactionRefund } from '../../contract/refunds.ts';
import { route } from '../../route.ts';
import { refundOf } from './request.ts';

export const createForTransaction = route(createTransactionRefund, async ({ params, body, merchantAccountId, version, idempotency, caller, parts }) => {
  const answering = { form: 'refund', version, status: 201, idempotency } as const;
  const { transaction, operation } = await follow(parts, { merchantAccountId, transactionId: toId(params.transaction_id), answering, ...refundOf(body, caller) });
  return { status: 201, body: renderRefund(transaction, operation) };
});
