import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { statements } from '../../server/db/db.ts';
import { advanceTransaction, beginTransaction } from '../../server/db/queries/perform.ts';
import { findEvent } from '../../server/db/queries/processor-events.ts';
import { finishRelay, insertRelay } from '../../server/db/queries/relays.ts';
import { getTransactionRow } from '../../server/db/queries/transactions.ts';
import type { TransactionRow } from '../../server/db/queries/transaction-rows.ts';
import { toId, type TransactionId } from '../../server/domain/ids.ts';
import { newId } from '../../server/platform/entropy.ts';
import { UNTRACED } from '../harness/service.ts';
import { openShop, type Shop } from '../harness/shop.ts';

let shop: Shop;
before(async () => {
  shop = await openShop({ config: UNTRACED });
});
after(() => shop.close());

async function paidRow(): Promise<TransactionRow> {
  const { body } = await shop.pay();
  const row = await getTransactionRow(shop.service.db, toId('default'), toId(body.id));
  assert.ok(row !== null);
  return row;
}

function advance(row: TransactionRow, patch: Partial<TransactionRow>): Promise<boolean> {
  return advanceTransaction(shop.service.db, row, { updated_at: row.updated_at, ...patch }, {});
}

async function versionOf(row: TransactionRow): Promise<bigint> {
  const after = await getTransactionRow(shop.service.db, row.merchant_account_id, row.transaction_id);
  return (after?.version ?? 0n) - row.version;
}

test('of steps that share a statement each is taken or refused by itself', async () => {
  const rows = await Promise.all([paidRow(), paidRow(), paidRow()]);
  const [first, second, third] = rows;
  assert.ok(first !== undefined && second !== undefined && third !== undefined);
  const stale = { ...second, version: second.version - 1n };
  assert.deepEqual(await Promise.all([advance(first, {}), advance(stale, {}), advance(third, {})]), [
    true,
    false,
    true,
  ]);
  assert.deepEqual(await Promise.all(rows.map(versionOf)), [1n, 0n, 1n]);
});

test('a step that breaks a constraint takes none of those beside it along', async () => {
  const [sound, broken] = await Promise.all([paidRow(), paidRow()]);
  const results = await Promise.allSettled([advance(sound, {}), advance(broken, { held_amount: -1n })]);
  assert.deepEqual(
    results.map(({ status }) => status),
    ['fulfilled', 'rejected'],
  );
  assert.equal(await versionOf(sound), 1n);
  assert.equal(await versionOf(broken), 0n);
});

test('of two steps on one version of a transaction that come at once, one is taken', async () => {
  const row = await paidRow();
  const results = await Promise.all([
    advance(row, { error_code: 'one' }),
    advance(row, { error_code: 'two' }),
  ]);
  assert.deepEqual(results.toSorted(), [false, true]);
  assert.equal(await versionOf(row), 1n);
});

