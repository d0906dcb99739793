import assert from 'node:assert/strict';
import { paymentServices } from '../../server/connections/connection-kinds.ts';
import type { MerchantAccountId, OperationId, TransactionId } from '../../server/domain/ids.ts';
import type { Movement, ProcessorLine } from '../../server/domain/reconciliation/match-settlement.ts';
import { dayText } from '../../server/domain/reconciliation/received-line.ts';
import type { SettlementLine } from '../../server/domain/transaction/settlement-line.ts';
import { takeSettlementLine } from '../../server/payments/after/settlement-lines.ts';
import { reconcileAll } from '../../test/harness/reconciled.ts';
import { type Shop, addPaymentService, openShop } from '../../test/harness/shop.ts';
import { type BankFile, bookingsOf, filesOf } from './bank-month.ts';
import { SERVICES, type SettledMonth, makeMonth } from './settled-month.ts';

const OURS = 'default' as MerchantAccountId; // the harness made it
const DAY_MS = 86_400_000;
/** The merchant's bank sends its statements, and the books are held to them, once a week. */
const WEEK = 7;
/** What the service allows a processor. */
const SETTLES_WITHIN = 14;
const AT_ONCE = 8;
const UNLIMITED = 1_000_000;

/** What the reconciliations of the service say of a month. */
export type ToldMonth = Readonly<{
  /** By reason and subject, in the names of the month, over all days: how much more arrived than was sold. */
  differences: ReadonlyMap<string, bigint>;
  /** By currency: `captured`, `settled`, `paid_out`, `arrived`, and each reason. */
  sums: ReadonlyMap<string, ReadonlyMap<string, bigint>>;
  payments: number;
  /** In the jobs that reconcile, and in all. */
  reconcilingMs: number;
  allMs: number;
}>;

/** Plays a month at a service with a database of its own, day by day, and reads what its API says of it. */
export async function playMonth(payments: number, seed: number): Promise<[SettledMonth, ToldMonth]> {
  const limits = { triesPerMinuteByCard: UNLIMITED, callsPerMinute: UNLIMITED };
  const shop = await openShop({ worker: false, config: { ...limits, logLevel: 'error' } });
  try {
    const today = Math.floor(shop.service.parts.clock.nowFor(OURS).getTime() / DAY_MS);
    const terms = { firstDay: today + 1, settlesWithin: SETTLES_WITHIN, ofPaymentsAlone: true };
    const month = makeMonth(payments, seed, terms);
    const play = new MonthPlay(shop, month);
    return [month, await play.run(seed)];
  } finally {
    await shop.close();
  }
}

class MonthPlay {
  readonly #shop: Shop;
  readonly #month: SettledMonth;
  readonly #services = new Map<string, string>();
  readonly #transactions = new Map<string, TransactionId>();
  /** Refunds that no line was about yet, by payment. */
  readonly #refunds = new Map<string, { id: OperationId; amount: bigint }[]>();
  /** Our names of what the service has ids of. */
  readonly #names = new Map<string, string>();
  #reconcilingMs = 0;
  /** The first day that is not closed. */
  #open: number;

  constructor(shop: Shop, month: SettledMonth) {
    this.#shop = shop;
    this.#month = month;
    this.#open = month.firstDay;
  }

  async run(seed: number): Promise<ToldMonth> {
    const began = performance.now();
    for (const { name } of SERVICES) this.#services.set(name, await this.#addService(name));
    const { movements, lines, firstDay, lastDay } = this.#month;
    const bookings = bookingsOf(this.#month, seed, () => 'MOCK CARD');
    const moved = Map.groupBy(movements, ({ day }) => day);
    const said = Map.groupBy(lines, ({ day }) => day);
    let told = firstDay;

    for (let day = firstDay; day <= lastDay; day += 1) {
      await this.#begin(day);
      await this.#pay(moved.get(day) ?? []);
      await this.#settle(said.get(day) ?? []);
      if ((day - firstDay + 1) % WEEK !== 0 && day !== lastDay) continue;
      const due = bookings.filter((one) => one.day >= told && one.day <= day);
      told = day + 1;
      for (const file of filesOf(due)) if (file.bookings.length > 0) await this.#upload(file);
      await this.#reconcile(day);
    }
    await this.#nameReports();
    const { differences, sums } = await this.#read();
    const times = { reconcilingMs: this.#reconcilingMs, allMs: performance.now() - began };
    return { differences, sums, payments: this.#transactions.size, ...times };
  }

  /** The processor's simulator is not to report what it settles: the month says what it does. */
  #addService(name: string): Promise<string> {
    return addPaymentService(this.#shop.service, {
      display_name: name,
      accepted_currencies: ['EUR', 'GBP', 'JPY', 'USD'],
    });
  }

  async #begin(day: number): Promise<void> {
    const body = { now: `${dayText(day)}T06:00:00Z` };
    const answer = await this.#shop.service.request('PUT', '/sandbox/clock', { body });
    assert.equal(answer.status, 200, answer.text);
  }

