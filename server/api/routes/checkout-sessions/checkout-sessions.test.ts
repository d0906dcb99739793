import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { forgetSecurityCode, takeCheckoutSession } from '../../../checkout/take.ts';
import { type CheckoutSessionId, type MerchantAccountId, toId } from '../../../domain/ids.ts';
import {
  hasCode,
  openTestService,
  type TestAnswer,
  type TestService,
} from '../../../../test/harness/index.ts';
import { recoverDue } from '../../../../test/harness/shop.ts';

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
const MASTERCARD = '5555555555554444';
const CARD = { method: 'card', number: MASTERCARD, expiration_date: '10/39', security_code: '987' };
const DEFAULT = toId<'merchant-account'>('default');

async function open(body?: unknown): Promise<TestAnswer['body']> {
  const answer = await service.request('POST', '/checkout/sessions', body === undefined ? {} : { body });
  assert.equal(answer.status, 201, answer.text);
  return answer.body;
}

function enter(id: string, paymentMethod: unknown = CARD, method: 'PUT' | 'POST' = 'PUT') {
  return service.request(method, `/checkout/sessions/${id}/fields`, {
    token: null,
    body: { payment_method: paymentMethod },
  });
}

async function count(table: string): Promise<number> {
  const [row] = await service.db.query<{ count: bigint }>(
    { name: `test_count_${table.replace('.', '_')}`, text: `SELECT count(*) AS count FROM ${table}` },
    [],
  );
  return Number(row?.count);
}

test('201: a session opens without a body, and lives an hour', async () => {
  const beganMs = Date.now();
  const session = await open();
  assert.equal(session.type, 'checkout-session');
  assert.equal(session.payment_method, null);
  const openedMs = Date.parse(session.expires_at) - 3_600_000;
  assert.ok(openedMs >= beganMs && openedMs <= Date.now(), session.expires_at);
  const published = await service.request('POST', '/checkout/sessions', { version: 'published' });
  assert.equal(published.status, 201);
});

test('201 and 200: what a session is for comes back, changes by PUT, and null clears it', async () => {
  const purpose = {
    amount: 1299,
    currency: 'EUR',
    metadata: { cart: '7' },
    cart_items: [{ name: 'Tea', quantity: 2, unit_amount: 500 }],
    buyer: { display_name: 'Ada', billing_details: { address: { country: 'GB' } } },
    expires_in: 7200,
  };
  const session = await open(purpose);
  assert.equal(session.amount, 1299);
  assert.equal(session.cart_items[0].name, 'Tea');
  const changed = await service.request('PUT', `/checkout/sessions/${session.id}`, {
    body: { amount: 900, metadata: null },
  });
  assert.equal(changed.status, 200);
  assert.deepEqual({ ...changed.body }, { ...session, amount: 900, metadata: null });
  const read = await service.request('GET', `/checkout/sessions/${session.id}`, { version: 'published' });
  assert.deepEqual({ ...read.body, buyer_id: null, front_end_origins: null }, changed.body);
});

test('400: a lifetime out of bounds, an amount below zero, a currency that is none', async () => {
  for (const body of [
    { expires_in: 3599 },
    { expires_in: 86_401 },
    { amount: -1 },
    { amount: 1.5 },
    { amount: '100' },
    { currency: 'eur' },
    { currency: 'XYZ' },
    { sum: 1 },
  ]) {
    assert.equal(
      (await service.request('POST', '/checkout/sessions', { body })).status,
      400,
      JSON.stringify(body),
    );
  }
});

test('204: card data goes in by PUT and by POST with no token, and only its outline comes back', async () => {
  for (const method of ['PUT', 'POST'] as const) {
    const session = await open();
    const answer = await enter(session.id, CARD, method);
    assert.equal(answer.status, 204, answer.text);
    assert.equal(answer.text, '');
    const read = await service.request('GET', `/checkout/sessions/${session.id}`, { version: 'published' });
    assert.equal(read.body.payment_method.label, '4444');
    assert.equal(read.body.payment_method.scheme, 'mastercard');
    assert.deepEqual(read.body.payment_method.details, {
      bin: '55555555',
      card_country: 'US',
      card_type: 'credit',
      card_issuer_name: 'Sandbox Bank',
    });
    assert.ok(!read.text.includes(MASTERCARD) && !hasCode(read.text, '987'));
  }
});

