import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Gr4vy } from '@gr4vy/sdk';
import { HTTPClient } from '@gr4vy/sdk/lib/http.js';
import * as errors from '@gr4vy/sdk/models/errors/index.js';
import { eventually, openTestService, type TestService } from '../harness/index.ts';

let service: TestService;
let client: Gr4vy;
before(async () => {
  service = await openTestService({ worker: false });
  const httpClient = new HTTPClient();
  httpClient.addHook('beforeRequest', (request) => {
    const versioned = new Request(request);
    versioned.headers.set('x-api-version', 'published');
    return versioned;
  });
  client = new Gr4vy({
    serverURL: service.url,
    httpClient,
    bearerAuth: () => service.token({ algorithm: 'ES512' }),
  });
});
after(() => service.close());

test('the published SDK creates, reads, changes, lists and deletes buyers and their addresses', async () => {
  const buyer = await client.buyers.create({
    displayName: 'Ada',
    externalIdentifier: 'sdk-ada',
    billingDetails: { firstName: 'Ada', address: { city: 'London', country: 'GB' } },
  });
  assert.equal(buyer.displayName, 'Ada');
  assert.ok(buyer.createdAt instanceof Date);
  const cleared = await client.buyers.update({ billingDetails: { address: null } }, idOf(buyer));
  assert.equal(cleared.billingDetails?.firstName, 'Ada');
  assert.equal(cleared.billingDetails?.address ?? null, null);
  const address = await client.buyers.shippingDetails.create(
    { firstName: 'Ada', address: { country: 'GB' } },
    idOf(buyer),
  );
  assert.equal((await client.buyers.shippingDetails.list(idOf(buyer))).items.length, 1);
  await client.buyers.shippingDetails.delete(idOf(buyer), address.id ?? '');
  for (let count = 0; count < 3; count += 1) await client.buyers.create({ displayName: `Page ${count}` });
  let seen = 0;
  for await (const page of await client.buyers.list({ limit: 2 })) seen += page.result.items.length;
  assert.equal(seen, 4);
  await client.buyers.delete(idOf(buyer));
  await assert.rejects(client.buyers.get(idOf(buyer)), errors.Error404);
});

test('the published SDK gets typed errors', async () => {
  await client.buyers.create({ externalIdentifier: 'sdk-twice' });
  await assert.rejects(client.buyers.create({ externalIdentifier: 'sdk-twice' }), errors.Error409);
  await assert.rejects(
    client.paymentMethods.create({ method: 'card', number: '4111111111111112', expirationDate: '12/40' }),
    errors.Error400,
  );
});

test('the published SDK stores, lists and deletes cards', async () => {
  const buyer = await client.buyers.create({ externalIdentifier: 'sdk-cards' });
  const card = await client.paymentMethods.create({
    method: 'card',
    number: '4111111111111111',
    expirationDate: '12/40',
    securityCode: '123',
    buyerId: idOf(buyer),
  });
  assert.equal(card.scheme, 'visa');
  assert.equal(card.details?.bin, '41111111');
  assert.equal((await client.paymentMethods.get(card.id)).id, card.id);
  const listed = await client.buyers.paymentMethods.list({
    buyerId: idOf(buyer),
    sortBy: 'last_used_at',
    orderBy: 'desc',
  });
  assert.deepEqual(
    listed.items.map((item) => item.id),
    [card.id],
  );
  const page = await client.paymentMethods.list({ buyerExternalIdentifier: 'sdk-cards' });
  assert.equal(page.result.items.length, 1);
  await client.paymentMethods.delete(card.id);
  await assert.rejects(client.paymentMethods.get(card.id), errors.Error404);
});

