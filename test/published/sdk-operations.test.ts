import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Gr4vy } from '@gr4vy/sdk';
import { HTTPClient } from '@gr4vy/sdk/lib/http.js';
import * as errors from '@gr4vy/sdk/models/errors/index.js';
import { openTestService, type TestService } from '../harness/index.ts';

/**
 * Each operation of the published SDK, called through it: it validates what it sends and what it gets, and
 * accepts the declared status only.
 */
let service: TestService;
let sdk: Gr4vy;
const called = new Set<string>();

/** Operations that tests of their resources call over HTTP. */
const CALLED_ELSEWHERE = new Set([
  'accountUpdater.jobs.create',
  'paymentLinks.create',
  'paymentLinks.expire',
  'paymentLinks.get',
  'paymentLinks.list',
  'paymentMethods.paymentServiceTokens.create',
  'paymentMethods.paymentServiceTokens.delete',
  'paymentMethods.paymentServiceTokens.list',
  'paymentOptions.list',
  'payouts.create',
  'payouts.get',
  'payouts.list',
  'reportExecutions.list',
  'reports.create',
  'reports.executions.get',
  'reports.executions.list',
  'reports.executions.url',
  'reports.get',
  'reports.list',
  'reports.put',
]);

before(async () => {
  service = await openTestService({ worker: false });
  const httpClient = new HTTPClient();
  httpClient.addHook('beforeRequest', (request) => {
    const versioned = new Request(request);
    versioned.headers.set('x-api-version', 'published');
    return versioned;
  });
  sdk = noteCalls(
    new Gr4vy({
      serverURL: service.url,
      httpClient,
      bearerAuth: () => service.token({ algorithm: 'ES512' }),
    }),
    '',
  );
});
after(() => service.close());

/** The same object, which notes the methods that are called on it. */
function noteCalls<Part extends object>(part: Part, at: string): Part {
  return new Proxy(part, {
    get: (target, name) => {
      const value: unknown = Reflect.get(target, name, target);
      const place = at === '' ? String(name) : `${at}.${String(name)}`;
      if (typeof value === 'function')
        return (...given: unknown[]): unknown => (called.add(place), Reflect.apply(value, target, given));
      return typeof value === 'object' && value !== null && !String(name).startsWith('_')
        ? noteCalls(value, place)
        : value;
    },
  });
}

const card = {
  method: 'card',
  number: '4111111111111111',
  expirationDate: '12/30',
  securityCode: '123',
} as const;
const NOTHING = '0198c4a2-5d3e-7000-8000-000000000000';
const pay = (more: object = {}) =>
  sdk.transactions.create({ amount: 1299, currency: 'USD', country: 'US', paymentMethod: card, ...more });
const idOf = ({ id }: Readonly<{ id?: string | null | undefined }>): string =>
  id ?? assert.fail('it has an id');

test('merchant accounts and their 3-D Secure configurations', async () => {
  const made = await sdk.merchantAccounts.create({
    id: 'sdk-walk',
    displayName: 'Walk',
    overCaptureAmount: 100,
    loonAcceptedSchemes: ['visa'],
  });
  assert.equal((await sdk.merchantAccounts.update({ displayName: 'Walked' }, made.id)).displayName, 'Walked');
  assert.deepEqual(
    [
      (await sdk.merchantAccounts.get(made.id)).overCaptureAmount,
      (await sdk.merchantAccounts.list(undefined, 1)).result.items.length,
    ],
    [100, 1],
  );
  const profile = {
    merchantAcquirerBin: '516327',
    merchantAcquirerId: '123456789012345',
    merchantName: 'Walk',
    merchantCountryCode: '840',
    merchantCategoryCode: '1234',
    merchantUrl: 'https://walk.example',
    scheme: 'visa',
    currency: 'USD',
    metadata: {},
  } as const;
  const configuration = await sdk.merchantAccounts.threeDsConfiguration.create(profile, made.id);
  await assert.rejects(sdk.merchantAccounts.threeDsConfiguration.create(profile, made.id), errors.Error409);
  assert.equal(
    (
      await sdk.merchantAccounts.threeDsConfiguration.update(
        { merchantName: 'Other' },
        made.id,
        configuration.id,
      )
    ).merchantName,
    'Other',
  );
  assert.equal((await sdk.merchantAccounts.threeDsConfiguration.list(made.id)).items.length, 1);
  await sdk.merchantAccounts.threeDsConfiguration.delete(made.id, configuration.id);
  await assert.rejects(sdk.merchantAccounts.get('nobody'), errors.Error404);
});