test('the security code is nowhere in the database', async () => {
  const session = await open();
  await enter(session.id, { ...CARD, security_code: '7391', number: '378282246310005' });
  const [row] = await service.db.query<{ text: string }>(
    {
      name: 'test_session_text',
      text: `SELECT row_to_json(s)::text AS text FROM checkout_sessions s WHERE checkout_session_id = $1`,
    },
    [session.id],
  );
  assert.ok(row !== undefined && !hasCode(row.text, '7391') && !row.text.includes('378282246310005'));
});

test('204: new card data takes the place of the old, whose number is shredded', async () => {
  const session = await open();
  await enter(session.id);
  const before = await count('vault.records');
  assert.equal((await enter(session.id, { ...CARD, number: '4111111111111111' })).status, 204);
  assert.equal(await count('vault.records'), before);
  assert.equal(
    (await service.request('GET', `/checkout/sessions/${session.id}`)).body.payment_method.label,
    '1111',
  );
});

test('204: a stored card can be put in by its id, with a security code', async () => {
  const stored = (
    await service.request('POST', '/payment-methods', {
      body: { method: 'card', number: '378282246310005', expiration_date: '12/40' },
    })
  ).body;
  const session = await open();
  assert.equal((await enter(session.id, { method: 'id', id: stored.id, security_code: '1234' })).status, 204);
  const { body } = await service.request('GET', `/checkout/sessions/${session.id}`);
  assert.equal(body.payment_method.id, stored.id);
  assert.equal(body.payment_method.label, '0005');
  assert.equal((await enter(session.id, { method: 'id', id: NOBODY })).status, 400);
  assert.equal((await enter(session.id, { method: 'id', id: stored.id, security_code: '123' })).status, 400);
});

test('204: Click to Pay data can be put in', async () => {
  const session = await open();
  assert.equal(
    (
      await enter(session.id, {
        method: 'click-to-pay',
        merchant_transaction_id: 'm',
        src_correlation_id: 'c',
        src_dpa_id: 'd',
      })
    ).status,
    204,
  );
  assert.equal((await service.request('GET', `/checkout/sessions/${session.id}`)).body.payment_method, null);
});

test('400: a wrong card is refused with all its problems, and nothing is kept of it', async () => {
  const session = await open();
  const before = await count('vault.records');
  const answer = await enter(session.id, { ...CARD, number: '4111111111111112', security_code: '12' });
  assert.equal(answer.status, 400);
  assert.deepEqual(answer.body.details.map((detail: { pointer: string }) => detail.pointer).sort(), [
    '/payment_method/number',
    '/payment_method/security_code',
  ]);
  assert.equal((await enter(session.id, { ...CARD, expiration_date: '13/30' })).status, 400);
  assert.equal((await enter(session.id, { method: 'cash' })).status, 400);
  assert.equal(await count('vault.records'), before);
});

test('404: fields, details and acquirer of a session that does not exist', async () => {
  assert.equal((await enter(NOBODY)).status, 404);
  assert.equal(
    (
      await service.request('POST', `/checkout/sessions/${NOBODY}/card-details`, {
        token: null,
        body: { bin: '411111' },
      })
    ).status,
    404,
  );
  assert.equal(
    (await service.request('GET', `/checkout/sessions/${NOBODY}/acquirer`, { token: null })).status,
    404,
  );
});

test('404: a session of another merchant account is not there for its server', async () => {
  const session = await open();
  for (const method of ['GET', 'PUT', 'DELETE'])
    assert.equal(
      (
        await service.request(method, `/checkout/sessions/${session.id}`, {
          merchantAccount: 'other',
          ...(method === 'PUT' ? { body: {} } : {}),
        })
      ).status,
      404,
    );
});

test('401: a session id is no token, and its server’s routes need one', async () => {
  const session = await open();
  assert.equal(
    (await service.request('GET', `/checkout/sessions/${session.id}`, { token: session.id })).status,
    401,
  );
  assert.equal(
    (await service.request('GET', `/checkout/sessions/${session.id}`, { token: null })).status,
    401,
  );
});

test('401: a session id is no bearer token, and changes no fields of another session', async () => {
  const [mine, other] = [await open(), await open()];
  for (const [method, path] of [
    ['GET', '/transactions'],
    ['POST', '/transactions'],
    ['POST', '/payment-methods'],
    ['DELETE', `/checkout/sessions/${mine.id}`],
  ] as const) {
    assert.equal((await service.request(method, path, { token: mine.id })).status, 401, path);
  }
  const token = await service.token({ scopes: ['embed'], claims: { checkout_session_id: mine.id } });
  for (const bearer of [mine.id, token])
    assert.equal(
      (
        await service.request('PUT', `/checkout/sessions/${other.id}/fields`, {
          token: bearer,
          body: { payment_method: CARD },
        })
      ).status,
      204,
      'the id in the path alone opens its fields',
    );
  assert.equal((await service.request('GET', `/checkout/sessions/${mine.id}`)).body.payment_method, null);
  const paid = await service.request('POST', '/transactions', {
    token,
    body: {
      amount: 1299,
      currency: 'USD',
      country: 'US',
      payment_method: { method: 'checkout-session', id: other.id },
    },
  });
  assert.equal(paid.status, 403, paid.text);
});

