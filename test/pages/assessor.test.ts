import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';

/** docs/pci.md, which an assessor follows from a requirement to the test that shows it. */
const ROOT = path.join(import.meta.dirname, '../..');
const PAGE = fs.readFileSync(path.join(ROOT, 'docs/pci.md'), 'utf8');
const CITED = /`([\w./-]+\.test\.ts)` “([^”]+)”/g;
/** The requirements that have sections of their own; there is nothing in software for the ninth. */
const SECTIONS = 12;

test('each test that the page for an assessor names is there, under the title that it says', () => {
  const cited = [...PAGE.matchAll(CITED)].map(([, file = '', title = '']) => ({ file, title }));
  assert.ok(cited.length > 50, `${cited.length} tests are named`);
  for (const { file, title } of cited) {
    assert.ok(fs.existsSync(path.join(ROOT, file)), file);
    const source = fs.readFileSync(path.join(ROOT, file), 'utf8');
    assert.ok(titlesIn(source).has(title), `${file} has no test “${title}”`);
  }
  const named = [...PAGE.replaceAll(CITED, '').matchAll(/`([\w./-]+\.test\.ts)`/g)].map(([, file]) => file);
  assert.deepEqual([...new Set(named)], ['test/pages/assessor.test.ts'], 'a file alone says nothing');
});

/** As they stand in the code, between quotes of either kind. */
function titlesIn(source: string): ReadonlySet<string> {
  return new Set(
    [...source.matchAll(/\btest\(\s*(?:'([^'\n]+)'|"([^"\n]+)"|`([^`\n]+)`)/g)].map(
      ([, single, double, template]) => single ?? double ?? template ?? '',
    ),
  );
}

test('every requirement has a section, and every row says what is done, by whom, and what is not met', () => {
  for (let number = 1; number <= SECTIONS; number += 1)
    assert.match(PAGE, new RegExp(`^## ${number} \\S`, 'm'), `requirement ${number}`);
  const rows = PAGE.split('\n').filter((line) => /^\| (?:A?\d+\.\d|memory)/.test(line));
  assert.ok(rows.length > 70, `${rows.length} rows`);
  for (const row of rows) {
    const cells = row.split(' | ');
    assert.equal(cells.length, 4, row);
    for (const cell of cells) assert.notEqual(cell.replaceAll(/[|\s]/g, ''), '', row);
  }
});
