import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { recordUseOfPaymentMethod } from '../../../db/queries/payment-methods.ts';
import {
  openTestService,
  type RequestOptions,
  type TestAnswer,
  type TestService,
} from '../../../../test/harness/index.ts';

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
  await service.db.query(
    {
      name: 'test_other_merchant',
      text: `INSERT INTO merchant_accounts (merchant_account_id, display_name, created_at, updated_at)
        VALUES ('other', 'Other', now(), now())`,
    },
    [],
  );
});
after(() => service.close());

const NOBODY = '0198c4a2-5d3e-7000-8000-000000000000';
const VISA = '4111111111111111';
const CARD = { method: 'card', number: VISA, expiration_date: '12/40' };

async function store(
  body: Record<string, unknown> = {},
  options: RequestOptions = {},
): Promise<TestAnswer['body']> {
  const answer = await service.request('POST', '/payment-methods', {
    body: { ...CARD, ...body },
    ...options,
  });
  assert.equal(answer.status, 201, answer.text);
  return answer.body;
}

async function addBuyer(externalIdentifier: string): Promise<string> {
  return (await service.request('POST', '/buyers', { body: { external_identifier: externalIdentifier } }))
    .body.id;
}

test('201: a stored card shows what may be shown, and never its number', async () => {
  for (const version of ['2026-11-01', 'published'] as const) {
    const buyer = await addBuyer(`holder-${version}`);
    const answer = await service.request('POST', '/payment-methods', {
      body: { ...CARD, security_code: '123', buyer_id: buyer, external_identifier: 'card-1' },
      version,
    });
    assert.equal(answer.status, 201, answer.text);
    const { body } = answer;
    assert.equal(body.method, 'card');
    assert.equal(body.mode, 'card');
    assert.equal(body.status, 'succeeded');
    assert.equal(body.scheme, 'visa');
    assert.equal(body.label, '1111');
    assert.equal(body.expiration_date, '12/40');
    assert.deepEqual(body.details, {
      bin: '41111111',
      card_type: 'credit',
      card_issuer_name: 'Sandbox Bank',
    });
    assert.equal(body.buyer.id, buyer);
    assert.equal(body.external_identifier, 'card-1');
    assert.equal(body.usage_count, 0);
    assert.match(body.fingerprint, /^[0-9a-f]{64}$/);
    assert.ok(!answer.text.includes(VISA));
    assert.deepEqual((await service.request('GET', `/payment-methods/${body.id}`, { version })).body, body);
  }
});

test('201: the method defaults to card, and the buyer can be named by external identifier', async () => {
  const buyer = await addBuyer('by-identifier');
  const answer = await service.request('POST', '/payment-methods', {
    body: { number: VISA, expiration_date: '01/30', buyer_external_identifier: 'by-identifier' },
  });
  assert.equal(answer.status, 201, answer.text);
  assert.equal(answer.body.buyer.id, buyer);
});

test('201: a card of fifteen digits shows six of them', async () => {
  const amex = await store({ number: '378282246310005', security_code: '1234' });
  assert.equal(amex.scheme, 'amex');
  assert.equal(amex.details.bin, '378282');
  assert.equal(amex.label, '0005');
});

test('201: a card stored twice has one fingerprint and two ids, and another one elsewhere', async () => {
  const [first, second, other] = [
    await store(),
    await store(),
    await store({}, { merchantAccount: 'other' }),
  ];
  assert.notEqual(first.id, second.id);
  assert.equal(first.fingerprint, second.fingerprint);
  assert.notEqual(first.fingerprint, other.fingerprint);
});

test('400: a card number in the wrong form is refused without being repeated', async () => {
  const wrong = [
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '4111\u00a01111\u00a01111\u00a01111',
    '４１１１１１１１１１１１１１１１',
    '٤١١١١١١١١١١١١١١١',
    '41111111111',
    '411111111111',
    '41111111111111111111',
    '4111111111111112',
    '411111111111116',
    '',
  ];
  for (const number of wrong) {
    const answer = await service.request('POST', '/payment-methods', { body: { ...CARD, number } });
    assert.equal(answer.status, 400, `${number} was taken: ${answer.text}`);
    assert.equal(answer.body.details[0].pointer, '/number');
    assert.ok(number === '' || !answer.text.includes(number));
  }
});

