import assert from 'node:assert/strict';
import type { TestService } from '../harness/index.ts';
import { addPaymentService } from '../harness/shop.ts';

/** Checkout.com's simulator beside a service for tests: payment services that it tells of its events. */
export const CHECKOUT_FIELDS = [
  { key: 'secret_key', value: 'sk_sbox_default' },
  { key: 'processing_channel_id', value: 'pc_sandbox' },
  { key: 'webhook_signature_key', value: 'whsec_sandbox_checkout-com' },
];
export const CHECKOUT_CARD = {
  method: 'card',
  number: '4242424242424242',
  expiration_date: '03/30',
  security_code: '100',
} as const;

export async function addCheckout(
  service: TestService,
  of: Readonly<{ currency: string; country: string; fields?: readonly object[] }>,
): Promise<string> {
  const made = await addPaymentService(service, {
    display_name: `Checkout.com ${of.currency}`,
    payment_service_definition_id: 'checkout-card',
    accepted_currencies: [of.currency],
    accepted_countries: [of.country],
    fields: of.fields ?? CHECKOUT_FIELDS,
  });
  const { body } = await service.request('GET', `/payment-services/${made}`);
  const answer = await fetch(`${service.simulatorUrl}/checkout-com/workflows`, {
    method: 'POST',
    headers: { authorization: 'Bearer sk_sbox_default' },
    body: JSON.stringify({ name: 'all', actions: [{ type: 'webhook', url: body.webhook_url }] }),
  });
  assert.equal(answer.status, 201, await answer.text());
  return made;
}
