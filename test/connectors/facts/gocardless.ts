import assert from 'node:assert/strict';
import { signGoCardlessEvent } from '../../../sandbox/processors/gocardless/desk.ts';
import type { Facts } from '../facts.ts';
import { forgedIn } from './forged.ts';

export const gocardlessFacts: Facts = {
  settings: {
    access_token: 'sandbox_conformance',
    webhook_endpoint_secret: 'whsec_sandbox_gocardless',
  },
  largestAmount: 9_007_199_254_740_991n,
  declines: {},
  acts: { 'gocardless-bank': 'payment_confirmed' },
  live: {
    address: 'https://api-sandbox.gocardless.com',
    settings: {
      access_token: 'GOCARDLESS_ACCESS_TOKEN',
      webhook_endpoint_secret: 'GOCARDLESS_WEBHOOK_SECRET',
    },
  },
  pendingRefunds: ['gocardless-bank'],
  async listen(baseUrl, url) {
    const answer = await fetch(`${baseUrl}/webhook_endpoints`, {
      method: 'POST',
      headers: { authorization: 'Bearer sandbox_conformance', 'gocardless-version': '2015-07-06' },
      body: JSON.stringify({ webhook_endpoints: { url } }),
    });
    assert.equal(answer.status, 201, await answer.text());
  },
  sign: (body) => signGoCardlessEvent(body.toString()),
  forgeries: forgedIn('webhook-signature'),
};
