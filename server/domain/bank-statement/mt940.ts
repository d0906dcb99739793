import { type Currency, parseCurrency } from '../currency.ts';
import { isDateText } from '../timestamp.ts';
import { informationIn } from './mt940-information.ts';
import {
  type BankFile,
  type BankLine,
  MalformedStatement,
  StatementDraft,
  amountIn,
  shortDay,
  textLines,
} from './statement.ts';

/** SWIFT MT940, in SWIFT's envelope or without. */
export function readMt940(chunks: Iterable<string>): BankFile {
  const draft = new StatementDraft();
  const reader = new Mt940Reader(draft);
  for (const field of fieldsOf(textLines(chunks))) reader.take(field);
  reader.end();
  return draft.end();
}

/** A field with all its lines. An `end` stands where a message ends. */
type Field = Readonly<{ tag: string; line: number; lines: string[] }>;

const TAG = /^:(\d{2}[A-Z]?|NS):(.*)$/;
/** What ends a message, alone in its line, and headers of the next one. */
const END = /^(?:-\}?.*|\{\d:.*)$/;
const PLAIN_END = /^-\}?$/;
const FIELD_LINES_MAX = 1_000;

function* fieldsOf(lines: Iterable<string>): Generator<Field> {
  let field: Field | null = null;
  let number = 0;

  for (const raw of lines) {
    number += 1;
    const line = withoutEnvelope(raw);
    const [, tag, rest = ''] = TAG.exec(line) ?? [];
    const isEnd = tag === undefined && endsMessage(line, field?.tag);
    if (tag === undefined && !isEnd) {
      if (line.trim() !== '') addLine(field, line);
      continue;
    }
    if (field !== null) yield field;
    field = tag === undefined ? null : { tag, line: number, lines: [rest] };
    if (isEnd) yield { tag: 'end', line: number, lines: [] };
  }
  if (field !== null) yield field;
}

