import assert from 'node:assert/strict';
import { OPERATIONS_DUE } from '../../server/jobs/jobs.ts';
import { workOff } from '../../server/operations/due.ts';
import type { Parts } from '../../server/parts.ts';
import { webhookSecretOf } from '../../sandbox/processors/courier.ts';
import { askAt } from './ask-at.ts';
import {
  type RequestOptions,
  type TestAnswer,
  type TestService,
  type TestServiceOptions,
  openTestService,
} from './index.ts';

/** A service with a `mock-card` payment service, and short words for paying with it. */
export type Shop = Readonly<{
  service: TestService;
  paymentServiceId: string;
  pay(body?: Readonly<Record<string, unknown>>, options?: RequestOptions): Promise<TestAnswer>;
  post(path: string, body?: unknown, options?: RequestOptions): Promise<TestAnswer>;
  get(path: string, options?: RequestOptions): Promise<TestAnswer>;
  /** The simulated processor's own book of one of our transactions. */
  book(processorReference: string): Promise<Book>;
  /** Orders the simulator to misbehave. */
  misbehave(order: Readonly<Record<string, unknown>>): Promise<void>;
  /** The next request that this fits is under way while `work` is done. */
  whileHeld<Result>(
    order: Readonly<Record<string, unknown>>,
    request: () => Promise<Result>,
    work: () => Promise<void>,
  ): Promise<Result>;
  /** A page's address as this service listens, for what it says about its public address. */
  here(url: string): string;
  close(): Promise<void>;
}>;
type Book = Readonly<{
  authorized: string;
  captured: string;
  refunded: string;
  status: string;
  details: Readonly<Record<string, unknown>>;
  instrument: Readonly<{ kind: string }>;
  operations: readonly Readonly<{ kind: string; status: string; reference: string; amount: string }>[];
}>;

export const CARD = {
  method: 'card',
  number: '4111111111111111',
  expiration_date: '12/30',
  security_code: '123',
} as const;

export async function openShop(options: TestServiceOptions = {}): Promise<Shop> {
  const service = await openTestService(options);
  const made = await addPaymentService(service);
  const post: Shop['post'] = (path, body, more = {}) =>
    service.request('POST', path, { ...(body === undefined ? {} : { body }), ...more });
  return {
    service,
    paymentServiceId: made,
    post,
    get: (path, more = {}) => service.request('GET', path, more),
    pay: (body = {}, more = {}) =>
      post(
        '/transactions',
        { amount: 1299, currency: 'USD', country: 'US', payment_method: CARD, ...body },
        more,
      ),
    book: async (reference) => bookOf(service, reference),
    misbehave: async (order) => {
      const answer = await askAt(`${service.simulatorUrl}/_control/behaviours`, {
        method: 'POST',
        body: JSON.stringify({ account: 'default', ...order }),
      });
      assert.equal(answer.status, 201);
    },
    whileHeld: (order, request, work) => whileHeld(service, order, request, work),
    here: (url) => url.replace(service.parts.config.publicUrl, service.url),
    close: () => service.close(),
  };
}

/** A little less than a processor is waited for. */
const HELD_MS = 25_000;

async function whileHeld<Result>(
  { simulatorUrl }: TestService,
  order: Readonly<Record<string, unknown>>,
  request: () => Promise<Result>,
  work: () => Promise<void>,
): Promise<Result> {
  const behaviours = `${simulatorUrl}/_control/behaviours`;
  const body = JSON.stringify({ account: 'default', manner: 'latency', latency_ms: HELD_MS, ...order });
  assert.equal((await askAt(behaviours, { method: 'POST', body })).status, 201);
  const underWay = request();
  await work().finally(() => askAt(behaviours, { method: 'DELETE' }));
  return underWay;
}

/** What a worker does with operations that are due: one claim, worked off. How many there were. */
export function recoverDue(parts: Parts): Promise<number> {
  return workOff(parts, OPERATIONS_DUE);
}

/**
 * As if everything had been sent so long ago that a processor which never heard of it never will: by the
 * machine's clock, which no test can move.
 */
