import type { BeforeTransaction, EmbedOptions } from './settings.ts';

export type Checkout = Readonly<{ id: string; url: string }>;
type Fault = Readonly<{ argument: string; message: string }>;

/** Null: everything that is needed is there. */
export function argumentFault(options: EmbedOptions): Fault | null {
  const { amount, currency, country, token, apiUrl, apiHost } = options;
  const fault = (argument: string, message: string): Fault => ({ argument, message });
  if (!Number.isInteger(amount) || amount < 0) return fault('amount', 'is a whole number of minor units');
  if (!/^[A-Z]{3}$/.test(currency)) return fault('currency', 'is three capital letters');
  if (!/^[A-Z]{2}$/.test(country)) return fault('country', 'is two capital letters');
  if (typeof token !== 'string' || token === '') return fault('token', 'is missing');
  if ((apiUrl ?? apiHost ?? '') === '') return fault('apiUrl', 'is missing: where the service is');
  return null;
}

/** The service refused, or did not answer (status 0). `arguments`: which options it did not take. */
export class ApiFault extends Error {
  readonly status: number;
  readonly code: string;
  readonly details: readonly unknown[];
  readonly arguments: readonly Fault[];

  constructor(status: number, answer: Readonly<Record<string, unknown>>) {
    super(typeof answer['message'] === 'string' ? answer['message'] : 'the service did not answer');
    this.status = status;
    this.code = typeof answer['code'] === 'string' ? answer['code'] : 'network_error';
    this.details = Array.isArray(answer['details']) ? answer['details'] : [];
    this.arguments = this.details.flatMap((detail) => {
      const { location, pointer, message } = (detail ?? {}) as Readonly<Record<string, unknown>>;
      return location === 'body' && typeof pointer === 'string' && pointer !== ''
        ? [{ argument: camel(pointer.split('/')[1] ?? ''), message: String(message) }]
        : [];
    });
  }
}

export function openCheckout(options: EmbedOptions): Promise<Checkout> {
  return call(options, options.token, 'POST', '', {
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
    redirect_mode: options.redirectMode === 'fullPage' ? 'full_page' : undefined,
    return_url: options.returnUrl ?? window.location.href.split('#')[0],
  });
}

export function updateCheckout(
  options: EmbedOptions,
  { id, url }: Checkout,
  { token, externalIdentifier, metadata }: BeforeTransaction,
): Promise<Checkout> {
  const body = { url, external_identifier: externalIdentifier, metadata };
  return call(options, token ?? options.token, 'PUT', `/${id}`, body);
}

async function call(
  { apiUrl, apiHost = '', secure = true, merchantAccountId }: EmbedOptions,
  token: string,
  method: string,
  path: string,
  body: object,
): Promise<Checkout> {
  const place = new URL(apiUrl ?? `${secure ? 'https' : 'http'}://${apiHost}`).origin;
  let answer: Response;
  try {
    answer = await fetch(`${place}/embedded-checkouts${path}`, {
      method,
      headers: {
        authorization: `Bearer ${token}`,
        'content-type': 'application/json',
        ...(merchantAccountId === undefined ? {} : { 'x-merchant-account-id': merchantAccountId }),
      },
      body: JSON.stringify(body),
    });
  } catch {
    throw new ApiFault(0, {});
  }
  const told = (await answer.json()) as Readonly<Record<string, unknown>>;
  if (!answer.ok) throw new ApiFault(answer.status, told);
  return told as Checkout;
}

/** Options are in camel case, as everything here; the API's own names may stand there as well. */
function snake(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(snake);
  if (typeof value !== 'object' || value === null) return value;
  const renamed = (name: string): string => name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return Object.fromEntries(Object.entries(value).map(([name, given]) => [renamed(name), snake(given)]));
}

function camel(name: string): string {
  return name.replaceAll(/_([a-z])/g, (_all, letter: string) => letter.toUpperCase());
}
