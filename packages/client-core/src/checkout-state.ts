import type { Challenge, Device, Result, Version } from './three-d-secure.ts';

/** How long each wait may take. Behind every one of them is a state that offers something. */
export const CHECKOUT_LIMITS = {
  /** Until the page of a checkout shows something, its opening and its loading each. */
  loadMs: 20_000,
  /** Until a call is answered. */
  callMs: 20_000,
  /** Until the device is collected. */
  fingerprintMs: 10_000,
  /** Until the buyer has approved, at the issuer, a bank or a wallet. */
  challengeMs: 600_000,
  /** Until a payment is answered. */
  payMs: 60_000,
  /** Until the service has said how a payment stands. */
  confirmMs: 60_000,
  /** The same, once the buyer has closed the sheet. */
  leavingMs: 10_000,
  /** Between two questions. */
  pauseMs: 2_000,
  /** Between two questions while the buyer may still be approving. */
  lookMs: 10_000,
  /** Of a checkout: nobody can begin to pay after it. */
  lifeMs: 3_600_000,
} as const;

/** Where a checkout stands. */
export const CHECKOUT_STATES = [
  'idle',
  'loading',
  'ready',
  'entering',
  'tokenizing',
  'preparing3ds',
  'fingerprint',
  'authenticating',
  'challenge',
  'awaitingApp',
  'paying',
  'confirming',
  'done',
  'failed',
  'closed',
] as const;
/** Name of a state of a checkout. */
export type CheckoutStateName = (typeof CHECKOUT_STATES)[number];

/** Why the buyer is where they are; a UI has words for each. */
export type CheckoutReason =
  /** The payment was refused; another card or another way may go. */
  | 'declined'
  /** What was typed, or asked for, is not taken. */
  | 'refused'
  /** Nothing came of the attempt, as far as the page knows. */
  | 'not_made'
  /** The buyer did not approve. */
  | 'cancelled'
  /** They were not waited for any longer. */
  | 'timed_out'
  /** Too many attempts: wait a minute. */
  | 'often'
  /** Nobody answered, or only that it is not possible now. */
  | 'unreachable'
  /** The page could not be loaded, or the system has ended it. */
  | 'not_loaded'
  /** Nobody can say yet how the payment stands. */
  | 'unconfirmed'
  /** The checkout is over. */
  | 'expired'
  /** What was paid was given back meanwhile. */
  | 'given_back'
  /** Another checkout was begun. */
  | 'replaced';

/** As much of a transaction as a front end knows. */
export type KnownTransaction = Readonly<{
  /** Its id. */
  id: string;
  /** Its status, such as `captured`. */
  status: string;
}>;

/** How a payment stands, in the words of the checkout's own address. */
export type PaymentStanding = 'active' | 'processing' | 'completed' | 'given_back' | 'expired';

/** The whole of a checkout: what it has to know, and nothing of a card. */
export type CheckoutState = Readonly<{
  /** Its name. */
  at: CheckoutStateName;
  /** The hosted page in a sheet, or a card form of the app's own; null: not begun. */
  kind: 'page' | 'form' | null;
  /** Id of the checkout, or of the checkout session; null: there is none yet. */
  id: string | null;
  /** Address that the sheet shows: of the page, or of an approval; null: none. */
  url: string | null;
  /** Of the address: not opened; opened, or left for somebody else's; the page has said that it is there. */
  page: 'none' | 'opening' | 'shown';
  /** Whether the app has a 3-D Secure SDK. */
  hasSdk: boolean;
  /** The last that is known of; null: none. */
  transaction: KnownTransaction | null;
  /** Which of the attempts a payment is asked for as. The next one begins when the last has certainly failed. */
  attempt: number;
  /** A payment was asked for, and nobody has said that it failed. */
  isUnderWay: boolean;
  /** Transactions of earlier attempts, which say nothing of this one. */
  failedIds: readonly string[];
  /** The buyer has closed the sheet, and the service is asked once more. */
  isLeaving: boolean;
  /** How often the service was asked how things stand. */
  asks: number;
  /** Only an answer to a later question counts. */
  answeredUpTo: number;
  /** The service has said once that nothing is under way. It is believed the second time. */
  isDoubted: boolean;
  /** Why the buyer is there; null: there is nothing to say. */
  reason: CheckoutReason | null;
  /** Of `failed`: the buyer may go on. False: it is over. */
  canRetry: boolean;
  /** Of `done`. */
  outcome: 'completed' | 'pending' | null;
  /** When the wait of this state is over, in milliseconds since 1970. */
  deadline: number | null;
  /** Of `confirming`: no longer than this, however often it is asked. */
  until: number | null;
  /** How long the buyer may take to approve; null: nobody asks them. */
  approveBy: number | null;
  /** When nobody can begin to pay any more. */
  expiresAt: number | null;
}>;

