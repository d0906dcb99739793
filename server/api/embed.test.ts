import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { IsObject } from 'typebox';
import { openTestService, type TestService } from '../../test/harness/index.ts';
import { createApp } from './app.ts';
import { OPERATIONS } from '../api-contract/index.ts';
import { Problem, ruleBroken } from '../domain/problem.ts';
import { type AnyRoute, route, type RouteContext } from './route.ts';
import type { Operation } from '../api-contract/operation.ts';

/** What the edge hands to handlers, seen from handlers of this test's own. */
let service: TestService;
let app: FastifyInstance;
let url: string;
let seen: RouteContext<Operation> | null = null;
let fail: unknown = null;
const IDS = [
  'create_transaction',
  'list_buyer_payment_methods',
  'create_gift_card',
  'update_checkout_session_fields',
];
const routes: readonly AnyRoute[] = OPERATIONS.filter(
  (operation) => IDS.includes(operation.id) || operation.path === '/checkout/sessions/{session_id}/fields',
).map((operation) => ({
  ...route(operation, async () => Promise.reject(new Error('replaced below'))),
  handle: async (context: RouteContext<Operation>) => {
    seen = context;
    if (fail !== null) throw fail;
    return { status: 200, body: { ok: true } };
  },
}));

before(async () => {
  service = await openTestService({ worker: false });
  await service.request('POST', '/merchant-accounts', { body: { id: 'pinned', display_name: 'Pinned' } });
  app = await createApp(service.parts, routes);
  url = await app.listen({ host: '127.0.0.1', port: 0 });
});
after(async () => {
  await app.close();
  await service.close();
});

type Answer = {
  status: number;
  headers: Headers;
  body: {
    ok?: boolean;
    code?: string;
    message?: string;
    status?: number;
    details?: { location: string; pointer: string; type: string }[];
  };
};
async function call(
  method: string,
  path: string,
  options: {
    embed?: object | undefined;
    scopes?: string[];
    body?: unknown;
    headers?: Record<string, string>;
  } = {},
): Promise<Answer> {
  seen = null;
  const token = await service.token({
    scopes: options.scopes ?? ['embed'],
    claims: options.embed === undefined ? {} : { embed: options.embed },
  });
  const response = await fetch(`${url}${path}`, {
    method,
    headers: { authorization: `Bearer ${token}`, 'content-type': 'application/json', ...options.headers },
    ...(options.body === undefined ? {} : { body: JSON.stringify(options.body) }),
  });
  return {
    status: response.status,
    headers: response.headers,
    body: (await response.json()) as Answer['body'],
  };
}
const card = { method: 'card', number: '4111111111111111', expiration_date: '12/30', security_code: '123' };
const types = (answer: Answer): string[] =>
  (answer.body.details ?? []).map((detail) => `${detail.location} ${detail.pointer} ${detail.type}`).sort();

test('what a token pins fills in what the request leaves out', async () => {
  const embed = {
    amount: 1299,
    currency: 'USD',
    metadata: { order: '7' },
    buyer_external_identifier: 'b-1',
    country: null,
  };
  const answer = await call('POST', '/transactions', { embed, body: { payment_method: card } });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
  const body: Record<string, unknown> = { ...(seen?.body as object | undefined) };
  assert.deepEqual(
    [body['amount'], body['currency'], body['metadata'], body['buyer_external_identifier']],
    [1299, 'USD', { order: '7' }, 'b-1'],
  );
});

test('200: sending what is pinned again changes nothing, in whatever order its keys stand', async () => {
  const embed = { amount: 1299, currency: 'USD', metadata: { a: '1', b: '2' } };
  assert.equal(
    (
      await call('POST', '/transactions', {
        embed,
        body: { amount: 1299, currency: 'USD', metadata: { b: '2', a: '1' }, payment_method: card },
      })
    ).status,
    200,
  );
});

