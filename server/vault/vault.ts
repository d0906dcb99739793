import type { MerchantAccountId, VaultRecordId } from '../domain/ids.ts';
import type { Secret } from '../domain/secret.ts';
import type {
  SendOptions,
  VaultWire,
  WireDecryption,
  WireDownload,
  WireRequest,
  WireResponse,
} from '../net/wire.ts';
import type { Place } from '../json/utf8.ts';
import type { Relay } from '../relay/relay.ts';
import type { VaultHealth } from './vault-health.ts';
import type { OpenedWalletToken, WalletOpening, WalletRefusal } from './wallets/opening.ts';

/** What is handed on in place of a body that is not JSON. It is not JSON either. */
export const MALFORMED_BODY: Uint8Array = Buffer.from('«malformed»');

/** The same, with the place where the body stopped being JSON. */
export function malformedBody({ line, column }: Place): Buffer {
  return Buffer.from(`«malformed» ${line}:${column}`);
}

/** Undefined: this is a body. Null: it is not JSON, and nobody knows from where on. */
export function malformedAt(body: Buffer): Place | null | undefined {
  if (body.length > MALFORMED_MAX || !body.subarray(0, MALFORMED_BODY.length).equals(MALFORMED_BODY))
    return undefined;
  const [, line, column] = /» (\d+):(\d+)$/.exec(body.toString('utf8')) ?? [];
  return line === undefined ? null : { line: Number(line), column: Number(column) };
}

const MALFORMED_MAX = 60;

/**
 * The vault, as the rest of the service sees it. No verb gives a number back. In role `all` it lives in this
 * process; in production it is a process of its own with its own database role, behind the same interface.
 */
export interface Vault extends VaultWire {
  /**
   * Reads a JSON request body as bytes and takes the sensitive strings out of it: at every JSON pointer of
   * `pointers` (a `*` stands for any array index) the string value is replaced by its label in guillemets
   * (for example `"«number»"`), and held in vault memory. The given buffer is wiped. What remains is safe to
   * parse, log and keep; of what is not JSON nothing remains but `malformedBody`.
   */
  intake(
    merchantAccountId: MerchantAccountId | null,
    body: Buffer,
    pointers: readonly string[],
  ): Promise<Intake>;
  /**
   * Puts values into the vault that did not come as a request body: connector settings, keys of
   * authentication methods, network tokens.
   */
  hold(label: string, value: Buffer): Promise<HeldValue>;
  /** Seals held values as the fields of one record, replacing fields of the same name. */
  seal(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    kind: RecordKind,
    fields: Readonly<Record<string, HeldValue>>,
  ): Promise<void>;
  /** A handle to a field of a sealed record. Does not check that it exists; the wire does. */
  secret(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, field: string, label: string): Secret;
  /**
   * HMAC-SHA256 under the merchant account's fingerprint key: equal numbers, equal text; differs between
   * merchant accounts. 64 hex digits.
   */
  fingerprint(merchantAccountId: MerchantAccountId, held: HeldValue): Promise<string>;
  /** Wipes held values. Called when the request that brought them has been answered. Idempotent. */
  release(held: readonly HeldValue[]): Promise<void>;
  /**
   * Keeps a held value in vault memory beside a record, never on disk: the security code of a checkout
   * session. `secret(…, field, …)` opens it until `forget`, `shred`, `forMs` (an hour at most) or the end of
   * the vault process. The held value itself is still the caller's to release.
   */
  keep(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    field: string,
    held: HeldValue,
    forMs: number,
  ): Promise<void>;
  /** Is there such a kept value still? False after a restart of the vault. */
  keeps(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, field: string): Promise<boolean>;
  /** Wipes a kept value. Idempotent. */
  forget(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, field: string): Promise<void>;
  /**
   * Does an HMAC over `message` under a sealed setting of this merchant account equal `signature`? For events
   * that processors sign with a shared secret. Answers true or false and nothing else; false also where there
   * is no such setting. Only records of kind `settings` may be asked about.
   */
  signatureHolds(merchantAccountId: MerchantAccountId, check: SignatureCheck): Promise<boolean>;
  /**
   * Destroys a record's key material and what is kept beside it, for good: the id cannot be sealed under
   * again. Idempotent.
   */
  shred(merchantAccountId: MerchantAccountId, recordId: VaultRecordId): Promise<void>;
  /**
   * As the wire, and more: strings of a JSON answer at the pointers of `take` are held like those of a
   * request body and come back as `taken`; the text shows their labels. The caller releases them.
   */
  send(
    merchantAccountId: MerchantAccountId,
    request: WireRequest,
    options?: VaultSendOptions,
  ): Promise<VaultResponse>;
  /**
   * Fetches a file of any size, which streams: for reports of processors, which hold no card data. `signal` gives it
   * up.
   */
  download(
    merchantAccountId: MerchantAccountId,
    request: WireRequest,
    signal?: AbortSignal,
  ): Promise<WireDownload>;
  /**
   * Reads a message that came to us as `send` reads an answer. Null where what is encrypted in it cannot be opened.
   * The caller releases what is taken.
   */
  read(merchantAccountId: MerchantAccountId, message: Buffer, reading: ReadOptions): Promise<Read | null>;
  /**
   * The one way a value leaves the vault as text, and only for what the API gives to merchants by contract: a
   * network token or a payment service's token (a field of a record of that kind), a network token's
   * cryptogram (held under the label `cryptogram`), and a file of a dispute, as base64. Everything else is refused.
   */
  disclose(merchantAccountId: MerchantAccountId, secret: Secret, actor: string): Promise<string>;
  /**
   * Makes a key pair (P-256; Ed25519 for `checkpoint`), seals its private half in a record of kind `wallet_key`, and
   * gives the public half as base64 SPKI. The private half is never given to anybody.
   */
  makeKey(merchantAccountId: MerchantAccountId, recordId: VaultRecordId, use: KeyUse): Promise<string>;
  /**
   * ECDSA with SHA-256 over `message` under a made key of the use `signature`, as r and s (64 bytes): what a
   * JWT of `ES256` carries. Under one of the use `checkpoint` Ed25519, of as many bytes.
   */
  signWithKey(
    merchantAccountId: MerchantAccountId,
    recordId: VaultRecordId,
    message: Buffer,
    use?: SigningUse,
  ): Promise<Buffer>;
  /**
   * Verifies and decrypts a wallet's token under made keys. The account number and the cryptogram come back
   * held, for the caller to release.
   */
  openWalletToken(
    merchantAccountId: MerchantAccountId,
    opening: WalletOpening,
  ): Promise<OpenedWalletToken | WalletRefusal>;
  /**
   * `POST /vault-forward`: the template of a body streams in, card data is filled in here, the target's
   * answer streams out. Throws `Problem`s.
   */
  relay: Relay;
  /** Asked at the start of processes and by `/health`. */
  health: VaultHealth;
}