export async function letGracePass({ db }: Pick<TestService, 'db'>): Promise<void> {
  const before = `(sent_at AT TIME ZONE 'UTC' - interval '20 minutes') AT TIME ZONE 'UTC'`;
  const text = `UPDATE operations SET sent_at = ${before}`;
  await db.query({ name: '', text }, []);
}

/**
 * A `mock-card` payment service whose processor tells what it settles, and days that pass for its merchant
 * account.
 */
export async function addReportingService(shop: Shop): Promise<
  Readonly<{
    paymentServiceId: string;
    pass(days: number): Promise<void>;
    control(path: string, body: object): Promise<void>;
  }>
> {
  const { service } = shop;
  const fields = [
    { key: 'merchant_id', value: 'm1' },
    { key: 'webhook_secret', value: 'whsec_sandbox_mock-card' },
  ];
  const control = async (path: string, body: object): Promise<void> => {
    const answer = await askAt(`${service.simulatorUrl}/_control/${path}`, {
      method: 'POST',
      body: JSON.stringify({ account: 'default', ...body }),
    });
    assert.equal(answer.status, 200, answer.text);
  };
  return {
    paymentServiceId: await addPaymentService(service, {
      display_name: 'Reporting',
      fields,
      settlement_reporting_enabled: true,
    }),
    control,
    async pass(days) {
      await service.request('PUT', '/sandbox/clock', { body: { advance_seconds: days * 86_400 } });
      await control('run', {});
    },
  };
}

export async function addPaymentService(
  service: TestService,
  more: Readonly<Record<string, unknown>> = {},
  options: RequestOptions = {},
): Promise<string> {
  const body = {
    display_name: 'Sandbox',
    payment_service_definition_id: 'mock-card',
    accepted_currencies: ['USD', 'EUR'],
    accepted_countries: ['US', 'DE'],
    fields: [{ key: 'merchant_id', value: 'm1' }],
    ...more,
  };
  const made = await service.request('POST', '/payment-services', { body, ...options });
  assert.equal(made.status, 201, made.text);
  return made.body.id;
}

/** A payment service of a processor of the sandbox whose payments are orders: all but cards. */
export function addOrderService(
  service: TestService,
  id: string,
  currencies: readonly string[],
  countries: readonly string[],
): Promise<string> {
  return addPaymentService(service, {
    display_name: id,
    payment_service_definition_id: id,
    accepted_currencies: currencies,
    accepted_countries: countries,
    fields: [
      { key: 'api_key', value: `sk_sandbox_${id}` },
      { key: 'webhook_secret', value: webhookSecretOf(id) },
    ],
  });
}

/** The wallet whose buyer approves at the provider: in the page, or by the provider's own SDK. */
export function addWalletService(service: TestService): Promise<string> {
  return addOrderService(service, 'mock-paypal', ['USD'], ['US']);
}

/** The merchant, as a scheme's directory server knows it. */
export const MERCHANT_PROFILE = {
  merchant_acquirer_bin: '516327',
  merchant_acquirer_id: '123456789',
  merchant_name: 'Corner Shop',
  merchant_country_code: 'US',
  merchant_category_code: '5411',
  merchant_url: 'https://shop.example',
};

/** What 3-D Secure of a checkout session needs: the merchant, as Visa knows it. */
export async function addVisaProfile(service: TestService): Promise<void> {
  const made = await service.request('POST', '/merchant-accounts/default/three-ds-configurations', {
    body: {
      ...MERCHANT_PROFILE,
      merchant_acquirer_id: '123456789012345',
      scheme: 'visa',
      currency: 'USD',
      metadata: {},
    },
  });
  assert.equal(made.status, 201, made.text);
}

async function bookOf(service: TestService, reference: string): Promise<Book> {
  const answer = await askAt(`${service.simulatorUrl}/_control/ledger?account=default&payment=${reference}`);
  const book = answer.json() as {
    payments: Omit<Book, 'operations'>[];
    operations: Book['operations'];
  };
  const [payment] = book.payments;
  assert.ok(payment, `the processor knows ${reference}`);
  return { ...payment, operations: book.operations };
}