/** Nothing has begun. */
export const NO_CHECKOUT: CheckoutState = {
  at: 'idle',
  kind: null,
  id: null,
  url: null,
  page: 'none',
  hasSdk: false,
  transaction: null,
  attempt: 1,
  isUnderWay: false,
  failedIds: [],
  isLeaving: false,
  asks: 0,
  answeredUpTo: 0,
  isDoubted: false,
  reason: null,
  canRetry: false,
  outcome: null,
  deadline: null,
  until: null,
  approveBy: null,
  expiresAt: null,
};

/** A call that the reducer asks for. `device` is no call: it names what collects the device. */
export type CheckoutCall =
  | 'openCheckout'
  | 'tokenize'
  | 'threeDSecureVersion'
  | 'device'
  | 'threeDSecureAuthenticate'
  | 'pay'
  | 'status';

/** What has happened. Every event has `now`: milliseconds since 1970. */
export type CheckoutEvent = Readonly<{
  /** Milliseconds since 1970. */
  now: number;
}> &
  (
    | Readonly<{ kind: 'start'; checkout: 'page' }>
    | Readonly<{ kind: 'start'; checkout: 'form'; sessionId: string; hasSdk: boolean }>
    /** Answer of `openCheckout`. */
    | Readonly<{ kind: 'opened'; id: string; url: string }>
    /** The page shows ways to pay. */
    | Readonly<{ kind: 'loaded' }>
    /** The buyer types. */
    | Readonly<{ kind: 'entered' }>
    /** The buyer has pressed the button that pays. */
    | Readonly<{ kind: 'submitted' }>
    /** Answer of `tokenize`. */
    | Readonly<{ kind: 'tokenized'; ask: number }>
    /** Answer of `threeDSecureVersion`; null: the card does not take part. */
    | Readonly<{ kind: 'version'; version: Version | null }>
    /** The SDK has collected the device. */
    | Readonly<{ kind: 'device'; device: Device }>
    /** Answer of `threeDSecureAuthenticate`. */
    | Readonly<{ kind: 'result'; result: Result }>
    /** How the SDK's challenge ended. */
    | Readonly<{ kind: 'challenged'; how: 'challenged' | 'closed' | 'timed-out' | 'failed' }>
    /** Answer of `pay`, whose `ask` is the attempt, or what the page says of one: then 0. */
    | Readonly<{ kind: 'created'; ask: number; transaction: KnownTransaction; approvalUrl: string | null }>
    /** The page knows of no payment that came of the attempt. */
    | Readonly<{ kind: 'notCreated' }>
    /** The page says that the buyer did not approve. */
    | Readonly<{ kind: 'cancelled'; transaction: KnownTransaction | null }>
    /** The buyer is in another app, a browser, or on a page of somebody else. */
    | Readonly<{ kind: 'left' }>
    /** Whatever says that the buyer is back, or that something has changed: a hint, and nothing more. */
    | Readonly<{ kind: 'returned' }>
    /** Answer of `status`. */
    | Readonly<{
        kind: 'standing';
        /** Of the question. */
        ask: number;
        /** What was answered. */
        standing: PaymentStanding;
        /** Null: it names none. */
        transaction: KnownTransaction | null;
        /** Where the buyer approves what was paid in a form; null: nowhere. */
        approvalUrl: string | null;
      }>
    /** A call failed. Status 0: nobody answered. `ask`: of `tokenize`, `pay` and `status`, else 0. */
    | Readonly<{ kind: 'fault'; call: CheckoutCall; status: number; ask: number }>
    /** The page could not be loaded, or the system has ended it. */
    | Readonly<{ kind: 'lost' }>
    /** The time of the last `wait` has come. */
    | Readonly<{ kind: 'time' }>
    /** The buyer asks for what `failed` offers. */
    | Readonly<{ kind: 'retry' }>
    /** The buyer closes the sheet, or gives up. */
    | Readonly<{ kind: 'close' }>
    /** Another checkout begins. */
    | Readonly<{ kind: 'replaced' }>
  );

