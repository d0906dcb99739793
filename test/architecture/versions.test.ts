import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { topEntry } from '../../scripts/release/changelog.ts';
import { PUBLISHED, readVersion, versionOf } from '../../scripts/release/published.ts';

const ROOT = path.join(import.meta.dirname, '../..');

function read(file: string): string {
  return fs.readFileSync(path.join(ROOT, file), 'utf8');
}

for (const thing of PUBLISHED) {
  test(`${thing.name}: its number is written once, and what has to repeat it says the same`, () => {
    const version = versionOf(thing, ROOT);
    for (const copy of thing.copies) assert.equal(readVersion(copy, read), version, copy.file);
    const all = read(thing.version.file).matchAll(new RegExp(thing.version.pattern, 'gm'));
    assert.equal([...all].length, 1, thing.version.file);
  });

  test(`${thing.name}: the top of its changelog is this number, or what is not released yet`, () => {
    const entry = topEntry(read(thing.changelog));
    assert.ok(entry !== null, `${thing.changelog}: “## Unreleased” or “## ${versionOf(thing, ROOT)}, …”`);
    assert.ok([null, versionOf(thing, ROOT)].includes(entry.version), `${thing.changelog}: ${entry.version}`);
    assert.ok(entry.lines.length > 0, `${thing.changelog}: nothing stands below its heading`);
  });
}

test('no two things have one tag', () => {
  const tags = PUBLISHED.map(({ tagPrefix }) => tagPrefix);
  assert.deepEqual([...new Set(tags)], tags);
});
