import type { Static } from 'typebox';
import { type Caller, isFrontEnd } from '../../../access/caller.ts';
import { isPinned } from '../../../access/pins.ts';
import {
  changePaymentLinkDetails,
  getPaymentLink,
  insertPaymentLink,
  type PaymentLink,
} from '../../../db/queries/payment-links.ts';
import { toId } from '../../../domain/ids.ts';
import { newId } from '../../../platform/entropy.ts';
import type { Parts } from '../../../parts.ts';
import { newLinkSecret, paymentLinkUrl } from '../../../answers/payment-link-address.ts';
import { linkOfOrder, orderOfToken } from '../../../payment-links/pay-once.ts';
import { Problem, ruleBroken } from '../../../domain/problem.ts';
import {
  createEmbeddedCheckout,
  type EmbeddedCheckout,
  updateEmbeddedCheckout,
} from '../../../api-contract/embedded-checkouts.ts';
import { type AnyRoute, route } from '../../route.ts';
import { type Claim, claimsBeside } from '../../../payments/request/context.ts';
import { CLAIMED_BUYER, claimsIn } from '../../../payment-links/pay.ts';
import { buyerOf } from '../gift-cards/buyer.ts';
import { linkProblems } from '../payment-links/link-problems.ts';

const HOUR_MS = 60 * 60_000;

const create = route(createEmbeddedCheckout, async ({ body, caller, merchantAccountId, now, parts }) => {
  const buyerId = await buyerOf(parts, merchantAccountId, body);
  const { amount, currency, country, buyer_id: _id, buyer_external_identifier: _theirs, ...details } = body;
  const problems = await linkProblems(
    parts,
    merchantAccountId,
    { ...body, buyer_id: buyerId, pays_once: false },
    now,
  );
  if (problems.length > 0) throw new Problem('unprocessable', { details: problems });

  const wanted = {
    merchant_account_id: merchantAccountId,
    payment_link_id: newId<'payment-link'>(now),
    secret: newLinkSecret(),
    amount: BigInt(amount),
    currency,
    country,
    details: { ...details, ...claimedBy(caller) },
    buyer_id: buyerId,
    is_embedded: true,
    rate_bucket: bucketOf(caller),
  };
  const times = { expiresAt: new Date(now.getTime() + HOUR_MS), now };
  const order = orderOfToken(caller);
  const link =
    order === null
      ? await insertPaymentLink(parts.db, wanted, times, null)
      : await linkOfOrder(parts, wanted, order, times);
  return { status: 201, body: render(parts, link) };
});

const update = route(
  updateEmbeddedCheckout,
  async ({ body, caller, params, merchantAccountId, now, parts }) => {
    const id = toId<'payment-link'>(params.embedded_checkout_id);
    const before = await getPaymentLink(parts.db, merchantAccountId, id, now);
    if (before === null || !before.is_embedded || body.url !== paymentLinkUrl(parts.config.publicUrl, before))
      throw new Problem('not_found');
    const shown = { amount: Number(before.amount), currency: before.currency };
    const differing = (['amount', 'currency'] as const).filter(
      (name) => (body[name] ?? shown[name]) !== shown[name],
    );
    if (differing.length > 0)
      throw ruleBroken(
        ...differing.map((name) => ({
          pointer: `/${name}`,
          message: `differs from what the buyer sees: ${shown[name]}`,
          type: 'value_error.pinned',
        })),
      );
    const { external_identifier, metadata } = body;
    const changes = {
      ...(external_identifier === undefined ? {} : { external_identifier }),
      ...(metadata === undefined ? {} : { metadata, claims: claimsWith(before, caller) }),
    };
    if (!(await changePaymentLinkDetails(parts.db, before, changes, now)))
      throw new Problem('invalid_state', { message: 'This checkout is paid, being paid, or has ended' });

    return { status: 200, body: render(parts, before) };
  },
);

function claimedBy(caller: Caller): Readonly<Record<string, unknown>> {
  if (!isFrontEnd(caller)) return { claims: [] };
  const pins = caller.pinned ?? {};
  return { claims: claimsBeside(pins), ...(isPinned(pins['buyer']) ? {} : { [CLAIMED_BUYER]: true }) };
}

/** Metadata is a shopper's word from when a front end changes it; a pin, or a server, makes it the merchant's again. */
function claimsWith({ details }: PaymentLink, caller: Caller): readonly Claim[] {
  const others = claimsIn(details).filter((name) => name !== 'metadata');
  const isClaim = isFrontEnd(caller) && claimsBeside(caller.pinned ?? {}).includes('metadata');
  return isClaim ? [...others, 'metadata'] : others;
}

function render(parts: Parts, link: PaymentLink): Static<typeof EmbeddedCheckout> {
  return {
    type: 'embedded-checkout',
    id: link.payment_link_id,
    url: paymentLinkUrl(parts.config.publicUrl, link),
    amount: Number(link.amount),
    currency: link.currency,
    country: link.country,
    expires_at: link.expires_at,
  };
}

/** A shopper with a token cannot try out more by opening one checkout after the other. */
function bucketOf(caller: Caller): string | null {
  return isFrontEnd(caller) ? `embed:${caller.apiKeyPairId}:${caller.tokenId}` : null;
}

export const embeddedCheckoutRoutes: readonly AnyRoute[] = [create, update];
