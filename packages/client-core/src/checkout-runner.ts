import { ApiFault } from './call.ts';
import { reduce, restore } from './checkout-reducer.ts';
import {
  type CheckoutEffect,
  type CheckoutEnding,
  type CheckoutEvent,
  type CheckoutState,
  NO_CHECKOUT,
  type Reduced,
} from './checkout-state.ts';
import { platform, withTimeLimit } from './platform.ts';

/** A storage that takes longer has failed. */
const STORAGE_MS = 3_000;

/**
 * Where a checkout is kept through the death of the process, for example AsyncStorage. What is kept lets its reader see
 * and pay the checkout for an hour: use storage that no other app reads.
 */
export type SnapshotStorage = Readonly<{
  /** What was kept under the name; null: nothing. */
  getItem(name: string): Promise<string | null> | string | null;
  /** Keeps a text. */
  setItem(name: string, text: string): unknown;
  /** Forgets it. */
  removeItem(name: string): unknown;
}>;

/** What shows a checkout, and whom it tells. */
export type CheckoutHands = Readonly<{
  /** It has moved on. */
  show(state: CheckoutState): void;
  /** Show this address in the sheet. */
  open(url: string): void;
  /** Take the sheet away. */
  dismiss(): void;
  /** How it ended: told once. */
  end(end: CheckoutEnding): void;
  /** A checkout that another process has left, and that this one takes the place of. */
  replace(end: CheckoutEnding): void;
}>;

type WithoutNow<Event> = Event extends CheckoutEvent ? Omit<Event, 'now'> : never;
/** What has happened; the runner says when. */
export type CheckoutNews = WithoutNow<CheckoutEvent>;

/** An effect that comes back as an event. */
export type CheckoutQuestion = Extract<CheckoutEffect, Readonly<{ do: 'call' | 'device' | 'challenge' }>>;

/** The checkout that is kept under a name, as it stood; null: there is none. */
export async function keptCheckout(storage: SnapshotStorage, keptAs: string): Promise<CheckoutState | null> {
  const [state] = await restoredFrom(storage, keptAs);
  return state.at === 'idle' ? null : state;
}

async function restoredFrom(storage: SnapshotStorage | undefined, keptAs: string): Promise<Reduced> {
  let kept: unknown = null;
  try {
    const found = await withTimeLimit(STORAGE_MS, Promise.resolve(storage?.getItem(keptAs)), null);
    kept = JSON.parse(found ?? 'null');
  } catch {
    // What cannot be read is none.
  }
  return restore(kept, Date.now());
}

/** Does what the reducer says is to be done, and tells it what came of that. Its subclasses say who is asked. */
export abstract class CheckoutRunner {
  protected state = NO_CHECKOUT;
  protected isStopped = false;
  private timer: unknown = null;
  private done: Promise<unknown> = Promise.resolve();
  private readonly keptAs: string;
  private readonly storage: SnapshotStorage | undefined;
  private readonly hands: CheckoutHands;

  /** `keptAs`: name of the snapshot in the storage. */
  constructor(keptAs: string, storage: SnapshotStorage | undefined, hands: CheckoutHands) {
    this.keptAs = keptAs;
    this.storage = storage;
    this.hands = hands;
  }

  /** Asks; null: there is nothing to tell. What is thrown is a call that failed: an `ApiFault` says how. */
  protected abstract answer(question: CheckoutQuestion): Promise<CheckoutNews | null>;

  /**
   * Goes on with what was kept where `isThis` says so; anything else that was kept is replaced, and `start` begins.
   * Null: there is nothing to begin, and it ends.
   */
  protected async beginOrGoOn(
    isThis: (kept: CheckoutState) => boolean,
    start: CheckoutNews | null,
  ): Promise<void> {
    if (this.isStopped) return;
    const restored = await restoredFrom(this.storage, this.keptAs);
    if (this.isStopped) return;
    const [kept] = restored;
    if (kept.at !== 'idle' && isThis(kept)) return this.take(restored);
    if (kept.at !== 'idle') await this.replace(kept);
    if (this.isStopped) return;
    if (start !== null) return this.happen(start);
    this.hands.dismiss();
    this.hands.end({ outcome: 'closed', reason: null, transaction: null, id: null });
  }

  /** Something has happened. */
  happen(news: CheckoutNews): void {
    if (!this.isStopped) this.take(reduce(this.state, { ...news, now: Date.now() } as CheckoutEvent));
  }

  /** Nothing is done or told any more. What is kept stays. */
  stop(): void {
    this.isStopped = true;
    platform.clearTimeout(this.timer);
  }

  private async replace(left: CheckoutState): Promise<void> {
    const [, effects] = reduce(left, { kind: 'replaced', now: Date.now() });
    for (const effect of effects) if (effect.do === 'end') this.hands.replace(effect.end);
    await this.forget();
  }

  /** One effect after the other: what is kept is kept before the next is begun. */
  private take([state, effects]: Reduced): void {
    this.state = state;
    this.hands.show(state);
    for (const effect of effects)
      this.done = this.done.then(() => (this.isStopped ? undefined : this.carryOut(effect)));
  }

  private carryOut(effect: CheckoutEffect): unknown {
    const { hands, storage, keptAs } = this;
    switch (effect.do) {
      case 'save':
        return this.keep(() => storage?.setItem(keptAs, JSON.stringify(effect.snapshot)));
      case 'forget':
        return this.forget();
      case 'wait':
        return this.wait(effect.until);
      case 'open':
        return hands.open(effect.url);
      case 'dismiss':
        return hands.dismiss();
      case 'end':
        return hands.end(effect.end);
      default:
        // Nobody waits for the answer.
        void this.ask(effect);
        return undefined;
    }
  }

  private forget(): Promise<void> {
    return this.keep(() => this.storage?.removeItem(this.keptAs));
  }

  /** A storage that fails, or never answers, makes nobody's payment fail, and nobody wait for ever. */
  private async keep(write: () => unknown): Promise<void> {
    try {
      await withTimeLimit(STORAGE_MS, Promise.resolve(write()), null);
    } catch {
      platform.console.warn('Railyard: the checkout could not be kept');
    }
  }

  private wait(until: number): void {
    platform.clearTimeout(this.timer);
    this.timer = platform.setTimeout(() => this.happen({ kind: 'time' }), Math.max(0, until - Date.now()));
  }

  private async ask(question: CheckoutQuestion): Promise<void> {
    let news: CheckoutNews | null;
    try {
      news = await this.answer(question);
    } catch (error) {
      news = faultOf(question, error);
    }
    if (news !== null) this.happen(news);
  }
}

/** Of the app's code or a vendor's, nobody knows what came of it. */
function faultOf(question: CheckoutQuestion, error: unknown): CheckoutNews {
  if (question.do === 'challenge') return { kind: 'challenged', how: 'failed' };
  const call = question.do === 'device' ? 'device' : question.call;
  const ask = 'ask' in question ? question.ask : 0;
  if (error instanceof ApiFault) return { kind: 'fault', call, status: error.status, ask };
  platform.console.warn(`Railyard: ${call} failed, and not with an ApiFault`);
  return { kind: 'fault', call, status: 0, ask };
}
