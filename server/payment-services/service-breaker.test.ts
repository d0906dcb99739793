import assert from 'node:assert/strict';
import { test } from 'node:test';
import { isOpen, newServiceBreaker, recordOutcome } from './service-breaker.ts';

const SECOND = 1000;

function breakerAfter(...bad: readonly boolean[]) {
  const service = newServiceBreaker();
  for (const isBad of bad) recordOutcome(service, isBad, 0);
  return service;
}

test('a payment service is avoided once half of at least five authorizations went wrong, and not before', () => {
  assert.equal(isOpen(breakerAfter(true, true, true, true), 0), false);
  assert.equal(isOpen(breakerAfter(false, false, false, true, true), 0), false);
  assert.equal(isOpen(breakerAfter(false, false, true, true, true), 0), true);
});

test('what is older than a minute says nothing any more', () => {
  const service = breakerAfter(true, true, true, true);
  recordOutcome(service, true, 61 * SECOND);
  assert.equal(isOpen(service, 61 * SECOND), false);
});

test('after fifteen seconds one payment finds out whether it is back, while the others still avoid it', () => {
  const service = breakerAfter(true, true, true, true, true);
  assert.equal(isOpen(service, 14 * SECOND), true);
  assert.equal(isOpen(service, 15 * SECOND), false, 'this one finds out');
  assert.equal(isOpen(service, 16 * SECOND), true, 'the others do not');
  recordOutcome(service, false, 17 * SECOND);
  assert.equal(isOpen(service, 17 * SECOND), false);
});

test('one that is still down is left alone twice as long each time, to five minutes', () => {
  const service = breakerAfter(true, true, true, true, true);
  let at = 0;
  for (const pause of [15, 30, 60, 120, 240, 300, 300]) {
    assert.equal(isOpen(service, at + pause * SECOND - 1), true, `before ${pause}`);
    at += pause * SECOND;
    assert.equal(isOpen(service, at), false, `after ${pause}`);
    recordOutcome(service, true, at);
  }
});

test('a payment that was to find out and never tells is followed by another', () => {
  const service = breakerAfter(true, true, true, true, true);
  assert.equal(isOpen(service, 15 * SECOND), false);
  assert.equal(isOpen(service, 44 * SECOND), true);
  assert.equal(isOpen(service, 45 * SECOND), false);
});

test('what it is asked last, and does, ends it at once', () => {
  const service = breakerAfter(true, true, true, true, true);
  recordOutcome(service, false, SECOND);
  assert.equal(isOpen(service, SECOND), false);
});
