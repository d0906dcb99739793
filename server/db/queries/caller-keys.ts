import type { AgentMandateId } from '../../domain/agent-mandate.ts';
import type { ApiKeyPairId, MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';

/** What the edge needs to know of a key to check a token: read once, then cached for a moment. */
export type CallerKeyRow = Readonly<{
  api_key_pair_id: ApiKeyPairId;
  display_name: string;
  jws_algorithm: 'ES512' | 'ES256' | 'EdDSA' | 'RS512';
  public_key_pem: string;
  api_version: '2026-11-01' | 'published';
  merchant_account_ids: MerchantAccountId[];
  default_merchant_account_id: MerchantAccountId | null;
  /** An agent's key: what it is held to. */
  agent_mandate_id: AgentMandateId | null;
  /** Of all its roles together. */
  permissions: string[];
}>;

const findByThumbprint = sql(
  'find_caller_key',
  `SELECT api_key_pair_id, display_name, jws_algorithm, public_key_pem, api_version, merchant_account_ids,
    default_merchant_account_id, agent_mandate_id,
          ARRAY(SELECT DISTINCT permission FROM roles, unnest(allow) AS permission
            WHERE roles.role_id = ANY (api_key_pairs.role_ids)) AS permissions
     FROM api_key_pairs
    WHERE thumbprint = $1 AND active AND deleted_at IS NULL`,
);

export async function findCallerKey(db: Queryable, thumbprint: string): Promise<CallerKeyRow | null> {
  const rows = await db.query<CallerKeyRow>(findByThumbprint, [thumbprint]);
  return rows[0] ?? null;
}

const touch = sql(
  'touch_api_key_pairs',
  `UPDATE api_key_pairs SET last_used_at = $2
    WHERE api_key_pair_id = ANY ($1::uuid[]) AND (last_used_at IS NULL OR last_used_at < $2)`,
);

/** `last_used_at`, told now and then for all keys that were used since. */
export async function touchApiKeyPairs(
  db: Queryable,
  apiKeyPairIds: readonly ApiKeyPairId[],
  now: Date,
): Promise<void> {
  await db.query(touch, [apiKeyPairIds, now]);
}

const findAccount = sql(
  'find_merchant_account_clock',
  `SELECT clock_offset_ms FROM merchant_accounts WHERE merchant_account_id = $1`,
);

/** The merchant account's clock offset; null where there is no such account. */
export async function findMerchantAccountClock(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
): Promise<bigint | null> {
  const rows = await db.query<{ clock_offset_ms: bigint }>(findAccount, [merchantAccountId]);
  return rows[0]?.clock_offset_ms ?? null;
}

const movedClocks = sql(
  'list_moved_clocks',
  `SELECT merchant_account_id, clock_offset_ms FROM merchant_accounts WHERE clock_offset_ms <> 0`,
);

export async function listMovedClocks(
  db: Queryable,
): Promise<Readonly<{ merchant_account_id: MerchantAccountId; clock_offset_ms: bigint }>[]> {
  return db.query(movedClocks, []);
}
