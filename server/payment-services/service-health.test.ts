import assert from 'node:assert/strict';
import { test } from 'node:test';
import { freshHealth, isAvoided, note } from './service-health.ts';

const SECOND = 1000;

function seen(...bad: readonly boolean[]) {
  const health = freshHealth();
  for (const isBad of bad) note(health, isBad, 0);
  return health;
}

test('a payment service is avoided once half of at least five authorizations went wrong, and not before', () => {
  assert.equal(isAvoided(seen(true, true, true, true), 0), false);
  assert.equal(isAvoided(seen(false, false, false, true, true), 0), false);
  assert.equal(isAvoided(seen(false, false, true, true, true), 0), true);
});

test('what is older than a minute says nothing any more', () => {
  const health = seen(true, true, true, true);
  note(health, true, 61 * SECOND);
  assert.equal(isAvoided(health, 61 * SECOND), false);
});

test('after fifteen seconds one payment finds out whether it is back, while the others still avoid it', () => {
  const health = seen(true, true, true, true, true);
  assert.equal(isAvoided(health, 14 * SECOND), true);
  assert.equal(isAvoided(health, 15 * SECOND), false, 'this one finds out');
  assert.equal(isAvoided(health, 16 * SECOND), true, 'the others do not');
  note(health, false, 17 * SECOND);
  assert.equal(isAvoided(health, 17 * SECOND), false);
});

test('one that is still down is left alone twice as long each time, to five minutes', () => {
  const health = seen(true, true, true, true, true);
  let at = 0;
  for (const pause of [15, 30, 60, 120, 240, 300, 300]) {
    assert.equal(isAvoided(health, at + pause * SECOND - 1), true, `before ${pause}`);
    at += pause * SECOND;
    assert.equal(isAvoided(health, at), false, `after ${pause}`);
    note(health, true, at);
  }
});

test('a payment that was to find out and never tells is followed by another', () => {
  const health = seen(true, true, true, true, true);
  assert.equal(isAvoided(health, 15 * SECOND), false);
  assert.equal(isAvoided(health, 44 * SECOND), true);
  assert.equal(isAvoided(health, 45 * SECOND), false);
});

test('what it is asked last, and does, ends it at once', () => {
  const health = seen(true, true, true, true, true);
  note(health, false, SECOND);
  assert.equal(isAvoided(health, SECOND), false);
});
