import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { RECORD_AREAS } from '../../scripts/golden/records-index.ts';
import { projectFiles, ROOT } from './source.ts';

/** Decision records (docs/adr): where they stand, what they are called, their form, and what refers to them. */
type DecisionRecord = Readonly<{ file: string; number: string; title: string; text: string }>;

const FORM = 'Decision,Why,Considered,Cost,Leaving';
const TITLE_LENGTH_MAX = 80;
/** A record by its number, in words or as a path that leaves the rest of the name out. */
const MENTION = /\b(?:ADR|decisions?|records?)(?: records?)? (\d{4})\b|\bdocs\/adr\/(?:[a-z-]+\/)?(\d{4})\b/g;
const LINK = /\]\((?!https?:|mailto:|#)([^)\s#]+)/g;
/** Of dates, currencies and the like, this file has the patterns; printed and kept files are not ours to write. */
const READ = /\.(?:md|ts|mts|tsx|mjs|sql|css|html|conf|yml)$/;
const NOT_READ = /^(?:CHANGELOG\.md|test\/architecture\/records\.test\.ts|.*\/facts\/)/;

const files = projectFiles();
const records: readonly DecisionRecord[] = files
  .filter((file) => file.startsWith('docs/adr/') && file !== 'docs/adr/README.md')
  .map((file) => {
    const text = readText(file);
    const [, number = '', title = ''] = /^# (\d{4}): (.+)\n/.exec(text) ?? [];
    return { file, number, title, text };
  });

test('a decision record stands in the folder of its area, under its number and title', () => {
  const wrong = records.filter(({ file, number, title }) => {
    const wanted = `${number}-${nameOf(title)}.md`;
    const area = path.dirname(file).slice('docs/adr/'.length);
    return !Object.hasOwn(RECORD_AREAS, area) || path.basename(file) !== wanted;
  });
  assert.deepEqual(
    wrong.map(({ file, number, title }) => `${file}: docs/adr/<area>/${number}-${nameOf(title)}.md`),
    [],
    'areas stand in scripts/golden/records-index.ts',
  );
});

test('a decision record has a title with a subject, and the sections of all others', () => {
  const problems = records.flatMap(({ file, title, text }) => {
    const headings = [...text.matchAll(/^## (.+)$/gm)].map(([, heading = '']) => heading);
    return [
      ...(/^[^:]{3,50}: \S/.test(title) && title.length <= TITLE_LENGTH_MAX
        ? []
        : [`${file}: the title is \`Subject: decision\`, of ${TITLE_LENGTH_MAX} characters at most`]),
      ...(headings.join(',') ===
        FORM.split(',')
          .filter((name) => headings.includes(name))
          .join(',') &&
      headings[0] === 'Decision' &&
      headings.length > 1
        ? []
        : [`${file}: sections are ${FORM}, in this order, and more than the first: ${headings.join(', ')}`]),
      ...(/\n## .+\n(?:\s*\n)*(?:## |$)/.test(text) ? [`${file}: a section is empty`] : []),
    ];
  });
  assert.deepEqual(problems, []);
});

test('every number leads to one decision record', () => {
  const numbers = records.flatMap(numbersOf);
  assert.deepEqual(
    numbers.filter((number, index) => numbers.indexOf(number) !== index),
    [],
    'two records have one number',
  );
});

test('the index names every decision record once', () => {
  const index = readText('docs/adr/README.md');
  const missing = records.filter(
    ({ file, number, title }) =>
      index.split(`- [${number}](${file.slice('docs/adr/'.length)}): ${title}\n`).length !== 2,
  );
  assert.deepEqual(
    missing.map(({ file }) => file),
    [],
    'npm run golden prints docs/adr/README.md',
  );
});

test('a record that is superseded and the one that supersedes it name each other', () => {
  const supersededBy = records.flatMap((record) => linesOf(record, /^Superseded (?:in part )?by (.+)$/gm));
  const supersedes = records.flatMap((record) => linesOf(record, /^Supersedes (?:in part )?(.+)$/gm));
  assert.deepEqual(
    supersededBy.map(({ from, to }) => `${to} supersedes ${from}`).toSorted(),
    supersedes.map(({ from, to }) => `${from} supersedes ${to}`).toSorted(),
  );
});

test('whatever mentions a decision record by number or link leads to one', () => {
  const known = new Set(records.flatMap(numbersOf));
  const places = new Set(files.flatMap((file) => [file, ...foldersOf(file)]));
  const lost = files
    .filter((file) => READ.test(file) && !NOT_READ.test(file))
    .flatMap((file) => lostMentions(file, known, places));
  assert.deepEqual(lost, []);
});

function readText(file: string): string {
  return fs.readFileSync(path.join(ROOT, file), 'utf8');
}

/** Its own number, and those of the records that were merged into it. */
function numbersOf({ number, text }: DecisionRecord): readonly string[] {
  const [, also = ''] = /^Also: ((?:\d{4}, )*\d{4})\.$/m.exec(text) ?? [];
  return [number, ...also.split(', ').filter((name) => name !== '')];
}

function linesOf(record: DecisionRecord, line: RegExp): readonly Readonly<{ from: string; to: string }>[] {
  return [...record.text.matchAll(line)].flatMap(([, said = '']) =>
    [...said.matchAll(/\[(\d{4})\]\(/g)].map(([, to = '']) => ({ from: record.number, to })),
  );
}

function lostMentions(
  file: string,
  known: ReadonlySet<string>,
  places: ReadonlySet<string>,
): readonly string[] {
  const text = readText(file);
  const said = text.replaceAll(/`[^`\n]*`/g, '');
  const numbers = [...text.matchAll(MENTION)].map((match) => match[1] ?? match[2] ?? '');
  const links = [...(file.endsWith('.md') ? said.matchAll(LINK) : [])].map(([, target = '']) =>
    path.posix.normalize(path.posix.join(path.posix.dirname(file), target)),
  );
  return [
    ...numbers
      .filter((number) => !known.has(number))
      .map((number) => `${file}: no decision record ${number}`),
    ...links.filter((target) => !places.has(target)).map((target) => `${file}: no file ${target}`),
  ];
}

/** Those that a file stands in: a link may lead to a folder. */
function foldersOf(file: string): readonly string[] {
  const parts = file.split('/');
  return parts.slice(1).map((_, index) => parts.slice(0, index + 1).join('/'));
}

/** The name of a file: the title in lower case, words joined by hyphens. */
function nameOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/['’`]/g, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-|-$/g, '');
}
