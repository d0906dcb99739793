import { type JsonObject, parseObject } from '../../domain/json.ts';
import { FORGOTTEN } from '../../domain/outcome.ts';
import type { Authorize, Call, Operations } from '../connector.ts';
import { type OrderFields, orderRequests, orderSettings, send } from '../order-connector.ts';
import { readClientSession, reader, readSession } from './wire.ts';

export const settings = orderSettings('mock-paypal');
const orders = orderRequests('orders', reader);

export const mockPaypalOperations: Operations<OrderFields> = {
  authorize: (call) => orders.open(call, orderOf(call)),
  find: orders.find,
  verify: orders.verify,
  async complete(call) {
    const { status, text } = await send(call, 'POST', orders.at(call.input.of, 'complete'));
    return reader.readState(status, text);
  },
  async tokenize(call) {
    const { status, text } = await send(call, 'POST', 'tokens', { return_url: call.input.returnUrl });
    return reader.readToken(status, text);
  },
  async findToken(call) {
    const { status, text } = await send(call, 'GET', `tokens/${encodeURIComponent(call.operationId)}`);
    return status === 404 ? { kind: 'not_found' } : reader.readToken(status, text);
  },
  async deleteToken(call) {
    const { status, text } = await send(call, 'POST', 'tokens/forget', { token: call.input.token });
    // One that it does not know any more is forgotten.
    const isForgotten = status === 404 || (status === 200 && parseObject(text)?.['status'] === 'approved');
    return isForgotten
      ? FORGOTTEN
      : { kind: 'unknown', detail: `the processor answered ${status} without a word of the token` };
  },
  async session(call) {
    const { of } = call.input;
    const { status, text } = await send(call, 'GET', orders.at(of, 'session'));
    return readSession(status, text, of);
  },
  async clientSession(call) {
    const { status, text } = await send(call, 'POST', 'client-sessions', call.input.payload);
    return readClientSession(status, text);
  },
  capture: (call) => orders.follow(call, 'captures', { final: call.input.final }),
  void: (call) => orders.follow(call, 'voids', { final: call.input.final }),
  cancel: (call) => orders.follow(call, 'cancel', { final: call.input.final }),
  refund: (call) => orders.follow(call, 'refunds', { final: call.input.final }),
};

function orderOf({ input, webhookUrl }: Call<OrderFields, Authorize>): JsonObject {
  const { instrument } = input;
  return {
    amount: String(input.amount.minor),
    currency: input.amount.currency,
    intent: input.capture ? 'capture' : 'authorize',
    token: instrument.method === 'stored-token' ? instrument.token : null,
    store: input.store,
    client: input.integrationClient,
    return_url: input.returnUrl,
    webhook_url: webhookUrl,
    order: input.externalIdentifier,
  };
}
