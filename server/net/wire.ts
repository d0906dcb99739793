import type { Readable } from 'node:stream';
import type { MerchantAccountId } from '../domain/ids.ts';
import type { Secret } from '../domain/secret.ts';
import type { MessageSignature } from './message-signature.ts';

/**
 * A request to a third party as its author writes it: plain values with `Secret` handles in them.
 * The wire fills the secrets in while serialising, inside the vault role; nobody else ever holds the filled
 * bytes.
 */
export type WireRequest = Readonly<{
  method: 'GET' | 'POST' | 'PUT' | 'PATCH' | 'DELETE';
  url: string;
  /**
   * What the path of `url` ends with, where an API names there what it is to forget. Only a processor's own token:
   * addresses are written down on their way.
   */
  lastSegment?: Secret;
  /** What is to be done with it, where that is one more word of the path behind it, such as `detach`. */
  verbOfSegment?: string;
  headers?: Readonly<Record<string, WireText>>;
  body?: WireBody;
  /** Whole exchange, connect to last byte. Default 30 s. */
  timeoutMs?: number;
  /**
   * For whom the head of an answer is enough: of its body this many bytes are given at most, and what is too
   * long or too slow is cut without being a fault.
   */
  answerHeadBytes?: number;
}>;

/** Text with secrets in it. `base64` wraps what is inside it, for HTTP Basic and the like. */
export type WireText = string | Secret | readonly WireTextPart[];
export type WireTextPart = string | Secret | Readonly<{ base64: readonly WireTextPart[] }>;

export type WireBody =
  /** Any JSON value; `Secret` values become JSON strings, correctly escaped. */
  | Readonly<{ type: 'json'; value: unknown }>
  /** Pairs, since names that are put together are dear as an object's keys. */
  | Readonly<{ type: 'form'; fields: FormFields }>
  | Readonly<{ type: 'text'; contentType: string; text: WireText }>;

export type FormFields = readonly (readonly [name: string, text: WireText])[];

/** Whole answer, read within the limits of `net`. Secrets that the target echoes are masked as `«label»`. */
export type WireResponse = Readonly<{
  status: number;
  headers: Readonly<Record<string, string>>;
  text: string;
}>;

/** A file as it arrives. Whoever takes it reads it to the end or destroys it. Nothing in it is masked. */
export type WireDownload = Readonly<{ status: number; body: Readable }>;

/**
 * The exchange failed. `sent` decides everything: false = certainly did not happen, true = may have happened.
 */
export class WireFault extends Error {
  readonly sent: boolean;
  readonly code:
    | 'refused'
    | 'resolve'
    | 'connect'
    | 'tls'
    | 'timeout'
    | 'reset'
    | 'too_large'
    | 'malformed'
    /** Not sent: the processor takes no more for now. */
    | 'rate_limit'
    /** Not sent: the processor did not let us in. */
    | 'login'
    /** Not sent: from now on others may conclude that it was not. */
    | 'late';
  constructor(code: WireFault['code'], sent: boolean, detail: string) {
    super(detail);
    this.name = 'WireFault';
    this.code = code;
    this.sent = sent;
  }
}

/** The way out, as a connector sees it. Throws `WireFault` where there is no answer. */
export interface Wire {
  send(request: WireRequest): Promise<WireResponse>;
}

/**
 * The way out, as the vault offers it: bound to a merchant account, with stored authentication methods to
 * apply.
 */
export interface VaultWire {
  send(
    merchantAccountId: MerchantAccountId,
    request: WireRequest,
    options?: SendOptions,
  ): Promise<WireResponse>;
}

/**
 * One of the relay's authentication methods (docs/relay-authentication.md), with its fields as text or as
 * handles. `id` names it in a message when it cannot be applied: then nothing is sent.
 */
export type WireAuthentication = Readonly<{
  id: string;
  kind: 'mle' | 'signature' | 'mtls';
  method: string;
  fields: Readonly<Record<string, Secret | string>>;
}>;

/**
 * An element that the other side encrypted for us: opened where it stands, before anybody reads it. What lacks the
 * element is read as it is.
 */
export type WireDecryption = Readonly<{
  method: 'mastercard-fields';
  /** Path of the object with the encrypted value: names with dots between. */
  element: string;
  /** `decryption_key` and its `passphrase`, as text or as handles. */
  fields: Readonly<Record<string, Secret | string>>;
}>;

/** From when on the first byte does not leave: at `atMs` by the time of day, or `withinMs` after it was handed over. */
export type SendBefore = Readonly<{ atMs: number; withinMs: number }>;

export type SendOptions = Readonly<{
  /** Not sent afterwards. Default: it may be sent at any time. */
  sendBefore?: SendBefore;
  /**
   * Applied to the request when its secrets are filled in: encryption, then signature, then the client
   * certificate, however they are listed.
   */
  authentications?: readonly WireAuthentication[];
  /** Signs the message when its secrets are filled in, under all of its own. */
  signature?: MessageSignature;
  /** Who asked, for the vault's access log: a caller's key, a job. Default: the process that asks. */
  actor?: string;
}>;
