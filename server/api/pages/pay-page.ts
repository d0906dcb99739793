import type { Brand } from '../../design/brand.ts';
import { htmlOf, facts, leftToRight } from '../../design/markup.ts';
import { endMark, schemeMark, wayMark } from '../../design/marks.ts';
import { moneyText, timeMarkup } from '../../design/money-text.ts';
import { type Page, buyerPage, printButton } from '../../design/page.ts';
import { parseCardScheme } from '../../domain/card-scheme.ts';
import { type Currency, parseCurrency } from '../../domain/currency.ts';
import { shortNameOf } from '../../api-contract/payment-method-names.ts';
import { objectOf, textAt } from '../../domain/json.ts';
import { isReturnable, withParameters } from '../../domain/return-address.ts';
import type { Look } from '../../front-end/look.ts';
import type { PaymentLink } from '../../db/queries/payment-links.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import { PAY_WORDS } from './pay-words.ts';

/** A link's page, as the merchant wants it to look, where the link says so, else as the merchant account says. */
export type PayLook = Readonly<{ look: Look; link: PaymentLink; currency: Currency; embed: Embed | null }>;

/** The page of somebody else that shows this one, and talks with it. */
export type Embed = Readonly<{ parentOrigin: string; instance: string; ancestors: readonly string[] }>;

export function payLookOf(look: Look, link: PaymentLink, embed: Embed | null): PayLook {
  const { details } = link;
  const currency = parseCurrency(link.currency);
  if (currency === null) throw new Error('BUG: a link in a currency that is none');
  const brand: Brand = {
    name: textAt(details, 'merchant_name') ?? look.brand?.name ?? '',
    color: textAt(details, 'merchant_color') ?? look.brand?.color ?? null,
    logoUrl: textAt(details, 'merchant_banner_url') ?? look.brand?.logoUrl ?? null,
    shopUrl: textAt(details, 'merchant_url') ?? look.brand?.shopUrl ?? null,
  };
  return { look: { ...look, brand }, link, currency, embed };
}

/** What is asked for, and what the buyer gets for it. */
export function paymentSummary(pay: PayLook): string {
  const { look, link } = pay;
  const words = PAY_WORDS[look.language];
  const message = textAt(link.details, 'merchant_message');
  const order = textAt(link.details, 'external_identifier');
  return `<h1><span class="eyebrow">${htmlOf(words.title)}</span>
<span class="amount">${leftToRight(amountText(pay))}</span></h1>
${message === null ? '' : `<p dir="auto">${htmlOf(message)}</p>`}${itemList(pay)}
${order === null ? '' : `<p class="soft">${htmlOf(words.order)} ${leftToRight(order)}</p>`}`;
}

/** More items than these are shown when the buyer asks for them. */
const ITEMS_SHOWN = 6;

/** Each item with what it comes to, and the total. Empty where the link has none. */
function itemList(pay: PayLook): string {
  const { look, link } = pay;
  const words = PAY_WORDS[look.language];
  const items = Array.isArray(link.details['cart_items']) ? link.details['cart_items'] : [];
  const rows = items.flatMap((item: unknown): string[] => {
    const { name, quantity, unit_amount: unit } = objectOf(item) ?? {};
    if (typeof name !== 'string' || typeof quantity !== 'number' || typeof unit !== 'number') return [];
    const sum = leftToRight(moneyOf(pay, BigInt(quantity) * BigInt(unit)));
    const each =
      quantity === 1 ? '' : `<small>${quantity} × ${leftToRight(moneyOf(pay, BigInt(unit)))}</small>`;
    return [`<dt dir="auto">${htmlOf(name)}${each}</dt><dd>${sum}</dd>`];
  });
  if (rows.length === 0) return '';

  const total = `<dt class="sum">${htmlOf(words.total)}</dt><dd class="sum">${leftToRight(amountText(pay))}</dd>`;
  const list = `<dl class="items">${rows.join('')}${total}</dl>`;
  return rows.length <= ITEMS_SHOWN
    ? list
    : `<details><summary>${htmlOf(words.items)} (${rows.length})</summary>${list}</details>`;
}

