import { type Currency, parseCurrency } from '../currency.ts';
import {
  type BankFile,
  type BankLine,
  StatementDraft,
  isPlausible,
  shortDay,
  textLines,
} from './statement.ts';

/**
 * BAI2, as banks of the United States write it: records 01 to 99, of which 16 is a line of an account and 88 goes on
 * with the record before. Amounts have no decimal sign: they count minor units.
 */
export function readBai2(chunks: Iterable<string>): BankFile {
  const draft = new StatementDraft();
  const reader = new Bai2Reader(draft);
  for (const record of recordsOf(textLines(chunks))) reader.take(record);
  reader.closeAccount();
  return draft.end();
}

/** `lines`: how many lines of the file it takes. */
type BaiRecord = Readonly<{ code: string; line: number; text: string; lines: number }>;

/** Records with what goes on in 88. One that ends with a slash ends a field; any other goes on within its text. */
function* recordsOf(lines: Iterable<string>): Generator<BaiRecord> {
  let open: BaiRecord | null = null;
  for (const record of recordsInLines(lines)) {
    if (record.code === '88' && open !== null) {
      open = withContinuation(open, record);
      continue;
    }
    if (open !== null) yield open;
    open = record;
  }
  if (open !== null) yield open;
}

function withContinuation(open: BaiRecord, { text }: BaiRecord): BaiRecord {
  const before = open.text.endsWith('/') ? `${open.text.slice(0, -1)},` : `${open.text} `;
  return { ...open, text: before + text, lines: open.lines + 1 };
}

/** Some banks fill a line with blanks, and write the next record behind them. */
const BETWEEN_RECORDS = /(?<=\/)\s+(?=(?:01|02|03|16|49|88|98|99),)/;

function* recordsInLines(lines: Iterable<string>): Generator<BaiRecord> {
  let line = 0;
  for (const text of lines) {
    line += 1;
    const records = text
      .replace(/^\uFEFF/, '')
      .trimEnd()
      .split(BETWEEN_RECORDS);
    for (const record of records)
      if (record !== '') yield { code: record.slice(0, 2), line, text: record.slice(3), lines: 1 };
  }
}

type Account = Readonly<{ number: string; currency: Currency }> & {
  opening: bigint | null;
  closing: bigint | null;
  /** Of all amounts, as the bank adds them up. */
  total: bigint;
  lines: number;
};

/** The types of the balances of the ledger, among some hundred others. */
const OPENING = '010';
const CLOSING = '015';

class Bai2Reader {
  readonly #draft: StatementDraft;
  #file = '';
  #day: string | null = null;
  #currency = 'USD';
  #account: Account | null = null;
  #groupTotal = 0n;
  #fileTotal = 0n;

  constructor(draft: StatementDraft) {
    this.#draft = draft;
  }

