import { compact } from '../../domain/compact.ts';
import { errorCode } from '../../domain/decline.ts';
import type { Money } from '../../domain/money.ts';
import { type ProcessorExponents, toJsonDecimal } from '../../domain/processor-units.ts';
import type { Secret } from '../../domain/secret.ts';
import type { Call, Fields as AnyFields, WireText } from '../connector.ts';
import type { EventTools } from '../events.ts';

/** How Mercado Pago's Payments API is asked: JSON, our operation id as idempotency key. */

export const settings = {
  access_token: {
    displayName: 'Access token',
    help: 'Starts with APP_USR- or TEST-. In the sandbox: TEST- and the id of the merchant account.',
    required: true,
    sensitive: true,
    format: 'text',
    pattern: /^(?:APP_USR|TEST)-[A-Za-z0-9_.-]{1,240}$/,
  },
  webhook_secret: {
    displayName: 'Secret signature of webhooks',
    help: 'Of the application whose webhooks go to the webhook URL. In the sandbox: whsec_sandbox_mercadopago.',
    required: true,
    sensitive: true,
    format: 'text',
    pattern: /^[\x21-\x7e]{8,240}$/,
  },
  user_id: {
    displayName: 'User ID',
    help: 'Of the Mercado Pago account, where its reports are read. In the sandbox: 724484980.',
    required: false,
    sensitive: false,
    format: 'text',
    pattern: /^[0-9]{1,19}$/,
  },
} as const satisfies AnyFields;
export type MercadoPagoFields = typeof settings;

/** An account pays in the currency of its country, and requests do not name it. */
export const cardSettings = {
  ...settings,
  country: {
    displayName: 'Country',
    help: 'Of the Mercado Pago account: AR, BR, CL, CO, MX, PE or UY. In the sandbox: BR.',
    required: true,
    sensitive: false,
    format: 'text',
    pattern: /^(?:AR|BR|CL|CO|MX|PE|UY)$/,
  },
} as const satisfies AnyFields;
export type CardFields = typeof cardSettings;

/** https://www.mercadopago.com/developers/en/docs/sdks-library: one site for each country, with its currency. */
export const SITES: Readonly<Record<string, Readonly<{ site: string; currency: string }>>> = {
  AR: { site: 'MLA', currency: 'ARS' },
  BR: { site: 'MLB', currency: 'BRL' },
  CL: { site: 'MLC', currency: 'CLP' },
  CO: { site: 'MCO', currency: 'COP' },
  MX: { site: 'MLM', currency: 'MXN' },
  PE: { site: 'MPE', currency: 'PEN' },
  UY: { site: 'MLU', currency: 'UYU' },
};

/** Its plug-ins round Colombian pesos to whole ones, like Chilean ones, although ISO 4217 gives them cents. */
export const EXPONENTS: ProcessorExponents = { COP: 0 };

/** Null: Mercado Pago cannot take this amount. */
export function decimalOf(amount: Money): number | null {
  return toJsonDecimal(amount, EXPONENTS);
}

export const TOO_FINE = {
  kind: 'failed',
  code: errorCode('invalid_amount'),
  detail: 'Mercado Pago takes no such amount in this currency',
} as const;

export type MercadoPagoCall<Input> = Call<MercadoPagoFields, Input>;
export type Answer = Readonly<{ status: number; text: string }>;
/** What is null, or an object of nothing, is left out. */
export type Values = Readonly<Record<string, unknown>>;
type Asker = Pick<Call<MercadoPagoFields, unknown>, 'http' | 'baseUrl'> &
  Readonly<{ settings: Pick<MercadoPagoCall<unknown>['settings'], 'access_token'> }>;

export function get(asker: Asker, path: string): Promise<Answer> {
  return asker.http.send({
    method: 'GET',
    url: `${asker.baseUrl}/${path}`,
    headers: { ...authorization(asker), ...EXPANDED },
  });
}

/** For what is read of an event. */
export function askerFor(
  { http, baseUrl }: Pick<EventTools, 'http' | 'baseUrl'>,
  { access_token }: Readonly<{ access_token: Secret }>,
): Asker {
  return { http, baseUrl, settings: { access_token } };
}

export function write(
  call: MercadoPagoCall<unknown>,
  method: 'POST' | 'PUT',
  path: string,
  values: Values,
  key: string | null = call.operationId,
): Promise<Answer> {
  return call.http.send({
    method,
    url: `${call.baseUrl}/${path}`,
    headers: {
      ...authorization(call),
      ...EXPANDED,
      ...(key === null ? {} : { 'x-idempotency-key': key }),
    },
    body: { type: 'json', value: compact(values) ?? {} },
  });
}

/** The scheme's id of the transaction stands in no answer that was not asked for it. (The spelling is theirs.) */
const EXPANDED = { 'x-expand-responde-nodes': 'gateway.reference' } as const;

export function authorization({
  settings: { access_token },
}: Pick<Asker, 'settings'>): Readonly<Record<string, WireText>> {
  return { authorization: ['Bearer ', access_token] };
}
