import { parseCurrency } from '../../server/domain/currency.ts';
import { type Language, languageFor } from '../../server/design/language.ts';
import { button, htmlOf, facts, leftToRight } from '../../server/design/markup.ts';
import { endMark } from '../../server/design/marks.ts';
import { moneyText, timeMarkup } from '../../server/design/money-text.ts';
import { type Page, buyerPage as page, copyableText } from '../../server/design/page.ts';
import { WORDS as EVERYWHERE } from '../../server/design/words.ts';
import type { Payment } from './book.ts';
import { type ProviderWord, PROVIDER_WORDS } from './buyer-words.ts';

/** What sets a provider's page apart. */
export type ProviderPage = Readonly<{
  /** What the provider calls itself. */
  name: string;
  /** What the buyer can do there: form value → word on the button. The first is what they came for. */
  buttons: Readonly<Record<string, ProviderWord>>;
  /** What the buyer pays with elsewhere: a picture as SVG, and the same as text. */
  reference?(payment: Payment): Readonly<{ picture: string; text: string; says: ProviderWord }> | null;
}>;

/**
 * The provider's page for one payment: what it is about, what it is paid with elsewhere, the buttons for what
 * the buyer can do here, and the way back to the shop.
 */
export function buyerPage(provider: ProviderPage, payment: Payment, acceptLanguage: string): Page {
  const language = languageFor(acceptLanguage);
  const words = PROVIDER_WORDS[language];
  const { state, asked, expires_at: end, shop_url: shopUrl } = payment.details;
  const isOpen = state === 'created' || state === 'open';
  const currency = parseCurrency(payment.currency);
  // ISO 4217: a country's currency begins with its letters.
  const country = payment.currency.slice(0, 2);
  const amount = currency === null ? asked : moneyText(BigInt(asked), currency, language, country);
  const rows: [string, string][] = [[words.state, htmlOf(words[stateWord(state)])]];
  if (isOpen && end !== null) rows.push([words.payBefore, timeMarkup(end, language)]);

  return page({
    language,
    title: words.title,
    brand: { name: provider.name, color: COLOR, logoUrl: null, shopUrl: null },
    test: EVERYWHERE[language].test,
    body: `${isOpen ? '' : endMark(endOf(state))}<h1>${htmlOf(words[isOpen ? 'title' : headlineOf(state)])}</h1>
<p class="amount">${leftToRight(amount)}</p>
${isOpen ? instruction(provider, payment, language) : ''}${facts(rows)}${isOpen ? form(provider, language) : ''}`,
    // Browsers hold the redirects after a form to this as well, and the shop is anywhere.
    formTo: "'self' http: https:",
    back: typeof shopUrl === 'string' ? shopUrl : null,
  });
}

/** A provider is another company than the shop: it has a colour of its own. */
const COLOR = '#1f4b99';

function instruction({ reference }: ProviderPage, payment: Payment, language: Language): string {
  const found = reference?.(payment) ?? null;
  if (found === null) return '';
  return `<p>${htmlOf(PROVIDER_WORDS[language][found.says])}</p>
<div class="picture">${found.picture}</div>
${copyableText('reference', found.text, language)}`;
}

/** What happens elsewhere, such as in a bank's app, is a button of the sandbox, and not what the buyer came for. */
function form({ buttons, reference }: ProviderPage, language: Language): string {
  const main = reference === undefined ? 'main' : '';
  const labels = Object.entries(buttons).map(([act, word], index) =>
    button(act, PROVIDER_WORDS[language][word], index === 0 ? main : '', 'act'),
  );
  return `<form method="post">${labels.join('\n')}</form>`;
}

function stateWord(state: string): ProviderWord {
  return STATES[state] ?? 'working';
}
const STATES: Readonly<Record<string, ProviderWord>> = {
  created: 'waiting',
  open: 'waiting',
  approved: 'working',
  paid: 'paid',
  authorized: 'paid',
  cancelled: 'cancelled',
  voided: 'cancelled',
  expired: 'expired',
  failed: 'failed',
};

function headlineOf(state: string): ProviderWord {
  const word = stateWord(state);
  return word === 'paid' || word === 'working' ? 'thanks' : 'over';
}

function endOf(state: string): 'done' | 'waiting' | 'over' {
  const word = stateWord(state);
  return word === 'paid' ? 'done' : word === 'working' ? 'waiting' : 'over';
}

export function missingPage(acceptLanguage: string): Page {
  const language = languageFor(acceptLanguage);
  const words = PROVIDER_WORDS[language];
  return page({
    language,
    title: words.title,
    brand: null,
    test: EVERYWHERE[language].test,
    body: `${endMark('over')}<h1>${words.title}</h1><p>${words.missing}</p>`,
    formTo: "'none'",
  });
}
