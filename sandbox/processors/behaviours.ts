import { setTimeout as delay } from 'node:timers/promises';
import type { Action } from './processor.ts';

/**
 * How a processor can misbehave. `before`: nothing was done; `after`: it was, and the caller is not told
 * properly. `not_found`: it answers as if it had never heard of what it is asked for, like a search that lags.
 * `wrong_currency`: it acts, and speaks of another currency.
 */
export const MANNERS = [
  'latency',
  'timeout_before',
  'timeout_after',
  'reset_before',
  'reset_after',
  'error_before',
  'error_after',
  'garbage_before',
  'garbage_after',
  'answer_twice',
  'not_found',
  'wrong_currency',
] as const;
type Manner = (typeof MANNERS)[number];

/** An order to misbehave. Every field that is given must match; `times` counts down to nothing. */
export type Behaviour = Readonly<{
  manner: Manner;
  /** For `latency`. */
  latencyMs: number;
  processor: string | null;
  account: string | null;
  kind: string | null;
  reference: string | null;
  amount: bigint | null;
  /** Until when, by the account's clock; null: until it is used up or cleared. */
  endsAt: Date | null;
  /** Of a situation (`situations.ts`): its name, and what it is called by. */
  situation: OrderedSituation | null;
}>;

/** A situation as it was ordered. `note`: a word of whoever ordered it. */
export type OrderedSituation = Readonly<{ id: string; name: string; note: string | null; beganAt: Date }>;

/** Amounts that misbehave on every processor, for trying things out by hand. Minor units. */
const MANNER_AMOUNTS: ReadonlyMap<bigint, Manner> = new Map([
  [600001n, 'latency'],
  [600002n, 'timeout_before'],
  [600003n, 'timeout_after'],
  [600004n, 'reset_before'],
  [600005n, 'reset_after'],
  [600006n, 'error_before'],
  [600007n, 'error_after'],
  [600008n, 'garbage_after'],
  [600009n, 'answer_twice'],
]);
const AMOUNT_LATENCY_MS = 2_000;

/** The standing orders of one simulator; they live as long as it runs. */
export class Behaviours {
  readonly #orders: { behaviour: Behaviour; timesLeft: number }[] = [];
  readonly #held = new Map<Behaviour, AbortController>();

  order(behaviour: Behaviour, times: number): void {
    this.#orders.push({ behaviour, timesLeft: times });
  }

  /** What an order holds up goes on, too. */
  clear(account: string | null): void {
    const isKept = (behaviour: Behaviour): boolean => account !== null && behaviour.account !== account;
    this.#orders.splice(0, this.#orders.length, ...this.#orders.filter(({ behaviour }) => isKept(behaviour)));
    for (const [behaviour, held] of this.#held) if (!isKept(behaviour)) held.abort();
  }

  /** For so long, or until the orders of its account are cleared, or `givenUp`. */
  async hold(behaviour: Behaviour, forMs: number, givenUp?: AbortSignal): Promise<void> {
    const held = new AbortController();
    const place = { ...behaviour };
    this.#held.set(place, held);
    const signal = givenUp === undefined ? held.signal : AbortSignal.any([held.signal, givenUp]);
    await delay(forMs, null, { signal }).catch(() => null);
    this.#held.delete(place);
  }

  list(): readonly Readonly<{ behaviour: Behaviour; timesLeft: number }>[] {
    return this.#orders;
  }

  /** The situations of an account that are on. */
  situations(account: string, now: Date): readonly Readonly<{ behaviour: Behaviour; timesLeft: number }>[] {
    return this.#orders.filter(
      ({ behaviour }) =>
        behaviour.situation !== null && behaviour.account === account && !isOver(behaviour, now),
    );
  }

  /** What it holds up goes on, too. False: no such situation is on. */
  endSituation(account: string, id: string): boolean {
    const isIt = ({ situation, account: of }: Behaviour): boolean => of === account && situation?.id === id;
    const at = this.#orders.findIndex(({ behaviour }) => isIt(behaviour));
    if (at < 0) return false;
    this.#orders.splice(at, 1);
    for (const [behaviour, held] of this.#held) if (isIt(behaviour)) held.abort();
    return true;
  }

  /** The first order that fits, used up by one; else what the amount asks for. */
  take(processor: string, account: string, action: Action, now: Date): Behaviour | null {
    const kept = this.#orders.filter(
      ({ behaviour }) => behaviour.account !== account || !isOver(behaviour, now),
    );
    this.#orders.splice(0, this.#orders.length, ...kept);
    const order = this.#orders.find(({ behaviour }) => fits(behaviour, processor, account, action));
    if (order !== undefined) {
      order.timesLeft -= 1;
      if (order.timesLeft <= 0) this.#orders.splice(this.#orders.indexOf(order), 1);
      return order.behaviour;
    }

    const manner = action.amount === null ? undefined : MANNER_AMOUNTS.get(action.amount);
    return manner === undefined
      ? null
      : {
          manner,
          latencyMs: AMOUNT_LATENCY_MS,
          processor,
          account,
          kind: action.kind,
          reference: action.reference,
          amount: action.amount,
          endsAt: null,
          situation: null,
        };
  }
}

function isOver({ endsAt }: Behaviour, now: Date): boolean {
  return endsAt !== null && endsAt.getTime() <= now.getTime();
}

function fits(behaviour: Behaviour, processor: string, account: string, action: Action): boolean {
  return (
    (behaviour.processor === null || behaviour.processor === processor) &&
    (behaviour.account === null || behaviour.account === account) &&
    (behaviour.kind === null || behaviour.kind === action.kind) &&
    (behaviour.reference === null || behaviour.reference === action.reference) &&
    (behaviour.amount === null || behaviour.amount === action.amount)
  );
}
