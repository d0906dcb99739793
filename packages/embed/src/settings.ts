import type { BeforeTransaction, CheckoutOptions, EmbedEventName, EmbedEvents } from '@railyard/client-core';

/** A payment, as the page is told of it. */
export type Transaction = Readonly<{
  /** Id of the transaction. */
  id: string;
  /** Its status, such as `captured`. */
  status: string;
}>;

/** How the embedded checkout is set up. */
export type EmbedOptions = CheckoutOptions &
  Readonly<{
    /** Where the checkout is drawn: an element, or a selector. */
    element: string | Element;
    /** Its submit button pays with the card that was typed. */
    form?: string | HTMLFormElement;
    /** `popup`, where the browser lets it; else the whole page leaves, and comes back to `returnUrl`. */
    redirectMode?: 'popup' | 'fullPage';
    /** Names the frame for screen readers. */
    title?: string;
    /** Called with each event of the checkout. */
    onEvent?: <Name extends EmbedEventName>(name: Name, data: EmbedEvents[Name]) => void;
    /** Paid, or promised. Ask your server before you deliver. */
    onComplete?: (transaction: Transaction) => void;
    /** Just before the payment. `false` stops it; what you give back is used for it. */
    onBeforeTransaction?: () => Promise<BeforeTransaction | false | void> | BeforeTransaction | false | void;
  }>;

/** The compiler holds it to the type. */
const OPTIONS: Readonly<Record<keyof EmbedOptions, 1>> = {
  element: 1,
  form: 1,
  redirectMode: 1,
  title: 1,
  onEvent: 1,
  onComplete: 1,
  onBeforeTransaction: 1,
  amount: 1,
  currency: 1,
  country: 1,
  token: 1,
  apiUrl: 1,
  apiHost: 1,
  secure: 1,
  merchantAccountId: 1,
  externalIdentifier: 1,
  metadata: 1,
  cartItems: 1,
  statementDescriptor: 1,
  buyer: 1,
  buyerId: 1,
  buyerExternalIdentifier: 1,
  intent: 1,
  store: 1,
  locale: 1,
  returnUrl: 1,
};
export const EMBED_OPTIONS: readonly string[] = Object.keys(OPTIONS);
/** What others call these, and no letters tell. */
export const MEANT: Readonly<Record<string, string>> = {
  onSuccess: 'onComplete',
  onError: 'onEvent',
  onFailure: 'onEvent',
  container: 'element',
  selector: 'element',
  clientSecret: 'token',
  redirectUrl: 'returnUrl',
  items: 'cartItems',
};
