import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestAnswer, type TestService, openTestService } from '../../../../test/harness/index.ts';
import { paymentServices } from '../../../connections/connection-kinds.ts';
import { paymentServiceTable, putPaymentService } from '../../../db/queries/payment-services.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';

let service: TestService;
before(async () => {
  service = await openTestService({ worker: false });
});
after(() => service.close());

const SECRET = 'sk_sandbox_5up3rs3cr3tk3y';
const MOCK_CARD = {
  display_name: 'Card',
  payment_service_definition_id: 'mock-card',
  fields: [{ key: 'merchant_id', value: 'merchant-1' }],
  accepted_currencies: ['USD', 'EUR'],
  accepted_countries: ['US', 'GB'],
};
const SANDBOX_CARD = {
  ...MOCK_CARD,
  payment_service_definition_id: 'sandbox-card',
  fields: [{ key: 'api_key', value: SECRET }],
};

const ANOTHER_ACCOUNT = {
  name: 'test_another_account',
  text:
    'INSERT INTO merchant_accounts (merchant_account_id, display_name, created_at, updated_at) ' +
    'VALUES ($1, $1, $2, $2)',
};

function create(body: object): Promise<TestAnswer> {
  return service.request('POST', '/payment-services', { body });
}

function pointers(answer: TestAnswer): string[] {
  return answer.body.details.map((detail: { pointer: string }) => detail.pointer);
}

async function positions(): Promise<Record<string, number>> {
  const list = await service.request('GET', '/payment-services?limit=100');
  return Object.fromEntries(
    list.body.items.map((item: { display_name: string; position: number }) => [
      item.display_name,
      item.position,
    ]),
  );
}

