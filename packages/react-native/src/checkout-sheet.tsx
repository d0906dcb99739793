import {
  argumentFault,
  CHANNEL,
  type Checkout,
  type CheckoutOptions,
  type EmbedEventName,
  type EmbedEvents,
  type FromFrame,
  openCheckout,
  tellFault,
} from '@railyard/client-core';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Sheet, type SheetProps } from './sheet.tsx';
import { useLatest } from './use-latest.ts';

type Transaction = Readonly<{ id: string; status: string }>;
type EventHandler = <Name extends EmbedEventName>(name: Name, data: EmbedEvents[Name]) => void;

/** How the sheet ended. What was paid is with the service: ask your server. */
export type CheckoutEnd = Readonly<{
  /** `completed`: after `onComplete`. `closed`: before it. `not-opened`: an event has said why. */
  outcome: 'completed' | 'closed' | 'not-opened';
  /** The last that the page told of. Null does not say that there is none: the buyer may have closed too soon. */
  transaction: Transaction | null;
  /** `payment_link_id` of whatever was tried; null where no checkout was opened. */
  checkoutId: string | null;
}>;

/** Props of `CheckoutSheet`. */
export type CheckoutSheetProps = CheckoutOptions &
  SheetProps &
  Readonly<{
    /** Called with each event of the checkout. */
    onEvent?: EventHandler;
    /** Paid, or promised. Ask your server before you deliver. */
    onComplete?: (transaction: Transaction) => void;
    /** Take the sheet away: the buyer closed it or went back to the shop, or nothing could be shown. */
    onClose: (end: CheckoutEnd) => void;
  }>;

/**
 * The whole checkout in a web view over the app: cards, 3-D Secure, wallets and whatever else the checkout flow
 * shows. The app hears what happens, and never what is typed. Another amount, currency or token is another checkout.
 *
 * @example <CheckoutSheet WebView={WebView} {...checkout} onComplete={show} onClose={close} />
 */
export function CheckoutSheet(props: CheckoutSheetProps): ReactNode {
  const { WebView, title = 'Checkout', closeLabel, retryLabel, returnUrl } = props;
  const { amount, currency, country, token, apiUrl } = props;
  const latest = useLatest(props);
  const [checkout, setCheckout] = useState<Checkout | null>(null);
  const told = useRef<Omit<CheckoutEnd, 'checkoutId'>>(NOTHING);
  useEffect(() => {
    let isGone = false;
    told.current = NOTHING;
    const tell: EventHandler = (name, data) => {
      if (!isGone) latest.current.onEvent?.(name, data);
    };
    const start = async (): Promise<void> => {
      const opened = isGone ? null : await open(latest.current, tell);
      if (isGone) return;
      setCheckout(opened);
      if (opened === null) latest.current.onClose({ ...NOTHING, outcome: 'not-opened', checkoutId: null });
    };

    // Strict mode takes the first effect back at once.
    queueMicrotask(() => void start());
    return () => {
      isGone = true;
      setCheckout(null);
    };
  }, [amount, currency, country, token, apiUrl, latest]);

  const close = (): void => latest.current.onClose({ ...told.current, checkoutId: checkout?.id ?? null });
  const hear = (text: string, from: string): void => {
    const message = checkout === null ? null : messageOf(text, from, checkout.url);
    if (message?.type === 'complete') {
      told.current = { outcome: 'completed', transaction: message.data };
      latest.current.onComplete?.(message.data);
    }
    if (message?.type === 'event') {
      const { name, data } = message.data;
      if (isOfTransaction(name, data)) told.current = { ...told.current, transaction: data };
      // The page is ours, and of the version of this package: what it says under a name is what that name carries.
      latest.current.onEvent?.(name, data as EmbedEvents[EmbedEventName]);
    }
  };
  const lose = (why: string): void => {
    const fault = { status: 0, code: 'page_not_loaded', message: `the page did not load: ${why}` };
    latest.current.onEvent?.('apiError', { ...fault, details: [] });
  };
  const words = {
    ...(closeLabel === undefined ? {} : { closeLabel }),
    ...(retryLabel === undefined ? {} : { retryLabel }),
  };
  const uri = checkout?.url ?? null;
  const page = { WebView, title, uri, returnUrl, onClose: close, onMessage: hear, onLost: lose };
  return <Sheet {...page} {...words} onBack={close} />;
}

const NOTHING: Omit<CheckoutEnd, 'checkoutId'> = { outcome: 'closed', transaction: null };

/** Null: it could not be opened, and has been told why. */
async function open(options: CheckoutOptions, tell: EventHandler): Promise<Checkout | null> {
  const fault = argumentFault(options);
  try {
    if (fault === null) return await openCheckout(options, undefined);
    tell('argumentError', fault);
  } catch (error) {
    tellFault(error, tell);
  }
  return null;
}

function isOfTransaction(name: EmbedEventName, data: unknown): data is Transaction {
  return /^transactionC(?:reated|ancelled)$/.test(name) && (data as Partial<Transaction>).id !== undefined;
}

/**
 * Null where it is not our page that speaks. Pages of others pass through the web view, and frames of others stand
 * in our page: they may write, but do not know the secret in its address.
 */
function messageOf(text: string, from: string, url: string): FromFrame | null {
  const secret = url.split('/').at(-1);
  if (from.split('/', 3).join('/') !== url.split('/', 3).join('/')) return null;
  try {
    const message = JSON.parse(text) as FromFrame & { channel?: unknown; instance?: unknown };
    return message.channel === CHANNEL && message.instance === secret ? message : null;
  } catch {
    return null;
  }
}