test('400: an expiry that is no month, has passed everywhere, or lies beyond reason', async () => {
  for (const expiration of ['13/30', '00/30', '1/30', '12/99', '01/20', '12-30', '1230', '']) {
    const answer = await service.request('POST', '/payment-methods', {
      body: { ...CARD, expiration_date: expiration },
    });
    assert.equal(answer.status, 400, `${expiration} was taken`);
    assert.ok(
      answer.body.details.some((detail: { pointer: string }) => detail.pointer === '/expiration_date'),
    );
  }
});

test('400: problems of number, expiry, code and buyer are told together', async () => {
  const answer = await service.request('POST', '/payment-methods', {
    body: {
      ...CARD,
      number: '378282246310005',
      expiration_date: '13/30',
      security_code: '123',
      buyer_id: NOBODY,
    },
  });
  assert.equal(answer.status, 400);
  assert.deepEqual(answer.body.details.map((detail: { pointer: string }) => detail.pointer).sort(), [
    '/buyer_id',
    '/expiration_date',
    '/security_code',
  ]);
});

test('400: a kind of payment method that cannot be stored on its own says so', async () => {
  const answer = await service.request('POST', '/payment-methods', {
    body: { method: 'paypal', country: 'US', currency: 'USD', redirect_url: 'https://example.com/back' },
  });
  assert.equal(answer.status, 400, answer.text);
  assert.equal(answer.body.details[0].pointer, '/method');
});

test('200: PUT changes the expiry and leaves everything else, the id too', async () => {
  const before = await store();
  const answer = await service.request('PUT', `/payment-methods/${before.id}`, {
    body: { expiration_date: '11/41' },
  });
  assert.equal(answer.status, 200);
  assert.deepEqual(
    { ...answer.body, updated_at: '' },
    { ...before, expiration_date: '11/41', updated_at: '' },
  );
});

test('200: a scheme transaction id brings the card’s scheme along if none is known; null clears both', async () => {
  const { id } = await store();
  const put = async (body: unknown) =>
    (await service.request('PUT', `/payment-methods/${id}`, { body })).body;
  const set = await put({ scheme_transaction_id: 'stid-1' });
  assert.deepEqual([set.scheme_transaction_id, set.scheme_transaction_id_scheme], ['stid-1', 'visa']);
  const renamed = await put({ scheme_transaction_id_scheme: 'carte-bancaire' });
  assert.deepEqual(
    [renamed.scheme_transaction_id, renamed.scheme_transaction_id_scheme],
    ['stid-1', 'carte-bancaire'],
  );
  const kept = await put({ scheme_transaction_id: 'stid-2' });
  assert.deepEqual(
    [kept.scheme_transaction_id, kept.scheme_transaction_id_scheme],
    ['stid-2', 'carte-bancaire'],
  );
  const untouched = await put({});
  assert.deepEqual(
    [untouched.scheme_transaction_id, untouched.scheme_transaction_id_scheme],
    ['stid-2', 'carte-bancaire'],
  );
  const cleared = await put({ scheme_transaction_id: null });
  assert.deepEqual([cleared.scheme_transaction_id, cleared.scheme_transaction_id_scheme], [null, null]);
  const both = await put({
    scheme_transaction_id: 'stid-3',
    scheme_transaction_id_scheme: 'mastercard',
    transaction_link_id: 'link',
  });
  assert.deepEqual([both.scheme_transaction_id_scheme, both.transaction_link_id], ['mastercard', 'link']);
  const contradiction = await put({ scheme_transaction_id: null, scheme_transaction_id_scheme: 'visa' });
  assert.deepEqual(
    [contradiction.scheme_transaction_id, contradiction.scheme_transaction_id_scheme],
    [null, null],
  );
});

