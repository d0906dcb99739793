import { randomBytes, randomFillSync } from 'node:crypto';
import { wipeableBuffer } from './wiped-memory.ts';
import { type Id, uuidv7 } from './domain/ids.ts';

/** The one home of randomness: everything else takes it as an argument or calls this. */
export function newId<Kind extends string>(now: Date): Id<Kind> {
  return uuidv7(now.getTime(), nextIdBytes());
}

const ID_BYTES = 10;
const idPool = Buffer.alloc(ID_BYTES * 512);
let idPoolAt = idPool.length;

/** Random bytes for ids come from the system by the page: a call for each id would cost more than all the rest of it. Every byte is used once. */
function nextIdBytes(): Uint8Array {
  if (idPoolAt + ID_BYTES > idPool.length) {
    randomFillSync(idPool);
    idPoolAt = 0;
  }
  idPoolAt += ID_BYTES;
  return idPool.subarray(idPoolAt - ID_BYTES, idPoolAt);
}

/** Unguessable URL-safe text of `bytes` random bytes: webhook secrets, session tokens. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

/** A new key, in memory that can be wiped for good. */
export function randomKey(bytes: number): Buffer {
  return randomFillSync(wipeableBuffer(bytes));
}

export { randomBytes };