test('400: another amount, currency or buyer than pinned is refused, all at once, and no handler runs', async () => {
  const embed = { amount: 1299, currency: 'USD', buyer_id: '0192f0aa-0000-7000-8000-00000000aaaa' };
  const answer = await call('POST', '/transactions', {
    embed,
    body: { amount: 1, currency: 'EUR', buyer_external_identifier: 'somebody', payment_method: card },
  });
  assert.equal(answer.status, 400);
  assert.deepEqual(types(answer), [
    'body /amount value_error.pinned',
    'body /buyer_external_identifier value_error.pinned',
    'body /currency value_error.pinned',
  ]);
  assert.equal(seen, null);
  assert.equal(
    (
      await call('POST', '/transactions', {
        embed: { amount: 1299 },
        body: { amount: '1299', currency: 'USD', payment_method: card },
      })
    ).status,
    400,
  );
});

test('400: a pinned buyer cannot be looked around, whichever way it is named', async () => {
  const embed = { buyer_id: '0192f0aa-0000-7000-8000-00000000aaaa' };
  assert.equal((await call('GET', '/buyers/payment-methods', { embed })).status, 200);
  assert.equal((seen as RouteContext<Operation> | null)?.query['buyer_id'], embed.buyer_id);
  assert.equal(
    (await call('GET', '/buyers/payment-methods?buyer_id=0192f0aa-0000-7000-8000-00000000bbbb', { embed }))
      .status,
    400,
  );
  assert.equal(
    (await call('GET', '/buyers/payment-methods?buyer_external_identifier=other', { embed })).status,
    400,
  );
});

test('the claim means nothing without the embed scope', async () => {
  const answer = await call('POST', '/transactions', {
    scopes: ['transactions.write'],
    embed: { amount: 1299 },
    body: { amount: 1, currency: 'USD', payment_method: card },
  });
  assert.equal(answer.status, 200, JSON.stringify(answer.body));
});

test('403: a pinned merchant account is the only one, and is used without a header', async () => {
  const embed = { merchant_account_id: 'pinned', amount: 5, currency: 'USD' };
  assert.equal((await call('POST', '/transactions', { embed, body: { payment_method: card } })).status, 200);
  assert.equal((seen as RouteContext<Operation> | null)?.merchantAccountId, 'pinned');
  assert.equal(
    (
      await call('POST', '/transactions', {
        embed,
        body: { payment_method: card },
        headers: { 'x-merchant-account-id': 'default' },
      })
    ).status,
    403,
  );
});

test('a handler sees labels and facts in place of card numbers, which are released afterwards', async () => {
  await call('POST', '/transactions', {
    scopes: ['transactions.write'],
    body: { amount: 1, currency: 'USD', payment_method: card },
  });
  const context = seen as RouteContext<Operation> | null;
  assert.ok(context);
  assert.doesNotMatch(JSON.stringify(context.body), /4111|"123"/);
  const held = context.held.get('/payment_method/number');
  assert.ok(held);
  assert.deepEqual([held.facts.lastFour, held.facts.luhn], ['1111', true]);
  await assert.rejects(service.parts.vault.fingerprint(context.merchantAccountId, held), 'released');
});

test('400: a bad card number and another problem are told together, and neither is repeated', async () => {
  const answer = await call('POST', '/transactions', {
    scopes: ['transactions.write'],
    body: {
      amount: -5,
      currency: 'USD',
      payment_method: { ...card, number: '4111111111111112', security_code: '12x' },
    },
  });
  assert.equal(answer.status, 400);
  assert.deepEqual(types(answer), [
    'body /amount value_error.number.not_ge',
    'body /payment_method/number value_error.payment_card_number.luhn_check',
    'body /payment_method/security_code value_error.str.regex',
  ]);
  assert.doesNotMatch(JSON.stringify(answer.body), /4111|12x/);
});

