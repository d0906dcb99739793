import assert from 'node:assert/strict';
import { generateKeyPairSync } from 'node:crypto';
import { HMAC_KEY } from '../processors/adyen/desk.ts';
import { PRIVATE_KEY } from '../processors/braintree/desk.ts';
import { LOGIN, SECRET_KEY } from '../processors/dlocal/desk.ts';
import { WEBHOOK_SECRET } from '../processors/mercadopago/desk.ts';

/** What sends a request: `fetch`, of whoever plays the merchant. */
export type Send = typeof fetch;

/** Companies that exist, as their simulators are set up for a run: with books and events of its own. */
export type Company = Readonly<{
  /** What the merchant puts into the settings of a payment service. */
  fields(account: string): Readonly<Record<string, string>>;
  /** Has the company send its events there, as in its dashboard; `send` is what sends the requests. */
  listen(send: Send, simulatorUrl: string, account: string, url: string): Promise<void>;
  /** What its buyers and banks may do, at any time. */
  acts: readonly string[];
  /** What they do in the end, so that nothing waits for them for ever. */
  ends: readonly string[];
}>;

async function sendEvent(
  send: Send,
  url: string,
  headers: Readonly<Record<string, string>>,
  body: object,
): Promise<void> {
  const answer = await send(url, {
    method: 'POST',
    headers,
    body: body instanceof URLSearchParams ? body : JSON.stringify(body),
  });
  assert.ok(answer.ok, await answer.text());
}

async function logIn(
  send: Send,
  url: string,
  headers: Readonly<Record<string, string>>,
  client: object,
): Promise<string> {
  const body = new URLSearchParams({ grant_type: 'client_credentials', ...client });
  const answer = await send(url, { method: 'POST', headers, body });
  assert.ok(answer.ok);
  const { access_token: token } = (await answer.json()) as { access_token: string }; // as OAuth has it
  return `Bearer ${token}`;
}

const keys = generateKeyPairSync('ec', { namedCurve: 'P-521' });

