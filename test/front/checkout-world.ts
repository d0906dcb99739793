import assert from 'node:assert/strict';
import { reduce, restore } from '../../packages/client-core/src/checkout-reducer.ts';
import {
  type CheckoutEffect,
  type CheckoutEnding,
  type CheckoutEvent,
  type CheckoutState,
  type KnownTransaction,
  NO_CHECKOUT,
  standingOf,
} from '../../packages/client-core/src/checkout-state.ts';
import type { Dice } from './random-checkouts.ts';

/** What happens at a time: to the app, where the process that asked still lives, or to the service. */
type Due = Readonly<{ at: number; life: number | null; run: () => void }>;

const OUTCOMES = [
  'captured',
  'authorized',
  'declined',
  'failed',
  'buyer_approval_pending',
  'processing',
] as const;

/**
 * A card form, the service that pays and a buyer: calls and answers get lost, refused or are late, processes end
 * between any two effects, and the buyer comes and goes. The service pays once under a key, as the real one does.
 */
export class CheckoutWorld {
  readonly payments = new Map<number, { transaction: KnownTransaction }>();
  private readonly dice: Dice;
  private state: CheckoutState = NO_CHECKOUT;
  private kept: string | null = null;
  private end: CheckoutEnding | null = null;
  private now = 1_795_000_000_000;
  private life = 0;
  private due: Due[] = [];
  private timer: number | null = null;
  /** A request may have come after the service had said twice that there was no payment. */
  private isLate = false;

  constructor(dice: Dice) {
    this.dice = dice;
  }

  play(): CheckoutEnding {
    this.happen({ kind: 'start', checkout: 'form', sessionId: 's', hasSdk: false });
    for (let steps = 0; this.end === null; steps += 1) {
      assert.ok(steps < 5_000, `no end at ${this.state.at}`);
      if (this.state.at === 'entering' && this.dice(2) === 0) this.happen({ kind: 'submitted' });
      else if (this.state.at === 'failed') this.happen({ kind: this.dice(2) === 0 ? 'retry' : 'close' });
      else if (this.dice(30) === 0) this.happen({ kind: 'close' });
      else if (this.dice(10) === 0) this.happen({ kind: 'returned' });
      else if (this.dice(25) === 0) this.die();
      else this.pass();
    }

    while (this.due.length > 0) this.pass();
    this.judge(this.end);
    return this.end;
  }

  private judge({ outcome }: CheckoutEnding): void {
    const standings = [...this.payments.values()].map(({ transaction }) => standingOf(transaction.status));
    const open = standings.filter((standing) => standing !== 'active').length;
    assert.ok(open <= 1, `${open} payments came about`);
    if (outcome === 'completed') assert.ok(standings.includes('completed'), 'nothing was paid');
    const isOver = outcome === 'closed' || outcome === 'failed';
    if (isOver && !this.isLate) assert.equal(open, 0, `${outcome}, and it was paid`);
  }

  private happen(happening: object): void {
    const event = { ...happening, now: this.now } as CheckoutEvent;
    const [state, effects] = reduce(this.state, event);
    this.state = state;
    this.carryOut(effects);
  }

  private carryOut(effects: readonly CheckoutEffect[]): void {
    for (const effect of effects) {
      if (this.dice(60) === 0) return this.die();
      if (effect.do === 'save') this.kept = JSON.stringify(effect.snapshot);
      if (effect.do === 'forget') this.kept = null;
      if (effect.do === 'wait') this.timer = effect.until;
      if (effect.do === 'call') this.call(effect);
      if (effect.do === 'end') {
        assert.equal(this.end, null, 'the end was told twice');
        this.end = effect.end;
      }
    }
  }

  private die(): void {
    if (this.end === null) this.restart();
  }

