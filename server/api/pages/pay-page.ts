import type { Brand } from '../../design/brand.ts';
import { escaped, facts, leftToRight } from '../../design/markup.ts';
import { moneyText, timeMarkup } from '../../design/money-text.ts';
import { type Page, buyerPage } from '../../design/page.ts';
import { type Currency, parseCurrency } from '../../domain/currency.ts';
import { shortNameOf } from '../contract/payment-method-names.ts';
import { objectOf, textAt } from '../../domain/json.ts';
import { isReturnable } from '../../domain/return-address.ts';
import type { Look } from '../../front-end/look.ts';
import type { PaymentLink } from '../../db/queries/payment-links.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { Offer } from '../../payment-links/offers.ts';
import { PAY_WORDS, type PayWord } from './pay-words.ts';

/** A link's page, as the merchant wants it to look, where the link says so, else as the merchant account says. */
export type PayLook = Readonly<{ look: Look; link: PaymentLink; currency: Currency }>;

export function payLookOf(look: Look, link: PaymentLink): PayLook {
  const { details } = link;
  const currency = parseCurrency(link.currency);
  if (currency === null) throw new Error('BUG: a link in a currency that is none');
  const brand: Brand = {
    name: textAt(details, 'merchant_name') ?? look.brand?.name ?? '',
    color: textAt(details, 'merchant_color') ?? look.brand?.color ?? null,
    logoUrl: textAt(details, 'merchant_banner_url') ?? look.brand?.logoUrl ?? null,
    shopUrl: textAt(details, 'merchant_url') ?? look.brand?.shopUrl ?? null,
  };
  return { look: { ...look, brand }, link, currency };
}

type Form = Readonly<{
  offers: readonly Offer[];
  /** What became of the attempt before; null where there was none. */
  alert: PayWord | null;
  /** Null: no frames are served, so no card can be typed. */
  frames: Readonly<{ url: string; script: string }> | null;
}>;

/** What is to be paid, and how. */
export function formPage(pay: PayLook, { offers, alert, frames }: Form): Page {
  const { look, link } = pay;
  const words = PAY_WORDS[look.language];
  const cards = offers.some(({ kind }) => kind === 'card') && frames !== null;
  const stored = offers.flatMap((offer) =>
    offer.kind === 'stored'
      ? [choice(`stored:${offer.id}`, `${offer.scheme ?? ''} •••• ${offer.lastFour}`.trim())]
      : [],
  );
  const elsewhere = offers.flatMap((offer) =>
    offer.kind === 'redirect' ? [choice(offer.method, shortNameOf(offer.method))] : [],
  );
  const group = (title: string, buttons: readonly string[]): string =>
    buttons.length === 0 ? '' : `<h2>${escaped(title)}</h2><form method="post">${buttons.join('')}</form>`;
  const body = [
    alert === null ? '' : `<p class="alert" role="alert">${escaped(words[alert])}</p>`,
    about(pay),
    group(words.stored, stored),
    cards ? cardForm(pay) : '',
    group(words.other, elsewhere),
    !cards && stored.length + elsewhere.length === 0 ? `<p role="alert">${escaped(words.nothing)}</p>` : '',
    `<p class="soft">${escaped(words.payUntil)} ${timeMarkup(link.expires_at, look.language)}</p>`,
    terms(pay),
  ].join('\n');
  return page(pay, words.title, body, {
    script: cards ? frames.script : '',
    policy: cards ? [`frame-src ${frames.url}`, "connect-src 'self'"] : [],
    formTo: "'self' http: https:",
  });
}

function choice(method: string, label: string): string {
  return `<button name="method" value="${escaped(method)}">${escaped(label)}</button>`;
}

/** Hidden until the script stands, which fills the boxes with frames. */
function cardForm({ look, link, currency }: PayLook): string {
  const words = PAY_WORDS[look.language];
  const box = (id: 'number' | 'expiryDate' | 'securityCode'): string =>
    `<div class="field"><label for="${id}">${escaped(words[id])}</label><div id="${id}"></div></div>`;
  const amount = moneyText(link.amount, currency, look.language);
  return `<p id="no-script">${escaped(words.noScript)}</p>
<section id="card" hidden data-wait="${escaped(words.wait)}" data-fault="${escaped(words.noForm)}"
 data-locale="${look.language}">
<h2>${escaped(words.card)}</h2>
${box('number')}<div class="pair">${box('expiryDate')}${box('securityCode')}</div>
<p id="card-error" class="bad" role="alert"></p>
<form method="post" id="card-form"><input type="hidden" name="method" value="card"><input type="hidden" name="session">
<button class="main" id="pay">${escaped(words.pay)} ${leftToRight(amount)}</button></form></section>`;
}

