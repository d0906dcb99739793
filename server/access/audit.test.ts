import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPERATIONS } from '../api-contract/index.ts';
import type { Operation } from '../api-contract/operation.ts';
import type { Caller } from './caller.ts';
import { systemClock } from '../platform/clock.ts';
import { createLog } from '../platform/log.ts';
import { newId } from '../platform/entropy.ts';
import { testDb } from '../../test/harness/index.ts';
import { DEFAULT_MERCHANT_ACCOUNT } from './admission.ts';
import { AuditTrail } from './audit.ts';

const clock = systemClock();
const caller: Caller = {
  kind: 'key',
  apiKeyPairId: newId(clock.now()),
  displayName: 'a key',
  embed: false,
  pinned: null,
  checkoutSessionId: null,
  tokenId: 't',
  merchantAccountIds: [],
  mandate: null,
  permissions: [],
};
const find = (id: string): Operation => {
  const operation = OPERATIONS.find((other) => other.id === id);
  assert.ok(operation, id);
  return operation;
};
const call = (id: string) => ({
  operation: find(id),
  caller,
  merchantAccountId: DEFAULT_MERCHANT_ACCOUNT,
  requestId: 'r',
});

type Row = { action: string; resource_type: string; resource_id: string; resource_name: string };

const auditedCall = (id: string, answer: unknown, params: Record<string, unknown> = {}) => ({
  operation: find(id),
  params,
  answer,
});

/** As the edge notes a call that succeeded. */
function note(
  trail: AuditTrail,
  id: string,
  answer: unknown,
  params?: Record<string, unknown>,
): Promise<void> {
  return trail.finish(trail.begin(call(id)), auditedCall(id, answer, params));
}

test('entries of calls that end together share statements, and names of people and references stay out', async () => {
  const database = await testDb();
  let statements = 0;
  const counting = {
    query: (async (...args: Parameters<typeof database.db.query>) => {
      statements += 1;
      return database.db.query<unknown>(...args);
    }) as typeof database.db.query,
  }; // the generic of `query` does not survive a wrapper
  const trail = new AuditTrail({ db: counting, clock, log: createLog('silent') });
  const buyer = { type: 'buyer', id: newId(clock.now()), display_name: 'Ada', external_identifier: '41' };
  await Promise.all(Array.from({ length: 50 }, () => note(trail, 'update_buyer', buyer)));
  await trail.close();
  assert.ok(statements <= 2, `${statements} statements`);
  const rows = await database.db.query<Row>(
    {
      name: 'test_audit_rows',
      text: 'SELECT action, resource_type, resource_id, resource_name FROM audit_logs',
    },
    [],
  );
  assert.equal(rows.length, 50);
  assert.ok(rows.every((row) => row.action === 'updated' && row.resource_name === buyer.id));
  await database.close();
});

test('what a statement has written is not written again, and what it lost is offered to the next', async () => {
  const trail = new AuditTrail({
    db: { query: () => Promise.reject(new Error('nobody asks')) },
    clock,
    log: createLog('silent'),
  });
  const audit = trail.begin(call('create_transaction'));
  const [first, second] = [audit?.of('transaction', 't-1'), audit?.of('transaction', 't-1')];
  assert.ok(first && second);
  assert.equal(first.entry.auditLogId, second.entry.auditLogId);
  second.written();
  assert.equal(audit?.of('transaction', 't-1'), null);
  await trail.finish(audit ?? null, auditedCall('create_transaction', { type: 'transaction', id: 't-1' }));
});

test('an entry that cannot be written is tried again until it is', async () => {
  const database = await testDb();
  let failures = 3;
  const failing = {
    query: (async (...args: Parameters<typeof database.db.query>) => {
      if (failures > 0) {
        failures -= 1;
        throw Object.assign(new Error('gone'), { code: 'ECONNRESET' });
      }
      return database.db.query<unknown>(...args);
    }) as typeof database.db.query,
  };
  const trail = new AuditTrail({ db: failing, clock, log: createLog('silent') });
  await note(trail, 'update_buyer', { type: 'buyer', id: 'b-3' });
  assert.equal(failures, 0);
  const text = 'SELECT count(*) AS count FROM audit_logs';
  assert.deepEqual(await database.db.query({ name: '', text }, []), [{ count: 1n }]);
  await trail.close();
  await database.close();
});

test('what only asks leaves nothing; what changes is called by its verb, and a delete by its path', async () => {
  const database = await testDb();
  const trail = new AuditTrail({ db: database.db, clock, log: createLog('silent') });
  for (const id of [
    'verify_payment_service_credentials',
    'list_payment_options',
    'list_gift_card_balances',
    'sync_transaction',
    'create_gift_card_balance',
    'list_buyers',
  ]) {
    const operation = OPERATIONS.find((other) => other.id === id);
    if (operation !== undefined) await note(trail, id, { type: 'x', id: 'y' });
  }
  await note(trail, 'delete_buyer', null, { buyer_id: 'b-1' });
  await note(trail, 'update_buyer', { type: 'buyer', id: 'b-2', display_name: 'Ada' });
  await trail.close();
  const rows = await database.db.query<Row>(
    {
      name: 'test_audit_verbs',
      text: 'SELECT action, resource_type, resource_id, resource_name FROM audit_logs ORDER BY resource_id',
    },
    [],
  );
  assert.deepEqual(rows, [
    { action: 'deleted', resource_type: 'buyer', resource_id: 'b-1', resource_name: 'b-1' },
    { action: 'updated', resource_type: 'buyer', resource_id: 'b-2', resource_name: 'b-2' },
  ]);
  await database.close();
});

test('a write whose entry cannot be stored fails, so that nothing is done unseen', async () => {
  const trail = new AuditTrail({
    db: { query: () => Promise.reject(new Error('down')) },
    clock,
    log: createLog('silent'),
  });
  await assert.rejects(note(trail, 'update_buyer', { type: 'buyer', id: 'b' }), /down/);
});
