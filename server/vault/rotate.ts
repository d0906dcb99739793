import { Problem } from '../domain/problem.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../db/db.ts';
import {
  type KeyStatus,
  type KeyUnder,
  type RootKeyStatus,
  type UndestroyedRootKey,
  demoteOlderRootKeys,
  insertNextVersion,
  insertRootKey,
  markRootKeyDestroyed,
  markRootKeyRetired,
  retireKey,
  rewrapKey,
  rewrapRecords,
  selectKeyStatus,
  selectKeysUnder,
  selectRecordsUnder,
  selectRetiringKeys,
  selectRetiringRootKeys,
  selectUndestroyedRootKeys,
  selectRootKeyStatus,
  selectVaultMerchantAccounts,
} from '../db/queries/vault-rotation.ts';
import type { MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import { openBytes, sealBytes } from './envelope.ts';
import { type Keyring, dataKeyContext, keyContext, providerFault } from './keyring.ts';
import type { RootKeyProvider } from './root-key.ts';

type Rotation = Readonly<{
  merchantAccountId: MerchantAccountId;
  /** The version that seals now. */
  active: number;
  /** Records that this run moved; those that a rotation beside it moved are counted there. */
  rewrapped: bigint;
  /** Versions that this run destroyed. */
  retired: readonly number[];
}>;

export type RotateParts = Readonly<{ db: Db; clock: Clock; keyring: Keyring; rootKeys: RootKeyProvider }>;

/** Records that one statement moves. */
const BATCH_RECORDS = 500;
/** Keys of merchant accounts that are rewrapped per question to the database. */
const BATCH_KEYS = 100;
const BEGIN_TRIES_MAX = 3;
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * Gives a merchant account a new sealing key, moves every record to it and destroys the old one. An
 * unfinished rotation is finished instead of starting another; several at once share the work. Reads and
 * writes go on meanwhile: a read takes the record and its key from one snapshot, a write checks in its own
 * statement that its version is still the active one.
 */
export async function rotateMerchantKey(
  parts: RotateParts,
  merchantAccountId: MerchantAccountId,
): Promise<Rotation> {
  if ((await selectRetiringKeys(parts.db, merchantAccountId)).length === 0)
    await beginRotation(parts, merchantAccountId);
  let rewrapped = 0n;
  const retired: number[] = [];
  for (const retiring of await selectRetiringKeys(parts.db, merchantAccountId)) {
    do rewrapped += await sweep(parts, merchantAccountId, retiring);
    while ((await selectRecordsUnder(parts.db, merchantAccountId, retiring.version, FIRST_ID, 1)).length > 0);
    if (await retireKey(parts.db, merchantAccountId, retiring.version, parts.clock.now()))
      retired.push(retiring.version);
    parts.keyring.drop(merchantAccountId, 'seal', retiring.version);
  }
  parts.keyring.forgetActive(merchantAccountId, 'seal');

  const { version } = await parts.keyring.active(merchantAccountId, 'seal');
  return { merchantAccountId, active: version, rewrapped, retired };
}

export async function rotateAllMerchantKeys(parts: RotateParts): Promise<readonly Rotation[]> {
  const rotations: Rotation[] = [];
  for (const merchantAccountId of await selectVaultMerchantAccounts(parts.db))
    rotations.push(await rotateMerchantKey(parts, merchantAccountId));
  return rotations;
}

type RootRotation = Readonly<{
  current: string;
  /** Keys of merchant accounts that this run moved. */
  rewrapped: bigint;
  retired: readonly string[];
}>;

/**
 * Moves every merchant account's keys under the provider's current root key, after making a new one where the
 * provider can (`makeNew`) and no rotation is unfinished, and retires the old ones. Resumable and safe beside
 * others, like the rotation of merchant keys. An old one is destroyed, and with it every copy of the database from
 * before, unless `keepOldUntil` says that it is to stay so long.
 */
export async function rotateRootKey(
  parts: RotateParts,
  makeNew: boolean,
  keepOldUntil: Date | null = null,
): Promise<RootRotation> {
  try {
    const unfinished = (await selectRetiringRootKeys(parts.db)).length > 0;
    if (makeNew && !unfinished) {
      if (parts.rootKeys.rotate === undefined)
        throw new Problem('invalid_state', {
          message: `Root keys of ${parts.rootKeys.name} are rotated at the key service`,
        });
      await parts.rootKeys.rotate();
    }
    const current = await parts.rootKeys.current();
    await insertRootKey(parts.db, current, parts.clock.now());
    await demoteOlderRootKeys(parts.db, current);
    let rewrapped = 0n;
    const retired: string[] = [];
    for (const old of await selectRetiringRootKeys(parts.db)) {
      rewrapped += await sweepRootKey(parts, old);
      if (await markRootKeyRetired(parts.db, old, parts.clock.now(), keepOldUntil)) retired.push(old);
    }
    await destroyRetiredRootKeys(parts);
    return { current, rewrapped, retired };
  } catch (error) {
    throw providerFault(error);
  }
}

type VaultStatus = Readonly<{ rootKeys: readonly RootKeyStatus[]; keys: readonly KeyStatus[] }>;

export async function vaultStatus(db: Db): Promise<VaultStatus> {
  return { rootKeys: await selectRootKeyStatus(db), keys: await selectKeyStatus(db) };
}

async function beginRotation(parts: RotateParts, merchantAccountId: MerchantAccountId): Promise<void> {
  for (let tries = 0; tries < BEGIN_TRIES_MAX; tries += 1) {
    parts.keyring.forgetActive(merchantAccountId, 'seal');
    const from = (await parts.keyring.active(merchantAccountId, 'seal')).version;
    const { key, wrapped } = await parts.keyring.fresh(merchantAccountId, 'seal', from + 1);
    key.fill(0);
    await insertNextVersion(
      parts.db,
      { merchantAccountId, from, to: from + 1, rootKey: wrapped.rootKey, wrapped: wrapped.bytes },
      parts.clock.now(),
    );
    parts.keyring.forgetActive(merchantAccountId, 'seal');
    // By us, or by a rotation beside us.
    if ((await selectRetiringKeys(parts.db, merchantAccountId)).length > 0) return;
  }
}

async function sweep(
  parts: RotateParts,
  merchantAccountId: MerchantAccountId,
  from: Readonly<{ version: number; root_key: string; wrapped: Buffer }>,
): Promise<bigint> {
  const oldKey = await parts.keyring.unwrapped(merchantAccountId, 'seal', from.version, {
    rootKey: from.root_key,
    bytes: from.wrapped,
  });
  parts.keyring.forgetActive(merchantAccountId, 'seal');

  const to = await parts.keyring.active(merchantAccountId, 'seal');
  let moved = 0n;
  for (let after = FIRST_ID; ;) {
    const batch = await selectRecordsUnder(parts.db, merchantAccountId, from.version, after, BATCH_RECORDS);
    const last = batch.at(-1);
    if (last === undefined) return moved;
    const records = batch.map(({ id, wrapped_data_key }) => ({
      id,
      from: wrapped_data_key,
      to: rewrapped(oldKey, to.key, wrapped_data_key, merchantAccountId, id),
    }));
    moved += await rewrapRecords(
      parts.db,
      merchantAccountId,
      { from: from.version, to: to.version },
      records,
    );
    after = last.id;
  }
}

function rewrapped(
  oldKey: Buffer,
  newKey: Buffer,
  wrappedDataKey: Buffer,
  merchantAccountId: MerchantAccountId,
  recordId: VaultRecordId,
): Buffer {
  const context = dataKeyContext(merchantAccountId, recordId);
  const dataKey = openBytes(oldKey, wrappedDataKey, context);
  try {
    return sealBytes(newKey, dataKey, context);
  } finally {
    dataKey.fill(0);
  }
}

/** Null where a rotation beside this one has moved the key and destroyed the old root in the meantime. */
async function unwrapUnlessMoved(
  parts: RotateParts,
  row: KeyUnder,
  old: string,
  context: string,
): Promise<Buffer | null> {
  try {
    return await parts.rootKeys.unwrap({ rootKey: old, bytes: row.wrapped }, context);
  } catch (error) {
    const still = (await selectKeysUnder(parts.db, old, BATCH_KEYS)).some(
      (key) =>
        key.merchant_account_id === row.merchant_account_id &&
        key.purpose === row.purpose &&
        key.version === row.version,
    );
    if (still) throw error;
    return null;
  }
}

/**
 * After nothing can be stored under it any more: a root key is retired in the database first, and only then
 * destroyed. Key services destroy all versions up to one, so nothing newer goes before one that is kept.
 */
export async function destroyRetiredRootKeys(parts: RotateParts): Promise<readonly string[]> {
  const destroyed: string[] = [];
  if (parts.rootKeys.retire === undefined) return destroyed;
  for (const { name } of destructible(await selectUndestroyedRootKeys(parts.db), parts.clock.now())) {
    await parts.rootKeys.retire(name);
    await markRootKeyDestroyed(parts.db, name, parts.clock.now());
    destroyed.push(name);
  }
  return destroyed;
}

/** From the oldest on, those whose time is over. */
export function destructible(
  retired: readonly UndestroyedRootKey[],
  now: Date,
): readonly UndestroyedRootKey[] {
  const kept = retired.findIndex(({ keep_until: until }) => until !== null && new Date(until) > now);
  return kept === -1 ? retired : retired.slice(0, kept);
}

/**
 * Stops where the provider wraps under this very key: then it is not an old one, and the next key that is
 * stored takes it back.
 */
async function sweepRootKey(parts: RotateParts, old: string): Promise<bigint> {
  let moved = 0n;
  while ((await parts.rootKeys.current()) !== old) {
    const batch = await selectKeysUnder(parts.db, old, BATCH_KEYS);
    if (batch.length === 0) return moved;
    for (const row of batch) {
      const context = keyContext(row.merchant_account_id, row.purpose, row.version);
      const key = await unwrapUnlessMoved(parts, row, old, context);
      if (key === null) continue;
      try {
        moved += await rewrapKey(parts.db, row, old, await parts.rootKeys.wrap(key, context));
      } finally {
        key.fill(0);
      }
    }
  }
  return moved;
}
