import { type Currency, exponentOf, parseCurrency } from '../../domain/currency.ts';
import {
  type Decimal,
  decimal,
  decimalIn,
  decimalText,
  minorOf,
  rateIn,
  roundedMinorOf,
} from '../../domain/decimal.ts';
import { type JsonObject, textAt } from '../../domain/json.ts';
import { processorReference } from '../../domain/outcome.ts';
import type { Fees, SettlementLineKind } from '../../domain/transaction/settlement-line.ts';
import type { LinePart, Movements, ReportLine } from '../connector.ts';
import type { Column } from './financial-actions.ts';

/**
 * What lines of a report come to: what was settled of a payment in one payout, of a refund, and what a dispute cost.
 * Only amounts in the currency that is held can be added up: an amount is in the payment's, and a fee in either.
 */
export const movements: Movements = {
  add: (one, other) => sumOf(partIn(one), partIn(other)),
  read: (sum, name) => readMovement(partIn(sum), name),
};

export type Kind = Exclude<SettlementLineKind, 'chargeback-reversal'>;

/** Text in each: empty where lines have not said it. Amounts are decimals, those of fees as they are held. */
const FIELDS = [
  ...(['kind', 'movement', 'reference', 'operationId', 'at', 'holding', 'held'] as const),
  ...(['interchange', 'scheme', 'other'] as const),
  // In the payment's currency, and how much of what is held one of it is.
  ...(['gross', 'currency', 'rate', 'fault'] as const),
];
type Part = Readonly<Record<(typeof FIELDS)[number], string>>;

/** A part is kept as JSON. */
function partIn(value: JsonObject): Part {
  const entries = FIELDS.map((field) => [field, textAt(value, field) ?? '']);
  return Object.fromEntries(entries) as Part; // of exactly these fields
}

/** An arbitration that was lost costs a fee, which is called like an amount. */
const AMOUNTS: Readonly<Record<Kind, RegExp>> = {
  settlement: /^(?:Partial )?Capture$/,
  'refund-settlement': /^(?:Partial )?Refund$/,
  chargeback: /^Chargeback \((?!ARBL\))[A-Z]+\)$/,
};
const FEE = / (?:Fee|Tax)$|^Chargeback \(ARBL\)$/;

type LineContext = Readonly<{ kind: Kind; holding: Currency; held: Decimal; file: string }>;
type CellReader = (column: Column) => string;

/** A sentence: why not. */
export function partOf(told: CellReader, of: LineContext): LinePart | string {
  const { kind, holding } = of;
  const [breakdown, payout] = [told('Breakdown Type'), told('Payout ID')];
  const id = told(kind === 'settlement' ? 'Payment ID' : 'Action ID');
  const at = timeIn(told('Processed On UTC') || told('Processed On'));
  if (payout === '') return 'it is in no payout yet';
  if (!/^[A-Za-z0-9]{1,40} [A-Za-z0-9_-]{1,80}$/.test(`${payout} ${id}`)) return 'its ids cannot be read';
  if (at === null) return 'its date cannot be read';
  const amounts = amountsIn(told, of);
  if (typeof amounts === 'string') return amounts;

  const movement = `${payout}${of.file}:${id}`;
  const part: Partial<Part> = {
    kind,
    movement,
    at,
    holding,
    ...amounts,
    reference: kind === 'refund-settlement' ? id : told('Payment ID'),
    ...(kind === 'refund-settlement' ? { operationId: told('Reference') } : {}),
    ...(amounts.gross === undefined ? { [feeOf(breakdown)]: amounts.held } : {}),
  };
  return { kind: 'part', movement, part };
}

function amountsIn(told: CellReader, { kind, holding, held }: LineContext): Partial<Part> | string {
  const breakdown = told('Breakdown Type');
  const isAmount = AMOUNTS[kind].test(breakdown);
  if (!isAmount && !FEE.test(breakdown)) return 'its type is not known here';
  const currency = parseCurrency(told('Processing Currency'));
  const [amount, rate] = [decimal(told('Processing Currency Amount')), rateIn(told('FX Rate Applied'))];
  if (currency === null || amount === null || rate === null) return 'its processing amount cannot be read';
  return {
    held: decimalText(held),
    // A fee in the currency that is held says nothing of the payment's.
    ...(isAmount || currency !== holding ? { currency, rate: decimalText(rate) } : {}),
    ...(isAmount ? { gross: decimalText(amount) } : {}),
  };
}

function feeOf(breakdown: string): 'interchange' | 'scheme' | 'other' {
  if (breakdown.startsWith('Interchange ')) return 'interchange';
  return breakdown.startsWith('Scheme ') ? 'scheme' : 'other';
}

/** With a time zone where the account has that column; else as if the account's own were UTC. */
function timeIn(text: string): string | null {
  const [, day, time] = /^([0-9-]{10})[ T]([0-9:]{8}(?:\.[0-9]{1,7})?)Z?$/.exec(text) ?? [];
  const ms = Date.parse(`${day}T${time}Z`);
  return Number.isNaN(ms) ? null : new Date(ms).toISOString();
}

/** Captures of one payment that were converted by several rates. */
const SEVERAL = 'several';

