import { Problem } from '../domain/problem.ts';
import type { Clock } from '../platform/clock.ts';
import type { Db } from '../db/db.ts';
import { type KeyPurpose, type KeyRow, insertFirstKey, selectActiveKey } from '../db/queries/vault.ts';
import { insertRootKey } from '../db/queries/vault-rotation.ts';
import type { MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import { randomKey } from '../platform/entropy.ts';
import { KEY_BYTES } from './envelope.ts';
import { RootKeyFault, type RootKeyProvider, type WrappedKey } from './root-key.ts';

/** How long an unwrapped key of a merchant account stays in memory without the provider being asked again. */
const KEY_CACHE_AGE_MS_MAX = 5 * 60_000;
/** Unwrapped keys in memory at once. */
const KEY_CACHE_COUNT_MAX = 10_000;

const FIRST_KEY_TRIES_MAX = 5;

type MerchantKey = Readonly<{ version: number; key: Buffer }>;

/** The keys of merchant accounts, unwrapped when they are needed and kept for a while. */
export class Keyring {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #rootKeys: RootKeyProvider;
  readonly #cache = new Map<string, { key: Buffer; sinceMs: number }>();
  readonly #active = new Map<string, { version: number; sinceMs: number }>();
  readonly #unwrapping = new Map<string, Promise<Buffer>>();

  constructor(db: Db, clock: Clock, rootKeys: RootKeyProvider) {
    this.#db = db;
    this.#clock = clock;
    this.#rootKeys = rootKeys;
  }

  /**
   * The version that seals now; made when the merchant account has none yet. May be a little old: the insert
   * checks.
   */
  async active(merchantAccountId: MerchantAccountId, purpose: KeyPurpose): Promise<MerchantKey> {
    const known = this.#active.get(`${purpose}/${merchantAccountId}`);
    if (known !== undefined && this.#fresh(known.sinceMs)) {
      const cached = this.#cached(keyContext(merchantAccountId, purpose, known.version));
      if (cached !== null) return { version: known.version, key: cached };
    }
    const { row, key } = await this.#readActive(merchantAccountId, purpose);
    this.#active.set(`${purpose}/${merchantAccountId}`, {
      version: row.version,
      sinceMs: this.#clock.now().getTime(),
    });
    return { version: row.version, key };
  }

  /**
   * A root key that is destroyed between the read and the unwrapping is met by reading again: the key is
   * under the new one then.
   */
  async #readActive(
    merchantAccountId: MerchantAccountId,
    purpose: KeyPurpose,
  ): Promise<Readonly<{ row: KeyRow; key: Buffer }>> {
    let before: string | null = null;
    for (;;) {
      const row: KeyRow =
        (await selectActiveKey(this.#db, merchantAccountId, purpose)) ??
        (await this.#first(merchantAccountId, purpose));
      try {
        return {
          row,
          key: await this.unwrapped(merchantAccountId, purpose, row.version, {
            rootKey: row.root_key,
            bytes: row.wrapped,
          }),
        };
      } catch (error) {
        if (before === row.root_key) throw error;
        before = row.root_key;
      }
    }
  }

  /** The active version turned out to be another one. */
  forgetActive(merchantAccountId: MerchantAccountId, purpose: KeyPurpose): void {
    this.#active.delete(`${purpose}/${merchantAccountId}`);
  }

  /**
   * A version's key: from memory, else by the provider. Callers that come together share one question. Not
   * theirs to wipe.
   */
  async unwrapped(
    merchantAccountId: MerchantAccountId,
    purpose: KeyPurpose,
    version: number,
    wrapped: WrappedKey,
  ): Promise<Buffer> {
    const name = keyContext(merchantAccountId, purpose, version);
    const cached = this.#cached(name);
    if (cached !== null) return cached;
    const running = this.#unwrapping.get(name);
    if (running !== undefined) return running;
    const asked = this.#ask(name, wrapped).finally(() => this.#unwrapping.delete(name));
    this.#unwrapping.set(name, asked);
    return asked;
  }

  /** Wraps a new key and gives both forms. The caller wipes `key`. */
  async fresh(
    merchantAccountId: MerchantAccountId,
    purpose: KeyPurpose,
    version: number,
  ): Promise<Readonly<{ key: Buffer; wrapped: WrappedKey }>> {
    const key = randomKey(KEY_BYTES);
    try {
      const wrapped = await this.#rootKeys.wrap(key, keyContext(merchantAccountId, purpose, version));
      await insertRootKey(this.#db, wrapped.rootKey, this.#clock.now());
      return { key, wrapped };
    } catch (error) {
      key.fill(0);
      throw providerFault(error);
    }
  }

  /** A retired version must not live on in memory. */
  drop(merchantAccountId: MerchantAccountId, purpose: KeyPurpose, version: number): void {
    this.#cache.delete(keyContext(merchantAccountId, purpose, version));
    this.forgetActive(merchantAccountId, purpose);
  }

  clear(): void {
    for (const { key } of this.#cache.values()) key.fill(0);
    this.#cache.clear();
    this.#active.clear();
  }

  async #ask(name: string, wrapped: WrappedKey): Promise<Buffer> {
    let key: Buffer;
    try {
      key = await this.#rootKeys.unwrap(wrapped, name);
    } catch (error) {
      throw providerFault(error);
    }
    if (key.length !== KEY_BYTES) {
      key.fill(0);
      throw providerFault(
        new RootKeyFault('refused', `${this.#rootKeys.name} gave a key of the wrong length back`),
      );
    }

    const oldest = this.#cache.keys().next().value;
    if (this.#cache.size >= KEY_CACHE_COUNT_MAX && oldest !== undefined) this.#cache.delete(oldest);
    this.#cache.set(name, { key, sinceMs: this.#clock.now().getTime() });
    return key;
  }

  async #first(merchantAccountId: MerchantAccountId, purpose: KeyPurpose): Promise<KeyRow> {
    for (let tries = 0; tries < FIRST_KEY_TRIES_MAX; tries += 1) {
      const { key, wrapped } = await this.fresh(merchantAccountId, purpose, 1);
      key.fill(0);
      await insertFirstKey(
        this.#db,
        merchantAccountId,
        purpose,
        wrapped.rootKey,
        wrapped.bytes,
        this.#clock.now(),
      );
      const row = await selectActiveKey(this.#db, merchantAccountId, purpose);
      if (row !== null) return row;
    }
    throw new Problem('service_unavailable', {
      privateText:
        `no ${purpose} key could be stored for merchant account ${merchantAccountId}: the root key ` +
        'kept changing',
    });
  }

  /**
   * Expired keys leave the map without being wiped: another request may be using the buffer in this moment.
   * The memory is the vault's own and is reused soon.
   */
  #cached(name: string): Buffer | null {
    const entry = this.#cache.get(name);
    if (entry === undefined) return null;
    if (this.#fresh(entry.sinceMs)) return entry.key;
    this.#cache.delete(name);
    return null;
  }

  #fresh(sinceMs: number): boolean {
    return this.#clock.now().getTime() - sinceMs < KEY_CACHE_AGE_MS_MAX;
  }
}

/** What a wrapped key is bound to: it opens in no other place. */
export function keyContext(
  merchantAccountId: MerchantAccountId,
  purpose: KeyPurpose,
  version: number,
): string {
  return `${purpose}/${version}/${merchantAccountId}`;
}

/** What a record's wrapped data key is bound to. */
export function dataKeyContext(
  merchantAccountId: MerchantAccountId,
  recordId: VaultRecordId,
): readonly string[] {
  return ['data-key', merchantAccountId, recordId];
}

/** A provider's trouble is 503 for the caller; what it said goes to the log. */
export function providerFault(error: unknown): unknown {
  if (!(error instanceof RootKeyFault)) return error;
  return new Problem('service_unavailable', {
    message: 'The key service cannot be used now; try again shortly',
    privateText: `root key provider ${error.kind}: ${error.message}`,
  });
}
