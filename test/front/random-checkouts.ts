import assert from 'node:assert/strict';
import { isOver } from '../../packages/client-core/src/checkout-effects.ts';
import { reduce, restore } from '../../packages/client-core/src/checkout-reducer.ts';
import {
  CHECKOUT_LIMITS,
  type CheckoutEffect,
  type CheckoutEvent,
  type CheckoutSnapshot,
  type CheckoutState,
  NO_CHECKOUT,
} from '../../packages/client-core/src/checkout-state.ts';

/** Numbers that a seed gives, below a limit. */
export type Dice = (below: number) => number;

export function diceOf(seed: number): Dice {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

/** A checkout in a process that may end: what it was told to do, and what is kept of it. */
class RandomCheckout {
  state: CheckoutState = NO_CHECKOUT;
  now = 1_795_000_000_000;
  kept: string | null = null;
  ends = 0;
  effects: readonly CheckoutEffect[] = [];
  /** False of a restored checkout, until the service has said that nothing is under way. */
  mayPay = true;
  /** The attempt that was paid last, and whether it has certainly failed since. */
  paid: number | null = null;
  hasFailed = false;

  happen(event: CheckoutEvent): void {
    const before = this.state;
    const [after, effects] = reduce(before, event);
    if (isOver(before)) assert.ok(after === before && effects.length === 0, `${before.at} + ${event.kind}`);
    const isFailed = !after.isUnderWay && after.attempt > before.attempt;
    const isAnswer = event.kind === 'standing' || event.kind === 'fault';
    const isSaid = isAnswer && before.at === 'confirming' && !after.isUnderWay;
    if (isFailed) this.hasFailed = true;
    if (isFailed) assert.notEqual(event.kind, 'fault', 'an earlier request may have paid');
    if (isFailed || (isSaid && after.at !== 'confirming')) this.mayPay = true;
    this.state = after;
    this.carryOut(effects);
    if (!isOver(after) && after.at !== 'idle') {
      assert.ok(after.deadline !== null, `${after.at} waits for ever`);
      assert.ok(after.deadline - this.now <= CHECKOUT_LIMITS.lifeMs, after.at);
    }
  }

  private carryOut(effects: readonly CheckoutEffect[]): void {
    this.effects = effects;
    for (const effect of effects) {
      if (effect.do === 'save') this.kept = JSON.stringify(effect.snapshot);
      if (effect.do === 'forget') this.kept = null;
      if (effect.do === 'end') this.ends += 1;
      if (effect.do === 'call' && effect.call === 'pay') this.pay(effect.attempt);
    }
    assert.ok(this.ends <= 1, 'the end was told twice');
    assert.equal(isOver(this.state), this.ends === 1, 'it is over, and that was told');
  }

  private pay(attempt: number): void {
    const snapshot = JSON.parse(this.kept ?? 'null') as CheckoutSnapshot | null;
    assert.ok(snapshot?.isUnderWay === true && snapshot.attempt === attempt, 'kept before it is paid');
    assert.ok(this.mayPay, 'paid again after it was restored');
    if (this.paid !== null && attempt !== this.paid) assert.ok(this.hasFailed, 'another attempt beside one');
    this.paid = attempt;
    this.hasFailed = false;
  }

  /** The process ends, and another one goes on. */
  die(): void {
    if (this.ends > 0 || this.kept === null) return;
    const [state, effects] = restore(JSON.parse(this.kept), this.now);
    assert.equal(state.at, 'confirming');
    assert.ok(!effects.some((effect) => effect.do === 'call' && effect.call !== 'status'));
    this.mayPay = false;
    this.state = state;
    this.carryOut(effects);
  }

  /** Nobody answers any more: what is waited for ends, and the app is told. */
  waitOut(): void {
    const begun = this.now;
    for (let waits = 0; !isOver(this.state) && this.state.at !== 'idle'; waits += 1) {
      assert.ok(waits < 500, `${this.state.at} has no end`);
      this.now = Math.max(this.now, this.state.deadline ?? this.now);
      this.happen({ kind: 'time', now: this.now });
    }
    const { lifeMs, challengeMs, confirmMs, payMs } = CHECKOUT_LIMITS;
    const longest = lifeMs + 4 * challengeMs + 4 * confirmMs + 2 * payMs;
    assert.ok(this.now - begun <= longest, `it took ${this.now - begun} ms`);
  }
}

/** Whatever may happen to a checkout, in an order of chance, with deaths in between; then nothing more. */
export function playRandomEvents(dice: Dice, happenings: readonly object[]): CheckoutState {
  const checkout = new RandomCheckout();
  const isForm = dice(2) === 0;
  const start = isForm
    ? ({ kind: 'start', checkout: 'form', sessionId: 's', hasSdk: dice(2) === 0 } as const)
    : ({ kind: 'start', checkout: 'page' } as const);
  checkout.happen({ ...start, now: checkout.now });

  for (let left = 1 + dice(40); left > 0; left -= 1) {
    checkout.now += [0, 300, 1_000, 5_000, 30_000, 600_000][dice(6)] ?? 0;
    const chance = dice(20);
    if (chance === 0) checkout.die();
    else if (chance < 4) checkout.happen({ kind: 'time', now: checkout.now });
    else {
      const happening = happenings[dice(happenings.length)] as CheckoutEvent;
      const { asks, attempt } = checkout.state;
      const ask = 'ask' in happening && dice(4) > 0 ? { ask: [asks, attempt][dice(2)] ?? 0 } : {};
      checkout.happen({ ...happening, ...ask, now: checkout.now } as CheckoutEvent);
    }
  }
  checkout.waitOut();
  return checkout.state;
}