export const COMPANIES = {
  adyen: {
    fields: (account) => ({
      api_key: `AQE-${account}`,
      merchant_account: 'RailyardECOM',
      hmac_key: HMAC_KEY,
      token_hmac_key: HMAC_KEY,
    }),
    listen: async (send, simulator, account, url) => {
      for (const type of ['standard', 'recurring-token'])
        await sendEvent(
          send,
          `${simulator}/adyen/v3/merchants/RailyardECOM/webhooks`,
          { 'x-api-key': `AQE-${account}` },
          { type, url },
        );
    },
    acts: [
      'open_dispute',
      'dispute',
      'win_dispute',
      'fail_refund',
      'return_refund',
      'refund_in_dashboard',
      'capture_in_dashboard',
      'capture_part_in_dashboard',
      'void_in_dashboard',
      'settle',
    ],
    ends: ['approve', 'pay'],
  },
  'checkout-com': {
    fields: (account) => ({
      secret_key: `sk_sbox_${account}`,
      processing_channel_id: 'pc_sandbox',
      webhook_signature_key: 'whsec_sandbox_checkout-com',
    }),
    listen: (send, simulator, account, url) =>
      sendEvent(
        send,
        `${simulator}/checkout-com/workflows`,
        { authorization: `Bearer sk_sbox_${account}` },
        { name: 'all', actions: [{ type: 'webhook', url }] },
      ),
    acts: [
      'dispute',
      'win_dispute',
      'resolve_dispute',
      'cancel_dispute',
      'refund_in_dashboard',
      'capture_in_dashboard',
      'capture_part_in_dashboard',
      'void_in_dashboard',
    ],
    ends: ['authenticate'],
  },
  stripe: {
    fields: (account) => ({
      secret_key: `sk_test_${account}`,
      webhook_signing_secret: 'whsec_sandbox_stripe',
    }),
    listen: (send, simulator, account, url) =>
      sendEvent(
        send,
        `${simulator}/stripe/v1/webhook_endpoints`,
        { authorization: `Bearer sk_test_${account}` },
        new URLSearchParams({ url, 'enabled_events[]': '*' }),
      ),
    acts: [
      'authenticate',
      'settle',
      'fail',
      'dispute',
      'win_dispute',
      'refund_in_dashboard',
      'capture_in_dashboard',
      'capture_part_in_dashboard',
      'void_in_dashboard',
      'lose_refunds',
      'pay_out',
    ],
    ends: ['authenticate', 'settle', 'pay', 'settle_refunds'],
  },
  braintree: {
    fields: (account) => ({
      merchant_id: 'sandbox',
      public_key: `public_${account}`,
      private_key: PRIVATE_KEY,
      merchant_accounts: 'USD:shop_usd, JPY:shop_jpy',
      at_most_once: 'true',
    }),
    listen: (send, simulator, account, url) =>
      sendEvent(
        send,
        `${simulator}/braintree/merchants/sandbox/console/webhooks`,
        { authorization: `Basic ${btoa(`public_${account}:${PRIVATE_KEY}`)}` },
        { url },
      ),
    acts: ['settle', 'disburse', 'dispute', 'win_dispute'],
    ends: [],
  },
  mercadopago: {
    fields: (account) => ({
      access_token: `TEST-${account}`,
      webhook_secret: WEBHOOK_SECRET,
      country: 'BR',
    }),
    listen: (send, simulator, account, url) =>
      sendEvent(
        send,
        `${simulator}/mercadopago/console/webhooks`,
        { authorization: `Bearer TEST-${account}` },
        { url },
      ),
    acts: ['pay', 'approve', 'reject', 'charge_back', 'win_dispute'],
    ends: ['approve', 'pay'],
  },
  paypal: {
    fields: (account) => ({
      client_id: `sandbox_${account}`,
      client_secret: 'any',
      webhook_id: 'WH-SANDBOX-PAYPAL',
      merchant_id: 'SMULATEDMCH22',
    }),
    listen: async (send, simulator, account, url) => {
      const basic = `Basic ${btoa(`sandbox_${account}:any`)}`;
      const authorization = await logIn(
        send,
        `${simulator}/paypal/v1/oauth2/token`,
        { authorization: basic },
        {},
      );
      const body = { url, event_types: [{ name: '*' }] };
      await sendEvent(send, `${simulator}/paypal/v1/notifications/webhooks`, { authorization }, body);
    },
    acts: [
      'approve',
      'approve_declined',
      'approve_echeck',
      'capture_completed',
      'capture_declined',
      'reverse',
      'refund_in_dashboard',
      'capture_in_dashboard',
      'capture_part_in_dashboard',
      'void_in_dashboard',
    ],
    ends: ['capture_completed'],
  },
  gocardless: {
    fields: (account) => ({
      access_token: `sandbox_${account}`,
      webhook_endpoint_secret: 'whsec_sandbox_gocardless',
    }),
    listen: (send, simulator, account, url) =>
      sendEvent(
        send,
        `${simulator}/gocardless/webhook_endpoints`,
        { authorization: `Bearer sandbox_${account}`, 'gocardless-version': '2015-07-06' },
        { webhook_endpoints: { url } },
      ),
    acts: [
      'payment_submitted',
      'payment_confirmed',
      'payment_paid_out',
      'payment_failed',
      'payment_late_failure',
      'payment_charged_back',
      'payment_chargeback_cancelled',
      'refund_in_dashboard',
      'refund_paid',
      'refund_bounced',
    ],
    ends: ['payment_confirmed', 'refund_paid'],
  },
  truelayer: {
    fields: (account) => ({
      client_id: `sandbox-${account}`,
      client_secret: 'any',
      key_id: 'run-key',
      private_key: keys.privateKey.export({ format: 'pem', type: 'pkcs8' }).toString(),
      merchant_account_id: '00000000-0000-7000-8000-0000000000aa',
    }),
    listen: async (send, simulator, account, url) => {
      const client = { client_id: `sandbox-${account}`, client_secret: 'any', scope: 'payments' };
      const authorization = await logIn(send, `${simulator}/truelayer/connect/token`, {}, client);
      const pem = keys.publicKey.export({ format: 'pem', type: 'spki' }).toString();
      await sendEvent(send, `${simulator}/truelayer/console/webhooks`, { authorization }, { url });
      const key = { kid: 'run-key', public_key: pem };
      await sendEvent(send, `${simulator}/truelayer/console/signing-keys`, { authorization }, key);
    },
    acts: ['execute', 'settle', 'reject', 'refund_in_dashboard', 'return_refunds'],
    ends: ['refund_executed'],
  },
  dlocal: {
    fields: (account) => ({ x_login: LOGIN, x_trans_key: `sandbox-${account}`, secret_key: SECRET_KEY }),
    listen: () => Promise.resolve(),
    acts: [
      'pay',
      'expire',
      'cancel',
      'reject',
      'pay_refunds',
      'refund_in_dashboard',
      'reject_refunds',
      'charge_back',
      'win_chargeback',
    ],
    ends: ['pay_refunds'],
  },
} as const satisfies Readonly<Record<string, Company>>;

export type CompanyName = keyof typeof COMPANIES;
export const companyOf = (name: CompanyName): Company => COMPANIES[name];
