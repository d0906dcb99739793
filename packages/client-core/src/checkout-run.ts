import { ApiFault, call, originOf } from './call.ts';
import { argumentFault, type CheckoutOptions, openCheckout, tellFault } from './checkout.ts';
import { reduce, restore } from './checkout-reducer.ts';
import {
  type CheckoutEffect,
  type CheckoutEnding,
  type CheckoutEvent,
  type CheckoutState,
  type KnownTransaction,
  NO_CHECKOUT,
  type PaymentStanding,
  type Reduced,
} from './checkout-state.ts';
import { platform } from './platform.ts';
import type { EmbedEventName, EmbedEvents } from './protocol.ts';

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

const KEPT_AS = 'railyard.checkout';

/** What a sheet does for a checkout. */
type SheetHands = Readonly<{
  show(state: CheckoutState): void;
  open(url: string): void;
  dismiss(): void;
  end(end: CheckoutEnding): void;
  /** What the service refused. */
  tell<Name extends EmbedEventName>(name: Name, data: EmbedEvents[Name]): void;
  /** A checkout that another process has left, and that this one takes the place of. */
  replace(end: CheckoutEnding): void;
}>;

type WithoutNow<Event> = Event extends CheckoutEvent ? Omit<Event, 'now'> : never;

/**
 * Whether a checkout was under way when the process ended: then show its sheet with `resume`.
 *
 * @example if (await hasKeptCheckout(AsyncStorage)) setOpen(true)
 */
export async function hasKeptCheckout(storage: SnapshotStorage): Promise<boolean> {
  const [{ at }] = restore(await keptIn(storage), Date.now());
  return at !== 'idle';
}

async function keptIn(storage: SnapshotStorage | undefined): Promise<unknown> {
  try {
    return JSON.parse((await storage?.getItem(KEPT_AS)) ?? 'null') as unknown;
  } catch {
    return null;
  }
}

/** A checkout in the hosted page: the reducer's effects, done in a sheet. */
export class CheckoutRun {
  private state = NO_CHECKOUT;
  private timer: unknown = null;
  private isStopped = false;
  private done: Promise<unknown> = Promise.resolve();
  private readonly options: CheckoutOptions;
  private readonly storage: SnapshotStorage | undefined;
  private readonly hands: SheetHands;

  constructor(options: CheckoutOptions, storage: SnapshotStorage | undefined, hands: SheetHands) {
    this.options = options;
    this.storage = storage;
    this.hands = hands;
  }

  /** `isResumed`: of what was kept, and nothing else. */
  async begin(isResumed: boolean): Promise<void> {
    if (this.isStopped) return;
    const restored = restore(await keptIn(this.storage), Date.now());
    if (this.isStopped) return;
    if (isResumed && restored[0].at !== 'idle') return this.take(restored);
    if (restored[0].at !== 'idle') await this.replace(restored[0]);
    if (this.isStopped) return;
    if (isResumed) {
      this.hands.dismiss();
      return this.hands.end({ outcome: 'closed', reason: null, transaction: null, id: null });
    }
    this.happen({ kind: 'start', checkout: 'page' });
  }

  happen(event: WithoutNow<CheckoutEvent>): void {
    if (!this.isStopped) this.take(reduce(this.state, { ...event, now: Date.now() } as CheckoutEvent));
  }

  /** The sheet is gone. What is kept stays. */
  stop(): void {
    this.isStopped = true;
    platform.clearTimeout(this.timer);
  }

  private async replace(left: CheckoutState): Promise<void> {
    const [, effects] = reduce(left, { kind: 'replaced', now: Date.now() });
    for (const effect of effects) if (effect.do === 'end') this.hands.replace(effect.end);
    await this.storage?.removeItem(KEPT_AS);
  }

  /** One effect after the other: what is kept is kept before the next is begun. */
  private take([state, effects]: Reduced): void {
    this.state = state;
    this.hands.show(state);
    for (const effect of effects)
      this.done = this.done.then(() => (this.isStopped ? undefined : this.carryOut(effect)));
  }

  private async carryOut(effect: CheckoutEffect): Promise<void> {
    switch (effect.do) {
      case 'save':
        return this.keep(() => this.storage?.setItem(KEPT_AS, JSON.stringify(effect.snapshot)));
      case 'forget':
        return this.keep(() => this.storage?.removeItem(KEPT_AS));
      case 'wait':
        return this.wait(effect.until);
      case 'open':
        return this.hands.open(effect.url);
      case 'dismiss':
        return this.hands.dismiss();
      case 'end':
        return this.hands.end(effect.end);
      case 'call':
        if (effect.call === 'openCheckout') void this.open();
        if (effect.call === 'status') void this.ask(effect.ask, effect.transactionId);
        return undefined;
      default:
        // Of card forms.
        return undefined;
    }
  }

  /** A storage that fails makes nobody's payment fail. */
  private async keep(write: () => unknown): Promise<void> {
    try {
      await write();
    } catch {
      platform.console.warn('Railyard: the checkout could not be kept');
    }
  }

  private wait(until: number): void {
    platform.clearTimeout(this.timer);
    this.timer = platform.setTimeout(() => this.happen({ kind: 'time' }), Math.max(0, until - Date.now()));
  }

  private async open(): Promise<void> {
    const wrong = argumentFault(this.options);
    if (wrong !== null) {
      this.hands.tell('argumentError', wrong);
      return this.happen({ kind: 'fault', call: 'openCheckout', status: 400, ask: 0 });
    }
    try {
      const { id, url } = await openCheckout(this.options, undefined);
      this.happen({ kind: 'opened', id, url });
    } catch (error) {
      if (this.isStopped) return;
      tellFault(error, this.hands.tell);
      const status = error instanceof ApiFault ? error.status : 0;
      this.happen({ kind: 'fault', call: 'openCheckout', status, ask: 0 });
    }
  }

  private async ask(ask: number, transactionId: string | null): Promise<void> {
    const { url } = this.state;
    if (url === null) return;
    try {
      const { standing, transaction } = await checkoutStanding(url, transactionId);
      this.happen({ kind: 'standing', ask, standing, transaction });
    } catch (error) {
      if (!(error instanceof ApiFault)) throw error;
      this.happen({ kind: 'fault', call: 'status', status: error.status, ask });
    }
  }
}

const STANDINGS: ReadonlySet<string> = new Set(['active', 'completed', 'given_back', 'expired']);

/**
 * How the payment of a checkout stands. The checkout's address is the credential.
 *
 * @throws ApiFault where the service does not answer, or refuses.
 *
 * @example const { standing } = await checkoutStanding(checkout.url, null)
 */
export async function checkoutStanding(
  url: string,
  transactionId: string | null,
): Promise<Readonly<{ standing: PaymentStanding; transaction: KnownTransaction | null }>> {
  const apiUrl = originOf(url);
  const path = `${url.slice(apiUrl.length)}/state?transaction_id=${encodeURIComponent(transactionId ?? '')}`;
  const answer = await call<Readonly<{ status: string; transaction: KnownTransaction | null }> | null>(
    { apiUrl },
    { method: 'GET', path, credential: 'none' },
  );
  if (answer === null) throw new ApiFault(0, {});
  const standing = STANDINGS.has(answer.status) ? (answer.status as PaymentStanding) : 'processing';
  return { standing, transaction: answer.transaction };
}
