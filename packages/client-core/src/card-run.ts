import type { Api } from './call.ts';
import {
  type CheckoutHands,
  type CheckoutNews,
  type CheckoutQuestion,
  CheckoutRunner,
  keptCheckout,
  type SnapshotStorage,
} from './checkout-runner.ts';
import { type KnownTransaction, standingOf } from './checkout-state.ts';
import { type Instrument, tokenize } from './session.ts';
import { type NativeSdk, threeDSecureAuthenticate, threeDSecureVersion } from './three-d-secure.ts';

const KEPT_AS = 'railyard.card';

/** A transaction of a checkout session, as your server says. */
export type SessionPayment = KnownTransaction &
  Readonly<{
    /** `approval_url` of its payment method; null or absent: nobody has to approve it. */
    approvalUrl?: string | null;
  }>;

/** What your server is to pay, and under which key. */
export type PaymentRequest = Readonly<{
  /** Id of the checkout session. */
  sessionId: string;
  /** Goes into the header of that name. */
  idempotencyKey: string;
}>;

/** What a card form of the app's own needs: the session, and your server, which pays with it. */
export type CardPayment = Readonly<{
  /** Where the service is. */
  api: Api;
  /** Id of the checkout session. Each payment takes one of its own. */
  sessionId: string;
  /**
   * Has your server pay with the session, under this key: the same key is the same payment, however often it is asked
   * for. Throw an `ApiFault` of a status of 400 to 499 only where your server says that nothing was paid; whatever else
   * is thrown leaves that open, and `read` is asked.
   */
  pay(asked: PaymentRequest): Promise<SessionPayment>;
  /** Asks your server for the last transaction of the session, and pays nothing; null: there is none. */
  read(sessionId: string): Promise<SessionPayment | null>;
  /** Of your app: a certified 3-D Secure SDK. Without one the issuer asks on a page. */
  sdk?: NativeSdk | undefined;
}>;

/** The inputs of a card form. */
export type CardInputs = Readonly<{
  /** What was typed, when the buyer pressed the button. */
  instrument(): Instrument | null;
  /** It is in the session. */
  clear(): void;
}>;

/**
 * The session whose card was being paid when the process ended; null: there is none. Show its form again.
 *
 * @example const sessionId = await keptCardSession(AsyncStorage)
 */
export async function keptCardSession(storage: SnapshotStorage): Promise<string | null> {
  return (await keptCheckout(storage, KEPT_AS))?.id ?? null;
}

/** A checkout in a card form of the app's own: the reducer's effects, done by the service, the SDK and your server. */
export class CardRun extends CheckoutRunner {
  private readonly payment: CardPayment;
  private readonly inputs: CardInputs;

  constructor(
    payment: CardPayment,
    inputs: CardInputs,
    storage: SnapshotStorage | undefined,
    hands: CheckoutHands,
  ) {
    super(KEPT_AS, storage, hands);
    this.payment = payment;
    this.inputs = inputs;
  }

  /** Of this session; what was kept of it is gone on with. */
  begin(): Promise<void> {
    const { sessionId, sdk } = this.payment;
    const start = { kind: 'start', checkout: 'form', sessionId, hasSdk: sdk !== undefined } as const;
    return this.beginOrGoOn(({ id }) => id === sessionId, start);
  }

  protected async answer(question: CheckoutQuestion): Promise<CheckoutNews | null> {
    const { api, sessionId, sdk } = this.payment;
    if (question.do === 'device')
      return sdk === undefined
        ? { kind: 'fault', call: 'device', status: 0, ask: 0 }
        : { kind: 'device', device: await sdk.start(question.version) };
    if (question.do === 'challenge')
      return { kind: 'challenged', how: (await sdk?.challenge(question.challenge)) ?? 'failed' };

    switch (question.call) {
      case 'tokenize':
        return this.tokenize(question.ask);
      case 'threeDSecureVersion':
        return { kind: 'version', version: await threeDSecureVersion(api, sessionId) };
      case 'threeDSecureAuthenticate':
        return { kind: 'result', result: await threeDSecureAuthenticate(api, sessionId, question.device) };
      case 'pay':
        return this.pay(question.attempt);
      case 'status':
        return this.standing(question.ask);
      default:
        return null; // Of the hosted page.
    }
  }

  private async tokenize(ask: number): Promise<CheckoutNews> {
    const { api, sessionId } = this.payment;
    const instrument = this.inputs.instrument();
    if (instrument === null) return { kind: 'fault', call: 'tokenize', status: 400, ask };
    await tokenize(api, sessionId, instrument);
    this.inputs.clear();
    return { kind: 'tokenized', ask };
  }

  private async pay(attempt: number): Promise<CheckoutNews> {
    const { sessionId, pay } = this.payment;
    const paid = await pay({ sessionId, idempotencyKey: `${sessionId}-${attempt}` });
    return { kind: 'created', ask: attempt, ...knownOf(paid) };
  }

  private async standing(ask: number): Promise<CheckoutNews> {
    const { sessionId, read } = this.payment;
    const found = await read(sessionId);
    // An app in JavaScript may give nothing back.
    if (!found) return { kind: 'standing', ask, standing: 'active', transaction: null, approvalUrl: null };
    return { kind: 'standing', ask, standing: standingOf(found.status), ...knownOf(found) };
  }
}

function knownOf({ id, status, approvalUrl = null }: SessionPayment) {
  return { transaction: { id, status }, approvalUrl };
}