test('payment services and their definitions', async () => {
  const fields = [{ key: 'merchant_id', value: 'm1' }];
  const made = await sdk.paymentServices.create({
    displayName: 'Cards',
    paymentServiceDefinitionId: 'mock-card',
    acceptedCurrencies: ['USD'],
    acceptedCountries: ['US'],
    fields,
  });
  const id = idOf(made);
  assert.equal(
    (await sdk.paymentServices.update({ displayName: 'More cards', position: 1 }, id)).displayName,
    'More cards',
  );
  assert.equal((await sdk.paymentServices.get(id)).status, 'created');
  assert.ok((await sdk.paymentServices.list({ method: 'card' })).result.items.length >= 1);
  await assert.rejects(
    sdk.paymentServices.verify({ paymentServiceDefinitionId: 'mock-card', fields }),
    errors.Error400,
  );
  await assert.rejects(sdk.paymentServices.session({}, id), errors.Error400);
  const spare = await sdk.paymentServices.create({
    displayName: 'Spare',
    paymentServiceDefinitionId: 'sandbox-card',
    acceptedCurrencies: ['USD'],
    acceptedCountries: ['US'],
    fields: [{ key: 'api_key', value: 'k' }],
    active: false,
  });
  await sdk.paymentServices.delete(idOf(spare));
  assert.ok((await sdk.paymentServiceDefinitions.list()).result.items.length > 1);
  assert.equal((await sdk.paymentServiceDefinitions.get('mock-card')).method, 'card');
  await assert.rejects(sdk.paymentServiceDefinitions.session({}, 'mock-card'), errors.Error400);
  assert.ok((await sdk.cardSchemeDefinitions.list()).items.length > 20);
});

test('buyers, their addresses, payment methods and gift cards', async () => {
  const buyer = idOf(await sdk.buyers.create({ displayName: 'Ada', externalIdentifier: 'walk-ada' }));
  assert.equal((await sdk.buyers.update({ displayName: 'Ada L.' }, buyer)).displayName, 'Ada L.');
  assert.equal((await sdk.buyers.get(buyer)).externalIdentifier, 'walk-ada');
  assert.equal((await sdk.buyers.list({ search: 'ada l' })).result.items.length, 1);
  const address = idOf(
    await sdk.buyers.shippingDetails.create(
      { firstName: 'Ada', address: { city: 'London', country: 'GB' } },
      buyer,
    ),
  );
  assert.equal(
    (await sdk.buyers.shippingDetails.update({ address: { city: 'Paris' } }, buyer, address)).address
      ?.country,
    'GB',
  );
  assert.deepEqual(
    [
      (await sdk.buyers.shippingDetails.get(buyer, address)).firstName,
      (await sdk.buyers.shippingDetails.list(buyer)).items.length,
    ],
    ['Ada', 1],
  );
  await sdk.buyers.shippingDetails.delete(buyer, address);

  const method = await sdk.paymentMethods.create({
    ...card,
    buyerId: buyer,
    externalIdentifier: 'walk-card',
  });
  assert.equal((await sdk.paymentMethods.get(idOf(method))).externalIdentifier, 'walk-card');
  assert.equal(
    (await sdk.paymentMethods.list({ buyerId: buyer, status: ['succeeded', 'processing'] })).result.items
      .length,
    1,
  );
  assert.equal(
    (
      await sdk.buyers.paymentMethods.list({
        buyerExternalIdentifier: 'walk-ada',
        sortBy: 'last_used_at',
        orderBy: 'asc',
        country: 'US',
        currency: 'USD',
      })
    ).items.length,
    1,
  );
  const token = await sdk.paymentMethods.networkTokens.create(
    { merchantInitiated: false, isSubsequentPayment: false },
    idOf(method),
  );
  assert.equal((await sdk.paymentMethods.networkTokens.list(idOf(method))).items.length, 1);
  assert.ok(
    (
      await sdk.paymentMethods.networkTokens.cryptogram.create(
        { merchantInitiated: false },
        idOf(method),
        idOf(token),
      )
    ).cryptogram,
  );
  await sdk.paymentMethods.networkTokens.suspend(idOf(method), idOf(token));
  await sdk.paymentMethods.networkTokens.resume(idOf(method), idOf(token));
  await sdk.paymentMethods.networkTokens.delete(idOf(method), idOf(token));
  await sdk.paymentMethods.delete(idOf(method));

  await service.request('POST', '/gift-card-services', {
    body: { gift_card_service_definition_id: 'mock-gift-card', display_name: 'Gifts', fields: [] },
  });
  const gift = idOf(await sdk.giftCards.create({ number: '6035710000011234', pin: '0500', buyerId: buyer }));
  assert.deepEqual(
    [
      (await sdk.giftCards.get(gift)).last4,
      (await sdk.giftCards.list({})).result.items.length,
      (await sdk.buyers.giftCards.list(undefined, buyer)).items.length,
    ],
    ['1234', 1, 1],
  );
  const balances = await sdk.giftCards.balances.list({
    items: [{ id: gift }, { number: '6035710000015678', pin: '0200' }],
  });
  assert.deepEqual(
    balances.items.map((item) => item.balance),
    [500, 200],
  );
  await sdk.giftCards.delete(gift);
  await sdk.buyers.delete(buyer);
});

