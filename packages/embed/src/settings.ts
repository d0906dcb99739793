import type { EmbedEventName, EmbedEvents, Transaction } from './protocol.ts';

/** What may still be said when the buyer presses the button. */
export type BeforeTransaction = Readonly<{
  token?: string;
  externalIdentifier?: string;
  metadata?: Readonly<Record<string, string>>;
}>;

export type EmbedOptions = Readonly<{
  /** Where the checkout is drawn: an element, or a selector. */
  element: string | Element;
  /** Its submit button pays with the card that was typed. */
  form?: string | HTMLFormElement;
  /** Minor units, as the token pins it. */
  amount: number;
  currency: string;
  country: string;
  /** Of a front end, made by your server for this checkout. */
  token: string;
  /** Where the service is, for example `https://pay.example`; `apiHost` says the same as the published one does. */
  apiUrl?: string;
  apiHost?: string;
  /** False: `apiHost` speaks http. */
  secure?: boolean;
  merchantAccountId?: string;
  externalIdentifier?: string;
  metadata?: Readonly<Record<string, string>>;
  cartItems?: readonly object[];
  statementDescriptor?: object;
  buyer?: object;
  buyerId?: string;
  buyerExternalIdentifier?: string;
  intent?: 'authorize' | 'capture';
  store?: boolean;
  locale?: string;
  /** `popup`, where the browser lets it; else the whole page leaves, and comes back to `returnUrl`. */
  redirectMode?: 'popup' | 'fullPage';
  /** This page, unless you say so. */
  returnUrl?: string;
  /** Names the frame for screen readers. */
  title?: string;
  onEvent?: <Name extends EmbedEventName>(name: Name, data: EmbedEvents[Name]) => void;
  /** Paid, or promised. Ask your server before you deliver. */
  onComplete?: (transaction: Transaction) => void;
  /** Just before the payment. `false` stops it; what you give back is used for it. */
  onBeforeTransaction?: () => Promise<BeforeTransaction | false | void> | BeforeTransaction | false | void;
}>;

export const VERSION = '0.1.0';
