import type { Outcome } from '../../domain/outcome.ts';
import type { Authorize, Call, Fields as AnyFields, Follow, Moved, Operations, WireText } from '../connector.ts';
import { readFound, readMoved, readPayment, readSession } from './wire.ts';

export const settings = {
  api_key: { displayName: 'API key', help: 'Starts with sk_sandbox_; anything may follow.', required: true, sensitive: true, format: 'text' },
  webhook_secret: { displayName: 'Webhook secret', help: 'In the sandbox: whsec_sandbox_mock-paypal.', required: true, sensitive: true, format: 'text' },
} as const satisfies AnyFields;
type Fields = typeof settings;

export const mockPaypalOperations: Operations<Fields> = {
  async authorize(call) {
    const { status, text } = await call.http.send({ method: 'POST', url: `${call.baseUrl}/orders`, headers: headers(call), body: { type: 'json', value: orderOf(call) } });
    return readPayment(status, text);
  },
  async find(call) {
    const { status, text } = await call.http.send({ method: 'GET', url: `${call.baseUrl}/references/${encodeURIComponent(call.operationId)}`, headers: headers(call) });
    return readFound(status, text);
  },
  async complete(call) {
    const { status, text } = await call.http.send({ method: 'POST', url: `${call.baseUrl}/orders/${encodeURIComponent(call.input.of)}/complete`, headers: headers(call) });
    return readPayment(status, text);
  },
  async session(call) {
    const { of } = call.input;
    const { status, text } = await call.http.send({ method: 'GET', url: `${call.baseUrl}/orders/${encodeURIComponent(of)}/session`, headers: headers(call) });
    return readSession(status, text, of);
  },
  async verify(call) {
    const { status } = await call.http.send({ method: 'GET', url: `${call.baseUrl}/account`, headers: headers(call) });
    return status === 200 ? null : 'The API key was not accepted.';
  },
  capture: (call) => follow(call, 'captures'),
  void: (call) => follow(call, 'voids'),
  cancel: (call) => follow(call, 'cancel'),
  refund: (call) => follow(call, 'refunds'),
};

async function follow(call: Call<Fields, Follow>, what: string): Promise<Outcome<Moved>> {
  const { amount, of, final } = call.input;
  const { status, text } = await call.http.send({ method: 'POST', url: `${call.baseUrl}/orders/${encodeURIComponent(of)}/${what}`, headers: headers(call), body: { type: 'json', value: { amount: String(amount.minor), final } } });
  return readMoved(status, text);
}

function orderOf({ input, webhookUrl }: Call<Fields, Authorize>): unknown {
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

function headers(call: Call<Fields, unknown>): Readonly<Record<string, WireText>> {
  return { authorization: ['Bearer ', call.settings.api_key], 'idempotency-key': call.operationId, 'sub-merchant': call.merchantAccountId };
}
