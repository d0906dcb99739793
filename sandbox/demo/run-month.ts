import { type Answer, type ApiCalls, textOf } from './api.ts';
import { type KnownBuyers, knownBuyers, makeOrder } from './make-order.ts';
import { type LaterAct, type Month, type Order, planMonth } from './plan-month.ts';
import { setUpShop, type Shop } from './set-up-shop.ts';
import { addSidelines } from './sidelines.ts';

/** What a run tells whoever waits for it. */
export type Progress = Readonly<{
  day: number;
  days: number;
  /** What time it is for the merchant account. */
  now: string;
  payments: number;
  declined: number;
}>;

export type RunOptions = Readonly<{
  api: ApiCalls;
  seed: number;
  days: number;
  payments: number;
  /** Of this machine. */
  pause(ms: number): Promise<void>;
  show(progress: Progress): void;
  signal: AbortSignal;
}>;

export type Summary = Readonly<{
  payments: number;
  byStatus: Readonly<Record<string, number>>;
  captures: number;
  refunds: number;
  disputes: number;
  /** What was refused that a run asks for, which tells of a change in the service. */
  refusals: Readonly<Record<string, number>>;
  stopped: boolean;
}>;

/** Plays the month, from the account's present time on. Whatever it is stopped at, what is there is whole. */
export async function runMonth(options: RunOptions): Promise<Summary> {
  const { api } = options;
  const month = planMonth(options);
  const shop = await setUpShop(api);
  const buyers = await knownBuyers(api);
  const run = new MonthRun(options, { shop, buyers, beganMs: Date.parse(await accountTime(api)) });
  for (let day = 0; day < month.days && !options.signal.aborted; day += 1) await run.playDay(month, day);
  return run.finish();
}

async function accountTime(api: ApiCalls): Promise<string> {
  return textOf(await api.must('GET', '/sandbox/clock'), 'now') ?? '';
}

type Due = Readonly<{ minute: number; what: LaterAct; order: Order; id: string }>;

const DAY_MINUTES = 1_440;
const MINUTE_MS = 60_000;
/** Workers look for what is due every second; events of processors come in between. */
const REST_MS = 350;
const ROUNDS_AT_THE_END = 8;
/** A metric is measured by quarters of an hour, and a little after. */
const SAMPLE_MINUTES = 17;
const WATCHED_ROUNDS = 40;
const LISTENED_MAX = 40;

class MonthRun {
  readonly #options: RunOptions;
  readonly #shop: Shop;
  readonly #beganMs: number;
  readonly #buyers: KnownBuyers;
  /** What the names of this run's orders have that those of no other one have. */
  readonly #mark: string;
  readonly #due: Due[] = [];
  readonly #statuses = new Map<string, number>();
  #minute = 0;
  #isWatched = false;
  #outage: 'before' | 'now' | 'over' = 'before';
  readonly #counts = { payments: 0, declined: 0, captures: 0, refunds: 0, disputes: 0 };

  constructor(options: RunOptions, given: Readonly<{ shop: Shop; beganMs: number; buyers: KnownBuyers }>) {
    this.#options = options;
    this.#shop = given.shop;
    this.#beganMs = given.beganMs;
    this.#buyers = given.buyers;
    this.#mark = Math.floor(given.beganMs / MINUTE_MS)
      .toString(36)
      .toUpperCase();
  }

