import {
  createHash,
  createHmac,
  createPrivateKey,
  generateKeyPairSync,
  sign,
  timingSafeEqual,
} from 'node:crypto';
import { join } from 'node:path';
import { Problem } from '../problem/problem.ts';
import type { Clock } from '../machine/clock.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import {
  type RecordKeyRow,
  type SealedField,
  deleteRecord,
  deleteRecords,
  insertRecord,
  replaceFields,
  selectRecordKey,
  selectSealedField,
} from '../db/queries/vault.ts';
import type { MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import { Secret, sourceOf } from '../domain/secret.ts';
import type { MessageSignature } from '../net/message-signature.ts';
import type { Open } from '../net/outgoing.ts';
import { type WireAuthentication, WireFault, type WireRequest, type WireResponse } from '../net/wire.ts';
import type { Lent, RelayAnswer, RelayEngine, RelayRequest } from '../relay/relay.ts';
import { randomKey } from '../machine/entropy.ts';
import { wipeableCopy } from '../machine/wiped-memory.ts';
import { KEY_BYTES, SealBroken, hmacHex, openBytes, sealBytes } from './envelope.ts';
import { HeldValues, KeptValues, neverSealed } from './held.ts';
import { type Pattern, compilePattern, redactJson } from './json-intake.ts';
import { DeletionLedger } from './deletions.ts';
import { type SharedSettings, type VaultHealth, beginRootKeys, watchHealth } from './vault-health.ts';
import { Keyring, dataKeyContext } from './keyring.ts';
import type { NetworkTokenParts } from './network-tokens/network-tokens.ts';
import { networkTokenForRelay } from './network-tokens/token-for-relay.ts';
import { AccessLog } from './access-log/vault-access-log.ts';
import { fileRootKeys } from './providers/file.ts';
import type { RootKeyProvider } from './root-key.ts';
import {
  type Held,
  type Intake,
  type KeyUse,
  MALFORMED_BODY,
  type RecordKind,
  type SignatureCheck,
  type Vault,
  type VaultResponse,
  type VaultSendOptions,
} from './vault.ts';
import { openWalletToken } from './wallets/open-wallet-token.ts';
import type { OpenedWalletToken, WalletOpening, WalletRefusal } from './wallets/opening.ts';
import { WalletTokenError } from './wallets/wallet-token-json.ts';

/** Serialises, opens, sends and masks: `net/`, as the vault uses it. */
export type Exchange = (request: WireRequest, open: Open, options: ExchangeOptions) => Promise<WireResponse>;
export type ExchangeOptions = Readonly<{
  merchantAccountId: MerchantAccountId;
  authentications: readonly WireAuthentication[];
  signature: MessageSignature | null;
  take: (body: Buffer) => Buffer;
}>;

/** What the API shows to merchants by contract. */
const DISCLOSED_RECORDS: ReadonlySet<string> = new Set<RecordKind>([
  'network_token',
  'payment_service_token',
]);
const DISCLOSED_LABELS: ReadonlySet<string> = new Set(['cryptogram']);

export type LocalVaultOptions = Readonly<{
  db: Db;
  clock: Clock;
  config: Pick<Config, 'dataDir'>;
  exchange?: Exchange;
  relay?: RelayEngine;
  /** Where network tokens come from, for the relay; without it there are none. */
  networkTokens?: Readonly<{ tokenServiceUrl: string | null; publicUrl: string }>;
  /** Default: root keys as files in the data folder. */
  rootKeys?: RootKeyProvider;
  /** What other processes are held to; without it they are held to nothing. */
  shared?: SharedSettings;
}>;

export interface LocalVault extends Vault {
  /** Wipes everything held. */
  close(): Promise<void>;
}

/** The vault in this process: role `all` and role `vault`. */
export async function createLocalVault(options: LocalVaultOptions): Promise<LocalVault> {
  const folder = join(options.config.dataDir, 'vault');
  const rootKeys = options.rootKeys ?? fileRootKeys(join(folder, 'root-keys'));
  await beginRootKeys(options.db, rootKeys);
  const deletions = await DeletionLedger.open(join(folder, 'deletions.log'));
  const accessLog = await AccessLog.open(options.db, options.clock, join(folder, 'access-log'));
  await shredAgain(options.db, deletions);
  return new InProcessVault(options, { rootKeys, deletions, accessLog });
}

/**
 * A database that was restored from an older dump holds records that are deleted: their key material goes
 * again.
 */
async function shredAgain(db: Db, deletions: DeletionLedger): Promise<void> {
  const all = [...deletions.entries()];
  for (let from = 0; from < all.length; from += SHRED_BATCH)
    await deleteRecords(db, all.slice(from, from + SHRED_BATCH));
}

/** Bound into every sealed field; a change of the fields' meaning raises it. */
const SCHEMA_VERSION = '1';
const SHRED_BATCH = 1_000;
/** How old the view of other processes' deletions may be. */
const DELETIONS_AGE_MS_MAX = 1_000;
const SEAL_TRIES_MAX = 5;
const OPEN_TRIES_MAX = 3;
const SIGNING_SECRET_KEPT_MS = 60_000;

class InProcessVault implements LocalVault {
  readonly #db: Db;
  readonly #clock: Clock;
  readonly #rootKeys: RootKeyProvider;
  readonly health: VaultHealth;
  readonly #keyring: Keyring;
  readonly #held: HeldValues;
  readonly #kept: KeptValues;
  /** Secrets of webhook endpoints, opened a short while ago: thousands of messages a second are signed. */
  readonly #signingSecrets: KeptValues;
  readonly #deletions: DeletionLedger;
  readonly #accessLog: AccessLog;
  #deletionsReadAtMs = 0;
  readonly #exchange: Exchange;
  readonly #relay: RelayEngine;
  readonly #networkTokens: NetworkTokenParts;
  readonly #patterns = new Map<string, Pattern>();

  constructor(
    options: LocalVaultOptions,
    {
      rootKeys,
      deletions,
      accessLog,
    }: Readonly<{ rootKeys: RootKeyProvider; deletions: DeletionLedger; accessLog: AccessLog }>,
  ) {
    this.#db = options.db;
    this.#clock = options.clock;
    this.#rootKeys = rootKeys;
    this.health = watchHealth({ ...options, rootKeys }, options.shared ?? null);
    this.#keyring = new Keyring(options.db, options.clock, rootKeys);
    this.#held = new HeldValues(options.clock);
    this.#kept = new KeptValues(options.clock);
    this.#signingSecrets = new KeptValues(options.clock);
    this.#deletions = deletions;
    this.#accessLog = accessLog;
    this.#exchange =
      options.exchange ??
      (() => Promise.reject(new WireFault('refused', false, 'this vault was built without a way out')));
    this.#networkTokens = {
      db: options.db,
      clock: options.clock,
      vault: this,
      tokenServiceUrl: null,
      publicUrl: '',
      ...options.networkTokens,
    };
    this.#relay = options.relay ?? (() => Promise.reject(new Error('this vault was built without a relay')));
  }

  async intake(
    merchantAccountId: MerchantAccountId | null,
    body: Buffer,
    pointers: readonly string[],
  ): Promise<Intake> {
    const redacted = redactJson(body, this.#pattern(pointers));
    body.fill(0);
    if (redacted === null) return { body: Buffer.from(MALFORMED_BODY), held: new Map() };
    return {
      body: redacted.body,
      held: new Map(
        redacted.found.map(({ pointer, label, value }) => [
          pointer,
          this.#held.hold(label, value, merchantAccountId),
        ]),
      ),
    };
  }

  async hold(label: string, value: Buffer): Promise<Held> {
    const own = wipeableCopy(value);
    value.fill(0);
    return this.#held.hold(label, own, null);
  }

  async seal(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    kind: RecordKind,
    fields: Readonly<Record<string, Held>>,
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
    throw new Problem('service_unavailable', {
      privateText: `record ${recordId} could not be sealed: its key kept changing`,
    });
  }

  secret(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    field: string,
    label: string,
  ): Secret {
    return new Secret(label, { kind: 'record', merchantAccountId, recordId, field });
  }

  async fingerprint(merchantAccountId: MerchantAccountId, held: Held): Promise<string> {
    const { key } = await this.#keyring.active(merchantAccountId, 'fingerprint');
    return hmacHex(key, this.#held.peek(held.handle));
  }

  async release(held: readonly Held[]): Promise<void> {
    for (const { handle } of held) this.#held.release(handle);
  }

  async keep(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    field: string,
    held: Held,
    forMs: number,
  ): Promise<void> {
    this.#kept.keep(merchantAccountId, recordId, field, this.#held.peek(held.handle), forMs);
  }

  async keeps(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    field: string,
  ): Promise<boolean> {
    return this.#kept.has(merchantAccountId, recordId, field);
  }

  async forget(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, field: string): Promise<void> {
    this.#kept.forget(merchantAccountId, recordId, field);
  }

  async signatureHolds(
    merchantAccountId: MerchantAccountId,
    { secret, algorithm, message, signature, ...form }: SignatureCheck,
  ): Promise<boolean> {
    const source = sourceOf(secret);
    if (source.kind !== 'record' || source.merchantAccountId !== merchantAccountId) return false;
    return this.#logged(
      { merchantAccountId, actor: 'service', purpose: 'verify a signature' },
      async (open) => {
        const key = await open(secret, 'settings').catch((error: unknown) => {
          if (error instanceof OtherKind) return null;
          throw error;
        });
        if (key === null) return false;
        const derived = hmacKey(key, form);
        try {
          const expected = createHmac(algorithm, derived).update(message).digest();
          return expected.length === signature.length && timingSafeEqual(expected, signature);
        } finally {
          key.fill(0);
          derived.fill(0);
        }
      },
    );
  }

  async shred(merchantAccountId: MerchantAccountId, recordId: VaultRecordId): Promise<void> {
    this.#kept.forgetAll(merchantAccountId, recordId);
    this.#signingSecrets.forgetAll(merchantAccountId, recordId);
    await this.#deletions.add(merchantAccountId, recordId);
    await deleteRecord(this.#db, merchantAccountId, recordId);
  }

  async send(
    merchantAccountId: MerchantAccountId,
    request: WireRequest,
    options: VaultSendOptions = {},
  ): Promise<VaultResponse> {
    const who = {
      merchantAccountId,
      actor: options.actor ?? 'service',
      purpose: `send ${hostOf(request.url)}`,
    };
    const taken = new Map<string, Held>();
    const take = (body: Buffer): Buffer =>
      options.take === undefined ? body : this.#take(merchantAccountId, body, options.take, taken);
    const response = await this.#logged(who, (open) =>
      this.#exchange(request, open, {
        merchantAccountId,
        authentications: options.authentications ?? [],
        signature: options.signature ?? null,
        take,
      }),
    );
    return { ...response, taken };
  }

  async disclose(merchantAccountId: MerchantAccountId, secret: Secret, actor: string): Promise<string> {
    const source = sourceOf(secret);
    const kind =
      source.kind === 'record'
        ? (await selectRecordKey(this.#db, merchantAccountId, source.recordId))?.kind
        : this.#held.labelOf(source.handle);
    if (!(source.kind === 'record' ? DISCLOSED_RECORDS : DISCLOSED_LABELS).has(kind ?? ''))
      throw new Error(`BUG: «${secret.label}» is not to be disclosed`);
    return this.#logged({ merchantAccountId, actor, purpose: 'disclose' }, async (open) => {
      const value = await open(secret);
      try {
        return value.toString('utf8');
      } finally {
        value.fill(0);
      }
    });
  }

  async makeKey(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, use: KeyUse): Promise<string> {
    const { publicKey, privateKey } = generateKeyPairSync('ec', {
      namedCurve: 'P-256',
      publicKeyEncoding: { format: 'der', type: 'spki' },
      privateKeyEncoding: { format: 'der', type: 'pkcs8' },
    });
    const held = this.#held.hold(`wallet_key.${use}`, privateKey, merchantAccountId);
    try {
      await this.seal(merchantAccountId, recordId, 'wallet_key', { [use]: held });
      return publicKey.toString('base64');
    } finally {
      this.#held.release(held.handle);
    }
  }

  async signWithKey(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    message: Buffer,
  ): Promise<Buffer> {
    return this.#logged({ merchantAccountId, actor: 'service', purpose: 'sign' }, async (open) => {
      const der = await open(this.#madeKey(merchantAccountId, recordId, 'signature'));
      try {
        return sign('sha256', message, {
          key: createPrivateKey({ key: der, format: 'der', type: 'pkcs8' }),
          dsaEncoding: 'ieee-p1363',
        });
      } finally {
        der.fill(0);
      }
    });
  }

  async openWalletToken(
    merchantAccountId: MerchantAccountId,
    { token, keyRecordIds, recipient, now }: WalletOpening,
  ): Promise<OpenedWalletToken | WalletRefusal> {
    return this.#logged(
      { merchantAccountId, actor: 'service', purpose: `open a token of ${recipient.wallet}` },
      async (open) => {
        const privateKeys: Buffer[] = [];
        try {
          for (const recordId of keyRecordIds)
            privateKeys.push(await open(this.#madeKey(merchantAccountId, recordId, 'agreement')));
          const { number, cryptogram, ...facts } = await openWalletToken(
            Buffer.from(this.#held.peek(token.handle)),
            recipient,
            privateKeys,
            now,
          );
          const held = this.#held.hold(
            facts.kind === 'card' ? 'card.number' : 'network_token.number',
            number,
            merchantAccountId,
          );
          return {
            ...facts,
            number: held,
            cryptogram:
              cryptogram === null ? null : this.#held.hold('cryptogram', cryptogram, merchantAccountId),
          };
        } catch (error) {
          if (error instanceof WalletTokenError) return { problem: error.message };
          throw error;
        } finally {
          for (const key of privateKeys) key.fill(0);
        }
      },
    );
  }

  #madeKey(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, use: KeyUse): Secret {
    return this.secret(merchantAccountId, recordId, use, `wallet_key.${use}`);
  }

  async relay(
    request: RelayRequest,
    body: AsyncIterable<Buffer>,
    signal?: AbortSignal,
  ): Promise<RelayAnswer> {
    const { merchantAccountId, actor } = request;
    return this.#logged({ merchantAccountId, actor, purpose: `relay ${hostOf(request.url)}` }, (open) => {
      const networkToken: Lent['networkToken'] = (paymentMethodId, want) =>
        networkTokenForRelay(this.#networkTokens, open, merchantAccountId, paymentMethodId, want);
      return this.#relay(request, body, { open, networkToken }, signal);
    });
  }

  /**
   * Every opening is in the log's journal before its value is used, is committed while the exchange runs, and
   * before the answer is given.
   */
  async #logged<Result>(
    who: Readonly<{ merchantAccountId: MerchantAccountId; actor: string; purpose: string }>,
    work: (open: OpenOfKind) => Promise<Result>,
  ): Promise<Result> {
    const written: Promise<void>[] = [];
    const open: OpenOfKind = async (secret, kind = null) => {
      const again = kind === null ? this.#signingSecret(who.merchantAccountId, secret) : null;
      if (again !== null) return again;
      this.#accessLog.assertWritable();
      const { value, recordId, field } = await this.#open(who.merchantAccountId, secret, kind).catch(
        (error: unknown) => {
          // What does not open was asked for all the same.
          const purpose = `refused: ${who.purpose}`;
          written.push(this.#accessLog.record({ ...who, purpose, ...namesOf(secret) }));
          throw error;
        },
      );
      try {
        written.push(this.#accessLog.record({ ...who, recordId, field }));
        return value;
      } catch (error) {
        value.fill(0);
        throw error;
      }
    };
    try {
      return await work(open);
    } finally {
      await Promise.all(written);
    }
  }

  async close(): Promise<void> {
    this.#held.clear();
    this.#kept.clear();
    this.#signingSecrets.clear();
    this.#keyring.clear();
    await this.#accessLog.close();
    await this.#deletions.close();
    await this.#rootKeys.close();
  }

  /** Holds strings of an answer. What is not JSON might hide them anywhere, so nothing of it goes on. */
  #take(
    merchantAccountId: MerchantAccountId,
    body: Buffer,
    pointers: readonly string[],
    taken: Map<string, Held>,
  ): Buffer {
    const redacted = redactJson(body, this.#pattern(pointers));
    body.fill(0);
    if (redacted === null) return Buffer.from(MALFORMED_BODY);
    for (const { pointer, label, value } of redacted.found)
      taken.set(pointer, this.#held.hold(label, value, merchantAccountId));
    return redacted.body;
  }

  async #sealNew(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    kind: RecordKind,
    fields: Readonly<Record<string, Held>>,
  ): Promise<'inserted' | 'exists' | 'key_not_active'> {
    const { version, key } = await this.#keyring.active(merchantAccountId, 'seal');
    const dataKey = randomKey(KEY_BYTES);
    const wrappedDataKey = sealBytes(key, dataKey, dataKeyContext(merchantAccountId, recordId));
    const sealed = this.#sealFields(dataKey, merchantAccountId, recordId, fields);
    return insertRecord(
      this.#db,
      { merchantAccountId, id: recordId, kind, keyVersion: version, wrappedDataKey, fields: sealed },
      this.#clock.now(),
    );
  }

  /** Wipes the data key. */
  #sealFields(
    dataKey: Buffer,
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    fields: Readonly<Record<string, Held>>,
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

  /**
   * The value behind a secret, in a buffer of its own that the wire wipes. A record of another merchant
   * account does not open.
   */
  async #open(
    merchantAccountId: MerchantAccountId,
    secret: Secret,
    kind: RecordKind | null,
  ): Promise<Readonly<{ value: Buffer; recordId: VaultRecordId | null; field: string }>> {
    const source = sourceOf(secret);
    if (source.kind === 'held')
      return { value: wipeableCopy(this.#held.peek(source.handle)), recordId: null, field: secret.label };
    if (source.merchantAccountId !== merchantAccountId)
      throw new Error(`BUG: «${secret.label}» belongs to another merchant account`);
    const { recordId, field } = source;
    // What is kept for a while has no kind.
    const kept = kind === null ? this.#kept.copy(merchantAccountId, recordId, field) : null;
    return {
      value: kept ?? (await this.#openField(merchantAccountId, recordId, field, kind)),
      recordId,
      field,
    };
  }

  /** One that was opened, and written down, within the last minute. Its record never changes. */
  #signingSecret(merchantAccountId: MerchantAccountId, secret: Secret): Buffer | null {
    const source = sourceOf(secret);
    return source.kind === 'record' && source.merchantAccountId === merchantAccountId
      ? this.#signingSecrets.copy(merchantAccountId, source.recordId, source.field)
      : null;
  }

  /** A key that was retired between the read and its use is met by reading again. */
  async #openField(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    field: string,
    kind: RecordKind | null,
  ): Promise<Buffer> {
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
          if (row.kind === 'webhook_secret')
            this.#signingSecrets.keep(merchantAccountId, recordId, field, value, SIGNING_SECRET_KEPT_MS);
          return value;
        } finally {
          dataKey.fill(0);
        }
      } catch (error) {
        if (tries >= OPEN_TRIES_MAX) throw error;
      }
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
    try {
      return openBytes(key, row.wrapped_data_key, dataKeyContext(merchantAccountId, recordId));
    } catch (error) {
      if (error instanceof SealBroken) throw new Error(`vault record ${recordId}: ${error.message}`);
      throw error;
    }
  }

  async #isDeleted(merchantAccountId: MerchantAccountId, recordId: VaultRecordId): Promise<boolean> {
    const now = this.#clock.now().getTime();
    if (Math.abs(now - this.#deletionsReadAtMs) > DELETIONS_AGE_MS_MAX) {
      await this.#deletions.refresh();
      this.#deletionsReadAtMs = now;
    }
    return this.#deletions.has(merchantAccountId, recordId);
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

/**
 * Opens a secret. With a kind: of a record of that kind only, else it throws `OtherKind` with nothing opened.
 */
type OpenOfKind = (secret: Secret, kind?: RecordKind | null) => Promise<Buffer>;
class OtherKind extends Error {}

function namesOf(secret: Secret): Readonly<{ recordId: VaultRecordId | null; field: string }> {
  const source = sourceOf(secret);
  return source.kind === 'held'
    ? { recordId: null, field: secret.label }
    : { recordId: source.recordId, field: source.field };
}

function fieldContext(
  merchantAccountId: MerchantAccountId,
  recordId: VaultRecordId,
  field: string,
): readonly string[] {
  return ['field', SCHEMA_VERSION, merchantAccountId, recordId, field];
}

/** The key of an HMAC as processors hand it out. */
function hmacKey(
  setting: Buffer,
  { keyEncoding, keyDigest }: Pick<SignatureCheck, 'keyEncoding' | 'keyDigest'>,
): Buffer {
  if (keyDigest !== undefined) return createHash(keyDigest).update(setting).digest();
  return keyEncoding === undefined ? setting : Buffer.from(setting.toString('latin1'), keyEncoding);
}

function hostOf(url: string): string {
  return URL.parse(url)?.host ?? 'nowhere';
}
