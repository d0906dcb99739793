import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { after, before, test } from 'node:test';
import type { TestAnswer } from './harness/index.ts';
import { type Target, openTlsTarget, trustTestAuthority } from './harness/tls-target.ts';
import { type Shop, openShop } from './harness/shop.ts';

/** Bad days of stored cards and of the relay that no test of one part alone would meet. */
let shop: Shop;
let target: Target;
before(async () => {
  trustTestAuthority();
  shop = await openShop({ worker: false });
  target = await openTlsTarget((request, response) => response.end(request.body));
});
after(async () => {
  await target.close();
  await shop.close();
});

async function card(number = '4111111111111111'): Promise<string> {
  const stored = await shop.post('/payment-methods', { method: 'card', number, expiration_date: '12/30' });
  assert.equal(stored.status, 201, stored.text);
  return stored.body.id;
}

function relay(body: string, headers: Readonly<Record<string, string>>): Promise<TestAnswer> {
  return shop.service.request('POST', '/vault-forward', {
    rawBody: body,
    unchecked: true,
    headers: {
      'content-type': 'text/plain',
      'x-vault-forward-url': target.url,
      'x-vault-forward-http-method': 'POST',
      ...headers,
    },
  });
}

test('changes, payments and deletion of a card at once: each payment has an outcome, the card is gone', async () => {
  for (let round = 0; round < 4; round += 1) {
    const id = await card();
    const path = `/payment-methods/${id}`;
    const [first, changed, second, deleted, third] = await Promise.all([
      shop.pay({ payment_method: { method: 'id', id } }),
      shop.service.request('PUT', path, { body: { expiration_date: '11/31' } }),
      shop.pay({ payment_method: { method: 'id', id } }),
      shop.service.request('DELETE', path),
      shop.pay({ payment_method: { method: 'id', id } }),
    ]);
    assert.equal(deleted.status, 204, deleted.text);
    assert.ok([200, 404].includes(changed.status), changed.text);
    for (const paid of [first, second, third]) {
      assert.ok([201, 422].includes(paid.status), paid.text);
      if (paid.status === 201) assert.ok(['authorized', 'failed'].includes(paid.body.status), paid.text);
      if (paid.body.status === 'failed') assert.equal(paid.body.error_code, 'unavailable_payment_method');
    }
    assert.equal((await shop.get(path)).status, 404);
    const left = await shop.service.db.query(
      {
        name: 'test_left_of_card',
        text:
          'SELECT 1 FROM vault.records r JOIN payment_methods p ON p.vault_record_id = r.id WHERE ' +
          'p.payment_method_id = $1',
      },
      [id],
    );
    assert.equal(left.length, 0);
  }
});

test('422: a deleted card pays no more, not even by a series that began with it', async () => {
  const id = await card();
  const begun = await shop.pay({ payment_method: { method: 'id', id } });
  assert.equal(begun.body.status, 'authorized');
  assert.equal((await shop.service.request('DELETE', `/payment-methods/${id}`)).status, 204);
  const later = await shop.pay({
    payment_method: { method: 'id', id },
    merchant_initiated: true,
    is_subsequent_payment: true,
    payment_source: 'recurring',
  });
  assert.deepEqual([later.status, later.body.details[0].pointer], [422, '/payment_method/id']);
});

test('400: a number of zeros has a right check digit and is no card', async () => {
  assert.equal(
    (
      await shop.post('/payment-methods', {
        method: 'card',
        number: '0'.repeat(16),
        expiration_date: '12/30',
      })
    ).status,
    400,
  );
});

test('a card number in a path, query, identifier or header of ours is neither kept nor repeated', async () => {
  const number = '4917610000000000';
  const answers = [
    await shop.get(`/payment-methods/${number}`),
    await shop.get(`/payment-methods?external_identifier=${number}`),
    await shop.post('/payment-methods', {
      method: 'card',
      number: '4111111111111111',
      expiration_date: '12/30',
      external_identifier: number,
    }),
    await shop.pay({ external_identifier: number }),
    await shop.pay({ metadata: { note: number } }),
    await shop.pay({}, { idempotencyKey: number }),
    await shop.pay({}, { headers: { 'x-request-id': number } }),
  ];
  for (const [index, answer] of answers.entries())
    assert.ok(!answer.text.includes(number), `answer ${index} repeats it: ${answer.text}`);
  for (const [index, answer] of answers.slice(0, 6).entries())
    assert.ok(answer.status >= 400 && answer.status < 500, `request ${index} was taken: ${answer.status}`);
  const tables = await shop.service.db.query<{ name: string }>(
    {
      name: 'test_tables',
      text:
        `SELECT oid::regclass::text AS name FROM pg_class WHERE relkind = 'r' AND ` +
        `relnamespace::regnamespace::text IN ('public', 'vault', 'simulator')`,
    },
    [],
  );
  for (const { name } of tables)
    assert.equal(
      (
        await shop.service.db.query(
          { name: `test_stray_${name}`, text: `SELECT 1 FROM ${name} t WHERE t::text LIKE '%' || $1 || '%'` },
          [number],
        )
      ).length,
      0,
      `it stands in ${name}`,
    );
});

test('400: an authentication method of another merchant account is not there, and nothing is sent', async () => {
  const { request } = shop.service;
  assert.equal(
    (await request('POST', '/merchant-accounts', { body: { id: 'other', display_name: 'Other' } })).status,
    201,
  );
  const config = await request('POST', '/vault-forward/configs', {
    merchantAccount: 'other',
    body: { definition_id: 'generic', hosts: ['api.example.com'] },
  });
  assert.equal(config.status, 201, config.text);
  const made = await request('POST', `/vault-forward/configs/${config.body.id}/authentications`, {
    merchantAccount: 'other',
    body: {
      kind: 'signature',
      method: 'hmac',
      display_name: 'theirs',
      fields: [{ key: 'secret', value: 'their secret' }],
    },
  });
  assert.equal(made.status, 201, made.text);
  const before_ = target.connections();
  const answers = await Promise.all(
    [made.body.id, randomUUID()].map(async (id) =>
      relay('x', {
        'x-vault-forward-payment-methods': await card(),
        'x-vault-forward-authentications': String(id),
      }),
    ),
  );
  assert.deepEqual(
    answers.map(({ status, headers }) => [status, headers.get('x-vault-forward-error')]),
    [
      [400, 'authentication_not_found'],
      [400, 'authentication_not_found'],
    ],
  );
  assert.equal(target.connections(), before_);
});

test('a header called __proto__ is a header, and a placeholder inside base64 is no placeholder', async () => {
  const hidden = Buffer.from('{{CARD_NUMBER_1}}').toString('base64');
  const answer = await relay(hidden, {
    'x-vault-forward-payment-methods': await card(),
    'x-vault-forward-header-__proto__': 'polluted',
    'x-vault-forward-header-constructor': 'x',
  });
  assert.equal(answer.status, 200, answer.text);
  const received = target.received.at(-1);
  assert.equal(received?.body.toString(), hidden);
  assert.ok(received?.rawHeaders.includes('__proto__') && received.rawHeaders.includes('polluted'));
  assert.equal(Object.hasOwn(Object.prototype, 'polluted'), false);
});

test('4xx: a target address of 64 kB, and nothing is sent', async () => {
  const before_ = target.connections();
  const answer = await relay('x', {
    'x-vault-forward-payment-methods': await card(),
    'x-vault-forward-url': `${target.url}/${'a'.repeat(65_536)}`,
  });
  assert.ok(answer.status >= 400 && answer.status < 500, String(answer.status));
  assert.equal(target.connections(), before_);
});
