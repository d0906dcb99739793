import { type Currency, currency } from '../../server/domain/currency.ts';
import { type Decimal, exchangedMinor, rateIn } from '../../server/domain/decimal.ts';
import type { Payout } from '../../server/domain/reconciliation/match-payouts.ts';
import type { Movement, ProcessorLine } from '../../server/domain/reconciliation/match-settlement.ts';
import type { Reason } from '../../server/domain/reconciliation/reasons.ts';
import { throwDice } from '../dice.ts';

/** A month of payments at five processors, what these say of it, and every difference that was put in. */
export type SettledMonth = Readonly<{
  movements: Movement[];
  lines: ProcessorLine[];
  payouts: Payout[];
  earlier: Set<string>;
  /** By reason and subject: how much more arrived than our books say. */
  seeded: Map<string, bigint>;
  firstDay: number;
  lastDay: number;
}>;

const DAYS = 30;
const FIRST_DAY = 20_600;
/** A processor settles what was captured two days before. */
const SETTLES_AFTER = 2;
export const SETTLES_WITHIN = 3;

type Service = Readonly<{
  name: string;
  currency: Currency;
  foreign: Readonly<{ currency: Currency; rate: Decimal }> | null;
}>;
const [EUR, USD, GBP, JPY] = ['EUR', 'USD', 'GBP', 'JPY'].map(currency) as [
  Currency,
  Currency,
  Currency,
  Currency,
];
const rate = (text: string): Decimal => rateIn(text) ?? 1n;
export const SERVICES: readonly Service[] = [
  { name: 'ADYEN', currency: EUR, foreign: null },
  { name: 'STRIPE', currency: USD, foreign: { currency: EUR, rate: rate('1.0834567891') } },
  { name: 'CHECKOUT', currency: GBP, foreign: null },
  { name: 'MOLLIE', currency: EUR, foreign: { currency: GBP, rate: rate('1.1723') } },
  { name: 'DLOCAL', currency: JPY, foreign: { currency: USD, rate: rate('149.87') } },
];

/** Of a thousand payments, so many have each of these; the others are ordinary. */
const PER_THOUSAND = 5;
const KINDS = [
  ...[
    'fee',
    'tax',
    'currency-margin',
    'timing',
    'chargeback',
    'partial-capture',
    'late-refund',
    'correction',
  ],
  ...['duplicate-at-processor', 'unknown-to-us', 'missing-at-processor'],
] as const satisfies readonly Reason[];

type Kind = (typeof KINDS)[number];
/** What comes some days after the payment was settled. */
const LATE: ReadonlySet<Kind> = new Set(['late-refund', 'chargeback', 'duplicate-at-processor']);

/** When it is, within how many days processors have to speak, and whether they speak of payments alone. */
export type MonthTerms = Readonly<{ firstDay: number; settlesWithin: number; ofPaymentsAlone: boolean }>;
const TERMS: MonthTerms = { firstDay: FIRST_DAY, settlesWithin: SETTLES_WITHIN, ofPaymentsAlone: false };

export function makeMonth(payments: number, seed: number, terms = TERMS): SettledMonth {
  const month: SettledMonth = {
    ...{ movements: [], lines: [], payouts: [], earlier: new Set(), seeded: new Map() },
    ...{ firstDay: terms.firstDay, lastDay: terms.firstDay + DAYS - 1 },
  };
  const maker = new MonthMaker(month, seed, terms);
  for (let number = 1; number <= payments; number += 1) maker.makePayment(number);
  maker.makePayouts();
  return month;
}

/** What a payment is made of. */
type Sale = Readonly<{
  id: string;
  service: Service;
  currency: Currency;
  amount: bigint;
  day: number;
  /** When its processor settles it. */
  settles: number;
}>;
type LineParts = Readonly<{
  kind?: ProcessorLine['kind'];
  amount: bigint;
  day?: number;
  id?: string;
  worse?: true;
}>;

class MonthMaker {
  readonly #month: SettledMonth;
  readonly #dice: ReturnType<typeof throwDice>;
  readonly #terms: MonthTerms;
  #lines = 0;

  constructor(month: SettledMonth, seed: number, terms: MonthTerms) {
    this.#month = month;
    this.#dice = throwDice(seed);
    this.#terms = terms;
  }

