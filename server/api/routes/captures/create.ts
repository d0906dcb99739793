import { toId } from '../../../domain/ids.ts';
import { follow } from '../../../payments/follow.ts';
import { renderCapture } from '../../../payments/render.ts';
import { createCapture } from '../../contract/captures.ts';
import { route } from '../../route.ts';
import { captureOf } from './request.ts';

export const create = route(createCapture, async ({ body, merchantAccountId, version, idempotency, caller, parts }) => {
  const answering = { form: 'capture', version, status: 201, idempotency } as const;
  const { transaction, operation } = await follow(parts, { merchantAccountId, transactionId: toId(body.transaction_id), answering, ...captureOf(body, caller) });
  return { status: 201, body: renderCapture(transaction, operation) };
});
