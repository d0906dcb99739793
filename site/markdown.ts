import { createRequire } from 'node:module';
import path from 'node:path';
import { colourCode } from './code.ts';
import { sequenceDiagram } from './diagrams/sequence.ts';
import { systemDiagram } from './diagrams/ways.ts';
import type { SourcePage } from './source.ts';

/** markdown-it comes with Eleventy, which makes pages of Markdown by it. */
const require = createRequire(import.meta.resolve('@11ty/eleventy'));

/** What is used of markdown-it, which has no types of its own. */
export type Token = {
  type: string;
  tag: string;
  info: string;
  content: string;
  hidden: boolean;
  children: Token[] | null;
  attrGet(name: string): string | null;
  attrSet(name: string, value: string): void;
};
type Rule = (tokens: readonly Token[], at: number) => string;
type ParsedState = Readonly<{ tokens: Token[]; env: unknown }>;
export type MarkdownIt = {
  renderer: { rules: Record<string, Rule> };
  core: { ruler: { push(name: string, rule: (state: ParsedState) => void): void } };
  render(text: string, env?: unknown): string;
  renderInline(text: string, env?: unknown): string;
};

/** A heading of a page, as its contents list it. */
export type Heading = Readonly<{ level: number; id: string; title: string }>;

/** What is known of a page while it is made into HTML. */
export type PageState = { file: string; headings: Heading[] };

/**
 * Markdown as the project's pages have it: headings get the anchors that repositories give them, a link to another
 * page leads to where that is on the site, and a link to a file that is no page is the file's name.
 */
export function markdownOf(pages: readonly SourcePage[]): MarkdownIt {
  const Markdown = require('markdown-it') as new (options: object) => MarkdownIt;
  const urls = new Map(pages.map(({ file, url }) => [file, url]));
  const markdown = new Markdown({ html: true, linkify: false });
  const { rules } = markdown.renderer;

  markdown.core.ruler.push('headings', (state) => addAnchors(state.tokens, stateOf(state.env)));
  markdown.core.ruler.push('links', (state) => {
    const { file } = stateOf(state.env);
    for (const token of state.tokens) {
      if (token.type === 'html_block') token.content = placedImages(token.content);
      for (const child of token.children ?? []) {
        if (child.type === 'html_inline') child.content = placedImages(child.content);
        const href = child.type === 'link_open' ? child.attrGet('href') : null;
        if (href !== null) placeLink(child, linkOf(href, file, urls));
      }
      dropDeadLinks(token.children ?? []);
    }
  });
  rules['fence'] = (tokens, at) => fenceOf(tokens[at]?.info.trim() ?? '', tokens[at]?.content ?? '');
  rules['code_block'] = (tokens, at) => fenceOf('', tokens[at]?.content ?? '');
  rules['table_open'] = () => '<div class="table" tabindex="0" role="group" aria-label="Table"><table>';
  rules['table_close'] = () => '</table></div>';
  rules['heading_close'] = (tokens, at) => {
    const open = tokens[at - 2];
    const id = open?.attrGet('id') ?? '';
    const anchor =
      open?.tag === 'h1' ? '' : `<a class="anchor" href="#${id}" aria-label="Link to this part">#</a>`;
    return `${anchor}</${tokens[at]?.tag ?? 'h2'}>\n`;
  };
  return markdown;
}

function stateOf(env: unknown): PageState {
  const state = env as Partial<PageState>; // what whoever renders gave, or Eleventy's data of the page
  state.headings ??= [];
  state.file ??= 'docs/page.md';
  return state as PageState;
}

function addAnchors(tokens: readonly Token[], state: PageState): void {
  const taken = new Map<string, number>();
  for (const [at, token] of tokens.entries()) {
    if (token.type !== 'heading_open') continue;
    const title = plainText(tokens[at + 1]);
    const slug = slugOf(title);
    const times = taken.get(slug) ?? 0;
    taken.set(slug, times + 1);
    const id = times === 0 ? slug : `${slug}-${times}`;
    token.attrSet('id', id);
    state.headings.push({ level: Number(token.tag.slice(1)), id, title });
  }
}

function plainText(token: Token | undefined): string {
  return (token?.children ?? [])
    .filter(({ type }) => type === 'text' || type === 'code_inline')
    .map(({ content }) => content)
    .join('');
}

/** As repositories make anchors. */
export function slugOf(title: string): string {
  return title
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}\s_-]/gu, '')
    .replaceAll(/\s/g, '-');
}

const DEAD = 'data-file';

function linkOf(href: string, file: string, urls: ReadonlyMap<string, string>): string | null {
  if (/^(?:https?:|mailto:|#)/.test(href)) return href;
  const [place = '', anchor] = href.split('#');
  const target = path.join(path.dirname(file), place).replace(/\/$/, '');
  const url = urls.get(target) ?? urls.get(path.join(target, 'README.md'));
  return url === undefined ? null : `${url}${anchor === undefined ? '' : `#${anchor}`}`;
}

function placeLink(token: Token, href: string | null): void {
  if (href === null) token.attrSet(DEAD, '');
  else token.attrSet('href', href);
  if (href !== null && /^https?:/.test(href)) token.attrSet('rel', 'noreferrer');
}

/** A file of the project that is no page is named, and leads nowhere. */
function dropDeadLinks(tokens: Token[]): void {
  let isDead = false;
  for (const token of tokens) {
    if (token.type === 'link_open' && token.attrGet(DEAD) !== null) isDead = true;
    if (!isDead) continue;
    const isEnd = token.type === 'link_close';
    if (token.type === 'link_open' || isEnd) [token.type, token.content, token.hidden] = ['text', '', true];
    if (isEnd) isDead = false;
  }
}

/** Pictures lie in one folder of the site. */
function placedImages(html: string): string {
  return html.replaceAll(
    /src="(?:\.\.\/|docs\/)*images\/([^"]+)"/g,
    (_, name: string) => `src="/images/${name}" loading="lazy"`,
  );
}

/** A block of code; a diagram is drawn. */
function fenceOf(info: string, code: string): string {
  if (info === 'mermaid') return code.startsWith('sequenceDiagram') ? sequenceDiagram(code) : systemDiagram();
  return `<div class="code"><pre tabindex="0"><code>${colourCode(code, info)}</code></pre></div>\n`;
}
