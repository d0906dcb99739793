import type { Static } from 'typebox';
import type { PayoutSummary } from '../api-contract/payouts.ts';
import { type PayoutStatusWord, renderPayoutMethod, renderPayoutStatus } from '../api-contract/vocabulary.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import { getPayout, type PayoutId, type PayoutRow } from '../db/queries/payouts.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { textAt } from '../domain/json.ts';
import type { ReadParts } from '../parts.ts';
import { renderBuyerSnapshot, renderPaymentMethodSnapshot } from './transaction.ts';

type Body = Static<typeof PayoutSummary>;

export async function readPayout(
  { db }: ReadParts,
  { merchantAccountId, payoutId }: Readonly<{ merchantAccountId: MerchantAccountId; payoutId: PayoutId }>,
  version: ApiVersion,
): Promise<Body | null> {
  const row = await getPayout(db, merchantAccountId, payoutId);
  return row === null ? null : renderPayout(row, version);
}

export function renderPayout(row: PayoutRow, version: ApiVersion): Body {
  const paymentMethod = renderPaymentMethodSnapshot({ ...row, next_action: null }, version);
  if (paymentMethod === null) throw new Error('BUG: a payout to nothing');

  const { category, merchant } = row.request as Pick<Body, 'category'> &
    // written by payments/payouts/payouts.ts from validated values
    Readonly<{ merchant: Record<string, unknown> | null }>;
  return {
    type: 'payout',
    id: row.payout_id,
    amount: Number(row.amount),
    buyer: renderBuyerSnapshot(row),
    category,
    created_at: row.created_at,
    currency: row.currency,
    external_identifier: row.external_identifier,
    merchant:
      merchant === null
        ? null
        : // likewise
          ({ type: 'merchant', statement_descriptor: null, address: null, ...merchant } as Body['merchant']),
    merchant_account_id: row.merchant_account_id,
    payment_method: paymentMethod,
    payment_service: {
      type: 'payment-service',
      id: row.payment_service_id,
      method: renderPayoutMethod(version, row.method),
      payment_service_definition_id: textAt(row.payment_service, 'payment_service_definition_id') ?? '',
      display_name: textAt(row.payment_service, 'display_name'),
    },
    payment_service_payout_id: row.processor_reference,
    status: renderPayoutStatus(version, payoutStatus(row)),
    updated_at: row.updated_at,
  };
}

/** What is not known is on its way, to whoever asks: it may still end in any way. */
export function payoutStatus({ status }: Pick<PayoutRow, 'status'>): PayoutStatusWord {
  switch (status) {
    case 'sent':
    case 'unknown':
    case 'pending':
      return 'pending';
    case 'succeeded':
    case 'declined':
    case 'failed':
    case 'returned':
      return status;
    default:
      return status satisfies never;
  }
}
