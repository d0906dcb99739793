import type { BuyerId, MerchantAccountId } from '../../domain/ids.ts';
import type { JsonObject } from '../../domain/merge-patch.ts';
import type { NameFor } from '../answer-types.ts';
import { type Queryable, sql } from '../db.ts';
import { type PageRequest, type Slice, type SortKey, filteredKeyset, keyset, sortValues } from '../keyset.ts';

export type BuyerRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  buyer_id: BuyerId;
  display_name: string | null;
  external_identifier: string | null;
  account_number: string | null;
  billing_details: JsonObject | null;
  created_at: string;
  updated_at: string;
}>;

/** What a caller may set. */
export type BuyerFields = Pick<
  BuyerRow,
  'display_name' | 'external_identifier' | 'account_number' | 'billing_details'
>;

const COLUMNS = `merchant_account_id, buyer_id, display_name, external_identifier, account_number,
  billing_details, created_at, updated_at`;

/** Unique index that a second buyer of one external identifier breaks. */
export const BUYER_EXTERNAL_IDENTIFIER = 'buyers_by_external_identifier';

const INSERT = sql(
  'buyers.insert',
  `INSERT INTO buyers (merchant_account_id, buyer_id, display_name, external_identifier, account_number,
    billing_details, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $7)
   ON CONFLICT (merchant_account_id, normalize(external_identifier, NFC)) DO NOTHING
   RETURNING ${COLUMNS}`,
);
/** Null where another buyer has this external identifier. */
export async function insertBuyer(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: BuyerId,
  fields: BuyerFields,
  now: Date,
): Promise<BuyerRow | null> {
  const [row] = await db.query<BuyerRow>(INSERT, [
    merchantAccountId,
    id,
    fields.display_name,
    fields.external_identifier,
    fields.account_number,
    json(fields.billing_details),
    now,
  ]);
  return row ?? null;
}

const GET = sql(
  'buyers.get',
  `SELECT ${COLUMNS} FROM buyers WHERE merchant_account_id = $1 AND buyer_id = $2`,
);
export async function getBuyerById(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: BuyerId,
): Promise<BuyerRow | null> {
  const [row] = await db.query<BuyerRow>(GET, [merchantAccountId, id]);
  return row ?? null;
}

const GET_BY_EXTERNAL_IDENTIFIER = sql(
  'buyers.get_by_external_identifier',
  `SELECT ${COLUMNS} FROM buyers
    WHERE merchant_account_id = $1 AND normalize(external_identifier, NFC) = normalize($2, NFC)`,
);
export async function getBuyerByExternalIdentifier(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  externalIdentifier: string,
): Promise<BuyerRow | null> {
  const [row] = await db.query<BuyerRow>(GET_BY_EXTERNAL_IDENTIFIER, [merchantAccountId, externalIdentifier]);
  return row ?? null;
}

const LOCK = sql('buyers.lock', `${GET.text} FOR UPDATE`);
/** For a change that is worked out from what is stored; inside a SQL transaction. */
export async function lockBuyer(
  tx: Queryable,
  merchantAccountId: MerchantAccountId,
  id: BuyerId,
): Promise<BuyerRow | null> {
  const [row] = await tx.query<BuyerRow>(LOCK, [merchantAccountId, id]);
  return row ?? null;
}

const UPDATE = sql(
  'buyers.update',
  `UPDATE buyers SET display_name = $3, external_identifier = $4, account_number = $5, billing_details = $6,
    updated_at = $7
   WHERE merchant_account_id = $1 AND buyer_id = $2 RETURNING ${COLUMNS}`,
);
export async function replaceBuyer(
  tx: Queryable,
  merchantAccountId: MerchantAccountId,
  id: BuyerId,
  fields: BuyerFields,
  now: Date,
): Promise<BuyerRow | null> {
  const [row] = await tx.query<BuyerRow>(UPDATE, [
    merchantAccountId,
    id,
    fields.display_name,
    fields.external_identifier,
    fields.account_number,
    json(fields.billing_details),
    now,
  ]);
  return row ?? null;
}

const DELETE = sql('buyers.delete', `DELETE FROM buyers WHERE merchant_account_id = $1 AND buyer_id = $2`);
const leave = (table: string): string =>
  `UPDATE ${table} SET buyer_id = NULL WHERE merchant_account_id = $1 AND buyer_id = $2`;
const LEAVES = [
  sql('buyers.leave_payment_methods', leave('payment_methods')),
  sql('buyers.leave_checkout_sessions', leave('checkout_sessions')),
  sql('buyers.leave_payment_links', leave('payment_links')),
];
/**
 * Inside the SQL transaction that has locked the buyer (`lockBuyer`): whoever refers to a buyer locks it, too, so what
 * was begun before is seen here, and what comes later is refused by the key. Shipping details go along; payment
 * methods, checkout sessions and payment links stay, without a buyer.
 */
export async function removeBuyer(
  tx: Queryable,
  merchantAccountId: MerchantAccountId,
  id: BuyerId,
): Promise<void> {
  for (const statement of LEAVES) await tx.query(statement, [merchantAccountId, id]);
  await tx.query(DELETE, [merchantAccountId, id]);
}

export type BuyerListRow = BuyerRow & Readonly<{ sort_values: readonly string[] }>;

const KEYS: readonly SortKey[] = [
  { expression: 'created_at', type: 'timestamptz' },
  { expression: 'buyer_id', type: 'uuid' },
];
const SELECT = `SELECT ${COLUMNS}, ${sortValues(KEYS)} FROM buyers WHERE merchant_account_id = $1`;

const listAll = keyset<BuyerListRow>('buyers.list', { select: SELECT, values: 1, keys: KEYS });
const declare = (
  name: NameFor<BuyerListRow>,
  leading: string,
): ReturnType<typeof filteredKeyset<BuyerListRow>> =>
  filteredKeyset<BuyerListRow>(name, {
    row: 'b',
    from: 'buyers b',
    where: `b.merchant_account_id = $1${leading}`,
    filters: `($2::text IS NULL OR strpos(b.search_text, lower($2)) > 0)
      AND ($3::text IS NULL OR normalize(b.external_identifier, NFC) = normalize($3, NFC))`,
    values: 3,
    keys: KEYS.map(({ expression, type }) => ({ expression: `b.${expression}`, type })),
  });
const listFound = declare('buyers.search', '');
const listKnown = declare(
  'buyers.search_by_external',
  ' AND normalize(b.external_identifier, NFC) = normalize($3::text, NFC)',
);

/** Newest first. `search`: any part of the name, external identifier or e-mail address, in any case. */
export function listBuyerRows(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  filters: Readonly<{ search: string | null; externalIdentifier: string | null }>,
  page: PageRequest,
): Promise<Slice<BuyerListRow>> {
  if (filters.search === null && filters.externalIdentifier === null)
    return listAll(db, [merchantAccountId], page);
  const list = filters.externalIdentifier === null ? listFound : listKnown;
  return list(db, [merchantAccountId, filters.search, filters.externalIdentifier], page);
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
