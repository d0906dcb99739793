import { inEveryVersion } from '../answers/every-version.ts';
import { renderPaymentMethod } from '../answers/payment-method.ts';
import type { PaymentLink } from '../db/queries/payment-links.ts';
import { getLivePaymentMethod } from '../db/queries/payment-methods.ts';
import type { PaymentMethodId } from '../domain/ids.ts';
import type { MoneyParts } from '../parts.ts';
import { deletePaymentMethod } from '../payment-methods/delete-payment-method.ts';

/** A buyer takes a card out that they stored. False: it is none of the link's buyer. */
export async function removeStored(
  parts: MoneyParts,
  link: PaymentLink,
  id: PaymentMethodId,
): Promise<boolean> {
  const { merchant_account_id, buyer_id: buyerId } = link;
  if (buyerId === null || link.status !== 'active') return false;
  const row = await getLivePaymentMethod(parts.db, merchant_account_id, id);
  if (row === null || row.buyer_id !== buyerId) return false;
  const shown = inEveryVersion((version) => renderPaymentMethod(row, version));
  return deletePaymentMethod(parts, merchant_account_id, id, buyerId, shown);
}
