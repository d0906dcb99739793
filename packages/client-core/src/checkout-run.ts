import { ApiFault, call, originOf } from './call.ts';
import { argumentFault, type CheckoutOptions, openCheckout, tellFault } from './checkout.ts';
import {
  type CheckoutHands,
  type CheckoutNews,
  type CheckoutQuestion,
  CheckoutRunner,
  keptCheckout,
  type SnapshotStorage,
} from './checkout-runner.ts';
import type { KnownTransaction, PaymentStanding } from './checkout-state.ts';
import type { EmbedEventName, EmbedEvents } from './protocol.ts';

const KEPT_AS = 'railyard.checkout';

/** What a sheet does for a checkout. */
type SheetHands = CheckoutHands &
  Readonly<{
    /** What the service refused. */
    tell<Name extends EmbedEventName>(name: Name, data: EmbedEvents[Name]): void;
  }>;

/**
 * Whether a checkout was under way when the process ended: then show its sheet with `resume`.
 *
 * @example if (await hasKeptCheckout(AsyncStorage)) setOpen(true)
 */
export async function hasKeptCheckout(storage: SnapshotStorage): Promise<boolean> {
  return (await keptCheckout(storage, KEPT_AS)) !== null;
}

/** A checkout in the hosted page: the reducer's effects, done in a sheet. */
export class CheckoutRun extends CheckoutRunner {
  private readonly options: CheckoutOptions;
  private readonly tell: SheetHands['tell'];

  constructor(options: CheckoutOptions, storage: SnapshotStorage | undefined, hands: SheetHands) {
    super(KEPT_AS, storage, hands);
    this.options = options;
    this.tell = hands.tell;
  }

  /** `isResumed`: of what was kept, and nothing else. */
  begin(isResumed: boolean): Promise<void> {
    return this.beginOrGoOn(() => isResumed, isResumed ? null : { kind: 'start', checkout: 'page' });
  }

  protected async answer(question: CheckoutQuestion): Promise<CheckoutNews | null> {
    const { url } = this.state;
    if (question.do !== 'call') return null;
    if (question.call === 'openCheckout') return this.open();
    if (question.call !== 'status' || url === null) return null;
    const { ask, transactionId } = question;
    const { standing, transaction } = await checkoutStanding(url, transactionId);
    return { kind: 'standing', ask, standing, transaction, approvalUrl: null };
  }

  private async open(): Promise<CheckoutNews> {
    const wrong = argumentFault(this.options);
    if (wrong !== null) {
      this.tell('argumentError', wrong);
      return { kind: 'fault', call: 'openCheckout', status: 400, ask: 0 };
    }
    try {
      const { id, url } = await openCheckout(this.options, undefined);
      return { kind: 'opened', id, url };
    } catch (error) {
      if (error instanceof ApiFault && !this.isStopped) tellFault(error, this.tell);
      throw error;
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
