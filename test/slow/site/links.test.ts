import assert from 'node:assert/strict';
import fs from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { after, before, test } from 'node:test';
import { contract } from '../../../sdks/generator/index.ts';
import { samplesIn } from '../../../sdks/generator/samples/index.ts';
import { PROBLEMS } from '../../../server/domain/problem.ts';
import { ROLES } from '../../../site/navigation.ts';
import { buildSite } from '../../../site/write.ts';

const RELEASE = '0.1.0';

let folder: string;
/** The site of today with that of a release beside it: every file, by its address. */
let pages: ReadonlyMap<string, string>;
let files: ReadonlySet<string>;
before(async () => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), 'railyard-site-'));
  const releases = path.join(folder, 'releases');
  await buildSite({ out: path.join(releases, RELEASE), version: RELEASE, releases });
  const out = path.join(folder, 'docs');
  await buildSite({ out, version: null, releases });
  files = new Set(
    fs
      .readdirSync(out, { recursive: true, encoding: 'utf8' })
      .map((name) => `/${name.split(path.sep).join('/')}`),
  );
  const html = [...files].filter((name) => name.endsWith('.html'));
  pages = new Map(html.map((name) => [name, fs.readFileSync(path.join(out, name), 'utf8')]));
});
after(() => fs.rmSync(folder, { recursive: true }));

test('no link of any page is broken, nor any anchor, in the site of today and in that of a release', (t) => {
  const anchors = new Map([...pages].map(([name, html]) => [name, anchorsOf(html)]));
  const broken: string[] = [];
  let links = 0;
  for (const [name, html] of pages)
    for (const [, href = ''] of html.matchAll(/\s(?:href|src)="([^"]*)"/g)) {
      if (/^(?:https?:|mailto:)/.test(href) || /(?:openapi|postman)\.json$/.test(href)) continue;
      links += 1;
      const { pathname, hash } = new URL(href, `http://site/docs${name}`);
      const place = decodeURIComponent(pathname).replace(/^\/docs/, '');
      const target = place.endsWith('/') ? `${place}index.html` : place;
      const isThere = files.has(target);
      const hasAnchor = hash === '' || anchors.get(target)?.has(decodeURIComponent(hash.slice(1))) === true;
      if (!isThere || !hasAnchor) broken.push(`${name}: ${href}`);
    }
  t.diagnostic(`${pages.size} pages, ${links} links`);
  assert.deepEqual(broken, []);
});

function anchorsOf(html: string): ReadonlySet<string> {
  return new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => id));
}

test('every operation has a page, with a sample in each language where a key may call it', () => {
  const languages = samplesIn(contract()).map(({ language }) => language);
  for (const { id } of contract().operations) {
    const [, html = ''] =
      [...pages].find(([name]) => name.endsWith(`/${id.replaceAll('_', '-')}/index.html`)) ?? [];
    assert.notEqual(html, '', id);
    const shown = [...html.matchAll(/class="sample" data-language="(\w+)"/g)].map(([, language]) => language);
    assert.ok(shown.length === 0 || shown.join(' ') === languages.join(' '), `${id}: ${shown.join(' ')}`);
  }
});

test('every code has a place of its own among the errors', () => {
  const ids = anchorsOf(pages.get('/errors/index.html') ?? '');
  assert.deepEqual(
    Object.keys(PROBLEMS).filter((code) => !ids.has(code)),
    [],
  );
});

test('every page of docs/ is on the site', () => {
  const docs = fs
    .readdirSync(path.join(import.meta.dirname, '../../../docs'), { recursive: true, encoding: 'utf8' })
    .filter((name) => name.endsWith('.md') && name !== 'README.md' && !name.startsWith('adr'));
  const missing = docs.filter((name) => !pages.has(`/${name.replace(/(?:\/README)?\.md$/, '')}/index.html`));
  assert.deepEqual(missing, []);
});

test('every page that the side names for somebody is on the site', () => {
  const named = ROLES.flatMap(({ pages: some, firstHour }) => [...some, ...firstHour.map(([, url]) => url)]);
  assert.deepEqual(
    named.filter((url) => !pages.has(`${url}index.html`)),
    [],
  );
});

test('one leads from the pages of today to those of a release, and back', () => {
  assert.match(pages.get('/webhooks/index.html') ?? '', new RegExp(`href="\\.\\./v/${RELEASE}/"`));
  assert.match(
    pages.get(`/v/${RELEASE}/webhooks/index.html`) ?? '',
    /href="\.\.\/\.\.\/\.\.\/webhooks\/"[^>]*>Latest/,
  );
});

test('no page has a script, a style or an address of another origin in it', () => {
  for (const [name, html] of pages) {
    assert.doesNotMatch(html, /<script(?![^>]* src=")|\sstyle="|\son\w+="|<style/, name);
    assert.doesNotMatch(html, /<(?:script|link|img|iframe)[^>]*(?:src|href)="https?:/, name);
  }
});
