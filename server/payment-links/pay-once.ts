import { type Caller, isFrontEnd } from '../access/caller.ts';
import { PAYS_ONCE_PIN } from '../access/pins.ts';
import {
  claimPaymentLink,
  type insertPaymentLink,
  type PaymentLink,
  type PaymentLinkId,
  paymentLinkOfOrder,
  releasePaymentLink,
} from '../db/queries/payment-links.ts';
import { Problem } from '../domain/problem.ts';
import type { ReadParts } from '../parts.ts';
import { orderKey } from '../payments/request/order-key.ts';
import { CLAIM_MS } from './pay.ts';

/** What names the order of a token that pays once: its `external_identifier`, else the token. Null: it may repeat. */
export function orderOfToken(caller: Caller): string | null {
  if (!isFrontEnd(caller) || caller.pinned?.[PAYS_ONCE_PIN] !== true) return null;
  const { external_identifier: order } = caller.pinned;
  return typeof order === 'string'
    ? orderKey('order', order)
    : orderKey('token', caller.apiKeyPairId, caller.tokenId);
}

type NewLink = Parameters<typeof insertPaymentLink>[1];
type Times = Parameters<typeof paymentLinkOfOrder>[2];

/**
 * The link of such an order. What it is paid with may differ from page to page; how much it is may not, since another
 * page may show the first amount to its buyer.
 */
export async function linkOfOrder(
  { db }: ReadParts,
  wanted: NewLink,
  order: string,
  times: Times,
): Promise<PaymentLink> {
  const link = await paymentLinkOfOrder(db, { ...wanted, once_key: Buffer.from(order, 'hex') }, times);
  if (link.amount === wanted.amount && link.currency === wanted.currency) return link;
  throw new Problem('invalid_state', {
    message:
      'This is not possible now: the order that the token pays once was shown with another amount. ' +
      'Give the changed order another external_identifier',
  });
}

/** One payment of the order at a time, and none beside one that came about. */
export async function payOnce<Made>(
  { db }: ReadParts,
  link: PaymentLink,
  now: Date,
  pay: (paymentLink: PaymentLinkId) => Promise<Made>,
): Promise<Made> {
  const until = new Date(now.getTime() + CLAIM_MS);
  if (!(await claimPaymentLink(db, link, { now, until })))
    throw new Problem('invalid_state', {
      message: 'This is not possible now: the order that the token pays once is paid, or being paid',
    });
  try {
    return await pay(link.payment_link_id);
  } finally {
    await releasePaymentLink(db, link, now);
  }
}
