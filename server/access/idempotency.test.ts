import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import type { FastifyInstance } from 'fastify';
import { eventually, openTestService, type TestService } from '../../test/harness/index.ts';
import { forgetIdempotencyKeys } from '../../test/harness/idempotency-keys.ts';
import { createApp } from '../api/app.ts';
import { issueGiftCard } from '../api-contract/gift-cards.ts';
import { Problem } from '../domain/problem.ts';
import { type AnyRoute, route } from '../api/route.ts';
import { purgeIdempotencyKeys } from '../db/queries/idempotency.ts';
import { toId } from '../domain/ids.ts';
import { newId } from '../platform/entropy.ts';
import { beginIdempotent, IdempotentCall, keepKey } from './idempotency.ts';

/**
 * The generic part, on an operation whose handler is this test's: what it does stands in `act`. What money
 * operations promise on top (one call of the processor, recovery after a crash) is proved with them.
 */
let service: TestService;
let app: FastifyInstance;
let url: string;
let calls = 0;
let act: (context: Parameters<typeof run>[0]) => Promise<unknown> = async () => ({ n: calls });
const run = async (context: {
  idempotency: { key: string; operation: string; ownerId: string } | null;
  body: unknown;
}): Promise<{ status: 201; body: never }> => {
  calls += 1;
  return { status: 201, body: (await act(context)) as never }; // the shape of the answer is of no interest here
};
const routes: readonly AnyRoute[] = [route(issueGiftCard, run)];

before(async () => {
  service = await openTestService({ worker: false });
  app = await createApp(service.parts, routes);
  url = await app.listen({ host: '127.0.0.1', port: 0 });
  await service.request('POST', '/merchant-accounts', { body: { id: 'other', display_name: 'Other' } });
});
after(async () => {
  await app.close();
  await service.close();
});

beforeEach(() => forgetIdempotencyKeys(service));

const body = (more: object = {}): object => ({ theme: 'plain', amount: 100, currency: 'USD', ...more });
type Answer = { status: number; text: string; replayed: boolean; code: string | undefined };
async function call(
  key: string | null,
  payload: unknown = body(),
  headers: Record<string, string> = {},
): Promise<Answer> {
  const token = await service.token();
  const response = await fetch(`${url}${issueGiftCard.path}`, {
    method: 'POST',
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/json',
      ...(key === null ? {} : { 'idempotency-key': key }),
      ...headers,
    },
    body: typeof payload === 'string' ? payload : JSON.stringify(payload),
  });
  const text = await response.text();
  return {
    status: response.status,
    text,
    replayed: response.headers.get('idempotent-replayed') === 'true',
    code: text.includes('"code"') ? (JSON.parse(text) as { code: string }).code : undefined,
  };
}
function reset(next: typeof act = async () => ({ n: calls })): void {
  calls = 0;
  act = next;
}

test('the same key and payload give the stored answer, byte for byte, without another call', async () => {
  reset(async () => ({ big: 'é'.repeat(600_000), n: calls }));
  const first = await call('replay');
  assert.equal(first.status, 201, first.text.slice(0, 300));
  const second = await call('replay');
  assert.equal(second.status, 201);
  assert.equal(second.text, first.text);
  assert.ok(first.text.length > 500_000, 'an answer of over a megabyte is kept whole');
  assert.deepEqual([first.replayed, second.replayed, calls], [false, true, 1]);
});

test('key order, blanks and 1.0 for 1 are the same payload; another amount, path or query are not', async () => {
  reset();
  await call('canonical', '{"amount":100,"currency":"USD","theme":"plain"}');
  assert.equal(
    (await call('canonical', '{ "theme":"plain", "currency" : "USD",\n "amount": 100.0 }')).replayed,
    true,
  );
  assert.equal((await call('canonical', '{"currency":"USD","theme":"plain","amount":1e2}')).replayed, true);
  const changed = await call('canonical', body({ amount: 101 }));
  assert.deepEqual([changed.status, changed.code], [400, 'idempotency_key_reused']);
  assert.equal(calls, 1);
});

test('of a hundred calls at once one is carried out, and the others are told that it runs', async () => {
  const { promise: areAnswered, resolve: allAnswered } = Promise.withResolvers<void>();
  reset(async () => {
    await areAnswered;
    return { n: calls };
  });
  let others = 0;
  const crowd = Array.from({ length: 100 }, async () => {
    const answer = await call('crowd');
    others += 1;
    if (others === 99) allAnswered();
    return answer;
  });
  const answers = await Promise.all(crowd);
  assert.equal(calls, 1);
  assert.equal(answers.filter((answer) => answer.status === 201 && !answer.replayed).length, 1);
  for (const answer of answers)
    assert.ok(
      answer.status === 201 || (answer.status === 409 && answer.code === 'concurrent_request'),
      answer.text,
    );
});

test('a key belongs to one merchant account and one operation', async () => {
  reset();
  await call('scoped');
  assert.equal((await call('scoped', body(), { 'x-merchant-account-id': 'other' })).replayed, false);
  assert.equal(calls, 2);
});

test('400: keys that are empty, too long, not visible ASCII, or stand twice', async () => {
  reset();
  for (const key of ['', 'k'.repeat(256), 'clé', 'a b']) {
    const answer = await call(key);
    assert.equal(answer.status, 400, JSON.stringify(key));
    assert.equal(answer.code, 'bad_request');
  }
  assert.equal((await call('a, b')).status, 400, 'two headers, joined by the sender');
  assert.equal(calls, 0);
  assert.equal((await call('k'.repeat(255))).status, 201);
  assert.equal((await call('"quoted"')).status, 201);
  assert.equal((await call('quoted')).replayed, false, 'quotes are part of the key');
});

