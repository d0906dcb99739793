import { type Currency, currency } from '../../server/domain/currency.ts';
import { toMajorString } from '../../server/domain/money.ts';
import { type StatementSource, readStatements } from '../../server/domain/bank-statement/read-statements.ts';
import { balanceDifference } from '../../server/domain/bank-statement/statement.ts';
import type { Payout, ReceivedLine } from '../../server/domain/reconciliation/match-payouts.ts';
import { dayText, receivedLine } from '../../server/domain/reconciliation/received-line.ts';
import { throwDice } from '../dice.ts';
import { SERVICES, type SettledMonth } from './settled-month.ts';

/** What stands on a statement, before it is written in the bank's format. */
export type Booking = Readonly<{
  currency: Currency;
  amount: bigint;
  charges: bigint;
  isCharge: boolean;
  day: number;
  reference: string;
  name: string;
  /** It names a processor, and is of a payout that nobody has announced. */
  isUnknown: boolean;
}>;

/** A statement as its bank writes it: its lines are these, in this order. */
export type BankFile = Readonly<{
  currency: Currency;
  source: StatementSource;
  content: string;
  bookings: readonly Booking[];
}>;

/**
 * The payouts of a month as the bank sees them: named by their reference or not, alone or several in one line, with
 * charges in a line or beside it, among other business. `nameOf`: as the bank names the company of a payment service.
 */
export function bookingsOf(
  month: SettledMonth,
  seed: number,
  nameOf = (service: string): string => service,
): readonly Booking[] {
  const writer = new BankWriter(month, seed, nameOf);
  writer.writePayouts();
  writer.writeOthers();
  return writer.bookings;
}

/** As statements of four banks, each in its own format. */
export function filesOf(bookings: readonly Booking[]): readonly BankFile[] {
  return SOURCES.map(([name, source, write]) => {
    const code = currency(name);
    const own = bookings.filter((one) => one.currency === code);
    return { currency: code, source, content: write(own), bookings: own };
  });
}

/** What our readers read of these statements. */
export function bankMonth(month: SettledMonth, seed: number): readonly ReceivedLine[] {
  return filesOf(bookingsOf(month, seed)).flatMap(({ currency: code, source, content, bookings }) => {
    const { statements, unread } = readStatements(source, [content]);
    if (unread.length > 0 || statements.some((one) => (balanceDifference(one) ?? 0n) !== 0n))
      throw new Error(`the statement in ${code} was not read: ${JSON.stringify(unread.slice(0, 3))}`);
    const lines = statements.flatMap((one) => one.lines);
    return lines.map((line, index) => {
      const id = `${code}-${index}`;
      if (bookings[index]?.isUnknown === true) month.seeded.set(`unknown-to-us bank-line ${id}`, line.amount);
      return receivedLine(id, code, line);
    });
  });
}

const OTHERS = 200;
const UNKNOWNS = 3;

class BankWriter {
  readonly bookings: Booking[] = [];
  readonly #month: SettledMonth;
  readonly #dice: ReturnType<typeof throwDice>;

  readonly #nameOf: (service: string) => string;

  constructor(month: SettledMonth, seed: number, nameOf: (service: string) => string) {
    this.#month = month;
    this.#dice = throwDice(seed);
    this.#nameOf = nameOf;
  }

  #book(parts: Partial<Booking> & Pick<Booking, 'currency' | 'amount' | 'day'>): void {
    this.bookings.push({
      ...{ charges: 0n, isCharge: false, isUnknown: false, reference: '', name: 'LANDLORD' },
      ...parts,
    });
  }

  writePayouts(): void {
    for (const { name } of SERVICES) {
      const payouts = this.#month.payouts.filter(({ service }) => service === name);
      for (let at = 0; at < payouts.length;) {
        const way = this.#dice.fraction();
        const together = way > 0.85 ? payouts.slice(at, at + 3) : payouts.slice(at, at + 1);
        at += together.length;
        this.#writeTogether(together, way);
      }
    }
  }

  #writeTogether(payouts: readonly Payout[], way: number): void {
    const [first] = payouts;
    const day = (payouts.at(-1)?.day ?? 0) + 1;
    if (first === undefined) return;
    if (day > this.#month.lastDay) {
      for (const { id, amount } of payouts) this.#month.seeded.set(`timing payout ${id}`, -amount);
      return;
    }
    const { currency: code, service, reference } = first;
    const name = this.#nameOf(service);
    const amount = payouts.reduce((sum, one) => sum + one.amount, 0n);
    const isNamed = way < 0.6;
    const charge = way < 0.1 && code !== 'JPY' ? BigInt(1 + this.#dice.below(900)) : 0n;
    const isBeside = code === 'USD';
    const within = isBeside ? 0n : charge;

    this.#book({
      ...{ currency: code, amount: amount - within, charges: within, day, name },
      reference: isNamed ? reference : '',
    });
    if (charge === 0n) return;
    this.#month.seeded.set(`bank-charge payout ${first.id}`, -charge);
    if (isBeside)
      this.#book({ currency: code, amount: -charge, isCharge: true, day, reference, name: 'BANK' });
  }

  writeOthers(): void {
    for (let count = 0; count < OTHERS + UNKNOWNS; count += 1) {
      const { currency: code } = SERVICES[count % SERVICES.length] ?? { currency: currency('EUR') };
      const day = this.#month.firstDay + this.#dice.below(30);
      const amount = BigInt(this.#dice.below(1_000_000) - 500_000) || 1n;
      const isUnknown = count >= OTHERS;
      this.#book({
        ...{ currency: isUnknown ? currency('EUR') : code, day },
        amount: isUnknown && amount < 0n ? -amount : amount,
        name: isUnknown ? `${this.#nameOf(SERVICES[0]?.name ?? '')} EXTRA` : 'LANDLORD',
        isUnknown,
      });
    }
  }
}

