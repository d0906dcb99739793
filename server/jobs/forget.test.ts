import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { eventually } from '../../test/harness/index.ts';
import { type Shop, openShop } from '../../test/harness/shop.ts';
import { systemClock } from '../platform/clock.ts';
import { PERIODIC_JOBS } from './jobs.ts';

let shop: Shop;
/** How many days ago it is. */
let daysAgo = 0;
const machine = systemClock();
const now = (): Date => new Date(machine.now().getTime() - daysAgo * 86_400_000);
before(async () => {
  shop = await openShop({ worker: false, clock: { ...machine, now, nowFor: now } });
});
after(() => shop.close());

const job = PERIODIC_JOBS.find(({ name }) => name === 'forget-history') ?? assert.fail('there is such a job');

test('what happened longer ago than the operator keeps it is forgotten, and nothing younger', async () => {
  daysAgo = 731;
  const old = await pay();
  daysAgo = 6;
  const young = await pay();
  await ask(
    `INSERT INTO processor_events (merchant_account_id, payment_service_id, event_id, name, result, received_at)
     SELECT 'default', payment_service_id, e, 'x', 'ignored', now() - d
     FROM payment_services, (VALUES ('old', interval '181 days'), ('young', interval '179 days')) v (e, d)`,
  );
  await ask(
    `INSERT INTO audit_logs SELECT '', gen_random_uuid(), at, action, operation, resource_type, resource_id,
       resource_name, actor_id, actor_name, request_id
     FROM audit_logs WHERE resource_id = $1`,
    [old],
  );
  await ask(
    `INSERT INTO processor_reports (merchant_account_id, payment_service_id, name, file_id, status, due_at,
       announced_at, updated_at)
     SELECT 'default', payment_service_id, n, gen_random_uuid(), s, e, now(), now() - d
     FROM payment_services, (VALUES ('old.csv', 'read', NULL::timestamptz, interval '401 days'),
       ('young.csv', 'read', NULL, interval '399 days'), ('due.csv', 'announced', now(), interval '401 days'))
       v (n, s, e, d)`,
  );
  await ask(
    `INSERT INTO processor_report_lines_left (merchant_account_id, payment_service_id, name, line, why, cells)
     SELECT merchant_account_id, payment_service_id, name, 1, 'x', '[]' FROM processor_reports`,
  );
  await ask(
    `INSERT INTO fraud_list_entries (merchant_account_id, fraud_list_entry_id, kind, value, expires_at, created_at)
     SELECT 'default', gen_random_uuid(), 'device', v, e, now() FROM (VALUES ('old', now() - interval '7 days'),
       ('young', now() + interval '1 day'), ('endless', NULL)) d (v, e)`,
  );
  await ask(
    `INSERT INTO retry_counts (merchant_account_id, issuer, cause, schedule, step, tried, recovered, last_at)
     SELECT 'default', i, 'unexplained', 'daily', 0, 2, 1, now() - d * interval '1 day'
     FROM (VALUES ('old', 401), ('young', 399)) c (i, d)`,
  );
  await run();
  for (const [issuer, isThere] of [
    ['old', false],
    ['young', true],
  ] as const)
    assert.equal((await count('retry_counts', 'issuer = $1', issuer)) > 0n, isThere, issuer);
  for (const [value, isThere] of [
    ['old', false],
    ['young', true],
    ['endless', true],
  ] as const)
    assert.equal((await count('fraud_list_entries', 'value = $1', value)) > 0n, isThere, value);
  for (const table of ['processor_reports', 'processor_report_lines_left'])
    for (const [name, isThere] of [
      ['old.csv', false],
      ['young.csv', true],
      ['due.csv', true],
    ] as const)
      assert.equal((await count(table, 'name = $1', name)) > 0n, isThere, `${table} ${name}`);
  assert.equal(await count('processor_events', `event_id = $1`, 'old'), 0n);
  assert.equal(await count('processor_events', `event_id = $1`, 'young'), 1n);
  for (const [id, isThere] of [
    [old, false],
    [young, true],
  ] as const) {
    assert.equal((await count('webhook_events', 'transaction_id = $1', id)) > 0n, isThere, 'webhook events');
    assert.equal((await count('transaction_actions', 'transaction_id = $1', id)) > 0n, isThere, 'actions');
    assert.equal((await count('audit_logs', 'resource_id = $1', id)) > 0n, isThere, 'audit logs');
    const { status, body } = await shop.get(`/transactions/${id}/events`);
    assert.deepEqual([status, body.items.length > 0], [200, isThere], 'the timeline');
    assert.equal((await shop.get(`/transactions/${id}`)).status, 200, 'the transaction stays');
  }
});

test('an old transaction that something happened to since keeps its whole timeline', async () => {
  daysAgo = 900;
  const id = await pay();
  const written = await count('transaction_events', 'transaction_id = $1', id);
  daysAgo = 1;
  assert.equal((await shop.post(`/transactions/${id}/refunds`, { amount: 1 })).status, 201);
  await run();
  assert.ok((await count('transaction_events', 'transaction_id = $1', id)) > written);
});

test('the database forgets no year of the audit log and no ninety days of the rest, whatever it is asked', async () => {
  daysAgo = 89;
  const id = await pay();
  daysAgo = 0;
  await ask(
    `INSERT INTO processor_events (merchant_account_id, payment_service_id, event_id, name, result, received_at)
     SELECT 'default', payment_service_id, 'recent', 'x', 'ignored', now() - interval '89 days' FROM payment_services`,
  );
  await ask(
    `SELECT forget_audit_logs_of('default', $1, 1000), forget_old_processor_events($1, 1000),
       forget_timelines_of('default', $1, '00000000-0000-0000-0000-000000000000', 1000)`,
    [now()],
  );
  assert.ok((await count('audit_logs', 'resource_id = $1', id)) > 0n);
  assert.ok((await count('transaction_events', 'transaction_id = $1', id)) > 0n);
  assert.equal(await count('processor_events', `event_id = $1`, 'recent'), 1n);
});

async function pay(): Promise<string> {
  const { body } = await shop.pay({ intent: 'capture' });
  // its entry of the audit log follows
  await eventually(async () => (await count('audit_logs', 'resource_id = $1', body.id)) > 0n);
  return body.id;
}

/** Today, until there is nothing more to forget. */
async function run(): Promise<void> {
  daysAgo = 0;
  while ((await job.run(shop.service.parts)) > 0);
}

async function count(table: string, where: string, value: string): Promise<bigint | 0> {
  const [row] = await ask<{ count: bigint }>(`SELECT count(*) FROM ${table} WHERE ${where}`, [value]);
  return row?.count ?? 0;
}

function ask<Row>(text: string, values: readonly unknown[] = []): Promise<Row[]> {
  return shop.service.db.query<Row>({ name: '', text }, values);
}
