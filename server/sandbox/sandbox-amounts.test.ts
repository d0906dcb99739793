import assert from 'node:assert/strict';
import { test } from 'node:test';
import { declineOf, parseErrorCode } from '../domain/decline.ts';
import { AMOUNTS_AFTER_AUTHORIZATION, AUTHORIZATION_AMOUNTS } from './sandbox-amounts.ts';

const rows = Object.entries(AUTHORIZATION_AMOUNTS).map(([name, amount]) => ({
  amount: Number(amount),
  ...declineOf(parseErrorCode(name) ?? assert.fail(name)),
}));

test('every trigger amount stands once, without a gap in its block', () => {
  const amounts = rows.map(({ amount }) => amount);
  const block = (from: number, count: number) => Array.from({ length: count }, (_, index) => from + index);
  assert.deepEqual(amounts, [...block(200001, 22), ...block(300001, 15), ...block(400001, 17)]);
});

test('exactly the connector-decline group ends in declined', () => {
  const declined = rows.filter(({ outcome }) => outcome === 'declined').map(({ amount }) => amount);
  assert.deepEqual(
    declined,
    [
      200001, 200004, 200005, 200006, 200007, 200008, 200009, 200010, 200011, 200012, 200013, 200015, 200016,
      200017,
    ],
  );
});

test('the retriable codes are those of the published table', () => {
  const retriable = rows.filter((row) => row.retriable).map(({ amount }) => amount);
  assert.deepEqual(
    retriable,
    [
      200007, 200008, 200012, 200013, 200016, 200019, 300001, 300002, 300003, 300005, 300006, 300008, 300009,
      300010, 300011, 300013, 300014, 300015, 400003, 400005, 400007, 400010, 400011, 400012,
    ],
  );
});

test('amounts that trigger codes after authorization name codes of the table', () => {
  for (const codes of Object.values(AMOUNTS_AFTER_AUTHORIZATION))
    for (const code of Object.values(codes)) assert.ok(parseErrorCode(code), code);
});
