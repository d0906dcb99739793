import { errorCode } from '../../domain/decline.ts';
import type { JsonObject } from '../../domain/json.ts';
import type { Authorize, Call, Operations } from '../connector.ts';
import { type OrderFields, orderRequests, orderSettings, send } from '../order-connector.ts';
import { reader } from './wire.ts';

export const settings = orderSettings('mock-bank');
const debits = orderRequests('debits', reader);

export const mockBankOperations: Operations<OrderFields> = {
  authorize: (call) => debits.open(call, debitOf(call)),
  find: debits.find,
  verify: debits.verify,
  async cancelMandate(call) {
    const { mandate } = call.input;
    const { status } = await send(call, 'POST', `mandates/${encodeURIComponent(mandate)}/cancel`);
    if (status === 200) return { kind: 'succeeded', value: null, reference: mandate };
    return status === 404
      ? {
          kind: 'failed',
          code: errorCode('unknown_service_resource'),
          detail: 'the processor knows no such mandate',
        }
      : { kind: 'unknown', detail: `the processor answered ${status}` };
  },
  cancel: (call) => debits.follow(call, 'cancel'),
  refund: (call) => debits.follow(call, 'refunds'),
};

function debitOf({ input, webhookUrl }: Call<OrderFields, Authorize>): JsonObject {
  const { instrument, amount } = input;
  if (instrument.method !== 'bank')
    throw new Error(`BUG: mock-bank was handed a ${instrument.method}, which it does not accept`);

  const { firstName, lastName, companyName } = instrument.holder;
  const holder = companyName ?? [firstName, lastName].filter((name) => name !== null).join(' ');
  return {
    amount: String(amount.minor),
    currency: amount.currency,
    scheme: instrument.scheme,
    // Under a mandate the processor knows the account.
    ...(instrument.mandate === null
      ? {
          account: {
            [instrument.isTokenized ? 'token' : 'number']: instrument.account,
            routing: instrument.routing,
            type: instrument.accountType,
            holder,
          },
        }
      : { mandate: instrument.mandate }),
    webhook_url: webhookUrl,
    order: input.externalIdentifier,
  };
}
