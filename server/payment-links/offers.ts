import type { PaymentLink } from '../db/queries/payment-links.ts';
import { listPaymentMethodsOfBuyer } from '../db/queries/payment-method-lists.ts';
import type { Parts } from '../parts.ts';
import { activePaymentServices } from '../payment-services/payment-services.ts';
import { takesCart } from '../payment-services/takes-cart.ts';

/** A way to pay that the page offers. */
export type Offer = Readonly<{ canDelayCapture: boolean }> &
  (
    | Readonly<{ kind: 'card' }>
    | Readonly<{ kind: 'stored'; id: string; scheme: string | null; lastFour: string }>
    | Readonly<{ kind: 'redirect'; method: string }>
  );

/**
 * Cards that the buyer has stored, a new card, and what is approved elsewhere: each once, in the order in which
 * payment services are tried.
 */
export async function offersOf(parts: Parts, link: PaymentLink): Promise<readonly Offer[]> {
  const cart = { ...link, amount: Number(link.amount) };
  const services = (await activePaymentServices(parts, link.merchant_account_id)).filter((service) =>
    takesCart(service, cart),
  );
  const offers: Offer[] = [];
  for (const [method, behind] of Map.groupBy(services, (service) => service.method)) {
    const canDelayCapture = behind.some(({ connector }) => connector.capabilities.delayedCapture);
    const accepts = behind.flatMap(({ connector }) => connector.accepts.map((row) => row.method));
    if (accepts.includes('card'))
      offers.push(...(await storedCards(parts, link, canDelayCapture)), { kind: 'card', canDelayCapture });
    else if (accepts.includes('redirect')) offers.push({ kind: 'redirect', method, canDelayCapture });
  }
  return offers;
}

async function storedCards(parts: Parts, link: PaymentLink, canDelayCapture: boolean): Promise<Offer[]> {
  if (link.buyer_id === null) return [];
  const rows = await listPaymentMethodsOfBuyer(parts.db, link.merchant_account_id, link.buyer_id, {
    country: null,
    currency: null,
    sortBy: 'last_used_at',
    orderBy: 'desc',
  });
  return rows
    .filter(({ method, status }) => method === 'card' && status === 'succeeded')
    .slice(0, STORED_MAX)
    .map(({ payment_method_id: id, scheme, label }) => ({
      kind: 'stored',
      id,
      scheme,
      lastFour: label ?? '',
      canDelayCapture,
    }));
}

/** More than a buyer wants to read. */
const STORED_MAX = 5;
