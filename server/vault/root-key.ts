/**
 * The top of the key hierarchy. A provider wraps the keys of merchant accounts under a root key that it alone
 * knows; the rest of the vault never sees one. Implementations: a file (sandbox), HashiCorp Vault or OpenBao
 * transit, AWS KMS, GCP KMS, Azure Key Vault, PKCS#11.
 */
export interface RootKeyProvider {
  /** `file`, `transit`, `aws-kms`, … */
  readonly name: string;
  /**
   * Makes the first root key where the provider holds none; called only where nothing is wrapped yet. Absent
   * where the key service's operator makes it.
   */
  begin?(): Promise<void>;
  /**
   * Name and version of the root key that wraps from now on, for example `transit:railyard:3`. Changes when the
   * root key is rotated.
   */
  current(): Promise<string>;
  /** Wraps under the current root key. `context` is bound in: it takes the same one to unwrap. */
  wrap(key: Buffer, context: string): Promise<WrappedKey>;
  /** Throws `RootKeyFault`. The caller wipes what comes back. */
  unwrap(wrapped: WrappedKey, context: string): Promise<Buffer>;
  /**
   * Makes a new version of the root key and wraps under it from then on. Absent where only the key service's
   * operator can.
   */
  rotate?(): Promise<string>;
  /**
   * Destroys an old version, so that nothing wrapped under it opens any more. Absent where only the key
   * service's operator can.
   */
  retire?(rootKey: string): Promise<void>;
  close(): Promise<void>;
}

export type WrappedKey = Readonly<{ rootKey: string; bytes: Buffer }>;

/**
 * The provider could not serve. `unavailable`: it did not answer in time or answered that it cannot now;
 * asking again may help.
 * `refused`: it answered that this key, credential or ciphertext is wrong; asking again will not help.
 */
export class RootKeyFault extends Error {
  readonly kind: 'unavailable' | 'refused';
  constructor(kind: RootKeyFault['kind'], detail: string) {
    super(detail);
    this.name = 'RootKeyFault';
    this.kind = kind;
  }
}
