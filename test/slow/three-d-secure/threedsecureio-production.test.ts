import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { accountsWithoutThreeDsServer } from '../../../server/db/queries/three-ds-servers.ts';
import { recordSecret } from '../../harness/index.ts';
import { type Production, openProduction, STRIPE_IN_PRODUCTION } from '../../harness/production.ts';
import type { TestService } from '../../harness/service.ts';
import { MERCHANT_PROFILE } from '../../harness/shop.ts';
import { buyerOf } from '../../three-d-secure/buyer.ts';

const KEY = '7a2e4c1b-0d5f-4e86-8b93-2c6d9f1a5e70';
let production: Production;
let service: TestService;
before(async () => {
  recordSecret(KEY);
  production = await openProduction('stripe', 'threedsecureio');
  service = production.service;
  const made = await service.request('POST', '/payment-services', {
    body: {
      ...STRIPE_IN_PRODUCTION,
      three_d_secure_enabled: true,
      merchant_profile: { visa: MERCHANT_PROFILE },
    },
  });
  assert.equal(made.status, 201, made.text);
});
after(() => production.close());

async function approvePayment(number: string) {
  const made = await service.request('POST', '/transactions', {
    body: {
      amount: 1299,
      currency: 'USD',
      country: 'US',
      payment_method: {
        method: 'card',
        number,
        expiration_date: '03/30',
        security_code: '100',
        redirect_url: 'https://shop.example/done',
      },
    },
  });
  assert.deepEqual([made.status, made.body.status], [201, 'buyer_approval_pending'], made.text);
  const buyer = buyerOf(service);
  const back = await buyer.press(await buyer.open(made.body.payment_method.approval_url));
  assert.match(back.location ?? '', /^https:\/\/shop\.example\/done\?/);
  return (await service.request('GET', `/transactions/${made.body.id}`)).body;
}

const FRICTIONLESS = '4000100500082003';

test('without a 3-D Secure server a payment that needs one ends, and says what to set up', async () => {
  const {
    status,
    three_d_secure: told,
    payment_service_transaction_id: sent,
  } = await approvePayment(FRICTIONLESS);
  assert.deepEqual([status, told.status, sent], ['failed', 'setup_error', null]);
  assert.match(told.error_data.detail, /No 3-D Secure server is set up/);
  assert.deepEqual(await accountsWithoutThreeDsServer(service.db), ['default']);
});

test('production offers 3dsecure.io, and not the sandbox’s directory server', async () => {
  const { body } = await service.request('GET', '/three-ds-server-definitions');
  assert.deepEqual(
    body.items.map(({ id }: { id: string }) => id),
    ['threedsecureio'],
  );
  const path = '/merchant-accounts/default/three-ds-server';
  const refused = await service.request('PUT', path, {
    body: { three_ds_server_definition_id: 'mock-three-d-secure', fields: [] },
  });
  assert.equal(refused.status, 422);
});

test('with its key and one address changed a cardholder is authenticated, and pays with the proof', async () => {
  const put = await service.request('PUT', '/merchant-accounts/default/three-ds-server', {
    body: { three_ds_server_definition_id: 'threedsecureio', fields: [{ key: 'api_key', value: KEY }] },
  });
  assert.equal(put.status, 200, put.text);
  assert.deepEqual(await accountsWithoutThreeDsServer(service.db), []);
  const paid = await approvePayment(FRICTIONLESS);
  assert.deepEqual([paid.status, paid.three_d_secure.status], ['authorized', 'complete']);
  const [row] = await service.db.query<{ cavv: string }>(
    {
      name: '',
      text: `SELECT request#>>'{three_d_secure_data,cavv}' AS cavv FROM transactions WHERE transaction_id = $1`,
    },
    [paid.id],
  );
  assert.equal(row?.cavv, paid.three_d_secure.response_data.cavv);
});
