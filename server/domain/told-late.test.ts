import assert from 'node:assert/strict';
import { test } from 'node:test';
import { toldLate } from './told-late.ts';

test('what was paid in time may be told a week after its end', () => {
  const told = toldLate(new Date('2026-12-24T10:00:00Z'));
  assert.deepEqual(told, { toldUntil: new Date('2026-12-31T10:00:00Z') });
});
