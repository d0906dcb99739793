import type { Static } from 'typebox';
import type { GiftCardOutcome, GiftCardBalance } from '../../../connectors/gift-card-connector.ts';
import type { GiftCardServiceRow } from '../../../db/queries/gift-card-services.ts';
import type { GiftCardRow } from '../../../db/queries/gift-cards.ts';
import { getBuyerById } from '../../../db/queries/buyers.ts';
import { getGiftCardService } from '../../../db/queries/gift-card-services.ts';
import { maskCardNumbers } from '../../../domain/card-numbers/card-numbers.ts';
import type { MerchantAccountId } from '../../../domain/ids.ts';
import { rawMasked } from '../../../domain/outcome.ts';
import type { Parts } from '../../../parts.ts';
import type { GiftCard, GiftCardSummary } from '../../contract/gift-cards.ts';
import type { GiftCardService } from '../../contract/schemas/gift-card-service.ts';
import { renderBuyer } from '../buyers/render.ts';

type GiftCardBody = Static<typeof GiftCard>;

/** Reads what a gift card refers to; a page of cards shares its look-ups. */
export function giftCardRenderer(
  parts: Parts,
  merchantAccountId: MerchantAccountId,
): (row: GiftCardRow) => Promise<GiftCardBody> {
  const services = new Map<string, ReturnType<typeof getGiftCardService>>();
  const buyers = new Map<string, ReturnType<typeof getBuyerById>>();
  const once = <Key, Value>(
    map: Map<Key, Promise<Value>>,
    key: Key,
    read: () => Promise<Value>,
  ): Promise<Value> => map.get(key) ?? (map.set(key, read()).get(key) as Promise<Value>);
  return async (row) => {
    const service = await once(services, row.gift_card_service_id, () =>
      getGiftCardService(parts.db, merchantAccountId, row.gift_card_service_id),
    );
    const { buyer_id: buyerId } = row;
    const buyer =
      buyerId === null
        ? null
        : await once(buyers, buyerId, () => getBuyerById(parts.db, merchantAccountId, buyerId));
    if (service === null) throw new Error('BUG: a gift card without its service');
    return {
      type: 'gift-card',
      id: row.gift_card_id,
      merchant_account_id: row.merchant_account_id,
      gift_card_service: renderServiceOfCard(service),
      bin: row.bin,
      sub_bin: row.sub_bin,
      last4: row.last_four,
      expiration_date: row.expires_at,
      buyer: buyer === null ? null : renderBuyer(buyer),
      created_at: row.created_at,
      updated_at: row.updated_at,
      ...usageOf(row),
    };
  };
}

export function renderServiceOfCard(row: GiftCardServiceRow): Static<typeof GiftCardService> {
  const id = GIFT_CARD_SERVICE_PROVIDERS.find((known) => known === row.connector_id);
  if (id === undefined) throw new Error('BUG: a gift card service of an unknown connector');
  return {
    type: 'gift-card-service',
    id: row.gift_card_service_id,
    gift_card_service_definition_id: id,
    display_name: row.display_name,
  };
}

const GIFT_CARD_SERVICE_PROVIDERS = [
  'mock-gift-card',
  'qwikcilver-gift-card',
  'valuelink-gift-card',
] as const;

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
export function renderSummary(
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

function usageOf(
  row: GiftCardRow,
): Pick<GiftCardBody, 'last_used_at' | 'usage_count' | 'cit_last_used_at' | 'cit_usage_count'> {
  return {
    last_used_at: row.last_used_at,
    usage_count: Number(row.usage_count),
    cit_last_used_at: row.cit_last_used_at,
    cit_usage_count: Number(row.cit_usage_count),
  };
}
