import type { ClientIdentity, OutgoingHeader } from '../../net/outgoing.ts';
import type { Credentials } from './credentials.ts';

/**
 * The published kinds. A request takes at most one method of each, applied in this order: `mle`, `signature`,
 * `mtls`.
 */
export const AUTHENTICATION_KINDS = ['mle', 'signature', 'mtls'] as const;
export type AuthenticationKind = (typeof AUTHENTICATION_KINDS)[number];

/**
 * One way to authenticate a request, declared once: validation on create, `GET /vault-forward/definitions`,
 * the docs and the relay all read this.
 */
export type Method = Readonly<{
  kind: AuthenticationKind;
  /** Value of the stored field `method`; unique within its kind. */
  name: string;
  title: string;
  description: string;
  fields: Readonly<Record<string, Field>>;
  /**
   * Gives the request with this method applied. Throws `CannotApply` for credentials or a request that it
   * cannot work with.
   */
  apply(
    request: CompleteRequest,
    credentials: Credentials,
    context: Context,
  ): CompleteRequest | Promise<CompleteRequest>;
}>;

/** One stored value of a method. */
export type Field = Readonly<{
  displayName: string;
  /** A sentence for the form and the docs. */
  help: string;
  required: boolean;
  /** Never given back by the API. */
  secret: boolean;
  format: 'text' | 'multiline' | 'file' | 'number';
  /** Used where nothing is stored. */
  default?: string;
  /** The only values taken; checked when the method is stored, unlike everything else. */
  choices?: readonly string[];
}>;

/** The field of what opens a key or a keystore: `passphrase('the keystore')`. */
export function passphrase(opened: string): Field {
  return {
    displayName: 'Passphrase',
    help: `Opens ${opened}.`,
    required: false,
    secret: true,
    format: 'text',
  };
}

/**
 * A request with its placeholders filled in and its whole body at hand: nothing but authentication methods
 * may change it after this.
 */
export type CompleteRequest = Readonly<{
  method: string;
  url: URL;
  /** In order, names in any case, without `host`, `content-length` and what else the wire writes itself. */
  headers: readonly OutgoingHeader[];
  body: Buffer;
  identity: ClientIdentity | null;
}>;

/** Everything about the outside that a method may depend on. */
export type Context = Readonly<{
  now: Date;
  randomBytes(count: number): Buffer;
}>;

/**
 * A method cannot be applied. `reason` is a sentence of ours for the caller: it never quotes a credential or
 * the body.
 */
export class CannotApply extends Error {
  readonly reason: string;
  constructor(reason: string) {
    super(reason);
    this.name = 'CannotApply';
    this.reason = reason;
  }
}