test('422: PUT leaves no scheme without an id, no id without a scheme, and no empty id', async () => {
  const { id } = await store();
  const refused = async (body: object): Promise<unknown> => {
    const { status, body: answer } = await service.request('PUT', `/payment-methods/${id}`, { body });
    return status === 422 ? answer.details[0].pointer : status;
  };
  assert.equal(await refused({ scheme_transaction_id_scheme: 'visa' }), '/scheme_transaction_id_scheme');
  assert.equal(await refused({ scheme_transaction_id: '' }), '/scheme_transaction_id');
  assert.equal(await refused({ transaction_link_id: '' }), '/transaction_link_id');
  assert.equal(
    await refused({ scheme_transaction_id: 'stid', scheme_transaction_id_scheme: null }),
    '/scheme_transaction_id_scheme',
  );
  assert.equal(await refused({ scheme_transaction_id: 'stid' }), 200);
  assert.equal(await refused({ scheme_transaction_id_scheme: null }), '/scheme_transaction_id_scheme');
  // Two changes at once: each is right by itself, and together they leave both or neither.
  const bodies = [{ scheme_transaction_id: null }, { scheme_transaction_id_scheme: 'mastercard' }];
  await Promise.all(
    Array.from({ length: 20 }, (_, index) =>
      service.request('PUT', `/payment-methods/${id}`, { body: bodies[index % 2] }),
    ),
  );
  const { body } = await service.request('GET', `/payment-methods/${id}`);
  assert.equal(body.scheme_transaction_id === null, body.scheme_transaction_id_scheme === null);
});

test('400: a body that says nothing is told what a card needs', async () => {
  const answer = await service.request('POST', '/payment-methods', { body: {} });
  assert.deepEqual(
    answer.body.details.map(({ pointer }: { pointer: string }) => pointer),
    ['/expiration_date', '/number'],
    answer.text,
  );
});

test('201: bank accounts are taken as people write them, and are the same account', async () => {
  const holder = { account_holder: { first_name: 'Ann' } };
  const forms = {
    sepa: ['DE89370400440532013000', 'de89 3704 0044 0532 0130 00', 'DE89-3704-0044-0532-0130-00'],
    ach: ['000123456789', '0001 2345 6789'],
    bacs: ['55779911', '5577 9911', '5577-9911'],
  } as const;
  const routing = {
    sepa: {},
    ach: { routing_number: '021 000 021', account_type: 'checking' },
    bacs: { routing_number: '20 00-00' },
  };
  for (const scheme of ['sepa', 'ach', 'bacs'] as const) {
    const fingerprints = new Set<string>();
    for (const account_number of forms[scheme]) {
      const body = { method: 'bank', scheme, account_number, ...holder, ...routing[scheme] };
      const answer = await service.request('POST', '/payment-methods', { body });
      assert.equal(answer.status, 201, `${account_number}: ${answer.text}`);
      assert.equal(answer.body.label, forms[scheme][0].slice(-4));
      fingerprints.add(answer.body.fingerprint);
    }
    assert.equal(fingerprints.size, 1, scheme);
  }
});

test('400: a routing number has no place beside an IBAN', async () => {
  const answer = await service.request('POST', '/payment-methods', {
    body: {
      method: 'bank',
      scheme: 'sepa',
      account_number: 'DE89370400440532013000',
      routing_number: '37040044',
      account_holder: { first_name: 'Ann' },
    },
  });
  assert.deepEqual([answer.status, answer.body.details[0].pointer], [400, '/routing_number']);
});

test('400 and 422: PUT refuses a security code, an id, a past month, and clearing the expiry', async () => {
  const { id } = await store();
  const status = async (body: unknown, version: '2026-11-01' | 'published' = '2026-11-01') =>
    (await service.request('PUT', `/payment-methods/${id}`, { body, version })).status;
  assert.equal(await status({ security_code: '123' }), 400);
  assert.equal(await status({ id: NOBODY }), 400);
  assert.equal(await status({ expiration_date: '01/20' }), 400);
  assert.equal(await status({ scheme_transaction_id_scheme: 'Visa' }), 400);
  assert.equal(await status({ expiration_date: null }), 422);
  assert.equal(await status({ expiration_date: null }, 'published'), 400);
});