  take(record: BaiRecord): void {
    const take = this.#takers.get(record.code);
    if (take === undefined) return this.#leaveOut(record, `its code "${record.code}" is none of BAI2`);
    if (this.#account !== null) this.#account.lines += record.lines;
    take(record);
  }

  readonly #takers: ReadonlyMap<string, (record: BaiRecord) => void> = new Map([
    ['01', (record) => this.#openFile(record)],
    ['02', (record) => this.#openGroup(record)],
    ['03', (record) => this.#openAccount(record)],
    ['16', (record) => this.#takeLine(record)],
    ['49', (record) => this.#endAccount(record)],
    ['98', (record) => this.#endGroup(record)],
    ['99', (record) => this.#compare(record, this.#fileTotal, 'its groups')],
  ]);

  #leaveOut({ line }: BaiRecord, why: string): void {
    this.#draft.leaveOut(`line ${line}`, why);
  }

  #openFile({ text }: BaiRecord): void {
    this.#file = fieldsOf(text)[4] ?? '';
    this.#fileTotal = 0n;
  }

  #openGroup(record: BaiRecord): void {
    const [, , , day = '', , currency = ''] = fieldsOf(record.text);
    this.#day = shortDay(day);
    if (this.#day === null) this.#leaveOut(record, `"${day}" is no day`);
    this.#currency = currency || 'USD';
    this.#groupTotal = 0n;
  }

  #openAccount(record: BaiRecord): void {
    this.closeAccount();
    const [number = '', code = '', ...summaries] = fieldsOf(record.text);
    const currency = parseCurrency(code || this.#currency);
    if (number.trim() === '' || currency === null)
      return this.#leaveOut(record, `"${number} ${code}" is no account with a currency`);
    const account: Account = {
      number,
      currency,
      lines: record.lines,
      opening: null,
      closing: null,
      total: 0n,
    };
    this.#account = account;

    this.#takeSummaries(account, record, summaries);
  }

  /** Type, amount, count and funds, again and again. */
  #takeSummaries(account: Account, record: BaiRecord, summaries: readonly string[]): void {
    for (let at = 0; at < summaries.length;) {
      const [type = '', text = '', , funds = ''] = summaries.slice(at, at + 4);
      // What goes on in 88 may stand behind a field that ended twice.
      if (type === '') {
        at += 1;
        continue;
      }
      const amount = minorIn(text);
      if (amount === null) this.#leaveOut(record, `"${text}" is no amount of type ${type}`);
      account.total += amount ?? 0n;
      if (type === OPENING && text !== '') account.opening = amount;
      if (type === CLOSING && text !== '') account.closing = amount;
      at += 4 + fundsLength(funds, summaries[at + 4]);
    }
  }

  #takeLine(record: BaiRecord): void {
    const account = this.#account;
    if (account === null) return this.#leaveOut(record, 'no account is open');
    const [type = '', text = '', funds = '', ...rest] = fieldsOf(record.text);
    const amount = minorIn(text);
    if (amount === null || amount < 0n) return this.#leaveOut(record, `"${text}" is no amount`);
    account.total += amount;
    const sign = signOf(type);
    // Such a record may hold words alone.
    if (sign === null && amount === 0n) return;
    if (sign === null) return this.#leaveOut(record, `its type ${type} is neither a credit nor a debit`);
    if (this.#day === null) return this.#leaveOut(record, 'its group has no day');

    this.#draft.add({
      ...{ bookedOn: this.#day, valueOn: funds === 'V' ? shortDay(rest[0] ?? '') : null },
      ...{ amount: sign * amount, charges: 0n, counterparty: null, code: type },
      ...wordsIn(rest.slice(fundsLength(funds, rest[0]))),
    });
  }

  #endAccount(record: BaiRecord): void {
    if (this.#account === null) return this.#leaveOut(record, 'no account is open');
    const { total, lines } = this.#account;
    this.#compare(record, total, 'its amounts');
    const told = fieldsOf(record.text)[1] ?? '';
    if (told !== '' && Number(told) !== lines)
      this.#leaveOut(record, `it counts ${told} records, and ${lines} came`);
    this.closeAccount();
  }

  #endGroup(record: BaiRecord): void {
    this.closeAccount();
    this.#compare(record, this.#groupTotal, 'its accounts');
    this.#fileTotal += this.#groupTotal;
  }

  /** What the bank has added up against what was read. */
  #compare(record: BaiRecord, sum: bigint, of: string): void {
    const told = fieldsOf(record.text)[0]?.trim().replace(/^\+/, '') ?? '';
    if (told === '') return;
    if (!/^-?\d{1,30}$/.test(told) || BigInt(told) !== sum)
      this.#leaveOut(record, `${of} add up to ${sum}, and it says "${told}"`);
  }

  /** Ends the one that is open, with or without its trailer. */
  closeAccount(): void {
    if (this.#account === null) return;
    const { number, currency, opening, closing, total } = this.#account;
    this.#groupTotal += total;
    this.#account = null;
    this.#draft.close({
      reference: [this.#file, this.#day ?? ''].filter((part) => part !== '').join(' '),
      ...{ account: number, currency, opening, closing, opensOn: this.#day, closesOn: this.#day },
    });
  }
}

/** The bank's reference, the customer's, and a text in which commas may stand. */
function wordsIn(fields: readonly string[]): Pick<BankLine, 'bankReference' | 'references' | 'text'> {
  const [bank = '', customer = '', ...words] = fields;
  const bankReference = bank.trim() || null;
  return { bankReference, references: [bank, customer], text: words.join(',').trim() };
}

/** The slash that ends a record is none of it. */
function fieldsOf(text: string): readonly string[] {
  return text.replace(/\/$/, '').split(',');
}

/** How many fields say when the money is there: of D, the first of them says how many days follow with an amount. */
function fundsLength(funds: string, first: string | undefined): number {
  if (funds === 'V') return 2;
  if (funds === 'S') return 3;
  return funds === 'D' ? 1 + 2 * (/^\d{1,3}$/.test(first ?? '') ? Number(first) : 0) : 0;
}

/** An empty one is nothing; null for what is no amount. */
function minorIn(text: string): bigint | null {
  const plain = text.trim().replace(/^\+/, '') || '0';
  const minor = /^-?\d{1,18}$/.test(plain) ? BigInt(plain) : null;
  return minor === null || !isPlausible(minor) ? null : minor;
}

/** By the ranges of the codes of types: credits, debits; others are balances, loans or the bank's own. */
function signOf(type: string): bigint | null {
  if (/^[123]\d\d$/.test(type)) return 1n;
  return /^[456]\d\d$/.test(type) ? -1n : null;
}
