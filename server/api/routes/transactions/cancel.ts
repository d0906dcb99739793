import { toId } from '../../../domain/ids.ts';
import { endOrFollow } from '../../../payments/approval/cancel-approval.ts';
import { renderTransactionCancel } from '../../../payments/answers/render.ts';
import { cancelTransaction } from '../../contract/transaction-cancel.ts';
import { route } from '../../route.ts';
import { creatorOf } from './creator.ts';

export const cancel = route(
  cancelTransaction,
  async ({ params, merchantAccountId, version, caller, parts }) => {
    const answering = { form: 'transaction-cancel', version, status: 200, idempotency: null } as const;
    const { transaction, operation } = await endOrFollow(parts, {
      merchantAccountId,
      transactionId: toId(params.transaction_id),
      request: { kind: 'cancel' },
      answering,
      keeps: { creator: creatorOf(caller) },
    });
    return { status: 200, body: renderTransactionCancel(transaction, operation, version) };
  },
);
