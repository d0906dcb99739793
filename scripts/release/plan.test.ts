import assert from 'node:assert/strict';
import { test } from 'node:test';
import { levelOfLines, topEntry } from './changelog.ts';
import { isLater, nextVersion } from './levels.ts';

test('the top of a changelog is read in each of its forms', () => {
  const entry = (heading: string): unknown =>
    topEntry(`# Changelog\n\nWords.\n\n${heading}\n- One.\n\n## 0.1.0\n`);
  assert.deepEqual(entry('## Unreleased'), { version: null, date: null, lines: ['- One.'] });
  assert.deepEqual(entry('## 1.2.0, not released yet'), { version: '1.2.0', date: null, lines: ['- One.'] });
  const released = { version: '1.2.0', date: '2026-12-01', lines: ['- One.'] };
  assert.deepEqual(entry('## 1.2.0, 2026-12-01'), released);
  assert.equal(entry('## The next one'), null);
  assert.equal(topEntry('# Changelog\n'), null);
});

test('lines of a changelog ask for a number by how they begin', () => {
  assert.equal(levelOfLines([]), 'none');
  assert.equal(levelOfLines(['- Fixed: a list ended early.']), 'patch');
  assert.equal(levelOfLines(['- Fixed: a list ended early.', '- Lists go backwards.']), 'minor');
  assert.equal(levelOfLines(['- Lists go backwards.', '- **Breaking:** lists are iterators.']), 'major');
});

test('a level gives the next number, and a breaking change of the contract none', () => {
  const rows = [
    ['1.2.3', 'none', '1.2.3'],
    ['1.2.3', 'patch', '1.2.4'],
    ['1.2.3', 'minor', '1.3.0'],
    ['1.2.3', 'major', '2.0.0'],
    ['0.2.3', 'minor', '0.3.0'],
    ['0.2.3', 'major', '0.3.0'],
    ['2026-11-01.26', 'minor', '2026-11-01.27'],
    ['2026-11-01.26', 'major', null],
  ] as const;
  for (const [version, level, next] of rows)
    assert.equal(nextVersion(version, level), next, `${version} ${level}`);
});

test('numbers are compared part by part', () => {
  assert.ok(isLater('0.10.0', '0.9.9'));
  assert.ok(isLater('2026-11-01.27', '2026-11-01.9'));
  assert.ok(!isLater('1.0.0', '1.0.0'));
  assert.ok(!isLater('1.0.0', '1.0.1'));
});