  private restart(): void {
    this.life += 1;
    this.timer = null;
    this.now += 1_500;
    const kept = JSON.parse(this.kept ?? 'null') as unknown;
    if (kept === null) {
      this.state = NO_CHECKOUT;
      return this.happen({ kind: 'start', checkout: 'form', sessionId: 's', hasSdk: false });
    }
    const [state, effects] = restore(kept, this.now);
    assert.equal(state.at, 'confirming');
    assert.ok(!effects.some((effect) => effect.do === 'call' && effect.call !== 'status'));
    this.state = state;
    this.carryOut(effects);
  }

  private later(ms: number, run: () => void, life: number | null = this.life): void {
    this.due.push({ at: this.now + ms, life, run });
    this.due.sort((a, b) => a.at - b.at);
  }

  /** The next thing that is due: an answer, or the end of a wait. */
  private pass(): void {
    const [next] = this.due;
    if (this.end === null && this.timer !== null && (next === undefined || this.timer <= next.at)) {
      this.now = Math.max(this.now, this.timer);
      this.timer = null;
      return this.happen({ kind: 'time' });
    }
    if (next === undefined) return;
    this.due.shift();
    this.now = Math.max(this.now, next.at);
    if (next.life === null || (next.life === this.life && this.end === null)) next.run();
  }

  private call(effect: Extract<CheckoutEffect, Readonly<{ do: 'call' }>>): void {
    if (effect.call === 'tokenize') {
      const { ask } = effect;
      this.answer({ kind: 'tokenized', ask }, { kind: 'fault', call: 'tokenize', ask });
    }
    if (effect.call === 'status') this.tellStanding(effect.ask);
    if (effect.call !== 'pay') return;
    const { attempt, ask } = effect;
    const fault = { kind: 'fault', call: 'pay', ask } as const;
    if (this.dice(6) === 0) return this.answer(null, fault);
    if (this.dice(6) === 0) return this.refuse(fault);
    // The request is on its way, whatever becomes of the app.
    const isLate = this.dice(8) === 0;
    this.isLate ||= isLate;
    this.later(this.dice(isLate ? 60_000 : 1_000), () => this.pay(attempt), null);
    if (isLate) return this.answer(null, fault);
    this.later(1_000 + this.dice(90_000), () => {
      const payment = this.payments.get(attempt);
      const isLost = payment === undefined || this.dice(4) === 0;
      const { transaction } = payment ?? {};
      const created = { kind: 'created', ask: attempt, transaction, approvalUrl: null };
      this.happen(isLost ? { ...fault, status: [0, 503, 409][this.dice(3)] } : created);
    });
  }

  /** This request alone: an earlier one of the same attempt, or a later one, may be on its way when that is told. */
  private refuse(fault: object): void {
    const status = [400, 401, 429][this.dice(3)];
    this.later(this.dice(3_000), () => this.happen({ ...fault, status }));
  }

  private pay(attempt: number): void {
    if (this.payments.has(attempt)) return;
    const status = OUTCOMES[this.dice(OUTCOMES.length)] ?? 'declined';
    this.payments.set(attempt, { transaction: { id: `t${attempt}`, status } });
    if (standingOf(status) === 'processing') this.later(this.dice(900_000), () => this.settle(attempt), null);
  }

  private settle(attempt: number): void {
    const status = this.dice(2) === 0 ? 'captured' : 'declined';
    this.payments.set(attempt, { transaction: { id: `t${attempt}`, status } });
  }

  private tellStanding(ask: number): void {
    const fault = { kind: 'fault', call: 'status', ask } as const;
    if (this.dice(5) === 0) return this.answer(null, fault);
    this.later(this.dice(3_000), () => {
      const last = [...this.payments.values()].at(-1)?.transaction ?? null;
      const standing = last === null ? 'active' : standingOf(last.status);
      this.happen({ kind: 'standing', ask, standing, transaction: last, approvalUrl: null });
    });
  }

  private answer(good: object | null, fault: object): void {
    const isGood = good !== null && this.dice(5) > 0;
    this.later(this.dice(5_000), () =>
      this.happen(isGood ? good : { ...fault, status: [0, 500][this.dice(2)] }),
    );
  }
}
