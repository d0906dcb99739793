import { requestBytes } from './load.ts';

/** The cheapest payment there is: one card, no buyer, no Idempotency-Key. */
export const PAYMENT = JSON.stringify({
  amount: 1299,
  currency: 'USD',
  country: 'US',
  intent: 'authorize',
  external_identifier: 'order-1',
  metadata: { basket: 'b-1' },
  payment_method: {
    method: 'card',
    number: '4111111111111111',
    expiration_date: '12/30',
    security_code: '123',
  },
});

/** As it goes over the wire. */
export function paymentRequest(url: string, token: string, path = '/transactions'): string {
  return requestBytes(url, {
    method: 'POST',
    path,
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
    body: PAYMENT,
  });
}
