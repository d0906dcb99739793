import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  FIRST_RECOVERY_MS,
  OPERATION_LEASE_MS,
  PENDING_LOOK_MS,
  RECOVERY_GIVE_UP_MS,
  recoveryDelayMs,
  SENT_GRACE_MS,
  TENDERS_GRACE_MS,
} from './retry-schedule.ts';

const MINUTE = 60_000;
const HOUR = 3_600_000;

test('an outcome that is not known is asked for soon, then more and more seldom, then daily', () => {
  assert.deepEqual([0, 1, 2, 3, 4, 5, 6, 7, 100].map(recoveryDelayMs), [
    5_000,
    30_000,
    2 * MINUTE,
    10 * MINUTE,
    HOUR,
    6 * HOUR,
    24 * HOUR,
    24 * HOUR,
    24 * HOUR,
  ]);
  assert.equal(recoveryDelayMs(0), FIRST_RECOVERY_MS);
});

test('a worker leaves what was sent to its own process for seconds, and to a person after a week', () => {
  assert.deepEqual([SENT_GRACE_MS, TENDERS_GRACE_MS, OPERATION_LEASE_MS], [10_000, 10_000, 5 * MINUTE]);
  assert.deepEqual([PENDING_LOOK_MS, RECOVERY_GIVE_UP_MS], [6 * HOUR, 7 * 24 * HOUR]);
});
