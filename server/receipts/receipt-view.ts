import type { ReceiptRow } from '../db/queries/receipts.ts';
import type { TransactionRow } from '../db/queries/transaction-rows.ts';
import type { Brand } from '../design/brand.ts';
import { fillWords } from '../design/fill-words.ts';
import { type Language, languageFor, localeOf } from '../design/language.ts';
import { moneyText } from '../design/money-text.ts';
import { WORDS } from '../design/words.ts';
import { parseCurrency } from '../domain/currency.ts';
import { parseCardScheme, rulesOf } from '../domain/card-scheme.ts';
import { objectOf, textAt } from '../domain/json.ts';
import { LANGUAGES } from '../domain/language-tag.ts';
import { shortNameOf } from '../api-contract/payment-method-names.ts';
import type { AccountReceipts } from './account-receipts.ts';
import { RECEIPT_WORDS, type ReceiptWords } from './receipt-words.ts';

/** A name and what it is; `isLeftToRight`: numbers and codes, in any language. */
export type ReceiptLine = Readonly<{ name: string; value: string; isLeftToRight: boolean }>;

/** Everything that a receipt says, in its language, for HTML and for plain text. */
export type ReceiptView = Readonly<{
  language: Language;
  brand: Brand;
  subject: string;
  title: string;
  amount: string;
  lead: string;
  facts: readonly ReceiptLine[];
  items: readonly Readonly<{ name: string; quantity: number; amount: string }>[];
  /** How many items are not told one by one. */
  more: string | null;
  sums: readonly ReceiptLine[];
  support: string | null;
  /** In the sandbox: that it is no real money. */
  test: string | null;
}>;

type ReceiptSource = Readonly<{
  receipt: ReceiptRow;
  transaction: TransactionRow;
  brand: Brand;
  settings: AccountReceipts;
  isTest: boolean;
}>;

const ITEMS_MAX = 50;

export function receiptView({ receipt, transaction, brand, settings, isTest }: ReceiptSource): ReceiptView {
  const { about } = receipt.details;
  const language = languageOf(receipt, transaction);
  const words = RECEIPT_WORDS[language];
  const currency = parseCurrency(transaction.currency);
  if (currency === null) throw new Error('BUG: a transaction in no currency');
  const write = (minor: bigint): string => moneyText(minor, currency, language, transaction.country);
  // What it is made of is told of the whole, and of no part of it.
  const isWhole = about !== 'refund' && receipt.amount === transaction.amount;
  const items = isWhole ? itemsOf(transaction) : [];
  const more = items.length - ITEMS_MAX;

  return {
    language,
    brand,
    subject:
      brand.name === ''
        ? words[`${about}SubjectPlain`]
        : fillWords(words[`${about}Subject`], () => brand.name),
    title: words[`${about}Title`],
    amount: write(receipt.amount),
    lead: words[`${about}Lead`],
    facts: factsOf({ receipt, transaction, settings }, language, write),
    items: items.slice(0, ITEMS_MAX).map((item) => ({ ...item, amount: write(item.amount) })),
    more: more > 0 ? fillWords(words.more, () => String(more)) : null,
    sums: isWhole ? sumsOf(transaction, words, write) : [],
    support: settings.support === null ? null : fillWords(words.support, () => settings.support ?? undefined),
    test: isTest ? WORDS[language].test : null,
  };
}

/** As asked for; else that of the buyer's browser; else the one that people in the buyer's country speak. */
function languageOf({ details }: ReceiptRow, { request, country }: TransactionRow): Language {
  const ofBrowser = textAt(request, 'browser_info', 'language');
  if (details.language !== null || ofBrowser !== null)
    return languageFor(details.language ?? ofBrowser ?? '');
  if (country === null) return 'en';
  const spoken = new Intl.Locale(`und-${country}`).maximize().language;
  return LANGUAGES.find((language) => language === spoken) ?? 'en';
}

function factsOf(
  { receipt, transaction, settings }: Pick<ReceiptSource, 'receipt' | 'transaction' | 'settings'>,
  language: Language,
  write: (minor: bigint) => string,
): readonly ReceiptLine[] {
  const words = RECEIPT_WORDS[language];
  const { external_identifier: reference, transaction_id: id, amount } = transaction;
  const isPart = receipt.amount !== amount;

  return [
    {
      name: words.date,
      value: dateText(
        receipt.details.happened_at,
        settings.time_zone,
        localeOf(language, transaction.country),
      ),
      isLeftToRight: false,
    },
    ...waysOf(transaction, words),
    ...(isPart ? [{ name: words.original, value: write(amount), isLeftToRight: true }] : []),
    ...(reference === null ? [] : [{ name: words.reference, value: reference, isLeftToRight: true }]),
    { name: words.paymentId, value: id, isLeftToRight: true },
  ];
}

/** What paid: the brand of a card and its last four digits, or how buyers know the method; and gift cards. */
function waysOf(transaction: TransactionRow, words: ReceiptWords): readonly ReceiptLine[] {
  const { method, payment_method_label: label, payment_method_scheme: scheme } = transaction;
  const lastFour = label !== null && /^\d{4}$/.test(label) ? ` •••• ${label}` : '';
  const known = parseCardScheme(scheme ?? '');
  const card = (known === null ? null : rulesOf(known).displayName) ?? words.card;
  const name = transaction.payment_method_bin === null ? shortNameOf(method ?? '') : card;

  return [
    ...(method === null ? [] : [{ name: words.method, value: `${name}${lastFour}`, isLeftToRight: true }]),
    ...transaction.gift_cards.map(({ bin }) => ({
      name: words.giftCard,
      value: bin === null ? '••••' : `${bin}…`,
      isLeftToRight: true,
    })),
  ];
}

type Item = Readonly<{ name: string; quantity: number; amount: bigint }>;

function itemsOf({ request }: TransactionRow): readonly Item[] {
  const given = request['cart_items'];
  return (Array.isArray(given) ? given : []).map((one: unknown): Item => {
    const item = objectOf(one);
    const quantity = wholeAt(item?.['quantity']);
    const amount = wholeAt(item?.['unit_amount']) * quantity - wholeAt(item?.['discount_amount']);
    return { name: textAt(item, 'name') ?? '', quantity: Number(quantity), amount };
  });
}

const PARTS = ['shipping', 'duty', 'tax', 'surcharge', 'tip'] as const;

/** The parts of the amount that have names, and the amount. */
function sumsOf(
  { request, amount }: TransactionRow,
  words: ReceiptWords,
  write: (minor: bigint) => string,
): readonly ReceiptLine[] {
  const parts = PARTS.flatMap((part) => {
    const of = wholeAt(request[`${part}_amount`]);
    return of === 0n ? [] : [{ name: words[part], value: write(of), isLeftToRight: true }];
  });
  return [...parts, { name: words.total, value: write(amount), isLeftToRight: true }];
}

/** An amount or a count of the request, which the contract has checked; 0 where nothing was said. */
function wholeAt(value: unknown): bigint {
  return typeof value === 'number' && Number.isSafeInteger(value) ? BigInt(value) : 0n;
}

function dateText(at: string, timeZone: string | null, locale: string): string {
  return new Intl.DateTimeFormat(locale, {
    ...{ year: 'numeric', month: 'long', day: 'numeric', hour: 'numeric', minute: '2-digit' },
    timeZoneName: 'short',
    timeZone: timeZone ?? 'UTC',
    numberingSystem: 'latn',
  }).format(new Date(at));
}
