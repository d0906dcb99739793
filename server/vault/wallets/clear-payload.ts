import { compilePattern, redactJson } from '../json-intake.ts';
import type { JsonObject } from '../../domain/json.ts';
import { readObject, WalletTokenError } from './wallet-token-json.ts';

/** Where wallets put numbers and proofs in what they encrypt: Google, Apple, Paze. */
const SECRETS = compilePattern([
  '/paymentMethodDetails/pan',
  '/paymentMethodDetails/cryptogram',
  '/applicationPrimaryAccountNumber',
  '/paymentData/onlinePaymentCryptogram',
  '/token/paymentToken',
  '/dynamicData/dynamicDataValue',
]);

export type ClearPayload = Readonly<{ facts: JsonObject; secrets: ReadonlyMap<string, Buffer> }>;

/**
 * A decrypted payload, read without a number ever being text: numbers and proofs as bytes for the caller to
 * wipe, the rest as JSON.
 */
export function readClearPayload(clear: Buffer): ClearPayload {
  const redacted = redactJson(clear, SECRETS);
  if (redacted === null) throw new WalletTokenError('What the token holds is not valid JSON');
  return {
    facts: readObject(redacted.body),
    secrets: new Map(redacted.found.map(({ pointer, value }) => [pointer, value])),
  };
}

/** The facts of a payload alone. */
export function withoutSecrets(clear: Buffer): JsonObject {
  const { facts, secrets } = readClearPayload(clear);
  for (const value of secrets.values()) value.fill(0);
  return facts;
}
