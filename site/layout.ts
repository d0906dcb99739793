import { escapeHtml } from './code.ts';
import { details, icon } from './html.ts';
import type { Heading } from './markdown.ts';
import { ROLES, type Role, sideTitle } from './navigation.ts';
import { operationsByTag, operationUrl, tagSlug } from './reference/document.ts';
import { inlineText } from './reference/inline-text.ts';
import { titleOf } from './reference/operation-page.ts';

/** A page as it is written. */
export type Page = Readonly<{
  url: string;
  title: string;
  about: string;
  html: string;
  headings?: readonly Heading[];
  role?: Role | null;
  /** The group of the reference that the side opens; '' for its home. */
  tag?: string;
  /** Samples stand beside it, so that it has the whole window. */
  isWide?: boolean;
  /** It has a shape of its own, without a side. */
  isHome?: boolean;
}>;

/** What is the same on every page. */
export type Site = Readonly<{
  /** Names of files in `assets`, which have their digests in them. */
  assets: Readonly<Record<'look' | 'site' | 'style' | 'icon', string>>;
  /** Null: these are the pages of what is there today. */
  version: string | null;
  /** Versions whose pages lie beside these. */
  versions: readonly string[];
  titles: ReadonlyMap<string, string>;
}>;

const MARK =
  '<svg class="mark" viewBox="0 0 32 32" width="26" height="26" aria-hidden="true">' +
  '<rect width="32" height="32" rx="7"/>' +
  '<path d="M11 6v20M21 6v20M8 11h16M8 16h16M8 21h16"/></svg>';

/** A whole page. Addresses begin at the site's root; whoever writes it makes them relative. */
export function layOutPage(page: Page, site: Site): string {
  const side =
    page.isHome === true ? '' : `<nav class="side" id="side" aria-label="Pages">${sideOf(page, site)}</nav>`;
  const kind = page.isHome === true ? 'home' : page.isWide === true ? 'wide' : 'plain';
  return `<!doctype html>
<html lang="en" data-root="/">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(page.title)}${page.isHome === true ? '' : ' · Railyard'}</title>
<meta name="description" content="${escapeHtml(page.about.slice(0, 200))}">
<meta name="color-scheme" content="light dark">
<link rel="icon" href="/assets/${site.assets.icon}">
<link rel="stylesheet" href="/assets/${site.assets.style}">
<script src="/assets/${site.assets.look}"></script>
<script src="/assets/${site.assets.site}" defer></script>
</head>
<body class="${kind}">
<a class="skip" href="#content">Skip to content</a>
${headOf(page, site)}
<div class="frame">${side}
<main id="content" tabindex="-1"><article>${page.html}</article>${contentsOf(page)}</main>
</div>
</body>
</html>
`;
}

const PARTS = [
  ['/guides/', 'Guides'],
  ['/reference/', 'API reference'],
  ['/events/', 'Events'],
  ['/errors/', 'Errors'],
  ['/changelogs/', 'Changelogs'],
] as const;

function headOf(page: Page, site: Site): string {
  const current = PARTS.find(([url]) => page.url.startsWith(url))?.[0] ?? (page.role ? '/guides/' : '');
  const parts = PARTS.map(
    ([url, title]) => `<a href="${url}"${url === current ? ' aria-current="true"' : ''}>${title}</a>`,
  );
  const search = icon(16, '<circle cx="9" cy="9" r="5.5"/><path d="M13.5 13.5L17 17"/>');
  const look = icon(18, '<circle cx="10" cy="10" r="6.5"/><path d="M10 3.5a6.5 6.5 0 010 13z"/>');
  const menu = icon(20, '<path d="M3 6h14M3 10h14M3 14h14"/>');

  return `<header class="top"><a class="brand" href="/">${MARK}<span>Railyard</span></a>
<nav class="parts" aria-label="Parts">${parts.join('')}</nav>
<div class="tools">
<a class="search-button" href="/all/" data-search>${search}<span>Search</span><kbd>/</kbd></a>
${versionsOf(page, site)}
<button class="look" type="button" data-look-button hidden aria-label="Dark or light">${look}</button>
<a class="menu" href="/all/" data-menu>${menu}<span class="hidden">Menu</span></a>
</div></header>`;
}

/** From the pages of one version to those of another, by links alone. */
function versionsOf({ url }: Page, { version, versions }: Site): string {
  const up = version === null ? '' : '/../..';
  const links = [null, ...versions].map((one) => {
    const name = one ?? 'Latest';
    const href = one === null ? `${up}${url}` : `${up}/v/${one}/`;
    return one === version
      ? `<li><a href="${url}" aria-current="true">${name}</a></li>`
      : `<li><a data-version-link href="${href}">${name}</a></li>`;
  });
  const all = `<li><a data-version-link href="${up}/versions/">All versions</a></li>`;
  const summary = `<span class="hidden">Version: </span>${escapeHtml(version ?? 'Latest')}`;
  return details('versions', summary, `<ul>${links.join('')}${all}</ul>`);
}

function sideOf(page: Page, site: Site): string {
  if (page.tag !== undefined) return referenceSide(page);
  return ROLES.map((role) => {
    const links = role.pages
      .filter((url) => site.titles.has(url))
      .map((url) => sideLink(url, sideTitle(url, site.titles.get(url) ?? ''), page.url));
    const open = role === page.role ? ' open' : '';
    return `<details${open}><summary>${escapeHtml(role.title)}</summary><ul>${links.join('')}</ul></details>`;
  }).join('');
}

function sideLink(url: string, title: string, current: string): string {
  return `<li><a href="${url}"${url === current ? ' aria-current="page"' : ''}>${escapeHtml(title)}</a></li>`;
}

/** Groups, of which the one that the page is of is open. */
function referenceSide({ tag, url }: Page): string {
  const groups = operationsByTag().map(([name, operations]) => {
    if (name !== tag) return sideLink(`/reference/${tagSlug(name)}/`, name, url);
    const links = operations.map((placed) =>
      sideLink(operationUrl(placed), titleOf(placed).replaceAll('`', ''), url),
    );
    const home = sideLink(`/reference/${tagSlug(name)}/`, name, url).slice('<li>'.length, -'</li>'.length);
    return `<li class="open">${home}<ul>${links.join('')}</ul></li>`;
  });
  return `<ul class="groups">${groups.join('')}</ul>`;
}

/** The headings of a page, beside it. */
function contentsOf({ headings = [], isWide, isHome }: Page): string {
  const shown = headings.filter(({ level }) => level === 2 || level === 3);
  if (isWide === true || isHome === true || shown.length < 2) return '';
  const links = shown.map(
    ({ level, id, title }) => `<li class="level-${level}"><a href="#${id}">${escapeHtml(title)}</a></li>`,
  );
  return `<aside class="contents" aria-label="On this page"><p>On this page</p><ul>${links.join('')}</ul></aside>`;
}

/** Cards that lead to pages. */
export function cards(all: readonly Readonly<{ url: string; title: string; about: string }>[]): string {
  const items = all.map(
    ({ url, title, about }) =>
      `<li><a href="${url}"><b>${escapeHtml(title)}</b><span>${inlineText(about)}</span></a></li>`,
  );
  return `<ul class="cards">${items.join('')}</ul>`;
}
