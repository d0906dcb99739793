import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import pg from 'pg';
import { execute } from '../../../../test/harness/execute.ts';
import { eventually, openTestService, type TestService } from '../../../../test/harness/index.ts';
import { clientConfig } from '../../../db/db.ts';

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
});
after(() => service.close());

const NOBODY = '0198c4a2-5d3e-7000-8000-000000000000';

async function addBuyer(body: unknown = {}): Promise<{ id: string }> {
  const answer = await service.request('POST', '/buyers', { body });
  assert.equal(answer.status, 201, answer.text);
  return answer.body;
}

test('201: a buyer comes back whole, under both API versions', async () => {
  const billingDetails = {
    first_name: 'Ada',
    last_name: 'Lovelace',
    email_address: 'ada@example.com',
    address: { city: 'London', country: 'GB', line1: '12 St James’s Square' },
    tax_id: { kind: 'gb.vat', value: 'GB123456789' },
  };
  for (const version of ['2026-11-01', 'published'] as const) {
    const body = {
      display_name: 'Ada L.',
      external_identifier: `ada-${version}`,
      account_number: 'A-1',
      billing_details: billingDetails,
    };
    const answer = await service.request('POST', '/buyers', { body, version });
    assert.equal(answer.status, 201);
    assert.deepEqual({ ...answer.body, ...body }, answer.body);
    assert.equal(answer.body.type, 'buyer');
    assert.match(answer.body.reconciliation_id, /^[0-9A-Za-z]{22}$/);
    const again = await service.request('GET', `/buyers/${answer.body.id}`, { version });
    assert.deepEqual(again.body, answer.body);
  }
});

test('201: an empty body makes a buyer without details', async () => {
  const buyer = await addBuyer({});
  const { body } = await service.request('GET', `/buyers/${buyer.id}`);
  assert.equal(body.display_name, null);
  assert.equal(body.billing_details, null);
});

test('400: every problem of a body is told at once', async () => {
  const answer = await service.request('POST', '/buyers', {
    body: {
      display_name: '',
      external_identifier: 7,
      nickname: 'A',
      billing_details: { phone_number: '123', address: { country: 'gb' } },
    },
  });
  assert.equal(answer.status, 400);
  const pointers = answer.body.details.map((detail: { pointer: string }) => detail.pointer).sort();
  assert.deepEqual(pointers, [
    '/billing_details/address/country',
    '/billing_details/phone_number',
    '/display_name',
    '/external_identifier',
    '/nickname',
  ]);
});

test('409: an external identifier belongs to one buyer, however its accents are composed', async () => {
  const buyer = await addBuyer({ external_identifier: 'Jos\u00e9' });
  const answer = await service.request('POST', '/buyers', { body: { external_identifier: 'Jose\u0301' } });
  assert.equal(answer.status, 409);
  assert.equal(answer.body.code, 'duplicate_record');
  assert.equal(answer.body.resource_id, buyer.id);
});

test('409: ten at once with one external identifier make one buyer', async () => {
  const answers = await Promise.all(
    Array.from({ length: 10 }, () =>
      service.request('POST', '/buyers', { body: { external_identifier: 'at-once' } }),
    ),
  );
  assert.deepEqual(answers.map((answer) => answer.status).sort(), [201, ...Array<number>(9).fill(409)]);
});

test('200: PUT leaves what is left out, clears what is null, and merges billing details deeply', async () => {
  const { id } = await addBuyer({
    display_name: 'Grace',
    account_number: 'G-1',
    billing_details: { first_name: 'Grace', address: { city: 'Arlington', country: 'US' } },
  });
  const merged = await service.request('PUT', `/buyers/${id}`, {
    body: { account_number: null, billing_details: { last_name: 'Hopper', address: { city: 'New York' } } },
  });
  assert.equal(merged.status, 200);
  assert.equal(merged.body.display_name, 'Grace');
  assert.equal(merged.body.account_number, null);
  assert.deepEqual(merged.body.billing_details, {
    first_name: 'Grace',
    last_name: 'Hopper',
    address: { city: 'New York', country: 'US' },
  });
  const cleared = await service.request('PUT', `/buyers/${id}`, {
    body: { billing_details: { address: null } },
  });
  assert.deepEqual(cleared.body.billing_details, { first_name: 'Grace', last_name: 'Hopper' });
  const emptied = await service.request('PUT', `/buyers/${id}`, { body: { billing_details: null } });
  assert.equal(emptied.body.billing_details, null);
  assert.ok(emptied.body.updated_at >= merged.body.updated_at);
});