test('404: a session that never was, is deleted or is somebody else’s: the same answer to the byte', async () => {
  const [gone, foreign] = [await open(), await open()];
  await enter(foreign.id);
  await service.request('DELETE', `/checkout/sessions/${gone.id}`);
  const read = async (id: string, merchantAccount?: string) => {
    const { status, text } = await service.request(
      'GET',
      `/checkout/sessions/${id}`,
      merchantAccount === undefined ? {} : { merchantAccount },
    );
    return `${status} ${text}`;
  };
  const answers = new Set([await read(NOBODY), await read(gone.id), await read(foreign.id, 'other')]);
  assert.equal(answers.size, 1, [...answers].join('\n'));
});

test('204: what is entered is answered alike whether its number, date or code is right or wrong', async () => {
  const { id } = await open();
  await enter(id);
  const answers = new Set<string>();
  for (const wrong of [
    {},
    { number: '5105105105105100' },
    { expiration_date: '11/38' },
    { security_code: '111' },
  ]) {
    const { status, text, headers } = await enter(id, { ...CARD, ...wrong });
    answers.add([status, text, ...[...headers.keys()].toSorted()].join(' '));
  }
  assert.equal(answers.size, 1, [...answers].join('\n'));
});

test('204 then 404: a deleted session is gone, with the card in it', async () => {
  const session = await open();
  await enter(session.id);
  const before = await count('vault.records');
  assert.equal((await service.request('DELETE', `/checkout/sessions/${session.id}`)).status, 204);
  assert.equal((await service.request('GET', `/checkout/sessions/${session.id}`)).status, 404);
  assert.equal((await service.request('DELETE', `/checkout/sessions/${session.id}`)).status, 404);
  assert.equal((await enter(session.id)).status, 404);
  assert.equal(await count('vault.records'), before - 1);
});

test('an expired session is gone for everyone, and a worker destroys its card', async () => {
  const session = await open();
  await enter(session.id);
  const before = { records: await count('vault.records'), sessions: await count('checkout_sessions') };
  await service.db.query(
    {
      name: 'test_expire',
      text: `WITH over AS (UPDATE checkout_sessions SET expires_at = $2 WHERE checkout_session_id = $1)
        UPDATE operations SET due_at = $2 WHERE operation_id = $1`,
    },
    [session.id, new Date(Date.now() - 1000)],
  );
  assert.equal((await service.request('GET', `/checkout/sessions/${session.id}`)).status, 404);
  assert.equal((await enter(session.id)).status, 404);
  assert.equal(await recoverDue(service.parts), 1);
  assert.deepEqual(
    { records: await count('vault.records'), sessions: await count('checkout_sessions') },
    { records: before.records - 1, sessions: before.sessions - 1 },
  );
});

test('429: the fifty-first attempt within a minute is refused, for this session only', async () => {
  const [session, other] = [await open(), await open()];
  const answers = [];
  for (let attempt = 0; attempt < 51; attempt += 1)
    answers.push(
      (await enter(session.id, { ...CARD, number: '4111111111111112' }, attempt % 2 === 0 ? 'PUT' : 'POST'))
        .status,
    );
  assert.deepEqual(answers.slice(0, 50), Array<number>(50).fill(400));
  assert.equal(answers[50], 429);
  assert.equal((await enter(other.id)).status, 204);
});

test('200: card details for a session, by its first digits', async () => {
  const session = await open();
  const answer = await service.request('POST', `/checkout/sessions/${session.id}/card-details`, {
    token: null,
    body: { bin: '40000025' },
    version: 'published',
  });
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.body.scheme, 'visa');
  assert.deepEqual(answer.body.additional_schemes, ['carte-bancaire']);
});

