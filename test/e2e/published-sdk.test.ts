import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { Gr4vy, withToken } from '@gr4vy/sdk';
import { HTTPClient } from '@gr4vy/sdk/lib/http.js';
import { Error400, Error401, Error404, Error409 } from '@gr4vy/sdk/models/errors/index.js';
import { openTestService, type TestService } from '../harness/index.ts';

/** The published SDK as it comes from the registry, with nothing changed but the server's address. */
let service: TestService;
let privateKey: string;
let merchant: Gr4vy;

before(async () => {
  service = await openTestService({ config: { apiVersion: 'published' } });
  const roles = await service.request('GET', '/roles', { version: 'published' });
  const key = await service.request('POST', '/api-key-pairs', {
    version: 'published',
    body: { display_name: 'SDK', role_ids: roles.body.items.map((role: { id: string }) => role.id) },
  });
  assert.equal(key.status, 201, key.text);
  privateKey = key.body.private_key;
  const account = await client().merchantAccounts.create({ id: 'sdk-shop', displayName: 'SDK shop' });
  merchant = client(account.id);
  await merchant.paymentServices.create({
    displayName: 'Cards',
    paymentServiceDefinitionId: 'mock-card',
    acceptedCurrencies: ['USD'],
    acceptedCountries: ['US'],
    fields: [{ key: 'merchant_id', value: 'sdk-shop' }],
  });
});
after(() => service.close());

/**
 * Adds a field to every answer, as the SDK's own tests do: unknown fields must not hurt it, and ours must not
 * depend on their absence.
 */
function client(merchantAccountId?: string): Gr4vy {
  const httpClient = new HTTPClient({
    fetcher: async (request) => {
      const answer = await fetch(request as Request);
      if (!(answer.headers.get('content-type') ?? '').includes('application/json')) return answer;
      const body = JSON.stringify({ ...((await answer.json()) as object), a_field_of_tomorrow: true });
      const headers = new Headers(answer.headers);
      headers.delete('content-length');
      return new Response(body, { status: answer.status, headers });
    },
  });
  return new Gr4vy({
    serverURL: service.url,
    httpClient,
    bearerAuth: withToken({ privateKey }),
    ...(merchantAccountId === undefined ? {} : { merchantAccountId }),
  });
}

const card = {
  method: 'card',
  number: '4111111111111111',
  expirationDate: '12/30',
  securityCode: '123',
} as const;

test('a stored card is authorized, captured in part and refunded through the published SDK', async () => {
  const buyer = await merchant.buyers.create({
    displayName: 'Ada Lovelace',
    externalIdentifier: 'ada',
    billingDetails: { emailAddress: 'ada@example.com' },
  });
  const stored = await merchant.paymentMethods.create({ ...card, buyerId: buyer.id });
  assert.equal((stored as { status: string }).status, 'succeeded');

  const authorized = await merchant.transactions.create({
    amount: 1299,
    currency: 'USD',
    country: 'US',
    paymentMethod: { method: 'id', id: stored.id },
  });
  assert.equal(authorized.status, 'authorization_succeeded');
  assert.equal(authorized.authorizedAmount, 1299);
  assert.equal(authorized.paymentMethod?.label, '1111');

  const captured = await merchant.transactions.capture({
    transactionId: authorized.id,
    transactionCaptureCreate: { amount: 1000 },
  });
  assert.ok('capturedAmount' in captured && captured.capturedAmount === 1000);

  const refund = await merchant.transactions.refunds.create({ amount: 250 }, authorized.id);
  assert.equal(refund.status, 'succeeded');
  const after = await merchant.transactions.get(authorized.id);
  assert.equal(after.refundedAmount, 250);
  assert.equal(after.status, 'capture_succeeded');
  assert.equal((await merchant.transactions.refunds.list(authorized.id)).items.length, 1);
  assert.ok((await merchant.transactions.events.list(authorized.id)).result.items.length > 0);
});

test('the SDK pages through every transaction once, by its own pagination', async () => {
  const made: string[] = [];
  for (let index = 0; index < 23; index += 1)
    made.push(
      (
        await merchant.transactions.create({
          amount: 100 + index,
          currency: 'USD',
          country: 'US',
          paymentMethod: card,
          externalIdentifier: 'paged',
        })
      ).id,
    );
  const seen: string[] = [];
  for await (const page of await merchant.transactions.list({ externalIdentifier: 'paged' }))
    seen.push(...page.result.items.map((item) => item.id));
  assert.deepEqual(seen.toSorted(), made.toSorted());
});

test('the same idempotency key gives the SDK the same transaction', async () => {
  const create = () =>
    merchant.transactions.create(
      { amount: 700, currency: 'USD', country: 'US', paymentMethod: card },
      undefined,
      'sdk-key-1',
    );
  assert.equal((await create()).id, (await create()).id);
});

test('a declined amount is a transaction, not an error', async () => {
  const declined = await merchant.transactions.create({
    amount: 200011,
    currency: 'USD',
    country: 'US',
    paymentMethod: card,
  });
  assert.equal(declined.status, 'authorization_declined');
  assert.equal(declined.errorCode, 'insufficient_funds');
});

test('errors arrive as the types that the SDK declares', async () => {
  await assert.rejects(merchant.transactions.get('0198c4a2-5d3e-7000-8000-000000000000'), Error404);
  await assert.rejects(merchant.buyers.create({ externalIdentifier: 'ada' }), Error409);
  await assert.rejects(
    merchant.transactions.create({
      amount: 1299,
      currency: 'USD',
      paymentMethod: { method: 'checkout-session', id: (await merchant.checkoutSessions.create()).id },
    }),
    (error: unknown) => {
      assert.ok(error instanceof Error400);
      assert.match(error.message, /Request failed validation/);
      return true;
    },
  );
  const stranger = new Gr4vy({ serverURL: service.url, bearerAuth: 'not-a-token' });
  await assert.rejects(stranger.buyers.list(), Error401);
});

test('a void releases an authorization, and sync is refused where the connector has none', async () => {
  const authorized = await merchant.transactions.create({
    amount: 900,
    currency: 'USD',
    country: 'US',
    paymentMethod: card,
  });
  const voided = await merchant.transactions.void(authorized.id);
  assert.ok('status' in voided && voided.status === 'authorization_voided');
  await assert.rejects(
    merchant.transactions.sync(authorized.id),
    (error: unknown) => error instanceof Error400 && /sync is not supported/.test(error.message),
  );
});
