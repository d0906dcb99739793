import { holdsCardNumber } from '../domain/card-numbers/card-numbers.ts';
import { parseCountry } from '../domain/country.ts';
import { cut } from '../domain/cut.ts';
import type { JsonObject } from '../domain/merge-patch.ts';
import type { Column } from './export-origins.ts';
import type { FileRow, UnreadableRow } from './row-reader.ts';

/** What a file says of a card, its number aside. */
export type CardOfRow = Readonly<{
  oldId: string;
  /** `MM/YY`. */
  expirationDate: string;
  schemeTransactionId: string | null;
  buyer: BuyerOfRow | null;
}>;
export type BuyerOfRow = Readonly<{
  /** As NFC writes it. */
  externalIdentifier: string;
  displayName: string | null;
  billingDetails: JsonObject | null;
}>;

/** Why a row was not imported. No message holds a value of the file but the old id, and that only where it is one. */
export type RowProblem = Readonly<{
  line: number;
  oldId: string | null;
  pointer: string;
  type: string;
  message: string;
}>;

const ID_LENGTH_MAX = 200;

/** The card of a row, what is wrong with it, or null for a customer without a card. */
export function cardOfRow(row: FileRow | UnreadableRow): CardOfRow | RowProblem | null {
  if ('problem' in row) return problem(row.line, null, '', 'value_error.row', row.problem);
  const { line, text } = row;
  const oldId = text('oldId');
  if (oldId === '' && row.number === null) return null;
  if (oldId === '' || oldId.length > ID_LENGTH_MAX)
    return problem(
      line,
      null,
      '/external_identifier',
      oldId === '' ? 'value_error.any_str.min_length' : 'value_error.any_str.max_length',
      `must be 1 to ${ID_LENGTH_MAX} characters: the old id of the card`,
    );
  if (holdsCardNumber(oldId)) return strayNumber(line, null, '/external_identifier');
  const stray = strayColumn(text);
  if (stray !== null) return strayNumber(line, oldId, `/${stray}`);
  if (row.number === null) return problem(line, oldId, '/number', 'value_error.missing', 'is missing');
  const expirationDate = expirationDateOf(text);
  if (expirationDate === null)
    return problem(
      line,
      oldId,
      '/expiration_date',
      'value_error.expiration_date',
      'must be a month and a year',
    );
  if (text('buyerId').length > ID_LENGTH_MAX)
    return problem(
      line,
      oldId,
      '/buyer_external_identifier',
      'value_error.any_str.max_length',
      `must have at most ${ID_LENGTH_MAX} characters`,
    );

  return {
    oldId,
    expirationDate,
    schemeTransactionId: schemeTransactionIdIn(text('schemeTransactionId')),
    buyer: buyerOf(text),
  };
}

/** The first of what would be stored and shown in clear that holds a card number; null: none does. */
export function strayColumn(text: Texts): Column | null {
  return SHOWN.find((column) => holdsCardNumber(text(column))) ?? null;
}

/** What would be stored and shown in clear. */
const SHOWN: readonly Column[] = [
  'oldId',
  'customer',
  'label',
  'cardIssuer',
  'holder',
  'buyerId',
  'name',
  'firstName',
  'lastName',
  'email',
  'line1',
  'line2',
  'city',
  'state',
  'postalCode',
  'country',
];

export function problem(
  line: number,
  oldId: string | null,
  pointer: string,
  type: string,
  message: string,
): RowProblem {
  return { line, oldId, pointer, type, message };
}

export function strayNumber(line: number, oldId: string | null, pointer: string): RowProblem {
  return problem(line, oldId, pointer, 'value_error.card_number', 'must not hold a card number');
}

export type Texts = (column: Column) => string;

/** `MM/YY` of a month and a year, or of both in one: 3/2027, 03/27, 032027 or 0327. */
export function expirationDateOf(text: Texts): string | null {
  const [month, year] =
    text('month') !== '' || text('year') !== ''
      ? [text('month'), text('year')]
      : (/^(\d{1,2}) ?\/ ?(\d{2}|\d{4})$|^(\d{2})(\d{2}|\d{4})$/.exec(text('expirationDate')) ?? [])
          .slice(1)
          .filter((part) => part !== undefined);
  if (!/^(0?[1-9]|1[0-2])$/.test(month ?? '') || !/^(20)?\d{2}$/.test(year ?? '')) return null;
  return `${month?.padStart(2, '0')}/${year?.slice(-2)}`;
}

/**
 * The scheme's id of an earlier payment. Exports give none, one, or several: the first that can be one. Schemes' ids
 * are 9 to 36 letters and digits (Visa and American Express 15 digits, Mastercard 9 and a date).
 */
export function schemeTransactionIdIn(given: string): string | null {
  return given.split(/[^A-Za-z0-9]+/).find((word) => /^(?=.*\d)[A-Za-z0-9]{9,36}$/.test(word)) ?? null;
}

export function buyerOf(text: Texts): BuyerOfRow | null {
  const externalIdentifier = text('buyerId').normalize('NFC');

  if (externalIdentifier === '') return null;
  const whole = [text('firstName'), text('lastName')].filter((part) => part !== '').join(' ');
  const displayName = [text('name'), whole, text('holder')].find((name) => name !== '') ?? null;
  const address = filledMembers({
    line1: cut(text('line1'), 255),
    line2: cut(text('line2'), 255),
    city: cut(text('city'), 100),
    state: cut(text('state'), 255),
    postal_code: cut(text('postalCode'), 50),
    country: parseCountry(text('country').toUpperCase()) ?? '',
  });
  const billingDetails = filledMembers({
    first_name: cut(text('firstName'), 255),
    last_name: cut(text('lastName'), 255),
    email_address: text('email').length > 320 ? '' : text('email'),
    ...(address === null ? {} : { address }),
  });
  return { externalIdentifier, displayName: cut(displayName, 200), billingDetails };
}

function filledMembers(members: Readonly<Record<string, string | JsonObject>>): JsonObject | null {
  const known = Object.entries(members).filter(([, value]) => value !== '');
  return known.length === 0 ? null : Object.fromEntries(known);
}
