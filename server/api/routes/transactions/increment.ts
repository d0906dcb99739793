import { toId } from '../../../domain/ids.ts';
import { follow } from '../../../payments/operation/follow.ts';
import { renderTransactionIncrement } from '../../../payments/answers/render.ts';
import { incrementTransactionAuthorization } from '../../contract/transaction-increment.ts';
import { route } from '../../route.ts';
import { creatorOf } from './creator.ts';

export const increment = route(
  incrementTransactionAuthorization,
  async ({ params, body, merchantAccountId, version, idempotency, caller, parts }) => {
    const answering = { form: 'increment', version, status: 200, idempotency } as const;
    const request = { kind: 'increment', amount: BigInt(body.amount) } as const;
    const { transaction, operation } = await follow(parts, {
      merchantAccountId,
      transactionId: toId(params.transaction_id),
      request,
      answering,
      keeps: { creator: creatorOf(caller) },
    });
    return { status: 200, body: renderTransactionIncrement(transaction, operation, version) };
  },
);
