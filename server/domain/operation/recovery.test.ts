import assert from 'node:assert/strict';
import { test } from 'node:test';
import { timestamp } from '../timestamp.ts';
import { PROMPT_LOOK_UP, untilBelievedMs } from './recovery.ts';

test('"never heard of it" is believed only as long after the sending as the processor’s search may be behind', () => {
  const sent = { sent_at: timestamp(new Date('2026-11-21T09:00:00.000Z')) };
  const at = (seconds: number): Date => new Date(Date.UTC(2026, 10, 21, 9, 0, seconds));
  assert.equal(untilBelievedMs(PROMPT_LOOK_UP, sent, at(0)), 60_000);
  assert.equal(untilBelievedMs(PROMPT_LOOK_UP, sent, at(45)), 15_000);
  assert.equal(untilBelievedMs(PROMPT_LOOK_UP, sent, at(61)), -1_000);
  assert.equal(untilBelievedMs({ by: 'look-up', notFoundIsFinalAfterMs: null }, sent, at(3600)), Infinity);
});
