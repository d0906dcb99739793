import { createHash } from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { Eleventy } from '@11ty/eleventy';
import { build as bundle, transform } from 'esbuild';
import { firstPrograms } from './first-programs.ts';
import { cards, layOutPage, type Page, type Site } from './layout.ts';
import { type Heading, markdownOf, type MarkdownIt } from './markdown.ts';
import { aboutOfPage, roleOf, titleOfPage } from './navigation.ts';
import { changelogTitle, ownPages } from './own-pages.ts';
import { contractPages } from './reference/pages.ts';
import { searchPlaces } from './search-index.ts';
import { readPages, ROOT, type SourcePage } from './source.ts';

/** A page of the site, and what search calls it. */
type KindedPage = Page & Readonly<{ kind: string }>;

/** What is written, and where. */
export type SitePlan = Readonly<{
  out: string;
  /** That of a release; null: what is there today. */
  version: string | null;
  /** Where the sites of releases lie, which are shown beside that of today. */
  releases: string;
}>;

/** Writes the whole site into a folder. */
export async function buildSite({ out, version, releases }: SitePlan): Promise<void> {
  const sources = readPages();
  const markdown = markdownOf(sources);
  const pages = allPages(sources, markdown);
  const versions = version === null ? keptVersions(releases) : [];
  const site: Site = {
    assets: await writeAssets(out),
    version,
    versions,
    titles: new Map(pages.map(({ url, title }) => [url, title])),
  };

  await writePages([...pages, allPagesPage(pages), versionsPage(versions)], site, out);
  fs.writeFileSync(
    path.join(out, 'search.json'),
    JSON.stringify(searchPlaces(pages.filter(({ url }) => url !== '/404.html'))),
  );
  fs.cpSync(path.join(ROOT, 'docs/images'), path.join(out, 'images'), { recursive: true });
  for (const kept of versions)
    fs.cpSync(path.join(releases, kept), path.join(out, 'v', kept), { recursive: true });
}

/** Sites of releases that were unpacked or built here; the newest comes first. */
function keptVersions(folder: string): readonly string[] {
  if (!fs.existsSync(folder)) return [];
  return fs
    .readdirSync(folder)
    .filter((name) => /^\d+\.\d+\.\d+$/.test(name))
    .toSorted((one, other) => other.localeCompare(one, 'en', { numeric: true }));
}

function allPages(sources: readonly SourcePage[], markdown: MarkdownIt): readonly KindedPage[] {
  const own = ownPages({ pages: sources, markdown, firstPrograms: firstPrograms() });
  const ownUrls = new Set(own.map(({ url }) => url));
  const guides = sources
    .filter(({ url }) => !ownUrls.has(url))
    .map((source): KindedPage => {
      const headings: Heading[] = [];
      const html = markdown.render(source.text, { file: source.file, headings });
      const kind = kindOf(source.url);
      const title = kind === 'Changelog' ? `Changelog: ${changelogTitle(source)}` : titleOfPage(source);
      const about = aboutOfPage(source);
      return { url: source.url, title, about, html, headings, role: roleOf(source.url), kind };
    });
  const made = contractPages().map((page): KindedPage => ({ ...page, tag: page.tag ?? '' }));

  return [...own.map((page) => ({ ...page, kind: 'Guide' })), ...guides, ...made];
}

function kindOf(url: string): string {
  if (url.startsWith('/records/')) return 'Record';
  return url.startsWith('/changelogs/') ? 'Changelog' : 'Guide';
}

/** Also what the search button leads to where no script runs. */
function allPagesPage(pages: readonly KindedPage[]): KindedPage {
  const groups = Map.groupBy(
    pages.filter(({ kind, url }) => kind !== 'Type' && url !== '/404.html'),
    ({ kind }) => kind,
  );
  const lists = [...groups].map(([kind, some]) => {
    const sorted = some.toSorted((one, other) => one.title.localeCompare(other.title));
    return `<h2 id="${kind.toLowerCase()}">${kind}s</h2>${listOf(sorted)}`;
  });
  const html = `<h1>All pages</h1>${lists.join('')}`;

  return {
    url: '/all/',
    title: 'All pages',
    about: 'Every page of the site.',
    html,
    role: null,
    kind: 'Guide',
  };
}

function listOf(pages: readonly KindedPage[]): string {
  const links = pages.map(
    ({ url, title }) => `<li><a href="${url}">${title.replaceAll('<', '&lt;')}</a></li>`,
  );
  return `<ul class="columns">${links.join('')}</ul>`;
}

function versionsPage(versions: readonly string[]): KindedPage {
  const all = versions.map((one) => ({ url: `/v/${one}/`, title: one, about: 'As it was released.' }));
  const none = versions.length === 0 ? '<p>Nothing is released yet: this is the only one.</p>' : '';
  const html =
    '<h1>Versions</h1><p class="lead">These pages tell of what is there today. Each release keeps its own.</p>' +
    cards([{ url: '/', title: 'Latest', about: 'What this instance runs.' }, ...all]) +
    none;

  return {
    url: '/versions/',
    title: 'Versions',
    about: 'Documentation of each release.',
    html,
    role: null,
    kind: 'Guide',
  };
}

