import assert from 'node:assert/strict';
import { askAt } from './ask-at.ts';
import { eventually, type TestAnswer, type TestService } from './index.ts';
import { addPaymentService } from './shop.ts';

/** A payment at a simulated Stripe that its buyer disputes, with a service that is told of it. */

type Dispute = Readonly<Record<string, unknown>> &
  Readonly<{ id: string; status: string; version?: never; respond_by: string; history: { name: string }[] }>;
export type DisputeShop = Readonly<{
  service: TestService;
  paymentServiceId: string;
  webhookUrl: string;
  /** Paid with one of Stripe's numbers, and captured. */
  pay(number?: string, more?: object): Promise<Readonly<{ id: string; reference: string }>>;
  /** What a bank, or the buyer, does about a payment, by the processor's reference of it. */
  act(reference: string, act: string): Promise<void>;
  /** The case of a payment, once it is there. */
  disputeOf(transactionId: string): Promise<Dispute>;
  read(id: string): Promise<Dispute>;
  /** Once it stands so. */
  becomes(id: string, status: string): Promise<Dispute>;
  post(path: string, body?: object, headers?: Readonly<Record<string, string>>): Promise<TestAnswer>;
  pass(days: number): Promise<void>;
}>;

/** `account`: another merchant account than the first, which is made. */
export async function openDisputeShop(given: TestService, account = 'default'): Promise<DisputeShop> {
  const service: TestService = {
    ...given,
    request: (method, path, options = {}) =>
      given.request(method, path, { merchantAccount: account, ...options }),
  };
  if (account !== 'default')
    await given.request('POST', '/merchant-accounts', { body: { id: account, display_name: account } });
  const paymentServiceId = await addPaymentService(service, {
    display_name: 'Stripe',
    payment_service_definition_id: 'stripe-card',
    accepted_currencies: ['USD'],
    accepted_countries: ['US'],
    fields: [
      { key: 'secret_key', value: `sk_test_${account}` },
      { key: 'webhook_signing_secret', value: 'whsec_sandbox_stripe' },
    ],
  });
  const made = (await service.request('GET', `/payment-services/${paymentServiceId}`)).body;
  const listening = await fetch(`${service.simulatorUrl}/stripe/v1/webhook_endpoints`, {
    method: 'POST',
    headers: { authorization: `Bearer sk_test_${account}` },
    body: new URLSearchParams({ url: made.webhook_url, 'enabled_events[]': '*' }),
  });
  assert.equal(listening.status, 200, await listening.text());
  const control = async (path: string, body: object): Promise<void> => {
    const answer = await askAt(`${service.simulatorUrl}/_control/${path}`, {
      method: 'POST',
      body: JSON.stringify({ account, ...body }),
    });
    assert.equal(answer.status, 200, answer.text);
  };
  const read = async (id: string): Promise<Dispute> => (await service.request('GET', `/disputes/${id}`)).body;
  return {
    service,
    paymentServiceId,
    webhookUrl: made.webhook_url.replace(service.parts.config.publicUrl, service.url),
    async pay(number = '4242424242424242', more = {}) {
      const card = { method: 'card', number, expiration_date: '03/40', security_code: '100' };
      const body = { amount: 1299, currency: 'USD', country: 'US', intent: 'capture', payment_method: card };
      const { body: paid } = await service.request('POST', '/transactions', {
        body: { ...body, payment_service_id: paymentServiceId, ...more },
      });
      assert.equal(paid.status, 'captured', JSON.stringify(paid));
      return { id: paid.id, reference: paid.payment_service_transaction_id };
    },
    act: (subject, act) => control('acts', { processor: 'stripe', subject, act }),
    async disputeOf(transactionId) {
      const list = async () =>
        (await service.request('GET', `/disputes?transaction_id=${transactionId}`)).body.items[0];
      await eventually(async () => (await list()) !== undefined);
      return read((await list()).id);
    },
    read,
    async becomes(id, status) {
      await eventually(async () => (await read(id)).status === status);
      return read(id);
    },
    post: (path, body, headers) =>
      service.request('POST', path, {
        ...(body === undefined ? {} : { body }),
        ...(headers === undefined ? {} : { headers }),
      }),
    async pass(days) {
      await service.request('PUT', '/sandbox/clock', { body: { advance_seconds: days * 86_400 } });
      await control('run', {});
    },
  };
}

/** The least that is one, by its first bytes. */
export const PDF = Buffer.from(
  '%PDF-1.4\n%\u00e2\u00e3\n1 0 obj<</Type/Catalog>>endobj\ntrailer<</Root 1 0 R>>\n%%EOF\n',
  'latin1',
);
