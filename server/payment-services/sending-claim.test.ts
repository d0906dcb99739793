import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { type TestDb, testDb } from '../../test/harness/index.ts';
import { recoveryOf } from '../connectors/connector.ts';
import { giftCardConnectors } from '../connectors/gift-card-registry.ts';
import { connectors } from '../connectors/registry.ts';
import { newRow } from '../db/new-operation.ts';
import { intendGiftCardOperation } from '../db/queries/gift-card-operations.ts';
import { claimDueOperations, noteSending } from '../db/queries/operations.ts';
import type { GiftCardOperationRow } from '../db/queries/transaction-rows.ts';
import { type MerchantAccountId, toId } from '../domain/ids.ts';
import { EXCHANGE_MS_MAX, MARGIN_MS, SENDING_MS_MAX } from '../domain/operation/recovery.ts';
import { systemClock } from '../platform/clock.ts';
import { newId } from '../platform/entropy.ts';
import { EXCHANGE_TIMEOUT_MS_DEFAULT } from '../net/limits.ts';
import { WireFault } from '../net/wire.ts';
import { claimOfBeginner, claimToSend } from './sending-claim.ts';

const ACCOUNT = 'default' as MerchantAccountId;
const BEGAN_MS = Date.parse('2027-01-01T12:00:00.000Z');

let database: TestDb;
let nowMs = BEGAN_MS;
const now = (): Date => new Date(nowMs);
const clock = { ...systemClock(), now, nowFor: now };

before(async () => {
  database = await testDb();
  const text = `INSERT INTO merchant_accounts (merchant_account_id, display_name, created_at, updated_at)
    VALUES ('default', 'Default', now(), now())`;
  await database.db.query({ name: '', text }, []);
});
after(() => database.close());

/** An operation that was written down just now, and is to be sent. */
async function beginOperation(): Promise<GiftCardOperationRow> {
  nowMs = BEGAN_MS;
  const row: GiftCardOperationRow = {
    ...newRow({ now: now(), machineNow: now(), firstRecoveryMs: 10_000 }),
    merchant_account_id: ACCOUNT,
    kind: 'issue-gift-card',
    gift_card_service_id: newId(now()),
    currency: 'USD',
    amount: 100n,
  };
  await intendGiftCardOperation(database.db, row, null, null);
  return row;
}

async function rowOf({ operation_id: id }: GiftCardOperationRow) {
  const text = 'SELECT sent_at, due_at FROM operations WHERE operation_id = $1';
  const [row] = await database.db.query<{ sent_at: string; due_at: string }>({ name: '', text }, [id]);
  assert.ok(row);
  return { sentMs: Date.parse(row.sent_at) - BEGAN_MS, dueMs: Date.parse(row.due_at) - BEGAN_MS };
}

const way = () => ({ db: database.db, clock });
const isLate = (error: unknown): boolean =>
  error instanceof WireFault && error.code === 'late' && !error.sent;

test('what is sent at once is asked for by nobody, and has twenty seconds for its first byte', async () => {
  const row = await beginOperation();
  const claim = claimOfBeginner(way(), row);
  nowMs += 4_000;
  const { atMs, withinMs } = await claim.sendBefore();
  assert.deepEqual([atMs, Math.round(withinMs / 1000)], [BEGAN_MS + SENDING_MS_MAX, 16]);
  assert.deepEqual(await rowOf(row), { sentMs: 0, dueMs: 10_000 });
});

test('who is late writes down that it sends only now, and keeps workers off meanwhile', async () => {
  const row = await beginOperation();
  const claim = claimOfBeginner(way(), row);
  for (const lateMs of [6_000, 12_000]) {
    nowMs = BEGAN_MS + lateMs;
    assert.equal((await claim.sendBefore()).atMs, nowMs + SENDING_MS_MAX);
    const { sentMs, dueMs } = await rowOf(row);
    assert.equal(sentMs, lateMs);
    assert.ok(dueMs >= lateMs + EXCHANGE_MS_MAX, 'longer than an exchange takes');
  }
});

test('what a worker has claimed, the process that began it does not send', async () => {
  const row = await beginOperation();
  const claim = claimOfBeginner(way(), row);
  nowMs += 11_000;
  const claimed = await claimDueOperations(database.db, {
    now: now(),
    leaseMs: 300_000,
    limit: 50,
    busy: [],
  });
  assert.ok(claimed.some(({ operation_id: id }) => id === row.operation_id));
  await assert.rejects(claim.sendBefore(), isLate);
  await assert.rejects(claim.allow(EXCHANGE_MS_MAX), isLate, 'nor does it log in first');
});

test('a clock that was put back says nothing: the operation is asked for again', async () => {
  const row = await beginOperation();
  const claim = claimOfBeginner(way(), row);
  nowMs -= 60_000;
  await claim.sendBefore();
  assert.equal((await rowOf(row)).sentMs, -60_000);
});

test('what was sent by a clock that is not the database’s would be written down wrongly: it is not sent', async () => {
  const row = await beginOperation();
  const wrong = { ...way(), clock: { ...clock, isRight: () => false } };
  await assert.rejects(claimOfBeginner(wrong, row).sendBefore(), isLate);
  assert.equal(await claimToSend(wrong, row, true), null);
  assert.deepEqual(await rowOf(row), { sentMs: 0, dueMs: 10_000 }, 'nothing was written down');
});

test('what has ended is not sent', async () => {
  const row = await beginOperation();
  const ended = `UPDATE operations SET status = 'failed', error_code = 'service_network_error', resolved_at = now()
    WHERE operation_id = $1`;
  await database.db.query({ name: '', text: ended }, [row.operation_id]);
  nowMs += 6_000;
  await assert.rejects(claimOfBeginner(way(), row).sendBefore(), isLate);
  assert.equal(await claimToSend(way(), { ...row, transaction_id: toId(row.operation_id) }, true), null);
  assert.equal(await noteSending(database.db, row, null), false);
});

/** Of every kind of operation, at everybody who is asked. */
test('nobody believes "never heard of it" before the last sending has come to its end', () => {
  assert.equal(EXCHANGE_MS_MAX, EXCHANGE_TIMEOUT_MS_DEFAULT);
  const kinds = ['authorize', 'capture', 'void', 'refund', 'cancel', 'increment', 'payout'] as const;
  const all = [
    ...connectors.flatMap((connector) =>
      kinds.map((kind) => [connector.id, recoveryOf(connector, kind)] as const),
    ),
    ...giftCardConnectors.map(({ id, recovery }) => [id, recovery] as const),
  ];
  for (const [id, recovery] of all) {
    if (recovery.by !== 'look-up' || recovery.notFoundIsFinalAfterMs === null) continue;
    assert.ok(recovery.notFoundIsFinalAfterMs >= SENDING_MS_MAX + EXCHANGE_MS_MAX + MARGIN_MS, id);
  }
});
