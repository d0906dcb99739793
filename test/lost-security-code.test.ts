import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { type TestDb, type TestService, openTestService, testDb } from './harness/index.ts';
import { CARD, openShop } from './harness/shop.ts';

/**
 * A buyer types the security code, and the vault ends before the payment: what was in its memory is gone, its
 * data is not.
 */
let database: TestDb;
let dataDir: string;
let service: TestService;
let sessions: Readonly<{ lost: string; stored: string; without: string; vaulted: string }>;

before(async () => {
  database = await testDb();
  dataDir = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-lost-code-'));
  const options = { database, worker: false, config: { dataDir } } as const;
  const shop = await openShop(options);
  const { security_code: code, ...card } = CARD;
  const { security_code: _, ...forVault } = { ...CARD, number: '5555555555554444' };
  const method = await shop.post('/payment-methods', forVault);
  const opened = async (paymentMethod: object): Promise<string> => {
    const { id } = (await shop.post('/checkout/sessions', {})).body as { id: string };
    const entered = await shop.post(
      `/checkout/sessions/${id}/fields`,
      { payment_method: paymentMethod },
      { token: null },
    );
    assert.equal(entered.status, 204, entered.text);
    return id;
  };
  sessions = {
    lost: await opened(CARD),
    stored: await opened({ method: 'id', id: method.body.id, security_code: code }),
    without: await opened(card),
    vaulted: await opened(CARD),
  };
  await shop.close();
  service = await openTestService(options);
});
after(async () => {
  await service.close();
  await database.close();
  fs.rmSync(dataDir, { recursive: true, force: true });
});

const pay = (id: string) =>
  service.request('POST', '/transactions', {
    body: {
      amount: 1299,
      currency: 'USD',
      country: 'US',
      payment_method: { method: 'checkout-session', id },
    },
  });

test('400: a session whose security code a restart lost says what to do, and pays once it is in again', async () => {
  for (const id of [sessions.lost, sessions.stored]) {
    const refused = await pay(id);
    assert.equal(refused.status, 400, refused.text);
    assert.deepEqual(refused.body.details, [
      {
        location: 'body',
        pointer: '/payment_method/id',
        message: 'is a checkout session whose security code is no longer kept: put the fields in again',
        type: 'value_error.checkout_session.security_code',
      },
    ]);
  }
  assert.deepEqual(
    (await service.request('GET', '/transactions')).body.items,
    [],
    'nothing was made of it, and nothing sent',
  );
  assert.equal(
    (
      await service.request('PUT', `/checkout/sessions/${sessions.lost}/fields`, {
        token: null,
        body: { payment_method: CARD },
      })
    ).status,
    204,
  );
  const paid = await pay(sessions.lost);
  assert.equal(paid.status, 201, paid.text);
  assert.deepEqual([paid.body.status, paid.body.cvv_response_code], ['authorized', 'match']);
});

test('201: after that restart a session without a code pays, and one that had it can be stored', async () => {
  const paid = await pay(sessions.without);
  assert.equal(paid.status, 201, paid.text);
  assert.equal(paid.body.status, 'authorized');
  const vaulted = await service.request('POST', '/payment-methods', {
    body: { method: 'checkout-session', id: sessions.vaulted },
  });
  assert.equal(vaulted.status, 201, vaulted.text);
});
