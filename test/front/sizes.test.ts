import assert from 'node:assert/strict';
import { test } from 'node:test';
import { GOALS, sizes } from '../../bench/front-sizes.ts';

test('what a buyer’s browser loads stays as small as promised', () => {
  for (const { what, gzipped } of sizes())
    assert.ok(gzipped <= (GOALS[what] ?? 0), `${what}: ${gzipped} bytes`);
});