/** How a checkout ended. */
export type CheckoutEnding = Readonly<{
  /**
   * `completed`: paid, or promised, as the service says. `pending`: under way, or nobody could say. `closed`: the
   * buyer left, and nothing is under way. `failed`: `reason` says why nothing can be paid.
   */
  outcome: 'completed' | 'pending' | 'closed' | 'failed';
  /** Why; null: there is nothing to say. */
  reason: CheckoutReason | null;
  /** The last that is known of; null does not say that there is none. */
  transaction: KnownTransaction | null;
  /** Id of the checkout, or of the checkout session. */
  id: string | null;
}>;

/** What is kept through the death of the process. Nothing of a card. */
export type CheckoutSnapshot = Readonly<{
  /** Of this form. */
  version: 1;
  /** Where the checkout stood. */
  at: CheckoutStateName;
  /** The hosted page, or a form. */
  kind: 'page' | 'form';
  /** Id of the checkout, or of the checkout session. */
  id: string;
  /** Address that the sheet showed; null: none. */
  url: string | null;
  /** Whether the app has a 3-D Secure SDK. */
  hasSdk: boolean;
  /** The last that is known of; null: none. */
  transaction: KnownTransaction | null;
  /** Which of the attempts it was. */
  attempt: number;
  /** Whether a payment was asked for that has not certainly failed. */
  isUnderWay: boolean;
  /** Transactions of earlier attempts. */
  failedIds: readonly string[];
  /** When the wait of that state was over; null: there was none. */
  deadline: number | null;
  /** When nobody can begin to pay any more. */
  expiresAt: number | null;
}>;

/** What is to be done, in this order, each when the one before it is done; a call's answer is not waited for. */
export type CheckoutEffect =
  /** Keep this in the place of what was kept. It has to be kept before the next effect is begun. */
  | Readonly<{ do: 'save'; snapshot: CheckoutSnapshot }>
  | Readonly<{ do: 'forget' }>
  /** Ask, and tell the answer as an event. */
  | Readonly<{ do: 'call'; call: 'openCheckout' | 'threeDSecureVersion' }>
  | Readonly<{ do: 'call'; call: 'tokenize'; ask: number }>
  | Readonly<{ do: 'call'; call: 'threeDSecureAuthenticate'; device: Device }>
  /** Under an idempotency key made of the session and this number. */
  | Readonly<{ do: 'call'; call: 'pay'; attempt: number; ask: number }>
  | Readonly<{ do: 'call'; call: 'status'; ask: number; transactionId: string | null }>
  /** Show this address in the sheet. */
  | Readonly<{ do: 'open'; url: string }>
  /** Have the SDK collect the device. */
  | Readonly<{ do: 'device'; version: Version }>
  /** Have the SDK ask the cardholder. */
  | Readonly<{ do: 'challenge'; challenge: Challenge }>
  /** Tell `time` then. Takes the place of an earlier wait. */
  | Readonly<{ do: 'wait'; until: number }>
  /** Take the sheet away. */
  | Readonly<{ do: 'dismiss' }>
  /** Tell the app. Once. */
  | Readonly<{ do: 'end'; end: CheckoutEnding }>;

/** A state, and what is to be done. */
export type Reduced = readonly [state: CheckoutState, effects: readonly CheckoutEffect[]];

const STANDINGS: Readonly<Record<string, PaymentStanding>> = {
  authorized: 'completed',
  capture_pending: 'completed',
  captured: 'completed',
  voided: 'given_back',
  returned: 'given_back',
  declined: 'active',
  failed: 'active',
  expired: 'active',
};

/**
 * How a payment stands by the status of its transaction. A status that is not known is not failed.
 *
 * @example standingOf('declined') // 'active': the buyer may try again
 */
export function standingOf(status: string): PaymentStanding {
  return Object.hasOwn(STANDINGS, status) ? (STANDINGS[status] ?? 'processing') : 'processing';
}

/** The money is on its way, or the buyer sends it in their own time: there is nothing to wait for. */
export function isPromised(status: string): boolean {
  return status === 'pending' || status === 'transfer_pending';
}
