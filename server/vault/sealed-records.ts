import { Problem, SEAL_BROKEN } from '../domain/problem.ts';
import type { Clock } from '../platform/clock.ts';
import { randomKey } from '../platform/entropy.ts';
import type { Db } from '../db/db.ts';
import {
  type RecordKeyRow,
  type SealedField,
  deleteRecord,
  insertRecord,
  replaceFields,
  selectRecordKey,
  selectSealedField,
} from '../db/queries/vault.ts';
import type { MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import type { DeletionLedger } from './deletions.ts';
import { KEY_BYTES, SealBroken, openBytes, sealBytes } from './envelope.ts';
import { type HeldValues, neverSealed } from './held.ts';
import { type Keyring, dataKeyContext } from './keyring.ts';
import type { HeldValue, RecordKind } from './vault.ts';

/** Bound into every sealed field; a change of the fields' meaning raises it. */
const SCHEMA_VERSION = '1';
/** How old the view of other processes' deletions may be. */
const DELETIONS_AGE_MS_MAX = 1_000;
const SEAL_TRIES_MAX = 5;
const OPEN_TRIES_MAX = 3;

export type OpenedField = Readonly<{ value: Buffer; kind: string }>;
/** What `insertRecord` writes of a record, but for whose it is. */
export type SealedRecord = Readonly<{
  keyVersion: number;
  wrappedDataKey: Buffer;
  fields: readonly SealedField[];
}>;
/** A record of another kind than was asked for. */
export class OtherKind extends Error {}

type Parts = Readonly<{
  db: Db;
  clock: Clock;
  keyring: Keyring;
  held: HeldValues;
  deletions: DeletionLedger;
}>;

/** What is on disk: fields under the data key of their record, which is under a key of the merchant account. */
export class SealedRecords {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #keyring: Keyring;
  readonly #held: HeldValues;
  readonly #deletions: DeletionLedger;
  #deletionsReadAtMs = 0;

  constructor({ db, clock, keyring, held, deletions }: Parts) {
    this.#db = db;
    this.#clock = clock;
    this.#keyring = keyring;
    this.#held = held;
    this.#deletions = deletions;
  }

  async seal(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    kind: RecordKind,
    fields: Readonly<Record<string, HeldValue>>,
  ): Promise<void> {
    const names = Object.keys(fields);
    const forbidden = names.find(neverSealed);
    if (forbidden !== undefined) throw new Error(`BUG: a field ${forbidden} may never be sealed`);
    if (names.length === 0) throw new Error('BUG: nothing to seal');
    if (await this.#isDeleted(merchantAccountId, recordId))
      throw new Error(`BUG: record ${recordId} was shredded; a new value needs a new id`);

    for (let tries = 0; tries < SEAL_TRIES_MAX; tries += 1) {
      const known = await selectRecordKey(this.#db, merchantAccountId, recordId);
      if (known === null) {
        const outcome = await this.#insertNew(merchantAccountId, recordId, kind, fields);
        if (outcome === 'inserted') return;
        if (outcome === 'key_not_active') this.#keyring.forgetActive(merchantAccountId, 'seal');
      } else {
        if (known.kind !== kind) throw new Error(`BUG: record ${recordId} is a ${known.kind}, not a ${kind}`);
        const dataKey = await this.#dataKey(merchantAccountId, recordId, known);
        const sealed = this.#sealFields(dataKey, merchantAccountId, recordId, fields);
        if (await replaceFields(this.#db, merchantAccountId, recordId, kind, sealed)) return;
      }
    }
    throw new Problem('service_unavailable', {
      privateText: `record ${recordId} could not be sealed: its key kept changing`,
    });
  }

  /**
   * A field's value in a buffer of its own. With a kind: of a record of that kind only, else it throws
   * `OtherKind` with nothing opened. A key that was retired between the read and its use is met by reading
   * again.
   */
  async open(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    field: string,
    kind: RecordKind | null,
  ): Promise<OpenedField> {
    for (let tries = 1; ; tries += 1) {
      const row = (await this.#isDeleted(merchantAccountId, recordId))
        ? null
        : await selectSealedField(this.#db, merchantAccountId, recordId, field);
      if (kind !== null && row?.kind !== kind) throw new OtherKind();
      if (row === null)
        throw new Problem('not_found', {
          message: 'The stored details no longer exist',
          privateText: `vault record ${recordId} has no field ${field}`,
        });
      try {
        const dataKey = await this.#dataKey(merchantAccountId, recordId, row);
        try {
          const value = openBytes(dataKey, row.sealed, fieldContext(merchantAccountId, recordId, field));
          return { value, kind: row.kind };
        } finally {
          dataKey.fill(0);
        }
      } catch (error) {
        if (tries >= OPEN_TRIES_MAX) throw error instanceof SealBroken ? brokenSeal(recordId, error) : error;
      }
    }
  }

  async kindOf(merchantAccountId: MerchantAccountId, recordId: VaultRecordId): Promise<string | null> {
    return (await selectRecordKey(this.#db, merchantAccountId, recordId))?.kind ?? null;
  }

  async shred(merchantAccountId: MerchantAccountId, recordId: VaultRecordId): Promise<void> {
    await this.#deletions.add(merchantAccountId, recordId);
    await deleteRecord(this.#db, merchantAccountId, recordId);
  }

  /** A record of an id that is new, under the key that seals now. It is not written. */
  async sealNew(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    fields: Readonly<Record<string, HeldValue>>,
  ): Promise<SealedRecord> {
    const { version, key } = await this.#keyring.active(merchantAccountId, 'seal');
    const dataKey = randomKey(KEY_BYTES);
    const wrappedDataKey = sealBytes(key, dataKey, dataKeyContext(merchantAccountId, recordId));
    return {
      keyVersion: version,
      wrappedDataKey,
      fields: this.#sealFields(dataKey, merchantAccountId, recordId, fields),
    };
  }

  async #insertNew(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    kind: RecordKind,
    fields: Readonly<Record<string, HeldValue>>,
  ): Promise<'inserted' | 'exists' | 'key_not_active'> {
    const sealed = await this.sealNew(merchantAccountId, recordId, fields);
    return insertRecord(this.#db, { merchantAccountId, id: recordId, kind, ...sealed }, this.#clock.now());
  }

  /** Wipes the data key. */
  #sealFields(
    dataKey: Buffer,
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    fields: Readonly<Record<string, HeldValue>>,
  ): SealedField[] {
    try {
      return Object.entries(fields).map(([name, held]) => ({
        name,
        sealed: sealBytes(
          dataKey,
          this.#held.sealable(held.handle, merchantAccountId),
          fieldContext(merchantAccountId, recordId, name),
        ),
      }));
    } finally {
      dataKey.fill(0);
    }
  }

  async #dataKey(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    row: RecordKeyRow,
  ): Promise<Buffer> {
    const key = await this.#keyring.unwrapped(merchantAccountId, 'seal', row.key_version, {
      rootKey: row.root_key,
      bytes: row.wrapped,
    });
    return openBytes(key, row.wrapped_data_key, dataKeyContext(merchantAccountId, recordId));
  }

  async #isDeleted(merchantAccountId: MerchantAccountId, recordId: VaultRecordId): Promise<boolean> {
    const now = this.#clock.now().getTime();
    if (Math.abs(now - this.#deletionsReadAtMs) > DELETIONS_AGE_MS_MAX) {
      await this.#deletions.refresh();
      this.#deletionsReadAtMs = now;
    }
    return this.#deletions.has(merchantAccountId, recordId);
  }
}

function fieldContext(
  merchantAccountId: MerchantAccountId,
  recordId: VaultRecordId,
  field: string,
): readonly string[] {
  return ['field', SCHEMA_VERSION, merchantAccountId, recordId, field];
}

/** Whoever wanted the value knows by the reason that it is not to be had, so that nothing left with it. */
function brokenSeal(recordId: VaultRecordId, error: SealBroken): Problem {
  return new Problem('server_error', {
    message: 'The sealed value of the stored details does not open',
    reason: SEAL_BROKEN,
    privateText: `vault record ${recordId}: ${error.message}`,
  });
}