test('204 then 404: a deleted card is gone from every list, and its number from the vault', async () => {
  const { id } = await store({ external_identifier: 'to-delete' });
  const records = async () =>
    (
      await service.db.query<{ count: bigint }>(
        { name: 'test_count_records', text: 'SELECT count(*) AS count FROM vault.records' },
        [],
      )
    )[0]?.count;
  const before = await records();
  assert.equal((await service.request('DELETE', `/payment-methods/${id}`)).status, 204);
  for (const method of ['GET', 'PUT', 'DELETE'])
    assert.equal(
      (await service.request(method, `/payment-methods/${id}`, method === 'PUT' ? { body: {} } : {})).status,
      404,
    );
  assert.deepEqual(
    (await service.request('GET', '/payment-methods?external_identifier=to-delete')).body.items,
    [],
  );
  assert.equal(await records(), (before ?? 0n) - 1n);
});

test('404: a payment method of another merchant account is not there', async () => {
  const { id } = await store();
  for (const method of ['GET', 'PUT', 'DELETE'])
    assert.equal(
      (
        await service.request(method, `/payment-methods/${id}`, {
          merchantAccount: 'other',
          ...(method === 'PUT' ? { body: {} } : {}),
        })
      ).status,
      404,
    );
});

test('200: changes, deletion and reading of one method at once leave it whole or gone', async () => {
  const { id } = await store();
  const answers = await Promise.all(
    Array.from({ length: 12 }, (_, count) =>
      count === 5
        ? service.request('DELETE', `/payment-methods/${id}`)
        : service.request('PUT', `/payment-methods/${id}`, { body: { scheme_transaction_id: `s-${count}` } }),
    ),
  );
  assert.ok(answers.every((answer) => [200, 204, 404].includes(answer.status)));
  assert.equal((await service.request('GET', `/payment-methods/${id}`)).status, 404);
});

test('200: the list is filtered by buyer, status and external identifier, and walked by cursor', async () => {
  const buyer = await addBuyer('lister');
  for (const name of ['a', 'b', 'c']) await store({ buyer_id: buyer, external_identifier: `list-${name}` });
  const identifiers = async (query: string) =>
    (await service.request('GET', `/payment-methods?${query}`)).body.items.map(
      (item: { external_identifier: string }) => item.external_identifier,
    );
  assert.deepEqual(await identifiers(`buyer_id=${buyer}`), ['list-c', 'list-b', 'list-a']);
  assert.deepEqual(await identifiers('buyer_external_identifier=lister'), ['list-c', 'list-b', 'list-a']);
  assert.deepEqual(await identifiers('external_identifier=list-b'), ['list-b']);
  assert.deepEqual(await identifiers(`buyer_id=${buyer}&status=failed&status=processing`), []);
  assert.deepEqual(await identifiers(`buyer_id=${buyer}&status=succeeded`), ['list-c', 'list-b', 'list-a']);
  const first = (await service.request('GET', `/payment-methods?buyer_id=${buyer}&limit=2`)).body;
  const second = (
    await service.request(
      'GET',
      `/payment-methods?buyer_id=${buyer}&limit=2&cursor=${encodeURIComponent(first.next_cursor)}`,
    )
  ).body;
  assert.deepEqual(
    second.items.map((item: { external_identifier: string }) => item.external_identifier),
    ['list-a'],
  );
  assert.equal(second.next_cursor, null);
});

const RECORD_USE = recordUseOfPaymentMethod({
  merchantAccountId: '$1',
  paymentMethodId: '$2',
  customerInitiated: '$3',
  usedAt: '$4',
});
const USE = { name: 'test_record_use', text: `WITH used AS (${RECORD_USE}) SELECT 1` };

