import type { Static } from 'typebox';
import {
  getLivePaymentMethod,
  type PaymentMethodRow,
  type PaymentMethodWithBuyerRow,
} from '../db/queries/payment-methods.ts';
import type { PaymentMethod, PaymentMethodSummary } from '../api-contract/payment-methods.ts';
import {
  parsePaymentMethodKind,
  parsePaymentMethodMode,
} from '../api-contract/schemas/payment-method-kind.ts';
import { renderScheme } from '../api-contract/vocabulary.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import type { MerchantAccountId, PaymentMethodId } from '../domain/ids.ts';
import type { ReadParts } from '../parts.ts';
import { renderBuyer } from './buyer.ts';

export async function readPaymentMethod(
  { db }: ReadParts,
  {
    merchantAccountId,
    paymentMethodId,
  }: Readonly<{ merchantAccountId: MerchantAccountId; paymentMethodId: PaymentMethodId }>,
  version: ApiVersion,
): Promise<Static<typeof PaymentMethod> | null> {
  const row = await getLivePaymentMethod(db, merchantAccountId, paymentMethodId);
  return row === null ? null : renderPaymentMethod(row, version);
}

export function renderPaymentMethod(
  row: PaymentMethodWithBuyerRow,
  version: ApiVersion,
): Static<typeof PaymentMethod> {
  return {
    ...renderPaymentMethodSummary(row, version),
    buyer: renderBuyerOf(row),
    external_identifier: row.external_identifier,
    status: row.status_now,
    ...(version === 'published' ? {} : { mandates: [...(row.mandates ?? [])] }),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

export function renderPaymentMethodSummary(
  row: PaymentMethodRow,
  version: ApiVersion,
): Static<typeof PaymentMethodSummary> {
  return {
    type: 'payment-method',
    id: row.payment_method_id,
    merchant_account_id: row.merchant_account_id,
    method: parsePaymentMethodKind(row.method),
    mode: parsePaymentMethodMode(row.mode),
    scheme: renderScheme(version, row.scheme),
    additional_schemes: row.additional_schemes,
    label: row.label,
    details:
      row.method === 'card'
        ? { bin: row.bin, card_type: row.card_type, card_issuer_name: row.card_issuer_name }
        : null,
    expiration_date: row.expiration_date,
    fingerprint: row.fingerprint,
    country: row.country,
    currency: row.currency,
    approval_url: row.approval_url,
    scheme_transaction_id: row.scheme_transaction_id,
    scheme_transaction_id_scheme: row.scheme_transaction_id_scheme,
    transaction_link_id: row.transaction_link_id,
    has_replacement: row.has_replacement,
    last_replaced_at: row.last_replaced_at,
    usage_count: row.usage_count,
    last_used_at: row.last_used_at,
    cit_usage_count: row.cit_usage_count,
    cit_last_used_at: row.cit_last_used_at,
  };
}

function renderBuyerOf(row: PaymentMethodWithBuyerRow): Static<typeof PaymentMethod>['buyer'] {
  if (row.buyer_id === null || row.buyer_created_at === null || row.buyer_updated_at === null) return null;
  return renderBuyer({
    merchant_account_id: row.merchant_account_id,
    buyer_id: row.buyer_id,
    display_name: row.buyer_display_name,
    external_identifier: row.buyer_external_identifier,
    account_number: row.buyer_account_number,
    billing_details: row.buyer_billing_details,
    created_at: row.buyer_created_at,
    updated_at: row.buyer_updated_at,
  });
}
