import type { Currency } from '../currency.ts';
import { type Decimal, exchangedMinor } from '../decimal.ts';
import type { DayBooks, ReconciliationBooks, Subject } from './books.ts';
import type { Reason } from './reasons.ts';

/**
 * What our books say of a payment: a capture, or a refund, in minor units. A capture below zero takes money back that
 * had been captured, such as a debit that failed.
 */
export type Movement = Readonly<{
  kind: 'capture' | 'refund';
  payment: string;
  service: string;
  amount: bigint;
  currency: Currency;
  /** Of a capture: what was authorized. */
  authorized: bigint;
  /** It takes back another movement of the payment: where the processor is silent of both, nothing has moved. */
  isReversal?: true;
  /** Days since 1970. */
  day: number;
}>;

/**
 * What a processor says. Of `settlement`, `refund`, `chargeback` and `chargeback-reversal` the amount is what moved
 * before fees, as in settlement lines; of the others it is what it does to the merchant's balance.
 */
export type ProcessorLine = Readonly<{
  id: string;
  kind:
    | 'settlement'
    | 'refund'
    | 'chargeback'
    | 'chargeback-reversal'
    | 'correction'
    | 'fee'
    | 'tax'
    | 'reserve';
  /** Null: it is about the account. */
  payment: string | null;
  /** Null: the processor told of it by itself, and not as a part of a payout. */
  payout: string | null;
  /** When the processor booked it. */
  day: number;
  amount: bigint;
  fee: bigint;
  tax: bigint;
  currency: Currency;
  exchange: Exchange | null;
}>;
/** Paid out in another currency: `reference` and `net` are in it, and say how much it should and did become. */
type Exchange = Readonly<{ currency: Currency; reference: Decimal; net: bigint }>;

export type SettlementInput = Readonly<{
  movements: Iterable<Movement>;
  lines: Iterable<ProcessorLine>;
  /** Payments of earlier days, whose captures are settled and closed. */
  earlier: ReadonlySet<string>;
}> &
  SettlementTimes;

type SettlementTimes = Readonly<{
  /** The last day that is looked at, and within how many days a processor has to speak of a movement. */
  through: number;
  settlesWithinDays: (service: string) => number;
}>;

/** What the lines of each payout add up to, in its currency, and the day of the last of them. */
export type PayoutNet = Readonly<{ payout: string; currency: Currency; net: bigint; day: number }>;

/** A payment with all that is said of it. */
export type PaymentCase = Readonly<{
  payment: string;
  captures: Movement[];
  refunds: Movement[];
  lines: ProcessorLine[];
}>;

/**
 * Holds each movement to the processor's lines of its payment, by kind and amount, and names each difference. Whatever
 * is not the same on both sides gets a reason that its own facts prove.
 */
export function matchSettlement(input: SettlementInput, books: ReconciliationBooks): readonly PayoutNet[] {
  const cases = new Map<string, PaymentCase>();
  const caseOf = (payment: string): PaymentCase => {
    const found = cases.get(payment) ?? { payment, captures: [], refunds: [], lines: [] };
    if (!cases.has(payment)) cases.set(payment, found);
    return found;
  };

  for (const movement of input.movements) {
    const { captures, refunds } = caseOf(movement.payment);
    (movement.kind === 'capture' ? captures : refunds).push(movement);
  }
  const nets = new Map<string, PayoutNet>();
  for (const line of input.lines) {
    addToPayout(nets, line);
    if (line.payment === null) bookOwnLine(line, books.on(line.day));
    else caseOf(line.payment).lines.push(line);
  }
  for (const one of cases.values()) matchPayment(one, input.earlier.has(one.payment), input, books);
  return [...nets.values()];
}

function addToPayout(nets: Map<string, PayoutNet>, line: ProcessorLine): void {
  const { payout } = line;
  if (payout === null) return;
  const currency = currencyOf(line);
  const key = `${payout} ${currency}`;
  const before = nets.get(key) ?? { net: 0n, day: line.day };
  nets.set(key, { payout, currency, net: before.net + netOf(line), day: Math.max(before.day, line.day) });
}

/** The currency in which it is paid out. */
export function currencyOf({ currency, exchange }: ProcessorLine): Currency {
  return exchange?.currency ?? currency;
}

/** What the line does to the merchant's balance, in that currency. */
export function netOf(line: ProcessorLine): bigint {
  return line.exchange?.net ?? movedAmount(line) - line.fee - line.tax;
}

