import assert from 'node:assert/strict';
import { test } from 'node:test';
import {
  DECLINES,
  SIMULATOR_AMOUNTS_AFTER_AUTHORIZATION,
  declineOf,
  errorCode,
  isRetriable,
  parseErrorCode,
} from './decline.ts';

const rows = Object.entries(DECLINES);

test('every trigger amount stands once, without a gap in its block', () => {
  const amounts = rows.flatMap(([, row]) =>
    row.simulatorAmount === null ? [] : [Number(row.simulatorAmount)],
  );
  const block = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
  assert.deepEqual(amounts, [...block(200001, 22), ...block(300001, 15), ...block(400001, 17)]);
});

test('exactly the connector-decline group ends in declined', () => {
  const declined = rows
    .filter(([, row]) => row.simulatorAmount !== null && row.outcome === 'declined')
    .map(([, row]) => Number(row.simulatorAmount));
  assert.deepEqual(
    declined,
    [
      200001, 200004, 200005, 200006, 200007, 200008, 200009, 200010, 200011, 200012, 200013, 200015, 200016,
      200017,
    ],
  );
});

test('the retriable codes are those of the published table', () => {
  const retriable = rows.filter(([, row]) => row.retriable).map(([, row]) => Number(row.simulatorAmount));
  assert.deepEqual(
    retriable,
    [
      200007, 200008, 200012, 200013, 200016, 200019, 300001, 300002, 300003, 300005, 300006, 300008, 300009,
      300010, 300011, 300013, 300014, 300015, 400003, 400005, 400007, 400010, 400011, 400012,
    ],
  );
  assert.equal(isRetriable(errorCode('issuer_decline')), true);
  assert.equal(isRetriable(errorCode('insufficient_funds')), false);
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

test('amounts that trigger codes after authorization name codes of the table', () => {
  for (const codes of Object.values(SIMULATOR_AMOUNTS_AFTER_AUTHORIZATION))
    for (const code of Object.values(codes)) assert.ok(parseErrorCode(code), code);
});
