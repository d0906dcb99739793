import assert from 'node:assert/strict';
import { mock } from 'node:test';
import { ApiFault } from '../../packages/client-core/src/call.ts';
import { CardRun, type SessionPayment } from '../../packages/client-core/src/card-run.ts';
import {
  type CheckoutEnding,
  type CheckoutState,
  NO_CHECKOUT,
  standingOf,
} from '../../packages/client-core/src/checkout-state.ts';
import type { NativeSdk } from '../../packages/client-core/src/three-d-secure.ts';
import type { Dice } from './random-checkouts.ts';

const CARD = { number: '4111111111111111', expirationDate: '12/30', securityCode: '123' };
const APPROVAL = 'https://pay.example/approve/1';
const OUTCOMES = ['captured', 'declined', 'failed', 'buyer_approval_pending', 'processing'] as const;
const UNHEARD = new TypeError('Network request failed');
/** As many turns as the longest chain of promises between two of the waits that are made here. */
const TURNS = 40;

type Due = Readonly<{ at: number; run: () => void }>;

/**
 * The runner of a card form with a service, a merchant's server, an SDK, a storage and a buyer: whatever is asked takes
 * its time, and is answered, refused or lost; the process ends between any two steps, and another one goes on with what
 * was kept. Time is a list of what is due. The server pays once under a key, as the real one does.
 */
export class CardRunWorld {
  private readonly dice: Dice;
  private readonly payments = new Map<string, { id: string; status: string }>();
  private readonly kept = new Map<string, string>();
  private now = 1_795_000_000_000;
  private due: Due[] = [];
  private run: CardRun | null = null;
  private state: CheckoutState = NO_CHECKOUT;
  private end: CheckoutEnding | null = null;
  private opened = new Set<string>();
  /** A request took longer than the service is asked for. */
  private isLate = false;

  constructor(dice: Dice) {
    this.dice = dice;
  }

  async play(): Promise<CheckoutEnding> {
    this.replaceClock();
    try {
      this.begin();
      for (let steps = 0; this.end === null; steps += 1) {
        assert.ok(steps < 5_000, `no end at ${this.state.at}`);
        await this.settle();
        if (this.end === null) this.step();
      }
      this.run?.stop();
      while (this.due.length > 0) this.pass();
      await this.settle();
      this.judge(this.end);
      return this.end;
    } finally {
      this.run?.stop();
      mock.restoreAll();
    }
  }

  private replaceClock(): void {
    mock.method(Date, 'now', () => this.now);
    mock.method(globalThis, 'setTimeout', (run: () => void, ms: number) => this.later(ms, run));
    mock.method(globalThis, 'clearTimeout', (timer: unknown) => {
      this.due = this.due.filter((due) => due !== timer);
    });
    mock.method(console, 'warn', () => undefined);
  }

  /** Of this process: what it is told after its end, it is not told. */
  private begin(): void {
    const isAlive = (): boolean => this.run === run;
    const ofLife = (tell: () => void) => (): void => {
      if (!isAlive()) return;
      if (this.end === null && this.dice(60) === 0) return this.die();
      tell();
    };
    const hands = {
      show: (state: CheckoutState) => {
        if (isAlive()) this.state = state;
      },
      open: (url: string) => ofLife(() => void this.opened.add(url))(),
      dismiss: ofLife(() => undefined),
      end: (end: CheckoutEnding) => {
        assert.equal(this.end, null, 'the end was told twice');
        this.end = end;
      },
      replace: () => assert.fail('replaced by itself'),
    };

    const inputs = { instrument: () => CARD, clear: () => undefined };
    const run = new CardRun(this.payment(), inputs, this.storage(isAlive), hands);
    this.run = run;
    this.state = NO_CHECKOUT;
    void run.begin();
  }

  private die(): void {
    this.run?.stop();
    this.now += 1_500;
    this.begin();
  }

  private storage(isAlive: () => boolean) {
    return {
      getItem: (name: string) => this.kept.get(name) ?? null,
      setItem: (name: string, text: string) => {
        if (!isAlive()) return;
        if (this.dice(60) === 0) return this.die();
        this.kept.set(name, text);
        if (this.dice(60) === 0) this.die();
      },
      removeItem: (name: string) => {
        if (isAlive()) this.kept.delete(name);
      },
    };
  }

  private payment() {
    const sdk: NativeSdk = {
      start: () => this.after(12_000, () => this.sdkAnswer({ sdk_app_id: 'x' })),
      challenge: () =>
        this.after(700_000, () => this.sdkAnswer(this.chosen(['challenged', 'closed', 'failed']))),
    };
    return {
      api: { apiUrl: 'https://pay.example', fetch: (url: string) => this.fetch(url) },
      sessionId: 's',
      ...(this.dice(3) === 0 ? { sdk } : {}),
      pay: ({ idempotencyKey }: Readonly<{ idempotencyKey: string }>) => this.pay(idempotencyKey),
      read: () => this.after(this.dice(8) === 0 ? 25_000 : 3_000, () => this.read()),
    };
  }

