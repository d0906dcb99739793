import { localeOf } from '../../design/language.ts';
import { htmlOf, leftToRight } from '../../design/markup.ts';
import { schemeMark, waitingMarks, wayMark } from '../../design/marks.ts';
import { timeMarkup } from '../../design/money-text.ts';
import type { Page } from '../../design/page.ts';
import { WORDS } from '../../design/words.ts';
import { parseCardScheme, rulesOf } from '../../domain/card-scheme.ts';
import { randomBytes } from '../../platform/entropy.ts';
import { exponentOf } from '../../domain/currency.ts';
import { textAt } from '../../domain/json.ts';
import type { BankScheme, Offer } from '../../payment-links/offers.ts';
import { shortNameOf } from '../../api-contract/payment-method-names.ts';
import { type PayLook, paymentSummary, amountText, dataOf, page } from './pay-page.ts';
import { guestsOf, walletSection } from './pay-wallets.ts';
import { PAY_WORDS, type PayWord } from './pay-words.ts';

type Form = Readonly<{
  offers: readonly Offer[];
  takesGiftCards: boolean;
  /** The link ends within the hour: the buyer is told when. */
  isEndNear: boolean;
  /** What became of the attempt before; null where there was none. */
  alert: PayWord | null;
  /** Null: no frames are served, so no card can be typed. */
  fieldsUrl: string | null;
  /** Of the card form; null: its script asks for one when the buyer comes to a field. */
  session: string | null;
  /** Where the buyer's browser finds this page. */
  origin: string;
  script: string;
  /** Draws the card's fields before `script` is there. */
  soon: string;
  /** Of the sandbox, whose wallets are simulated; null: they are their providers' own. */
  simulatorUrl: string | null;
}>;
type Words = (typeof PAY_WORDS)['en'];

/** On the buttons that the page's own script makes. */
const WALLET_MARKS = ['applepay', 'googlepay', 'click-to-pay'];

/** What is to be paid, and how. Whatever is typed is hidden until the script stands. */
export function formPage(pay: PayLook, form: Form): Page {
  const { offers, takesGiftCards, alert, fieldsUrl, script, soon, simulatorUrl } = form;
  const { look, link } = pay;
  const words = PAY_WORDS[look.language];
  const hasCards = offers.some(({ kind }) => kind === 'card') && fieldsUrl !== null;
  const frames = hasCards ? framesOf(pay, { ...form, fieldsUrl }) : null;
  const shown = offers.filter(({ kind }) => kind !== 'card' || hasCards);
  const guests = guestsOf(offers, simulatorUrl !== null);
  const body = [
    `<div id="checkout"${dataOf(pay, { ...toldOf(pay), ...frames?.told })}>`,
    alertLine(alert === null ? '' : words[alert]),
    takesGiftCards ? giftOnly(words) : '',
    walletSection(pay, offers, simulatorUrl),
    storedRows(words, offers),
    frames === null ? '' : cardForm(pay, frames),
    otherWays(pay, offers, takesGiftCards && shown.length > 0),
    shown.length === 0 ? `<p role="alert">${htmlOf(words.nothing)}</p>` : '',
    '</div>',
    form.isEndNear && pay.embed === null
      ? `<p class="soft">${htmlOf(words.payUntil)} ${timeMarkup(link.expires_at, look.language)}</p>`
      : '',
    links(pay),
    offers.some(({ kind }) => kind === 'wallet') ? waitingMarks(WALLET_MARKS) : '',
  ].join('\n');

  return page(pay, words.title, body, {
    summary: paymentSummary(pay) + (takesGiftCards ? giftList(words) : ''),
    script,
    soon: frames === null ? '' : soon,
    scriptsFrom: guests.scripts,
    imagesFrom: guests.images,
    policy: [`frame-src 'self' http: https:`, ["connect-src 'self'", ...guests.connect].join(' ')],
    formTo: "'self' http: https:",
  });
}

function alertLine(text: string): string {
  return `<p id="status" role="status" class="unseen"></p>
<p id="alert" role="alert"${text === '' ? ' hidden' : ' class="alert"'}>${htmlOf(text)}</p>`;
}