type Write = (bookings: readonly Booking[]) => string;

function major({ amount, currency: code }: Pick<Booking, 'amount' | 'currency'>): string {
  return toMajorString({ minor: amount < 0n ? -amount : amount, currency: code });
}

function total(bookings: readonly Booking[]): bigint {
  return bookings.reduce((sum, { amount }) => sum + amount, 0n);
}

const writeCamt: Write = (bookings) => {
  const balance = (type: string, amount: bigint): string =>
    `<Bal><Tp><CdOrPrtry><Cd>${type}</Cd></CdOrPrtry></Tp>` +
    `<Amt Ccy="EUR">${major({ amount, currency: currency('EUR') })}</Amt>` +
    `<CdtDbtInd>${amount < 0n ? 'DBIT' : 'CRDT'}</CdtDbtInd></Bal>`;
  const entries = bookings.map((one) => {
    const charges = major({ amount: one.charges, currency: one.currency });
    return (
      `<Ntry><Amt Ccy="EUR">${major(one)}</Amt><CdtDbtInd>${one.amount < 0n ? 'DBIT' : 'CRDT'}</CdtDbtInd>` +
      `<Sts>BOOK</Sts><BookgDt><Dt>${dayText(one.day)}</Dt></BookgDt><NtryDtls><TxDtls>` +
      (one.charges === 0n
        ? ''
        : `<Chrgs><Amt Ccy="EUR">${charges}</Amt><CdtDbtInd>DBIT</CdtDbtInd></Chrgs>`) +
      `<RltdPties><Dbtr><Nm>${one.name}</Nm></Dbtr></RltdPties><RmtInf><Ustrd>transfer ${one.reference}</Ustrd>` +
      '</RmtInf></TxDtls></NtryDtls></Ntry>'
    );
  });
  return (
    '<Document><BkToCstmrStmt><Stmt><Id>1</Id><Acct><Id><IBAN>NL91ABNA0417164300</IBAN></Id><Ccy>EUR</Ccy></Acct>' +
    `${balance('OPBD', 0n)}${balance('CLBD', total(bookings))}${entries.join('')}</Stmt></BkToCstmrStmt></Document>`
  );
};

const short = (day: number): string => dayText(day).slice(2).replaceAll('-', '');

const writeMt940: Write = (bookings) => {
  const comma = (one: Pick<Booking, 'amount' | 'currency'>): string => major(one).replace('.', ',');
  const mark = (amount: bigint): string => (amount < 0n ? 'D' : 'C');
  const lines = bookings.map((one) => {
    const { amount, charges, currency: code, reference, name, day } = one;
    const charged = charges === 0n ? '' : `/CHGS1/${code}${comma({ amount: charges, currency: code })}`;
    return (
      `:61:${short(day)}${mark(amount)}${comma(one)}NTRF${reference || 'NONREF'}\n` +
      `:86:/NAME/${name}/EREF/${reference || 'NOTPROVIDED'}${charged}/\n`
    );
  });
  const closing = { amount: total(bookings), currency: currency('GBP') };

  return (
    `:20:1\n:25:GB29NWBK60161331926819\n:60F:C270101GBP0,00\n${lines.join('')}` +
    `:62F:${mark(closing.amount)}270131GBP${comma(closing)}\n-\n`
  );
};

const writeBai2: Write = (bookings) => {
  const lines = bookings.map(({ amount, isCharge, reference, name, day }) => {
    const type = isCharge ? 698 : amount < 0n ? 475 : 165;
    return (
      `02,BANK,US,1,${short(day)},,USD,2/\n03,12345,USD/\n` +
      `16,${type},${amount < 0n ? -amount : amount},,,${reference},${name}\n`
    );
  });
  return `01,BANK,US,270101,0000,1,,,2/\n${lines.join('')}`;
};

const writeCsv: Write = (bookings) =>
  `Date,Name,Reference,Amount\n${bookings
    .map(
      (one) =>
        `${dayText(one.day)},${one.name},${one.reference},${one.amount < 0n ? '-' : ''}${major(one)}\n`,
    )
    .join('')}`;

const SOURCES: readonly (readonly [string, StatementSource, Write])[] = [
  ['EUR', { format: 'camt.053' }, writeCamt],
  ['GBP', { format: 'mt940' }, writeMt940],
  ['USD', { format: 'bai2' }, writeBai2],
  [
    'JPY',
    {
      format: 'csv',
      mapping: {
        ...{ account: 'JP1', currency: currency('JPY'), dateFormat: 'year-month-day', decimalSign: 'point' },
        ...{ bookedOn: 'Date', amount: 'Amount', counterparty: 'Name', references: ['Reference'], text: [] },
      },
    },
    writeCsv,
  ],
];