test('409: PUT cannot take the external identifier of another buyer', async () => {
  const taken = await addBuyer({ external_identifier: 'taken' });
  const { id } = await addBuyer();
  const answer = await service.request('PUT', `/buyers/${id}`, { body: { external_identifier: 'taken' } });
  assert.equal(answer.status, 409);
  assert.equal(answer.body.resource_id, taken.id);
});

test('404: a buyer that does not exist cannot be read, changed or deleted', async () => {
  for (const [method, body] of [
    ['GET', undefined],
    ['PUT', {}],
    ['DELETE', undefined],
  ] as const) {
    const answer = await service.request(method, `/buyers/${NOBODY}`, { body });
    assert.equal(answer.status, 404, method);
    assert.equal(answer.body.code, 'not_found');
  }
});

test('404: the buyer of another merchant account is nobody', async () => {
  await service.db.query(
    {
      name: 'test_other_merchant',
      text: `INSERT INTO merchant_accounts (merchant_account_id, display_name, created_at, updated_at)
        VALUES ('other', 'Other', now(), now()) ON CONFLICT DO NOTHING`,
    },
    [],
  );
  const { id } = await addBuyer({ external_identifier: 'mine' });
  for (const method of ['GET', 'PUT', 'DELETE'])
    assert.equal(
      (
        await service.request(method, `/buyers/${id}`, {
          merchantAccount: 'other',
          ...(method === 'PUT' ? { body: {} } : {}),
        })
      ).status,
      404,
    );
  assert.equal(
    (
      await service.request('POST', '/buyers', {
        merchantAccount: 'other',
        body: { external_identifier: 'mine' },
      })
    ).status,
    201,
  );
});

test('204: a deleted buyer is gone, and its external identifier is free', async () => {
  const { id } = await addBuyer({ external_identifier: 'leaving' });
  const answer = await service.request('DELETE', `/buyers/${id}`);
  assert.equal(answer.status, 204);
  assert.equal(answer.text, '');
  assert.equal((await service.request('GET', `/buyers/${id}`)).status, 404);
  await addBuyer({ external_identifier: 'leaving' });
});

test('204: what is being made for a buyer while they are deleted stays, without them', async () => {
  const { id } = await addBuyer();
  const { connection } = service.database;
  const client = new pg.Client(clientConfig(connection));
  await client.connect();
  try {
    await client.query('BEGIN');
    await client.query(
      `INSERT INTO checkout_sessions (merchant_account_id, checkout_session_id, buyer_id, expires_at, created_at,
         updated_at) VALUES ('default', $1, $2, 'infinity', now(), now())`,
      [NOBODY, id],
    );
    const removed = service.request('DELETE', `/buyers/${id}`);
    const isWaited = `SELECT FROM pg_stat_activity WHERE wait_event_type = 'Lock' AND query LIKE '%FROM buyers%'`;
    await eventually(async () => (await execute(connection, isWaited)).length > 0);
    await client.query('COMMIT');
    assert.equal((await removed).status, 204);
    const kept = await client.query('SELECT buyer_id FROM checkout_sessions');
    assert.deepEqual(kept.rows, [{ buyer_id: null }]);
  } finally {
    await client.end();
  }
});

test('200: the list walks forward and back over every buyer once', async () => {
  for (let count = 0; count < 5; count += 1) await addBuyer({ display_name: `Walker ${count}` });
  const pages: string[][] = [];
  let path: string | null = '/buyers?search=walker&limit=2';
  let last = null;
  while (path !== null) {
    const { body, status } = await service.request('GET', path);
    assert.equal(status, 200);
    pages.push(body.items.map((item: { display_name: string }) => item.display_name));
    last = body;
    path =
      body.next_cursor === null
        ? null
        : `/buyers?search=walker&limit=2&cursor=${encodeURIComponent(body.next_cursor)}`;
  }
  assert.deepEqual(pages, [['Walker 4', 'Walker 3'], ['Walker 2', 'Walker 1'], ['Walker 0']]);
  const back = await service.request(
    'GET',
    `/buyers?search=walker&limit=2&cursor=${encodeURIComponent(last.previous_cursor)}`,
  );
  assert.deepEqual(
    back.body.items.map((item: { display_name: string }) => item.display_name),
    pages[1],
  );
});