test('new transactions share a statement, and one that cannot be is missing alone', async () => {
  const like = await paidRow();
  const begin = (patch: Partial<TransactionRow>): Promise<boolean> => {
    const id: TransactionId = toId(newId(new Date()));
    return beginTransaction(
      shop.service.db,
      { ...like, transaction_id: id, version: 1n, ...patch },
      {},
      null,
    );
  };
  const results = await Promise.allSettled([begin({}), begin({ currency: 'no' }), begin({})]);
  assert.deepEqual(
    results.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
});

test('where tables are spread over servers, a statement is shared within one merchant account', async () => {
  const id = toId<'merchant-account'>('spread');
  const made = await shop.post('/merchant-accounts', { id, display_name: 'Spread' });
  assert.equal(made.status, 201, made.text);
  const like = await paidRow();
  const sent: unknown[] = [];
  const db = { byKey: { isDistributed: true, query: record } };
  function record<Row>(
    ...[statement, values]: Parameters<typeof shop.service.db.byKey.query<Row>>
  ): Promise<Row[]> {
    sent.push([statement.name, values[0]]);
    return shop.service.db.byKey.query<Row>(statement, values);
  }
  const rows = ['default', 'spread', 'default', 'spread'].map((account): TransactionRow => ({
    ...like,
    merchant_account_id: toId(account),
    transaction_id: toId(newId(new Date())),
    version: 1n,
  }));
  await Promise.all(rows.map((row) => beginTransaction(db, row, {}, null)));
  const patch = { updated_at: like.updated_at, error_code: 'spread' };
  await Promise.all(rows.map((row) => advanceTransaction(db, row, patch, {})));
  assert.deepEqual(sent, [
    ['payments.begin_of_one', 'default'],
    ['payments.begin_of_one', 'spread'],
    ['payments.advance_of_one', 'default'],
    ['payments.advance_of_one', 'spread'],
  ]);
  for (const row of rows) {
    const after = await getTransactionRow(shop.service.db, row.merchant_account_id, row.transaction_id);
    assert.deepEqual([after?.version, after?.error_code], [2n, 'spread']);
  }
});

test('a statement of one merchant account asks for its rows alone, in every table', () => {
  for (const [name, { text }] of statements) {
    if (!/^payments\..*_of_one$/.test(name)) continue;
    const updates = text.match(/\bUPDATE \w+ \w+ SET/g) ?? [];
    const asked = text.match(/\b(?!listener\b)\w+\.merchant_account_id = \$1::text/g) ?? [];
    assert.ok(asked.length >= updates.length, name);
    assert.doesNotMatch(text, /\w+\.merchant_account_id = \w+\.merchant_account_id/, name);
    assert.match(text, /\$1::text/, name);
  }
});

test('payments that come at once share their intents and their outcomes, and each has all of its rows', async () => {
  const { db } = shop.service;
  const answers = await Promise.all(Array.from({ length: 24 }, () => shop.pay({ intent: 'capture' })));
  for (const { status, text } of answers) assert.equal(status, 201, text);
  const ids = answers.map(({ body }) => body.id);
  const count = async (table: string): Promise<readonly bigint[]> => {
    const text = `SELECT count(*) FROM ${table} WHERE transaction_id = ANY ($1::uuid[]) GROUP BY transaction_id`;
    return (await db.query<{ count: bigint }>({ name: '', text }, [ids])).map((row) => row.count);
  };
  const rows = { operations: 1n, transaction_actions: 1n, ledger_entries: 3n, transaction_events: 2n };
  for (const [table, each] of Object.entries(rows))
    assert.deepEqual(
      await count(table),
      ids.map(() => each),
      table,
    );
});

test('events that come at once each find what they mean, and nothing of each other', async () => {
  const { db } = shop.service;
  const rows = await Promise.all([paidRow(), paidRow(), paidRow()]);
  const paymentServiceId = toId<'payment-service'>(shop.paymentServiceId);
  const find = async (reference: string | null): Promise<readonly string[]> => {
    const key = { merchantAccountId: toId<'merchant-account'>('default'), paymentServiceId, eventId: 'e' };
    const { steps } = await findEvent(db, key, { operationId: null, reference });
    return steps.map(({ operation }) => operation.transaction_id);
  };
  const references = [...rows.map((row) => row.payment_service_transaction_id), 'unheard-of', '\ud800', null];
  assert.deepEqual(await Promise.all(references.map(find)), [
    ...rows.map((row) => [row.transaction_id]),
    [],
    [],
    [],
  ]);
});

test('relays that begin and end at once have each its own row, and one that cannot be fails alone', async () => {
  const { db } = shop.service;
  const startedAt = new Date();
  const start = (requestId: string, host: string) => ({
    merchantAccountId: toId<'merchant-account'>('default'),
    relayId: newId<'relay'>(startedAt),
    requestId,
    apiKeyPairId: null,
    callerName: null,
    paymentMethodIds: [toId<'payment-method'>(newId(startedAt))],
    checkoutSessionId: null,
    authenticationIds: [],
    httpMethod: 'POST',
    host,
    startedAt,
  });
  const starts = [start('one', 'a.example'), start('two', 'x'.repeat(300)), start('three', 'c.example')];
  const begun = await Promise.allSettled(starts.map((each) => insertRelay(db, each).written));
  assert.deepEqual(
    begun.map(({ status }) => status),
    ['fulfilled', 'rejected', 'fulfilled'],
  );
  const end = { outcome: 'answered', reason: null, sentBytes: 1, answerBytes: null, durationMs: 5 } as const;
  await Promise.all(
    starts.map(({ merchantAccountId, relayId }, index) =>
      finishRelay(
        db,
        { merchantAccountId, relayId, ...end, status: 200 + index, finishedAt: startedAt },
        { isWaitedFor: false },
      ),
    ),
  );
  const text = `SELECT request_id, host, status, payment_method_ids FROM relays WHERE relay_id = ANY ($1::uuid[])
    ORDER BY status`;
  const ids = starts.map(({ relayId }) => relayId);
  assert.deepEqual(await db.query({ name: '', text }, [ids]), [
    { request_id: 'one', host: 'a.example', status: 200, payment_method_ids: starts[0]?.paymentMethodIds },
    { request_id: 'three', host: 'c.example', status: 202, payment_method_ids: starts[2]?.paymentMethodIds },
  ]);
});

test('a statement of many steps finds rows by keys, however small a table was when it was planned', async () => {
  const { db } = shop.service;
  for (const name of [
    'payments.begin_with_all',
    'payments.advance',
    'payments.advance_by_event',
    'payments.advance_with_all',
    'processor_events.find',
    'transactions.get',
    'relays.finish',
    'relays.cards',
    'vault_sealed_fields',
    'webhook_queues.settle_and_take',
  ]) {
    const plan = await db.byKey.query<Record<string, string>>(
      { name: '', text: `EXPLAIN (GENERIC_PLAN, VERBOSE) ${statements.get(name)?.text}` },
      [],
    );
    const lines = plan.flatMap((row) => Object.values(row)).join('\n');
    assert.doesNotMatch(lines, /Seq Scan|Hash Join|hashed SubPlan/, name);
    assert.match(lines, /Index Scan using /, name);
  }
});
