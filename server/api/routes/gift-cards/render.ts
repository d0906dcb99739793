import type { Static } from 'typebox';
import type { GiftCardOutcome, GiftCardBalance } from '../../../connectors/gift-card-connector.ts';
import type { GiftCardRow } from '../../../db/queries/gift-cards.ts';
import { maskCardNumbers } from '../../../domain/card-numbers/card-numbers.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import { rawMasked } from '../../../domain/outcome.ts';
import { usageOf } from '../../../answers/gift-card.ts';
import type { GiftCardSummary } from '../../../api-contract/gift-cards.ts';

export type CardFacts = Readonly<{
  id: string | null;
  bin: string;
  sub_bin: string;
  last4: string;
  expiration_date: string | null;
  row: GiftCardRow | null;
}>;

/**
 * A card in a list of one buyer, or in an answer about balances; `outcome` is null where the provider was not
 * asked.
 */
export function renderGiftCardSummary(
  merchantAccountId: MerchantAccountId,
  card: CardFacts,
  currency: string | null,
  outcome: GiftCardOutcome<GiftCardBalance> | null,
): Static<typeof GiftCardSummary> {
  return {
    type: 'gift-card',
    id: card.id,
    merchant_account_id: merchantAccountId,
    bin: card.bin,
    sub_bin: card.sub_bin,
    last4: card.last4,
    expiration_date: card.expiration_date,
    ...balanceOf(currency, outcome),
    ...(card.row === null
      ? { last_used_at: null, usage_count: 0, cit_last_used_at: null, cit_usage_count: 0 }
      : usageOf(card.row)),
  };
}

export function factsOfRow(row: GiftCardRow): CardFacts {
  return {
    id: row.gift_card_id,
    bin: row.bin,
    sub_bin: row.sub_bin,
    last4: row.last_four,
    expiration_date: row.expires_at,
    row,
  };
}

type BalancePart = Pick<
  Static<typeof GiftCardSummary>,
  'currency' | 'balance' | 'balance_error_code' | 'balance_raw_error_code' | 'balance_raw_error_message'
>;

function balanceOf(currency: string | null, outcome: GiftCardOutcome<GiftCardBalance> | null): BalancePart {
  const nothing = {
    currency,
    balance: null,
    balance_error_code: null,
    balance_raw_error_code: null,
    balance_raw_error_message: null,
  };
  if (outcome === null) return nothing;
  switch (outcome.kind) {
    case 'succeeded':
      return {
        ...nothing,
        currency: outcome.value.currency ?? currency,
        balance: Number(outcome.value.balance),
      };
    case 'failed': {
      const raw = rawMasked(outcome.raw);
      return {
        ...nothing,
        balance_error_code: outcome.code,
        balance_raw_error_code: raw.code,
        balance_raw_error_message: raw.description,
      };
    }
    case 'unknown':
      return {
        ...nothing,
        balance_error_code: 'service_network_error',
        balance_raw_error_message: maskCardNumbers(outcome.detail),
      };
    default:
      return outcome satisfies never;
  }
}
