import assert from 'node:assert/strict';
import {
  WEBHOOK_SECRET,
  paymentIdOf,
  signMercadoPagoEvent,
} from '../../../sandbox/processors/mercadopago/desk.ts';
import type { Authorize } from '../../../server/connectors/connector.ts';
import type { RawEvent } from '../conformance-suite.ts';
import type { Facts } from '../facts.ts';

export const mercadopagoFacts: Facts = {
  settings: {
    access_token: 'TEST-conformance',
    'mercadopago-oxxo.access_token': 'TEST-MLM-conformance',
    webhook_secret: WEBHOOK_SECRET,
    country: 'BR',
    user_id: '724484980',
  },
  largestAmount: 999_999_999_999_999n,
  // Its test cards are declined by the name of their holder.
  declines: {
    OTHE: 'other_decline',
    CALL: 'issuer_decline',
    FUND: 'insufficient_funds',
    SECU: 'incorrect_cvv',
    EXPI: 'incorrect_expiry_date',
    FORM: 'invalid_payment_method',
    CARD: 'invalid_payment_method',
    INST: 'unsupported_transaction',
    DUPL: 'duplicate_transaction',
    LOCK: 'canceled_payment_method',
    CTNA: 'unsupported_payment_method',
    ATTE: 'refused_transaction',
    BLAC: 'suspected_fraud',
  },
  declining: (input, holder) => ({ ...input, buyer: namedBuyer(input, holder) }),
  acts: { 'mercadopago-boleto': 'pay', 'mercadopago-oxxo': 'pay', 'mercadopago-pix': 'pay' },
  live: {
    address: 'https://api.mercadopago.com',
    settings: {
      access_token: 'MERCADOPAGO_ACCESS_TOKEN',
      webhook_secret: 'MERCADOPAGO_WEBHOOK_SECRET',
      country: 'MERCADOPAGO_COUNTRY',
    },
  },
  pendingRefunds: [],
  namesInEvents: (operationId) => [true, false].map((isCard) => `"id":"${paymentIdOf(operationId, isCard)}"`),
  async listen(baseUrl, url) {
    const answer = await fetch(`${baseUrl}/console/webhooks`, {
      method: 'POST',
      headers: { authorization: 'Bearer TEST-conformance' },
      body: JSON.stringify({ url }),
    });
    assert.equal(answer.status, 201, await answer.text());
  },
  sign: (body, at) => signMercadoPagoEvent(body.toString(), at, '', 'http://events/'),
  /** The body is not signed, and nothing in it is believed. */
  forgeries: ({ headers, path, ...event }: RawEvent) => {
    const signature = headers['x-signature'] ?? '';
    const other = (changed: Readonly<Record<string, string>>): RawEvent => ({
      ...event,
      path,
      headers: { ...headers, ...changed },
    });
    return [
      { ...event, headers, path: path.replace(/data\.id=[0-9]/, 'data.id=0') },
      { ...event, headers, path: '/' },
      other({ 'x-request-id': 'another' }),
      other({ 'x-signature': signature.replace(/ts=\d/, 'ts=9') }),
      other({ 'x-signature': `${signature.slice(0, -8)}00000000` }),
      other({ 'x-signature': '' }),
      { ...event, path, headers: {} },
    ];
  },
};

function namedBuyer(input: Authorize, firstName: string): Authorize['buyer'] {
  const { buyer } = input;
  if (buyer?.billingDetails == null) return assert.fail('the sample has a buyer');
  return { ...buyer, billingDetails: { ...buyer.billingDetails, firstName, lastName: null } };
}