export function amountText(pay: PayLook): string {
  return moneyOf(pay, pay.link.amount);
}

/** As people write it in the buyer's country. */
function moneyOf({ look, link, currency }: PayLook, minor: bigint): string {
  return moneyText(minor, currency, look.language, link.country);
}

/** For a message to the buyer, whoever sends it. */
export function shareText(pay: PayLook, url: string): string {
  const { look, link } = pay;
  const words = PAY_WORDS[look.language];
  const order = textAt(link.details, 'external_identifier');
  const what = [
    look.brand?.name ?? '',
    amountText(pay),
    ...(order === null ? [] : [`${words.order} ${order}`]),
  ];
  return `${what.filter((part) => part !== '').join(' · ')}\n${words.share}\n${url}\n`;
}

/** The receipt, for as long as the link is known: what was paid for beside how. */
export function receiptPage(pay: PayLook, transaction: TransactionRow, script: string): Page {
  const { look, link } = pay;
  const words = PAY_WORDS[look.language];
  const order = textAt(link.details, 'external_identifier');
  const rows: [string, string][] = [
    [words.paidOn, timeMarkup(transaction.authorized_at ?? transaction.updated_at, look.language)],
    // Where the order was paid elsewhere, with what is for that buyer alone.
    ...(transaction.payment_link_id === link.payment_link_id
      ? [[words.paidWith, paidWith(transaction)] satisfies [string, string]]
      : []),
    ...(order === null ? [] : [[words.order, leftToRight(order)] satisfies [string, string]]),
  ];
  const { transaction_id: id, status } = transaction;
  const body = `${endMark('done')}<h1>${htmlOf(words.paid)}</h1>
<p class="amount">${leftToRight(moneyOf(pay, transaction.amount))}</p>${facts(rows)}${itemList(pay)}
<p class="soft">${htmlOf(words.reference)}: ${leftToRight(id)}</p>${printButton(look.language)}`;
  const back = pay.embed === null ? backTo(pay, transaction) : null;
  if (!link.is_embedded) return page(pay, words.paid, body, { back });

  // The page or app around an embedded one hears of it, and goes on by itself.
  const told = dataOf(pay, { transaction: id, status });
  return page(pay, words.paid, `<div id="checkout"${told}>${body}</div>`, { script, back });
}

function paidWith(transaction: TransactionRow): string {
  const { method, payment_method_label: label, payment_method_scheme: scheme } = transaction;
  if (method !== null && method !== 'card') return `${wayMark(method)} ${htmlOf(shortNameOf(method))}`.trim();
  const known = parseCardScheme(scheme ?? '');
  return `${known === null ? '' : schemeMark(known)} ${leftToRight(`•••• ${label ?? ''}`)}`.trim();
}

/**
 * A payment that its buyer, or a bank, still has to finish, or that is authorized and held for a review. Inside a page
 * of the shop they go on in a window, which closes itself: most companies let nobody frame their pages.
 */
export function processingPage(
  pay: PayLook,
  { transaction, approvalUrl, script }: PageState & Readonly<{ script: string }>,
): Page {
  const words = PAY_WORDS[pay.look.language];
  const aside = pay.embed === null ? '' : ' target="_blank" rel="opener"';
  const goOn =
    approvalUrl === null
      ? `<form method="get"><button class="main">${htmlOf(words.lookAgain)}</button></form>`
      : `<a class="button main" href="${htmlOf(approvalUrl)}"${aside}>${htmlOf(words.goOn)}</a>`;
  const told = dataOf(pay, { waits: transaction?.transaction_id ?? '' });
  const title = transaction?.status === 'authorized' ? words.underReview : words.processing;

  return page(
    pay,
    title,
    `<div id="checkout"${told}>${endMark('waiting')}<h1>${htmlOf(title)}</h1>
<p>${htmlOf(words.processingMore)}</p>${goOn}</div>`,
    { formTo: "'self'", script, policy: ["connect-src 'self'"] },
  );
}

