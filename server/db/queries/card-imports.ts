import type { BuyerId, MerchantAccountId, PaymentMethodId, VaultRecordId } from '../../domain/ids.ts';
import type { JsonObject } from '../../domain/merge-patch.ts';
import { type Queryable, sql } from '../db.ts';
import { recordset } from './json-rows.ts';
import type { NewPaymentMethod } from './payment-methods.ts';

export type CardImportKeyRow = Readonly<{
  key_id: string;
  fingerprint: string;
  public_key: string;
  vault_record_id: VaultRecordId;
  created_at: string;
}>;

const INSERT_KEY = sql(
  'card_imports.insert_key',
  `INSERT INTO card_import_keys (merchant_account_id, key_id, fingerprint, public_key, vault_record_id, created_at)
   VALUES ($1, $2, $3, $4, $5, $6)`,
);
export async function insertCardImportKey(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  key: Omit<CardImportKeyRow, 'created_at'>,
  now: Date,
): Promise<void> {
  await db.query(INSERT_KEY, [
    merchantAccountId,
    key.key_id,
    key.fingerprint,
    key.public_key,
    key.vault_record_id,
    now,
  ]);
}

const LIST_KEYS = sql(
  'card_imports.list_keys',
  `SELECT key_id, fingerprint, public_key, vault_record_id, created_at FROM card_import_keys
   WHERE merchant_account_id = $1 ORDER BY created_at LIMIT 100`,
);
/** Oldest first; a migration has one, or a few. */
export async function listCardImportKeys(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
): Promise<readonly CardImportKeyRow[]> {
  return db.query<CardImportKeyRow>(LIST_KEYS, [merchantAccountId]);
}

const DELETE_KEY = sql(
  'card_imports.delete_key',
  'DELETE FROM card_import_keys WHERE merchant_account_id = $1 AND key_id = $2',
);
export async function deleteCardImportKey(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  keyId: string,
): Promise<void> {
  await db.query(DELETE_KEY, [merchantAccountId, keyId]);
}

const KNOWN = sql(
  'card_imports.known',
  `SELECT old_id FROM imported_cards WHERE merchant_account_id = $1 AND origin = $2 AND old_id = ANY ($3::text[])`,
);
/** Those of the old ids that have a payment method already, or had one. */
export async function knownOldIds(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  origin: string,
  oldIds: readonly string[],
): Promise<ReadonlySet<string>> {
  const rows = await db.query<{ old_id: string }>(KNOWN, [merchantAccountId, origin, oldIds]);
  return new Set(rows.map(({ old_id: oldId }) => oldId));
}

const BUYERS = sql(
  'card_imports.buyers',
  `SELECT buyer_id, normalize(external_identifier, NFC) AS external_identifier FROM buyers
   WHERE merchant_account_id = $1 AND normalize(external_identifier, NFC) = ANY ($2::text[])`,
  ['external_identifier'],
);
/** Ids of buyers by their external identifiers, which are given and answered as NFC writes them. */
export async function buyersByExternalIdentifier(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  externalIdentifiers: readonly string[],
): Promise<ReadonlyMap<string, BuyerId>> {
  const rows = await db.query<{ buyer_id: BuyerId; external_identifier: string }>(BUYERS, [
    merchantAccountId,
    externalIdentifiers,
  ]);
  return new Map(rows.map((row) => [row.external_identifier, row.buyer_id]));
}

export type ImportedBuyer = Readonly<{
  buyer_id: BuyerId;
  external_identifier: string;
  display_name: string | null;
  billing_details: JsonObject | null;
}>;

const BUYER_COLUMNS = {
  buyer_id: 'uuid',
  external_identifier: 'text',
  display_name: 'text',
  billing_details: 'jsonb',
};
const INSERT_BUYERS = sql(
  'card_imports.insert_buyers',
  `INSERT INTO buyers (merchant_account_id, buyer_id, display_name, external_identifier, billing_details, created_at,
     updated_at)
   SELECT $1, g.buyer_id, g.display_name, g.external_identifier, g.billing_details, $3, $3
   FROM ${recordset('$2', 'g', BUYER_COLUMNS)}
   ON CONFLICT (merchant_account_id, normalize(external_identifier, NFC)) DO NOTHING`,
);
/** Those whose external identifier nobody has. */
export async function insertImportedBuyers(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  buyers: readonly ImportedBuyer[],
  now: Date,
): Promise<void> {
  await db.query(INSERT_BUYERS, [merchantAccountId, JSON.stringify(buyers), now]);
}

/** A card with everything that is stored of it; sealed bytes as base64. */
export type ImportedCard = Pick<
  NewPaymentMethod,
  | 'payment_method_id'
  | 'buyer_id'
  | 'fingerprint'
  | 'label'
  | 'scheme'
  | 'additional_schemes'
  | 'expiration_date'
  | 'bin'
  | 'card_type'
  | 'card_issuer_name'
  | 'card_country'