test('400: a card number is no key: keys are stored as they are', async () => {
  for (const key of ['4111111111111111', 'card:4111-1111-1111-1111']) {
    const answer = await call(key);
    assert.deepEqual([answer.status, answer.code], [400, 'bad_request'], key);
    assert.doesNotMatch(answer.text, /4111-?1111/);
  }
  assert.equal((await call('5105105105105107')).status, 201);
});

test('what failed before anything began frees the key: validation, rules, conflicts, faults', async () => {
  reset();
  assert.equal((await call('freed', body({ amount: 'x' }))).status, 400);
  for (const error of [
    new Problem('unprocessable'),
    new Problem('invalid_state'),
    new Problem('service_unavailable'),
    new Error('a bug'),
  ]) {
    act = async () => Promise.reject(error);
    assert.ok((await call('freed')).status >= 400);
  }
  act = async () => ({ n: calls });
  const answer = await call('freed');
  assert.deepEqual([answer.status, answer.replayed], [201, false]);
});

test('409 while the outcome of a bound operation is open; recovery completes it for the retry', async () => {
  reset();
  const operationId = newId(service.parts.clock.now());
  act = async ({ idempotency }) => {
    await service.db.query(
      { name: 'test_bind', text: 'UPDATE idempotency_keys SET operation_id = $2 WHERE key = $1' },
      [idempotency?.key, operationId],
    );
    throw new Error('the process died here');
  };
  assert.equal((await call('bound')).status, 500);
  await service.db.query(
    {
      name: 'test_lease_over',
      text: `UPDATE idempotency_keys
        SET lease_until = now() - interval '1 hour', expires_at = now() - interval '1 minute'
        WHERE key = 'bound'`,
    },
    [],
  );
  const open = await call('bound');
  assert.deepEqual(
    [open.status, open.code],
    [409, 'concurrent_request'],
    'neither lease nor retention frees it',
  );
  await service.db.query(
    {
      name: 'test_complete',
      text: `UPDATE idempotency_keys SET response_body = '{"from":"recovery"}', completed_at = now()
        WHERE operation_id = $1`,
    },
    [operationId],
  );
  await service.db.query(
    {
      name: 'test_kept',
      text: `UPDATE idempotency_keys SET expires_at = now() + interval '1 day' WHERE key = 'bound'`,
    },
    [],
  );
  const after = await call('bound');
  assert.deepEqual([after.status, after.text, after.replayed, calls], [201, '{"from":"recovery"}', true, 1]);
});

test('a crash before the first commit blocks the key for its lease; only the same request takes it over', async () => {
  reset();
  await call('crashed');
  await service.db.query(
    {
      name: 'test_crash',
      text: `UPDATE idempotency_keys SET completed_at = NULL, response_body = NULL WHERE key = 'crashed'`,
    },
    [],
  );
  assert.equal((await call('crashed')).status, 409);
  await service.db.query(
    {
      name: 'test_lease_end',
      text: `UPDATE idempotency_keys SET lease_until = now() - interval '1 second' WHERE key = 'crashed'`,
    },
    [],
  );
  assert.equal((await call('crashed', body({ amount: 7 }))).code, 'idempotency_key_reused');
  assert.equal((await call('crashed')).status, 201);
  assert.equal(calls, 2);
});

test('a key waits for a request as long as that runs, and not for one of which nothing is heard', async () => {
  const call = new IdempotentCall(
    {
      merchantAccountId: toId('default'),
      operation: 'test',
      key: 'kept',
      requestHash: 'same',
      ownerId: newId(new Date()),
    },
    Buffer.alloc(32),
  );
  assert.equal((await beginIdempotent(service.db, toId('default'), call)).kind, 'new');
  const untilMs = async (): Promise<number> => {
    const text = `SELECT extract(epoch FROM lease_until - now()) * 1000 AS left FROM idempotency_keys
      WHERE key = 'kept'`;
    const [row] = await service.db.query<{ left: string }>({ name: '', text }, []);
    return Number(row?.left);
  };
  assert.ok((await untilMs()) <= 10_000);
  const lapse = `UPDATE idempotency_keys SET lease_until = now() - interval '1 hour' WHERE key = 'kept'`;
  await service.db.query({ name: 'test_lapse', text: lapse }, []);
  const stop = keepKey(service.db, toId('default'), call);
  try {
    await eventually(async () => (await untilMs()) > 0);
  } finally {
    stop();
  }
  await assert.rejects(
    beginIdempotent(service.db, toId('default'), call),
    (error) => error instanceof Problem && error.code === 'concurrent_request',
  );
});

test('after its retention a key is new again, and the purge takes it', async () => {
  reset();
  await call('old');
  const expire = {
    name: 'test_expire',
    text: `UPDATE idempotency_keys SET expires_at = now() - interval '1 second' WHERE key = 'old'`,
  };
  await service.db.query(expire, []);
  assert.equal((await call('old', body({ amount: 5 }))).status, 201);
  await service.db.query(expire, []);
  assert.equal(await purgeIdempotencyKeys(service.db), 1);
});

test('without the header nothing is remembered', async () => {
  reset();
  await call(null);
  await call(null);
  assert.equal(calls, 2);
});
