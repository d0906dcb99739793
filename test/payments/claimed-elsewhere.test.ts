import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { claimDueOperations, noteSending } from '../../server/db/queries/operations.ts';
import { advanceTransaction } from '../../server/db/queries/perform.ts';
import { getOperation, getTransactionRow } from '../../server/db/queries/transactions.ts';
import { toId } from '../../server/domain/ids.ts';
import { timestamp } from '../../server/domain/timestamp.ts';
import { newOperation } from '../../server/operations/rows.ts';
import { type Step, commitOutcome } from '../../server/payments/operation/commit-outcome.ts';
import { NEVER_RECEIVED } from '../../server/payment-services/look-up.ts';
import { UNTRACED } from '../harness/service.ts';
import { type Shop, openShop } from '../harness/shop.ts';

let shop: Shop;
before(async () => {
  shop = await openShop({ worker: false, config: UNTRACED });
});
after(() => shop.close());

const ACCOUNT = toId<'merchant-account'>('default');

/** A capture whose intent is committed, and which a worker may claim by now. */
async function captureOnItsWay(): Promise<Step> {
  const { db, clock } = shop.service.parts;
  const { body: paid } = await shop.pay();
  const before = await getTransactionRow(db, ACCOUNT, toId(paid.id));
  assert.ok(before !== null && before.payment_service_id !== null);
  const now = clock.now();
  const operation = newOperation(
    before,
    {
      kind: 'capture',
      amount: before.authorized_amount,
      payment_service_id: before.payment_service_id,
      of_reference: before.payment_service_transaction_id,
    },
    { now, machineNow: now, firstRecoveryMs: 0 },
  );
  const patch = {
    status: 'capture_pending' as const,
    capturing_amount: before.authorized_amount,
    updated_at: timestamp(now),
  };
  assert.ok(await advanceTransaction(db, before, patch, { operations: [operation] }));
  return { transaction: { ...before, ...patch, version: before.version + 1n }, operation };
}

async function claimOperation({ operation }: Step) {
  const { db, clock } = shop.service.parts;
  const claim = { now: clock.now(), leaseMs: 300_000, limit: 50, busy: [] };
  const row = (await claimDueOperations(db, claim)).find(
    ({ operation_id: id }) => id === operation.operation_id,
  );
  assert.ok(row);
  return row;
}

async function statusOf({ operation }: Step): Promise<string | undefined> {
  return (await getOperation(shop.service.parts.db, ACCOUNT, operation.operation_id))?.status;
}

test('what a worker sends again has not failed because the first process could not send it', async () => {
  const { parts } = shop.service;
  const step = await captureOnItsWay();
  assert.ok(await noteSending(parts.db, await claimOperation(step), parts.clock.now()));
  const settled = await commitOutcome(parts, step, { ...NEVER_RECEIVED, detail: 'no connection' });
  assert.deepEqual([settled.operation.status, await statusOf(step)], ['sent', 'sent']);
});

test('what the first process could not send has failed, and no worker sends it afterwards', async () => {
  const { parts } = shop.service;
  const step = await captureOnItsWay();
  const row = await claimOperation(step);
  const settled = await commitOutcome(parts, step, { ...NEVER_RECEIVED, detail: 'no connection' });
  assert.deepEqual([settled.operation.status, await statusOf(step)], ['failed', 'failed']);
  assert.equal(await noteSending(parts.db, row, parts.clock.now()), false);
});

test('a worker that stood still does not conclude what another one sends', async () => {
  const { parts } = shop.service;
  const step = await captureOnItsWay();
  const { operation_id: id, ...first } = await claimOperation(step);
  const text = 'UPDATE operations SET due_at = created_at WHERE operation_id = $1';
  await parts.db.query({ name: '', text }, [id]);
  const second = await claimOperation(step);
  assert.equal(await noteSending(parts.db, { ...second, due_at: first.due_at }, null), false, 'nor sends it');
  assert.ok(await noteSending(parts.db, second, null));
  const known: Step = { ...step, operation: { ...step.operation, due_tries: first.due_tries } };
  assert.equal((await commitOutcome(parts, known, NEVER_RECEIVED)).operation.status, 'sent');
  const its: Step = { ...step, operation: { ...step.operation, due_tries: second.due_tries } };
  assert.equal((await commitOutcome(parts, its, NEVER_RECEIVED)).operation.status, 'failed', 'but its own');
});
