import { type Api, call } from './call.ts';

/** What is put into a checkout session; it takes the place of what was there. */
export type Instrument =
  | Readonly<{
      /** 12 to 19 digits, without blanks. */
      number: string;
      /** `MM/YY`. */
      expirationDate: string;
      securityCode?: string | undefined;
      postalCode?: string | undefined;
      /** Of a card of two schemes, the one that the buyer chose; `cardDetails` says which there are. */
      preferredScheme?: string | undefined;
    }>
  /** A stored card of the buyer whom the session names. */
  | Readonly<{ paymentMethodId: string; securityCode?: string | undefined; postalCode?: string | undefined }>;

/**
 * Puts a card into a checkout session, whose id is the credential. Your server then pays with
 * `{ method: 'checkout-session', id }`.
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

export type CardDetails = Readonly<{
  bin: string;
  scheme: string | null;
  card_type: string | null;
  scheme_icon_url: string | null;
  additional_schemes: readonly string[];
}>;

/** What the first six to eight digits say. */
export function cardDetails(api: Api, sessionId: string, bin: string): Promise<CardDetails> {
  const path = sessionPath(sessionId, 'card-details');
  return call(api, { method: 'POST', path, body: { bin }, credential: 'none' });
}

export function sessionPath(sessionId: string, what: string): string {
  return `/checkout/sessions/${encodeURIComponent(sessionId)}/${what}`;
}
