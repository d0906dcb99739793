import { paymentWay } from './diagrams/ways.ts';
import { escapeHtml } from './code.ts';
import { cards, type Page } from './layout.ts';
import { crumbs, tableOf } from './html.ts';
import type { Heading, MarkdownIt } from './markdown.ts';
import { aboutOfPage, ROLES, roleOf, titleOfPage } from './navigation.ts';
import { OPERATIONS, readContract } from './reference/document.ts';
import { inlineText } from './reference/inline-text.ts';
import { type Tab, tabs } from './reference/samples-view.ts';
import type { SourcePage } from './source.ts';

type SiteParts = Readonly<{
  pages: readonly SourcePage[];
  markdown: MarkdownIt;
  firstPrograms: readonly Tab[];
}>;

/** Pages that only the site has. */
export function ownPages(known: SiteParts): readonly Page[] {
  return [homePage(known), ...rolePages(known), errorsPage(known), changelogsPage(known), notFoundPage()];
}

function homePage({ firstPrograms }: SiteParts): Page {
  const roles = ROLES.map(({ slug, title, wants }) => ({ url: `/guides/${slug}/`, title, about: wants }));
  const html = `<div class="hero"><div><h1>Payments on your own machines</h1>
<p class="lead">Railyard takes card numbers from the buyer’s browser, keeps them in a vault, and sends each payment to
a processor that can take it. Simulated processors are included: try, break and test everything offline.</p>
<p class="acts"><a class="act strong" href="/quick-starts/">Make a payment</a>
<a class="act" href="/reference/">API reference</a></p></div>
<div class="hero-code">${tabs(firstPrograms)}</div></div>
<h2 id="roles">What do you do?</h2>${cards(roles)}
<h2 id="way">A payment’s way</h2>
<p class="narrow">The shop’s server never sees a card number, and an outcome that is not known is called so, and found
out.</p>${paymentWay()}
<h2 id="more">Look something up</h2>${cards([
    {
      url: '/reference/',
      title: 'API reference',
      about: `${OPERATIONS.length} operations, each with samples that a test runs.`,
    },
    { url: '/errors/', title: 'Errors', about: 'What each code means, and what to do about it.' },
    { url: '/events/', title: 'Events', about: 'What webhooks carry, each with a message as it was sent.' },
    { url: '/test-cards/', title: 'Test cards', about: 'Numbers and amounts that decline, ask and fail.' },
    { url: '/glossary/', title: 'Glossary', about: 'Every word that has a meaning of its own here.' },
    { url: '/changelogs/', title: 'Changelogs', about: 'What changed in everything that is published.' },
  ])}`;
  return {
    url: '/',
    title: 'Railyard documentation',
    about: 'Guides, API reference, errors and changelogs.',
    html,
    isHome: true,
  };
}

function rolePages({ pages }: SiteParts): readonly Page[] {
  const byUrl = new Map(pages.map((page) => [page.url, page]));
  return ROLES.map((role) => {
    const hour = role.firstHour.map(([what, url]) => `<li><a href="${url}">${escapeHtml(what)}</a></li>`);
    const all = role.pages.map((url) => {
      const page = byUrl.get(url);
      if (page === undefined) throw new Error(`site/navigation.ts names ${url}, and there is no such page`);
      return { url, title: titleOfPage(page), about: aboutOfPage(page) };
    });
    const html =
      crumbs(['/guides/', 'Guides']) +
      `<h1>${escapeHtml(role.title)}</h1><p class="lead">${escapeHtml(role.wants)}</p>` +
      `<h2 id="first-hour">First hour</h2><ol class="steps">${hour.join('')}</ol>` +
      `<h2 id="pages">Pages</h2>${cards(all)}`;
    return { url: `/guides/${role.slug}/`, title: role.title, about: role.wants, html, role };
  });
}

type Decline = Readonly<{ code: string; outcome: string; retriable: boolean; message?: string }>;

/** The page of the project, with a place of its own for each code; refusals of the service link there. */
function errorsPage({ pages, markdown }: SiteParts): Page {
  const page = pages.find(({ url }) => url === '/errors/');
  if (page === undefined) throw new Error('There is no page of errors');

  const headings: Heading[] = [];
  const rows = [...page.text.matchAll(/^\| `([a-z_]+)` \| (\d{3}) \| ([^|]+) \| (.+) \|$/gm)];
  const codes = rows.map(([, code = '', status = '', message = '', cure = '']) => {
    const told = markdown.renderInline(cure, { file: page.file, headings: [] });
    const linked = /<a /.test(told)
      ? markdown.render(cure, { file: page.file, headings: [] })
      : `<p>${told}</p>`;
    const head = `<h3><code>${code}</code> <span class="status bad">${status}</span></h3>`;
    const said = `<p class="message">${inlineText(message)}</p>`;
    return `<section class="problem" id="${code}">${head}${said}${linked}</section>`;
  });
  const [before = '', rest = ''] = page.text.split(/^\| code \| status .*\n/m);
  const after = rest.slice(rest.indexOf('\n\n'));
  const { declines } = readContract<Readonly<{ declines: readonly Decline[] }>>('errors.json');
  const declined = declines.map(
    ({ code, outcome, retriable, message }) =>
      `<tr id="decline-${code}"><td><code>${code}</code></td><td>${inlineText(message ?? '')}</td>` +
      `<td>${escapeHtml(outcome)}</td><td>${retriable ? 'yes' : 'no'}</td></tr>`,
  );
  const html =
    markdown.render(before, { file: page.file, headings }) +
    `<div class="problems">${codes.join('')}</div>` +
    markdown.render(after, { file: page.file, headings }) +
    '<h2 id="declines">Declines</h2><p>A decline is no error: the payment is answered with a status and a code.</p>' +
    tableOf('Declines', ['code', 'what buyers read', 'outcome', 'another card or time may work'], declined);
  headings.push({ level: 2, id: 'declines', title: 'Declines' });
  return {
    url: '/errors/',
    title: 'Errors',
    about: aboutOfPage(page),
    html,
    headings,
    role: roleOf('/errors/'),
  };
}

function changelogsPage({ pages }: SiteParts): Page {
  const logs = pages.filter(({ url }) => url.startsWith('/changelogs/'));
  const all = logs.map((page) => ({ url: page.url, title: changelogTitle(page), about: page.file }));
  const lead = '<p class="lead">Everything that is published has a number and a changelog of its own.</p>';
  const html = `<h1>Changelogs</h1>${lead}${cards(all)}`;
  return {
    url: '/changelogs/',
    title: 'Changelogs',
    about: 'What changed in everything that is published.',
    html,
    role: null,
  };
}

const CHANGELOGS: Readonly<Record<string, string>> = {
  '/changelogs/service/': 'The service',
  '/changelogs/packages/': 'Packages for front ends',
  '/changelogs/contract/': 'The contract',
};

export function changelogTitle(page: SourcePage): string {
  const known = CHANGELOGS[page.url];
  const title = titleOfPage(page);
  if (known !== undefined) return known;
  return title === 'Changelog'
    ? (page.url.split('/')[2]?.replaceAll('-', ' ') ?? title)
    : title.replace(/^Changelog of /, '');
}

function notFoundPage(): Page {
  const html =
    '<h1>There is no such page</h1><p class="lead">It may have another address in this version.</p>' +
    '<p class="acts"><a class="act strong" href="/">Home</a><a class="act" href="/all/">All pages</a></p>';
  return {
    url: '/404.html',
    title: 'There is no such page',
    about: 'No page is at this address.',
    html,
    role: null,
  };
}