/** What the script needs to know. */
function toldOf({ look, link, currency }: PayLook): Readonly<Record<string, string>> {
  const words = PAY_WORDS[look.language];
  return {
    locale: look.language,
    money: localeOf(look.language, link.country),
    amount: String(link.amount),
    currency,
    exponent: String(exponentOf(currency)),
    wait: words.wait,
    fault: words.noForm,
    network: words.network,
    pay: words.pay,
    again: words.remove,
    window: words.window,
    challenge: words.challenge,
    redirect: textAt(link.details, 'redirect_mode') ?? '',
  };
}

type Frames = Readonly<{
  /** For the script, which goes on with them. */
  told: Readonly<Record<string, string>>;
  addressOf(type: string): string;
}>;

/** The card's fields, at the addresses where Secure Fields would ask for them. */
function framesOf({ look }: PayLook, { session, origin, fieldsUrl }: Form & { fieldsUrl: string }): Frames {
  const instance = randomBytes(16).toString('hex');
  const ofSession = session === null ? {} : { sessionId: session };
  return {
    told: { frames: fieldsUrl, form: instance, ...(session === null ? {} : { session }) },
    addressOf(type) {
      const query = { parentOrigin: origin, locale: look.language, instance, ...ofSession, type };
      return `${fieldsUrl}/input.html?${new URLSearchParams(query).toString()}`;
    },
  };
}

function storedRows(words: Words, offers: readonly Offer[]): string {
  const rows = offers.flatMap((offer) => {
    if (offer.kind !== 'stored') return [];
    const scheme = parseCardScheme(offer.scheme ?? '');
    const digits = leftToRight(`•••• ${offer.lastFour}`);
    const label = `${scheme === null ? '' : rulesOf(scheme).displayName} •••• ${offer.lastFour}`.trim();
    const face = scheme === null ? digits : `${schemeMark(scheme)}<span>${digits}</span>`;
    return [
      `<button class="way" name="method" value="stored:${htmlOf(offer.id)}">${face}</button>`,
      `<details><summary>${htmlOf(words.remove)}</summary>`,
      `<button class="quiet" name="remove" value="${htmlOf(offer.id)}">` +
        `${htmlOf(`${words.remove}: ${label}`)}</button></details>`,
    ];
  });
  return rows.length === 0
    ? ''
    : `<section class="stored"><h2>${htmlOf(words.stored)}</h2>` +
        `<form method="post" class="ways">${rows.join('')}</form></section>`;
}

/** One list of everything that is no card: accounts and gift cards open in it, the rest leads elsewhere. */
function otherWays(pay: PayLook, offers: readonly Offer[], hasGiftCards: boolean): string {
  const words = PAY_WORDS[pay.look.language];
  const elsewhere = offers.flatMap((offer) =>
    offer.kind === 'redirect' ? [redirectRow(words, offer.method, !offer.besideGiftCards)] : [],
  );
  const rows = [
    ...offers.flatMap((offer) => (offer.kind === 'bank' ? [bankForm(words, offer, pay)] : [])),
    ...(elsewhere.length === 0 ? [] : [`<form method="post">${elsewhere.join('')}</form>`]),
    ...(hasGiftCards ? [giftCards(words)] : []),
  ];
  if (rows.length === 0) return '';
  const title = `<h2>${htmlOf(offers.some(({ kind }) => kind === 'card') ? words.other : words.choose)}</h2>`;
  return `<section>${title}<div class="ways">${rows.join('')}</div></section>`;
}

/** `alone`: not beside gift cards, since what it takes cannot be given back. */
function redirectRow(words: Words, method: string, alone: boolean): string {
  const name = method === 'paybybank' ? words.payByBank : shortNameOf(method);
  const face = `${wayMark(method === 'paybybank' ? 'bank' : method)}<span>${htmlOf(name)}</span>`;
  return `<button class="way" name="method" value="${htmlOf(method)}"${alone ? ' data-alone' : ''}>${face}</button>`;
}

/** Hidden until a script fills the boxes with frames. */
function cardForm(pay: PayLook, { addressOf }: Frames): string {
  const words = PAY_WORDS[pay.look.language];
  const box = (id: 'number' | 'expiryDate' | 'securityCode'): string =>
    `<div class="field"><label for="${id}">${htmlOf(words[id])}</label>` +
    `<div id="${id}" data-address="${htmlOf(addressOf(id))}"></div></div>`;
  return `<p id="no-script">${htmlOf(words.noScript)}</p>
<section id="card" hidden><div class="title"><h2>${htmlOf(words.card)}</h2></div>
${box('number')}<div class="pair">${box('expiryDate')}${box('securityCode')}</div>
<form method="post" id="card-form">${payButton(pay, 'card', ' id="pay"')}</form></section>`;
}