  /** Captures and refunds of a day: those of one payment in their order. */
  #pay(movements: readonly Movement[]): Promise<void> {
    const byPayment = Map.groupBy(movements, ({ payment }) => payment);
    return eachOf([...byPayment], async ([payment, own]) => {
      for (const movement of own) await this.#move(payment, movement);
    });
  }

  async #move(payment: string, { kind, service, amount, currency, authorized }: Movement): Promise<void> {
    const known = this.#transactions.get(payment);
    const body = { amount: Number(amount) };
    if (kind === 'refund') {
      const { id } = await this.#post(`/transactions/${known}/refunds`, body);
      const own = this.#refunds.get(payment) ?? [];
      this.#refunds.set(payment, [...own, { id: id as OperationId, amount }]);
    } else if (known === undefined && amount === authorized)
      await this.#authorize(payment, service, { ...body, currency, intent: 'capture' });
    else {
      const asked = { amount: Number(authorized), currency, intent: 'authorize' };
      const id = known ?? (await this.#authorize(payment, service, asked));
      await this.#post(`/transactions/${id}/capture`, { ...body, final: false });
    }
  }

  async #authorize(payment: string, service: string, body: object): Promise<TransactionId> {
    const asked = { payment_service_id: this.#services.get(service), country: 'US', ...body };
    const { status, text, body: made } = await this.#shop.pay(asked);
    assert.equal(status, 201, text);
    assert.ok(made.status === 'captured' || made.status === 'authorized', text);
    this.#transactions.set(payment, made.id);
    this.#names.set(made.id, payment);
    return made.id;
  }

  async #post(path: string, body: object): Promise<Readonly<{ id: string }>> {
    const answer = await this.#shop.post(path, body);
    assert.ok(answer.status === 200 || answer.status === 201, answer.text);
    return answer.body;
  }

  /** What processors say on a day, as the service takes it of any of their reports. */
  #settle(lines: readonly ProcessorLine[]): Promise<void> {
    const byPayment = Map.groupBy(lines, ({ payment }) => payment);
    return eachOf([...byPayment], async ([payment, own]) => {
      for (const line of own) await this.#take(payment ?? '', line);
    });
  }

  async #take(payment: string, line: ProcessorLine): Promise<void> {
    const { parts } = this.#shop.service;
    const name = SERVICES.find((one) => line.payout?.startsWith(`PO-${one.name}-`) === true)?.name ?? '';
    const service = await paymentServices.find(parts, OURS, this.#services.get(name) ?? '');
    assert.ok(service);
    // What nothing of ours was sold for, or was sold before this month, is authorized all the same.
    const asked = { amount: 1_000, currency: line.currency, intent: 'authorize' };
    const transactionId = this.#transactions.get(payment) ?? (await this.#authorize(payment, name, asked));
    const refunds = this.#refunds.get(payment) ?? [];
    const refund = line.kind === 'refund' ? refunds.find(({ amount }) => amount === line.amount) : undefined;
    this.#refunds.set(
      payment,
      refunds.filter((one) => one !== refund),
    );

    const of = { transactionId, refundId: refund?.id ?? null };
    assert.equal(await takeSettlementLine(parts, service, of, settlementLine(line)), 'taken');
  }

  async #upload({ source, content, bookings }: BankFile): Promise<void> {
    const answer = await this.#shop.post('/bank-statements', {
      ...{ format: source.format, content },
      ...(source.format === 'csv' ? { mapping: CSV_MAPPING } : {}),
    });
    assert.equal(answer.status, 201, answer.text);
    const statements = answer.body.items as readonly Readonly<{ id: string; unread_part_count: number }>[];
    const lines: { id: string }[] = [];
    for (const { id, unread_part_count: unread } of statements) {
      assert.equal(unread, 0, answer.text);
      lines.push(...(await this.#all(`/bank-statements/${id}/lines`)));
    }

    assert.equal(lines.length, bookings.length);
    for (const [index, { isUnknown, amount }] of bookings.entries()) {
      const id = lines[index]?.id ?? '';
      this.#names.set(id, id);
      if (isUnknown) this.#month.seeded.set(`unknown-to-us bank-line ${id}`, amount);
    }
  }

  /** The jobs of the service, until nothing is left for them; then days that are a week old are closed. */
  async #reconcile(day: number): Promise<void> {
    const began = performance.now();
    await reconcileAll(this.#shop.service.parts, OURS);
    this.#reconcilingMs += performance.now() - began;
    for (; this.#open <= day - WEEK; this.#open += 1) {
      const answer = await this.#shop.post(`/reconciliations/${dayText(this.#open)}/close`, {
        reason: 'What has not come by now is told when it does.',
      });
      assert.equal(answer.status, 200, answer.text);
    }
  }

  async #nameReports(): Promise<void> {
    const { db } = this.#shop.service.parts;
    const text = 'SELECT payment_service_report_id AS id, reference FROM settlement_payouts';
    for (const { id, reference } of await db.query<PayoutName>({ name: '', text }, []))
      this.#names.set(id, reference);
  }

  async #read(): Promise<Pick<ToldMonth, 'differences' | 'sums'>> {
    const differences = new Map<string, bigint>();
    const sums = new Map<string, Map<string, bigint>>();
    for (const day of await this.#all<Day>('/reconciliations')) {
      for (const { currency, reasons, ...balance } of day.balances) {
        const own = sums.get(currency) ?? new Map<string, bigint>();
        sums.set(currency, own);
        for (const side of SIDES) addTo(own, side, balance[`${side}_amount`]);
        for (const { reason, amount } of reasons) addTo(own, reason, amount);
      }
      for (const one of await this.#all<Difference>(`/reconciliations/${day.date}/differences`))
        addTo(differences, this.#keyOf(one), one.amount);
    }

    return {
      differences: withoutZeros(differences),
      sums: new Map([...sums].map(([code, own]) => [code, withoutZeros(own)])),
    };
  }

  #keyOf({
    reason,
    transaction_id: payment,
    payment_service_report_id: report,
    bank_statement_line_id: line,
  }: Difference) {
    const kind = payment !== null ? 'payment' : report !== null ? 'payout' : 'bank-line';
    const id = payment ?? report ?? line ?? '';
    return `${reason} ${kind} ${this.#names.get(id) ?? id}`;
  }

  /** Every page of a list. */
  async #all<Item = { id: string }>(path: string): Promise<readonly Item[]> {
    const items: Item[] = [];
    for (let cursor: string | null = ''; cursor !== null;) {
      const next: string = cursor === '' ? '' : `&cursor=${encodeURIComponent(cursor)}`;
      const { status, body, text } = await this.#shop.get(`${path}?limit=100${next}`);
      assert.equal(status, 200, text);
      items.push(...body.items);
      cursor = body.next_cursor;
    }
    return items;
  }
}

