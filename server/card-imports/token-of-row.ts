import type { KeptTokens } from '../connectors/kept-tokens.ts';
import { type CardScheme, detectScheme, parseCardScheme } from '../domain/card-scheme.ts';
import { parseAlpha3Country, parseCountry } from '../domain/country.ts';
import { cut } from '../domain/cut.ts';
import {
  type BuyerOfRow,
  type RowProblem,
  type Texts,
  buyerOf,
  expirationDateOf,
  problem,
  schemeTransactionIdIn,
  strayColumn,
  strayNumber,
} from './card-of-row.ts';
import type { Column, ExportOrigin } from './export-origins.ts';
import type { FileRow } from './row-reader.ts';

/** What a list says of a token, the token itself aside. */
export type TokenOfRow = Readonly<{
  externalIdentifier: string | null;
  customer: string | null;
  buyer: BuyerOfRow | null;
  /** `MM/YY`; null: the list does not say. */
  expirationDate: string | null;
  /** Last four digits of a card, or what the buyer knows the account by; null: the list does not say. */
  label: string | null;
  /** Of a card alone. */
  scheme: CardScheme | null;
  bin: string | null;
  cardType: 'credit' | 'debit' | 'prepaid' | null;
  cardIssuer: string | null;
  cardCountry: string | null;
  /** What the processor tells one number from another by; null: the list does not say. */
  cardFingerprint: string | null;
  schemeTransactionId: string | null;
}>;

/** How lists of these tokens are read: by our names, and by the processor's own. */
export function originOf({ names, columns }: KeptTokens, displayName: string): ExportOrigin {
  const all = Object.entries(OUR_NAMES).map(([column, ours]) => {
    const theirs = Object.entries(columns).find(([one]) => one === column)?.[1] ?? [];
    return [column, [...ours, ...theirs]];
  });
  const { customer = [] } = columns;
  const named = Object.fromEntries(all) as ExportOrigin['columns'];

  return {
    displayName: `tokens of ${displayName}`,
    number: ['token', ...names],
    mayLackIds: true,
    // Whose it is there is whose it is here, where the list has no id of its own for that.
    columns: { ...named, buyerId: [...(named.buyerId ?? []), 'customer', ...customer] },
  };
}

const OUR_NAMES: ExportOrigin['columns'] = {
  oldId: ['external_identifier'],
  customer: ['customer'],
  scheme: ['scheme'],
  label: ['label'],
  bin: ['bin'],
  cardType: ['card_type'],
  cardIssuer: ['card_issuer_name'],
  cardCountry: ['card_country'],
  cardFingerprint: ['card_fingerprint'],
  month: [],
  year: [],
  expirationDate: ['expiration_date'],
  schemeTransactionId: ['scheme_transaction_id'],
  buyerId: ['buyer_external_identifier'],
  holder: [],
  name: ['display_name'],
  firstName: ['first_name'],
  lastName: ['last_name'],
  email: ['email_address'],
  line1: ['line1'],
  line2: ['line2'],
  city: ['city'],
  state: ['state'],
  postalCode: ['postal_code'],
  country: ['country'],
};

const ID_LENGTH_MAX = 200;

/** What of a row is kept beside its token, or what is wrong with it. */
export function tokenOfRow(row: FileRow, kept: KeptTokens, isCard: boolean): TokenOfRow | RowProblem {
  const wrong = wrongIn(row, kept, isCard);
  if (wrong !== null) return wrong;
  const { text } = row;
  return {
    externalIdentifier: givenIn(text, 'oldId'),
    customer: givenIn(text, 'customer'),
    buyer: buyerOf(text),
    label: givenIn(text, 'label'),
    schemeTransactionId: schemeTransactionIdIn(text('schemeTransactionId')),
    ...(isCard ? cardFactsIn(text) : NO_CARD),
  };
}

