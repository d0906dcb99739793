import { hash } from 'node:crypto';
import { canonicalJson } from '../json/canonical-json.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import type { Vault } from '../vault/vault.ts';
import type { Facts } from './call-facts.ts';

/** What is signed: who asks, in which session, for which call, with which bytes, and what they were shown of it. */
export type SignedCall = Readonly<{
  nonce: Buffer;
  sessionId: string;
  merchantAccountId: string;
  apiVersion: string;
  method: string;
  path: string;
  /** `bodyFingerprint` */
  bodyFingerprint: Buffer;
  facts: Facts;
  reason: string | null;
}>;

/** So that no other challenge of ours, now or later, is the same bytes. */
const PURPOSE = 'railyard confirmation 1';

/**
 * The challenge that a passkey signs. Each part has its length before it: no two calls have the same bytes. The
 * sentence is in it as well, so a signature stands for the amount and the card that were shown, also where the call's
 * own bytes do not name them.
 */
export function challengeOf(call: SignedCall): Buffer {
  const parts = [
    PURPOSE,
    call.nonce,
    call.sessionId,
    call.merchantAccountId,
    call.apiVersion,
    call.method,
    call.path,
    call.bodyFingerprint,
    canonicalJson(call.facts),
    call.reason ?? '',
  ].map((part) => (typeof part === 'string' ? Buffer.from(part) : part));
  const bytes = parts.flatMap((part) => [lengthOf(part), part]);
  return hash('sha256', Buffer.concat(bytes), 'buffer');
}

/** Of the bytes that a call's body has on the wire; of none, where it has no body. */
export function bodyDigest(body: Uint8Array | string | null): Buffer {
  return hash('sha256', body ?? '', 'buffer');
}

/**
 * The digest of a body under the merchant account's fingerprint key, which the vault alone has: a body may hold a PIN
 * or a password, and whoever has a copy of the database could try them all against its bare digest.
 */
export async function bodyFingerprint(
  vault: Vault,
  merchantAccountId: MerchantAccountId,
  sha256: Buffer,
): Promise<Buffer> {
  const held = await vault.hold('digest', Buffer.concat([Buffer.from('confirmed body'), sha256]));
  try {
    return Buffer.from(await vault.fingerprint(merchantAccountId, held), 'hex');
  } finally {
    await vault.release([held]);
  }
}

function lengthOf(part: Buffer): Buffer {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(part.length);
  return length;
}
