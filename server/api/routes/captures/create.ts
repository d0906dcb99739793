import { toId } from '../../../domain/ids.ts';
import { follow } from '../../../payments/operation/follow.ts';
import { renderCapture } from '../../../payments/answers/render.ts';
import { createCapture } from '../../contract/captures.ts';
import { ruleBroken } from '../../../problem/problem.ts';
import { route } from '../../route.ts';
import { captureOf } from './request.ts';

export const create = route(
  createCapture,
  async ({ body, merchantAccountId, version, idempotency, caller, parts }) => {
    if (body.reauthorize_if_authorization_expired)
      throw ruleBroken({
        pointer: '/reauthorize_if_authorization_expired',
        message: 'makes a new transaction: capture under the transaction instead',
      });
    const answering = { form: 'capture', version, status: 201, idempotency } as const;
    const { transaction, operation } = await follow(parts, {
      merchantAccountId,
      transactionId: toId(body.transaction_id),
      answering,
      ...captureOf(body, caller),
    });
    return { status: 201, body: renderCapture(transaction, operation) };
  },
);
