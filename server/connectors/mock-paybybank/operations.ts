import type { JsonObject } from '../../domain/json.ts';
import type { Authorize, Call, Operations } from '../connector.ts';
import { type OrderFields, orderRequests, orderSettings } from '../order-connector.ts';
import { reader } from './wire.ts';

export const settings = orderSettings('mock-paybybank');
const payments = orderRequests('payments', reader);

export const mockPaybybankOperations: Operations<OrderFields> = {
  authorize: (call) => payments.open(call, orderOf(call)),
  find: payments.find,
  verify: payments.verify,
  cancel: (call) => payments.follow(call, 'cancel'),
  refund: (call) => payments.follow(call, 'refunds'),
};

function orderOf({ input, webhookUrl }: Call<OrderFields, Authorize>): JsonObject {
  return {
    amount: String(input.amount.minor),
    currency: input.amount.currency,
    return_url: input.returnUrl,
    expires_at: input.approvalExpiresAt?.toISOString() ?? null,
    webhook_url: webhookUrl,
    order: input.externalIdentifier,
  };
}
