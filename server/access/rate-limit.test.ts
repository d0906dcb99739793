import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { openTestService, type TestService } from '../../test/harness/index.ts';
import { createApp } from '../api/app.ts';
import { OPERATIONS } from '../api-contract/index.ts';
import { purgeRateLimits } from '../db/queries/rate-limits.ts';
import { type AnyRoute, route } from '../api/route.ts';
import { CALLS_PER_MINUTE, CALLS_PER_MINUTE_ALONE, RateLimit, rateLimitHeaders } from './rate-limit.ts';

const LIMITED = [
  'POST /transactions',
  'POST /gift-cards',
  'POST /gift-cards/balances',
  'POST /gift-cards/activations',
  'PUT /checkout/sessions/{session_id}/fields',
  'POST /checkout/sessions/{session_id}/card-details',
  'POST /checkout/sessions/{session_id}/three-d-secure-authenticate',
  'POST /transactions/{transaction_id}/session',
  'POST /digital-wallets/click-to-pay/session',
];
const routes: readonly AnyRoute[] = OPERATIONS.filter((operation) =>
  LIMITED.includes(`${operation.method} ${operation.path}`),
).map((operation) =>
  route(operation, async () => Promise.reject(new Error('no body of this test is valid'))),
);

let service: TestService;
/** Two nodes over one database. */
let apps: FastifyInstance[];
let urls: string[];
before(async () => {
  service = await openTestService({ worker: false, config: { callsPerMinuteByAddress: 0 } });
  apps = [await createApp(service.parts, routes), await createApp(service.parts, routes)];
  urls = await Promise.all(apps.map((app) => app.listen({ host: '127.0.0.1', port: 0 })));
});
after(async () => {
  for (const app of apps) await app.close();
  await service.close();
});

let turn = 0;
async function post(
  path: string,
  headers: Record<string, string>,
  method = 'POST',
  body = '{"nonsense":true}',
): Promise<{ status: number; retryAfter: string | null; limit: string | null; policy: string | null }> {
  turn += 1;
  const response = await fetch(`${urls[turn % urls.length]}${path}`, {
    method,
    headers: { 'content-type': 'application/json', ...headers },
    body,
  });
  await response.arrayBuffer();
  return {
    status: response.status,
    retryAfter: response.headers.get('retry-after'),
    limit: response.headers.get('ratelimit'),
    policy: response.headers.get('ratelimit-policy'),
  };
}
async function wait(limit: RateLimit, bucket: string, now = (): Date => new Date(0)): Promise<number | null> {
  return (await limit.take(bucket, 1, now)).retryAfterSeconds;
}
const PATHS = ['/transactions', '/gift-cards', '/gift-cards/balances'];

test('429: the 51st call of an embed token within a minute, over all nodes, bad bodies counted', async () => {
  const token = await service.token({ scopes: ['embed'] });
  const spellings = [`Bearer ${token}`, `bearer ${token}`, `BEARER   ${token}`];
  const answers = await Promise.all(
    Array.from({ length: CALLS_PER_MINUTE }, (_, index) =>
      post(PATHS[index % 3] ?? '', {
        authorization: spellings[index % 3] ?? '',
        'x-forwarded-for': `203.0.113.${index}`,
      }),
    ),
  );
  assert.deepEqual([...new Set(answers.map((answer) => answer.status))], [400]);
  const refused = await post('/transactions', { authorization: `Bearer ${token}` });
  assert.equal(refused.status, 429);
  assert.ok(Number(refused.retryAfter) >= 50 && Number(refused.retryAfter) <= 60, String(refused.retryAfter));
  const other = await service.token({ scopes: ['embed'] });
  assert.equal(
    (await post('/transactions', { authorization: `Bearer ${other}` })).status,
    400,
    'another token has its own',
  );
});

test('a call is let in again when the oldest of the last fifty is a minute old, one for one', async () => {
  const limit = new RateLimit(service.db);
  for (let index = 0; index < CALLS_PER_MINUTE; index += 1) assert.equal(await wait(limit, 'sliding'), null);
  assert.notEqual(await wait(limit, 'sliding'), null);
  await service.db.query(
    {
      name: 'test_age',
      text: `UPDATE rate_limits SET calls[1] = calls[1] - interval '61 seconds' WHERE bucket = 'sliding'`,
    },
    [],
  );
  assert.equal(await wait(limit, 'sliding'), null);
  assert.notEqual(await wait(limit, 'sliding'), null);
});