function sumOf(one: Part, other: Part): Part {
  const sums = ADDED.map((field) => [field, addDecimals(one[field], other[field])]);
  return {
    ...one,
    ...(Object.fromEntries(sums) as Pick<Part, (typeof ADDED)[number]>), // of exactly these fields
    ...convertedAs(one, other),
    operationId: one.operationId || other.operationId,
    at: one.at > other.at ? one.at : other.at,
    fault: one.fault || other.fault || (areApart(one, other) ? 'its lines are of several currencies' : ''),
  };
}

const ADDED = ['held', 'gross', 'interchange', 'scheme', 'other'] as const;

/** The amount says which currency is the payment's; without one, a fee that is not in the currency that is held. */
function convertedAs(one: Part, other: Part): Pick<Part, 'currency' | 'rate'> {
  if (one.gross !== '' && other.gross !== '')
    return { currency: one.currency, rate: one.rate === other.rate ? one.rate : SEVERAL };
  const hasSay = one.gross !== '' || (other.gross === '' && one.currency !== '');
  const { currency, rate } = hasSay ? one : other;
  return { currency, rate };
}

function areApart(one: Part, other: Part): boolean {
  if (one.holding !== other.holding) return true;
  const isComparable = (one.gross === '') === (other.gross === '');
  return isComparable && one.currency !== '' && other.currency !== '' && one.currency !== other.currency;
}

function addDecimals(one: string, other: string): string {
  if (one === '' || other === '') return one || other;
  return decimalText((decimal(one) ?? 0n) + (decimal(other) ?? 0n));
}

function readMovement(sum: Part, report: string): ReportLine {
  const { kind, movement, at, reference, operationId, fault } = sum;
  const [holding, held] = [parseCurrency(sum.holding), decimal(sum.held)];
  const type = TYPES[kind as Kind]; // as it was written
  if (holding === null || held === null) return unreadable(type, 'its sum cannot be read');
  const net = { minor: roundedMinorOf(held, ONE, exponentOf(holding)), currency: holding };
  if (fault !== '') return unreadable(type, fault);
  const amounts = amountsOf(sum, holding, held);
  if (typeof amounts === 'string') return { ...unreadable(type, amounts), net };

  const { gross, fees, currency, rate } = amounts;
  const line = {
    kind,
    reference: movement,
    amount: gross,
    currency,
    fees,
    report,
    payout: report,
    postedAt: new Date(at),
  };
  const exchange = currency === holding ? {} : { exchange: { rate, currency: holding, net: net.minor } };
  const of = {
    ...(UUID.test(operationId) ? { operationId } : {}),
    reference: processorReference(reference),
  };
  const told = { type, net, kind: 'payment', of } as const;
  switch (kind as Kind) {
    case 'settlement':
      if (gross < 0n) return { ...unreadable(type, 'it takes what was settled'), net };
      return { ...told, lines: [{ ...line, kind: 'settlement', ...exchange }] };
    case 'refund-settlement':
      if (gross > 0n) return { ...unreadable(type, 'it gives back what was refunded'), net };
      return { ...told, lines: [{ ...line, kind: 'refund-settlement', amount: -gross, ...exchange }] };
    case 'chargeback': {
      // Events tell the amount, by the id of the dispute, which no column has.
      const ofFees = { ...line, reference: `${movement}/fees`, amount: 0n, ...exchange };
      const isNothing = fees.commission === 0n && currency === holding;
      const isReversal = gross > 0n;
      return {
        ...told,
        lines: isNothing ? [] : [{ ...ofFees, kind: isReversal ? 'chargeback-reversal' : 'chargeback' }],
      };
    }
  }
}

const ONE = decimalIn(1n, 0);
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;
const TYPES: Readonly<Record<Kind, string>> = {
  settlement: 'Payment',
  'refund-settlement': 'Refund',
  chargeback: 'Chargeback',
};
const unreadable = (type: string, why: string) => ({ kind: 'unreadable', type, net: null, why }) as const;

type Amounts = Readonly<{ gross: bigint; currency: Currency; rate: Decimal; fees: Fees }>;

/** In the payment's currency; where only fees in another stand there, in that. A sentence: why not. */
function amountsOf(sum: Part, holding: Currency, held: Decimal): Amounts | string {
  const currency = parseCurrency(sum.currency) ?? holding;
  const parts = [sum.interchange, sum.scheme, sum.other];
  const taken = parts.map((part) => (part === '' ? null : -(decimal(part) ?? 0n)));
  const total = taken.reduce<Decimal>((all, part) => all + (part ?? 0n), 0n);
  const amount = decimal(sum.gross) ?? 0n;
  const rate = currency === holding ? ONE : rateOf(sum, held + total, amount);
  const gross = minorOf(amount, exponentOf(currency));
  if (gross === null || rate === null) return 'its amount cannot be read';

  const minor = (part: Decimal): bigint => roundedMinorOf(part, rate, exponentOf(currency));
  const [interchange, schemeFee, markup] = taken.map((part) => (part === null ? null : minor(part)));
  return {
    gross,
    currency,
    rate,
    fees: {
      commission: minor(total),
      interchange: interchange ?? null,
      markup: markup ?? null,
      schemeFee: schemeFee ?? null,
    },
  };
}

/** As it was told, or where several were, by what came of them all. */
function rateOf({ rate }: Part, grossHeld: Decimal, gross: Decimal): Decimal | null {
  if (rate !== SEVERAL) return rateIn(rate);
  const [size, of] = [grossHeld < 0n ? -grossHeld : grossHeld, gross < 0n ? -gross : gross];
  return size === 0n || of === 0n ? null : roundedMinorOf(size, of, 10);
}
