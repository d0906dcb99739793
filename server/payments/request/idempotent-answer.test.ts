import assert from 'node:assert/strict';
import { test } from 'node:test';
import { CallAudit } from '../../access/audit.ts';
import { IdempotentCall } from '../../access/idempotency.ts';
import type {
  GiftCardOperationRow,
  OperationRow,
  TransactionRow,
} from '../../db/queries/transaction-rows.ts';
import { toId } from '../../domain/ids.ts';
import {
  answerJson,
  answerStored,
  auditOf,
  bindKey,
  completeGiftCardRefundKey,
  completeKey,
  completeTendersKey,
  type Form,
  onePage,
} from './idempotent-answer.ts';

const keyedCall = (): IdempotentCall =>
  new IdempotentCall(
    {
      merchantAccountId: toId('default'),
      key: 'order-1',
      operation: 'capture',
      requestHash: 'hash',
      ownerId: 'owner',
    },
    Buffer.alloc(32),
  );

const ANSWER = {
  form: 'capture',
  version: '2026-11-01',
  operation: 'capture',
  key: 'order-1',
  owner_id: 'owner',
} as const;

test('how a call is to be answered is kept in words that whoever learns the outcome can read', () => {
  const context = { form: 'capture', version: '2026-11-01', audit: null } as const;
  assert.deepEqual(answerJson({ ...context, idempotency: keyedCall() }), ANSWER);
  assert.equal(answerJson({ ...context, idempotency: null }), null, 'nobody will ask again');
});

test('an intent binds its key, and from then on the call waits for the outcome', () => {
  const call = keyedCall();
  const bound = { kind: 'operation', id: 'operation-1' } as never; // it is handed on as it is
  assert.deepEqual(bindKey(call, bound), {
    operation: 'capture',
    key: 'order-1',
    ownerId: 'owner',
    bindTo: bound,
    answer: null,
  });
  assert.equal(call.isIntended, true);
  assert.equal(bindKey(null, bound), null);
});

test('beside gift cards the first answer is read back; alone it is the one that was stored', () => {
  for (const [tenders, isReadBack] of [
    ['none', false],
    ['settled', true],
  ] as const) {
    const call = keyedCall();
    answerStored(call, { tenders } as Pick<TransactionRow, 'tenders'>);
    assert.deepEqual([call.isAnswerStored, call.isReadBack], [true, isReadBack], tenders);
    answerStored(null, { tenders } as Pick<TransactionRow, 'tenders'>);
  }
});

const [TRANSACTION, OPERATION] = ['transaction-1', 'operation-1'];

test('the audit log says what a call was about: the transaction, or what was made of it', () => {
  const expected: Readonly<Record<Form, readonly [type: string, id: string]>> = {
    transaction: ['transaction', TRANSACTION],
    'transaction-capture': ['transaction-capture', TRANSACTION],
    'transaction-void': ['transaction-void', TRANSACTION],
    'transaction-cancel': ['transaction-cancel', TRANSACTION],
    increment: ['transaction-authorization-increment', TRANSACTION],
    capture: ['capture', OPERATION],
    refund: ['refund', OPERATION],
    refunds: ['refund', OPERATION],
  };
  const row = { transaction_id: toId<'transaction'>(TRANSACTION) };
  const operation = { operation_id: toId<'operation'>(OPERATION) };
  for (const [form, named] of Object.entries(expected) as [Form, readonly string[]][]) {
    const audit = new CallAudit({} as ConstructorParameters<typeof CallAudit>[0]); // whose call it is is no matter
    const { resourceType, resourceId } = auditOf({ form, audit }, row, operation)?.entry ?? assert.fail(form);
    assert.deepEqual([resourceType, resourceId], named);
    assert.equal(auditOf({ form, audit: null }, row, operation), null);
  }
});

test('while an outcome is not known its key waits, and what has no key has nothing to complete', () => {
  const transaction = {} as TransactionRow; // it is not looked at before the outcome is known
  const withStatus = (status: string, answer: unknown) =>
    ({ status, answer }) as OperationRow & GiftCardOperationRow;
  for (const complete of [completeKey, completeGiftCardRefundKey]) {
    for (const status of ['sent', 'unknown'])
      assert.equal(complete(transaction, withStatus(status, ANSWER)), null);
    assert.equal(complete(transaction, withStatus('succeeded', null)), null);
    // Known, and with a key: it is answered, which takes a whole transaction.
    assert.throws(() => complete(transaction, withStatus('succeeded', ANSWER)), TypeError);
  }
  assert.equal(completeTendersKey(transaction, null), null);
  assert.throws(() => completeTendersKey(transaction, ANSWER), TypeError);
});

test('a whole list is one page', () => {
  const page = { next_cursor: null, previous_cursor: null };
  assert.deepEqual(onePage(['a', 'b']), { items: ['a', 'b'], limit: 2, ...page });
  assert.deepEqual(onePage([]), { items: [], limit: 1, ...page });
});
