import assert from 'node:assert/strict';
import { signPayPalEvent } from '../../../sandbox/processors/paypal/certificate.ts';
import type { Facts } from '../facts.ts';
import { forgedIn } from './forged.ts';

export const paypalFacts: Facts = {
  settings: {
    client_id: 'sandbox_conformance',
    webhook_id: 'WH-SANDBOX-PAYPAL',
    merchant_id: 'SMULATEDMCH22',
  },
  largestAmount: 999_999_999n,
  declines: {},
  acts: { 'paypal-paypal': 'approve' },
  live: {
    address: 'https://api-m.sandbox.paypal.com',
    settings: {
      client_id: 'PAYPAL_CLIENT_ID',
      client_secret: 'PAYPAL_CLIENT_SECRET',
      webhook_id: 'PAYPAL_WEBHOOK_ID',
    },
  },
  pendingRefunds: [],
  async listen(baseUrl, url, accessToken) {
    const answer = await fetch(`${baseUrl}/v1/notifications/webhooks`, {
      method: 'POST',
      headers: { authorization: `Bearer ${accessToken}` },
      body: JSON.stringify({ url, event_types: [{ name: '*' }] }),
    });
    assert.equal(answer.status, 201, await answer.text());
  },
  sign: (body, at, baseUrl) => signPayPalEvent(body.toString(), at, baseUrl),
  forgeries: forgedIn('paypal-transmission-sig'),
};
