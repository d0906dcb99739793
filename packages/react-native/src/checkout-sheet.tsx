import {
  type CheckoutEnding,
  type CheckoutOptions,
  CheckoutRun,
  type CheckoutState,
  type EmbedEventName,
  type EmbedEvents,
  eventOfPage,
  isOver,
  pageMessage,
  reasonText,
  type SnapshotStorage,
} from '@railyard/client-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { AppState } from 'react-native';
import { Sheet, type SheetProps } from './sheet.tsx';
import { useLatest } from './use-latest.ts';

type Transaction = Readonly<{ id: string; status: string }>;
type EventHandler = <Name extends EmbedEventName>(name: Name, data: EmbedEvents[Name]) => void;

/** How the checkout ended, as the service says. Ask your server before you deliver. */
export type CheckoutEnd = Readonly<{
  /**
   * `completed`: paid, or promised. `pending`: under way, or nobody could say. `closed`: the buyer left, and nothing is
   * under way. `failed`: nothing can be paid.
   */
  outcome: CheckoutEnding['outcome'];
  /** Why, where there is something to say, such as `expired` or `unreachable`. */
  reason: CheckoutEnding['reason'];
  /** The last that is known of. Null does not say that there is none. */
  transaction: Transaction | null;
  /** `payment_link_id` of whatever was tried; null where no checkout was opened. */
  checkoutId: string | null;
}>;

/** Props of `CheckoutSheet`. */
export type CheckoutSheetProps = CheckoutOptions &
  SheetProps &
  Readonly<{
    /** Where the checkout is kept, in case that the system ends the process. */
    storage?: SnapshotStorage;
    /** Goes on with the checkout that is kept there; `hasKeptCheckout` says whether there is one. */
    resume?: boolean;
    /** Called with each event of the checkout. */
    onEvent?: EventHandler;
    /** Paid, or promised, as the service says. Ask your server before you deliver. */
    onComplete?: (transaction: Transaction) => void;
    /** Take the sheet away: it is over, and nothing is shown any more. */
    onClose: (end: CheckoutEnd) => void;
    /** How a checkout ended that was kept and not gone on with. */
    onReplaced?: (end: CheckoutEnd) => void;
  }>;

/** Of the sheet: what is shown in it, which of the times that it was opened, and whether the page is lost. */
type ShownSheet = Readonly<{
  state: CheckoutState | null;
  uri: string | null;
  opened: number;
  isLost: boolean;
  isGone: boolean;
}>;
const NOTHING: ShownSheet = { state: null, uri: null, opened: 0, isLost: false, isGone: false };

/**
 * The whole checkout in a web view over the app: cards, 3-D Secure, wallets and whatever else the checkout flow
 * shows. The app hears what happens, and never what is typed. Another amount, currency or token is another checkout.
 *
 * @example <CheckoutSheet WebView={WebView} storage={AsyncStorage} {...checkout} onClose={close} />
 */
export function CheckoutSheet(props: CheckoutSheetProps): ReactNode {
  const { WebView, title = 'Checkout', closeLabel, retryLabel, returnUrl, locale = 'en' } = props;
  const latest = useLatest(props);
  const { shown, setShown, run, end } = useCheckoutRun(props, latest);
  const { state, uri, opened, isLost, isGone } = shown;
  if (isGone) return null;

  const close = (): void => {
    if (end.current === null) run.current?.happen({ kind: 'close' });
    else latest.current.onClose(endOf(end.current));
  };
  const hear = (text: string, from: string): void => {
    const message = uri === null ? null : pageMessage(text, from, uri);
    if (message === null) return;
    // The page is ours, and of the version of this package: what it says under a name is what that name carries.
    if (message.type === 'event')
      latest.current.onEvent?.(message.name, message.data as EmbedEvents[EmbedEventName]);
    const event = eventOfPage(message, 0);
    if (event !== null) run.current?.happen(event);
  };
  const lose = (why: string): void => {
    const fault = { status: 0, code: 'page_not_loaded', message: `the page did not load: ${why}` };
    latest.current.onEvent?.('apiError', { ...fault, details: [] });
    // A receipt that is lost can be shown once more; of anything else the checkout decides.
    if (end.current !== null) setShown((before) => ({ ...before, isLost: true }));
    run.current?.happen({ kind: 'lost' });
  };
  const retry = (): void => {
    setShown((before) => ({ ...before, isLost: false, opened: before.opened + 1 }));
    run.current?.happen({ kind: 'retry' });
  };

  const words = {
    ...(closeLabel === undefined ? {} : { closeLabel }),
    ...(retryLabel === undefined ? {} : { retryLabel }),
  };
  const isShown = state !== null && (isOver(state) || state.page !== 'none');
  const isOffered = isLost || state?.at === 'failed';
  const offer = isOffered ? { why: reasonText(locale, state?.reason ?? null), retry } : null;
  const page = { WebView, title, uri: isShown ? uri : null, opened, returnUrl, offer };
  const left = (): void => run.current?.happen({ kind: 'left' });
  return (
    <Sheet {...page} {...words} onMessage={hear} onLost={lose} onLeft={left} onBack={close} onClose={close} />
  );
}

/** A checkout for as long as it is that of these options. */
function useCheckoutRun(props: CheckoutSheetProps, latest: Readonly<{ current: CheckoutSheetProps }>) {
  const { amount, currency, country, token, apiUrl, storage, resume = false } = props;
  const [shown, setShown] = useState(NOTHING);
  const run = useRef<CheckoutRun | null>(null);
  const end = useRef<CheckoutEnding | null>(null);
  useEffect(() => {
    let isGone = false;
    end.current = null;
    setShown(NOTHING);
    const made = new CheckoutRun(latest.current, storage, {
      show: (state) => setShown((before) => ({ ...before, state })),
      open: (uri) => setShown((before) => ({ ...before, uri, opened: before.opened + 1 })),
      dismiss: () => {
        isGone = true;
        setShown((before) => ({ ...before, isGone: true }));
      },
      end: (ending) => {
        end.current = ending;
        const { outcome, transaction } = ending;
        if (outcome === 'completed' && transaction !== null) latest.current.onComplete?.(transaction);
        if (isGone) latest.current.onClose(endOf(ending));
      },
      tell: (name, data) => latest.current.onEvent?.(name, data),
      replace: (ending) => latest.current.onReplaced?.(endOf(ending)),
    });
    run.current = made;
    // Strict mode takes the first effect back at once.
    queueMicrotask(() => void made.begin(resume));
    const front = AppState.addEventListener('change', (state) => {
      if (state === 'active') made.happen({ kind: 'returned' });
    });

    return () => {
      made.stop();
      front.remove();
    };
  }, [amount, currency, country, token, apiUrl, storage, resume, latest]);
  return { shown, setShown, run, end };
}

function endOf({ outcome, reason, transaction, id }: CheckoutEnding): CheckoutEnd {
  return { outcome, reason, transaction, checkoutId: id };
}