test('transactions from the first call to the last refund', async () => {
  const paid = await pay({
    metadata: { order: '1' },
    externalIdentifier: 'walk',
    cartItems: [{ name: 'Tea', quantity: 1, unitAmount: 1299 }],
    statementDescriptor: { name: 'WALKS' },
  });
  assert.equal(
    (await sdk.transactions.update({ externalIdentifier: 'walked', metadata: { order: '2' } }, paid.id))
      .externalIdentifier,
    'walked',
  );
  const capture = await sdk.transactions.capture({
    transactionId: paid.id,
    transactionCaptureCreate: { amount: 500 },
    prefer: ['resource=transaction-capture'],
  });
  assert.ok(capture.type === 'transaction-capture' && capture.status === 'succeeded');
  assert.ok(
    (await sdk.transactions.capture({ transactionId: (await pay()).id, transactionCaptureCreate: {} }))
      .type === 'transaction',
  );
  const refund = await sdk.transactions.refunds.create({ amount: 100, reason: 'one' }, paid.id);
  assert.equal((await sdk.transactions.refunds.all.create(paid.id)).items.length, 1);
  assert.deepEqual(
    [
      (await sdk.refunds.get(refund.id)).reason,
      (await sdk.transactions.refunds.get(paid.id, refund.id)).amount,
      (await sdk.transactions.refunds.list(paid.id)).items.length,
    ],
    ['one', 100, 2],
  );
  assert.equal((await sdk.transactions.get(paid.id)).refundedAmount, 500);
  assert.ok((await sdk.transactions.events.list(paid.id)).result.items.length > 3);
  assert.deepEqual((await sdk.transactions.actions.list(paid.id)).items, []);
  const created = new Date(paid.createdAt.getTime() - 1000);
  const filters = {
    createdAtGte: created,
    status: ['capture_succeeded', 'authorization_voided'] as ['capture_succeeded', 'authorization_voided'],
    metadata: ['{"order":"2"}'],
    currency: ['USD'],
    method: ['card'] as ['card'],
    hasRefunds: true,
    amountEq: 1299,
    paymentSource: ['ecommerce'] as ['ecommerce'],
  };
  assert.deepEqual(
    (await sdk.transactions.list(filters)).result.items.map(({ id }) => id),
    [paid.id],
  );

  const voided = await sdk.transactions.void((await pay()).id, ['resource=transaction-void']);
  assert.ok(voided.type === 'transaction-void' && voided.status === 'succeeded');
  const other = await pay({ intent: 'capture', store: true, paymentSource: 'card_on_file' });
  assert.equal(other.status, 'capture_succeeded');
  await assert.rejects(
    sdk.transactions.cancel(other.id),
    (error) => error instanceof errors.Error400 || error instanceof errors.Error409,
  );
  await assert.rejects(sdk.transactions.sync(other.id), errors.Error400);
  await assert.rejects(sdk.transactions.void(other.id), errors.Error409);
  await assert.rejects(pay({ amount: 5, threeDSecure: { amount: 4 } }), errors.Error400);
  await assert.rejects(
    sdk.transactions.capture({ transactionId: NOTHING, transactionCaptureCreate: {} }),
    errors.Error404,
  );
});

