import { inBulkhead } from '../access/bulkhead.ts';
import { type PaymentLink, type PaymentLinkRow, getPaymentLink } from '../db/queries/payment-links.ts';
import { randomToken } from '../platform/entropy.ts';
import type { ReadParts } from '../parts.ts';
import { addressPayload, readAddressPayload } from '../domain/address-payload.ts';
import { isSameSecret } from '../domain/same-secret.ts';

const SECRET_BYTES = 24;

/** The part of an address that nobody can guess. */
export function newLinkSecret(): string {
  return randomToken(SECRET_BYTES);
}

/** Where a buyer pays. Whoever knows it sees what is bought and may pay it: it names a secret. */
export function paymentLinkUrl(publicUrl: string, link: PaymentLinkRow): string {
  return `${publicUrl}/pay/${addressPayload(link.merchant_account_id, link.payment_link_id)}/${link.secret}`;
}

/** The link of such an address, with the time of its merchant account; null for anything else. */
export async function paymentLinkAt(
  parts: ReadParts,
  payload: string,
  secret: string,
): Promise<Readonly<{ link: PaymentLink; now: Date }> | null> {
  const claimed = readAddressPayload<'payment-link'>(payload);
  if (claimed === null) return null;
  const now = parts.clock.nowFor(claimed.merchantAccountId);
  const { merchantAccountId, id } = claimed;
  const link = await inBulkhead(parts.db, () => getPaymentLink(parts.db, merchantAccountId, id, now));
  return link !== null && isSameSecret(link.secret, secret) ? { link, now } : null;
}
