import { toId } from '../../../domain/ids.ts';
import { endOrFollow } from '../../../payments/approval/cancel-approval.ts';
import { renderTransactionVoid } from '../../../payments/answers/render.ts';
import { createVoid } from '../../contract/voids.ts';
import { route } from '../../route.ts';
import { creatorOf } from '../transactions/creator.ts';

export const create = route(
  createVoid,
  async ({ body, merchantAccountId, version, idempotency, caller, parts }) => {
    const answering = { form: 'transaction-void', version, status: 201, idempotency } as const;
    const { transaction, operation } = await endOrFollow(parts, {
      merchantAccountId,
      transactionId: toId(body.transaction_id),
      request: { kind: 'void' },
      answering,
      keeps: { creator: creatorOf(caller) },
    });
    return { status: 201, body: renderTransactionVoid(transaction, operation, version) };
  },
);
