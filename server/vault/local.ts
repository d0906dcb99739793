import { createHash, createHmac, createSecretKey } from 'node:crypto';
import { join } from 'node:path';
import { type Clock, stopwatch } from '../platform/clock.ts';
import { closeAll } from '../platform/close-all.ts';
import { wipeableCopy } from '../platform/wiped-memory.ts';
import type { Config } from '../config.ts';
import type { Db } from '../db/db.ts';
import { deleteRecords } from '../db/queries/vault.ts';
import type { MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import { isSameSecret } from '../domain/same-secret.ts';
import { Secret, sourceOf } from '../domain/secret.ts';
import type { MessageSignature } from '../net/message-signature.ts';
import type { Open } from '../net/outgoing.ts';
import {
  type SendBefore,
  type WireAuthentication,
  type WireDownload,
  WireFault,
  type WireRequest,
  type WireResponse,
} from '../net/wire.ts';
import { decryptBody } from '../relay/authentication/decrypting.ts';
import type { VaultLoan, RelayAnswer, RelayEngine, RelayRequest, Template } from '../relay/relay.ts';
import { AccessLog } from './access-log/vault-access-log.ts';
import { DeletionLedger } from './deletions.ts';
import { hmacHex } from './envelope.ts';
import { HeldValues, KeptValues } from './held.ts';
import type { Place } from '../json/utf8.ts';
import { type Pattern, compilePattern, redactJson } from './json-intake.ts';
import { Keyring } from './keyring.ts';
import { LoggedOpenings } from './logged-openings.ts';
import { MadeKeys } from './made-keys.ts';
import type { NetworkTokenParts } from './network-tokens/network-tokens.ts';
import { networkTokenForRelay } from './network-tokens/token-for-relay.ts';
import { fileRootKeys } from './providers/file.ts';
import type { RootKeyProvider } from './root-key.ts';
import { SealedRecords } from './sealed-records.ts';
import { type SharedSettings, type VaultHealth, beginRootKeys, watchHealth } from './vault-health.ts';
import {
  type HeldValue,
  type Intake,
  type KeyUse,
  type SigningUse,
  MALFORMED_BODY,
  malformedBody,
  type Read,
  type ReadOptions,
  type RecordKind,
  type SignatureCheck,
  type Vault,
  type VaultResponse,
  type VaultSendOptions,
} from './vault.ts';
import type { OpenedWalletToken, WalletOpening, WalletRefusal } from './wallets/opening.ts';

/** Serialises, opens, sends and masks: `net/`, as the vault uses it. */
export type Exchange = (request: WireRequest, open: Open, options: ExchangeOptions) => Promise<WireResponse>;
export type Download = (request: WireRequest, open: Open, signal?: AbortSignal) => Promise<WireDownload>;
export type ExchangeOptions = Readonly<{
  merchantAccountId: MerchantAccountId;
  authentications: readonly WireAuthentication[];
  signature: MessageSignature | null;
  take: (body: Buffer) => Promise<Buffer>;
  isLate: () => boolean;
}>;

/** What the API shows to merchants by contract. */
const DISCLOSED_RECORDS: ReadonlySet<string> = new Set<RecordKind>([
  'network_token',
  'payment_service_token',
  'dispute_file',
]);
/** As token services call cryptograms in their answers. */
const DISCLOSED_LABELS: ReadonlySet<string> = new Set(['cryptogram', 'de48se43Data']);

export type LocalVaultOptions = Readonly<{
  db: Db;
  clock: Clock;
  config: Pick<Config, 'dataDir'>;
  exchange?: Exchange;
  download?: Download;
  relay?: RelayEngine;
  /** Where network tokens come from, for the relay; without it there are none. */
  networkTokens?: Pick<NetworkTokenParts, 'config' | 'simulatorUrl'>;
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
  const closings = [() => rootKeys.close()];

  try {
    await beginRootKeys({ ...options, rootKeys });
    const deletions = await DeletionLedger.open(join(folder, 'deletions.log'));
    closings.unshift(() => deletions.close());
    const accessLog = await AccessLog.open(options.db, options.clock, join(folder, 'access-log'));
    closings.unshift(() => accessLog.close());
    await shredAgain(options.db, deletions);
    return new InProcessVault(options, { rootKeys, deletions, accessLog, closings });
  } catch (error) {
    await closeAll(closings).catch(() => undefined); // the first fault is the one to tell
    throw error;
  }
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

const SHRED_BATCH = 1_000;

type Closings = readonly (() => Promise<void>)[];
type OpenParts = Readonly<{
  rootKeys: RootKeyProvider;
  deletions: DeletionLedger;
  accessLog: AccessLog;
  closings: Closings;
}>;

class InProcessVault implements LocalVault {
  readonly health: VaultHealth;
  readonly #clock: Clock;
  readonly #keyring: Keyring;
  readonly #held: HeldValues;
  readonly #kept: KeptValues;
  readonly #records: SealedRecords;
  readonly #openings: LoggedOpenings;
  readonly #madeKeys: MadeKeys;
  readonly #closings: Closings;
  readonly #exchange: Exchange;
  readonly #download: Download;
  readonly #relay: RelayEngine;
  readonly #networkTokens: NetworkTokenParts;
  readonly #patterns = new Map<string, Pattern>();
  /** The same by the lists themselves, which are mostly those of the contract. */
  readonly #patternOf = new WeakMap<readonly string[], Pattern>();

  constructor(options: LocalVaultOptions, { rootKeys, deletions, accessLog, closings }: OpenParts) {
    const { db, clock } = options;
    this.#clock = clock;
    this.health = watchHealth({ ...options, rootKeys }, options.shared ?? null);
    const keyring = new Keyring(db, clock, rootKeys);
    const held = new HeldValues(clock);
    const kept = new KeptValues(clock);
    const records = new SealedRecords({ db, clock, keyring, held, deletions });
    this.#keyring = keyring;
    this.#held = held;
    this.#kept = kept;
    this.#records = records;
    this.#openings = new LoggedOpenings({ clock, held, kept, records, accessLog });
    this.#madeKeys = new MadeKeys({ held, records, openings: this.#openings });
    this.#closings = closings;

    const noWayOut = () =>
      Promise.reject(new WireFault('refused', false, 'this vault was built without a way out'));
    this.#exchange = options.exchange ?? noWayOut;
    this.#download = options.download ?? noWayOut;
    this.#networkTokens = {
      db: options.db,
      clock: options.clock,
      vault: this,
      config: { environment: 'production', processorAddresses: {}, publicUrl: '' },
      simulatorUrl: null,
      ...options.networkTokens,
    };
    this.#relay = options.relay ?? (() => Promise.reject(new Error('this vault was built without a relay')));
  }

  async intake(
    merchantAccountId: MerchantAccountId | null,
    body: Buffer,
    pointers: readonly string[],
  ): Promise<Intake> {
    let place: Place = { line: 1, column: 1 };
    const redacted = redactJson(body, this.#pattern(pointers), (found) => (place = found));
    body.fill(0);
    if (redacted === null) return { body: malformedBody(place), held: new Map() };

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

  async hold(label: string, value: Buffer): Promise<HeldValue> {
    const own = wipeableCopy(value);
    value.fill(0);
    return this.#held.hold(label, own, null);
  }

  async seal(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    kind: RecordKind,
    fields: Readonly<Record<string, HeldValue>>,
  ): Promise<void> {
    await this.#records.seal(merchantAccountId, recordId, kind, fields);
    this.#openings.forgetAll(merchantAccountId, recordId); // its fields may have been others
  }

  secret(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    field: string,
    label: string,
  ): Secret {
    return new Secret(label, { kind: 'record', merchantAccountId, recordId, field });
  }

  async fingerprint(merchantAccountId: MerchantAccountId, held: HeldValue): Promise<string> {
    const { key } = await this.#keyring.active(merchantAccountId, 'fingerprint');
    return hmacHex(key, this.#held.peek(held.handle));
  }

  async release(held: readonly HeldValue[]): Promise<void> {
    for (const { handle } of held) this.#held.release(handle);
  }

  async keep(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    field: string,
    held: HeldValue,
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
    return this.#openings.proves(
      { merchantAccountId, actor: 'service', purpose: 'verify a signature' },
      secret,
      (key) => {
        const derived = hmacKey(key, form);
        try {
          const expected = createHmac(algorithm, createSecretKey(derived)).update(message).digest();
          return isSameSecret(expected, signature);
        } finally {
          if (derived !== key) derived.fill(0);
        }
      },
    );
  }

  async shred(merchantAccountId: MerchantAccountId, recordId: VaultRecordId): Promise<void> {
    this.#kept.forgetAll(merchantAccountId, recordId);
    this.#openings.forgetAll(merchantAccountId, recordId);
    await this.#records.shred(merchantAccountId, recordId);
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
    const taken = new Map<string, HeldValue>();
    const isLate = latenessOf(this.#clock, options.sendBefore);
    const response = await this.#openings.during(who, (open) =>
      this.#exchange(request, open, {
        merchantAccountId,
        authentications: options.authentications ?? [],
        signature: options.signature ?? null,
        take: (body) => this.#read(merchantAccountId, body, options, open, taken),
        isLate,
      }),
    );

    return { ...response, taken };
  }

  async download(
    merchantAccountId: MerchantAccountId,
    request: WireRequest,
    signal?: AbortSignal,
  ): Promise<WireDownload> {
    const who = { merchantAccountId, actor: 'service', purpose: `download ${hostOf(request.url)}` };
    return this.#openings.during(who, (open) => this.#download(request, open, signal));
  }

  async read(
    merchantAccountId: MerchantAccountId,
    message: Buffer,
    reading: ReadOptions,
  ): Promise<Read | null> {
    const taken = new Map<string, HeldValue>();
    const who = { merchantAccountId, actor: 'service', purpose: 'read a message' };
    try {
      const body = await this.#openings.during(who, (open) =>
        this.#read(merchantAccountId, message, reading, open, taken),
      );
      return { text: body.toString('utf8'), taken };
    } catch (error) {
      if (error instanceof WireFault) return null;
      throw error;
    }
  }

  async disclose(merchantAccountId: MerchantAccountId, secret: Secret, actor: string): Promise<string> {
    const source = sourceOf(secret);
    const kind =
      source.kind === 'record'
        ? await this.#records.kindOf(merchantAccountId, source.recordId)
        : this.#held.labelOf(source.handle);
    if (!(source.kind === 'record' ? DISCLOSED_RECORDS : DISCLOSED_LABELS).has(kind ?? ''))
      throw new Error(`BUG: «${secret.label}» is not to be disclosed`);

    return this.#openings.during({ merchantAccountId, actor, purpose: 'disclose' }, async (open) => {
      const value = await open(secret);
      try {
        return value.toString(kind === 'dispute_file' ? 'base64' : 'utf8');
      } finally {
        value.fill(0);
      }
    });
  }

  makeKey(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, use: KeyUse): Promise<string> {
    return this.#madeKeys.make(merchantAccountId, recordId, use);
  }

  signWithKey(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    message: Buffer,
    use: SigningUse = 'signature',
  ): Promise<Buffer> {
    return this.#madeKeys.sign(merchantAccountId, recordId, message, use);
  }

  openWalletToken(
    merchantAccountId: MerchantAccountId,
    opening: WalletOpening,
  ): Promise<OpenedWalletToken | WalletRefusal> {
    return this.#madeKeys.openToken(merchantAccountId, opening);
  }

  relay(request: RelayRequest, template: Template, signal?: AbortSignal): Promise<RelayAnswer> {
    const { merchantAccountId, actor } = request;
    return this.#openings.during(
      { merchantAccountId, actor, purpose: `relay ${hostOf(request.url)}` },
      (open, openedAll) => {
        const networkToken: VaultLoan['networkToken'] = (paymentMethodId, want) =>
          networkTokenForRelay(this.#networkTokens, open, merchantAccountId, paymentMethodId, want);
        return this.#relay(request, template, { open, openedAll, networkToken }, signal);
      },
    );
  }

  async close(): Promise<void> {
    this.#held.clear();
    this.#kept.clear();
    this.#openings.clear();
    this.#keyring.clear();
    await closeAll(this.#closings);
  }

  async #read(
    merchantAccountId: MerchantAccountId,
    body: Buffer,
    { decrypts, take }: ReadOptions,
    open: Open,
    taken: Map<string, HeldValue>,
  ): Promise<Buffer> {
    const opened = decrypts === undefined ? body : await decryptBody(body, decrypts, open);
    return take === undefined ? opened : this.#take(merchantAccountId, opened, take, taken);
  }

  /** Holds strings of an answer. What is not JSON might hide them anywhere, so nothing of it goes on. */
  #take(
    merchantAccountId: MerchantAccountId,
    body: Buffer,
    pointers: readonly string[],
    taken: Map<string, HeldValue>,
  ): Buffer {
    const redacted = redactJson(body, this.#pattern(pointers));
    body.fill(0);
    if (redacted === null) return Buffer.from(MALFORMED_BODY);
    for (const { pointer, label, value } of redacted.found)
      taken.set(pointer, this.#held.hold(label, value, merchantAccountId));
    return redacted.body;
  }

  #pattern(pointers: readonly string[]): Pattern {
    const known = this.#patternOf.get(pointers);
    if (known !== undefined) return known;
    const name = pointers.join('\n');
    const pattern = this.#patterns.get(name) ?? compilePattern(pointers);
    this.#patterns.set(name, pattern);
    this.#patternOf.set(pointers, pattern);
    return pattern;
  }
}

/** Asked just before the first byte leaves; from the call on by clocks that nobody sets, too. */
function latenessOf(clock: Clock, sendBefore: SendBefore | undefined): () => boolean {
  if (sendBefore === undefined) return () => false;
  const elapsedMs = stopwatch();
  return () => clock.now().getTime() >= sendBefore.atMs || elapsedMs() >= sendBefore.withinMs;
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
