import type { NameFor } from '../answer-types.ts';
import type { BuyerId, MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { filteredKeyset, keyset, type PageRequest, type Slice, type SortKey, sortValues } from '../keyset.ts';
import {
  type PaymentMethodStatus,
  type PaymentMethodRow,
  type PaymentMethodWithBuyerRow,
  COLUMNS,
  STATUS_NOW,
  SHOWN,
  BUYER_COLUMNS,
  BUYER_JOIN,
} from './payment-methods.ts';

export type PaymentMethodListRow = PaymentMethodWithBuyerRow & Readonly<{ sort_values: readonly string[] }>;
export type PaymentMethodFilters = Readonly<{
  buyerId: BuyerId | null;
  buyerExternalIdentifier: string | null;
  statuses: readonly PaymentMethodStatus[] | null;
  externalIdentifier: string | null;
  label: string | null;
  schemes: readonly string[] | null;
  fingerprint: string | null;
}>;

const KEYS: readonly SortKey[] = [
  { expression: 'p.created_at', type: 'timestamptz' },
  { expression: 'p.payment_method_id', type: 'uuid' },
];
const SELECT = `SELECT ${COLUMNS}, ${BUYER_COLUMNS}, ${SHOWN}, ${sortValues(KEYS)}
  FROM payment_methods p ${BUYER_JOIN} WHERE p.merchant_account_id = $1 AND p.lifecycle = 'live'`;

const listAll = keyset<PaymentMethodListRow>('payment_methods.list', {
  select: SELECT,
  values: 1,
  keys: KEYS,
});
const listOfBuyer = keyset<PaymentMethodListRow>('payment_methods.list_of_buyer', {
  select: `${SELECT} AND p.buyer_id = $2 AND ($3::text[] IS NULL OR ${STATUS_NOW} = ANY ($3))
      AND ($4::text IS NULL OR p.external_identifier = $4)
    AND ($5::text IS NULL OR normalize(b.external_identifier, NFC) = normalize($5, NFC))
    AND ($6::text IS NULL OR p.label = $6) AND ($7::text[] IS NULL OR p.scheme = ANY ($7))
    AND ($8::text IS NULL OR p.fingerprint = $8)`,
  values: 8,
  keys: KEYS,
});
const declare = (
  name: NameFor<PaymentMethodListRow>,
  leading: string,
): ReturnType<typeof filteredKeyset<PaymentMethodListRow>> =>
  filteredKeyset<PaymentMethodListRow>(name, {
    row: 'p',
    from: 'payment_methods p',
    where: `p.merchant_account_id = $1 AND p.lifecycle = 'live'${leading}`,
    columns: `${COLUMNS}, ${BUYER_COLUMNS}, ${SHOWN}`,
    join: BUYER_JOIN,
    filters: `($2::text IS NULL OR normalize(b.external_identifier, NFC) = normalize($2, NFC))
      AND ($3::text[] IS NULL OR ${STATUS_NOW} = ANY ($3)) AND ($4::text IS NULL OR p.external_identifier = $4)
      AND ($5::text IS NULL OR p.label = $5) AND ($6::text[] IS NULL OR p.scheme = ANY ($6))
      AND ($7::text IS NULL OR p.fingerprint = $7)`,
    values: 7,
    keys: KEYS,
  });
const listFound = declare('payment_methods.list_found', '');
const listByExternalIdentifier = declare(
  'payment_methods.list_by_external',
  ' AND p.external_identifier = $4::text',
);
const listByLabel = declare('payment_methods.list_by_label', ' AND p.label = $5::text');
const listByFingerprint = declare('payment_methods.list_by_fingerprint', ' AND p.fingerprint = $7::text');
const listOfKnownBuyer = declare(
  'payment_methods.list_of_known_buyer',
  ` AND p.buyer_id = (SELECT known.buyer_id FROM buyers known
      WHERE known.merchant_account_id = $1 AND normalize(known.external_identifier, NFC) = normalize($2::text, NFC))`,
);

/** Newest first. */
export async function listPaymentMethodRows(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  filters: PaymentMethodFilters,
  page: PageRequest,
): Promise<Slice<PaymentMethodListRow>> {
  const { buyerId, buyerExternalIdentifier, statuses, externalIdentifier, label, schemes, fingerprint } =
    filters;
  const numbers = [label, schemes, fingerprint];
  if (buyerId !== null)
    return listOfBuyer(
      db,
      [merchantAccountId, buyerId, statuses, externalIdentifier, buyerExternalIdentifier, ...numbers],
      page,
    );
  if (Object.values(filters).every((filter) => filter === null))
    return listAll(db, [merchantAccountId], page);

  const values = [merchantAccountId, buyerExternalIdentifier, statuses, externalIdentifier, ...numbers];
  return leadingList(filters)(db, values, page);
}

/** The list whose index finds the fewest rows. */
function leadingList(filters: PaymentMethodFilters): typeof listFound {
  if (filters.externalIdentifier !== null) return listByExternalIdentifier;
  if (filters.buyerExternalIdentifier !== null) return listOfKnownBuyer;
  if (filters.fingerprint !== null) return listByFingerprint;
  return filters.label === null ? listFound : listByLabel;
}

export type BuyerPaymentMethodOrder =
  | 'last_used_at'
  | 'usage_count'
  | 'cit_last_used_at'
  | 'cit_usage_count'
  | 'created_at';

/** A buyer with more stored methods than this is shown the first ones of the order asked for. */
const BUYER_PAYMENT_METHODS_LISTED_MAX = 200;

const USABLE = `SELECT ${COLUMNS} FROM payment_methods p
  WHERE p.merchant_account_id = $1 AND p.buyer_id = $2 AND p.lifecycle = 'live'
    AND ${STATUS_NOW} = 'succeeded'
  AND ($3::text IS NULL OR p.country IS NULL OR p.country = $3)
    AND ($4::text IS NULL OR p.currency IS NULL OR p.currency = $4)`;

/** Never used stands last in either direction; among equals the newest comes first. */
const ofBuyer = (column: BuyerPaymentMethodOrder, order: 'asc' | 'desc') =>
  sql(
    `payment_methods.of_buyer_by_${column}_${order}`,
    `${USABLE} ORDER BY p.${column} ${order} NULLS LAST, p.created_at DESC, p.payment_method_id DESC
     LIMIT ${BUYER_PAYMENT_METHODS_LISTED_MAX}`,
  );
const bothWays = (column: BuyerPaymentMethodOrder) => ({
  asc: ofBuyer(column, 'asc'),
  desc: ofBuyer(column, 'desc'),
});
const OF_BUYER = {
  last_used_at: bothWays('last_used_at'),
  usage_count: bothWays('usage_count'),
  cit_last_used_at: bothWays('cit_last_used_at'),
  cit_usage_count: bothWays('cit_usage_count'),
  created_at: bothWays('created_at'),
} as const;

/** What a buyer can pay with, in a country and a currency where those are given. */
export function listPaymentMethodsOfBuyer(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  buyerId: BuyerId,
  filters: Readonly<{
    country: string | null;
    currency: string | null;
    sortBy: BuyerPaymentMethodOrder;
    orderBy: 'asc' | 'desc';
  }>,
): Promise<PaymentMethodRow[]> {
  return db.query<PaymentMethodRow>(OF_BUYER[filters.sortBy][filters.orderBy], [
    merchantAccountId,
    buyerId,
    filters.country,
    filters.currency,
  ]);
}