test('200: a buyer’s methods come by last use or by number of uses, anyone’s or the customer’s', async () => {
  const buyer = await addBuyer('sorter');
  const [often, lately, never] = [
    await store({ buyer_id: buyer }),
    await store({ buyer_id: buyer }),
    await store({ buyer_id: buyer }),
  ];
  for (const [id, customerInitiated, at] of [
    [often.id, false, '2026-01-01'],
    [often.id, false, '2026-01-02'],
    [often.id, true, '2026-01-03'],
    [lately.id, true, '2026-02-01'],
    [lately.id, true, '2026-02-02'],
  ] as const) {
    await service.db.query(USE, ['default', id, customerInitiated, new Date(at)]);
  }
  const order = async (query: string) => {
    const answer = await service.request('GET', `/buyers/payment-methods?buyer_id=${buyer}&${query}`);
    assert.equal(answer.status, 200, answer.text);
    return answer.body.items.map((item: { id: string }) => item.id);
  };
  assert.deepEqual(await order('sort_by=last_used_at'), [lately.id, often.id, never.id]);
  assert.deepEqual(await order('sort_by=last_used_at&order_by=asc'), [often.id, lately.id, never.id]);
  assert.deepEqual(await order('sort_by=usage_count'), [often.id, lately.id, never.id]);
  assert.deepEqual(await order('sort_by=cit_usage_count'), [lately.id, often.id, never.id]);
  assert.deepEqual(await order('sort_by=cit_last_used_at&order_by=desc'), [lately.id, often.id, never.id]);
  assert.deepEqual(await order(''), [never.id, lately.id, often.id]);
  assert.deepEqual(await order('country=US&currency=USD'), [never.id, lately.id, often.id]);
  const used = (await service.request('GET', `/payment-methods/${often.id}`)).body;
  assert.deepEqual(
    [used.usage_count, used.cit_usage_count, used.last_used_at, used.cit_last_used_at],
    [3, 1, '2026-01-03T00:00:00.000000+00:00', '2026-01-03T00:00:00.000000+00:00'],
  );
});

test('400: sorting by anything else, or naming no buyer', async () => {
  const buyer = await addBuyer('strict');
  for (const query of [
    `buyer_id=${buyer}&sort_by=LAST_USED_AT`,
    `buyer_id=${buyer}&sort_by=${encodeURIComponent('last_used_at;drop')}`,
    `buyer_id=${buyer}&order_by=up`,
    'sort_by=usage_count',
  ]) {
    assert.equal((await service.request('GET', `/buyers/payment-methods?${query}`)).status, 400, query);
  }
  assert.deepEqual(
    (await service.request('GET', `/buyers/payment-methods?buyer_id=${NOBODY}`)).body.items,
    [],
  );
});

test('200, 400, 403 and 404: a front end sees and deletes only what its pinned buyer has', async () => {
  const [mine, theirs] = [await addBuyer('pinned'), await addBuyer('not-pinned')];
  const [own, other] = [await store({ buyer_id: mine }), await store({ buyer_id: theirs })];
  const front = { scopes: ['embed'], claims: { embed: { buyer_id: mine, amount: 100, currency: 'USD' } } };
  const listed = await service.request('GET', '/buyers/payment-methods', front);
  assert.deepEqual(
    listed.body.items.map((item: { id: string }) => item.id),
    [own.id],
  );
  assert.equal(
    (await service.request('GET', `/buyers/payment-methods?buyer_id=${theirs}`, front)).status >= 400,
    true,
  );
  assert.equal(
    (await service.request('GET', `/buyers/payment-methods?buyer_id=${theirs}`, { scopes: ['embed'] }))
      .status,
    400,
  );
  assert.equal((await service.request('GET', '/buyers/payment-methods', { scopes: ['embed'] })).status, 403);
  assert.equal((await service.request('DELETE', `/payment-methods/${other.id}`, front)).status, 404);
  assert.equal(
    (await service.request('DELETE', `/payment-methods/${other.id}`, { scopes: ['embed'] })).status,
    404,
  );
  assert.equal((await service.request('DELETE', `/payment-methods/${own.id}`, front)).status, 204);
  assert.equal((await service.request('GET', `/payment-methods/${other.id}`, front)).status, 403);
});

test('a buyer who is deleted leaves their stored card to the merchant, without a buyer', async () => {
  const buyer = await addBuyer('leaver');
  const { id } = await store({ buyer_id: buyer });
  assert.equal((await service.request('DELETE', `/buyers/${buyer}`)).status, 204);
  const { status, body } = await service.request('GET', `/payment-methods/${id}`);
  assert.equal(status, 200);
  assert.equal(body.buyer, null);
});

test('403: PUT needs payment-methods.write', async () => {
  const { id } = await store();
  assert.equal(
    (await service.request('PUT', `/payment-methods/${id}`, { body: {}, scopes: ['payment-methods.read'] }))
      .status,
    403,
  );
  assert.equal(
    (await service.request('PUT', `/payment-methods/${id}`, { body: {}, scopes: ['payment-methods.write'] }))
      .status,
    200,
  );
});