  #between(least: number, most: number): number {
    return least + this.#dice.below(most - least + 1);
  }

  #minor(least: number, most: number): bigint {
    return BigInt(this.#between(least, most));
  }

  makePayment(number: number): void {
    const service = SERVICES[number % SERVICES.length];
    if (service === undefined) return;
    const { foreign } = service;
    const isForeign = foreign !== null && this.#dice.fraction() < 0.1;
    const day = this.#month.firstDay + this.#between(0, DAYS - 1);
    const sale: Sale = {
      ...{ id: `payment-${number}`, service, currency: isForeign ? foreign.currency : service.currency },
      ...{ amount: this.#minor(100, 50_000), day, settles: day + SETTLES_AFTER },
    };
    const kind = this.#kindOf(sale);
    if (kind === null) this.#makeOrdinary(sale);
    else this.#makers[kind](sale);
  }

  /** Which difference it gets: one that can be. */
  #kindOf(sale: Sale): Kind | null {
    const { currency: code, service, settles } = sale;
    if (settles > this.#month.lastDay) return 'timing';
    const kind = KINDS[Math.floor(this.#dice.below(1_000) / PER_THOUSAND)] ?? null;
    const isForeign = code !== service.currency;
    if (isForeign && this.#dice.fraction() < 0.05) return 'currency-margin';
    if (kind === null || (kind === 'currency-margin' && !isForeign)) return null;
    return this.#hasTimeFor(kind, sale) ? kind : null;
  }

  #hasTimeFor(kind: Kind, { day, settles }: Sale): boolean {
    const last = this.#month.lastDay;
    const isYoung = day + this.#terms.settlesWithin > last;
    if (kind === 'tax') return !this.#terms.ofPaymentsAlone;
    if (kind === 'timing') return isYoung;
    if (kind === 'missing-at-processor') return !isYoung;
    return !LATE.has(kind) || settles + 5 <= last;
  }

  #capture({ id, service, currency: code, amount, day }: Sale, authorized = amount): void {
    const { name } = service;
    this.#month.movements.push({
      ...{ kind: 'capture', payment: id, service: name, amount, currency: code, authorized, day },
    });
  }

  #line(sale: Sale, { kind = 'settlement', amount, day = sale.settles, id, worse }: LineParts): void {
    const { service, currency: code } = sale;
    this.#lines += 1;
    const fee = kind === 'settlement' ? (amount * 14n) / 1_000n + 25n : 0n;
    const moved = kind === 'refund' || kind === 'chargeback' ? -amount : amount;
    const { foreign } = service;
    const isForeign = foreign !== null && code === foreign.currency;
    const changed = (at: Decimal): bigint => exchangedMinor(moved - fee, code, service.currency, at);

    this.#month.lines.push({
      ...{ id: `line-${this.#lines}`, kind, payment: id ?? sale.id, payout: payoutId(service, day), day },
      ...{ amount, fee, tax: 0n, currency: code },
      exchange: isForeign
        ? {
            ...{ currency: service.currency, reference: foreign.rate },
            net: changed(worse === true ? (foreign.rate * 98n) / 100n : foreign.rate),
          }
        : null,
    });
    if (!isForeign || worse !== true) return;
    this.#seed('currency-margin', sale.id, changed((foreign.rate * 98n) / 100n) - changed(foreign.rate));
  }

  /** In the currency that is paid out. */
  #paidOut({ service, currency: code }: Sale, amount: bigint): bigint {
    const { foreign } = service;
    return foreign === null || code !== foreign.currency
      ? amount
      : exchangedMinor(amount, code, service.currency, foreign.rate);
  }

  #seed(reason: Reason, id: string, amount: bigint, kind = 'payment'): void {
    this.#month.seeded.set(`${reason} ${kind} ${id}`, amount);
  }

  /** Most are one capture and one line; some have two captures, or two lines, or a refund on the same day. */
  #makeOrdinary(sale: Sale): void {
    const way = this.#dice.fraction();
    const half = sale.amount / 2n;
    const rest = sale.amount - half;
    if (way < 0.01) {
      this.#capture({ ...sale, amount: half }, sale.amount);
      this.#capture({ ...sale, amount: rest }, sale.amount);
    } else this.#capture(sale);
    if (way < 0.02) {
      this.#line(sale, { amount: half });
      this.#line(sale, { amount: rest });
    } else this.#line(sale, { amount: sale.amount });
    if (way > 0.97) this.#refund(sale, half, sale.day, sale.settles);
  }

  #refund(sale: Sale, amount: bigint, day: number, settles: number): void {
    const { id, currency: code } = sale;
    this.#month.movements.push({
      kind: 'refund',
      payment: id,
      service: sale.service.name,
      amount,
      currency: code,
      authorized: 0n,
      day,
    });
    this.#line(sale, { kind: 'refund', amount, day: settles });
  }

  readonly #makers: Readonly<Record<Kind, (sale: Sale) => void>> = {
    fee: (sale) => this.#makeOwnLine(sale, 'fee', -this.#minor(1, 2_000)),
    tax: (sale) => this.#makeOwnLine(sale, 'tax', -this.#minor(1, 500)),
    correction: (sale) => this.#makeOwnLine(sale, 'correction', this.#minor(1, 900) - 950n),
    'currency-margin': (sale) => {
      this.#capture(sale);
      this.#line(sale, { amount: sale.amount, worse: true });
    },
    timing: (sale) => {
      this.#capture(sale);
      this.#seed('timing', sale.id, -sale.amount);
    },
    'missing-at-processor': (sale) => {
      this.#capture(sale);
      this.#seed('missing-at-processor', sale.id, -sale.amount);
    },
    chargeback: (sale) => {
      this.#capture(sale);
      this.#line(sale, { amount: sale.amount });
      this.#line(sale, { kind: 'chargeback', amount: sale.amount, day: sale.settles + 4 });
      this.#seed('chargeback', sale.id, this.#paidOut(sale, -sale.amount));
    },
    'partial-capture': (sale) => {
      const authorized = sale.amount + this.#minor(1, 9_000);
      this.#capture(sale, authorized);
      this.#line(sale, { amount: authorized });
      const more = this.#paidOut(sale, authorized) - this.#paidOut(sale, sale.amount);
      this.#seed('partial-capture', sale.id, more);
    },
    'late-refund': (sale) => {
      this.#capture(sale);
      this.#line(sale, { amount: sale.amount });
      const refund = this.#minor(1, Number(sale.amount));
      this.#refund(sale, refund, sale.day + 3, sale.settles + 3);
      this.#seed('late-refund', sale.id, this.#paidOut(sale, -refund));
    },
    'duplicate-at-processor': (sale) => {
      this.#capture(sale);
      this.#line(sale, { amount: sale.amount });
      this.#line(sale, { amount: sale.amount, day: sale.settles + this.#between(0, 3) });
      this.#seed('duplicate-at-processor', sale.id, this.#paidOut(sale, sale.amount));
    },
    'unknown-to-us': (sale) => {
      this.#line(sale, { amount: sale.amount, id: `other-${sale.id}` });
      this.#seed('unknown-to-us', `other-${sale.id}`, this.#paidOut(sale, sale.amount));
    },
  };

  /** Beside the ordinary line of a payment, which may be one of an earlier month. */
  #makeOwnLine(sale: Sale, kind: 'fee' | 'tax' | 'correction', amount: bigint): void {
    if (this.#dice.fraction() < 0.2) this.#month.earlier.add(sale.id);
    else {
      this.#capture(sale);
      this.#line(sale, { amount: sale.amount });
    }
    this.#line(sale, { kind, amount });
    this.#seed(kind, sale.id, this.#paidOut(sale, amount));
  }

  /** One a day and service, of which some have a part held back. */
  makePayouts(): void {
    const sums = new Map<string, bigint>();
    for (const { payout, exchange, ...line } of this.#month.lines) {
      if (payout === null) continue;
      const moved = line.kind === 'refund' || line.kind === 'chargeback' ? -line.amount : line.amount;
      sums.set(payout, (sums.get(payout) ?? 0n) + (exchange?.net ?? moved - line.fee - line.tax));
    }
    for (const service of SERVICES)
      for (let day = this.#month.firstDay; day <= this.#month.lastDay; day += 1) {
        const id = payoutId(service, day);
        const sum = sums.get(id);
        if (sum === undefined) continue;
        const isHeld = !this.#terms.ofPaymentsAlone && this.#dice.fraction() < 0.2;
        const held = isHeld ? sum / 20n : 0n;
        if (held !== 0n) this.#hold(service, id, day, -held);
        this.#month.payouts.push({
          id,
          service: service.name,
          reference: id,
          currency: service.currency,
          amount: sum - held,
          day,
        });
      }
  }

  #hold({ currency: code }: Service, payout: string, day: number, amount: bigint): void {
    const id = `reserve-${payout}`;
    this.#month.lines.push({
      id,
      kind: 'reserve',
      payment: null,
      payout,
      day,
      amount,
      fee: 0n,
      tax: 0n,
      currency: code,
      exchange: null,
    });
    this.#seed('reserve', id, amount, 'settlement-line');
  }
}

/** As its processor names it, and banks shorten nothing of. */
function payoutId({ name }: Service, day: number): string {
  return `PO-${name}-${day}`;
}
