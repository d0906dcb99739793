import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import type { Json } from './transaction-rows.ts';
import { keyset, type PageRequest, type Slice, type SortKey, sortValues } from '../keyset.ts';

export type MerchantAccountRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  display_name: string;
  over_capture_amount: bigint | null;
  over_capture_percentage: bigint | null;
  account_updater_enabled: boolean;
  account_updater_request_encryption_key_id: string | null;
  account_updater_response_decryption_key_id: string | null;
  loon_accepted_schemes: string[] | null;
  loon_merchant_account_id: string | null;
  visa_network_tokens_requestor_id: string | null;
  visa_network_tokens_app_id: string | null;
  amex_network_tokens_requestor_id: string | null;
  amex_network_tokens_app_id: string | null;
  mastercard_network_tokens_requestor_id: string | null;
  mastercard_network_tokens_app_id: string | null;
  discover_network_tokens_requestor_id: string | null;
  discover_network_tokens_app_id: string | null;
  async_network_tokens_enabled: boolean;
  redirect_url_schemes: string[];
  front_end_origins: string[];
  brand_color: string | null;
  brand_logo_url: string | null;
  shop_url: string | null;
  receipts: Json | null;
  created_at: string;
  updated_at: string;
}>;

/** What a caller may set; the rest of the row is ours. */
const SETTABLE = [
  'display_name',
  'over_capture_amount',
  'over_capture_percentage',
  'account_updater_enabled',
  'account_updater_request_encryption_key_id',
  'account_updater_response_decryption_key_id',
  'loon_accepted_schemes',
  'loon_merchant_account_id',
  'visa_network_tokens_requestor_id',
  'visa_network_tokens_app_id',
  'amex_network_tokens_requestor_id',
  'amex_network_tokens_app_id',
  'mastercard_network_tokens_requestor_id',
  'mastercard_network_tokens_app_id',
  'discover_network_tokens_requestor_id',
  'discover_network_tokens_app_id',
  'async_network_tokens_enabled',
  'redirect_url_schemes',
  'front_end_origins',
  'brand_color',
  'brand_logo_url',
  'shop_url',
  'receipts',
] as const;
export type MerchantAccountFields = Readonly<Partial<Record<(typeof SETTABLE)[number], unknown>>>;

const settable = SETTABLE.join(', ');
const columns = `merchant_account_id, ${settable}, created_at, updated_at`;

const insert = sql(
  'insert_merchant_account',
  `INSERT INTO merchant_accounts (merchant_account_id, created_at, updated_at, ${settable})
   SELECT $1, $2, $2, ${settable}
     FROM jsonb_populate_record(NULL::merchant_accounts,
     '{"account_updater_enabled": false, "async_network_tokens_enabled": false, "redirect_url_schemes": [],
       "front_end_origins": []}'::jsonb || $3::jsonb)
   ON CONFLICT (merchant_account_id) DO NOTHING
   RETURNING ${columns}`,
);

/** Null where the id is taken. */
export async function insertMerchantAccount(
  db: Queryable,
  merchantAccountId: string,
  fields: MerchantAccountFields,
  now: Date,
): Promise<MerchantAccountRow | null> {
  const rows = await db.query<MerchantAccountRow>(insert, [merchantAccountId, now, JSON.stringify(fields)]);
  return rows[0] ?? null;
}

const find = sql(
  'find_merchant_account',
  `SELECT ${columns} FROM merchant_accounts WHERE merchant_account_id = $1`,
);

export async function findMerchantAccount(
  db: Queryable,
  merchantAccountId: string,
): Promise<MerchantAccountRow | null> {
  const rows = await db.query<MerchantAccountRow>(find, [merchantAccountId]);
  return rows[0] ?? null;
}

const schemes = sql(
  'redirect_url_schemes_of_merchant_account',
  `SELECT redirect_url_schemes FROM merchant_accounts WHERE merchant_account_id = $1`,
);

export async function redirectUrlSchemesOf(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
): Promise<readonly string[]> {
  const [row] = await db.query<Pick<MerchantAccountRow, 'redirect_url_schemes'>>(schemes, [
    merchantAccountId,
  ]);
  return row?.redirect_url_schemes ?? [];
}

const brand = sql(
  'brand_of_merchant_account',
  `SELECT display_name, brand_color, brand_logo_url, shop_url FROM merchant_accounts WHERE merchant_account_id = $1`,
);

/** How its pages look. */
export async function brandOf(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
): Promise<Pick<MerchantAccountRow, 'display_name' | 'brand_color' | 'brand_logo_url' | 'shop_url'> | null> {
  const [row] = await db.query<
    Pick<MerchantAccountRow, 'display_name' | 'brand_color' | 'brand_logo_url' | 'shop_url'>
  >(brand, [merchantAccountId]);
  return row ?? null;
}

