import type { Outcome } from '../../domain/outcome.ts';
import type { Authorize, Call, Fields as AnyFields, Follow, Moved, Operations, WireText } from '../connector.ts';
import { readFound, readMoved, readPayment } from './wire.ts';

export const settings = {
  api_key: { displayName: 'API key', help: 'Starts with sk_sandbox_; anything may follow.', required: true, sensitive: true, format: 'text' },
  webhook_secret: { displayName: 'Webhook secret', help: 'In the sandbox: whsec_sandbox_mock-pix.', required: true, sensitive: true, format: 'text' },
} as const satisfies AnyFields;
type Fields = typeof settings;

export const mockPixOperations: Operations<Fields> = {
  async authorize(call) {
    const { status, text } = await call.http.send({ method: 'POST', url: `${call.baseUrl}/vouchers`, headers: headers(call), body: { type: 'json', value: orderOf(call) } });
    return readPayment(status, text);
  },
  async find(call) {
    const { status, text } = await call.http.send({ method: 'GET', url: `${call.baseUrl}/references/${encodeURIComponent(call.operationId)}`, headers: headers(call) });
    return readFound(status, text);
  },
  async verify(call) {
    const { status } = await call.http.send({ method: 'GET', url: `${call.baseUrl}/account`, headers: headers(call) });
    return status === 200 ? null : 'The API key was not accepted.';
  },
  cancel: (call) => follow(call, 'cancel'),
  refund: (call) => follow(call, 'refunds'),
};

async function follow(call: Call<Fields, Follow>, what: string): Promise<Outcome<Moved>> {
  const { amount, of } = call.input;
  const { status, text } = await call.http.send({ method: 'POST', url: `${call.baseUrl}/vouchers/${encodeURIComponent(of)}/${what}`, headers: headers(call), body: { type: 'json', value: { amount: String(amount.minor) } } });
  return readMoved(status, text);
}

function orderOf({ input, webhookUrl }: Call<Fields, Authorize>): unknown {
  return {
    amount: String(input.amount.minor),
    currency: input.amount.currency,
    expires_at: input.approvalExpiresAt?.toISOString() ?? null,
    webhook_url: webhookUrl,
    order: input.externalIdentifier,
  };
}

function headers(call: Call<Fields, unknown>): Readonly<Record<string, WireText>> {
  return { authorization: ['Bearer ', call.settings.api_key], 'idempotency-key': call.operationId, 'sub-merchant': call.merchantAccountId };
}