export type VaultSendOptions = SendOptions & ReadOptions;
export type VaultResponse = WireResponse & Readonly<{ taken: ReadonlyMap<string, HeldValue> }>;

/** What becomes of a JSON text before it is read: what is encrypted in it is opened, then what is secret is held. */
export type ReadOptions = Readonly<{ decrypts?: WireDecryption; take?: readonly string[] }>;
export type Read = Readonly<{ text: string; taken: ReadonlyMap<string, HeldValue> }>;

export type SignatureCheck = Readonly<{
  secret: Secret;
  /** How the setting writes the key; default: it is the key. */
  keyEncoding?: 'hex' | 'base64';
  /** The key is this digest of the setting. */
  keyDigest?: 'sha1' | 'sha256';
  algorithm: 'sha1' | 'sha256' | 'sha512';
  message: Buffer;
  signature: Buffer;
}>;

export type RecordKind =
  | 'card'
  | 'bank_account'
  | 'gift_card'
  | 'network_token'
  | 'settings'
  | 'authentication_method'
  | 'webhook_secret'
  | 'wallet_key'
  | 'payment_service_token'
  | 'dispute_file';

/** What a made key is for. Keys of one record differ. */
export type KeyUse = 'agreement' | SigningUse;
export type SigningUse = 'signature' | 'checkpoint';

/** A value in vault memory, with the facts about it that may be known outside. */
export type HeldValue = Readonly<{ handle: string; secret: Secret; facts: Facts }>;

/** What may be said about a secret: enough to validate and to route, never enough to rebuild it. */
export type Facts = Readonly<{
  /** Characters in the decoded string. */
  length: number;
  /** True when every character is an ASCII digit. */
  digits: boolean;
  /** Luhn check digit holds (digits only). */
  luhn: boolean;
  /**
   * First 8 digits for numbers of 16 or more digits (gift cards carry no check digit), or of 14 or 15 with a
   * valid Luhn digit; else ''.
   */
  bin: string;
  /** Last 4 characters when length ≥ 8, else ''. */
  lastFour: string;
  /** For IBANs and the like: the mod-97 check holds. */
  iban: boolean;
  /**
   * For values labelled `card_number` only: the digits, where there are six to eight of them and at most a
   * `*` behind. No number of any kind is that short there.
   */
  cardPrefix?: string;
}>;

export type Intake = Readonly<{
  /** The body with every sensitive string replaced. */
  body: Buffer;
  /** By the concrete JSON pointer where it stood, for example `/payment_method/number`. */
  held: ReadonlyMap<string, HeldValue>;
}>;
