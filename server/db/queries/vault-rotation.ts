import type { MerchantAccountId, VaultRecordId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import type { KeyPurpose } from './vault.ts';

const nextVersion = sql(
  'vault_next_key_version',
  `
  WITH root AS (
    SELECT name FROM vault.root_keys WHERE name = $4 AND state = 'active' FOR SHARE
  ), demoted AS (
    UPDATE vault.keys SET state = 'retiring'
    FROM root
    WHERE merchant_account_id = $1 AND purpose = 'seal' AND version = $2 AND state = 'active'
    RETURNING version
  )
  INSERT INTO vault.keys (merchant_account_id, purpose, version, state, root_key, wrapped, created_at)
  SELECT $1, 'seal', $3, 'active', $4, $5, $6 FROM demoted
  RETURNING version`,
);

/**
 * Puts the next version in the active one's place, if that is still `from`. False when another rotation was
 * faster.
 */
export async function insertNextVersion(
  db: Queryable,
  key: Readonly<{
    merchantAccountId: MerchantAccountId;
    from: number;
    to: number;
    rootKey: string;
    wrapped: Buffer;
  }>,
  now: Date,
): Promise<boolean> {
  return (
    (
      await db.query(nextVersion, [
        key.merchantAccountId,
        key.from,
        key.to,
        key.rootKey,
        key.wrapped,
        now.toISOString(),
      ])
    ).length === 1
  );
}

export type RetiringKey = Readonly<{ version: number; root_key: string; wrapped: Buffer }>;

const retiringKeys = sql(
  'vault_retiring_keys',
  `
  SELECT version, root_key, wrapped FROM vault.keys
  WHERE merchant_account_id = $1 AND purpose = 'seal' AND state = 'retiring'
  ORDER BY version`,
  ['root_key', 'wrapped'],
);

export async function selectRetiringKeys(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
): Promise<readonly RetiringKey[]> {
  return db.query<RetiringKey>(retiringKeys, [merchantAccountId]);
}

const recordsUnder = sql(
  'vault_records_under',
  `
  SELECT id, wrapped_data_key FROM vault.records
  WHERE merchant_account_id = $1 AND key_version = $2 AND id > $3
  ORDER BY id LIMIT $4`,
);

export async function selectRecordsUnder(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  version: number,
  after: string,
  limit: number,
): Promise<readonly Readonly<{ id: VaultRecordId; wrapped_data_key: Buffer }>[]> {
  return db.query<{ id: VaultRecordId; wrapped_data_key: Buffer }>(recordsUnder, [
    merchantAccountId,
    version,
    after,
    limit,
  ]);
}

const rewrap = sql(
  'vault_rewrap_records',
  `
  WITH moved AS (
    UPDATE vault.records record SET key_version = $3, wrapped_data_key = given.to_key
    FROM unnest($4::uuid[], $5::bytea[], $6::bytea[]) AS given (id, from_key, to_key)
    WHERE record.merchant_account_id = $1 AND record.id = given.id AND record.key_version = $2
      AND record.wrapped_data_key = given.from_key
      AND record.id BETWEEN $7 AND $8 -- else the planner may read every record of the version for each batch
    RETURNING record.id
  ), counted AS (
    UPDATE vault.keys SET rewrapped = rewrapped + (SELECT count(*) FROM moved)
    WHERE merchant_account_id = $1 AND purpose = 'seal' AND version = $2
  )
  SELECT count(*) AS moved FROM moved`,
);

/**
 * Moves records, in the order of their ids, from one version to another; those that moved or went away in the
 * meantime are left. Gives how many moved.
 */
export async function rewrapRecords(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  versions: Readonly<{ from: number; to: number }>,
  records: readonly Readonly<{ id: VaultRecordId; from: Buffer; to: Buffer }>[],
): Promise<bigint> {
  const rows = await db.query<{ moved: bigint }>(rewrap, [
    merchantAccountId,
    versions.from,
    versions.to,
    records.map(({ id }) => id),
    records.map(({ from }) => from),
    records.map(({ to }) => to),
    records[0]?.id,
    records.at(-1)?.id,
  ]);
  return rows[0]?.moved ?? 0n;
}

const retire = sql(
  'vault_retire_key',
  `
  UPDATE vault.keys SET state = 'retired', wrapped = NULL, root_key = NULL, retired_at = $3
  WHERE merchant_account_id = $1 AND purpose = 'seal' AND version = $2 AND state = 'retiring'
    AND NOT EXISTS (SELECT 1 FROM vault.records WHERE merchant_account_id = $1 AND key_version = $2)
  RETURNING version`,
);

/** Destroys a version that no record is under any more. False when some still are, or it was done already. */
export async function retireKey(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  version: number,
  now: Date,
): Promise<boolean> {
  return (await db.query(retire, [merchantAccountId, version, now.toISOString()])).length === 1;
}

const accounts = sql(
  'vault_merchant_accounts',
  `
  SELECT DISTINCT merchant_account_id AS id FROM vault.keys WHERE purpose = 'seal' ORDER BY 1`,
);

export async function selectVaultMerchantAccounts(db: Queryable): Promise<readonly MerchantAccountId[]> {
  return (await db.query<{ id: MerchantAccountId }>(accounts, [])).map(({ id }) => id);
}

const addRootKey = sql(
  'vault_insert_root_key',
  `
  INSERT INTO vault.root_keys (name, state, created_at) VALUES ($1, 'active', $2)
  ON CONFLICT (name) DO UPDATE SET state = 'active' WHERE vault.root_keys.state = 'retiring'`,
);

/**
 * The provider wraps under it. One that a rotation took for an old one is taken back; a retired one stays
 * retired.
 */
export async function insertRootKey(db: Queryable, name: string, now: Date): Promise<void> {
  await db.query(addRootKey, [name, now.toISOString()]);
}

const demoteRootKeys = sql(
  'vault_demote_root_keys',
  `
  UPDATE vault.root_keys SET state = 'retiring'
  WHERE state = 'active' AND position < (SELECT position FROM vault.root_keys WHERE name = $1)`,
);

/** Waits for keys that are being stored under the others at this moment. */
export async function demoteOlderRootKeys(db: Queryable, current: string): Promise<void> {
  await db.query(demoteRootKeys, [current]);
}

const retiringRootKeys = sql(
  'vault_retiring_root_keys',
  `SELECT name FROM vault.root_keys WHERE state = 'retiring' ORDER BY name`,
);

export async function selectRetiringRootKeys(db: Queryable): Promise<readonly string[]> {
  return (await db.query<{ name: string }>(retiringRootKeys, [])).map(({ name }) => name);
}

export type KeyUnder = Readonly<{
  merchant_account_id: MerchantAccountId;
  purpose: KeyPurpose;
  version: number;
  wrapped: Buffer;
}>;

const keysUnder = sql(
  'vault_keys_under',
  `
  SELECT merchant_account_id, purpose, version, wrapped FROM vault.keys
  WHERE root_key = $1
  ORDER BY merchant_account_id, purpose, version LIMIT $2`,
  ['wrapped'],
);

export async function selectKeysUnder(
  db: Queryable,
  rootKey: string,
  limit: number,
): Promise<readonly KeyUnder[]> {
  return db.query<KeyUnder>(keysUnder, [rootKey, limit]);
}

const rewrapOne = sql(
  'vault_rewrap_key',
  `
  WITH moved AS (
    UPDATE vault.keys SET root_key = $6, wrapped = $7
    WHERE merchant_account_id = $1 AND purpose = $2 AND version = $3 AND root_key = $4 AND wrapped = $5
    RETURNING 1
  ), counted AS (
    UPDATE vault.root_keys SET rewrapped = rewrapped + (SELECT count(*) FROM moved) WHERE name = $4
  )
  SELECT count(*) AS moved FROM moved`,
);

export async function rewrapKey(
  db: Queryable,
  key: KeyUnder,
  from: string,
  to: Readonly<{ rootKey: string; bytes: Buffer }>,
): Promise<bigint> {
  const rows = await db.query<{ moved: bigint }>(rewrapOne, [
    key.merchant_account_id,
    key.purpose,
    key.version,
    from,
    key.wrapped,
    to.rootKey,
    to.bytes,
  ]);
  return rows[0]?.moved ?? 0n;
}

const retireRoot = sql(
  'vault_retire_root_key',
  `
  UPDATE vault.root_keys SET state = 'retired', retired_at = $2, keep_until = $3
  WHERE name = $1 AND state = 'retiring' AND NOT EXISTS (SELECT 1 FROM vault.keys WHERE root_key = $1)
  RETURNING name`,
);

/** `keepUntil`: it is not to be destroyed before. */
export async function markRootKeyRetired(
  db: Queryable,
  name: string,
  now: Date,
  keepUntil: Date | null,
): Promise<boolean> {
  return (
    (await db.query(retireRoot, [name, now.toISOString(), keepUntil?.toISOString() ?? null])).length === 1
  );
}

const undestroyed = sql(
  'vault_undestroyed_root_keys',
  `SELECT name, retired_at, keep_until FROM vault.root_keys WHERE state = 'retired' AND destroyed_at IS NULL
   ORDER BY position`,
  ['retired_at'],
);

export type UndestroyedRootKey = Readonly<{ name: string; retired_at: string; keep_until: string | null }>;

/** Retired, and the provider has them still, or may: from the oldest on. */
export async function selectUndestroyedRootKeys(db: Queryable): Promise<readonly UndestroyedRootKey[]> {
  return db.query<UndestroyedRootKey>(undestroyed, []);
}

const destroyed = sql(
  'vault_destroyed_root_key',
  `UPDATE vault.root_keys SET destroyed_at = $2 WHERE name = $1 AND state = 'retired' AND destroyed_at IS NULL`,
);
export async function markRootKeyDestroyed(db: Queryable, name: string, now: Date): Promise<void> {
  await db.query(destroyed, [name, now.toISOString()]);
}

export type KeyStatus = Readonly<{
  merchant_account_id: MerchantAccountId;
  purpose: KeyPurpose;
  version: number;
  state: string;
  root_key: string | null;
  records: bigint;
  rewrapped: bigint;
  created_at: string;
  retired_at: string | null;
}>;

const keyStatus = sql(
  'vault_key_status',
  `
  SELECT key.merchant_account_id, key.purpose, key.version, key.state, key.root_key, key.rewrapped, key.created_at,
    key.retired_at,
    CASE WHEN key.purpose = 'seal' THEN (SELECT count(*) FROM vault.records record
      WHERE record.merchant_account_id = key.merchant_account_id AND record.key_version = key.version)
      ELSE 0 END AS records
  FROM vault.keys key
  ORDER BY key.merchant_account_id, key.purpose, key.version`,
);

export async function selectKeyStatus(db: Queryable): Promise<readonly KeyStatus[]> {
  return db.query<KeyStatus>(keyStatus, []);
}

export type RootKeyStatus = Readonly<{
  name: string;
  state: string;
  keys: bigint;
  rewrapped: bigint;
  created_at: string;
  retired_at: string | null;
  keep_until: string | null;
  destroyed_at: string | null;
}>;

const rootKeyStatus = sql(
  'vault_root_key_status',
  `
  SELECT root.name, root.state, root.rewrapped, root.created_at, root.retired_at, root.keep_until, root.destroyed_at
  FROM vault.root_keys root ORDER BY root.created_at, root.name`,
);
const countUnder = sql('vault_count_under', `SELECT count(*) AS keys FROM vault.keys WHERE root_key = $1`);

export async function selectRootKeyStatus(db: Queryable): Promise<readonly RootKeyStatus[]> {
  const roots = await db.query<Omit<RootKeyStatus, 'keys'>>(rootKeyStatus, []);
  return Promise.all(
    roots.map(async (root) => {
      const [counted] = await db.query<{ keys: bigint }>(countUnder, [root.name]);
      return { ...root, keys: counted?.keys ?? 0n };
    }),
  );
}
