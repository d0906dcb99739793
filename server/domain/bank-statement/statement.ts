import { createHash } from 'node:crypto';
import { type Currency, exponentOf } from '../currency.ts';
import { cut } from '../cut.ts';
import { decimal, minorOf } from '../decimal.ts';
import { isDateText } from '../timestamp.ts';

/**
 * What a bank says of an account: balances, and the lines between them. Four formats are read (`read-statements.ts`),
 * and all of them come to these types.
 */
export type BankStatement = Readonly<{
  /** The bank's id of the statement, or its number; empty where it has none. */
  reference: string;
  /** IBAN or account number, without blanks. */
  account: string;
  currency: Currency;
  /** The days of its balances, `2027-01-31`; null where the bank does not say. */
  opensOn: string | null;
  closesOn: string | null;
  /** In minor units, below zero where the account is overdrawn; null where the bank does not say. */
  opening: bigint | null;
  closing: bigint | null;
  lines: readonly BankLine[];
}>;

export type BankLine = Readonly<{
  /** From 1, in the order of the statement. */
  position: number;
  /** The bank's own reference of the line, where it gives one. */
  bankReference: string | null;
  /** `2027-01-31`. */
  bookedOn: string;
  valueOn: string | null;
  /** In minor units: above zero came in, below zero went out. */
  amount: bigint;
  /** What the bank took out of the amount, where it says so; in minor units, never below zero. */
  charges: bigint;
  /** Whatever could name a payout, wherever it hides: each once. */
  references: readonly string[];
  counterparty: string | null;
  text: string;
  /** The bank's code for such a line. */
  code: string | null;
}>;

/** What of a file could not be read: where it stands, and why, in a sentence. */
export type UnreadPart = Readonly<{ place: string; why: string }>;
export type BankFile = Readonly<{ statements: readonly BankStatement[]; unread: readonly UnreadPart[] }>;

/** The file as a whole is none: nothing of it is believed. */
export class MalformedStatement extends Error {}

export const STATEMENT_LINES_MAX = 20_000;
const REFERENCES_MAX = 100;
const REFERENCE_LENGTH_MAX = 200;
const TEXT_LENGTH_MAX = 4_000;
const ACCOUNT_LENGTH_MAX = 64;

/** Opening balance and lines, less the closing balance: zero where all were read. Null: a balance is missing. */
export function balanceDifference({ opening, closing, lines }: BankStatement): bigint | null {
  if (opening === null || closing === null) return null;
  return lines.reduce((sum, { amount }) => sum + amount, opening) - closing;
}

/**
 * What a file says, as it is read: statements one after the other, lines of the one that is open, and what could not
 * be read.
 */
export class StatementDraft {
  readonly #statements: BankStatement[] = [];
  readonly #unread: UnreadPart[] = [];
  #lines: BankLine[] = [];
  #lineCount = 0;

  leaveOut(place: string, why: string): void {
    this.#unread.push({ place: cut(place, REFERENCE_LENGTH_MAX), why: cut(why, REFERENCE_LENGTH_MAX) });
  }

  /** Adds a line to the statement that is open. */
  add(line: Omit<BankLine, 'position'>): void {
    this.#lineCount += 1;
    if (this.#lineCount > STATEMENT_LINES_MAX)
      throw new MalformedStatement(`it has more than ${STATEMENT_LINES_MAX} lines: split it`);
    this.#lines.push({
      ...line,
      position: this.#lines.length + 1,
      references: cleanReferences(line.references),
      counterparty: cut(line.counterparty, REFERENCE_LENGTH_MAX),
      text: cut(line.text, TEXT_LENGTH_MAX),
      bankReference: cut(line.bankReference, REFERENCE_LENGTH_MAX),
    });
  }

  /** Ends the statement that is open with what stands around its lines. */
  close(statement: Omit<BankStatement, 'lines'>): void {
    const account = statement.account.replaceAll(/\s/g, '');
    if (account.length > ACCOUNT_LENGTH_MAX)
      throw new MalformedStatement('an account number is longer than any');
    const reference = cut(statement.reference, REFERENCE_LENGTH_MAX);
    this.#statements.push({ ...statement, account, reference, lines: this.#lines });
    this.#lines = [];
  }

  /** Ends one of which too little was read to count its lines. */
  refuse(place: string, why: string): void {
    this.leaveOut(place, why);
    this.#lines = [];
  }

  end(): BankFile {
    if (this.#statements.length === 0 && this.#unread.length === 0)
      throw new MalformedStatement('no statement was found in it');
    return { statements: this.#statements, unread: this.#unread };
  }
}

/** What banks write where they have no reference. */
const NO_REFERENCE = new Set(['', 'NOTPROVIDED', 'NONREF', 'NOREF', 'NONE', 'N/A']);

function cleanReferences(references: readonly string[]): readonly string[] {
  const cleaned = references.map((text) => cut(text.trim(), REFERENCE_LENGTH_MAX));
  const kept = cleaned.filter((text) => !NO_REFERENCE.has(text.toUpperCase()));
  return [...new Set(kept)].slice(0, REFERENCES_MAX);
}

/**
 * Minor units of a decimal text in major ones, with a point or a comma: `12.50`, `12,5`, `12,`. Null for what is no
 * number, has more digits than the currency, or is larger than what JSON can carry.
 */
export function amountIn(text: string, currency: Currency): bigint | null {
  const plain = text
    .trim()
    .replace(',', '.')
    .replace(/\.$/, '')
    .replace(/^\+/, '')
    .replace(/^(-?)0+(?=\d)/, '$1');
  const value = plain === '' ? null : decimal(plain);
  const minor = value === null ? null : minorOf(value, exponentOf(currency));
  return minor === null || !isPlausible(minor) ? null : minor;
}

const AMOUNT_MAX = BigInt(Number.MAX_SAFE_INTEGER);

export function isPlausible(minor: bigint): boolean {
  return minor <= AMOUNT_MAX && minor >= -AMOUNT_MAX;
}

/** `270131` as `2027-01-31`; null for what is no day. */
export function shortDay(text: string): string | null {
  const [, year, month, day] = /^(\d{2})(\d{2})(\d{2})$/.exec(text) ?? [];
  const date = `${Number(year) >= 80 ? '19' : '20'}${year}-${month}-${day}`;
  return isDateText(date) ? date : null;
}

/**
 * What makes each line this one, in whatever statement it comes again: its day, its amount, and the bank's reference.
 * Without one, its texts and what the account held before it: of two equal lines of one day, each has its own.
 */
export function lineKeys(statement: BankStatement): readonly string[] {
  const { account, currency, opening, lines } = statement;
  let held = balanceDifference(statement) === 0n ? opening : null;
  const seen = new Map<string, number>();
  return lines.map(({ bankReference, bookedOn, amount, references, text }) => {
    const facts = bankReference === null ? [references.join('\n'), text, String(held)] : [bankReference];
    const same = JSON.stringify([account, currency, bookedOn, String(amount), ...facts]);
    const before = seen.get(same) ?? 0;
    seen.set(same, before + 1);
    if (held !== null) held += amount;
    return createHash('sha256').update(`${before} ${same}`).digest('base64url');
  });
}

/** The lines of a text that comes in chunks, without their ends. */
export function* textLines(chunks: Iterable<string>): Generator<string> {
  let rest = '';
  for (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    if (rest.length > LINE_LENGTH_MAX) throw new MalformedStatement('a line of it does not end');
    for (const line of lines) yield line.replace(/\r$/, '');
  }
  if (rest !== '') yield rest.replace(/\r$/, '');
}

const LINE_LENGTH_MAX = 100_000;
