import type { JsonObject } from '../../domain/json.ts';
import type { Authorize, Call, Operations } from '../connector.ts';
import { type OrderFields, orderRequests, orderSettings } from '../order-connector.ts';
import { reader } from './wire.ts';

export const settings = orderSettings('mock-oxxo');
const vouchers = orderRequests('vouchers', reader);

export const mockOxxoOperations: Operations<OrderFields> = {
  authorize: (call) => vouchers.open(call, orderOf(call)),
  find: vouchers.find,
  verify: vouchers.verify,
  cancel: (call) => vouchers.follow(call, 'cancel'),
};

function orderOf({ input, webhookUrl }: Call<OrderFields, Authorize>): JsonObject {
  return {
    amount: String(input.amount.minor),
    currency: input.amount.currency,
    expires_at: input.approvalExpiresAt?.toISOString() ?? null,
    webhook_url: webhookUrl,
    return_url: input.returnUrl,
    order: input.externalIdentifier,
  };
}
