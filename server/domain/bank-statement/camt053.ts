import { SaxesParser } from 'saxes';
import { type Currency, parseCurrency } from '../currency.ts';
import { isDateText } from '../timestamp.ts';
import { type BankFile, MalformedStatement, StatementDraft, amountIn } from './statement.ts';

/**
 * ISO 20022 camt.053, of any version: names of elements are the same in all of them. One entry is in memory at a time.
 * What is looked at is found by name; the rest of an element is passed over.
 */
export function readCamt053(chunks: Iterable<string>): BankFile {
  const draft = new StatementDraft();
  const document = new Document(draft);
  const parser = new SaxesParser();

  parser.on('error', (error) => {
    throw new MalformedStatement(`it is not well-formed XML: ${error.message}`);
  });
  // Entities are the one thing in XML that may mean more than what stands there.
  parser.on('doctype', () => {
    throw new MalformedStatement('it has a document type, and statements have none');
  });
  parser.on('opentag', ({ name, attributes }) => document.open(localName(name), attributes));
  parser.on('text', (text) => document.addText(text));
  parser.on('cdata', (text) => document.addText(text));
  parser.on('closetag', () => document.close());
  for (const chunk of chunks) parser.write(chunk);
  parser.close();
  return draft.end();
}

function localName(name: string): string {
  return name.slice(name.indexOf(':') + 1);
}

type Element = Readonly<{ name: string; currency: string; children: Element[] }> & { text: string };

/** Deeper than anything in the standard, and longer than any entry that a bank has been seen to write. */
const DEPTH_MAX = 32;
const ELEMENTS_MAX = 50_000;
const TEXT_LENGTH_MAX = 2_000_000;

class Document {
  readonly #draft: StatementDraft;
  readonly #open: Element[] = [];
  #statement: OpenStatement | null = null;
  #statements = 0;
  /** Of the part of a statement that is open. */
  #elements = 0;
  #textLength = 0;

  constructor(draft: StatementDraft) {
    this.#draft = draft;
  }