function about(pay: PayLook): string {
  const { look, link, currency } = pay;
  const message = textAt(link.details, 'merchant_message');
  const items = Array.isArray(link.details['cart_items']) ? link.details['cart_items'] : [];
  const rows = items.flatMap((item: unknown): [string, string][] => {
    const { name, quantity, unit_amount: unit } = objectOf(item) ?? {};
    if (typeof name !== 'string' || typeof quantity !== 'number' || typeof unit !== 'number') return [];
    const sum = moneyText(BigInt(quantity) * BigInt(unit), currency, look.language);
    return [[quantity === 1 ? name : `${quantity} × ${name}`, leftToRight(sum)]];
  });
  const amount = moneyText(link.amount, currency, look.language);
  return `<h1>${escaped(PAY_WORDS[look.language].title)}</h1><p class="amount">${leftToRight(amount)}</p>
${message === null ? '' : `<p dir="auto">${escaped(message)}</p>`}${rows.length === 0 ? '' : facts(rows)}`;
}

function terms({ look, link }: PayLook): string {
  const url = textAt(link.details, 'merchant_terms_and_conditions_url');
  const label = escaped(PAY_WORDS[look.language].terms);
  return url === null ? '' : `<p class="soft"><a href="${escaped(url)}" rel="noopener">${label}</a></p>`;
}

/** The receipt, for as long as the link is known. */
export function receiptPage(pay: PayLook, transaction: TransactionRow): Page {
  const { look, link, currency } = pay;
  const words = PAY_WORDS[look.language];
  const card = transaction.payment_method_label;
  const method =
    transaction.method === 'card' || transaction.method === null ? '' : shortNameOf(transaction.method);
  const order = textAt(link.details, 'external_identifier');
  const rows: [string, string][] = [
    [words.amount, leftToRight(moneyText(transaction.amount, currency, look.language))],
    [words.paidOn, timeMarkup(transaction.authorized_at ?? transaction.updated_at, look.language)],
    [words.paidWith, method === '' ? leftToRight(`•••• ${card ?? ''}`) : escaped(method)],
    ...(order === null ? [] : [[words.order, escaped(order)] satisfies [string, string]]),
    [words.reference, leftToRight(transaction.transaction_id)],
  ];
  return page(pay, words.paid, `<h1 class="good">${escaped(words.paid)}</h1>${facts(rows)}`, {
    back: backTo(pay, transaction),
  });
}

/** A payment that its buyer, or a bank, still has to finish. */
export function processingPage(pay: PayLook, approvalUrl: string | null): Page {
  const words = PAY_WORDS[pay.look.language];
  const goOn =
    approvalUrl === null
      ? `<form method="get"><button class="main">${escaped(words.lookAgain)}</button></form>`
      : `<a class="button main" href="${escaped(approvalUrl)}">${escaped(words.goOn)}</a>`;
  return page(
    pay,
    words.processing,
    `<h1>${escaped(words.processing)}</h1><p>${escaped(words.processingMore)}</p>${goOn}`,
    { formTo: "'self'" },
  );
}

export function expiredPage(pay: PayLook): Page {
  const words = PAY_WORDS[pay.look.language];
  return page(pay, words.expired, `<h1>${escaped(words.expired)}</h1><p>${escaped(words.expiredMore)}</p>`, {
    back: backTo(pay, null),
  });
}

export function unknownPage(look: Look): Page {
  const words = PAY_WORDS[look.language];
  return buyerPage({
    ...look,
    title: words.unknown,
    body: `<h1>${escaped(words.unknown)}</h1><p>${escaped(words.expiredMore)}</p>`,
    formTo: "'none'",
  });
}

/** The shop is told in the address what became of it, as after other payments; it reads the payment itself. */
function backTo({ look, link }: PayLook, transaction: TransactionRow | null): string | null {
  const url = textAt(link.details, 'return_url');
  if (url === null || !isReturnable(url)) return look.brand?.shopUrl ?? null;
  const back = new URL(url);
  back.searchParams.set('payment_link_id', link.payment_link_id);
  if (transaction !== null) back.searchParams.set('transaction_id', transaction.transaction_id);
  return back.href;
}

function page(
  { look }: PayLook,
  title: string,
  body: string,
  more: Partial<Pick<Parameters<typeof buyerPage>[0], 'script' | 'policy' | 'formTo' | 'back'>>,
): Page {
  return buyerPage({
    formTo: "'none'",
    ...more,
    ...look,
    title: look.brand?.name === '' ? title : `${title} · ${look.brand?.name ?? ''}`,
    body,
    policy: [...(more.policy ?? []), "frame-ancestors 'none'"],
  });
}