test('a limited call is told what is let in and what is left, up to the one that is refused', async () => {
  const authorization = `Bearer ${await service.token({ scopes: ['embed'] })}`;
  const nine = JSON.stringify({ items: Array.from({ length: 9 }, () => ({ number: 'x', pin: '1' })) });
  const first = await post('/gift-cards', { authorization });
  assert.equal(first.policy, `"calls";q=${CALLS_PER_MINUTE};w=60`);
  assert.match(first.limit ?? '', /^"calls";r=49;t=(?:59|60)$/);
  assert.match((await post('/transactions', { authorization })).limit ?? '', /^"calls";r=48;t=/);
  const several = await post('/gift-cards/balances', { authorization }, 'POST', nine);
  assert.match(several.limit ?? '', /^"calls";r=39;t=/, 'each item counts');
  for (let left = 38; left >= 0; left -= 1)
    assert.match((await post('/gift-cards', { authorization })).limit ?? '', RegExp(`^"calls";r=${left};t=`));
  const refused = await post('/gift-cards', { authorization });
  assert.equal(refused.status, 429);
  assert.match(refused.limit ?? '', /^"calls";r=0;t=\d+$/);
  assert.equal(refused.limit?.split('t=')[1], refused.retryAfter, 'one leaves, and one may come');
});

test('calls without a token are told of their own limit, and servers of none', async () => {
  const session = '0192f0aa-0000-7000-8000-0000000000ff';
  const fields = await post(`/checkout/sessions/${session}/fields`, {}, 'PUT');
  assert.deepEqual([fields.status, fields.policy], [404, `"calls";q=${CALLS_PER_MINUTE};w=60`]);
  const server = await post('/transactions', { authorization: `Bearer ${await service.token()}` });
  assert.deepEqual([server.status, server.limit, server.policy], [400, null, null]);
});

test('while the store fails, the share of this process is what is told', async () => {
  const limit = new RateLimit({ query: () => Promise.reject(new Error('down')) });
  const now = (): Date => new Date(1_000_000);
  assert.deepEqual(rateLimitHeaders(await limit.take('bucket', 2, now)), {
    'ratelimit-policy': `"calls";q=${CALLS_PER_MINUTE_ALONE};w=60`,
    ratelimit: `"calls";r=${CALLS_PER_MINUTE_ALONE - 2};t=60`,
  });
});

test('429: every gift card of a list counts, and a token counts alone, for whatever merchant account', async () => {
  const operations = [
    'create_transaction',
    'create_gift_card',
    'list_gift_card_balances',
    'activate_gift_card',
  ];
  const token = await service.token({ scopes: ['embed'], claims: { embed: { operations } } });
  const authorization = `Bearer ${token}`;
  const nine = JSON.stringify({ items: Array.from({ length: 9 }, () => ({ number: 'x', pin: '1' })) });
  for (let index = 0; index < 5; index += 1)
    assert.equal((await post('/gift-cards/balances', { authorization }, 'POST', nine)).status, 400);
  // 45 are gone: this one would be 54
  assert.equal((await post('/gift-cards/balances', { authorization }, 'POST', nine)).status, 429);
  const paying = JSON.stringify({ gift_cards: [{}, {}, {}, {}] });
  assert.equal((await post('/transactions', { authorization }, 'POST', paying)).status, 400);
  assert.equal((await post('/gift-cards/activations', { authorization })).status, 429);
  const other = { authorization, 'x-merchant-account-id': 'default' };
  assert.equal((await post('/gift-cards', other)).status, 429);
  const rows = await service.db.query(
    {
      name: 'test_buckets',
      text: `SELECT cardinality(calls) AS calls FROM rate_limits
        WHERE bucket LIKE 'token:%' AND merchant_account_id <> ''`,
    },
    [],
  );
  assert.deepEqual(rows, []);
});

test('429: each operation that an id opens without a token has a limit of its own', async () => {
  const session = '0192f0aa-0000-7000-8000-0000000000cc';
  for (const path of [
    `/checkout/sessions/${session}/card-details`,
    `/checkout/sessions/${session}/three-d-secure-authenticate`,
    `/transactions/${session}/session?token=x`,
  ]) {
    const answers = await Promise.all(Array.from({ length: CALLS_PER_MINUTE }, () => post(path, {})));
    const statuses = [...new Set(answers.map(({ status }) => status))];
    assert.deepEqual(statuses, [404], path);
    assert.equal((await post(path, {})).status, 429, path);
  }
  assert.equal((await post(`/checkout/sessions/${session}/fields`, {}, 'PUT')).status, 404);
});

