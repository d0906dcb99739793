import type { ApiVersion } from '../../../domain/api-version.ts';
import type { Static } from 'typebox';
import type { CheckoutSessionRow } from '../../../db/queries/checkout-sessions.ts';
import type {
  CheckoutSession,
  CheckoutSessionPaymentMethod,
} from '../../../api-contract/checkout-sessions.ts';
import type { Airline } from '../../../api-contract/schemas/airline.ts';
import type { CartItem } from '../../../api-contract/schemas/cart-item.ts';
import type { GuestBuyer } from '../../../api-contract/schemas/guest-buyer.ts';
import { fromStoredJson } from '../../../json/stored-json.ts';

export function renderCheckoutSession(
  row: CheckoutSessionRow,
  version: ApiVersion,
): Static<typeof CheckoutSession> {
  const origins = row.front_end_origins === null ? null : [...row.front_end_origins];
  return {
    type: 'checkout-session',
    id: row.checkout_session_id,
    expires_at: row.expires_at,
    amount: row.amount === null ? null : Number(row.amount),
    currency: row.currency,
    cart_items: fromStoredJson<CartItem[] | null>(row.cart_items),
    metadata: row.metadata,
    buyer: fromStoredJson<GuestBuyer | null>(row.buyer),
    ...(version === 'published' ? {} : { buyer_id: row.buyer_id, front_end_origins: origins }),
    airline: fromStoredJson<Airline | null>(row.airline),
    payment_service_id: row.payment_service_id,
    payment_method: renderEntered(row),
  };
}

/** What was put in, as far as it may be shown. Taken or not: the page that shows it may still be open. */
function renderEntered(row: CheckoutSessionRow): Static<typeof CheckoutSessionPaymentMethod> | null {
  if (row.method !== 'card' && row.method !== 'id') return null;
  return {
    type: 'payment-method',
    id: row.payment_method_id,
    method: 'card',
    label: row.label,
    scheme: row.preferred_scheme ?? row.scheme,
    fingerprint: row.fingerprint,
    details: {
      bin: row.bin,
      card_country: row.card_country,
      card_type: row.card_type,
      card_issuer_name: row.card_issuer_name,
    },
  };
}