test('204: the buyer’s choice of one of a card’s schemes is kept; 400: of one that it does not have', async () => {
  const session = await open();
  const coBadged = { ...CARD, number: '4000002500001001', security_code: '123' };
  const shown = async () =>
    (await service.request('GET', `/checkout/sessions/${session.id}`)).body.payment_method.scheme;
  const put = async (preferred: string | null) =>
    enter(session.id, { ...coBadged, preferred_scheme: preferred });
  for (const [chosen, scheme] of [
    ['carte-bancaire', 'carte-bancaire'],
    ['visa', 'visa'],
    [null, 'visa'],
  ] as const) {
    assert.equal((await put(chosen)).status, 204);
    assert.equal(await shown(), scheme);
  }
  const wrong = await put('mastercard');
  assert.equal(wrong.status, 400);
  assert.deepEqual(wrong.body.details, [
    {
      location: 'body',
      pointer: '/payment_method/preferred_scheme',
      message: 'is not a scheme of this card, which has visa and carte-bancaire',
      type: 'value_error.preferred_scheme',
    },
  ]);
});

test('200: the acquirer is that of the card’s scheme and the session’s currency', async () => {
  const configuration = {
    scheme: 'mastercard',
    merchant_acquirer_bin: '516327',
    merchant_acquirer_id: 'A1',
    merchant_name: 'Shop',
    merchant_country_code: '840',
    merchant_category_code: '5411',
    merchant_url: 'https://example.com',
    metadata: {},
  };
  assert.equal(
    (
      await service.request('POST', '/merchant-accounts/default/three-ds-configurations', {
        body: configuration,
      })
    ).status,
    201,
  );
  const session = await open({ currency: 'USD', amount: 100 });
  assert.equal(
    (await service.request('GET', `/checkout/sessions/${session.id}/acquirer`, { token: null })).status,
    404,
  );
  await enter(session.id);
  const answer = await service.request('GET', `/checkout/sessions/${session.id}/acquirer`, { token: null });
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.body.merchant_acquirer_bin, '516327');
});

test('a session gives its card to one taker only, until a new card is put in', async () => {
  const session = await open();
  await enter(session.id);
  const take = () =>
    takeCheckoutSession(
      service.parts,
      DEFAULT,
      toId<'checkout-session'>(session.id),
      new Date(),
      '/payment_method/id',
    );
  const takers = await Promise.all([take(), take(), take()]);
  assert.equal(takers.filter(({ taken }) => taken !== null).length, 1);
  assert.deepEqual(
    takers.flatMap(({ problem }) => problem?.type ?? []),
    ['value_error.checkout_session.used', 'value_error.checkout_session.used'],
  );
  const { taken } = takers.find((taker) => taker.taken !== null) ?? { taken: null };
  assert.ok(taken?.instrument.kind === 'card' && taken.securityCode !== null);
  assert.equal(taken.instrument.expirationDate, '10/39');
  await forgetSecurityCode(service.parts, taken);
  await enter(session.id);
  assert.notEqual((await take()).taken, null);
});

test('an empty, unknown or foreign session gives a problem that says which', async () => {
  const session = await open();
  const problem = async (merchantAccountId: MerchantAccountId, id: string) =>
    (
      await takeCheckoutSession(
        service.parts,
        merchantAccountId,
        toId<'checkout-session'>(id) satisfies CheckoutSessionId,
        new Date(),
        '/payment_method/id',
      )
    ).problem?.type;
  assert.equal(await problem(DEFAULT, session.id), 'value_error.checkout_session.empty');
  assert.equal(await problem(DEFAULT, NOBODY), 'value_error.checkout_session');
  await enter(session.id);
  assert.equal(await problem(toId('other'), session.id), 'value_error.checkout_session');
});

test('201: the card of a session becomes a payment method, once, and outlives the session', async () => {
  const session = await open();
  await enter(session.id);
  const store = () =>
    service.request('POST', '/payment-methods', {
      body: { method: 'checkout-session', id: session.id, external_identifier: 'from-session' },
    });
  const stored = await store();
  assert.equal(stored.status, 201, stored.text);
  assert.equal(stored.body.method, 'card');
  assert.equal(stored.body.label, '4444');
  const again = await store();
  assert.equal(again.status, 400);
  assert.equal(again.body.details[0].pointer, '/id');
  const before = await count('vault.records');
  await service.request('DELETE', `/checkout/sessions/${session.id}`);
  assert.equal(await count('vault.records'), before);
  assert.equal((await service.request('GET', `/payment-methods/${stored.body.id}`)).status, 200);
});

test('400: an empty session cannot become a payment method, and says so as the published API does', async () => {
  const session = await open();
  const answer = await service.request('POST', '/payment-methods', {
    body: { method: 'checkout-session', id: session.id },
    version: 'published',
  });
  assert.equal(answer.status, 400);
  assert.equal(answer.body.message, 'Request failed validation');
});
