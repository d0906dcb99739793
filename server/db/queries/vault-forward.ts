import type { AuthenticationMethodId, MerchantAccountId, VaultRecordId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { type Creator, creatorValues } from './creators.ts';

export type ConfigRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  vault_forward_config_id: string;
  definition_id: string;
  display_name: string;
  hosts: string[];
  creator_id: string | null;
  creator_name: string | null;
  creator_email: string | null;
  created_at: string;
  updated_at: string;
}>;

export type AuthenticationRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  vault_forward_authentication_id: AuthenticationMethodId;
  vault_forward_config_id: string;
  kind: 'mle' | 'mtls' | 'signature';
  method: string;
  display_name: string;
  vault_record_id: VaultRecordId;
  set_fields: string[];
  created_at: string;
  updated_at: string;
}>;

export const AUTHENTICATIONS_PER_CONFIG_MAX = 100;

/** The constraint that a second config of one definition breaks. */
export const ONE_CONFIG_PER_DEFINITION = 'vault_forward_configs_one_per_definition';

const CONFIG = `merchant_account_id, vault_forward_config_id, definition_id, display_name, hosts,
  coalesce(creator_api_key_pair_id, creator_user_id) AS creator_id, creator_name, creator_email, created_at,
  updated_at`;
const AUTHENTICATION = `merchant_account_id, vault_forward_authentication_id, vault_forward_config_id, kind,
  method, display_name, vault_record_id, set_fields, created_at, updated_at`;

const INSERT_CONFIG = sql(
  'vault_forward.insert_config',
  `INSERT INTO vault_forward_configs (merchant_account_id, vault_forward_config_id, definition_id,
     display_name, hosts, creator_api_key_pair_id, creator_user_id, creator_name, creator_email, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $10) RETURNING ${CONFIG}`,
);
export async function insertConfig(
  db: Queryable,
  config: Omit<ConfigRow, 'created_at' | 'updated_at' | 'creator_id' | 'creator_name' | 'creator_email'>,
  creator: Creator | null,
  now: Date,
): Promise<ConfigRow> {
  const [row] = await db.query<ConfigRow>(INSERT_CONFIG, [
    config.merchant_account_id,
    config.vault_forward_config_id,
    config.definition_id,
    config.display_name,
    config.hosts,
    ...creatorValues(creator),
    now,
  ]);
  if (row === undefined) throw new Error('BUG: an insert without a row');
  return row;
}

