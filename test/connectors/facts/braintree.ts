import assert from 'node:assert/strict';
import { createHash, createHmac, randomUUID } from 'node:crypto';
import { PRIVATE_KEY, signedPayload } from '../../../sandbox/processors/braintree/desk.ts';
import type { Authorize } from '../../../server/connectors/connector.ts';
import type { RawEvent } from '../conformance-suite.ts';
import type { Facts } from '../facts.ts';

export const braintreeFacts: Facts = {
  settings: {
    merchant_id: 'sandbox',
    public_key: 'public_conformance',
    private_key: PRIVATE_KEY,
    merchant_accounts: 'USD:shop_usd, EUR:shop_eur, JPY:shop_jpy, KWD:shop_kwd',
    at_most_once: 'true',
  },
  largestAmount: 9_999_999_999n,
  // Amounts decide, and some numbers.
  declines: {
    '2000.00': 'issuer_decline',
    '2001.00': 'insufficient_funds',
    '2004.00': 'expired_payment_method',
    '2005.00': 'invalid_payment_method',
    '2006.00': 'incorrect_expiry_date',
    '2010.00': 'incorrect_cvv',
    '2012.00': 'canceled_payment_method',
    '2014.00': 'suspected_fraud',
    '2015.00': 'unsupported_transaction',
    '2038.00': 'issuer_decline',
    '2057.00': 'refused_transaction',
    '2099.00': 'requires_buyer_authentication',
    '2998.00': 'other_decline',
    '3000.00': 'service_error',
    '5001.00': 'invalid_service_configuration',
  },
  declining: (input: Authorize, amount) => ({
    ...input,
    amount: { ...input.amount, minor: BigInt(amount.replace('.', '')) },
  }),
  acts: { 'braintree-card': 'disburse' },
  paysOutFirst: true,
  live: {
    address: 'https://api.sandbox.braintreegateway.com',
    settings: {
      merchant_id: 'BRAINTREE_MERCHANT_ID',
      public_key: 'BRAINTREE_PUBLIC_KEY',
      private_key: 'BRAINTREE_PRIVATE_KEY',
      merchant_accounts: 'BRAINTREE_MERCHANT_ACCOUNTS',
    },
  },
  pendingRefunds: [],
  async keep(baseUrl) {
    const answer = await fetch(`${baseUrl}/merchants/sandbox/transactions`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`public_conformance:${PRIVATE_KEY}`)}` },
      body: JSON.stringify({
        transaction: {
          type: 'sale',
          amount: '1.00',
          merchant_account_id: 'shop_usd',
          // Without it Braintree takes the second for a duplicate of the first.
          order_id: randomUUID(),
          credit_card: { number: '4111111111111111', expiration_date: '12/2030' },
          options: { store_in_vault_on_success: true },
        },
      }),
    });
    const [, token = assert.fail()] = /<token>([0-9a-z]+)<\/token>/.exec(await answer.text()) ?? [];
    return { token, customer: null };
  },
  async listen(baseUrl, url) {
    const answer = await fetch(`${baseUrl}/merchants/sandbox/console/webhooks`, {
      method: 'POST',
      headers: { authorization: `Basic ${btoa(`public_conformance:${PRIVATE_KEY}`)}` },
      body: JSON.stringify({ url }),
    });
    assert.equal(answer.status, 201, await answer.text());
  },
  sign: () => ({ 'content-type': 'application/x-www-form-urlencoded' }),
  wrapped: {
    wrap: (body) => Buffer.from(signedPayload('conformance', body.toString())),
    unwrap: (body) => Buffer.from(payloadOf(body), 'base64').toString(),
  },
  forgeries: (event) => {
    const { bt_signature: signed, bt_payload: payload } = formOf(event.body);
    const changed = (payload ?? '').replace(/^P/, 'Q');
    const other = (form: Readonly<Record<string, string>>): RawEvent => ({
      ...event,
      body: Buffer.from(new URLSearchParams(form).toString()),
    });
    const key = createHash('sha1').update('another private key').digest();
    const forged = createHmac('sha1', key)
      .update(payload ?? '')
      .digest('hex');
    return [
      other({ bt_signature: signed ?? '', bt_payload: changed }),
      other({ bt_signature: `public_conformance|${forged}`, bt_payload: payload ?? '' }),
      other({
        bt_signature: (signed ?? '').replace('public_conformance', 'somebody'),
        bt_payload: payload ?? '',
      }),
      other({ bt_signature: '', bt_payload: payload ?? '' }),
      other({ bt_payload: payload ?? '' }),
      other({ bt_signature: signed ?? '' }),
      { ...event, body: Buffer.from('') },
    ];
  },
};

function formOf(body: Buffer): Readonly<Record<string, string>> {
  return Object.fromEntries(new URLSearchParams(body.toString()));
}

function payloadOf(body: Buffer): string {
  return formOf(body)['bt_payload'] ?? '';
}
