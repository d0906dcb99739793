import assert from 'node:assert/strict';
import { test } from 'node:test';
import { ERROR_CODES } from '@railyard/sdk';
import { contract } from '../../sdks/generator/index.ts';
import { dottedName } from '../../sdks/generator/names.ts';
import { readModel } from '../../sdks/generator/read.ts';
import { PROBLEMS } from '../../server/domain/problem.ts';

test('every code of the service has a family of errors in the SDK, and no other code has', () => {
  assert.deepEqual(ERROR_CODES.toSorted(), Object.keys(PROBLEMS).toSorted());
});

test('an operation is called by its path, where that says what it does', () => {
  const names = new Map(contract().operations.map((operation) => [operation.id, dottedName(operation)]));
  for (const [id, name] of [
    ['create_transaction', 'transactions.create'],
    ['capture_transaction', 'transactions.capture'],
    ['list_transaction_refunds', 'transactions.refunds.list'],
    ['rotate_webhook_subscription_secret', 'webhookSubscriptions.rotateSecret'],
    ['activate_gift_card', 'giftCards.activate'],
  ] as const)
    assert.equal(names.get(id), name);
});

test('the reader of the contract passes over nothing that it does not know', () => {
  const document = (schema: object) => ({
    paths: {},
    webhooks: {},
    components: { parameters: {}, schemas: { Thing: schema } },
  });
  const [thing] = readModel(
    document({ anyOf: [{ type: 'string', format: 'uuid' }, { type: 'null' }] }),
    '1',
  ).schemas;
  assert.deepEqual(thing?.type, {
    kind: 'union',
    of: [{ kind: 'text', limits: { format: 'uuid' } }, { kind: 'null' }],
  });
  for (const unknown of [{ oneOf: [] }, { type: 'file' }, { type: 'array' }, { type: 'object', if: {} }])
    assert.throws(() => readModel(document(unknown), '1'), JSON.stringify(unknown));
});

test('words of answers are open, and those of requests are not', () => {
  const type = (name: string) => contract().schemas.find((one) => one.name === name)?.type;
  assert.deepEqual(
    ['TransactionIntent', 'TransactionIntentInput'].map((name) => {
      const found = type(name);
      return found?.kind === 'enum' ? found.isOpen : null;
    }),
    [true, false],
  );
});

test('what may be repeated, what a list is walked by, and what is sent are read where the contract says so', () => {
  const { operations, webhooks } = contract();
  const of = (id: string) => operations.find((one) => one.id === id);
  assert.deepEqual([of('create_transaction')?.isKeyed, of('evaluate_flow_draft')?.isReading], [true, true]);
  assert.deepEqual(of('list_transactions')?.items, { kind: 'named', name: 'TransactionSummary' });
  assert.deepEqual(webhooks.find(({ name }) => name === 'refund.succeeded')?.body, {
    kind: 'named',
    name: 'RefundWebhook',
  });
});
