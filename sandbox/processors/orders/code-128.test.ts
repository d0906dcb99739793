import assert from 'node:assert/strict';
import { test } from 'node:test';
import { code128Modules, code128Svg } from './code-128.ts';

test('every symbol is eleven modules wide, the stop thirteen', () => {
  for (const text of ['00', '9812345678901', 'A1', '123456']) {
    const modules = code128Modules(text);
    const symbols = (modules.length - 7) / 6;
    assert.equal(
      modules.reduce((sum, width) => sum + width, 0),
      symbols * 11 + 13,
    );
  }
});

test('a known bar code is drawn as the standard draws it', () => {
  // The common example "PJJ123C": 878 after start A, 879 after start B, so the check symbol is 879 mod 103 =
  // 55.
  const widths = code128Modules('PJJ123C').join('');
  assert.ok(widths.startsWith('211214'), 'start B');
  assert.ok(widths.endsWith('2331112'), 'stop');
  assert.equal(widths.slice(-13, -7), '311321', 'check symbol 55');
});

test('an even number of digits takes half the symbols', () => {
  assert.ok(code128Modules('12345678').length < code128Modules('1234567').length);
});

test('the picture is inline SVG without scripts or references; text that no bar code holds is a bug', () => {
  const svg = code128Svg('98123456789018');
  assert.match(svg, /^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" viewBox="0 0 \d+ 50"/);
  assert.ok(!/script|href|url\(/.test(svg));
  assert.throws(() => code128Svg('é'), /BUG/);
  assert.throws(() => code128Svg(''), /BUG/);
});