/** What the line does to the merchant's balance before fees, in the payment's currency. */
function movedAmount({ kind, amount }: ProcessorLine): bigint {
  return kind === 'refund' || kind === 'chargeback' ? -amount : amount;
}

/** An amount of the payment's currency in that of the payout, at the reference rate. */
function inPayout(amount: bigint, { currency, exchange }: ProcessorLine): bigint {
  return exchange === null ? amount : exchangedMinor(amount, currency, exchange.currency, exchange.reference);
}

const OWN_REASONS: Readonly<Partial<Record<ProcessorLine['kind'], Reason>>> = {
  chargeback: 'chargeback',
  'chargeback-reversal': 'chargeback',
  correction: 'correction',
  fee: 'fee',
  tax: 'tax',
  reserve: 'reserve',
};

/** A line that says by its kind why it is there. */
function bookOwnLine(line: ProcessorLine, books: DayBooks): void {
  bookLine(OWN_REASONS[line.kind] ?? 'unknown-to-us', line, books);
}

/** A line that is no movement of ours, with all that it moved. */
function bookLine(reason: Reason, line: ProcessorLine, books: DayBooks): void {
  const terms = [{ of: line.kind, amount: inPayout(movedAmount(line), line) }];
  books.add(reason, currencyOf(line), subjectOf(line), terms);
  bookDeductions(line, books);
}

function subjectOf({ id, payment }: ProcessorLine): Subject {
  return payment === null ? { kind: 'settlement-line', id } : { kind: 'payment', id: payment, line: id };
}

/** Fees and taxes in a line, and what changing the currency cost. Rounding by itself is no difference. */
function bookDeductions(line: ProcessorLine, books: DayBooks): void {
  const currency = currencyOf(line);
  books.addTo('settled', currency, netOf(line));
  const [gross, fee, tax] = [movedAmount(line), line.fee, line.tax].map((amount) => inPayout(amount, line));
  if (gross === undefined || fee === undefined || tax === undefined) return;
  books.addSum('fee', currency, -fee);
  books.addSum('tax', currency, -tax);
  if (line.exchange === null) return;

  const should = inPayout(movedAmount(line) - line.fee - line.tax, line);
  books.addSum('currency-margin', currency, should - (gross - fee - tax));
  if (line.exchange.net === should) return;
  books.add('currency-margin', currency, subjectOf(line), [
    { of: 'paid out', amount: line.exchange.net },
    { of: 'at the reference rate', amount: -should },
  ]);
}

/** `isOurs`: the payment is in the books, even where none of its captures is a part of the case. */
export function matchPayment(
  one: PaymentCase,
  isOurs: boolean,
  times: SettlementTimes,
  books: ReconciliationBooks,
): void {
  const isKnown = one.captures.length + one.refunds.length > 0 || isOurs;
  const of = (kind: ProcessorLine['kind']): ProcessorLine[] => one.lines.filter((line) => line.kind === kind);
  const settled = of('settlement');

  for (const line of one.lines) {
    if (line.kind === 'settlement' || line.kind === 'refund') continue;
    if (isKnown) bookOwnLine(line, books.on(line.day));
    else bookLine('unknown-to-us', line, books.on(line.day));
  }
  if (!isKnown) {
    for (const line of [...settled, ...of('refund')]) bookLine('unknown-to-us', line, books.on(line.day));
    return;
  }
  const silent = [
    ...matchCaptures(one.captures, settled, books),
    ...matchRefunds(one.refunds, of('refund'), new Set(settled.map(({ payout }) => payout)), books),
  ];
  for (const movement of withoutReversed(silent)) bookSilence(movement, times, books.on(movement.day));
}

type Pair = Readonly<{ movement: Movement; line: ProcessorLine }>;
type Pairing = Readonly<{
  pairs: readonly Pair[];
  movements: readonly Movement[];
  lines: readonly ProcessorLine[];
}>;

/** Movements with a line of the same amount, one each, and what is left of both. */
function pairUp(movements: readonly Movement[], lines: readonly ProcessorLine[]): Pairing {
  const left = [...lines];
  const pairs: Pair[] = [];
  const alone = movements.filter((movement) => {
    const place = left.findIndex(
      ({ amount, currency }) => amount === movement.amount && currency === movement.currency,
    );
    const [line] = place < 0 ? [] : left.splice(place, 1);
    if (line !== undefined) pairs.push({ movement, line });
    return line === undefined;
  });
  return { pairs, movements: alone, lines: left };
}

