import { errorCode } from '../../domain/decline.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { Authorize, Call, Fields as AnyFields, Follow, Moved, Operations, WireText } from '../connector.ts';
import { readFound, readMoved, readPayment } from './wire.ts';

export const settings = {
  api_key: { displayName: 'API key', help: 'Starts with sk_sandbox_; anything may follow.', required: true, sensitive: true, format: 'text' },
  webhook_secret: { displayName: 'Webhook secret', help: 'In the sandbox: whsec_sandbox_mock-bank.', required: true, sensitive: true, format: 'text' },
} as const satisfies AnyFields;
type Fields = typeof settings;

export const mockBankOperations: Operations<Fields> = {
  async authorize(call) {
    const { status, text } = await call.http.send({ method: 'POST', url: `${call.baseUrl}/debits`, headers: headers(call), body: { type: 'json', value: debitOf(call) } });
    return readPayment(status, text);
  },
  async find(call) {
    const { status, text } = await call.http.send({ method: 'GET', url: `${call.baseUrl}/references/${encodeURIComponent(call.operationId)}`, headers: headers(call) });
    return readFound(status, text);
  },
  async cancelMandate(call) {
    const { mandate } = call.input;
    const { status } = await call.http.send({ method: 'POST', url: `${call.baseUrl}/mandates/${encodeURIComponent(mandate)}/cancel`, headers: headers(call) });
    if (status === 200) return { kind: 'succeeded', value: null, reference: mandate };
    return status === 404 ? { kind: 'failed', code: errorCode('unknown_service_resource'), detail: 'the processor knows no such mandate' } : { kind: 'unknown', detail: `the processor answered ${status}` };
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
  const { status, text } = await call.http.send({ method: 'POST', url: `${call.baseUrl}/debits/${encodeURIComponent(of)}/${what}`, headers: headers(call), body: { type: 'json', value: { amount: String(amount.minor) } } });
  return readMoved(status, text);
}

function debitOf({ input, webhookUrl }: Call<Fields, Authorize>): unknown {
  const { instrument, amount } = input;
  if (instrument.method !== 'bank') throw new Error(`BUG: mock-bank was handed a ${instrument.method}, which it does not accept`);
  const { firstName, lastName, companyName } = instrument.holder;
  const holder = companyName ?? [firstName, lastName].filter((name) => name !== null).join(' ');
  return {
    amount: String(amount.minor),
    currency: amount.currency,
    scheme: instrument.scheme,
    // Under a mandate the processor knows the account.
    ...(instrument.mandate === null ? { account: { number: instrument.account, routing: instrument.routing, type: instrument.accountType, holder } } : { mandate: instrument.mandate }),
    webhook_url: webhookUrl,
    order: input.externalIdentifier,
  };
}

function headers(call: Call<Fields, unknown>): Readonly<Record<string, WireText>> {
  return { authorization: ['Bearer ', call.settings.api_key], 'idempotency-key': call.operationId, 'sub-merchant': call.merchantAccountId };
}
