import { hash } from 'node:crypto';
import { hmac } from '../envelope.ts';

/** One opening of a secret, as it is written down. Never its content. */
export type Access = Readonly<{
  at: string;
  merchantAccountId: string;
  /** Null: a value that came with the request and was never stored. */
  recordId: string | null;
  field: string;
  /** Which process or caller asked. */
  actor: string;
  /** What for, for example `send processor.example`. */
  purpose: string;
}>;

/** Before the first entry. */
export const FIRST_MAC = Buffer.alloc(32);

/**
 * The MAC of an entry: HMAC-SHA256 under the chain key of its position, over the MAC before it, its number
 * and its content. Bellare and Yee, "Forward-Security in Private-Key Cryptography" (2003): since the key of a
 * position is destroyed when the entry is written, whoever takes over the machine later cannot make MACs for
 * what came before.
 */
export function entryMac(key: Buffer, previous: Buffer, seq: bigint, access: Access): Buffer {
  const content = JSON.stringify([
    seq.toString(),
    access.at,
    access.merchantAccountId,
    access.recordId,
    access.field,
    access.actor,
    access.purpose,
  ]);
  return hmac(key, previous, Buffer.from(content));
}

const NEXT_KEY = Buffer.from('railyard access log key');

/** The key of the next position. Cannot be reversed. */
export function nextKey(key: Buffer): Buffer {
  const input = Buffer.concat([NEXT_KEY, key]);
  try {
    return hash('sha256', input, 'buffer');
  } finally {
    input.fill(0);
  }
}
