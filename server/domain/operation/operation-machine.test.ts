import assert from 'node:assert/strict';
import { test } from 'node:test';
import { canBecome, comesBack, isUnresolved, OPERATION_STATUSES } from './operation-machine.ts';

test('only what was sent, and what may have happened, is looked up', () => {
  assert.deepEqual(OPERATION_STATUSES.filter(isUnresolved), ['sent', 'unknown']);
});

test('a refund alone comes back, from its success, by being declined or by failing', () => {
  const kinds = ['authorize', 'capture', 'void', 'refund', 'cancel', 'increment', 'sync'] as const;
  const back = kinds.flatMap((kind) =>
    OPERATION_STATUSES.flatMap((from) =>
      OPERATION_STATUSES.filter((to) => comesBack(kind, from, to)).map((to) => `${kind}: ${from} → ${to}`),
    ),
  );
  assert.deepEqual(back, ['refund: succeeded → declined', 'refund: succeeded → failed']);
});

test('what is over becomes nothing else, and what may have happened may still be found out', () => {
  assert.deepEqual(
    OPERATION_STATUSES.filter((to) => canBecome('unknown', to)),
    ['unknown', 'pending', 'succeeded', 'declined', 'failed'],
  );
  for (const from of ['succeeded', 'declined', 'failed', 'voided'] as const)
    for (const to of OPERATION_STATUSES) assert.equal(canBecome(from, to), false, `${from} → ${to}`);
});