const GET_CONFIG = sql(
  'vault_forward.get_config',
  `SELECT ${CONFIG} FROM vault_forward_configs WHERE merchant_account_id = $1 AND vault_forward_config_id = $2`,
);
export async function selectConfig(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<ConfigRow | null> {
  const [row] = await db.query<ConfigRow>(GET_CONFIG, [merchantAccountId, id]);
  return row ?? null;
}

const LIST_CONFIGS = sql(
  'vault_forward.list_configs',
  `SELECT ${CONFIG} FROM vault_forward_configs WHERE merchant_account_id = $1
   ORDER BY created_at DESC, vault_forward_config_id DESC`,
);
/** All: there is at most one for each definition. */
export async function selectConfigs(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
): Promise<ConfigRow[]> {
  return db.query<ConfigRow>(LIST_CONFIGS, [merchantAccountId]);
}

const UPDATE_CONFIG = sql(
  'vault_forward.update_config',
  `UPDATE vault_forward_configs
   SET display_name = coalesce($3, display_name), hosts = coalesce($4::text[], hosts), updated_at = $5
   WHERE merchant_account_id = $1 AND vault_forward_config_id = $2 RETURNING ${CONFIG}`,
);
/** Null leaves a field as it is. Null where there is no such config. */
export async function updateConfig(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
  change: Readonly<{ displayName: string | null; hosts: readonly string[] | null }>,
  now: Date,
): Promise<ConfigRow | null> {
  const values = [merchantAccountId, id, change.displayName, change.hosts, now];
  const [row] = await db.query<ConfigRow>(UPDATE_CONFIG, values);
  return row ?? null;
}

const DELETE_CONFIG = sql(
  'vault_forward.delete_config',
  `DELETE FROM vault_forward_configs WHERE merchant_account_id = $1 AND vault_forward_config_id = $2
   RETURNING vault_forward_config_id`,
);
/** With its authentication methods. False where there is no such config. */
export async function deleteConfig(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<boolean> {
  return (await db.query(DELETE_CONFIG, [merchantAccountId, id])).length > 0;
}

const INSERT_AUTHENTICATION = sql(
  'vault_forward.insert_authentication',
  `INSERT INTO vault_forward_authentications (merchant_account_id, vault_forward_authentication_id,
     vault_forward_config_id, kind, method, display_name, vault_record_id, set_fields, created_at, updated_at)
   SELECT $1, $2, $3, $4, $5, $6, $7, $8::text[], $9, $9
   WHERE (SELECT count(*) FROM vault_forward_authentications
     WHERE merchant_account_id = $1 AND vault_forward_config_id = $3) < $10::bigint
   RETURNING vault_forward_authentication_id`,
);
/** False where the config has as many as it may. */
export async function insertAuthentication(
  db: Queryable,
  made: Omit<AuthenticationRow, 'created_at' | 'updated_at'>,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(INSERT_AUTHENTICATION, [
    made.merchant_account_id,
    made.vault_forward_authentication_id,
    made.vault_forward_config_id,
    made.kind,
    made.method,
    made.display_name,
    made.vault_record_id,
    made.set_fields,
    now,
    AUTHENTICATIONS_PER_CONFIG_MAX,
  ]);
  return rows.length > 0;
}

const UPDATE_AUTHENTICATION = sql(
  'vault_forward.update_authentication',
  `UPDATE vault_forward_authentications
   SET display_name = coalesce($4, display_name), updated_at = $7,
     set_fields = ARRAY(SELECT DISTINCT key FROM unnest(set_fields || $5::text[]) AS key
     WHERE key <> ALL ($6::text[]) ORDER BY key)
   WHERE merchant_account_id = $1 AND vault_forward_config_id = $2 AND vault_forward_authentication_id = $3
   RETURNING ${AUTHENTICATION}`,
);
/** `set` and `unset` are keys of fields. Null where there is no such method. */
export async function updateAuthentication(
  db: Queryable,
  key: AuthenticationKey,
  change: Readonly<{ displayName: string | null; set: readonly string[]; unset: readonly string[] }>,
  now: Date,
): Promise<AuthenticationRow | null> {
  const [row] = await db.query<AuthenticationRow>(UPDATE_AUTHENTICATION, [
    ...valuesOf(key),
    change.displayName,
    change.set,
    change.unset,
    now,
  ]);
  return row ?? null;
}

const GET_AUTHENTICATION = sql(
  'vault_forward.get_authentication',
  `SELECT ${AUTHENTICATION} FROM vault_forward_authentications
   WHERE merchant_account_id = $1 AND vault_forward_config_id = $2 AND vault_forward_authentication_id = $3`,
);
export async function selectAuthentication(
  db: Queryable,
  key: AuthenticationKey,
): Promise<AuthenticationRow | null> {
  const [row] = await db.query<AuthenticationRow>(GET_AUTHENTICATION, valuesOf(key));
  return row ?? null;
}

const DELETE_AUTHENTICATION = sql(
  'vault_forward.delete_authentication',
  `DELETE FROM vault_forward_authentications
   WHERE merchant_account_id = $1 AND vault_forward_config_id = $2 AND vault_forward_authentication_id = $3`,
);
export async function deleteAuthentication(db: Queryable, key: AuthenticationKey): Promise<void> {
  await db.query(DELETE_AUTHENTICATION, valuesOf(key));
}

const OF_CONFIGS = sql(
  'vault_forward.authentications_of_configs',
  `SELECT ${AUTHENTICATION} FROM vault_forward_authentications
   WHERE merchant_account_id = $1 AND vault_forward_config_id = ANY($2::uuid[])
   ORDER BY created_at DESC, vault_forward_authentication_id DESC`,
);
export async function selectAuthenticationsOfConfigs(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  configIds: readonly string[],
): Promise<AuthenticationRow[]> {
  return configIds.length === 0
    ? []
    : db.query<AuthenticationRow>(OF_CONFIGS, [merchantAccountId, configIds]);
}

const BY_ID = sql(
  'vault_forward.authentications_by_id',
  `SELECT ${AUTHENTICATION} FROM vault_forward_authentications
   WHERE merchant_account_id = $1 AND vault_forward_authentication_id = ANY($2::uuid[])`,
);
/** In no order; those that there are. */
export async function selectAuthentications(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  ids: readonly AuthenticationMethodId[],
): Promise<AuthenticationRow[]> {
  return ids.length === 0 ? [] : db.query<AuthenticationRow>(BY_ID, [merchantAccountId, ids]);
}

export type AuthenticationKey = Readonly<{
  merchantAccountId: MerchantAccountId;
  configId: string;
  authenticationId: AuthenticationMethodId;
}>;

function valuesOf(key: AuthenticationKey): readonly unknown[] {
  return [key.merchantAccountId, key.configId, key.authenticationId];
}