function wrongIn({ line, text }: FileRow, kept: KeptTokens, isCard: boolean): RowProblem | null {
  const stray = strayColumn(text);
  if (stray !== null) return strayNumber(line, null, POINTERS[stray] ?? `/${stray}`);
  const long = (['oldId', 'customer', 'buyerId', 'cardFingerprint'] as const).find(
    (one) => text(one).length > ID_LENGTH_MAX,
  );
  const oldId = long === 'oldId' ? null : givenIn(text, 'oldId');
  const refusal = (pointer: string, type: string, message: string): RowProblem =>
    problem(line, oldId, pointer, `value_error.${type}`, message);

  if (long !== undefined)
    return refusal(
      POINTERS[long] ?? `/${long}`,
      'any_str.max_length',
      `must have at most ${ID_LENGTH_MAX} characters`,
    );
  if (kept.needsCustomer && text('customer') === '')
    return refusal('/customer', 'missing', 'is missing: the token pays together with its customer alone');
  if (isCard && !/^(?:\d{4})?$/.test(text('label')))
    return refusal('/label', 'str.regex', 'must be the last four digits of the card');
  return hasExpiry(text) && expirationDateOf(text) === null
    ? refusal('/expiration_date', 'expiration_date', 'must be a month and a year')
    : null;
}

function hasExpiry(text: Texts): boolean {
  return text('month') !== '' || text('year') !== '' || text('expirationDate') !== '';
}

type CardFacts = Pick<
  TokenOfRow,
  'expirationDate' | 'scheme' | 'bin' | 'cardType' | 'cardIssuer' | 'cardCountry' | 'cardFingerprint'
>;

const NO_CARD: CardFacts = {
  expirationDate: null,
  scheme: null,
  bin: null,
  cardType: null,
  cardIssuer: null,
  cardCountry: null,
  cardFingerprint: null,
};

function cardFactsIn(text: Texts): CardFacts {
  const bin = /^\d{6,8}$/.test(text('bin')) ? text('bin') : null;
  const country = text('cardCountry').toUpperCase();
  return {
    expirationDate: hasExpiry(text) ? expirationDateOf(text) : null,
    scheme: schemeIn(text('scheme'), bin ?? ''),
    bin,
    cardType: cardTypeIn(text('cardType')),
    cardIssuer: givenIn(text, 'cardIssuer'),
    cardCountry: parseCountry(country) ?? parseAlpha3Country(country),
    cardFingerprint: givenIn(text, 'cardFingerprint'),
  };
}

/** Null where the list does not say. */
function givenIn(text: Texts, column: Column): string | null {
  return text(column) === '' ? null : cut(text(column), LABEL_MAX);
}

/** Where our names for a column are others. */
const POINTERS: Readonly<Record<string, string>> = {
  oldId: '/external_identifier',
  buyerId: '/buyer_external_identifier',
  cardIssuer: '/card_issuer_name',
  cardFingerprint: '/card_fingerprint',
};
const LABEL_MAX = 320;

/**
 * Processors' words for a scheme, without blanks, dashes and capitals; without one, what the first digits tell. One
 * that nobody knows is `other`.
 */
function schemeIn(given: string, bin: string): CardScheme {
  const word = given.toLowerCase().replaceAll(/[^a-z]/g, '');
  return SCHEMES[word] ?? parseCardScheme(given.toLowerCase()) ?? detectScheme(bin);
}

const SCHEMES: Readonly<Record<string, CardScheme>> = {
  americanexpress: 'amex',
  bcmc: 'bancontact',
  cartebancaire: 'carte-bancaire',
  cartesbancaires: 'carte-bancaire',
  chinaunionpay: 'unionpay',
  cup: 'unionpay',
  diners: 'diners-club',
  dinersclub: 'diners-club',
  dinersclubinternational: 'diners-club',
  eftposau: 'eftpos-australia',
  eftposaustralia: 'eftpos-australia',
  mc: 'mastercard',
  ukmaestro: 'maestro',
};

function cardTypeIn(given: string): TokenOfRow['cardType'] {
  const word = given.toLowerCase();
  return word === 'credit' || word === 'debit' || word === 'prepaid' ? word : null;
}
