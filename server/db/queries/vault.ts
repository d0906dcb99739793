import type { MerchantAccountId, VaultRecordId } from '../../domain/ids.ts';
import { type Db, type Queryable, sql } from '../db.ts';
import { batcherOf } from '../batch.ts';

export type KeyPurpose = 'seal' | 'fingerprint';
export type KeyRow = Readonly<{
  version: number;
  state: 'active' | 'retiring';
  root_key: string;
  wrapped: Buffer;
}>;

const activeKey = sql(
  'vault_active_key',
  `
  SELECT version, state, root_key, wrapped FROM vault.keys
  WHERE merchant_account_id = $1 AND purpose = $2 AND state = 'active'`,
  ['root_key', 'wrapped'],
);

export async function selectActiveKey(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  purpose: KeyPurpose,
): Promise<KeyRow | null> {
  return (await db.query<KeyRow>(activeKey, [merchantAccountId, purpose]))[0] ?? null;
}

const insertFirst = sql(
  'vault_insert_first_key',
  `
  WITH root AS (
    SELECT name FROM vault.root_keys WHERE name = $3 AND state = 'active' FOR SHARE
  )
  INSERT INTO vault.keys (merchant_account_id, purpose, version, state, root_key, wrapped, created_at)
  SELECT $1, $2, 1, 'active', root.name, $4, $5 FROM root
  ON CONFLICT DO NOTHING`,
);

/**
 * The first key of a merchant account. Where another process was faster, its key stays and this one is
 * dropped; where the root key is being rotated away, nothing is stored.
 */
export async function insertFirstKey(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  purpose: KeyPurpose,
  rootKey: string,
  wrapped: Buffer,
  now: Date,
): Promise<void> {
  await db.query(insertFirst, [merchantAccountId, purpose, rootKey, wrapped, now.toISOString()]);
}

export type KeyOfRootKey = Readonly<{
  merchant_account_id: MerchantAccountId;
  purpose: KeyPurpose;
  version: number;
  root_key: string;
  wrapped: Buffer;
}>;

const rootKeysInUse = sql(
  'vault_root_keys_in_use',
  `SELECT name FROM vault.root_keys WHERE state <> 'retired' ORDER BY position`,
);
const keyUnder = sql(
  'vault_key_under',
  `SELECT merchant_account_id, purpose, version, root_key, wrapped FROM vault.keys WHERE root_key = $1 LIMIT 1`,
  ['root_key', 'wrapped'],
);

/** One wrapped key for each root key that any is under. */
export async function selectKeyOfEachRootKey(db: Queryable): Promise<readonly KeyOfRootKey[]> {
  const roots = await db.query<{ name: string }>(rootKeysInUse, []);
  const keys = await Promise.all(roots.map(({ name }) => db.query<KeyOfRootKey>(keyUnder, [name])));
  return keys.flat();
}

export type SealedField = Readonly<{ name: string; sealed: Buffer }>;

const insertRecordAndFields = sql(
  'vault_insert_record',
  `
  WITH key AS (
    SELECT version FROM vault.keys
    WHERE merchant_account_id = $1 AND purpose = 'seal' AND version = $4 AND state = 'active'
    FOR SHARE
  ), record AS (
    INSERT INTO vault.records (merchant_account_id, id, kind, key_version, wrapped_data_key, created_at)
    SELECT $1, $2, $3, key.version, $5, $6 FROM key
    ON CONFLICT DO NOTHING
    RETURNING id
  ), field AS (
    INSERT INTO vault.fields (merchant_account_id, record_id, name, sealed)
    SELECT $1, record.id, given.name, given.sealed FROM record, unnest($7::text[], $8::bytea[]) AS given (name, sealed)
  )
  SELECT (SELECT count(*) FROM key) = 1 AS key_active, (SELECT count(*) FROM record) = 1 AS inserted`,
);

/**
 * A new record with its fields, if the key version that it was sealed under is still the active one. The lock
 * on the key makes a rotation wait for this statement, so that no record is ever sealed under a version whose
 * sweep is over.
 */
export async function insertRecord(
  db: Queryable,
  record: Readonly<{
    merchantAccountId: MerchantAccountId;
    id: VaultRecordId;
    kind: string;
    keyVersion: number;
    wrappedDataKey: Buffer;
    fields: readonly SealedField[];
  }>,
  now: Date,
): Promise<'inserted' | 'exists' | 'key_not_active'> {
  const rows = await db.query<{ key_active: boolean; inserted: boolean }>(insertRecordAndFields, [
    record.merchantAccountId,
    record.id,
    record.kind,
    record.keyVersion,
    record.wrappedDataKey,
    now.toISOString(),
    record.fields.map((field) => field.name),
    record.fields.map((field) => field.sealed),
  ]);
  const row = rows[0];
  if (row?.inserted === true) return 'inserted';

  return row?.key_active === true ? 'exists' : 'key_not_active';
}