  open(name: string, attributes: Readonly<Record<string, string>>): void {
    if (this.#open.length >= DEPTH_MAX) throw new MalformedStatement('its elements are nested too deep');
    const element = { name, currency: attributes['Ccy'] ?? '', children: [], text: '' };
    if (this.#depth >= 0) {
      this.#elements += 1;
      if (this.#elements > ELEMENTS_MAX) throw new MalformedStatement('one part of it is larger than any');
      this.#open.at(-1)?.children.push(element);
    }
    this.#open.push(element);
    if (name === 'Stmt' && this.#statement === null) {
      this.#statements += 1;
      this.#statement = new OpenStatement(this.#draft, this.#statements, this.#open.length);
    }
  }

  /** How far below the statement that is open; below zero outside of one. */
  get #depth(): number {
    return this.#statement === null ? -1 : this.#open.length - this.#statement.depth;
  }

  addText(text: string): void {
    const element = this.#open.at(-1);
    if (element === undefined || this.#depth < 1) return;
    this.#textLength += text.length;
    if (this.#textLength > TEXT_LENGTH_MAX) throw new MalformedStatement('one part of it is larger than any');
    element.text += text;
  }

  close(): void {
    const depth = this.#depth;
    const element = this.#open.pop();
    if (element === undefined || this.#statement === null || depth > 1) return;
    if (depth === 1) {
      this.#statement.take(element);
      this.#open.at(-1)?.children.pop();
      this.#elements = 0;
      this.#textLength = 0;
      return;
    }
    this.#statement.end();
    this.#statement = null;
  }
}

type Balance = Readonly<{ type: string; amount: bigint; on: string | null }>;

/** Its parts come one after the other, and its lines need the currency of its account. */
class OpenStatement {
  readonly depth: number;
  readonly #draft: StatementDraft;
  readonly #place: string;
  #reference = '';
  #account = '';
  #currency: Currency | null = null;
  readonly #balances: Balance[] = [];
  #entries = 0;

  constructor(draft: StatementDraft, number: number, depth: number) {
    this.#draft = draft;
    this.#place = `Stmt[${number}]`;
    this.depth = depth;
  }

  take(element: Element): void {
    if (element.name === 'Id') this.#reference = element.text.trim();
    else if (element.name === 'Acct') this.#takeAccount(element);
    else if (element.name === 'Bal') this.#takeBalance(element);
    else if (element.name === 'Ntry') this.#takeEntry(element);
  }

  #takeAccount(element: Element): void {
    const id = childOf(element, 'Id');
    this.#account = textAt(id, 'IBAN') || textAt(id, 'Othr', 'Id') || textAt(id, 'PrtryAcct', 'Id');
    this.#currency = parseCurrency(textAt(element, 'Ccy'));
  }

  #takeBalance(element: Element): void {
    const type = textAt(element, 'Tp', 'CdOrPrtry', 'Cd') || textAt(element, 'Tp', 'CdOrPrtry', 'Prtry');
    const place = `${this.#place}/Bal[${type}]`;
    const amount = this.#signedAmountOf(element);
    if (typeof amount === 'string') this.#draft.leaveOut(place, amount);
    else this.#balances.push({ type, amount, on: dateOf(childOf(element, 'Dt')) });
  }

  #takeEntry(entry: Element): void {
    this.#entries += 1;
    const place = `${this.#place}/Ntry[${this.#entries}]`;
    const amount = this.#signedAmountOf(entry);
    if (typeof amount === 'string') return this.#draft.leaveOut(place, amount);
    const status = textAt(entry, 'Sts', 'Cd') || textAt(entry, 'Sts');
    if (status !== 'BOOK' && status !== '')
      return this.#draft.leaveOut(place, `it is not booked, but ${status}`);
    const valueOn = dateOf(childOf(entry, 'ValDt'));
    const bookedOn = dateOf(childOf(entry, 'BookgDt')) ?? valueOn;
    if (bookedOn === null) return this.#draft.leaveOut(place, 'it has no day on which it was booked');

    this.#draft.add({
      ...{ bookedOn, valueOn, amount, charges: this.#chargesOf(entry) },
      bankReference: textAt(entry, 'AcctSvcrRef') || null,
      references: textsIn(entry, REFERENCES),
      counterparty: counterpartyOf(entry, amount >= 0n),
      text: textsIn(entry, TEXTS).join(' '),
      code: codeOf(entry),
    });
  }

  /** Minor units, or why there are none. */
  #signedAmountOf(element: Element): bigint | string {
    const amount = childOf(element, 'Amt');
    this.#currency ??= parseCurrency(amount?.currency ?? '');
    const minor = this.#amountOf(amount);
    if (typeof minor === 'string') return minor;
    const side = textAt(element, 'CdtDbtInd');
    return side === 'CRDT' ? minor : side === 'DBIT' ? -minor : 'it is neither CRDT nor DBIT';
  }

  #amountOf(element: Element | null): bigint | string {
    const { text = '', currency = '' } = element ?? {};
    if (this.#currency === null) return `its currency "${currency}" is none`;
    if (currency !== this.#currency) return `it is in ${currency}, and the account in ${this.#currency}`;
    const minor = amountIn(text, this.#currency);
    return minor === null || minor < 0n ? `"${text.trim()}" is no amount in ${currency}` : minor;
  }

  /** Taken out of the amount already: of the entry, or of its details; in a list of records, or by themselves. */
  #chargesOf(entry: Element): bigint {
    let sum = 0n;
    for (const charge of elementsIn(entry, 'Chrgs').flatMap(recordsOf)) {
      const minor = this.#amountOf(childOf(charge, 'Amt'));
      if (typeof minor === 'string' || textAt(charge, 'ChrgInclInd') === 'false') continue;
      sum += textAt(charge, 'CdtDbtInd') === 'CRDT' ? -minor : minor;
    }
    return sum < 0n ? 0n : sum;
  }

  end(): void {
    if (this.#account === '') return this.#draft.refuse(this.#place, 'it names no account');
    if (this.#currency === null)
      return this.#draft.refuse(this.#place, 'neither its account nor a balance has a currency');
    const [opening, closing] = this.#ends();
    this.#draft.close({
      ...{ reference: this.#reference, account: this.#account, currency: this.#currency },
      ...{ opening: opening?.amount ?? null, opensOn: opening?.on ?? null },
      ...{ closing: closing?.amount ?? null, closesOn: closing?.on ?? null },
    });
  }

  /** A page between the first and the last has interim balances on both sides, the others on one. */
  #ends(): readonly [Balance | undefined, Balance | undefined] {
    const of = (type: string): readonly Balance[] =>
      this.#balances.filter((balance) => balance.type === type);
    const interim = of('ITBD');
    const opening = of('OPBD')[0] ?? of('PRCD')[0];
    const closing = of('CLBD').at(-1);
    const hasBoth = interim.length > 1;
    return [
      opening ?? (hasBoth || closing !== undefined ? interim[0] : undefined),
      closing ?? (hasBoth || opening !== undefined ? interim.at(-1) : undefined),
    ];
  }
}

