import { join } from 'node:path';
import { ApiError } from '../api/error.ts';
import type { Clock } from '../clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { type RecordKeyRow, type SealedField, deleteRecord, insertRecord, replaceFields, selectRecordKey, selectSealedField } from '../db/queries/vault.ts';
import type { AuthenticationMethodId, MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import { Secret, sourceOf } from '../domain/secret.ts';
import { randomBytes } from '../entropy.ts';
import type { Open } from '../net/outgoing.ts';
import { WireFault, type WireRequest, type WireResponse } from '../net/wire.ts';
import { KEY_BYTES, SealBroken, hmacHex, openBytes, sealBytes } from './envelope.ts';
import { HeldValues, neverSealed } from './held.ts';
import { type Pattern, compilePattern, redactJson } from './json-intake.ts';
import { Keyring, dataKeyContext } from './keyring.ts';
import { fileRootKeys } from './providers/file.ts';
import type { RootKeyProvider } from './root-key.ts';
import type { Held, Intake, RecordKind, Vault } from './vault.ts';

/** Serialises, opens, sends and masks: `net/`, as the vault uses it. */
export type Exchange = (request: WireRequest, open: Open, options: Readonly<{ merchantAccountId: MerchantAccountId; authentications: readonly AuthenticationMethodId[] }>) => Promise<WireResponse>;

export type LocalVaultOptions = Readonly<{
  db: Db;
  clock: Clock;
  config: Pick<Config, 'dataDir'>;
  exchange?: Exchange;
  /** Default: root keys as files in the data folder. */
  rootKeys?: RootKeyProvider;
}>;

export interface LocalVault extends Vault {
  /** Wipes everything held. */
  close(): Promise<void>;
}

/** The vault in this process: role `all` and role `vault`. */
export async function createLocalVault(options: LocalVaultOptions): Promise<LocalVault> {
  return new InProcessVault(options, options.rootKeys ?? (await fileRootKeys(join(options.config.dataDir, 'vault', 'root-keys'))));
}

/** What a body is replaced by when it is not JSON: no JSON either, and nothing of what came. */
const MALFORMED = Buffer.from('«malformed»');
/** Bound into every sealed field; a change of the fields' meaning raises it. */
const SCHEMA_VERSION = '1';
const SEAL_TRIES_MAX = 5;
const OPEN_TRIES_MAX = 3;

class InProcessVault implements LocalVault {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #rootKeys: RootKeyProvider;
  readonly #keyring: Keyring;
  readonly #held: HeldValues;
  readonly #exchange: Exchange;
  readonly #patterns = new Map<string, Pattern>();

  constructor(options: LocalVaultOptions, rootKeys: RootKeyProvider) {
    this.#db = options.db;
    this.#clock = options.clock;
    this.#rootKeys = rootKeys;
    this.#keyring = new Keyring(options.db, options.clock, rootKeys);
    this.#held = new HeldValues(options.clock);
    this.#exchange = options.exchange ?? (() => Promise.reject(new WireFault('refused', false, 'this vault was built without a way out')));
  }

  async intake(merchantAccountId: MerchantAccountId | null, body: Buffer, pointers: readonly string[]): Promise<Intake> {
    const redacted = redactJson(body, this.#pattern(pointers));
    body.fill(0);
    if (redacted === null) return { body: Buffer.from(MALFORMED), held: new Map() };
    return { body: redacted.body, held: new Map(redacted.found.map(({ pointer, label, value }) => [pointer, this.#held.hold(label, value, merchantAccountId)])) };
  }

  async hold(label: string, value: Buffer): Promise<Held> {
    const own = Buffer.alloc(value.length);
    value.copy(own);
    value.fill(0);
    return this.#held.hold(label, own, null);
  }

  async seal(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, kind: RecordKind, fields: Readonly<Record<string, Held>>): Promise<void> {
    const names = Object.keys(fields);
    const forbidden = names.find(neverSealed);
    if (forbidden !== undefined) throw new Error(`BUG: a field ${forbidden} may never be sealed`);
    if (names.length === 0) throw new Error('BUG: nothing to seal');
    for (let tries = 0; tries < SEAL_TRIES_MAX; tries += 1) {
      const known = await selectRecordKey(this.#db, merchantAccountId, recordId);
      if (known === null) {
        const outcome = await this.#sealNew(merchantAccountId, recordId, kind, fields);
        if (outcome === 'inserted') return;
        if (outcome === 'key_not_active') this.#keyring.forgetActive(merchantAccountId, 'seal');
      } else {
        if (known.kind !== kind) throw new Error(`BUG: record ${recordId} is a ${known.kind}, not a ${kind}`);
        const dataKey = await this.#dataKey(merchantAccountId, recordId, known);
        const sealed = this.#sealFields(dataKey, merchantAccountId, recordId, fields);
        if (await replaceFields(this.#db, merchantAccountId, recordId, kind, sealed)) return;
      }
    }
    throw new ApiError('service_unavailable', { privateText: `record ${recordId} could not be sealed: its key kept changing` });
  }

  secret(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, field: string, label: string): Secret {
    return new Secret(label, { kind: 'record', merchantAccountId, recordId, field });
  }

  async fingerprint(merchantAccountId: MerchantAccountId, held: Held): Promise<string> {
    const { key } = await this.#keyring.active(merchantAccountId, 'fingerprint');
    return hmacHex(key, this.#held.peek(held.handle));
  }

  async release(held: readonly Held[]): Promise<void> {
    for (const { handle } of held) this.#held.release(handle);
  }

  async shred(merchantAccountId: MerchantAccountId, recordId: VaultRecordId): Promise<void> {
    await deleteRecord(this.#db, merchantAccountId, recordId);
  }

  async send(merchantAccountId: MerchantAccountId, request: WireRequest, options: Readonly<{ authentications?: readonly AuthenticationMethodId[] }> = {}): Promise<WireResponse> {
    return this.#exchange(request, (secret) => this.#open(merchantAccountId, secret), { merchantAccountId, authentications: options.authentications ?? [] });
  }

  async close(): Promise<void> {
    this.#held.clear();
    this.#keyring.clear();
    await this.#rootKeys.close();
  }

  async #sealNew(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, kind: RecordKind, fields: Readonly<Record<string, Held>>): Promise<'inserted' | 'exists' | 'key_not_active'> {
    const { version, key } = await this.#keyring.active(merchantAccountId, 'seal');
    const dataKey = randomBytes(KEY_BYTES);
    const wrappedDataKey = sealBytes(key, dataKey, dataKeyContext(merchantAccountId, recordId));
    const sealed = this.#sealFields(dataKey, merchantAccountId, recordId, fields);
    return insertRecord(this.#db, { merchantAccountId, id: recordId, kind, keyVersion: version, wrappedDataKey, fields: sealed }, this.#clock.now());
  }

  /** Wipes the data key. */
  #sealFields(dataKey: Buffer, merchantAccountId: MerchantAccountId, recordId: VaultRecordId, fields: Readonly<Record<string, Held>>): SealedField[] {
    try {
      return Object.entries(fields).map(([name, held]) => ({ name, sealed: sealBytes(dataKey, this.#held.sealable(held.handle, merchantAccountId), fieldContext(merchantAccountId, recordId, name)) }));
    } finally {
      dataKey.fill(0);
    }
  }

  /** The value behind a secret, in a buffer of its own that the wire wipes. A record of another merchant account does not open. */
  async #open(merchantAccountId: MerchantAccountId, secret: Secret): Promise<Buffer> {
    const source = sourceOf(secret);
    if (source.kind === 'held') return Buffer.from(this.#held.peek(source.handle));
    if (source.merchantAccountId !== merchantAccountId) throw new Error(`BUG: «${secret.label}» belongs to another merchant account`);
    return this.#openField(merchantAccountId, source.recordId, source.field);
  }

  /** A key that was retired between the read and its use is met by reading again. */
  async #openField(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, field: string): Promise<Buffer> {
    for (let tries = 1; ; tries += 1) {
      const row = await selectSealedField(this.#db, merchantAccountId, recordId, field);
      if (row === null) throw new ApiError('not_found', { message: 'The stored details no longer exist', privateText: `vault record ${recordId} has no field ${field}` });
      try {
        const dataKey = await this.#dataKey(merchantAccountId, recordId, row);
        try {
          return openBytes(dataKey, row.sealed, fieldContext(merchantAccountId, recordId, field));
        } finally {
          dataKey.fill(0);
        }
      } catch (error) {
        if (tries >= OPEN_TRIES_MAX) throw error;
      }
    }
  }

  async #dataKey(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, row: RecordKeyRow): Promise<Buffer> {
    const key = await this.#keyring.unwrapped(merchantAccountId, 'seal', row.key_version, { rootKey: row.root_key, bytes: row.wrapped });
    try {
      return openBytes(key, row.wrapped_data_key, dataKeyContext(merchantAccountId, recordId));
    } catch (error) {
      if (error instanceof SealBroken) throw new Error(`vault record ${recordId}: ${error.message}`);
      throw error;
    }
  }

  #pattern(pointers: readonly string[]): Pattern {
    const name = pointers.join('\n');
    const known = this.#patterns.get(name);
    if (known !== undefined) return known;
    const pattern = compilePattern(pointers);
    this.#patterns.set(name, pattern);
    return pattern;
  }
}

function fieldContext(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, field: string): readonly string[] {
  return ['field', SCHEMA_VERSION, merchantAccountId, recordId, field];
}