/** Those of which the processor says nothing. */
function matchCaptures(
  captures: readonly Movement[],
  settled: readonly ProcessorLine[],
  books: ReconciliationBooks,
): readonly Movement[] {
  const { pairs, movements, lines } = pairUp(captures, settled);
  for (const { movement, line } of pairs) bookSame(line, books.on(movement.day));

  const silent: Movement[] = [];
  let rest = lines;
  for (const capture of movements) {
    const said = linesOf(capture, rest);
    rest = rest.filter((line) => !said.includes(line));
    const [first] = said;
    if (first === undefined) silent.push(capture);
    else if (said.length === 1) bookPartial(capture, first, books.on(capture.day));
    else for (const line of said) bookSame(line, books.on(capture.day));
  }
  for (const line of rest) bookLine(reasonOfExtra(line, pairs), line, books.on(line.day));
  return silent;
}

/** Lines that are about a capture although none has its amount: all that was authorized, or the capture in parts. */
function linesOf(
  { amount, currency, authorized }: Movement,
  lines: readonly ProcessorLine[],
): readonly ProcessorLine[] {
  const own = lines.filter((line) => line.currency === currency && line.amount > 0n);
  const whole = own.find((line) => line.amount === authorized);
  if (whole !== undefined) return [whole];
  const isInParts = own.length > 1 && own.reduce((sum, line) => sum + line.amount, 0n) === amount;
  return isInParts ? own : [];
}

/** Both sides say the same. */
function bookSame(line: ProcessorLine, books: DayBooks): void {
  books.addTo('ours', currencyOf(line), inPayout(movedAmount(line), line));
  bookDeductions(line, books);
}

function bookPartial(capture: Movement, line: ProcessorLine, books: DayBooks): void {
  const ours = inPayout(capture.amount, line);
  books.addTo('ours', currencyOf(line), ours);
  books.add('partial-capture', currencyOf(line), subjectOf(line), [
    { of: 'settled', amount: inPayout(line.amount, line) },
    { of: 'captured', amount: -ours },
  ]);
  bookDeductions(line, books);
}

/** What it does to what the merchant is owed. */
function effectOf({ kind, amount }: Movement): bigint {
  return kind === 'capture' ? amount : -amount;
}

/** What was taken back before the processor spoke of it is as if it had not been. */
function withoutReversed(silent: readonly Movement[]): readonly Movement[] {
  const left = [...silent];
  for (const reversal of silent) {
    if (reversal.isReversal !== true) continue;
    const taken = left.find(
      (one) => one.currency === reversal.currency && effectOf(one) === -effectOf(reversal),
    );
    if (taken === undefined) continue;
    for (const one of [taken, reversal]) left.splice(left.indexOf(one), 1);
  }
  return left;
}

/** Nothing was said of it yet, or too long. */
function bookSilence(movement: Movement, times: SettlementTimes, books: DayBooks): void {
  const { kind, payment, service, currency, day } = movement;
  const amount = effectOf(movement);
  const isOver = day + times.settlesWithinDays(service) <= times.through;
  books.addTo('ours', currency, amount);
  books.add(isOver ? 'missing-at-processor' : 'timing', currency, { kind: 'payment', id: payment }, [
    { of: kind, amount: -amount },
  ]);
}

function reasonOfExtra({ amount }: ProcessorLine, pairs: readonly Pair[]): Reason {
  if (amount < 0n) return 'correction';
  return pairs.some(({ line }) => line.amount === amount) ? 'duplicate-at-processor' : 'unknown-to-us';
}

/** Those of which the processor says nothing. */
function matchRefunds(
  refunds: readonly Movement[],
  lines: readonly ProcessorLine[],
  payoutsOfCapture: ReadonlySet<string | null>,
  books: ReconciliationBooks,
): readonly Movement[] {
  const { pairs, movements, lines: extra } = pairUp(refunds, lines);
  for (const { movement, line } of pairs) {
    const isInTime = line.payout === null || payoutsOfCapture.has(line.payout);
    if (isInTime) bookSame(line, books.on(movement.day));
    else bookLine('late-refund', line, books.on(movement.day));
  }
  for (const line of extra) bookLine(reasonOfExtra(line, pairs), line, books.on(line.day));
  return movements;
}