test('checkout sessions, digital wallets, 3-D Secure scenarios, the audit log', async () => {
  const session = idOf(
    await sdk.checkoutSessions.create({
      amount: 1299,
      currency: 'USD',
      expiresIn: 7200,
      buyer: { displayName: 'Guest' },
      metadata: { a: 'b' },
    }),
  );
  assert.equal((await sdk.checkoutSessions.update({ amount: 1300 }, session)).amount, 1300);
  assert.equal((await sdk.checkoutSessions.get(session)).metadata?.['a'], 'b');

  const google = await sdk.digitalWallets.create({
    provider: 'google',
    merchantName: 'Walk',
    acceptTermsAndConditions: true,
  });
  assert.equal((await sdk.digitalWallets.get(google.id)).provider, 'google');
  assert.equal((await sdk.digitalWallets.list()).items.length, 1);
  await sdk.digitalWallets.update({ merchantName: 'Walked' }, google.id);
  await sdk.digitalWallets.domains.create({ domainName: 'walk.example' }, google.id);
  await sdk.digitalWallets.domains.delete({ domainName: 'walk.example' }, google.id);
  await sdk.digitalWallets.sessions.googlePay({ originDomain: 'walk.example' });
  await assert.rejects(
    sdk.digitalWallets.sessions.applePay({
      validationUrl: 'https://apple-pay-gateway.apple.com/paymentservices/startSession',
      domainName: 'walk.example',
    }),
    errors.Error404,
  );
  await assert.rejects(
    sdk.digitalWallets.sessions.clickToPay({ checkoutSessionId: session }),
    errors.Error404,
  );
  await sdk.digitalWallets.delete(google.id);
  await sdk.checkoutSessions.delete(session);

  const scenario = await sdk.threeDsScenarios.create({
    conditions: { amount: 4242 },
    outcome: { version: '2.2.0', authentication: { transactionStatus: 'N' } },
  });
  assert.equal((await sdk.threeDsScenarios.list()).result.items.length, 1);
  await sdk.threeDsScenarios.update(
    {
      conditions: { amount: 4243 },
      outcome: { version: '2.2.0', authentication: { transactionStatus: 'Y' } },
    },
    scenario.id,
  );
  await sdk.threeDsScenarios.delete(scenario.id);
  assert.ok((await sdk.auditLogs.list({})).result.items.length > 5);
});

test('settlements of a transaction', async () => {
  const paid = await pay();
  assert.deepEqual((await sdk.transactions.settlements.list(paid.id)).items, []);
  await assert.rejects(sdk.transactions.settlements.get(paid.id, NOTHING), errors.Error404);
});

test('every operation of the SDK is called above, or by the tests of its resource', () => {
  const found: string[] = [];
  const walk = (part: object, at: string): void => {
    const prototype: object = Reflect.getPrototypeOf(part) ?? {};
    for (const [name, { get, value }] of Object.entries(Object.getOwnPropertyDescriptors(prototype))) {
      if (get !== undefined) walk(Reflect.apply(get, part, []) as object, `${at}${name}.`);
      else if (typeof value === 'function' && name !== 'constructor') found.push(`${at}${name}`);
    }
  };
  walk(new Gr4vy({ serverURL: service.url, bearerAuth: 'none' }), '');
  assert.ok(found.length > 80, `${found.length}`);
  assert.deepEqual(found.filter((name) => !called.has(name)).sort(), [...CALLED_ELSEWHERE].sort());
});