  private sdkAnswer<Answer>(answer: unknown): Answer {
    if (this.dice(6) === 0) throw UNHEARD;
    return answer as Answer; // as much of it as the core looks at
  }

  private fetch(url: string) {
    const what = url.split('/').at(-1) ?? '';
    const indicator = this.chosen(['CHALLENGE', 'FINISH', 'ERROR']);
    const answers: Readonly<Record<string, object>> = {
      'three-d-secure-version': { directory_server_id: 'A', message_version: '2.2.0', api_key: null },
      'three-d-secure-authenticate': { indicator, challenge: { acs_transaction_id: 'a' } },
    };
    return this.after(this.dice(10) === 0 ? 25_000 : 2_000, () => {
      if (this.dice(8) === 0) throw UNHEARD;
      const status = this.dice(8) === 0 ? this.chosen([400, 429, 500]) : 200;
      const text = async (): Promise<string> => JSON.stringify(answers[what] ?? {});
      return { ok: status < 300, status, headers: { get: () => null }, text };
    });
  }

  private async pay(key: string): Promise<SessionPayment> {
    if (this.dice(6) === 0) return this.after(5_000, () => lose());
    if (this.dice(6) === 0) return this.after(3_000, () => refuse(this.chosen([400, 401, 429])));
    // The request is on its way, whatever becomes of the app.
    const isLate = this.dice(8) === 0;
    this.isLate ||= isLate;
    this.later(this.dice(isLate ? 60_000 : 1_000), () => this.make(key));
    if (isLate) return this.after(5_000, () => lose());
    return this.after(1_000 + this.dice(90_000), () => {
      const made = this.payments.get(key);
      return made === undefined || this.dice(4) === 0
        ? this.chosen([lose, () => refuse(409)])()
        : paymentOf(made);
    });
  }

  private make(key: string): void {
    if (this.payments.has(key)) return;
    const payment = { id: `t${key}`, status: this.chosen(OUTCOMES) as string };
    this.payments.set(key, payment);
    if (standingOf(payment.status) === 'processing')
      this.later(this.dice(900_000), () => {
        payment.status = this.chosen(['captured', 'declined']);
      });
  }

  private read(): SessionPayment | null {
    if (this.dice(5) === 0) throw UNHEARD;
    const last = [...this.payments.values()].at(-1);
    return last === undefined ? null : paymentOf(last);
  }

  /** What the buyer does, or the next thing that is due. */
  private step(): void {
    const { at } = this.state;
    if (at === 'entering' && this.dice(10) > 0) this.run?.happen({ kind: 'submitted' });
    else if (at === 'failed') this.run?.happen({ kind: this.chosen(['retry', 'close']) });
    else if (this.dice(30) === 0) this.run?.happen({ kind: 'close' });
    else if (this.dice(10) === 0) this.run?.happen({ kind: 'returned' });
    else if (this.dice(25) === 0) this.die();
    else this.pass();
  }

  private pass(): void {
    const next = this.due.shift();
    if (next === undefined) return;
    this.now = Math.max(this.now, next.at);
    next.run();
  }

  private later(ms: number, run: () => void): Due {
    const due = { at: this.now + ms, run };
    const place = this.due.findIndex(({ at }) => at > due.at);
    this.due.splice(place < 0 ? this.due.length : place, 0, due);
    return due;
  }

  private after<Answer>(upToMs: number, answer: () => Answer): Promise<Answer> {
    return new Promise((resolve, reject) => {
      this.later(this.dice(upToMs), () => {
        try {
          resolve(answer());
        } catch (error) {
          reject(error);
        }
      });
    });
  }

  private chosen<Item>(items: readonly Item[]): Item {
    const item = items[this.dice(items.length)];
    assert.ok(item !== undefined);
    return item;
  }

  private async settle(): Promise<void> {
    for (let turn = 0; turn < TURNS; turn += 1) await Promise.resolve();
  }

  private judge({ outcome }: CheckoutEnding): void {
    const standings = [...this.payments.values()].map(({ status }) => standingOf(status));
    const open = standings.filter((standing) => standing !== 'active').length;
    assert.ok(open <= 1, `${open} payments came about`);
    if (outcome === 'completed') assert.ok(standings.includes('completed'), 'nothing was paid');
    const isOver = outcome === 'closed' || outcome === 'failed';
    if (isOver && !this.isLate) assert.equal(open, 0, `${outcome}, and it was paid`);
    for (const url of this.opened) assert.equal(url, APPROVAL);
    assert.equal(this.kept.size, 0, 'what is over is still kept');
  }
}

function paymentOf({ id, status }: Readonly<{ id: string; status: string }>): SessionPayment {
  return { id, status, approvalUrl: status === 'buyer_approval_pending' ? APPROVAL : null };
}

function lose(): never {
  throw UNHEARD;
}

function refuse(status: number): never {
  throw new ApiFault(status, {});
}