const receipts = sql(
  'receipts_of_merchant_account',
  `SELECT receipts FROM merchant_accounts WHERE merchant_account_id = $1`,
);

/** Its settings of receipts; null: none were made. */
export async function receiptsOfAccount(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
): Promise<Json | null> {
  const [row] = await db.query<Pick<MerchantAccountRow, 'receipts'>>(receipts, [merchantAccountId]);
  return row?.receipts ?? null;
}

const origins = sql(
  'front_end_origins_of_merchant_account',
  `SELECT front_end_origins FROM merchant_accounts WHERE merchant_account_id = $1`,
);

export async function frontEndOriginsOf(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
): Promise<readonly string[]> {
  const [row] = await db.query<Pick<MerchantAccountRow, 'front_end_origins'>>(origins, [merchantAccountId]);
  return row?.front_end_origins ?? [];
}

const findMany = sql(
  'find_merchant_accounts',
  `SELECT ${columns} FROM merchant_accounts WHERE merchant_account_id = ANY ($1::text[]) ORDER BY merchant_account_id`,
);

export async function findMerchantAccounts(
  db: Queryable,
  merchantAccountIds: readonly string[],
): Promise<MerchantAccountRow[]> {
  return merchantAccountIds.length === 0 ? [] : db.query<MerchantAccountRow>(findMany, [merchantAccountIds]);
}

/** A merge patch in one statement: a field that is absent keeps its value, a null clears it. */
const update = sql(
  'update_merchant_account',
  `UPDATE merchant_accounts AS account
    SET (${settable}, updated_at) = (SELECT ${SETTABLE.map((name) => `patched.${name}`).join(', ')},
    greatest($3, account.updated_at + interval '1 microsecond')
     FROM jsonb_populate_record(account, $2::jsonb) AS patched)
   WHERE merchant_account_id = $1
   RETURNING ${columns}`,
);

export async function updateMerchantAccount(
  db: Queryable,
  merchantAccountId: string,
  patch: MerchantAccountFields,
  now: Date,
): Promise<MerchantAccountRow | null> {
  const rows = await db.query<MerchantAccountRow>(update, [merchantAccountId, JSON.stringify(patch), now]);
  return rows[0] ?? null;
}

const keys: readonly SortKey[] = [
  { expression: 'created_at', type: 'timestamptz' },
  { expression: 'merchant_account_id', type: 'text' },
];

const page = keyset<MerchantAccountRow & Readonly<{ sort_values: readonly string[] }>>(
  'list_merchant_accounts',
  {
    select: `SELECT ${columns}, ${sortValues(keys)} FROM merchant_accounts
            WHERE ($1::text[] IS NULL OR merchant_account_id = ANY ($1))
              AND ($2::text IS NULL OR strpos(lower(display_name), lower($2)) > 0
              OR strpos(lower(merchant_account_id), lower($2)) > 0)`,
    values: 2,
    keys,
  },
);

/** `only`: the accounts that the caller may see; null for all. */
export function listMerchantAccounts(
  db: Queryable,
  filters: Readonly<{ only: readonly string[] | null; search: string | null }>,
  request: PageRequest,
): Promise<Slice<MerchantAccountRow & Readonly<{ sort_values: readonly string[] }>>> {
  return page(db, [filters.only, filters.search], request);
}

const setClock = sql(
  'set_merchant_account_clock',
  `UPDATE merchant_accounts SET clock_offset_ms = greatest(clock_offset_ms, $2) WHERE merchant_account_id = $1
    RETURNING merchant_account_id`,
);

/**
 * Sandbox time travel; other nodes learn of it when they next look the account up (two seconds at most).
 * False where there is no such account.
 */
export async function setMerchantAccountClock(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  offsetMs: number,
): Promise<boolean> {
  return (await db.query(setClock, [merchantAccountId, offsetMs])).length > 0;
}

const IDS = sql('merchant_accounts.ids', `SELECT merchant_account_id FROM merchant_accounts ORDER BY 1`);
/** Every merchant account there is. */
export async function merchantAccountIds(db: Queryable): Promise<readonly MerchantAccountId[]> {
  const rows = await db.query<{ merchant_account_id: MerchantAccountId }>(IDS, []);
  return rows.map(({ merchant_account_id: id }) => id);
}

const named = sql(
  'list_named_merchant_accounts',
  `SELECT merchant_account_id, display_name FROM merchant_accounts
    WHERE $1::text[] IS NULL OR merchant_account_id = ANY ($1) ORDER BY display_name, merchant_account_id LIMIT 1000`,
);

/** The names of these, of all of them for null: a thousand at most. */
export function listNamedMerchantAccounts(
  db: Queryable,
  only: readonly string[] | null,
): Promise<Pick<MerchantAccountRow, 'merchant_account_id' | 'display_name'>[]> {
  return db.query(named, [only]);
}