test('201: a payment service is created with the published defaults and read back as created', async () => {
  const created = await create(MOCK_CARD);
  assert.equal(created.status, 201);
  const { id, created_at, updated_at, position, webhook_url, ...rest } = created.body;
  assert.deepEqual(rest, {
    type: 'payment-service',
    merchant_account_id: 'default',
    payment_service_definition_id: 'mock-card',
    active: true,
    method: 'card',
    display_name: 'Card',
    status: 'created',
    accepted_currencies: ['USD', 'EUR'],
    accepted_countries: ['US', 'GB'],
    payment_method_tokenization_enabled: false,
    network_tokens_enabled: false,
    open_loop: false,
    settlement_reporting_enabled: false,
    refund_ingestion_enabled: false,
    three_d_secure_enabled: false,
    merchant_profile: null,
    fields: [{ key: 'merchant_id', value: 'merchant-1' }],
    reporting_fields: [],
    is_deleted: false,
  });
  assert.match(webhook_url, /^http:\/\/127\.0\.0\.1:8080\/i\/ps\//);
  assert.equal(created_at, updated_at);
  assert.equal(typeof position, 'number');
  const read = await service.request('GET', `/payment-services/${id}`);
  assert.equal(read.status, 200);
  assert.deepEqual(read.body, created.body);
});

test('201: a secret field is never echoed, not by create, get, list or update', async () => {
  const created = await create(SANDBOX_CARD);
  const { id } = created.body;
  const updated = await service.request('PUT', `/payment-services/${id}`, {
    body: { fields: [{ key: 'api_key', value: `${SECRET}_2` }] },
  });
  const read = await service.request('GET', `/payment-services/${id}`);
  const list = await service.request('GET', '/payment-services?limit=100');
  assert.deepEqual([created.status, updated.status, read.body.fields], [201, 200, []]);
  for (const answer of [created, updated, read, list])
    assert.ok(!answer.text.includes('sk_sandbox'), answer.text);
});

test('what newer published SDKs send of their own accord is taken, and what is not done is refused', async () => {
  const { status, body } = await create({ ...SANDBOX_CARD, refund_ingestion_enabled: false });
  assert.deepEqual([status, body.refund_ingestion_enabled], [201, false]);
  const asked = await create({ ...SANDBOX_CARD, refund_ingestion_enabled: true });
  assert.equal(asked.status, 422);
  assert.deepEqual(
    asked.body.details.map(({ pointer }: { pointer: string }) => pointer),
    ['/refund_ingestion_enabled'],
  );
  for (const [query, isThere] of [
    ['include_fields=true', true],
    ['include_fields=false', false],
  ] as const) {
    const list = await service.request('GET', `/payment-services?${query}`);
    assert.equal(list.body.items[0].fields !== null, isThere, query);
  }
});

test('422: every problem of a body is told at once, by pointer, and no value is quoted', async () => {
  const answer = await create({
    display_name: 'Wrong',
    payment_service_definition_id: 'sandbox-card',
    fields: [
      { key: 'api_key', value: `${SECRET}\n` },
      { key: 'api_kex', value: 'x' },
    ],
    accepted_currencies: ['USD', 'XXX', 'HRK'],
    accepted_countries: ['US', 'UK'],
    position: -1,
    merchant_profile: {
      visa: {
        merchant_acquirer_bin: '1',
        merchant_acquirer_id: '1',
        merchant_name: 'N',
        merchant_country_code: 'XX',
        merchant_category_code: 'abcd',
        merchant_url: 'javascript:1',
      },
    },
  });
  assert.equal(answer.status, 422);
  assert.deepEqual(pointers(answer).sort(), [
    '/accepted_countries/1',
    '/accepted_currencies/1',
    '/accepted_currencies/2',
    '/fields/0/value',
    '/fields/1/key',
    '/merchant_profile/visa/merchant_category_code',
    '/merchant_profile/visa/merchant_country_code',
    '/merchant_profile/visa/merchant_url',
    '/position',
  ]);
  assert.ok(!answer.text.includes(SECRET));
});

test('400: the same problems in the published version are a bad request', async () => {
  const answer = await service.request('POST', '/payment-services', {
    body: { ...MOCK_CARD, accepted_currencies: ['XXX'] },
    version: 'published',
  });
  assert.equal(answer.status, 400);
});

test('422: a required field that is missing, and one that is given twice, are told', async () => {
  assert.deepEqual(pointers(await create({ ...MOCK_CARD, fields: [] })), ['/fields']);
  assert.deepEqual(
    pointers(await create({ ...MOCK_CARD, fields: [...MOCK_CARD.fields, ...MOCK_CARD.fields] })),
    ['/fields/1/key'],
  );
});

test('422: a definition that does not exist is told by name of its field', async () => {
  for (const id of ['nope-card', '__proto__', 'mock-gift-card']) {
    const answer = await create({ ...MOCK_CARD, payment_service_definition_id: id });
    assert.deepEqual([answer.status, pointers(answer)], [422, ['/payment_service_definition_id']], id);
  }
});

test('400: a scheme that does not exist has no merchant profile', async () => {
  const answer = await create({ ...MOCK_CARD, merchant_profile: { vısa: null } });
  assert.equal(answer.status, 400);
});

test('a service goes to the end of the order, and one put in between moves the others on', async () => {
  const before = await create(MOCK_CARD);
  const last = before.body.position;
  await create({ ...MOCK_CARD, display_name: 'P1' });
  await create({ ...MOCK_CARD, display_name: 'P2' });
  const third = await create({ ...MOCK_CARD, display_name: 'P3', position: last + 1 });
  const after = await positions();
  assert.deepEqual([after['P3'], after['P1'], after['P2']], [last + 1, last + 2, last + 3]);
  await service.request('PUT', `/payment-services/${third.body.id}`, { body: { position: last + 3 } });
  const moved = await positions();
  assert.deepEqual([moved['P1'], moved['P3'], moved['P2']], [last + 2, last + 3, last + 4]);
  const routed = (await paymentServices.active(service.parts, 'default' as MerchantAccountId)).map(
    (entry) => entry.displayName,
  );
  assert.deepEqual(routed.slice(-3), ['P1', 'P3', 'P2']);
});

test('a change does not put a service back to where it stood before others moved it on', async () => {
  const { db, clock } = service.parts;
  const { body } = await create({ ...MOCK_CARD, position: 500 });
  const before = await paymentServiceTable.get(db, body.merchant_account_id, body.id);
  assert.ok(before !== null);
  await create({ ...MOCK_CARD, position: 500 });
  const changed = await putPaymentService(db, { ...before, position: null }, before, clock.now());
  assert.equal(changed?.position, 501);
});

test('200: a change touches what it names and nothing else, and null leaves alone what cannot be empty', async () => {
  const profile = {
    merchant_acquirer_bin: '401200',
    merchant_acquirer_id: '12',
    merchant_name: 'Shop',
    merchant_country_code: '840',
    merchant_category_code: '5411',
    merchant_url: 'https://example.com',
  };
  const created = await create({
    ...MOCK_CARD,
    merchant_profile: { visa: profile, mastercard: profile },
    three_d_secure_enabled: true,
  });
  const answer = await service.request('PUT', `/payment-services/${created.body.id}`, {
    body: {
      display_name: null,
      accepted_currencies: ['JPY', 'JPY'],
      active: false,
      merchant_profile: { mastercard: null },
      position: null,
    },
  });
  assert.equal(answer.status, 200);
  const { updated_at: _before, ...was } = created.body;
  const { updated_at: _after, ...is } = answer.body;
  assert.deepEqual(is, {
    ...was,
    accepted_currencies: ['JPY'],
    active: false,
    merchant_profile: { visa: was.merchant_profile.visa },
  });
});

test('200: two changes at once both count', async () => {
  const { body } = await create(MOCK_CARD);
  const answers = await Promise.all([
    service.request('PUT', `/payment-services/${body.id}`, { body: { display_name: 'Both' } }),
    service.request('PUT', `/payment-services/${body.id}`, { body: { accepted_countries: ['DE'] } }),
    service.request('PUT', `/payment-services/${body.id}`, { body: { open_loop: true } }),
  ]);
  assert.deepEqual(
    answers.map(({ status }) => status),
    [200, 200, 200],
  );
  const read = await service.request('GET', `/payment-services/${body.id}`);
  assert.deepEqual(
    [read.body.display_name, read.body.accepted_countries, read.body.open_loop],
    ['Both', ['DE'], true],
  );
});

test('422: a required field cannot be removed by an empty value', async () => {
  const { body } = await create(SANDBOX_CARD);
  const answer = await service.request('PUT', `/payment-services/${body.id}`, {
    body: { fields: [{ key: 'api_key', value: '' }] },
  });
  assert.deepEqual([answer.status, pointers(answer)], [422, ['/fields/0/value']]);
});

test('204: a deleted service is gone from list and routing, and cannot be changed', async () => {
  const { body } = await create(MOCK_CARD);
  const path = `/payment-services/${body.id}`;
  assert.equal((await service.request('DELETE', path)).status, 204);
  assert.equal((await service.request('GET', path)).status, 404);
  assert.equal((await service.request('PUT', path, { body: { active: true } })).status, 404);
  assert.equal((await service.request('DELETE', path)).status, 404);
  const deleted = await service.request('GET', '/payment-services?deleted=true&limit=100');
  assert.ok(
    deleted.body.items.some(
      (item: { id: string; is_deleted: boolean }) => item.id === body.id && item.is_deleted,
    ),
  );
  assert.ok(
    !(await paymentServices.active(service.parts, 'default' as MerchantAccountId)).some(
      (entry) => entry.id === body.id,
    ),
  );
});

test('404: the service of another merchant account, an unknown and a deleted one look the same', async () => {
  await service.db.query(ANOTHER_ACCOUNT, ['other', new Date()]);
  const other = await service.request('POST', '/payment-services', {
    body: MOCK_CARD,
    merchantAccount: 'other',
  });
  assert.equal(other.status, 201);
  for (const id of [other.body.id, '01890a5d-ac96-774b-bcce-b302099a8057']) {
    const answer = await service.request('GET', `/payment-services/${id}`);
    assert.deepEqual([answer.status, answer.body.code, answer.body.details], [404, 'not_found', []]);
  }
});

test('200: the list pages through everything once, both ways', async () => {
  const seen: string[] = [];
  let cursor: string | null = null;
  let previous: string | null = null;
  do {
    const page: TestAnswer = await service.request(
      'GET',
      `/payment-services?limit=3${cursor === null ? '' : `&cursor=${cursor}`}`,
    );
    seen.push(...page.body.items.map((item: { id: string }) => item.id));
    cursor = page.body.next_cursor;
    previous = page.body.previous_cursor;
  } while (cursor !== null);
  assert.equal(new Set(seen).size, seen.length);
  const whole = await service.request('GET', '/payment-services?limit=100');
  assert.deepEqual(
    seen,
    whole.body.items.map((item: { id: string }) => item.id),
  );
  assert.notEqual(previous, null);
  const none = await service.request('GET', '/payment-services?method=paypal');
  assert.deepEqual(none.body.items, []);
});

test('200: verify asks the processor, with given fields and with those of a stored service', async () => {
  const given = await service.request('POST', '/payment-services/verify', {
    body: { payment_service_definition_id: 'sandbox-card', fields: [{ key: 'api_key', value: SECRET }] },
  });
  assert.equal(given.status, 200);
  const stored = await create(SANDBOX_CARD);
  const kept = await service.request('POST', '/payment-services/verify', {
    body: { payment_service_definition_id: 'sandbox-card', payment_service_id: stored.body.id, fields: [] },
  });
  assert.equal(kept.status, 200);
});

test('400: verify says when the credentials are wrong', async () => {
  const answer = await service.request('POST', '/payment-services/verify', {
    body: {
      payment_service_definition_id: 'sandbox-card',
      fields: [{ key: 'api_key', value: 'pk_live_oops_wrong_key' }],
    },
  });
  assert.deepEqual([answer.status, answer.body.code], [400, 'invalid_credentials']);
});

test('400: verify says when a processor that is logged in to does not take the credentials', async () => {
  const fields = [
    { key: 'client_id', value: 'nobody-knows-it' },
    { key: 'client_secret', value: 'a secret of nobody' },
    { key: 'webhook_id', value: 'WH-SANDBOX-PAYPAL' },
  ];
  const answer = await service.request('POST', '/payment-services/verify', {
    body: { payment_service_definition_id: 'paypal-paypal', fields },
  });
  assert.deepEqual([answer.status, answer.body.code], [400, 'invalid_credentials'], answer.text);
});

test('400: verify says when the connector cannot', async () => {
  const answer = await service.request('POST', '/payment-services/verify', {
    body: { payment_service_definition_id: 'mock-card', fields: MOCK_CARD.fields },
  });
  assert.deepEqual([answer.status, answer.body.code], [400, 'bad_request']);
});

test('200: a session of a wallet is what its processor answers, a refusal too', async () => {
  const fields = [
    { key: 'api_key', value: 'sk_sandbox_wallet' },
    { key: 'webhook_secret', value: 'whsec_sandbox_mock-paypal' },
  ];
  const { body } = await create({
    display_name: 'Wallet',
    payment_service_definition_id: 'mock-paypal',
    accepted_currencies: ['USD'],
    accepted_countries: ['US'],
    fields,
  });
  const opened = await service.request('POST', `/payment-services/${body.id}/sessions`, {
    body: { client: 'ios' },
    scopes: ['transactions.write'],
  });
  assert.equal(opened.status, 200, opened.text);
  const { status, code, status_code, response_body } = opened.body;
  assert.deepEqual(
    [status, code, status_code, response_body.client, response_body.client_id],
    ['succeeded', null, 200, 'ios', 'sandbox-client'],
  );
  const refused = await service.request('POST', `/payment-services/${body.id}/sessions`, {
    body: { client: 'fridge' },
  });
  assert.deepEqual(
    [refused.status, refused.body.status, refused.body.code, refused.body.status_code],
    [200, 'failed', 'invalid_request_parameters', 422],
    refused.text,
  );
});

test('400: sessions are refused where the connector has none; 404 where there is no service', async () => {
  const { body } = await create(MOCK_CARD);
  assert.equal(
    (await service.request('POST', `/payment-services/${body.id}/sessions`, { body: {} })).status,
    400,
  );
  assert.equal(
    (
      await service.request('POST', '/payment-services/01890a5d-ac96-774b-bcce-b302099a8057/sessions', {
        body: {},
      })
    ).status,
    404,
  );
});
