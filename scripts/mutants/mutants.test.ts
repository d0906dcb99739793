import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { test } from 'node:test';
import { pathToFileURL } from 'node:url';
import { instrument } from './instrument.ts';
import { mutateRegex } from './regex-operators.ts';
import { installSwitch, mutantSwitch } from './switch.ts';

const SAMPLE = `
export const LIMITS = { low: 1n, names: ['one', \`two\`] };
export function fee(amount: bigint, isLate = false, note?: string | null): string | null {
  if (amount < LIMITS.low && !isLate) return null;
  let sum: bigint = amount * 2n as bigint;
  sum += -1n;
  for (let index = 0; index < 2; index++) { sum = sum - 1n; }
  switch (note) {
    case 'free':
      sum = 0n;
      break;
    default:
  }
  if (sum === 13n) throw new Error('unlucky');
  const text = note?.trim() ?? '';
  return [...text].some((letter) => /^[a-z]+$/.test(letter)) ? (text.slice(1)) : \`\${sum}\`;
}
`;

test('each operator changes what it is for, at each place where it can', () => {
  const told = instrument(SAMPLE, 1).mutants.map(
    ({ operator, line, was, becomes }) => `${line} ${operator}: ${short(was)} → ${short(becomes)}`,
  );
  assert.deepEqual(told, [
    "2 object literal: { low: 1n, names: ['one', `two`] } → ({})",
    "2 array literal: ['one', `two`] → []",
    "2 string literal: 'one' → ''",
    '2 string literal: `two` → ``',
    '3 boolean literal: false → true',
    '3 block: { if (amount < LIMITS.low && !isLate) … → {}',
    '4 equality: amount < LIMITS.low → (amount) <= (LIMITS.low)',
    '4 equality: amount < LIMITS.low → (amount) >= (LIMITS.low)',
    '4 condition: amount < LIMITS.low → true',
    '4 condition: amount < LIMITS.low → false',
    '4 condition: amount < LIMITS.low && !isLate → true',
    '4 condition: amount < LIMITS.low && !isLate → false',
    '4 logical: amount < LIMITS.low && !isLate → (amount < LIMITS.low) || (!isLate)',
    '4 boolean literal: !isLate → (isLate)',
    '4 return value: null → undefined',
    '5 arithmetic: amount * 2n → (amount) / (2n)',
    '6 statement: sum += -1n; → ;',
    '6 assignment: += → -=',
    '6 unary: -1n → (1n)',
    '7 condition: index < 2 → false',
    '7 equality: index < 2 → (index) <= (2)',
    '7 equality: index < 2 → (index) >= (2)',
    '7 condition: index < 2 → true',
    '7 update: ++ → --',
    '7 statement: sum = sum - 1n; → ;',
    '7 arithmetic: sum - 1n → (sum) + (1n)',
    "9 string literal: 'free' → ''",
    '10 statement: sum = 0n; → ;',
    '10 condition: sum = 0n; break; → ',
    '14 condition: sum === 13n → true',
    '14 condition: sum === 13n → false',
    '14 equality: sum === 13n → (sum) !== (13n)',
    "14 statement: throw new Error('unlucky'); → ;",
    "14 string literal: 'unlucky' → ''",
    "15 logical: note?.trim() ?? '' → (note?.trim()) && ('')",
    '15 optional chaining: ?. → .',
    '15 method: ?.trim() → ',
    "15 string literal: '' → 'mutant'",
    '16 array literal: [...text] → []',
    '16 condition: [...text].some((letter) => /^[a-z]+$/.… → true',
    '16 condition: [...text].some((letter) => /^[a-z]+$/.… → false',
    '16 return value: [...text].some((letter) => /^[a-z]+$/.… → undefined',
    '16 method: some → every',
    '16 regex: /^[a-z]+$/ → /[a-z]+$/',
    '16 regex: /^[a-z]+$/ → /^[^a-z]+$/',
    '16 regex: /^[a-z]+$/ → /^[a-z]$/',
    '16 regex: /^[a-z]+$/ → /^[a-z]+/',
    '16 return value: /^[a-z]+$/.test(letter) → undefined',
    '16 method: .slice(1) → ',
    '16 string literal: `${sum}` → ``',
  ]);
});

test('one mutant is on at a time, and none changes nothing', async (t) => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'mutants-'));
  t.after(() => fs.rmSync(folder, { recursive: true }));
  const { code, mutants } = instrument(SAMPLE, 7);
  const file = path.join(folder, 'sample.mjs');
  fs.writeFileSync(file, code);
  installSwitch();
  mutantSwitch.reached = new Set();
  const sample: { fee(amount: bigint, isLate?: boolean, note?: string | null): string | null } = await import(
    pathToFileURL(file).href
  );
  const results = (): string =>
    [
      sample.fee(0n),
      sample.fee(9n),
      sample.fee(0n, true),
      sample.fee(5n, false, ' abc '),
      sample.fee(4n, false, 'free'),
    ]
      .map(String)
      .join(' ');
  const under = (was: string, becomes: string): string => {
    mutantSwitch.active = 7 + mutants.findIndex((one) => one.was === was && one.becomes === becomes);
    try {
      return results();
    } finally {
      mutantSwitch.active = 0;
    }
  };
  assert.equal(results(), 'null 15 -3 bc ree');
  assert.equal(under('sum += -1n;', ';'), 'null 16 -2 bc ree');
  assert.equal(under('amount * 2n', '(amount) / (2n)'), 'null 1 -3 bc ree');
  assert.throws(() => under('?.', '.'), TypeError);
  assert.equal(under('.slice(1)', ''), 'null 15 -3 abc free');
  const unreached = mutants.filter((_one, index) => mutantSwitch.reached?.has(7 + index) !== true);
  assert.deepEqual(
    unreached.map(({ was }) => was),
    ["throw new Error('unlucky');", "'unlucky'"],
  );
});

test('a pattern is changed at its anchors, classes, quantifiers and looks around', () => {
  const rows: readonly (readonly [string, readonly string[]])[] = [
    ['^a$', ['a$', '^a']],
    ['[ab]c+', ['[^ab]c+', '[ab]c']],
    [
      '[^x]\\d{2,3}',
      [
        '[x]\\d{2,3}',
        '[^x]\\D{2,3}',
        '[^x]\\d',
        '[^x]\\d{3,3}',
        '[^x]\\d{1,3}',
        '[^x]\\d{2,4}',
        '[^x]\\d{2,2}',
      ],
    ],
    ['(?<!a)b(?=c)', ['(?<=a)b(?=c)', '(?<!a)b(?!c)']],
    ['(?:a|b)*?\\.', ['(?:a|b)\\.']],
  ];
  for (const [pattern, expected] of rows) assert.deepEqual(mutateRegex(pattern, ''), expected);
});

function short(text: string): string {
  const line = text.replaceAll(/\s+/g, ' ');
  return line.length > 40 ? `${line.slice(0, 38)}…` : line;
}
