import { formatExpiry } from '../../domain/expiry.ts';
import { toMajorString } from '../../domain/money.ts';
import type { Outcome } from '../../domain/outcome.ts';
import type { JsonObject } from '../../domain/json.ts';
import { eventsTo, webhookSecretField } from '../card-connector.ts';
import { bracketed } from '../../domain/bracketed.ts';
import { deliveredOf, purchaseOf } from '../sandbox-connector.ts';
import type {
  Authorize,
  Call,
  Fields as AnyFields,
  Follow,
  Instrument,
  MovedAmount,
  Operations,
  WireText,
} from '../connector.ts';
import { readAuthorized, readFound, readMoved, readState } from './wire.ts';

export const settings = {
  api_key: {
    displayName: 'API key',
    help: 'Starts with sk_sandbox_; anything may follow.',
    required: true,
    sensitive: true,
    format: 'text',
  },
  webhook_secret: webhookSecretField('sandbox-card'),
} as const satisfies AnyFields;
type Fields = typeof settings;

export const sandboxCardOperations: Operations<Fields> = {
  async authorize(call) {
    const { status, text } = await call.http.send({
      method: 'POST',
      url: `${call.baseUrl}/v1/charges`,
      headers: headers(call),
      body: { type: 'form', fields: bracketed({ ...chargeOf(call.input), ...webhookOf(call) }) },
    });
    return readAuthorized(status, text);
  },
  async find(call) {
    const { status, text } = await call.http.send({
      method: 'GET',
      url: `${call.baseUrl}/v1/references/${encodeURIComponent(call.operationId)}`,
      headers: headers(call),
    });
    return readFound(status, text);
  },
  async sync(call) {
    const { status, text } = await call.http.send({
      method: 'GET',
      url: `${call.baseUrl}/v1/charges/${encodeURIComponent(call.input.of)}`,
      headers: headers(call),
    });
    return readState(status, text);
  },
  async verify(call) {
    const { status } = await call.http.send({
      method: 'GET',
      url: `${call.baseUrl}/v1/account`,
      headers: headers(call),
    });
    return status === 200 ? null : 'The API key was not accepted.';
  },
  capture: (call) => follow(call, 'capture'),
  void: (call) => follow(call, 'void'),
  cancel: (call) => follow(call, 'cancel'),
  refund: (call) => follow(call, 'refund'),
  increment: (call) => follow(call, 'increment'),
};

async function follow(call: Call<Fields, Follow>, what: string): Promise<Outcome<MovedAmount>> {
  const { amount, final } = call.input;
  const { status, text } = await call.http.send({
    method: 'POST',
    url: `${call.baseUrl}/v1/charges/${encodeURIComponent(call.input.of)}/${what}`,
    headers: headers(call),
    body: {
      type: 'form',
      fields: bracketed({
        amount: toMajorString(amount),
        currency: amount.currency,
        final,
        ...deliveredOf(call.input),
      }),
    },
  });
  return readMoved(status, text);
}

function headers(call: Call<Fields, unknown>): Readonly<Record<string, WireText>> {
  return {
    authorization: ['Basic ', { base64: [call.settings.api_key, ':'] }],
    'idempotency-key': call.operationId,
    'sub-merchant': call.merchantAccountId,
  };
}

function webhookOf(call: Call<Fields, unknown>): JsonObject {
  const events = eventsTo(call);
  return {
    webhook_url: events?.webhook_url,
    report_settlements: events?.report_settlements === true ? true : null,
  };
}

function chargeOf(input: Authorize): JsonObject {
  return {
    amount: toMajorString(input.amount),
    currency: input.amount.currency,
    capture: input.capture,
    partial: input.allowPartialAuthorization,
    initiator: input.initiator,
    exemption: input.exemption,
    ...instrumentOf(input.instrument),
    purchase: purchaseOf(input),
    previous_network_reference: input.previousSchemeTransactionId,
    order: input.externalIdentifier,
    postal_code: input.buyer?.billingDetails?.address?.postalCode,
  };
}

function instrumentOf(instrument: Instrument): JsonObject {
  switch (instrument.method) {
    case 'card':
      return {
        card: { number: instrument.number, code: instrument.securityCode },
        expiry: instrument.expiry === null ? null : formatExpiry(instrument.expiry),
        scheme: instrument.scheme,
      };
    case 'network-token':
      return {
        network_token: { number: instrument.token, cryptogram: instrument.cryptogram },
        expiry: formatExpiry(instrument.expiry),
        scheme: instrument.scheme,
      };
    case 'bank':
    case 'redirect':
    case 'stored-token':
      throw new Error(`BUG: sandbox-card was handed a ${instrument.method}, which it does not accept`);
    default:
      return instrument satisfies never;
  }
}
