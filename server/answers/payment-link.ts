import type { Static } from 'typebox';
import { getBuyerById } from '../db/queries/buyers.ts';
import {
  getPaymentLink,
  type PaymentLink as Stored,
  type PaymentLinkId,
} from '../db/queries/payment-links.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import { base62, type MerchantAccountId } from '../domain/ids.ts';
import { objectOf } from '../domain/json.ts';
import { fromStoredJson } from '../json/stored-json.ts';
import type { ReadParts } from '../parts.ts';
import { paymentLinkUrl } from './payment-link-address.ts';
import type { PaymentLink } from '../api-contract/payment-links.ts';

type Body = Static<typeof PaymentLink>;

/** As it stands by the merchant account's clock. */
export async function readPaymentLink(
  parts: ReadParts,
  {
    merchantAccountId,
    paymentLinkId,
  }: Readonly<{ merchantAccountId: MerchantAccountId; paymentLinkId: PaymentLinkId }>,
  version: ApiVersion,
): Promise<Body | null> {
  const now = parts.clock.nowFor(merchantAccountId);
  const link = await getPaymentLink(parts.db, merchantAccountId, paymentLinkId, now);
  return link === null ? null : renderPaymentLink(parts, link, version);
}

/** The published version has no word for a payment that went back: nobody can pay such a link any more. */
function statusOf({ status }: Stored, version: ApiVersion): Body['status'] {
  return status === 'given_back' && version === 'published' ? 'expired' : status;
}

export async function renderPaymentLink(parts: ReadParts, link: Stored, version: ApiVersion): Promise<Body> {
  const { details } = link;
  const given = <Name extends keyof Body>(name: Name): Body[Name] =>
    fromStoredJson<Body[Name]>(details[name] ?? null);
  return {
    type: 'payment-link',
    id: link.payment_link_id,
    url: paymentLinkUrl(parts.config.publicUrl, link),
    status: statusOf(link, version),
    amount: Number(link.amount),
    currency: link.currency,
    country: link.country,
    expires_at: link.expires_at,
    external_identifier: given('external_identifier'),
    statement_descriptor: given('statement_descriptor'),
    locale: given('locale'),
    merchant_name: given('merchant_name'),
    merchant_url: given('merchant_url'),
    merchant_banner_url: given('merchant_banner_url'),
    merchant_color: given('merchant_color'),
    merchant_message: given('merchant_message'),
    merchant_terms_and_conditions_url: given('merchant_terms_and_conditions_url'),
    merchant_favicon_url: given('merchant_favicon_url'),
    intent: given('intent'),
    return_url: given('return_url'),
    cart_items: given('cart_items'),
    metadata: given('metadata'),
    payment_source: given('payment_source'),
    buyer: await buyerOf(parts, link),
    shipping_details: null,
    connection_options: given('connection_options'),
    store: given('store'),
    buyer_id: link.buyer_id,
    installment_count: given('installment_count'),
    ...(version === 'published'
      ? {}
      : { capture_at: given('capture_at') ?? null, pays_once: details['pays_once'] === true }),
    created_at: link.created_at,
    updated_at: link.updated_at,
  };
}

async function buyerOf(parts: ReadParts, link: Stored): Promise<Body['buyer']> {
  const row =
    link.buyer_id === null ? null : await getBuyerById(parts.db, link.merchant_account_id, link.buyer_id);
  const guest = objectOf(link.details['buyer']);
  const known = row ?? guest;
  if (known === null) return null;

  const { display_name, external_identifier, billing_details, account_number } =
    fromStoredJson<Partial<NonNullable<Body['buyer']>>>(known);
  return {
    type: 'buyer',
    id: link.buyer_id,
    reconciliation_id: link.buyer_id === null ? null : base62(link.buyer_id),
    display_name: display_name ?? null,
    external_identifier: external_identifier ?? null,
    billing_details: billing_details ?? null,
    account_number: account_number ?? null,
  };
}
