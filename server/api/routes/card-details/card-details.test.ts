import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { openTestService, type TestService } from '../../../../test/harness/index.ts';

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
});
after(() => service.close());

test('200: first digits tell scheme, type and country, under both versions', async () => {
  for (const version of ['2026-11-01', 'published'] as const) {
    const { status, body, text } = await service.request('GET', '/card-details?currency=USD&bin=40005566', {
      version,
    });
    assert.equal(status, 200, text);
    assert.deepEqual(
      [body.id, body.scheme, body.card_type, body.country],
      ['40005566', 'visa', 'debit', 'US'],
    );
  }
  assert.equal(
    (await service.request('GET', '/card-details?currency=USD&bin=99999999')).body.scheme,
    'other',
  );
});

test('200: a stored card tells what was stored with it', async () => {
  const { body: stored } = await service.request('POST', '/payment-methods', {
    body: { method: 'card', number: '4111111111111111', expiration_date: '12/40', card_type: 'prepaid' },
  });
  const { body } = await service.request('GET', `/card-details?currency=USD&payment_method_id=${stored.id}`);
  assert.deepEqual([body.id, body.card_type], ['41111111', 'prepaid']);
  const front = { scopes: ['embed'], claims: { embed: { amount: 1, currency: 'USD' } } };
  assert.equal(
    (await service.request('GET', `/card-details?currency=USD&payment_method_id=${stored.id}`, front)).status,
    404,
  );
  assert.equal((await service.request('GET', '/card-details?currency=USD&bin=411111', front)).status, 200);
});

test('400: neither or both of bin and payment_method_id, no currency, or one that is none', async () => {
  for (const query of [
    'currency=USD',
    'bin=411111',
    'currency=usd&bin=411111',
    'currency=USD&bin=4111',
    'currency=USD&bin=411111&payment_method_id=0198c4a2-5d3e-7000-8000-000000000000',
  ]) {
    assert.equal((await service.request('GET', `/card-details?${query}`)).status, 400, query);
  }
});

test('200: card schemes and kinds of payment method are listed with names and pictures', async () => {
  const schemes = await service.request('GET', '/card-scheme-definitions', { version: 'published' });
  assert.equal(schemes.status, 200);
  assert.ok(
    schemes.body.items.some(
      (item: { id: string; display_name: string }) =>
        item.id === 'amex' && item.display_name === 'American Express',
    ),
  );
  const kinds = await service.request('GET', '/payment-method-definitions', { version: 'published' });
  assert.equal(kinds.status, 200);
  assert.ok(
    kinds.body.items.some(
      (item: { id: string; display_name: string }) => item.id === 'oxxo' && item.display_name === 'OXXO',
    ),
  );
});