test('card numbers in every other spelling than digits are refused', async () => {
  for (const number of [
    '4111 1111 1111 1111',
    '4111-1111-1111-1111',
    '4111\u00a01111\u00a01111\u00a01111',
    '４１１１１１１１１１１１１１１１',
    '٤١١١١١١١١١١١١١١١',
    '41111111111',
    '41111111111111111111',
    '',
    '0000000000000000',
    'x',
  ]) {
    const answer = await call('POST', '/transactions', {
      scopes: ['transactions.write'],
      body: { amount: 1, currency: 'USD', payment_method: { ...card, number } },
    });
    assert.equal(answer.status, 400, number);
    assert.ok(
      types(answer).every((type) => type.startsWith('body /payment_method/number ')),
      types(answer).join(),
    );
  }
  for (const number of [4111111111111111, ['4111111111111111'], { a: '4111111111111111' }, null, true])
    assert.equal(
      (
        await call('POST', '/transactions', {
          scopes: ['transactions.write'],
          body: { amount: 1, currency: 'USD', payment_method: { ...card, number } },
        })
      ).status,
      400,
    );
});

test('a rule between fields is 422 in our version and 400 bad_request in the published one', async () => {
  fail = ruleBroken({ pointer: '/three_d_secure/amount', message: 'is less than the amount' });
  const options = {
    scopes: ['transactions.write'],
    body: { amount: 1, currency: 'USD', payment_method: card },
  };
  const ours = await call('POST', '/transactions', options);
  assert.deepEqual([ours.status, ours.body.code, ours.body.status], [422, 'unprocessable', 422]);
  const published = await call('POST', '/transactions', {
    ...options,
    headers: { 'x-api-version': 'published' },
  });
  assert.deepEqual(
    [published.status, published.body.code, published.body.message],
    [400, 'bad_request', 'Request failed validation'],
  );
  assert.deepEqual(types(published), ['body /three_d_secure/amount value_error']);
  fail = null;
});

test('a bug is 500 without a word of it, trouble of the database 503, a problem what it says', async () => {
  const options = {
    scopes: ['transactions.write'],
    body: { amount: 1, currency: 'USD', payment_method: card },
  };
  fail = new Error('secret detail of a bug');
  const bug = await call('POST', '/transactions', options);
  assert.deepEqual(
    [bug.status, bug.body.message, bug.body.details],
    [500, 'Request could not be processed', []],
  );
  fail = Object.assign(new Error('connect ECONNREFUSED'), { code: 'ECONNREFUSED' });
  const trouble = await call('POST', '/transactions', options);
  assert.deepEqual([trouble.status, trouble.headers.get('retry-after')], [503, '1']);
  fail = new Problem('invalid_state', { privateText: 'only for the log' });
  const refused = await call('POST', '/transactions', options);
  assert.deepEqual([refused.status, refused.body.code], [409, 'invalid_state']);
  assert.doesNotMatch(JSON.stringify(refused.body), /log/);
  fail = null;
});

test('front ends may send every header that an operation of theirs reads', async () => {
  for (const { id, method, path, access, headers } of OPERATIONS) {
    if (access.kind === 'caller' || (access.kind === 'token' && !access.scopes.includes('embed'))) continue;
    const preflight = await fetch(`${service.url}${path.replaceAll(/\{[a-z0-9_]+\}/g, 'x')}`, {
      method: 'OPTIONS',
      headers: { origin: 'https://shop.example', 'access-control-request-method': method },
    });
    const allowed = (preflight.headers.get('access-control-allow-headers') ?? '').split(', ');
    const declared = headers !== undefined && IsObject(headers) ? Object.keys(headers.properties) : [];
    const needed = ['authorization', 'content-type', 'idempotency-key', 'x-api-version', ...declared];
    assert.deepEqual(
      needed.filter((name) => !allowed.includes(name)),
      [],
      id,
    );
  }
});

test('browsers on any page may call what front ends call, and nothing else', async () => {
  const preflight = await fetch(`${url}/transactions`, {
    method: 'OPTIONS',
    headers: { origin: 'https://shop.example', 'access-control-request-method': 'POST' },
  });
  assert.equal(preflight.status, 204);
  assert.equal(preflight.headers.get('access-control-allow-origin'), '*');
  assert.match(preflight.headers.get('access-control-allow-headers') ?? '', /authorization/);
  assert.equal(
    (await call('POST', '/transactions', { body: {} })).headers.get('access-control-allow-origin'),
    '*',
  );
  const closed = await service.request('OPTIONS', '/api-key-pairs', { token: null, unchecked: true });
  assert.equal(closed.headers.get('access-control-allow-origin'), null);
});