test('429: an id that opens an operation by standing in the body is limited as well', async () => {
  const body = (id: string): string => JSON.stringify({ checkout_session_id: id, nonsense: true });
  const ask = (id: string) => post('/digital-wallets/click-to-pay/session', {}, 'POST', body(id));
  const session = '0192f0aa-0000-7000-8000-0000000000dd';
  const answers = await Promise.all(Array.from({ length: CALLS_PER_MINUTE }, () => ask(session)));
  assert.deepEqual([...new Set(answers.map(({ status }) => status))], [400]);
  assert.equal((await ask(session)).status, 429);
  assert.equal((await ask('0192f0aa-0000-7000-8000-0000000000ee')).status, 400);
});

test('server tokens are never limited', async () => {
  const token = await service.token();
  for (let index = 0; index < CALLS_PER_MINUTE + 5; index += 1)
    assert.equal((await post('/transactions', { authorization: `Bearer ${token}` })).status, 400);
});

test('429: the 51st call of one checkout session, whatever token comes with it; other sessions go on', async () => {
  const path = (session: string): string => `/checkout/sessions/${session}/fields`;
  const session = '0192f0aa-0000-7000-8000-0000000000aa';
  await Promise.all(
    Array.from({ length: CALLS_PER_MINUTE }, (_, index) =>
      post(path(index % 2 === 0 ? session : session.toUpperCase()), {}, 'PUT'),
    ),
  );
  assert.equal((await post(path(session), {}, 'PUT')).status, 429);
  assert.equal(
    (
      await post(
        path(session),
        { authorization: `Bearer ${await service.token({ scopes: ['embed'] })}` },
        'PUT',
      )
    ).status,
    429,
  );
  assert.equal((await post(path('0192f0aa-0000-7000-8000-0000000000bb'), {}, 'PUT')).status, 404);
});

test('calls whose store fails in another order than they came in are all counted', async () => {
  const asked: (() => void)[] = [];
  const down = (): Promise<never> => new Promise((_, reject) => asked.push(() => reject(new Error('down'))));
  const limit = new RateLimit({ query: down });
  let seconds = 1_000;
  const now = (): Date => new Date((seconds += 1) * 100);
  const taking = Array.from({ length: CALLS_PER_MINUTE }, () => limit.take('bucket', 1, now));
  for (const fail of asked.toReversed()) fail();
  const answers = await Promise.all(taking);
  assert.equal(
    answers.filter(({ retryAfterSeconds }) => retryAfterSeconds === null).length,
    CALLS_PER_MINUTE_ALONE,
  );
});

test('what the store let in counts against the share of a process when the store fails', async () => {
  let isDown = false;
  const query = async <Row>(): Promise<Row[]> => {
    if (isDown) throw new Error('down');
    return [{ allowed: true, used: 1, retry_after_seconds: 1, frees_after_seconds: 60 } as Row];
  };
  const limit = new RateLimit({ query });
  const now = (): Date => new Date(1_000_000);
  for (let index = 0; index < CALLS_PER_MINUTE_ALONE - 1; index += 1) await limit.take('bucket', 1, now);
  isDown = true;
  assert.deepEqual([await wait(limit, 'bucket', now), await wait(limit, 'bucket', now)], [null, 60]);
});

test('where the store fails the limit is lower, never open', async () => {
  const limit = new RateLimit({ query: () => Promise.reject(new Error('down')) });
  const now = new Date(1_000_000);
  const answers = [];
  for (let index = 0; index < CALLS_PER_MINUTE; index += 1)
    answers.push(await limit.take('bucket', 1, () => now));
  assert.equal(
    answers.filter(({ retryAfterSeconds }) => retryAfterSeconds === null).length,
    CALLS_PER_MINUTE_ALONE,
  );
  assert.equal(await wait(limit, 'bucket', () => new Date(now.getTime() + 61_000)), null);
});

test('buckets that nobody used for ten minutes are forgotten', async () => {
  await service.db.query(
    {
      name: 'test_old',
      text: `UPDATE rate_limits SET last_call_at = last_call_at - interval '11 minutes' WHERE bucket = 'sliding'`,
    },
    [],
  );
  await purgeRateLimits(service.db);
  const rows = await service.db.query(
    { name: 'test_left', text: `SELECT bucket FROM rate_limits WHERE bucket = 'sliding'` },
    [],
  );
  assert.deepEqual(rows, []);
});