/** No transaction: it is about to be made. No address: nobody is to approve it. */
type PageState = Readonly<{ transaction: TransactionRow | null; approvalUrl: string | null }>;

/** Whoever opened the window, or the frame, closes it; a window that nobody opened goes on to the page. */
export function closingPage(pay: PayLook, ancestors: readonly string[]): Page {
  const words = PAY_WORDS[pay.look.language];
  return buyerPage({
    ...pay.look,
    title: words.wait,
    body: `<h1>${htmlOf(words.wait)}</h1>`,
    script: CLOSING,
    formTo: "'none'",
    policy: [`frame-ancestors ${ancestors.join(' ')}`],
  });
}

const CLOSING = `window.close();
if (window === window.top) setTimeout(() => { const { pathname, searchParams } = new URL(location.href);
searchParams.delete('window'); location.replace(pathname + '?' + searchParams); }, 500);`;

/** What the script finds in the page. */
export function dataOf({ embed }: PayLook, more: Readonly<Record<string, string>>): string {
  const data = {
    ...more,
    ...(embed === null ? {} : { parent: embed.parentOrigin, instance: embed.instance }),
  };
  return Object.entries(data)
    .map(([name, value]) => ` data-${name}="${htmlOf(value)}"`)
    .join('');
}

/** What was authorized or paid went back: the link is neither paid nor to be paid. */
export function givenBackPage(pay: PayLook, transaction: TransactionRow): Page {
  const words = PAY_WORDS[pay.look.language];
  const rows: [string, string][] = [
    [words.amount, leftToRight(amountText(pay))],
    [words.reference, leftToRight(transaction.transaction_id)],
  ];
  const body = `${endMark('over')}<h1>${htmlOf(words.givenBack)}</h1>
<p>${htmlOf(words.givenBackMore)}</p>${facts(rows)}`;
  return page(pay, words.givenBack, body, { back: backTo(pay, transaction) });
}

export function expiredPage(pay: PayLook): Page {
  const words = PAY_WORDS[pay.look.language];
  const body = `${endMark('over')}<h1>${htmlOf(words.expired)}</h1><p>${htmlOf(words.expiredMore)}</p>`;
  return page(pay, words.expired, body, { back: backTo(pay, null) });
}

export function unknownPage(look: Look): Page {
  const words = PAY_WORDS[look.language];
  return buyerPage({
    ...look,
    title: words.unknown,
    body: `${endMark('over')}<h1>${htmlOf(words.unknown)}</h1><p>${htmlOf(words.unknownMore)}</p>`,
    formTo: "'none'",
  });
}

/** The shop is told in the address what became of it, as after other payments; it reads the payment itself. */
export function backTo({ look, link }: PayLook, transaction: TransactionRow | null): string | null {
  const url = textAt(link.details, 'return_url');
  if (url === null || !isReturnable(url)) return look.brand?.shopUrl ?? null;
  return withParameters(url, {
    payment_link_id: link.payment_link_id,
    ...(transaction === null ? {} : { transaction_id: transaction.transaction_id }),
  });
}

export function page(
  { look, embed }: PayLook,
  title: string,
  body: string,
  more: Partial<
    Pick<
      Parameters<typeof buyerPage>[0],
      'summary' | 'soon' | 'script' | 'policy' | 'formTo' | 'back' | 'scriptsFrom' | 'imagesFrom'
    >
  >,
): Page {
  return buyerPage({
    formTo: "'none'",
    ...more,
    ...look,
    title: look.brand?.name === '' ? title : `${title} · ${look.brand?.name ?? ''}`,
    body,
    isEmbedded: embed !== null,
    policy: [...(more.policy ?? []), `frame-ancestors ${embed?.ancestors.join(' ') ?? "'none'"}`],
  });
}
