import { formatExpiry } from '../../domain/expiry.ts';
import type { Outcome } from '../../domain/outcome.ts';
import { eventsTo, webhookSecretField } from '../card-connector.ts';
import { readOptions } from '../options.ts';
import { options } from './options.ts';
import { deliveredOf, purchaseOf } from '../sandbox-connector.ts';
import type {
  Authorize,
  Call,
  Fields as AnyFields,
  Follow,
  Instrument,
  MovedAmount,
  Operations,
} from '../connector.ts';
import { readAuthorized, readForgotten, readFound, readMoved, readTokenized } from './wire.ts';

export const settings = {
  merchant_id: {
    displayName: 'Merchant ID',
    help: 'Any text; the simulated processor does not check it.',
    required: true,
    sensitive: false,
    format: 'text',
  },
  webhook_secret: webhookSecretField('mock-card'),
} as const satisfies AnyFields;
type Fields = typeof settings;

export const mockCardOperations: Operations<Fields> = {
  async authorize(call) {
    const { status, text } = await call.http.send({
      method: 'POST',
      url: `${call.baseUrl}/payments`,
      headers: headers(call),
      body: { type: 'json', value: paymentOf(call) },
    });
    return readAuthorized(status, text);
  },
  async find(call) {
    const { status, text } = await call.http.send({
      method: 'GET',
      url: `${call.baseUrl}/operations/${encodeURIComponent(call.operationId)}`,
      headers: headers(call),
    });
    return readFound(status, text);
  },
  capture: (call) => follow(call, 'captures'),
  void: (call) => follow(call, 'voids'),
  refund: (call) => follow(call, 'refunds'),
  async tokenize(call) {
    const value = { ...instrumentOf(call.input.instrument), return_url: call.input.returnUrl };
    const { status, text } = await call.http.send({
      method: 'POST',
      url: `${call.baseUrl}/tokens`,
      headers: headers(call),
      body: { type: 'json', value },
    });
    return readTokenized(status, text);
  },
  async findToken(call) {
    const { status, text } = await call.http.send({
      method: 'GET',
      url: `${call.baseUrl}/tokens/${encodeURIComponent(call.operationId)}`,
      headers: headers(call),
    });
    return status === 404 ? { kind: 'not_found' } : readTokenized(status, text);
  },
  async deleteToken(call) {
    const { status, text } = await call.http.send({
      method: 'POST',
      url: `${call.baseUrl}/tokens/forget`,
      headers: headers(call),
      body: { type: 'json', value: { token: call.input.token } },
    });
    return readForgotten(status, text);
  },
  async payout(call) {
    const { input } = call;
    const value = {
      amount: String(input.amount.minor),
      currency: input.amount.currency,
      ...instrumentOf(input.instrument),
      order: input.externalIdentifier,
      category: input.category,
      on_behalf_of: input.merchant?.name ?? null,
      ...eventsTo(call),
    };
    const { status, text } = await call.http.send({
      method: 'POST',
      url: `${call.baseUrl}/payouts`,
      headers: headers(call),
      body: { type: 'json', value },
    });

    return readMoved(status, text);
  },
};

async function follow(
  call: Call<Fields, Follow>,
  what: 'captures' | 'voids' | 'refunds',
): Promise<Outcome<MovedAmount>> {
  const { amount, final, reason } = call.input;
  const { status, text } = await call.http.send({
    method: 'POST',
    url: `${call.baseUrl}/payments/${encodeURIComponent(call.input.of)}/${what}`,
    headers: headers(call),
    body: {
      type: 'json',
      value: {
        amount: String(amount.minor),
        currency: amount.currency,
        final,
        reason,
        ...deliveredOf(call.input),
      },
    },
  });
  return readMoved(status, text);
}

function headers(call: Call<Fields, unknown>): Readonly<Record<string, string>> {
  return {
    'idempotency-key': call.operationId,
    'merchant-id': call.settings.merchant_id,
    'sub-merchant': call.merchantAccountId,
  };
}

function paymentOf(call: Call<Fields, Authorize>): unknown {
  const { input } = call;
  const secure = input.threeDSecure;
  return {
    amount: String(input.amount.minor),
    currency: input.amount.currency,
    capture: input.capture,
    partial_allowed: input.allowPartialAuthorization,
    ...instrumentOf(input.instrument),
    initiator: input.initiator,
    payment_source: input.paymentSource,
    previous_scheme_transaction_id: input.previousSchemeTransactionId,
    ...(input.previousTransactionLinkId === null
      ? {}
      : { previous_transaction_link_id: input.previousTransactionLinkId }),
    postal_code: input.buyer?.billingDetails?.address?.postalCode ?? null,
    order: input.externalIdentifier,
    installments: input.installmentCount,
    descriptor: input.statementDescriptor?.name ?? null,
    three_d_secure:
      secure === null
        ? null
        : {
            eci: secure.eci,
            cavv: secure.cavv,
            version: secure.version,
            directory_transaction_id: secure.directoryTransactionId,
          },
    ...(input.exemption === null ? {} : { exemption: input.exemption }),
    purchase: purchaseOf(input),
    merchant_advice_code: adviceOf(input.instrument, call.options),
    ...eventsTo(call),
  };
}

function instrumentOf(instrument: Instrument): Readonly<Record<string, unknown>> {
  switch (instrument.method) {
    case 'card':
      return {
        card: {
          number: instrument.number,
          expiry: instrument.expiry === null ? null : formatExpiry(instrument.expiry),
          security_code: instrument.securityCode,
          scheme: instrument.scheme,
        },
      };
    case 'network-token':
      return {
        network_token: {
          token: instrument.token,
          cryptogram: instrument.cryptogram,
          eci: instrument.eci,
          expiry: formatExpiry(instrument.expiry),
          scheme: instrument.scheme,
        },
      };
    case 'stored-token':
      return { stored_token: { token: instrument.token } };
    case 'bank':
    case 'redirect':
      throw new Error(`BUG: mock-card was handed a ${instrument.method}, which it does not accept`);
    default:
      return instrument satisfies never;
  }
}

/**
 * `merchant_advice_code`: a decline of that card carries this advice. Matched by last four, so that no number
 * leaves as text.
 */
function adviceOf(instrument: Instrument, given: Readonly<Record<string, unknown>>): string | null {
  const { result = null, account_number: account = null } =
    readOptions(options, given).merchant_advice_code ?? {};
  if (result === null || !('lastFour' in instrument)) return null;
  return account === null || account.slice(-4) === instrument.lastFour ? result : null;
}
