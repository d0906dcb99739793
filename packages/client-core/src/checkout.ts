import { type Api, ApiFault, call } from './call.ts';
import type { Fetch } from './platform.ts';
import type { EmbedEvents } from './protocol.ts';

/** A checkout as the buyer sees it; what the token pins decides. */
export type CheckoutOptions = Readonly<{
  /** Minor units, as the token pins it. */
  amount: number;
  /** ISO 4217 code. */
  currency: string;
  /** ISO 3166-1 alpha-2 code of the country that is paid from. */
  country: string;
  /** Of a front end, made by your server for this checkout. */
  token: string;
  /** Where the service is, for example `https://pay.example`; `apiHost` says the same as the published one does. */
  apiUrl?: string;
  /** Host of the service's API, where it cannot be told otherwise. */
  apiHost?: string;
  /** False: `apiHost` speaks http. */
  secure?: boolean;
  /** Whose payment it is; default: the token's. */
  merchantAccountId?: string;
  /** The merchant's name for the payment. */
  externalIdentifier?: string;
  /** The merchant's own words, kept with the payment. */
  metadata?: Readonly<Record<string, string>>;
  /** What is bought, as the API takes it. */
  cartItems?: readonly object[];
  /** What the buyer's statement says, as the API takes it. */
  statementDescriptor?: object;
  /** The buyer, as the API takes one. */
  buyer?: object;
  /** Id of a stored buyer. */
  buyerId?: string;
  /** The merchant's name for a stored buyer. */
  buyerExternalIdentifier?: string;
  /** Whether the money is taken at once; default: `authorize`. */
  intent?: 'authorize' | 'capture';
  /** Whether the payment method is stored. */
  store?: boolean;
  /** Language of the page (BCP 47). */
  locale?: string;
  /** Where the buyer comes back to, where the whole page has to leave. */
  returnUrl?: string;
}>;

/** What may still be said when the buyer presses the button. */
export type BeforeTransaction = Readonly<{
  /** A new token, where amount or metadata are pinned by it. */
  token?: string;
  /** The merchant's name for the payment. */
  externalIdentifier?: string;
  /** The merchant's own words, kept with the payment. */
  metadata?: Readonly<Record<string, string>>;
}>;

/** `url` shows the checkout. Whoever has it can pay, and sees what is paid. */
export type Checkout = Readonly<{
  /** Id of the checkout. */
  id: string;
  /** Address of its page. */
  url: string;
}>;

/**
 * Null: everything that is needed is there.
 *
 * @example const fault = argumentFault({ amount: 1299, currency: 'USD', country: 'US', token })
 */
export function argumentFault(options: CheckoutOptions): EmbedEvents['argumentError'] | null {
  const { amount, currency, country, token } = options;
  const fault = (argument: string, message: string) => ({ argument, message });
  if (!Number.isInteger(amount) || amount < 0) return fault('amount', 'is a whole number of minor units');
  if (!/^[A-Z]{3}$/.test(currency)) return fault('currency', 'is three capital letters');
  if (!/^[A-Z]{2}$/.test(country)) return fault('country', 'is two capital letters');
  if (typeof token !== 'string' || token === '') return fault('token', 'is missing');
  if (!/^https?:\/\/[^/]/i.test(addressOf(options)))
    return fault('apiUrl', 'is missing: where the service is');
  return null;
}

/**
 * Opens a checkout at the service.
 *
 * @example const { url } = await openCheckout(options, 'popup')
 */
export function openCheckout(
  options: CheckoutOptions,
  redirectMode: 'popup' | 'full_page' | undefined,
  fetch?: Fetch,
): Promise<Checkout> {
  const body = {
    amount: options.amount,
    currency: options.currency,
    country: options.country,
    external_identifier: options.externalIdentifier,
    metadata: options.metadata,
    cart_items: snake(options.cartItems),
    statement_descriptor: snake(options.statementDescriptor),
    buyer: snake(options.buyer),
    buyer_id: options.buyerId,
    buyer_external_identifier: options.buyerExternalIdentifier,
    intent: options.intent,
    store: options.store,
    locale: options.locale,
    redirect_mode: redirectMode,
    return_url: options.returnUrl,
  };
  const api = { ...apiOf(options), ...(fetch === undefined ? {} : { fetch }) };
  return call(api, { method: 'POST', path: '/embedded-checkouts', body });
}

/**
 * Changes a checkout that is open, before its transaction is created.
 *
 * @example await updateCheckout(options, checkout, { token })
 */
export function updateCheckout(
  options: CheckoutOptions,
  { id, url }: Checkout,
  { token, externalIdentifier, metadata }: BeforeTransaction,
): Promise<Checkout> {
  const api = apiOf(token === undefined ? options : { ...options, token });
  const body = { url, external_identifier: externalIdentifier, metadata };
  return call(api, { method: 'PUT', path: `/embedded-checkouts/${id}`, body });
}

/**
 * A fault of the API in the events of a checkout. Anything else is a mistake in the program, and thrown.
 *
 * @throws The fault itself, where it is neither of the two.
 *
 * @example await openCheckout(options, undefined).catch((fault) => tellFault(fault, emit))
 */
export function tellFault(
  fault: unknown,
  tell: <Name extends 'argumentError' | 'apiError'>(name: Name, data: EmbedEvents[Name]) => void,
): void {
  if (!(fault instanceof ApiFault)) throw fault;
  for (const wrong of fault.arguments) tell('argumentError', wrong);
  const { status, code, message, details } = fault;
  if (fault.arguments.length === 0) tell('apiError', { status, code, message, details });
}

function apiOf(options: CheckoutOptions): Api {
  const { token, merchantAccountId } = options;
  return {
    apiUrl: addressOf(options),
    token,
    ...(merchantAccountId === undefined ? {} : { merchantAccountId }),
  };
}

function addressOf({ apiUrl, apiHost = '', secure = true }: CheckoutOptions): string {
  return apiUrl ?? (apiHost === '' ? '' : `${secure ? 'https' : 'http'}://${apiHost}`);
}

/** Options are in camel case, as everything here; the API's own names may stand there as well. */
function snake(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snake);
  if (typeof value !== 'object' || value === null) return value;
  const renamed = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(value).map(([name, given]) => [renamed(name), snake(given)]));
}