function withoutEnvelope(line: string): string {
  return line.replace(/^\uFEFF/, '').replace(/^\{.*\{4:(?=:)/, '');
}

/** In what a payer wrote, a line may begin with a dash. */
function endsMessage(line: string, tag: string | undefined): boolean {
  return (tag === '86' ? PLAIN_END : END).test(line.trimEnd());
}

function addLine(field: Field | null, line: string): void {
  if (field === null) return;
  field.lines.push(line);
  if (field.lines.length > FIELD_LINES_MAX)
    throw new MalformedStatement(`the field of line ${field.line} does not end`);
}

type Balance = Readonly<{ amount: bigint; on: string; currency: Currency }>;
type Entry = Omit<BankLine, 'position'>;

class Mt940Reader {
  readonly #draft: StatementDraft;
  #reference = '';
  #number = '';
  #account = '';
  #opening: Balance | null = null;
  #closing: Balance | null = null;
  /** The line whose field 86 may follow. */
  #entry: Entry | null = null;
  #isOpen = false;
  #startsAt = 0;

  constructor(draft: StatementDraft) {
    this.#draft = draft;
  }

  take(field: Field): void {
    if (field.tag === 'end' || field.tag === '20') this.end();
    if (field.tag === 'end') return;
    if (!this.#isOpen) this.#startsAt = field.line;
    this.#isOpen = true;
    if (field.tag !== '86') this.#flush();
    this.#takers.get(field.tag)?.(field);
  }

  /** Other fields, such as balances of other days, say nothing about the lines. */
  readonly #takers: ReadonlyMap<string, (field: Field) => void> = new Map([
    ['20', (field) => (this.#reference = valueOf(field))],
    ['25', (field) => (this.#account = accountIn(field))],
    ['25P', (field) => (this.#account = accountIn(field))],
    ['28', (field) => (this.#number = valueOf(field))],
    ['28C', (field) => (this.#number = valueOf(field))],
    ['60F', (field) => (this.#opening = this.#balanceIn(field))],
    ['60M', (field) => (this.#opening = this.#balanceIn(field))],
    ['61', (field) => this.#takeEntry(field)],
    ['62F', (field) => (this.#closing = this.#balanceIn(field))],
    ['62M', (field) => (this.#closing = this.#balanceIn(field))],
    ['86', (field) => this.#takeInformation(field)],
  ] satisfies (readonly [string, (field: Field) => unknown])[]);

  #balanceIn(field: Field): Balance | null {
    const [, mark, day = '', code = '', amount = ''] = BALANCE.exec(valueOf(field)) ?? [];
    const currency = parseCurrency(code);
    const minor = currency === null ? null : amountIn(amount, currency);
    const on = shortDay(day);
    if (currency === null || minor === null || on === null) {
      this.#draft.leaveOut(`line ${field.line}`, `field ${field.tag} is no balance`);
      return null;
    }
    return { amount: mark === 'D' ? -minor : minor, on, currency };
  }

  #takeEntry({ line, lines }: Field): void {
    const currency = this.#opening?.currency;
    const entry =
      currency === undefined
        ? 'no opening balance, which has the currency, stands before it'
        : entryIn(lines, currency);
    if (typeof entry === 'string') this.#draft.leaveOut(`line ${line}`, entry);
    else this.#entry = entry;
  }

  #takeInformation({ lines }: Field): void {
    const entry = this.#entry;
    if (entry === null) return;
    const { references, text, ...rest } = informationIn(lines, this.#opening?.currency ?? null);
    this.#entry = null;
    this.#draft.add({
      ...{ ...entry, ...rest },
      references: [...entry.references, ...references],
      text: [entry.text, text].filter((part) => part !== '').join(' '),
    });
  }

  #flush(): void {
    if (this.#entry !== null) this.#draft.add(this.#entry);
    this.#entry = null;
  }

  /** Of the message that is open; what stands between messages is none. */
  end(): void {
    this.#flush();
    if (this.#isOpen) this.#closeMessage();
    [this.#reference, this.#number, this.#account] = ['', '', ''];
    [this.#opening, this.#closing, this.#isOpen] = [null, null, false];
  }

  #closeMessage(): void {
    const [account, opening, closing] = [this.#account, this.#opening, this.#closing];
    const place = `line ${this.#startsAt}`;
    if (account === '') return this.#draft.refuse(place, 'the message names no account in field 25');
    if (opening === null) return this.#draft.refuse(place, 'the message has no opening balance in field 60');
    if (closing !== null && closing.currency !== opening.currency)
      this.#draft.leaveOut(place, `it opens in ${opening.currency} and closes in ${closing.currency}`);
    this.#draft.close({
      reference: [this.#reference, this.#number].filter((part) => part !== '').join(' '),
      ...{ account, currency: opening.currency, opening: opening.amount, opensOn: opening.on },
      closing: closing?.currency === opening.currency ? closing.amount : null,
      closesOn: closing?.on ?? null,
    });
  }
}

const BALANCE = /^([CD])(\d{6})([A-Z]{3})(\d{1,20}(?:[.,]\d*)?)$/;
/**
 * Value date, booking date, mark, the third letter of the currency, amount, code, references. Some banks leave out the
 * code, write its letters small, or put blanks where a part of it or the booking date would be.
 */
const ENTRY =
  /^(\d{6})(\d{4}| {4})?([RE][CD]|[CD])[A-Z]?(\d{1,20}(?:[.,]\d*)?)(?: ?([A-Z][A-Za-z0-9 ]{3})(.*))?$/;

/** A line without its field 86, or why it is none. */
function entryIn([first = '', ...more]: readonly string[], currency: Currency): Entry | string {
  const parts = ENTRY.exec(first.trimEnd());
  if (parts === null) return 'field 61 is no line of a statement';
  const [, day = '', entryDay = '', mark = '', text = '', code = '', rest = ''] = parts;
  const valueOn = shortDay(day);
  const minor = amountIn(text, currency);
  if (valueOn === null || minor === null) return `"${day} ${text}" is no day with an amount in ${currency}`;

  return {
    ...{ bookedOn: bookingDay(valueOn, entryDay.trim()), valueOn, charges: 0n },
    amount: CREDITS.has(mark) ? minor : -minor,
    ...referencesIn(rest),
    ...{ counterparty: null, text: more.join(' ').trim(), code: code.trim() || null },
  };
}

/** The customer's, and the bank's behind two slashes. */
function referencesIn(text: string): Pick<BankLine, 'bankReference' | 'references'> {
  const [customer = '', bank = ''] = text.split('//', 2);
  return { bankReference: bank.trim() || null, references: [customer, bank] };
}

/** The reversal of what went out comes in, and the other way round. */
const CREDITS: ReadonlySet<string> = new Set(['C', 'RD', 'EC']);

function valueOf({ lines }: Field): string {
  return lines.join('').trim();
}

/** `BLZ/account`, `IBAN`, or an IBAN with its currency behind it. */
function accountIn({ lines }: Field): string {
  const account = (lines[0] ?? '').replaceAll(/\s/g, '');
  return /^[A-Z]{2}\d{2}[A-Z0-9]*\d(?=[A-Z]{3}$)/.exec(account)?.[0] ?? account;
}

/** Month and day alone: of the year in which it lies nearest to the value date. */
function bookingDay(valueOn: string, monthAndDay: string): string {
  if (monthAndDay === '') return valueOn;
  const year = Number(valueOn.slice(0, 4));
  const days = [year - 1, year, year + 1]
    .map((one) => `${one}-${monthAndDay.slice(0, 2)}-${monthAndDay.slice(2)}`)
    .filter(isDateText);
  const distance = (day: string): number => Math.abs(Date.parse(day) - Date.parse(valueOn));
  return days.sort((one, other) => distance(one) - distance(other))[0] ?? valueOn;
}
