import assert from 'node:assert/strict';
import { test } from 'node:test';
import { OPERATIONS } from '../api/contract/index.ts';
import type { Operation } from '../api/contract/operation.ts';
import type { Caller } from './caller.ts';
import { systemClock } from '../machine/clock.ts';
import { createLog } from '../machine/log.ts';
import { newId } from '../machine/entropy.ts';
import { eventually, testDb } from '../../test/harness/index.ts';
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
  permissions: [],
};
const find = (id: string): Operation => {
  const operation = OPERATIONS.find((other) => other.id === id);
  assert.ok(operation, id);
  return operation;
};
const call = (id: string, answer: unknown, params: Record<string, unknown> = {}) => ({
  operation: find(id),
  caller,
  merchantAccountId: DEFAULT_MERCHANT_ACCOUNT,
  params,
  answer,
  requestId: 'r',
});

type Row = { action: string; resource_type: string; resource_id: string; resource_name: string };

test('entries of money operations share statements, and are all written before the trail closes', async () => {
  const database = await testDb();
  let statements = 0;
  const counting = {
    query: (async (...args: Parameters<typeof database.db.query>) => {
      statements += 1;
      return database.db.query<unknown>(...args);
    }) as typeof database.db.query,
  }; // the generic of `query` does not survive a wrapper
  const trail = new AuditTrail({ db: counting, clock, log: createLog('silent') });
  const transaction = {
    type: 'transaction',
    id: newId(clock.now()),
    buyer: { display_name: 'Ada' },
    external_identifier: '4111111111111111',
  };
  await trail.note(call('create_transaction', transaction));
  await eventually(() => assert.equal(statements, 1, 'the first goes at once'));
  for (let index = 1; index < 50; index += 1) await trail.note(call('create_transaction', transaction));
  await trail.note(call('capture_transaction', transaction));
  await trail.note(call('void_transaction', transaction));
  await trail.close();
  assert.equal(statements, 2, 'and all the others together');
  const rows = await database.db.query<Row>(
    {
      name: 'test_audit_rows',
      text: 'SELECT action, resource_type, resource_id, resource_name FROM audit_logs ORDER BY action',
    },
    [],
  );
  assert.deepEqual([...new Set(rows.map((row) => row.action))], ['captured', 'created', 'voided']);
  assert.ok(
    rows.every((row) => row.resource_name === transaction.id),
    'names of people and references stay out',
  );
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
    if (operation !== undefined) await trail.note(call(id, { type: 'x', id: 'y' }));
  }
  await trail.note(call('delete_buyer', null, { buyer_id: 'b-1' }));
  await trail.note(call('update_buyer', { type: 'buyer', id: 'b-2', display_name: 'Ada' }));
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
  await assert.rejects(trail.note(call('update_buyer', { type: 'buyer', id: 'b' })), /down/);
});
