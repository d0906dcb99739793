import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  CLOSED_BREAKER,
  type CircuitBreaker,
  breakerAfterFailure,
  breakerStateAt,
} from './circuit-breaker.ts';

const BACK_OFF = { firstMs: 10, maxMs: 60 };
const failedBreaker = (breaker: CircuitBreaker, nowMs: number, isTooMany = false, atLeastMs = 0) =>
  breakerAfterFailure(breaker, BACK_OFF, { nowMs, isTooMany, atLeastMs });

test('a circuit breaker is closed until failures are too many, then open, then half-open', () => {
  assert.deepEqual(failedBreaker(CLOSED_BREAKER, 100), CLOSED_BREAKER);
  const opened = failedBreaker(CLOSED_BREAKER, 100, true);
  assert.deepEqual(
    [100, 109, 110, 1000].map((nowMs) => breakerStateAt(opened, nowMs)),
    ['open', 'open', 'half-open', 'half-open'],
  );
  assert.equal(breakerStateAt(CLOSED_BREAKER, 100), 'closed');
});

test('each probe that fails opens it for twice as long, to the most; failures while it is open change nothing', () => {
  let breaker = failedBreaker(CLOSED_BREAKER, 0, true);
  let nowMs = 0;
  for (const forMs of [10, 20, 40, 60, 60]) {
    assert.equal(breaker.openUntilMs, nowMs + forMs);
    assert.equal(failedBreaker(breaker, nowMs + forMs - 1, true, 1000), breaker);
    nowMs += forMs;
    breaker = failedBreaker(breaker, nowMs);
  }
});

test('the other side can ask for longer, also of a closed one, which is closed again afterwards', () => {
  const asked = failedBreaker(CLOSED_BREAKER, 0, false, 30);
  assert.deepEqual(
    [29, 30].map((nowMs) => breakerStateAt(asked, nowMs)),
    ['open', 'closed'],
  );
  assert.equal(failedBreaker(CLOSED_BREAKER, 0, true, 30).openUntilMs, 30);
  assert.equal(failedBreaker(CLOSED_BREAKER, 0, true, 5).openUntilMs, 10);
});
