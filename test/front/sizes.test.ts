import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { GOALS, publishedClient, sizes } from '../../bench/front-sizes.ts';

test('what a buyer’s browser loads stays as small as promised', () => {
  for (const { what, gzipped } of sizes())
    assert.ok(gzipped <= (GOALS[what] ?? 0), `${what}: ${gzipped} bytes`);
});

test('the table of sizes says what is measured, to three in a hundred, and the goals', () => {
  const readme = fs.readFileSync(path.join(import.meta.dirname, '../../bench/README.md'), 'utf8');
  const published = publishedClient().gzipped;
  for (const { what, gzipped } of sizes()) {
    const row = readme.split('\n').find((line) => line.startsWith(`| ${what} |`)) ?? '';
    const cells = row.split('|').slice(2);
    const [ours = 0, goal, theirs = 0] = cells.map((cell) => Number(cell.replaceAll(/[ ,]/g, '')));
    assert.ok(Math.abs(ours - gzipped) <= gzipped * 0.03, `${what}: ${gzipped}, and the table says ${ours}`);
    assert.equal(goal, GOALS[what], what);
    if (what === 'Secure Fields client') assert.ok(Math.abs(theirs - published) <= published * 0.03);
  }
});