> &
  Readonly<{
    old_id: string;
    vault_record_id: VaultRecordId;
    scheme_transaction_id: string | null;
    wrapped_data_key: string;
    sealed: string;
  }>;

/**
 * How a statement begins that stores what is imported: rows of $4, sealed under the version $3 of a key that is still
 * the active one, and of these the `fresh` ones, whose old id of the origin $2 is not taken.
 */
export const freshOf = (columns: Readonly<Record<string, string>>): string =>
  `WITH key AS (
     SELECT version FROM vault.keys
     WHERE merchant_account_id = $1 AND purpose = 'seal' AND version = $3 AND state = 'active'
     FOR SHARE
   ),
   given AS (SELECT g.* FROM key, ${recordset('$4', 'g', columns)}),
   taken AS (
     INSERT INTO imported_cards (merchant_account_id, origin, old_id, payment_method_id, created_at)
     SELECT $1, $2, old_id, payment_method_id, $6 FROM given
     ON CONFLICT DO NOTHING RETURNING payment_method_id
   ),
   fresh AS (SELECT given.* FROM given JOIN taken USING (payment_method_id)),`;

const CARD_COLUMNS = {
  old_id: 'text',
  payment_method_id: 'uuid',
  buyer_id: 'uuid',
  fingerprint: 'text',
  label: 'text',
  scheme: 'text',
  additional_schemes: 'text[]',
  expiration_date: 'text',
  bin: 'text',
  card_type: 'text',
  card_issuer_name: 'text',
  card_country: 'text',
  vault_record_id: 'uuid',
  scheme_transaction_id: 'text',
  wrapped_data_key: 'text',
  sealed: 'text',
};
const INSERT_CARDS = sql(
  'card_imports.insert_cards',
  `${freshOf(CARD_COLUMNS)}
   record AS (
     INSERT INTO vault.records (merchant_account_id, id, kind, key_version, wrapped_data_key, created_at)
     SELECT $1, vault_record_id, 'card', $3, decode(wrapped_data_key, 'base64'), $6 FROM fresh
   ),
   field AS (
     INSERT INTO vault.fields (merchant_account_id, record_id, name, sealed)
     SELECT $1, vault_record_id, $5, decode(sealed, 'base64') FROM fresh
   ),
   method AS (
     INSERT INTO payment_methods (merchant_account_id, payment_method_id, lifecycle, buyer_id, external_identifier,
       method, mode, status, vault_record_id, fingerprint, label, scheme, additional_schemes, expiration_date, bin,
       card_type, card_issuer_name, card_country, scheme_transaction_id, scheme_transaction_id_scheme, created_at,
       updated_at)
     SELECT $1, payment_method_id, 'live', buyer_id, old_id, 'card', 'card', 'succeeded', vault_record_id, fingerprint,
       label, scheme, additional_schemes, expiration_date, bin, card_type, card_issuer_name, card_country,
       scheme_transaction_id, CASE WHEN scheme_transaction_id IS NOT NULL THEN scheme END, $6, $6
     FROM fresh
   )
   SELECT (SELECT count(*) FROM key) = 1 AS key_active, (SELECT count(*) FROM taken)::integer AS stored`,
  ['key_active', 'stored'],
);
/**
 * Stores cards, each with its number and the row that says which card of the other vault it was: all of them, or none.
 * Cards whose old id is taken are left out. Null: the key that they were sealed under is no longer the active one, and
 * nothing was stored.
 */
export async function insertImportedCards(
  db: Queryable,
  of: Readonly<{ merchantAccountId: MerchantAccountId; origin: string; keyVersion: number; field: string }>,
  cards: readonly ImportedCard[],
  now: Date,
): Promise<number | null> {
  const [row] = await db.query<{ key_active: boolean; stored: number }>(INSERT_CARDS, [
    of.merchantAccountId,
    of.origin,
    of.keyVersion,
    JSON.stringify(cards),
    of.field,
    now,
  ]);
  return row?.key_active === true ? row.stored : null;
}

export type ImportedPair = Readonly<{ old_id: string; payment_method_id: PaymentMethodId }>;

const PAIRS = sql(
  'card_imports.pairs',
  `SELECT old_id, payment_method_id FROM imported_cards
   WHERE merchant_account_id = $1 AND origin = $2 AND old_id > $3 ORDER BY old_id LIMIT $4::bigint`,
);
/** The next old ids behind `after`, with the payment methods that took their place. */
export async function importedPairs(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  origin: string,
  after: string,
  most: number,
): Promise<readonly ImportedPair[]> {
  return db.query<ImportedPair>(PAIRS, [merchantAccountId, origin, after, most]);
}
