import { type Api, call } from './call.ts';

/** What is put into a checkout session; it takes the place of what was there. */
export type Instrument =
  | Readonly<{
      /** 12 to 19 digits, without blanks. */
      number: string;
      /** `MM/YY`. */
      expirationDate: string;
      /** Three or four digits; they are never stored. */
      securityCode?: string | undefined;
      /** The buyer's, where the merchant asks for it. */
      postalCode?: string | undefined;
      /** Of a card of two schemes, the one that the buyer chose; `cardDetails` says which there are. */
      preferredScheme?: string | undefined;
    }>
  /** A stored card of the buyer whom the session names. */
  | Readonly<{
      /** Id of a stored card. */
      paymentMethodId: string;
      /** Three or four digits; they are never stored. */
      securityCode?: string | undefined;
      /** The buyer's, where the merchant asks for it. */
      postalCode?: string | undefined;
    }>;

/**
 * Puts a card into a checkout session, whose id is the credential. Your server then pays with
 * `{ method: 'checkout-session', id }`.
 *
 * @example await tokenize(api, sessionId, { number, expirationDate: '12/30', securityCode: '123' })
 */
export async function tokenize(api: Api, sessionId: string, instrument: Instrument): Promise<void> {
  await call(api, {
    method: 'PUT',
    path: sessionPath(sessionId, 'fields'),
    body: fieldsBody(instrument),
    credential: 'none',
  });
}

export function fieldsBody(instrument: Instrument): object {
  const { securityCode, postalCode } = instrument;
  const what = 'number' in instrument ? cardOf(instrument) : { method: 'id', id: instrument.paymentMethodId };
  return {
    payment_method: { ...what, ...(securityCode === undefined ? {} : { security_code: securityCode }) },
    ...(postalCode === undefined ? {} : { postal_code: postalCode }),
  };
}

function cardOf({
  number,
  expirationDate,
  preferredScheme,
}: Extract<Instrument, { number: string }>): object {
  const preferred = preferredScheme === undefined ? {} : { preferred_scheme: preferredScheme };
  return { method: 'card', number, expiration_date: expirationDate, ...preferred };
}

/** What is known of a card by its first digits. */
export type CardDetails = Readonly<{
  /** First digits of the card. */
  bin: string;
  /** The card's scheme; null: not known. */
  scheme: string | null;
  /** `credit`, `debit` …; null: not known. */
  card_type: string | null;
  /** Address of the scheme's picture; null: there is none. */
  scheme_icon_url: string | null;
  /** Other schemes of a card that has several. */
  additional_schemes: readonly string[];
}>;

/**
 * What the first six to eight digits say.
 *
 * @example const { scheme } = await cardDetails(api, sessionId, '411111')
 */
export function cardDetails(api: Api, sessionId: string, bin: string): Promise<CardDetails> {
  const path = sessionPath(sessionId, 'card-details');
  return call(api, { method: 'POST', path, body: { bin }, credential: 'none' });
}

export function sessionPath(sessionId: string, what: string): string {
  return `/checkout/sessions/${encodeURIComponent(sessionId)}/${what}`;
}
