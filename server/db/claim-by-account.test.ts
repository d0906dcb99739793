import assert from 'node:assert/strict';
import { after, before, beforeEach, test } from 'node:test';
import { testDb, type TestDb } from '../../test/harness/index.ts';
import { claimDueOperations } from './queries/operations.ts';
import type { Queryable } from './db.ts';

const NOW = new Date('2026-11-21T09:00:00Z');
const LEASE_MS = 60_000;
const HOUR_MS = 3_600_000;

let database: TestDb;
/** Tables are spread: rows are locked of one merchant account only. */
let spread: { byKey: Queryable };
before(async () => {
  database = await testDb();
  const { byKey } = database.db;
  spread = { byKey: { ...byKey, isDistributed: true } };
  await ask(
    `INSERT INTO merchant_accounts (merchant_account_id, display_name, clock_offset_ms, created_at, updated_at)
     VALUES ('a', 'A', 0, $1, $1), ('b', 'B', 0, $1, $1), ('ahead', 'Ahead', ${HOUR_MS}, $1, $1)`,
    [NOW],
  );
});
after(() => database.close());
beforeEach(() => ask('DELETE FROM operations'));

test('what has been due longest comes first, whosever it is', async () => {
  for (let minute = 10; minute > 0; minute -= 1) await due('a', -minute * 60_000);
  await due('b', -5 * 60_000 - 1);
  await due('b', -1);
  const first = await claim(7);
  assert.deepEqual(countsByAccount(first), { a: 6, b: 1 });
  assert.deepEqual(countsByAccount(await claim(20)), { a: 4, b: 1 });
  assert.deepEqual(await claim(20), []);
});

test('a merchant account whose clock is ahead has its rows by its own time', async () => {
  await due('ahead', HOUR_MS - 1);
  await due('ahead', HOUR_MS + 1);
  await due('a', 1);
  const [row, ...others] = await claim(20);
  assert.equal(row?.merchant_account_id, 'ahead');
  assert.equal(new Date(row.due_at ?? '').getTime(), NOW.getTime() + HOUR_MS + LEASE_MS);
  assert.deepEqual(others, []);
});

test('workers that ask at once get no row twice', async () => {
  for (let row = 0; row < 40; row += 1) await due(row % 2 === 0 ? 'a' : 'b', -row);
  const claimed = await Promise.all(Array.from({ length: 8 }, () => claim(10)));
  const ids = claimed.flat().map(({ operation_id }) => operation_id);
  assert.equal(new Set(ids).size, ids.length);
  for (let more = await claim(10); more.length > 0; more = await claim(10))
    ids.push(...more.map(({ operation_id }) => operation_id));
  assert.equal(new Set(ids).size, 40);
});

function claim(limit: number): ReturnType<typeof claimDueOperations> {
  return claimDueOperations(spread, { now: NOW, leaseMs: LEASE_MS, limit, busy: [] });
}

function countsByAccount(rows: readonly { merchant_account_id: string }[]): Record<string, number> {
  const groups = Map.groupBy(rows, (row) => row.merchant_account_id);
  return Object.fromEntries([...groups].sort().map(([account, group]) => [account, group.length]));
}

function due(account: string, inMs: number): Promise<unknown> {
  return ask(
    `INSERT INTO operations (merchant_account_id, operation_id, kind, status, attempt, amount, final, target_type,
       details, due_at, due_tries, sent_at, created_at, updated_at)
     VALUES ($1, gen_random_uuid(), 'payment-link', 'pending', 1, 0, true, 'payment-method', '{}', $2, 0, $3, $3, $3)`,
    [account, new Date(NOW.getTime() + inMs), NOW],
  );
}

function ask(text: string, values: readonly unknown[] = []): Promise<unknown[]> {
  return database.db.query({ name: '', text }, values);
}