/** Where a reference hides: at the entry, its batch, its details, and in what the payer wrote in a structure. */
const REFERENCES: ReadonlySet<string> = new Set([
  ...[
    'NtryRef',
    'AcctSvcrRef',
    'MsgId',
    'PmtInfId',
    'InstrId',
    'EndToEndId',
    'TxId',
    'UETR',
    'MndtId',
    'ChqNb',
  ],
  ...['ClrSysRef', 'AcctOwnrTxId', 'AcctSvcrTxId', 'Ref', 'Nb'],
]);
const TEXTS: ReadonlySet<string> = new Set(['Ustrd', 'AddtlRmtInf', 'AddtlTxInf', 'AddtlNtryInf']);

/** Texts of all elements with these names, in their order. */
function textsIn(element: Element, names: ReadonlySet<string>): readonly string[] {
  const own = names.has(element.name) && element.text.trim() !== '' ? [element.text.trim()] : [];
  return [...own, ...element.children.flatMap((child) => textsIn(child, names))];
}

function elementsIn(element: Element, name: string): readonly Element[] {
  return element.children.flatMap((child) => (child.name === name ? [child] : elementsIn(child, name)));
}

function recordsOf(charges: Element): readonly Element[] {
  const records = charges.children.filter(({ name }) => name === 'Rcrd');
  return records.length === 0 ? [charges] : records;
}

/** Who paid what came in, or was paid what went out. */
function counterpartyOf(entry: Element, isCredit: boolean): string | null {
  const names = isCredit ? ['Dbtr', 'UltmtDbtr'] : ['Cdtr', 'UltmtCdtr'];
  const parties = elementsIn(entry, 'RltdPties').flatMap((all) => names.map((name) => childOf(all, name)));
  return parties.map((party) => textAt(party, 'Nm') || textAt(party, 'Pty', 'Nm')).find(Boolean) ?? null;
}

/** The bank's own code, or the domain's: `PMNT/RCDT/ESCT`. */
function codeOf(entry: Element): string | null {
  const code = childOf(entry, 'BkTxCd');
  const domain = [
    textAt(code, 'Domn', 'Cd'),
    textAt(code, 'Domn', 'Fmly', 'Cd'),
    textAt(code, 'Domn', 'Fmly', 'SubFmlyCd'),
  ].filter((part) => part !== '');
  return textAt(code, 'Prtry', 'Cd') || domain.join('/') || null;
}

/** Of a day, or of a moment, whose day it is where the bank is. */
function dateOf(element: Element | null): string | null {
  const day = /^\d{4}-\d{2}-\d{2}/.exec(textAt(element, 'Dt') || textAt(element, 'DtTm'))?.[0] ?? '';
  return isDateText(day) ? day : null;
}

function childOf(element: Element | null, name: string): Element | null {
  return element?.children.find((child) => child.name === name) ?? null;
}

/** The text at the end of a path of names; empty where there is none. */
function textAt(element: Element | null, ...path: readonly string[]): string {
  return path.reduce<Element | null>((at, name) => childOf(at, name), element)?.text.trim() ?? '';
}
