import { type JsonObject, objectOf } from '../../domain/json.ts';

/** Why a wallet token was refused. The sentence is safe to show: it never quotes the token. */
export class WalletTokenError extends Error {
  override readonly name = 'WalletTokenError';
}

export function readObject(bytes: Buffer): JsonObject {
  let value: unknown;
  try {
    value = JSON.parse(bytes.toString('utf8'));
  } catch {
    throw new WalletTokenError('The token is not valid JSON');
  }
  const object = objectOf(value);
  if (object === null) throw new WalletTokenError('The token is not a JSON object');
  return object;
}

export function text(from: JsonObject, key: string): string {
  const value = from[key];
  if (typeof value !== 'string') throw new WalletTokenError(`The token has no text field ${key}`);
  return value;
}

export function object(from: JsonObject, key: string): JsonObject {
  const value = objectOf(from[key]);
  if (value === null) throw new WalletTokenError(`The token has no object field ${key}`);
  return value;
}