  async playDay(month: Month, day: number): Promise<void> {
    const end = (day + 1) * DAY_MINUTES;
    const orders = month.orders.filter(({ minute }) => minute >= day * DAY_MINUTES && minute < end);
    const now = new Date(this.#beganMs + day * DAY_MINUTES * MINUTE_MS);
    await addSidelines(this.#options.api, this.#shop, this.#buyers, {
      day,
      days: month.days,
      now,
      mark: this.#mark,
    });
    for (const order of orders) {
      if (this.#options.signal.aborted) return;
      await this.#weather(month, order.minute);
      await this.#doDue(order.minute);
      await this.#moveTo(order.minute);
      await this.#take(order);
    }
    await this.#weather(month, end);
    await this.#doDue(end);
    await this.#moveTo(end);

    await this.#rest();
    this.#show(day + 1);
  }

  async finish(): Promise<Summary> {
    const { api, signal } = this.#options;
    await api.clearOrders();
    for (let round = 0; round < ROUNDS_AT_THE_END && !signal.aborted; round += 1) await this.#rest();
    const { payments, captures, refunds, disputes } = this.#counts;

    return {
      payments,
      byStatus: Object.fromEntries(this.#statuses),
      captures,
      refunds,
      disputes,
      refusals: Object.fromEntries(api.refusals),
      stopped: signal.aborted,
    };
  }

  async #take(planned: Order): Promise<void> {
    const { api } = this.#options;
    const order = { ...planned, name: `${planned.name}-${this.#mark}` };
    const made = await makeOrder(api, this.#buyers, order);
    this.#counts.payments += 1;
    const status = textOf(made, 'status') ?? 'refused';
    this.#statuses.set(status, (this.#statuses.get(status) ?? 0) + 1);
    if (status === 'declined' || status === 'failed') this.#counts.declined += 1;
    const id = textOf(made, 'id');
    if (id === null) return;
    for (const what of order.then)
      this.#due.push({ minute: order.minute + what.afterMinutes, what, order, id });
    this.#due.sort((one, other) => one.minute - other.minute);
  }

  async #doDue(until: number): Promise<void> {
    while ((this.#due[0]?.minute ?? Infinity) <= until && !this.#options.signal.aborted) {
      const due = this.#due.shift();
      if (due === undefined) return;
      await this.#moveTo(due.minute);
      await this.#act(due);
    }
  }

  /** What the merchant does later is done to what the payment has become meanwhile. */
  async #act({ what, order, id }: Due): Promise<void> {
    const { api } = this.#options;
    const payment = await api.ask('GET', `/transactions/${id}`);
    const [status, captured, refunded] = [
      textOf(payment, 'status'),
      numberOf(payment, 'captured_amount'),
      numberOf(payment, 'refunded_amount'),
    ];
    const part = Math.max(1, Math.floor((order.amount * what.percent) / 100));
    const key = `${order.name}-${what.act}-${what.afterMinutes}`;

    if (what.act === 'capture' && status === 'authorized') {
      const amount = Math.min(part, numberOf(payment, 'authorized_amount'));
      const isLast = what.percent === 100 || order.then.at(-1) === what;
      if ((await api.ask('POST', `/transactions/${id}/capture`, { amount, final: isLast }, key)) !== null)
        this.#counts.captures += 1;
    } else if (what.act === 'void' && status === 'authorized')
      await api.ask('POST', `/transactions/${id}/void`, {}, key);
    else if (what.act === 'refund' && captured - refunded > 0) {
      const amount = what.percent === 100 ? captured - refunded : Math.min(part, captured - refunded);
      const body = { amount, reason: what.reason };
      if ((await api.ask('POST', `/transactions/${id}/refunds`, body, key)) !== null)
        this.#counts.refunds += 1;
    } else if (what.act === 'dispute' && captured > 0) await this.#dispute(id);
  }

  /** The buyer's bank takes the money back, at the company that took it. */
  async #dispute(transactionId: string): Promise<void> {
    const situation = { kind: 'dispute', transaction_id: transactionId };
    if ((await this.#options.api.ask('POST', '/sandbox/situations', situation)) !== null)
      this.#counts.disputes += 1;
  }

  /** Companies have bad days: one request gets no answer that says anything, and what follows is refused. */
  async #weather({ outage, cardTesting }: Month, minute: number): Promise<void> {
    const { api } = this.#options;
    if (!this.#isWatched && minute > cardTesting.until) {
      this.#isWatched = true;
      await this.#awaitIncident(cardTesting.until);
    }
    if (this.#outage === 'before' && minute >= outage.from && minute < outage.until) {
      this.#outage = 'now';
      await api.control('behaviours', {
        processor: 'adyen',
        kind: 'authorize',
        manner: 'error_before',
        times: 1,
      });
    } else if (this.#outage === 'now' && minute >= outage.until) {
      this.#outage = 'over';
      await api.clearOrders();
    }
  }

  /** Metrics are looked at every few seconds: time stands still until one of them has seen the hour. */
  async #awaitIncident(until: number): Promise<void> {
    const { api, signal } = this.#options;
    if (this.#minute <= until + SAMPLE_MINUTES) await this.#moveTo(until + SAMPLE_MINUTES);
    for (let round = 0; round < WATCHED_ROUNDS && !signal.aborted; round += 1) {
      if ((await api.items('/monitoring/incidents?limit=1')).length > 0) return;
      await this.#rest();
    }
  }

  /** The clock only moves forward, and has moved a little by itself. */
  async #moveTo(minute: number): Promise<void> {
    if (minute <= this.#minute) return;
    this.#minute = minute;
    await this.#options.api.ask('PUT', '/sandbox/clock', {
      now: new Date(this.#beganMs + minute * MINUTE_MS).toISOString(),
    });
  }

  /** Processors do what is due, workers take it, and the shop hears of it. */
  async #rest(): Promise<void> {
    const { api, pause } = this.#options;
    await api.control('run');
    await pause(REST_MS);
    await this.#listen();
  }

  /** The shop's own endpoint: what waits is taken, quickly as a rule. */
  async #listen(): Promise<void> {
    const { api } = this.#options;
    const subscription = `/webhook-subscriptions/${this.#shop.listening}`;
    for (let rounds = 0; rounds < LISTENED_MAX; rounds += 1) {
      const waiting = await api.items(`${subscription}/waiting`);
      if (waiting.length === 0) return;
      await Promise.all(
        waiting.map((delivery, index) =>
          api.ask('POST', `${subscription}/deliveries/${textOf(delivery, 'id') ?? ''}/acknowledge`, {
            response_status: 200,
            duration_ms: 18 + ((index * 37) % 140),
          }),
        ),
      );
    }
  }

  #show(day: number): void {
    const { days, show } = this.#options;
    const now = new Date(this.#beganMs + this.#minute * MINUTE_MS).toISOString();
    show({ day, days, now, payments: this.#counts.payments, declined: this.#counts.declined });
  }
}

function numberOf(answer: Answer | null, member: string): number {
  const value = answer?.[member];
  return typeof value === 'number' ? value : 0;
}
