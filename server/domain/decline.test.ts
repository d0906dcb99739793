import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declineOf, errorCode, isRetriable, parseErrorCode } from './decline.ts';

test('most declines of the card are retried nowhere, and faults of one payment service are elsewhere', () => {
  assert.deepEqual(
    [errorCode('issuer_decline'), errorCode('insufficient_funds'), errorCode('service_error')].map(
      isRetriable,
    ),
    [true, false, true],
  );
});

test("a merchant's own flow code is a decline that nothing retries; other text is no code", () => {
  const code = parseErrorCode('flow_too_risky');
  assert.ok(code);
  assert.deepEqual([declineOf(code).outcome, declineOf(code).retriable], ['declined', false]);
  for (const text of [
    '',
    'toString',
    '__proto__',
    'Insufficient_funds',
    'flow_',
    'flow_X',
    `flow_${'a'.repeat(61)}`,
  ])
    assert.equal(parseErrorCode(text), null, text);
});
