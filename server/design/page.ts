import { randomToken } from '../platform/entropy.ts';
import { plainOrigin } from '../domain/origin.ts';
import { accentOf, type Brand } from './brand.ts';
import { directionOf, type Language } from './language.ts';
import { htmlOf } from './markup.ts';
import { PAGE_STYLES, tokens } from './styles.ts';
import { WORDS } from './words.ts';

/** A page for a buyer's browser: complete, with the policy that it is to be sent with. */
export type Page = Readonly<{ html: string; policy: string }>;

export type Content = Readonly<{
  language: Language;
  title: string;
  /** Whose page it is; null where that is not known. */
  brand: Brand | null;
  /** Where money is not real, what the banner says beside TEST; null where it is. */
  test: string | null;
  /** HTML. */
  body: string;
  /** HTML: what the page is about, above the body, and beside it in a wide window. */
  summary?: string;
  /** Runs once the page stands. */
  script?: string;
  /** Runs before that, while the rest is still on its way. */
  soon?: string;
  /** Where forms may lead, in the policy's words. Browsers hold redirects after a form to it as well. */
  formTo: "'none'" | "'self'" | "'self' http: https:";
  /** For windows of 250 × 400: nothing but what the buyer is asked. */
  isSmall?: boolean;
  /** Inside a page of the shop, which says itself whose it is. */
  isEmbedded?: boolean;
  /** Leads back to the shop, under everything else. */
  back?: string | null;
  /** Origins of other companies whose scripts and pictures the page needs, in the policy's words. */
  scriptsFrom?: readonly string[];
  imagesFrom?: readonly string[];
  /** Further lines of the policy. */
  policy?: readonly string[];
}>;

/**
 * Every page that a buyer sees: one look, in their language and direction, in light and dark, without anything
 * from elsewhere but the merchant's logo. It works without scripts.
 */
export function buyerPage(content: Content): Page {
  const { language, brand, test } = content;
  const nonce = randomToken(16);
  const words = WORDS[language];
  const scripts = scriptsOf(content).map((script) => `<script nonce="${nonce}">${script}</script>`);
  const html = `<!doctype html>
<html lang="${language}" dir="${directionOf(language)}">
<head>${HEAD}<title>${htmlOf(content.title)}</title>
<style nonce="${nonce}">${tokens(accentOf(brand))}${PAGE_STYLES}</style></head>
<body${classOf(content)}>${banner(test)}
${mainOf(content, backLink(content.back ?? null, words.back))}
${scripts.join('')}</body>
</html>`;

  return { html, policy: policyOf(content, nonce) };
}

function mainOf(content: Content, back: string): string {
  const { summary, body } = content;
  const top = header(content);
  return summary === undefined
    ? `<main>${top}${body}${back}</main>`
    : `<main class="split"><div class="summary">${top}${summary}</div><div class="work">${body}${back}</div></main>`;
}

/** What the page's parts need, and what the page wants beside. */
function scriptsOf({ body, summary = '', soon = '', script = '' }: Content): string[] {
  const html = summary + body;
  const parts = [
    html.includes('<time') ? LOCAL_TIMES : '',
    html.includes('data-copy') ? COPY_BUTTONS : '',
    html.includes('data-print') ? PRINT_BUTTONS : '',
    script,
  ];
  return [soon, parts.join('')].filter((text) => text !== '');
}

const HEAD =
  '<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">' +
  '<meta name="robots" content="noindex"><meta name="color-scheme" content="light dark">';

function banner(test: string | null): string {
  return test === null ? '' : `<p class="test" role="note"><b>TEST</b> ${htmlOf(test)}</p>`;
}

function classOf({ isSmall = false, isEmbedded = false }: Content): string {
  return isSmall ? ' class="small"' : isEmbedded ? ' class="embedded"' : '';
}

function header({ brand, isSmall = false, isEmbedded = false }: Content): string {
  if (brand === null || isSmall || isEmbedded || (brand.name === '' && brand.logoUrl === null)) return '';
  const logo =
    brand.logoUrl === null ? '' : `<img src="${htmlOf(brand.logoUrl)}" alt="" referrerpolicy="no-referrer">`;
  return `<header>${logo}<span>${htmlOf(brand.name)}</span></header>`;
}

function backLink(url: string | null, label: string): string {
  return url === null ? '' : `<a class="button" href="${htmlOf(url)}">${htmlOf(label)}</a>`;
}

function policyOf(content: Content, nonce: string): string {
  const { scriptsFrom = [], imagesFrom = [] } = content;
  const logo = content.brand?.logoUrl ?? null;
  const ofLogo = logo === null ? null : logo.startsWith('data:') ? 'data:' : plainOrigin(logo);
  const images = [...(ofLogo === null ? [] : [ofLogo]), ...imagesFrom];

  return [
    `default-src 'none'`,
    `style-src 'nonce-${nonce}'`,
    ...(scriptsOf(content).length === 0 ? [] : [[`script-src 'nonce-${nonce}'`, ...scriptsFrom].join(' ')]),
    ...(images.length === 0 ? [] : [`img-src ${images.join(' ')}`]),
    `form-action ${content.formTo}`,
    `base-uri 'none'`,
    ...(content.policy ?? []),
  ].join('; ');
}

/** The buyer's own time of day in the place of UTC's. */
const LOCAL_TIMES = `for (const time of document.querySelectorAll('time'))
time.textContent = new Intl.DateTimeFormat(document.documentElement.lang,
{ dateStyle: 'medium', timeStyle: 'short', numberingSystem: 'latn' }).format(new Date(time.dateTime));`;

/** A button with `data-copy` names an element whose text it copies, and says so. */
const COPY_BUTTONS = `for (const button of document.querySelectorAll('button[data-copy]')) {
button.hidden = false;
button.onclick = async () => {
await navigator.clipboard.writeText(document.getElementById(button.dataset.copy).textContent);
const label = button.textContent;
button.setAttribute('aria-live', 'polite');
button.textContent = button.dataset.done;
setTimeout(() => { button.textContent = label; }, 2000);
}; }`;

const PRINT_BUTTONS = `for (const button of document.querySelectorAll('button[data-print]')) {
button.hidden = false;
button.onclick = () => window.print(); }`;

/** Hidden where no script runs, since it could not do anything. */
function copyButton(target: string, language: Language, kind: 'main' | 'quiet'): string {
  const { copy, copied } = WORDS[language];
  const button = `<button type="button" class="${kind}" data-copy="${target}"`;
  return `${button} data-done="${copied}" hidden>${copy}</button>`;
}

/**
 * What the buyer pays by elsewhere. A number is read out at a counter; a long text is of use only to those who copy it,
 * so the button for that leads.
 */
export function copyableText(id: string, text: string, language: Language): string {
  const isShort = text.length <= SHORT_TEXT_MAX;
  return `<code id="${id}" dir="ltr"${isShort ? ' class="short"' : ''}>${htmlOf(text)}</code>
${copyButton(id, language, isShort ? 'quiet' : 'main')}`;
}
const SHORT_TEXT_MAX = 30;

/** Hidden where no script runs. */
export function printButton(language: Language): string {
  return `<button type="button" class="quiet" data-print hidden>${WORDS[language].print}</button>`;
}