test('the published SDK opens checkout sessions, with and without a body, and lists card schemes', async () => {
  const empty = await client.checkoutSessions.create();
  assert.equal(empty.paymentMethod ?? null, null);
  const session = await client.checkoutSessions.create({
    amount: 1299,
    currency: 'USD',
    cartItems: [{ name: 'Tea', quantity: 1, unitAmount: 1299 }],
  });
  assert.equal((await client.checkoutSessions.update({ amount: 1000 }, session.id)).amount, 1000);
  const fields = await fetch(`${service.url}/checkout/sessions/${session.id}/fields`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({
      payment_method: {
        method: 'card',
        number: '5555555555554444',
        expiration_date: '10/39',
        security_code: '987',
      },
    }),
  });
  assert.equal(fields.status, 204);
  assert.equal((await client.checkoutSessions.get(session.id)).paymentMethod?.details?.bin, '55555555');
  await client.checkoutSessions.delete(session.id);
  await assert.rejects(client.checkoutSessions.get(session.id), errors.Error404);
  assert.ok((await client.cardSchemeDefinitions.list()).items.length > 20);
});

test('the published SDK pays out, and reads and lists payouts', async () => {
  const paymentService = await client.paymentServices.create({
    displayName: 'Payouts',
    paymentServiceDefinitionId: 'mock-card',
    acceptedCurrencies: ['USD'],
    acceptedCountries: ['US'],
    fields: [{ key: 'merchant_id', value: 'm1' }],
  });
  const payout = await client.payouts.create({
    amount: 5000,
    currency: 'USD',
    paymentServiceId: idOf(paymentService),
    paymentMethod: { method: 'card', number: '4111111111111111', expirationDate: '12/40' },
    externalIdentifier: 'sdk-payout',
  });
  assert.deepEqual([payout.status, payout.amount, payout.paymentMethod.label], ['succeeded', 5000, '1111']);
  assert.deepEqual(await client.payouts.get(idOf(payout)), payout);
  const page = await client.payouts.list();
  assert.deepEqual(
    page.result.items.map((item) => item.id),
    [payout.id],
  );
});

test('the published SDK lists and reads the settlements of a transaction', async () => {
  const paymentService = await client.paymentServices.create({
    displayName: 'Settling',
    paymentServiceDefinitionId: 'mock-card',
    acceptedCurrencies: ['EUR'],
    acceptedCountries: ['DE'],
    settlementReportingEnabled: true,
    fields: [
      { key: 'merchant_id', value: 'm1' },
      { key: 'webhook_secret', value: 'whsec_sandbox_mock-card' },
    ],
  });
  const paid = await client.transactions.create({
    amount: 1299,
    currency: 'EUR',
    country: 'DE',
    intent: 'capture',
    paymentServiceId: idOf(paymentService),
    paymentMethod: {
      method: 'card',
      number: '4111111111111111',
      expirationDate: '12/40',
      securityCode: '123',
    },
  });
  assert.deepEqual((await client.transactions.settlements.list(paid.id)).items, []);
  await service.request('PUT', '/sandbox/clock', { body: { advance_seconds: 2 * 86_400 } });
  const [settlement] = await eventually(async () => {
    const { items } = await client.transactions.settlements.list(paid.id);
    return items.length === 1 && items;
  });
  assert.ok(settlement !== undefined);
  assert.deepEqual(
    [settlement.type, settlement.transactionId, settlement.amount, settlement.commission],
    ['settlement', paid.id, 1299, 35],
  );
  assert.deepEqual(await client.transactions.settlements.get(paid.id, settlement.id), settlement);
  assert.equal((await client.transactions.get(paid.id)).settledAmount, 1299);
});

test('the published SDK asks for newer details of stored cards', async () => {
  const card = await client.paymentMethods.create({
    method: 'card',
    number: '4111111111050202',
    expirationDate: '12/40',
  });
  const job = await client.accountUpdater.jobs.create({ paymentMethodIds: [card.id] });
  assert.deepEqual(
    job?.inquiries.map((inquiry) => inquiry.paymentMethodId),
    [card.id],
  );
  assert.equal(
    await client.accountUpdater.jobs.create({ paymentMethodIds: [card.id] }),
    undefined,
    'one is running',
  );
});

/** The SDK's types allow a resource without an id; ours always have one. */
function idOf(resource: Readonly<{ id?: string | null | undefined }>): string {
  assert.ok(typeof resource.id === 'string');
  return resource.id;
}
