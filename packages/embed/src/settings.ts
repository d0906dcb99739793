import type { BeforeTransaction, CheckoutOptions, EmbedEventName, EmbedEvents } from '@railyard/client-core';

export type Transaction = Readonly<{ id: string; status: string }>;

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
    onEvent?: <Name extends EmbedEventName>(name: Name, data: EmbedEvents[Name]) => void;
    /** Paid, or promised. Ask your server before you deliver. */
    onComplete?: (transaction: Transaction) => void;
    /** Just before the payment. `false` stops it; what you give back is used for it. */
    onBeforeTransaction?: () => Promise<BeforeTransaction | false | void> | BeforeTransaction | false | void;
  }>;

export const VERSION = '0.1.0';
