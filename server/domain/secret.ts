import { inspect } from 'node:util';
import type { MerchantAccountId, VaultRecordId } from './ids.ts';

/**
 * Where the vault finds a secret. Never the secret itself: code outside the vault holds references only.
 * - `held`: came with the request being served; lives in vault memory under a random handle until released.
 * - `record`: sealed in the vault's tables.
 */
export type SecretSource =
  | { readonly kind: 'held'; readonly handle: string }
  | {
      readonly kind: 'record';
      readonly merchantAccountId: MerchantAccountId;
      readonly recordId: VaultRecordId;
      readonly field: string;
    };

/**
 * Gives the vault's reference for a secret. Only `net/` may import this; test/architecture.test.ts holds the
 * list.
 */
export let sourceOf: (secret: Secret) => SecretSource;

/**
 * A secret value, by reference. It cannot reach a log, an error, a golden file or a JSON body: it prints as
 * `«card.number»`.
 */
export class Secret {
  readonly label: string;
  readonly #source: SecretSource;
  static {
    sourceOf = (secret) => secret.#source;
  }
  constructor(label: string, source: SecretSource) {
    this.label = label;
    this.#source = source;
  }
  toString(): string {
    return `«${this.label}»`;
  }
  toJSON(): string {
    return this.toString();
  }
  [inspect.custom](): string {
    return this.toString();
  }
}