test('200: search finds names, identifiers and e-mails in any case; % and _ are plain characters', async () => {
  await addBuyer({
    display_name: 'Percent 100% sure',
    external_identifier: 'PCT_1',
    billing_details: { email_address: 'Percy@Example.com' },
  });
  const found = async (search: string) =>
    (await service.request('GET', `/buyers?search=${encodeURIComponent(search)}`)).body.items.length;
  assert.equal(await found('100% S'), 1);
  assert.equal(await found('pct_1'), 1);
  assert.equal(await found('percy@example'), 1);
  assert.equal(await found('pct%1'), 0);
  const byIdentifier = await service.request('GET', '/buyers?external_identifier=PCT_1');
  assert.equal(byIdentifier.body.items.length, 1);
});

test('400: a cursor of other filters is refused, as is an unknown parameter', async () => {
  const { body } = await service.request('GET', '/buyers?limit=1');
  assert.equal(
    (await service.request('GET', `/buyers?limit=1&search=x&cursor=${encodeURIComponent(body.next_cursor)}`))
      .status,
    400,
  );
  assert.equal((await service.request('GET', '/buyers?serch=x')).status, 400);
});

test('401 and 403: no token, and no scope for it', async () => {
  assert.equal((await service.request('GET', '/buyers', { token: null })).status, 401);
  assert.equal((await service.request('POST', '/buyers', { body: {}, scopes: ['buyers.read'] })).status, 403);
  assert.equal((await service.request('GET', '/buyers', { scopes: ['buyers.write'] })).status, 403);
  assert.equal((await service.request('GET', '/buyers', { scopes: ['embed'] })).status, 403);
});

test('400: what a field of metadata is called exempts no card number, whoever sends it', async () => {
  const number = '4012888888881881';
  const names = [
    'cursor',
    'xid',
    'cavv',
    'scheme_transaction_id',
    'previous_scheme_transaction_id',
    'transaction_link_id',
    'previous_transaction_link_id',
    'payment_service_transaction_id',
    'directory_transaction_id',
    'sdk_encrypted_data',
    'routing_number',
  ];
  const payment = { amount: 1299, currency: 'USD', payment_method: { method: 'card' } };
  for (const scopes of [['transactions.write'], ['embed']]) {
    const embed = { claims: { embed: { amount: 1299, currency: 'USD' } } };
    const answer = await service.request('POST', '/transactions', {
      scopes,
      ...(scopes[0] === 'embed' ? embed : {}),
      body: { ...payment, metadata: Object.fromEntries(names.map((name) => [name, number])) },
    });
    assert.equal(answer.status, 400);
    assert.deepEqual(
      answer.body.details
        .filter(({ type }: { type: string }) => type === 'value_error.card_number')
        .map(({ pointer }: { pointer: string }) => pointer)
        .toSorted(),
      names.map((name) => `/metadata/${name}`).toSorted(),
    );
  }
  const inItsPlace = await service.request('POST', '/transactions', {
    body: {
      ...payment,
      previous_scheme_transaction_id: '378282246310005',
      three_d_secure_data: { cavv: number, xid: number, directory_transaction_id: number },
    },
  });
  assert.ok(!inItsPlace.text.includes('value_error.card_number'));
});

test('400: a card number in a name, an identifier or a search is refused and not repeated', async () => {
  for (const [method, path, body] of [
    ['POST', '/buyers', { external_identifier: '4111111111111111' }],
    ['POST', '/buyers', { display_name: 'pays with 5555 5555 5555 4444' }],
    ['POST', '/checkout/sessions', { metadata: { card: '3782-822463-10005' } }],
    ['POST', '/checkout/sessions', { metadata: { card: '4111111111111111 12/30' } }],
    ['GET', '/buyers?search=4111111111111111', undefined],
  ] as const) {
    const answer = await service.request(method, path, { body });
    assert.equal(answer.status, 400, path);
    assert.equal(answer.body.details[0].type, 'value_error.card_number');
    assert.ok(!/4111|5555|3782/.test(answer.text));
  }
});