type PayoutName = Readonly<{ id: string; reference: string }>;
const SIDES = ['captured', 'settled', 'paid_out', 'arrived'] as const;
type Day = Readonly<{
  date: string;
  balances: readonly (Readonly<Record<`${(typeof SIDES)[number]}_amount`, number>> &
    Readonly<{ currency: string; reasons: readonly Readonly<{ reason: string; amount: number }>[] }>)[];
}>;
type Difference = Readonly<{
  reason: string;
  amount: number;
  transaction_id: string | null;
  payment_service_report_id: string | null;
  bank_statement_line_id: string | null;
}>;

/** As `bank-month.ts` writes its table. */
const CSV_MAPPING = {
  ...{ account: 'JP1', currency: 'JPY', date_format: 'year-month-day', decimal_sign: 'point' },
  ...{ booked_on: 'Date', amount: 'Amount', counterparty: 'Name', references: ['Reference'] },
};

/** As reports have it: a fee by itself, and a correction, settle nothing and less than nothing. */
function settlementLine({
  id,
  kind,
  amount,
  fee,
  currency,
  payout,
  day,
  exchange,
}: ProcessorLine): SettlementLine {
  const isFee = kind === 'fee';
  const KINDS = { refund: 'refund-settlement', chargeback: 'chargeback' } as const;
  return {
    kind: kind === 'refund' || kind === 'chargeback' ? KINDS[kind] : 'settlement',
    ...{ reference: id, amount: isFee ? 0n : amount, currency, report: payout ?? '', payout: payout ?? '' },
    fees: { commission: isFee ? -amount : fee, interchange: null, markup: null, schemeFee: null },
    postedAt: new Date(day * DAY_MS + DAY_MS / 2),
    ...(exchange === null
      ? {}
      : { exchange: { rate: exchange.reference, currency: exchange.currency, net: exchange.net } }),
  };
}

async function eachOf<Item>(items: readonly Item[], work: (item: Item) => Promise<void>): Promise<void> {
  const rest = [...items];
  const one = async (): Promise<void> => {
    for (let item = rest.pop(); item !== undefined; item = rest.pop()) await work(item);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, one));
}

function addTo(sums: Map<string, bigint>, key: string, amount: number): void {
  sums.set(key, (sums.get(key) ?? 0n) + BigInt(amount));
}

function withoutZeros(sums: ReadonlyMap<string, bigint>): ReadonlyMap<string, bigint> {
  return new Map([...sums].filter(([, amount]) => amount !== 0n));
}