const upsertFields = sql(
  'vault_upsert_fields',
  `
  WITH record AS (
    SELECT id FROM vault.records WHERE merchant_account_id = $1 AND id = $2 AND kind = $3 FOR SHARE
  )
  INSERT INTO vault.fields (merchant_account_id, record_id, name, sealed)
  SELECT $1, record.id, given.name, given.sealed FROM record, unnest($4::text[], $5::bytea[]) AS given (name, sealed)
  ON CONFLICT (merchant_account_id, record_id, name) DO UPDATE SET sealed = excluded.sealed
  RETURNING name`,
);

/** Adds or replaces fields of a record that exists. False when it is gone or of another kind. */
export async function replaceFields(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  recordId: VaultRecordId,
  kind: string,
  fields: readonly SealedField[],
): Promise<boolean> {
  const rows = await db.query(upsertFields, [
    merchantAccountId,
    recordId,
    kind,
    fields.map((field) => field.name),
    fields.map((field) => field.sealed),
  ]);
  return rows.length === fields.length;
}

/**
 * A record's data key and the merchant account's key that wraps it, from one snapshot, so that a rotation
 * never falls between them.
 */
export type RecordKeyRow = Readonly<{
  kind: string;
  key_version: number;
  wrapped_data_key: Buffer;
  root_key: string;
  wrapped: Buffer;
}>;

const recordKey = sql(
  'vault_record_key',
  `
  SELECT record.kind, record.key_version, record.wrapped_data_key, key.root_key, key.wrapped
  FROM vault.records record
  JOIN vault.keys key ON key.merchant_account_id = record.merchant_account_id AND key.purpose = 'seal'
    AND key.version = record.key_version
  WHERE record.merchant_account_id = $1 AND record.id = $2`,
  ['root_key', 'wrapped'],
);

export async function selectRecordKey(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  recordId: VaultRecordId,
): Promise<RecordKeyRow | null> {
  return (await db.query<RecordKeyRow>(recordKey, [merchantAccountId, recordId]))[0] ?? null;
}

const sealedFields = sql(
  'vault_sealed_fields',
  `
  SELECT asked.position, record.kind, record.key_version, record.wrapped_data_key, key.root_key, key.wrapped,
    field.sealed
  FROM unnest($1::integer[], $2::text[], $3::uuid[], $4::text[]) AS asked (position, account, record, field)
  JOIN vault.fields field ON field.merchant_account_id = asked.account AND field.record_id = asked.record
    AND field.name = asked.field
  JOIN vault.records record ON record.merchant_account_id = field.merchant_account_id AND record.id = field.record_id
  JOIN vault.keys key ON key.merchant_account_id = record.merchant_account_id AND key.purpose = 'seal'
    AND key.version = record.key_version`,
  ['position', 'root_key', 'wrapped'],
);
type FieldKey = Readonly<{ merchantAccountId: MerchantAccountId; recordId: VaultRecordId; name: string }>;
type SealedFieldRow = RecordKeyRow & Readonly<{ sealed: Buffer }>;

/** Fields of one statement, at most. */
const BATCH_MAX = 64;

const openings = batcherOf<FieldKey, SealedFieldRow | null>((db) => ({
  max: BATCH_MAX,
  run: async (keys) => {
    const rows = await db.query<SealedFieldRow & Readonly<{ position: number }>>(sealedFields, [
      [...keys.keys()],
      keys.map(({ merchantAccountId }) => merchantAccountId),
      keys.map(({ recordId }) => recordId),
      keys.map(({ name }) => name),
    ]);
    const found = new Map(rows.map((row) => [row.position, row]));
    return keys.map((_key, position) => found.get(position) ?? null);
  },
}));
/** Concurrent openings share a statement. */
export function selectSealedField(
  db: Pick<Db, 'byKey'>,
  merchantAccountId: MerchantAccountId,
  recordId: VaultRecordId,
  name: string,
): Promise<SealedFieldRow | null> {
  return openings(db.byKey).add({ merchantAccountId, recordId, name });
}

const removeRecord = sql(
  'vault_delete_record',
  `DELETE FROM vault.records WHERE merchant_account_id = $1 AND id = $2`,
);

/** Takes the record's wrapped data key and its fields with it. */
export async function deleteRecord(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  recordId: VaultRecordId,
): Promise<void> {
  await db.query(removeRecord, [merchantAccountId, recordId]);
}

const removeRecords = sql(
  'vault_delete_records',
  `
  WITH removed AS (
    DELETE FROM vault.records record USING unnest($1::text[], $2::uuid[]) AS given (merchant_account_id, id)
    WHERE record.merchant_account_id = given.merchant_account_id AND record.id = given.id
    RETURNING record.id
  )
  SELECT count(*) AS removed FROM removed`,
);

/** Shreds again what a restored database brought back. */
export async function deleteRecords(
  db: Queryable,
  deletions: readonly Readonly<{ merchantAccountId: MerchantAccountId; recordId: VaultRecordId }>[],
): Promise<bigint> {
  const rows = await db.query<{ removed: bigint }>(removeRecords, [
    deletions.map(({ merchantAccountId }) => merchantAccountId),
    deletions.map(({ recordId }) => recordId),
  ]);
  return rows[0]?.removed ?? 0n;
}