function payButton(pay: PayLook, method: string, more = ''): string {
  const words = PAY_WORDS[pay.look.language];
  const label = `${htmlOf(words.pay)} ${leftToRight(amountText(pay))}`;
  return `<button class="main" name="method" value="${method}" data-amount${more}>${label}</button>`;
}

function giftCards(words: Words): string {
  return `<details id="gift-cards" hidden><summary>${wayMark('gift-card')}<span>${htmlOf(words.gift)}</span></summary>
<form id="gift-form">
${field('gift-number', words.giftNumber, 'inputmode="numeric" autocomplete="off" maxlength="19" required dir="ltr"')}
${field('gift-pin', words.pin, 'autocomplete="off" maxlength="20" required dir="ltr"')}
<button>${htmlOf(words.giftUse)}</button></form></details>`;
}

/** Under the total: the gift cards that the buyer has given, and what they leave to pay. */
function giftList(words: Words): string {
  return `<dl id="gift-list" class="items" hidden aria-live="polite"
 data-left="${htmlOf(words.left)}" data-card="${htmlOf(words.giftCard)}"></dl>`;
}

/** Gift cards pay all of it. */
function giftOnly(words: Words): string {
  return `<form method="post" id="gift-only" hidden>
<button class="main" name="method" value="gift-cards">${htmlOf(words.pay)}</button></form>`;
}

function field(id: string, label: string, attributes: string): string {
  const input = `<input id="${id}" name="${id}" ${attributes}>`;
  return `<div class="field"><label for="${id}">${htmlOf(label)}</label>${input}</div>`;
}

/** Account numbers go to the vault as the script sends them, so there is no form without one. */
function bankForm(words: Words, { scheme, besideGiftCards }: Offer & { kind: 'bank' }, pay: PayLook): string {
  const name = (id: string, label: string, complete: string): string =>
    field(`${scheme}-${id}`, label, `data-name="${id}" autocomplete="${complete}" maxlength="255" required`);
  const digits = (id: string, label: string, length: number): string =>
    field(
      `${scheme}-${id}`,
      label,
      `data-name="${id}" autocomplete="off" maxlength="${length}" required dir="ltr"`,
    );
  const merchant = pay.look.brand?.name ?? '';

  return `<section class="bank" data-scheme="${scheme}" hidden${besideGiftCards ? '' : ' data-alone'}>
<details><summary>${wayMark('bank')}<span>${htmlOf(words.bank)}</span></summary><form method="post">
<div class="pair">${name('first_name', words.firstName, 'given-name')}
${name('last_name', words.lastName, 'family-name')}</div>
${numbers(words, scheme, digits)}
<p class="soft">${htmlOf(words.mandate)}${merchant === '' ? '' : ` (${htmlOf(merchant)})`}</p>
${payButton(pay, `bank:${scheme}`)}</form></details></section>`;
}

function numbers(
  words: Words,
  scheme: BankScheme,
  digits: (id: string, label: string, length: number) => string,
): string {
  switch (scheme) {
    case 'ach':
      return `${digits('routing_number', words.routing, 11)}${digits('account_number', words.account, 17)}
<div class="field"><label for="ach-type">${htmlOf(words.accountType)}</label>
<select id="ach-type" data-name="account_type">
<option value="checking">${htmlOf(words.checking)}</option>
<option value="savings">${htmlOf(words.savings)}</option></select></div>`;
    case 'sepa':
      return digits('account_number', 'IBAN', 42);
    case 'bacs':
      return `${digits('routing_number', words.sortCode, 8)}${digits('account_number', words.account, 10)}`;
    default:
      return scheme satisfies never;
  }
}

/** Back to the shop, and its terms. */
function links(pay: PayLook): string {
  const { look, link, embed } = pay;
  const words = PAY_WORDS[look.language];
  const rows = [
    [embed === null ? (look.brand?.shopUrl ?? null) : null, WORDS[look.language].back],
    [textAt(link.details, 'merchant_terms_and_conditions_url'), words.terms],
  ] as const;
  const shown = rows.flatMap(([url, label]) =>
    url === null ? [] : [`<a href="${htmlOf(url)}" rel="noopener">${htmlOf(label)}</a>`],
  );
  return shown.length === 0 ? '' : `<p class="soft links">${shown.join('')}</p>`;
}
