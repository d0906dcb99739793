import {
  type CardInputs,
  type CardPayment,
  CardRun,
  type CheckoutEnding,
  type CheckoutReason,
  type CheckoutState,
  type CheckoutStateName,
  type Instrument,
  type KnownTransaction,
  NO_CHECKOUT,
  reasonText,
  type SnapshotStorage,
} from '@railyard/client-core';
import { useEffect, useRef, useState } from 'react';
import { AppState } from 'react-native';
import { type TypedForm, useTypedCard } from './typed-card.ts';
import { useLatest } from './use-latest.ts';

/** How the payment of a card form ended. Ask your server before you deliver. */
export type CardEnd = Readonly<{
  /**
   * `completed`: paid, or promised. `pending`: under way, or nobody could say. `closed`: the buyer left, and nothing is
   * under way. `failed`: nothing can be paid.
   */
  outcome: CheckoutEnding['outcome'];
  /** Why, where there is something to say, such as `expired`. */
  reason: CheckoutReason | null;
  /** The last that is known of. Null does not say that there is none. */
  transaction: KnownTransaction | null;
  /** The checkout session. */
  sessionId: string | null;
}>;

/** Options of `useCardPayment`. */
export type CardPaymentOptions = CardPayment &
  Readonly<{
    /** Where the payment is kept, in case that the system ends the process. `keptCardSession` says of which session. */
    storage?: SnapshotStorage | undefined;
    /** Language of `message` (BCP 47). */
    locale?: string;
    /** Called once. */
    onEnd: (end: CardEnd) => void;
    /** How the payment of another session ended that was kept and not gone on with. */
    onReplaced?: (end: CardEnd) => void;
  }>;

/** What a buyer has to approve, for `ApprovalSheet`. */
export type CardApproval = Readonly<{
  /** Address of the page. */
  url: string;
  /** Which of the times that it was opened. */
  opened: number;
  /** In the place of the page, where nobody could say how it stands; null: the page is shown. */
  offer: Readonly<{
    /** The reason in words; null: there is nothing to say. */
    why: string | null;
    /** Asks once more. */
    retry: () => void;
  }> | null;
  /** The page has come back to your address. */
  comeBack: () => void;
  /** Another app is shown. */
  leave: () => void;
  /** The buyer closes the sheet. */
  close: () => void;
}>;

/** What `useCardPayment` gives. */
export type CardPaymentHook = TypedForm &
  Readonly<{
    /** Where the payment stands. In `entering` the buyer types. */
    at: CheckoutStateName;
    /** Something is under way: the buyer waits, or approves. */
    isBusy: boolean;
    /** Why the buyer is there, such as `declined`; null: there is nothing to say. */
    reason: CheckoutReason | null;
    /** The same in words; null: nothing. */
    message: string | null;
    /** Nobody could say how it stands: `retry` asks once more. */
    canRetry: boolean;
    /** Pays with what was typed. Does nothing while `isComplete` is false, or something is under way. */
    pay: () => void;
    /** Takes up what `canRetry` offers. */
    retry: () => void;
    /** The buyer gives up. What is under way is asked about once more, for ten seconds at most; then it ends. */
    close: () => void;
    /** Give it to `ApprovalSheet`; null: there is nothing to approve. */
    approval: CardApproval | null;
  }>;

type OpenedPage = Readonly<{ url: string; opened: number; attempt: number }>;
type ShownForm = Readonly<{ state: CheckoutState; page: OpenedPage | null }>;
const NOTHING: ShownForm = { state: NO_CHECKOUT, page: null };

const AT_REST: ReadonlySet<CheckoutStateName> = new Set(['entering', 'failed', 'done', 'closed']);
const APPROVING: ReadonlySet<CheckoutStateName> = new Set([
  'challenge',
  'awaitingApp',
  'confirming',
  'failed',
]);

/**
 * A card form of your own, to the end of the payment: the card goes into the session, your server pays with it, the
 * buyer approves, and it ends once, as your server says. With a storage it survives the death of the app's process.
 * Whoever uses it handles card numbers in their app.
 *
 * @example const card = useCardPayment({ api, sessionId, storage: AsyncStorage, pay, read, onEnd })
 */
export function useCardPayment(options: CardPaymentOptions): CardPaymentHook {
  const run = useRef<CardRun | null>(null);
  const submitted = useRef<Instrument | null>(null);
  const { form, instrument, clear } = useTypedCard(() => run.current?.happen({ kind: 'entered' }));
  const shown = useCardRun(run, options, {
    instrument: () => submitted.current,
    clear: () => {
      submitted.current = null;
      clear();
    },
  });
  const { state } = shown;
  const isBusy = !AT_REST.has(state.at);
  const retry = (): void => run.current?.happen({ kind: 'retry' });
  const close = (): void => run.current?.happen({ kind: 'close' });
  const message = reasonText(options.locale ?? 'en', state.reason);
  const offer = state.canRetry ? { why: message, retry } : null;
  const page = pageIn(shown);

  return {
    ...form,
    at: state.at,
    isBusy,
    reason: state.reason,
    message,
    canRetry: state.canRetry,
    pay: () => {
      if (instrument === null || isBusy) return;
      submitted.current = instrument;
      run.current?.happen({ kind: 'submitted' });
    },
    retry,
    close,
    approval: page && {
      url: page.url,
      opened: page.opened,
      offer,
      comeBack: () => run.current?.happen({ kind: 'returned' }),
      leave: () => run.current?.happen({ kind: 'left' }),
      close,
    },
  };
}

/** Of the attempt that is under way, while the buyer is asked or it is asked how they answered. */
function pageIn({ state, page }: ShownForm): OpenedPage | null {
  const isAsked = APPROVING.has(state.at) && state.page !== 'none' && state.isUnderWay;
  return isAsked && page?.attempt === state.attempt ? page : null;
}

/** A payment for as long as it is that of this session. */
function useCardRun(
  run: { current: CardRun | null },
  options: CardPaymentOptions,
  inputs: CardInputs,
): ShownForm {
  const { sessionId, storage } = options;
  const latest = useLatest({ ...options, ...inputs });
  const [shown, setShown] = useState(NOTHING);
  useEffect(() => {
    setShown(NOTHING);
    const { api, sdk } = latest.current;
    const payment: CardPayment = {
      api,
      sdk,
      sessionId,
      pay: (asked) => latest.current.pay(asked),
      read: (id) => latest.current.read(id),
    };
    const typed = { instrument: () => latest.current.instrument(), clear: () => latest.current.clear() };
    const made = new CardRun(payment, typed, storage, {
      show: (state) => setShown((before) => ({ ...before, state })),
      open: (url) =>
        setShown(({ state, page }) => ({
          state,
          page: { url, opened: (page?.opened ?? 0) + 1, attempt: state.attempt },
        })),
      dismiss: () => undefined, // What is shown follows from the state.
      end: (ending) => {
        latest.current.clear();
        latest.current.onEnd(endOf(ending));
      },
      replace: (ending) => latest.current.onReplaced?.(endOf(ending)),
    });
    run.current = made;
    // Strict mode takes the first effect back at once.
    queueMicrotask(() => void made.begin());
    const front = AppState.addEventListener('change', (state) => {
      if (state === 'active') made.happen({ kind: 'returned' });
    });

    return () => {
      made.stop();
      front.remove();
    };
  }, [sessionId, storage, latest, run]);
  return shown;
}

function endOf({ outcome, reason, transaction, id }: CheckoutEnding): CardEnd {
  return { outcome, reason, transaction, sessionId: id };
}
