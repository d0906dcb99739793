import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { test } from 'node:test';
import { qrModules, qrSvg } from './qr-code.ts';

const printModules = (text: string): string =>
  qrModules(text)
    .map((row) => row.map((dark) => (dark ? '1' : '0')).join(''))
    .join('\n');

/** Drawings that an independent reader (jsQR) gave the text back from, by version. */
const READ_BACK: readonly (readonly [version: number, text: string, hash: string])[] = [
  [1, 'a', 'e8ab680854e4019c'],
  [3, 'https://example.com/pay?x=1', '3c59dbc4ed90552a'],
  [6, 'é'.repeat(50), '49114298d9d12159'],
  [10, 'x'.repeat(200), '64e9db0f7dcfa486'],
  [20, 'z'.repeat(666), '3277924470eaca2f'],
];

test('drawings are the ones that an independent reader could read', () => {
  for (const [version, text, hash] of READ_BACK) {
    assert.equal(qrModules(text).length, version * 4 + 17);
    assert.equal(
      createHash('sha256').update(printModules(text)).digest('hex').slice(0, 16),
      hash,
      `version ${version}`,
    );
  }
});

test('the smallest version that holds the text is taken', () => {
  assert.deepEqual(
    [14, 15, 213, 214].map((length) => (qrModules('Q'.repeat(length)).length - 17) / 4),
    [1, 2, 10, 11],
  );
});

test('three corners hold finder patterns and the fourth does not', () => {
  const rows = qrModules('finder');
  const size = rows.length;
  const corner = (x: number, y: number): boolean[] =>
    Array.from({ length: 7 }, (_, index) => rows[y]?.[x + index] === true);
  for (const [x, y] of [
    [0, 0],
    [size - 7, 0],
    [0, size - 7],
  ] as const)
    assert.ok(corner(x, y).every(Boolean));
  assert.ok(!corner(size - 7, size - 7).every(Boolean));
});

test('the picture is inline SVG without scripts or outside references, and a text that is too long is a bug', () => {
  const svg = qrSvg('<script>"');
  assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ \d+"/);
  assert.ok(!/script|href|url\(/.test(svg));
  assert.throws(() => qrSvg('x'.repeat(667)), /BUG/);
});
