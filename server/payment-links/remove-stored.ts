import type { PaymentLink } from '../db/queries/payment-links.ts';
import { getLivePaymentMethod } from '../db/queries/payment-methods.ts';
import { API_VERSIONS } from '../domain/api-version.ts';
import type { PaymentMethodId } from '../domain/ids.ts';
import { timestamp } from '../domain/timestamp.ts';
import { readTarget } from '../webhooks/targets.ts';
import { newId } from '../platform/entropy.ts';
import type { Parts } from '../parts.ts';
import { deletePaymentMethod } from '../payment-methods/delete-payment-method.ts';

/** A buyer takes a card out that they stored. False: it is none of the link's buyer. */
export async function removeStored(parts: Parts, link: PaymentLink, id: PaymentMethodId): Promise<boolean> {
  const { merchant_account_id, buyer_id: buyerId } = link;
  if (buyerId === null || link.status !== 'active') return false;
  const row = await getLivePaymentMethod(parts.db, merchant_account_id, id);
  if (row === null || row.buyer_id !== buyerId) return false;
  const now = timestamp(parts.clock.nowFor(merchant_account_id));
  const about = {
    merchant_account_id,
    webhook_event_id: newId<'event'>(parts.clock.now()),
    name: 'payment-method.deleted',
    target_type: 'payment-method',
    target_id: id,
    transaction_id: null,
    created_at: now,
    target: null,
    due_at: now,
  };
  const shown = await Promise.all(
    API_VERSIONS.map(async (version) => [version, await readTarget(parts, about, version)] as const),
  );
  // Every version, once.
  const inAll = Object.fromEntries(shown) as Parameters<typeof deletePaymentMethod>[4];
  return deletePaymentMethod(parts, merchant_account_id, id, buyerId, inAll);
}
