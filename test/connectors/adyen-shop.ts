import assert from 'node:assert/strict';
import { createHmac } from 'node:crypto';
import { HMAC_KEY } from '../../sandbox/processors/adyen/desk.ts';
import type { TestService } from '../harness/index.ts';
import { addPaymentService } from '../harness/shop.ts';

/** Adyen's simulator beside a service for tests: payment services that it tells of its events, and orders to it. */
export const ADYEN_FIELDS = [
  { key: 'api_key', value: 'AQE-default' },
  { key: 'merchant_account', value: 'RailyardECOM' },
  { key: 'hmac_key', value: HMAC_KEY },
];
export const ADYEN_CARD = {
  method: 'card',
  number: '4111111111111111',
  expiration_date: '03/30',
  security_code: '737',
} as const;

/** `webhooks`: the kinds of Adyen's webhooks that are sent to it. */
export async function addAdyen(
  service: TestService,
  of: Readonly<{
    id: string;
    currency: string;
    country: string;
    fields?: readonly object[];
    webhooks?: readonly string[];
  }>,
): Promise<string> {
  const made = await addPaymentService(service, {
    display_name: of.id,
    payment_service_definition_id: of.id,
    accepted_currencies: [of.currency],
    accepted_countries: [of.country],
    fields: of.fields ?? ADYEN_FIELDS,
  });
  const { body } = await service.request('GET', `/payment-services/${made}`);
  for (const type of of.webhooks ?? ['standard']) {
    const answer = await fetch(`${service.simulatorUrl}/adyen/v3/merchants/RailyardECOM/webhooks`, {
      method: 'POST',
      headers: { 'x-api-key': 'AQE-default' },
      body: JSON.stringify({ type, url: body.webhook_url }),
    });
    assert.equal(answer.status, 200, await answer.text());
  }
  return made;
}

/** Without a body it is asked, with one told. */
export async function controlAdyen<Answer = unknown>(
  { simulatorUrl }: TestService,
  path: string,
  body?: object,
): Promise<Answer> {
  const order = { account: 'default', processor: 'adyen', ...body };
  const answer = await fetch(
    `${simulatorUrl}/_control/${path}`,
    body === undefined ? {} : { method: 'POST', body: JSON.stringify(order) },
  );
  const text = await answer.text();
  assert.ok(answer.ok, text);
  return JSON.parse(text) as Answer; // as sandbox/processors/control.ts writes it
}

/** The body of a signed webhook that tells how a payment ended. */
export function authorisationOf(
  reference: string,
  merchantReference: string,
  more: Readonly<{ amount: Readonly<{ value: number; currency: string }>; success?: string }>,
): string {
  const item = {
    ...Object.fromEntries([['pspReference', reference]]),
    ...{ merchantReference, merchantAccountCode: 'RailyardECOM', eventCode: 'AUTHORISATION' },
    ...{ success: 'true', eventDate: new Date().toISOString(), ...more },
  };
  const { value, currency } = item.amount;
  const signed = [reference, '', item.merchantAccountCode, merchantReference, value, currency];
  const hmacSignature = createHmac('sha256', Buffer.from(HMAC_KEY, 'hex'))
    .update([...signed, item.eventCode, item.success].join(':'))
    .digest('base64');
  return JSON.stringify({
    live: 'false',
    notificationItems: [{ NotificationRequestItem: { ...item, additionalData: { hmacSignature } } }],
  });
}
