import assert from 'node:assert/strict';
import fs from 'node:fs';
import path from 'node:path';
import { test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { projectFiles, readSource } from '../architecture/source.ts';
import { builtAsset, dashboardBuild } from '../harness/dashboard-pages.ts';

const ROOT = path.join(import.meta.dirname, '../..');
const SOURCES = projectFiles().filter((file) => /^apps\/dashboard\/src\/.*\.tsx?$/.test(file));
const read = (file: string): string => fs.readFileSync(path.join(ROOT, file), 'utf8');

/** Without comments and texts. */
const codeOf = (file: string): string => readSource(file).code;

const gzipped = (files: readonly string[]): number =>
  files.reduce((sum, file) => sum + gzipSync(builtAsset(file), { level: 9 }).length, 0);

test('the first load is at most 130 kB of script and 20 kB of style, and each page 42 kB more', () => {
  const { firstLoad, style, pages } = dashboardBuild();
  assert.ok(gzipped(firstLoad) <= 130_000, `${gzipped(firstLoad)} bytes of script`);
  assert.ok(gzipped([style]) <= 20_000, `${gzipped([style])} bytes of style`);
  const tooBig = Object.entries(pages)
    .map(([name, files]) => [name, gzipped(files)] as const)
    .filter(([, bytes]) => bytes > 42_000);
  assert.deepEqual(tooBig, []);
  assert.ok(Object.keys(pages).length > 1);
});

test('what lists the screens has no words but their names: the others come with the screen', () => {
  const lists = SOURCES.filter((file) => /\/screens\/[^/]+\/screen\.ts$/.test(file));
  assert.deepEqual(
    lists.filter((file) => /from '\.[^']*words\.ts'/.test(read(file))),
    [],
  );
});

/** How people log in and out: server/api/dashboard has these, beside the contract. */
const LOG_IN = /^(?:GET|POST) \/auth\/[a-z/-]+$/;

test('every address that the bundle can call is an operation of the contract, or of the log-in', () => {
  const { paths } = JSON.parse(read('contract/openapi.json')) as { paths: Record<string, object> };
  const operations = new Set(
    Object.entries(paths).flatMap(([place, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${place}`),
    ),
  );
  const scripts = fs
    .readdirSync(path.join(ROOT, 'apps/dashboard/dist/assets'))
    .filter((file) => file.endsWith('.js'))
    .map((file) => builtAsset(file).toString());
  const called = scripts.flatMap((script) =>
    [...script.matchAll(/["'`]((?:GET|POST|PUT|PATCH|DELETE) \/[^"'`]*)["'`]/g)].map(([, name = '']) => name),
  );
  assert.ok(called.length > 10);
  assert.deepEqual(
    [...new Set(called)].filter((name) => !operations.has(name) && !LOG_IN.test(name)),
    [],
  );
});

test('only the layer of calls reaches the network, and nothing makes markup or code out of text', () => {
  const reaches = SOURCES.filter((file) => !file.startsWith('apps/dashboard/src/api/')).filter((file) =>
    /\bfetch\(|\bXMLHttpRequest\b|\bEventSource\b|\bWebSocket\b|\bsendBeacon\b/.test(codeOf(file)),
  );
  const writes = SOURCES.filter((file) =>
    /\b(?:dangerouslySetInnerHTML|innerHTML|outerHTML|insertAdjacentHTML|document\.write\(|eval\()/.test(
      codeOf(file),
    ),
  );
  assert.deepEqual({ reaches, writes }, { reaches: [], writes: [] });
});

test('no text of one language stands in the markup of a screen: words are rows', () => {
  const inMarkup = SOURCES.filter((file) => file.endsWith('.tsx')).flatMap((file) =>
    [...read(file).matchAll(/>\s*([A-Z][a-z]+ [a-z][^<>{}=;]*)</g)].map(([, words]) => `${file}: ${words}`),
  );
  assert.deepEqual(inMarkup, []);
});

type Forms = string | Readonly<Record<string, string>>;
type Rows = Readonly<Record<string, Readonly<Record<string, Forms>>>>;

test('each text has the same places for values in all languages, and says something in each', async () => {
  const wrong: string[] = [];
  for (const file of SOURCES.filter(
    (one) => /words?\.ts$/.test(one) && !one.endsWith('src/words/words.ts'),
  )) {
    const exported = (await import(path.join(ROOT, file))) as Record<string, unknown>;
    for (const rows of Object.values(exported).filter(isRows))
      for (const [name, row] of Object.entries(rows)) {
        const places = Object.values(row).map(placesOf);
        if (new Set(places).size > 1) wrong.push(`${file} ${name}: ${places.join(' / ')}`);
        if (Object.values(row).some((text) => text === '')) wrong.push(`${file} ${name} is empty`);
      }
  }
  assert.deepEqual(wrong, []);
});

function isRows(value: unknown): value is Rows {
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.values(value).every((row) => typeof row === 'object' && row !== null && 'en' in row && 'ar' in row)
  );
}

/** Of plural forms the last, which is for any number. */
function placesOf(text: Forms): string {
  const form = typeof text === 'string' ? text : (text['other'] ?? '');
  return [...new Set([...form.matchAll(/\{(\w+)\}/g)].map(([, name]) => name))].toSorted().join(' ');
}

test('after `g` a letter goes to one page alone', () => {
  const screens = SOURCES.filter((file) => /\/screens\/[^/]+\/screen\.ts$/.test(file)).map(read);
  const letters = screens.flatMap((text) => [...text.matchAll(/^ +key: '(.)',$/gm)].map(([, key]) => key));
  assert.ok(letters.length > 15);
  assert.deepEqual(
    letters.filter((letter, at) => letters.indexOf(letter) !== at),
    [],
  );
});
