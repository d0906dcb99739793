import type { BuyerId, GiftCardId, Id, MerchantAccountId, VaultRecordId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { keyset, type PageRequest, type Slice, sortValues } from '../keyset.ts';
import type { GiftCardServiceId } from './gift-card-services.ts';

export type GiftCardRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  gift_card_id: GiftCardId;
  gift_card_service_id: GiftCardServiceId;
  buyer_id: BuyerId | null;
  vault_record_id: VaultRecordId;
  fingerprint: string;
  bin: string;
  sub_bin: string;
  last_four: string;
  expires_at: string | null;
  usage_count: bigint;
  last_used_at: string | null;
  cit_usage_count: bigint;
  cit_last_used_at: string | null;
  created_at: string;
  updated_at: string;
}>;

/** The columns of a new one; the others have defaults. */
export const NEW_GIFT_CARD_COLUMNS = [
  'merchant_account_id',
  'gift_card_id',
  'gift_card_service_id',
  'buyer_id',
  'vault_record_id',
  'fingerprint',
  'bin',
  'sub_bin',
  'last_four',
  'created_at',
  'updated_at',
] as const satisfies readonly (keyof GiftCardRow)[];
export type NewGiftCardRow = Pick<GiftCardRow, (typeof NEW_GIFT_CARD_COLUMNS)[number]>;

const INSERT = sql(
  'gift_cards.insert',
  `INSERT INTO gift_cards (${NEW_GIFT_CARD_COLUMNS.join(', ')})
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11) RETURNING *`,
);
export async function insertGiftCard(db: Queryable, card: NewGiftCardRow): Promise<GiftCardRow> {
  const values = NEW_GIFT_CARD_COLUMNS.map((column) => card[column]);
  const [row] = await db.query<GiftCardRow>(INSERT, values);
  if (row === undefined) throw new Error('BUG: insert returned nothing');
  return row;
}

const GET = sql(
  'gift_cards.get',
  `SELECT * FROM gift_cards WHERE merchant_account_id = $1 AND gift_card_id = $2 AND deleted_at IS NULL`,
);
export async function getGiftCard(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<GiftCardRow | null> {
  const [row] = await db.query<GiftCardRow>(GET, [merchantAccountId, id]);
  return row ?? null;
}

const DELETE = sql(
  'gift_cards.delete',
  `UPDATE gift_cards SET deleted_at = $3, updated_at = $3
    WHERE merchant_account_id = $1 AND gift_card_id = $2 AND deleted_at IS NULL RETURNING vault_record_id`,
);
/** The vault record to shred; null when there is no such card. */
export async function deleteGiftCard(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
  now: Date,
): Promise<VaultRecordId | null> {
  const [row] = await db.query<{ vault_record_id: VaultRecordId }>(DELETE, [merchantAccountId, id, now]);
  return row?.vault_record_id ?? null;
}

const KEYS = [
  { expression: 'gift_cards.created_at', type: 'timestamptz' },
  { expression: 'gift_cards.gift_card_id', type: 'uuid' },
] as const;
const LIST = `SELECT gift_cards.*, ${sortValues(KEYS)} FROM gift_cards
  WHERE merchant_account_id = $1 AND deleted_at IS NULL`;
const listAll = keyset<GiftCardRow & { sort_values: string[] }>('gift_cards.list', {
  select: LIST,
  values: 1,
  keys: KEYS,
});
const OF_KNOWN_BUYER = `(SELECT buyers.buyer_id FROM buyers
    WHERE buyers.merchant_account_id = $1 AND normalize(buyers.external_identifier, NFC) = normalize($3::text, NFC))`;
const listOfBuyer = keyset<GiftCardRow & { sort_values: string[] }>('gift_cards.list_of_buyer', {
  select: `${LIST} AND buyer_id = coalesce($2::uuid, ${OF_KNOWN_BUYER})
    AND ($3::text IS NULL OR buyer_id = ${OF_KNOWN_BUYER})`,
  values: 3,
  keys: KEYS,
});
export function listGiftCards(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  buyer: Readonly<{ id: string | null; externalIdentifier: string | null }>,
  page: PageRequest,
): Promise<Slice<GiftCardRow & { sort_values: string[] }>> {
  if (buyer.id === null && buyer.externalIdentifier === null) return listAll(db, [merchantAccountId], page);
  return listOfBuyer(db, [merchantAccountId, buyer.id, buyer.externalIdentifier], page);
}

const GIFT_CARD_SORTS = ['last_used_at', 'usage_count', 'cit_last_used_at', 'cit_usage_count'] as const;
export type GiftCardSort = (typeof GIFT_CARD_SORTS)[number];
type Order = 'asc' | 'desc';

/** Most of a buyer's gift cards that one answer holds: this list has no pages. */
const BUYER_CARDS_MAX = 1_000;

/**
 * One statement for each order, since a column name is no parameter. Cards never used come last, whichever
 * way.
 */
const SORTED = Object.fromEntries(
  [...GIFT_CARD_SORTS, 'created_at' as const].flatMap((column) =>
    (['asc', 'desc'] as const).map((order) => [
      `${column} ${order}`,
      sql(
        `gift_cards.of_buyer_by_${column}_${order}`,
        `SELECT * FROM gift_cards WHERE merchant_account_id = $1 AND buyer_id = $2 AND deleted_at IS NULL
          ORDER BY ${column} ${order} NULLS LAST, gift_card_id ${order} LIMIT ${BUYER_CARDS_MAX}`,
      ),
    ]),
  ),
);
export function giftCardsOfBuyer(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  buyerId: Id<'buyer'>,
  sort: GiftCardSort | null,
  order: Order,
): Promise<GiftCardRow[]> {
  const statement = SORTED[`${sort ?? 'created_at'} ${order}`];
  if (statement === undefined) throw new Error(`BUG: no list of gift cards by ${sort}`);
  return db.query<GiftCardRow>(statement, [merchantAccountId, buyerId]);
}
