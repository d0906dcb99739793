import { toId } from '../../../domain/ids.ts';
import { follow } from '../../../payments/follow.ts';
import { renderTransaction, renderTransactionCapture } from '../../../payments/render.ts';
import { captureTransaction } from '../../contract/captures.ts';
import { route } from '../../route.ts';
import { prefers } from '../transactions/prefer.ts';
import { captureOf } from './request.ts';

export const capture = route(captureTransaction, async ({ params, body, headers, merchantAccountId, version, idempotency, caller, parts }) => {
  const form = prefers(headers.prefer, 'transaction-capture') ? 'transaction-capture' : 'transaction';
  const answering = { form, version, status: 200, idempotency } as const;
  const { transaction, operation } = await follow(parts, { merchantAccountId, transactionId: toId(params.transaction_id), answering, ...captureOf(body, caller) });
  return { status: 200, body: form === 'transaction' ? renderTransaction(transaction, version) : renderTransactionCapture(transaction, operation, version) };
});
