import type { ApiVersion } from '../../domain/api-version.ts';
import type { AgentMandateId } from '../../domain/agent-mandate.ts';
import type { ApiKeyPairId, MerchantAccountId, RoleId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { type Creator, creatorValues } from './creators.ts';
import { keyset, type PageRequest, type Slice, type SortKey, sortValues } from '../keyset.ts';

export type ApiKeyPairRow = Readonly<{
  api_key_pair_id: ApiKeyPairId;
  thumbprint: string;
  display_name: string;
  algorithm: 'ECDSA' | 'RSA';
  active: boolean;
  api_version: ApiVersion;
  role_ids: RoleId[];
  merchant_account_ids: MerchantAccountId[];
  agent_mandate_id: AgentMandateId | null;
  creator_id: string | null;
  creator_name: string | null;
  creator_email: string | null;
  created_at: string;
  updated_at: string;
  last_used_at: string | null;
}>;

export type NewApiKeyPair = Readonly<{
  apiKeyPairId: ApiKeyPairId;
  thumbprint: string;
  displayName: string;
  algorithm: 'ECDSA' | 'RSA';
  jwsAlgorithm: string;
  publicKeyPem: string;
  active: boolean;
  apiVersion: string;
  roleIds: readonly string[];
  merchantAccountIds: readonly string[];
  agentMandateId: string | null;
  creator: Creator | null;
}>;

const columns = `api_key_pair_id, thumbprint, display_name, algorithm, active, api_version, role_ids,
  merchant_account_ids, agent_mandate_id,
  coalesce(creator_api_key_pair_id, creator_user_id) AS creator_id, creator_name,
  creator_email, created_at, updated_at, last_used_at`;

const insert = sql(
  'insert_api_key_pair',
  `INSERT INTO api_key_pairs (api_key_pair_id, thumbprint, display_name, algorithm, jws_algorithm, public_key_pem,
    active, api_version, role_ids, merchant_account_ids, agent_mandate_id,
    creator_api_key_pair_id, creator_user_id, creator_name, creator_email, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $16)
   ON CONFLICT (thumbprint) DO NOTHING
   RETURNING ${columns}`,
);

/** Null where the same public key is known already, deleted ones included. */
export async function insertApiKeyPair(
  db: Queryable,
  key: NewApiKeyPair,
  now: Date,
): Promise<ApiKeyPairRow | null> {
  const rows = await db.query<ApiKeyPairRow>(insert, [
    key.apiKeyPairId,
    key.thumbprint,
    key.displayName,
    key.algorithm,
    key.jwsAlgorithm,
    key.publicKeyPem,
    key.active,
    key.apiVersion,
    key.roleIds,
    key.merchantAccountIds,
    key.agentMandateId,
    ...creatorValues(key.creator),
    now,
  ]);
  return rows[0] ?? null;
}

/** Which keys a caller may see: all, or those that reach no further than its own merchant accounts. */
const visible = `deleted_at IS NULL
  AND ($1::text[] IS NULL OR (merchant_account_ids <@ $1 AND cardinality(merchant_account_ids) > 0))`;

const find = sql(
  'find_api_key_pair',
  `SELECT ${columns} FROM api_key_pairs WHERE ${visible} AND api_key_pair_id = $2`,
);

export async function findApiKeyPair(
  db: Queryable,
  only: readonly string[] | null,
  apiKeyPairId: string,
): Promise<ApiKeyPairRow | null> {
  const rows = await db.query<ApiKeyPairRow>(find, [only, apiKeyPairId]);
  return rows[0] ?? null;
}

const lock = sql('lock_api_key_pair', `${find.text} FOR UPDATE`);
/** For a change that depends on the roles the key has; inside a SQL transaction. */
export async function lockApiKeyPair(
  tx: Queryable,
  only: readonly string[] | null,
  apiKeyPairId: string,
): Promise<ApiKeyPairRow | null> {
  const rows = await tx.query<ApiKeyPairRow>(lock, [only, apiKeyPairId]);
  return rows[0] ?? null;
}

const update = sql(
  'update_api_key_pair',
  `UPDATE api_key_pairs SET display_name = coalesce($3, display_name), active = coalesce($4, active),
    role_ids = coalesce($5, role_ids), merchant_account_ids = coalesce($6, merchant_account_ids),
     default_merchant_account_id = CASE WHEN $6::text[] IS NULL OR cardinality($6::text[]) = 0
       OR default_merchant_account_id = ANY ($6) THEN default_merchant_account_id END, updated_at = $7
   WHERE ${visible} AND api_key_pair_id = $2
   RETURNING ${columns}`,
);

/** Null leaves a field as it is. */
export type ApiKeyPairPatch = Readonly<{
  displayName: string | null;
  active: boolean | null;
  roleIds: readonly string[] | null;
  merchantAccountIds: readonly string[] | null;
}>;

export async function updateApiKeyPair(
  db: Queryable,
  only: readonly string[] | null,
  apiKeyPairId: string,
  patch: ApiKeyPairPatch,
  now: Date,
): Promise<ApiKeyPairRow | null> {
  const rows = await db.query<ApiKeyPairRow>(update, [
    only,
    apiKeyPairId,
    patch.displayName,
    patch.active,
    patch.roleIds,
    patch.merchantAccountIds,
    now,
  ]);
  return rows[0] ?? null;
}

const remove = sql(
  'delete_api_key_pair',
  `UPDATE api_key_pairs SET deleted_at = $3, active = false WHERE ${visible} AND api_key_pair_id = $2
    RETURNING api_key_pair_id`,
);

/** False where there is no such key. */
export async function deleteApiKeyPair(
  db: Queryable,
  only: readonly string[] | null,
  apiKeyPairId: string,
  now: Date,
): Promise<boolean> {
  return (await db.query(remove, [only, apiKeyPairId, now])).length > 0;
}

const keys: readonly SortKey[] = [
  { expression: 'created_at', type: 'timestamptz' },
  { expression: 'api_key_pair_id', type: 'uuid' },
];

const page = keyset<ApiKeyPairRow & Readonly<{ sort_values: readonly string[] }>>('list_api_key_pairs', {
  select: `SELECT ${columns}, ${sortValues(keys)} FROM api_key_pairs WHERE ${visible}`,
  values: 1,
  keys,
});

export function listApiKeyPairs(
  db: Queryable,
  only: readonly string[] | null,
  request: PageRequest,
): Promise<Slice<ApiKeyPairRow & Readonly<{ sort_values: readonly string[] }>>> {
  return page(db, [only], request);
}
