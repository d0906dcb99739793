import { toId } from '../../../domain/ids.ts';
import { follow } from '../../../payments/operation/follow.ts';
import { reauthorize } from '../../../payments/create/reauthorize.ts';
import { renderTransaction, renderTransactionCapture } from '../../../payments/answers/render.ts';
import { captureTransaction } from '../../contract/captures.ts';
import { route } from '../../route.ts';
import { prefers } from '../transactions/prefer.ts';
import { captureOf } from './request.ts';

export const capture = route(
  captureTransaction,
  async ({ params, body, headers, merchantAccountId, version, now, idempotency, caller, parts }) => {
    const form = prefers(headers.prefer, 'transaction-capture') ? 'transaction-capture' : 'transaction';
    const answering = { form, version, status: 200, idempotency } as const;
    const following = {
      merchantAccountId,
      transactionId: toId<'transaction'>(params.transaction_id),
      answering,
      ...captureOf(body, caller),
    };
    const instead = body.reauthorize_if_authorization_expired
      ? await reauthorize(parts, following, now)
      : null;
    const { transaction, operation } = instead ?? (await follow(parts, following));
    return {
      status: 200,
      body:
        form === 'transaction' || operation === null
          ? renderTransaction(transaction, version)
          : renderTransactionCapture(transaction, operation, version),
    };
  },
);
