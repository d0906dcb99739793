import { toId } from '../../../domain/ids.ts';
import { onePage } from '../../../payments/answer.ts';
import { follow } from '../../../payments/follow.ts';
import { renderRefund } from '../../../payments/render.ts';
import { createFullTransactionRefund } from '../../contract/refunds.ts';
import { route } from '../../route.ts';
import { refundOf } from './request.ts';

/** Every instrument: today that is the payment method alone. */
export const createAll = route(createFullTransactionRefund, async ({ params, body, merchantAccountId, version, idempotency, caller, parts }) => {
  const answering = { form: 'refunds', version, status: 201, idempotency } as const;
  const asked = refundOf({ ...body, target_type: 'payment-method' }, caller);
  const { transaction, operation } = await follow(parts, { merchantAccountId, transactionId: toId(params.transaction_id), answering, ...asked });
  return { status: 201, body: onePage([renderRefund(transaction, operation)]) };
});