type Config = {
  setTemplateFormats(formats: readonly string[]): void;
  addTemplate(name: string, render: () => string, data: Readonly<Record<string, unknown>>): void;
};

/** Eleventy writes each page to its address, and refuses two under one. */
async function writePages(pages: readonly Page[], site: Site, out: string): Promise<void> {
  const input = path.join(ROOT, 'site/pages');
  const eleventy = new Eleventy(input, path.relative(process.cwd(), out), {
    quietMode: true,
    source: 'script',
    configPath: path.join(ROOT, 'site/eleventy.config.js'),
    config: (config: Config) => {
      for (const page of pages) {
        const file = page.url.endsWith('/') ? `${page.url}index.html` : page.url;
        const name = `${page.url.slice(1).replaceAll('/', '-') || 'home'}.11ty.js`;
        config.addTemplate(name, () => relativeAddresses(layOutPage(page, site), page.url, site.version), {
          permalink: file,
        });
      }
    },
  });
  await eleventy.write();
}

/** Where every instance has the site. */
const SERVED_AT = '/docs/';

/** Addresses from the page itself, so that the site can stand anywhere; one page is shown at whatever is not there. */
function relativeAddresses(html: string, url: string, version: string | null): string {
  const up = url === '/404.html' ? SERVED_AT : '../'.repeat(url.split('/').length - 2) || './';
  // What the instance serves beside the site: a release's lies two folders deeper.
  const instance = version === null ? '/../' : '/../../../';
  return html
    .replaceAll(/ href="\/\.\.\/(?=(?:openapi|postman)\.json")/g, ` href="${instance}`)
    .replaceAll(/(\s(?:href|src|data-root)=")\/(?!\/)/g, (_, before: string) => `${before}${up}`);
}

const SHEETS = ['base.css', 'frame.css', 'text.css', 'code.css', 'reference.css', 'home.css', 'search.css'];

/** Scripts and the sheet under names that have their digest in them. */
async function writeAssets(out: string): Promise<Site['assets']> {
  const folder = path.join(out, 'assets');
  fs.mkdirSync(folder, { recursive: true });

  const scripts = ['look', 'site'].map(async (name) => {
    const { outputFiles } = await bundle({
      entryPoints: [path.join(ROOT, 'site/client', `${name}.ts`)],
      bundle: true,
      format: 'iife',
      minify: true,
      target: 'es2022',
      legalComments: 'none',
      write: false,
      logLevel: 'warning',
    });
    return keepFile(folder, name, 'js', outputFiles[0]?.text ?? '');
  });
  const sheet = [
    tokens(),
    ...SHEETS.map((name) => fs.readFileSync(path.join(ROOT, 'site/style', name), 'utf8')),
  ].join('\n');
  const { code } = await transform(sheet, { loader: 'css', minify: true, target: 'es2022' });
  const [look = '', site = ''] = await Promise.all(scripts);
  return {
    look,
    site,
    style: keepFile(folder, 'style', 'css', code),
    icon: keepFile(folder, 'icon', 'svg', iconText()),
  };
}

function keepFile(folder: string, name: string, kind: string, text: string): string {
  const digest = createHash('sha256').update(text).digest('hex').slice(0, 8).toUpperCase();
  const file = `${name}-${digest}.${kind}`;
  fs.writeFileSync(path.join(folder, file), text);
  return file;
}

type Design = Readonly<{
  colors: Readonly<Record<'light' | 'dark', Readonly<Record<string, string>>>>;
  text: Readonly<{ family: string }>;
}>;

const DESIGN = JSON.parse(fs.readFileSync(path.join(ROOT, 'contract/design.json'), 'utf8')) as Design;

/** The colours of the buyers' pages and of the dashboard, by the look that the system or the reader wants. */
function tokens(): string {
  const rows = (look: 'light' | 'dark'): string =>
    Object.entries(DESIGN.colors[look])
      .map(([name, value]) => `--${name}:${value};`)
      .join('');
  return [
    `:root{color-scheme:light;--font:${DESIGN.text.family};${rows('light')}}`,
    `@media (prefers-color-scheme:dark){:root:not([data-look=light]){color-scheme:dark;${rows('dark')}}}`,
    `:root[data-look=dark]{color-scheme:dark;${rows('dark')}}`,
  ].join('\n');
}

function iconText(): string {
  return (
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 32 32">' +
    `<rect width="32" height="32" rx="7" fill="${DESIGN.colors.light['focus']}"/>` +
    '<path d="M11 6v20M21 6v20M8 11h16M8 16h16M8 21h16" fill="none" stroke="#fff" stroke-width="2.4" ' +
    'stroke-linecap="round"/></svg>'
  );
}
