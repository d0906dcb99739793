import { randomBytes, randomFillSync } from 'node:crypto';
import { wipeableBuffer } from './wiped-memory.ts';
import { type Id, uuidv7, uuidv8 } from '../domain/ids.ts';

/** The one home of randomness: everything else takes it as an argument or calls this. */
export function newId<Kind extends string>(now: Date): Id<Kind> {
  return uuidv7(now.getTime(), pooledBytes(ID_BYTES));
}

const ID_BYTES = 10;
const UUID_BYTES = 16;
const HANDLE_BYTES = 24;
const pool = Buffer.alloc(4_096);
let poolAt = pool.length;

/**
 * Random bytes for ids and handles come from the system by the page: a call for each would cost more than all
 * the rest of it. Every byte is used once.
 */
function pooledBytes(count: number): Buffer {
  if (poolAt + count > pool.length) {
    randomFillSync(pool);
    poolAt = 0;
  }
  poolAt += count;
  return pool.subarray(poolAt - count, poolAt);
}

/** 122 random bits. */
export function randomUuid(): string {
  return uuidv8(pooledBytes(UUID_BYTES));
}

/** Names something in this process, for as long as it lives. Unguessable. */
export function randomHandle(): string {
  const bytes = pooledBytes(HANDLE_BYTES);
  const handle = bytes.toString('base64url');
  bytes.fill(0);
  return handle;
}

/** Unguessable URL-safe text of `bytes` random bytes: webhook secrets, session tokens. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** A new key, in memory that can be wiped for good. */
export function randomKey(bytes: number): Buffer {
  return randomFillSync(wipeableBuffer(bytes));
}

/** From 0 to 1, for what is to be spread out. */
export function chance(): number {
  return pooledBytes(4).readUInt32LE() / 0xff_ff_ff_ff;
}

export { randomBytes };
