import { randomUUID } from 'node:crypto';
import Stripe from 'stripe';
import type { RawEvent } from './conformance-suite.ts';

/** What an endpoint of the simulated Stripe is signed with. */
export const STRIPE_WEBHOOK_SECRET = 'whsec_sandbox_stripe';

/** An event of this kind about that object, signed by Stripe's own package. */
export function stripeEvent(type: string, object: object, more: object = {}): RawEvent {
  const event = {
    id: `evt_${randomUUID()}`,
    object: 'event',
    type,
    created: 1_790_000_000,
    data: { object },
  };
  const body = Buffer.from(JSON.stringify({ ...event, ...more }));
  const header = Stripe.webhooks.generateTestHeaderString({
    payload: body.toString(),
    secret: STRIPE_WEBHOOK_SECRET,
  });
  return { method: 'POST', path: '/events', headers: { 'stripe-signature': header }, body };
}
