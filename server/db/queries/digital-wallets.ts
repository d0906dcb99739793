import type { Id, MerchantAccountId, VaultRecordId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';

export type DigitalWalletId = Id<'digital-wallet'>;
export type DigitalWalletProviderName = 'apple' | 'google' | 'click-to-pay' | 'paze';
export type PublicKeys = Readonly<{ agreement?: string; signature?: string }>;

export type DigitalWalletRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  digital_wallet_id: DigitalWalletId;
  provider: DigitalWalletProviderName;
  merchant_name: string;
  merchant_display_name: string | null;
  merchant_url: string | null;
  merchant_country_code: string | null;
  merchant_category_code: string | null;
  address: Readonly<Record<string, unknown>> | null;
  extra_configuration: Readonly<Record<string, unknown>> | null;
  domain_names: string[];
  provider_reference: string;
  vault_record_id: VaultRecordId | null;
  public_keys: PublicKeys;
  created_at: string;
  updated_at: string;
}>;

/** What a merchant may change. */
export type DigitalWalletFields = Pick<
  DigitalWalletRow,
  | 'merchant_name'
  | 'merchant_display_name'
  | 'merchant_url'
  | 'merchant_country_code'
  | 'merchant_category_code'
  | 'address'
  | 'extra_configuration'
  | 'domain_names'
>;

const INSERT = sql(
  'digital_wallets.insert',
  `INSERT INTO digital_wallets (merchant_account_id, digital_wallet_id, provider, merchant_name,
    merchant_display_name, merchant_url, merchant_country_code, merchant_category_code,
     address, extra_configuration, domain_names, provider_reference, vault_record_id, public_keys, created_at,
       updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $15) ON CONFLICT DO NOTHING RETURNING *`,
);
export type NewDigitalWallet = Omit<DigitalWalletRow, 'created_at' | 'updated_at'>;
/** Null where the merchant account has one of this provider already. */
export async function insertDigitalWallet(
  db: Queryable,
  made: NewDigitalWallet,
  now: Date,
): Promise<DigitalWalletRow | null> {
  const [row] = await db.query<DigitalWalletRow>(INSERT, [
    made.merchant_account_id,
    made.digital_wallet_id,
    made.provider,
    made.merchant_name,
    made.merchant_display_name,
    made.merchant_url,
    made.merchant_country_code,
    made.merchant_category_code,
    json(made.address),
    json(made.extra_configuration),
    made.domain_names,
    made.provider_reference,
    made.vault_record_id,
    json(made.public_keys),
    now,
  ]);
  return row ?? null;
}

const LIST = sql(
  'digital_wallets.list',
  `SELECT * FROM digital_wallets WHERE merchant_account_id = $1 ORDER BY created_at DESC, digital_wallet_id DESC`,
);
/** At most one a provider. */
export function listDigitalWallets(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
): Promise<DigitalWalletRow[]> {
  return db.query<DigitalWalletRow>(LIST, [merchantAccountId]);
}

const GET = sql(
  'digital_wallets.get',
  `SELECT * FROM digital_wallets WHERE merchant_account_id = $1 AND digital_wallet_id = $2`,
);
export async function getDigitalWallet(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<DigitalWalletRow | null> {
  return (await db.query<DigitalWalletRow>(GET, [merchantAccountId, id]))[0] ?? null;
}

const OF_PROVIDER = sql(
  'digital_wallets.of_provider',
  `SELECT * FROM digital_wallets WHERE merchant_account_id = $1 AND provider = $2`,
);
export async function digitalWalletOf(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  provider: DigitalWalletProviderName,
): Promise<DigitalWalletRow | null> {
  return (await db.query<DigitalWalletRow>(OF_PROVIDER, [merchantAccountId, provider]))[0] ?? null;
}

const UPDATE = sql(
  'digital_wallets.update',
  `UPDATE digital_wallets SET merchant_name = $3, merchant_display_name = $4, merchant_url = $5,
    merchant_country_code = $6, merchant_category_code = $7, address = $8,
     extra_configuration = $9, domain_names = coalesce($10, domain_names), updated_at = $11
   WHERE merchant_account_id = $1 AND digital_wallet_id = $2 RETURNING *`,
);
/** `domain_names` null leaves them as they are: they change one by one, too. */
export async function updateDigitalWallet(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
  fields: Omit<DigitalWalletFields, 'domain_names'> & Readonly<{ domain_names: string[] | null }>,
  now: Date,
): Promise<DigitalWalletRow | null> {
  const [row] = await db.query<DigitalWalletRow>(UPDATE, [
    merchantAccountId,
    id,
    fields.merchant_name,
    fields.merchant_display_name,
    fields.merchant_url,
    fields.merchant_country_code,
    fields.merchant_category_code,
    json(fields.address),
    json(fields.extra_configuration),
    fields.domain_names,
    now,
  ]);
  return row ?? null;
}

const ADD_DOMAIN = sql(
  'digital_wallets.add_domain',
  `UPDATE digital_wallets SET domain_names = array_append(array_remove(domain_names, $3::text), $3::text),
    updated_at = CASE WHEN $3 = ANY (domain_names) THEN updated_at ELSE $4 END
   WHERE merchant_account_id = $1 AND digital_wallet_id = $2 RETURNING *`,
);
/** Idempotent. Null when there is no such wallet. */
export async function addDigitalWalletDomain(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
  domain: string,
  now: Date,
): Promise<DigitalWalletRow | null> {
  return (await db.query<DigitalWalletRow>(ADD_DOMAIN, [merchantAccountId, id, domain, now]))[0] ?? null;
}

const REMOVE_DOMAIN = sql(
  'digital_wallets.remove_domain',
  `UPDATE digital_wallets SET domain_names = array_remove(domain_names, $3::text), updated_at = CASE
    WHEN $3 = ANY (domain_names) THEN $4 ELSE updated_at END
   WHERE merchant_account_id = $1 AND digital_wallet_id = $2 RETURNING *`,
);
/** Idempotent. Null when there is no such wallet. */
export async function removeDigitalWalletDomain(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
  domain: string,
  now: Date,
): Promise<DigitalWalletRow | null> {
  return (await db.query<DigitalWalletRow>(REMOVE_DOMAIN, [merchantAccountId, id, domain, now]))[0] ?? null;
}

const DELETE = sql(
  'digital_wallets.delete',
  `DELETE FROM digital_wallets WHERE merchant_account_id = $1 AND digital_wallet_id = $2 RETURNING digital_wallet_id`,
);
export async function deleteDigitalWallet(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<boolean> {
  return (await db.query(DELETE, [merchantAccountId, id])).length > 0;
}

const TAKE = sql(
  'wallet_tokens.take',
  `INSERT INTO wallet_tokens_taken (merchant_account_id, digest, taken_at) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING
    RETURNING digest`,
);
/** True for the first taker of a wallet token, false for everybody after. */
export async function takeWalletToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  digest: string,
  now: Date,
): Promise<boolean> {
  return (await db.query(TAKE, [merchantAccountId, digest, now])).length > 0;
}

function json(value: object | null): string | null {
  return value === null ? null : JSON.stringify(value);
}
