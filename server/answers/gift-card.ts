import type { Static } from 'typebox';
import type { GiftCard } from '../api-contract/gift-cards.ts';
import type { GiftCardService } from '../api-contract/schemas/gift-card-service.ts';
import { renderBuyer } from './buyer.ts';
import { getBuyerById } from '../db/queries/buyers.ts';
import { type GiftCardServiceRow, giftCardServiceTable } from '../db/queries/gift-card-services.ts';
import { getGiftCard, type GiftCardRow } from '../db/queries/gift-cards.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import type { ReadParts } from '../parts.ts';

export type GiftCardBody = Static<typeof GiftCard>;

export async function readGiftCard(
  parts: ReadParts,
  { merchantAccountId, giftCardId }: Readonly<{ merchantAccountId: MerchantAccountId; giftCardId: string }>,
): Promise<GiftCardBody | null> {
  const row = await getGiftCard(parts.db, merchantAccountId, giftCardId);
  return row === null ? null : giftCardRenderer(parts, merchantAccountId)(row);
}

/** Not where its number is sealed. */
type ShownOfCard = Omit<GiftCardRow, 'vault_record_id' | 'fingerprint'>;

/** Reads what a gift card refers to; a page of cards shares its look-ups. */
export function giftCardRenderer(
  { db }: Pick<ReadParts, 'db'>,
  merchantAccountId: MerchantAccountId,
): (row: ShownOfCard) => Promise<GiftCardBody> {
  const services = new Map<string, ReturnType<typeof giftCardServiceTable.get>>();
  const buyers = new Map<string, ReturnType<typeof getBuyerById>>();
  const once = <Key, Value>(
    map: Map<Key, Promise<Value>>,
    key: Key,
    read: () => Promise<Value>,
  ): Promise<Value> => map.get(key) ?? (map.set(key, read()).get(key) as Promise<Value>);

  return async (row) => {
    const service = await once(services, row.gift_card_service_id, () =>
      giftCardServiceTable.get(db, merchantAccountId, row.gift_card_service_id),
    );
    const { buyer_id: buyerId } = row;
    const buyer =
      buyerId === null
        ? null
        : await once(buyers, buyerId, () => getBuyerById(db, merchantAccountId, buyerId));
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

export function usageOf(
  row: ShownOfCard,
): Pick<GiftCardBody, 'last_used_at' | 'usage_count' | 'cit_last_used_at' | 'cit_usage_count'> {
  return {
    last_used_at: row.last_used_at,
    usage_count: Number(row.usage_count),
    cit_last_used_at: row.cit_last_used_at,
    cit_usage_count: Number(row.cit_usage_count),
  };
}
