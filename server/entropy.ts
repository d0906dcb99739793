import { randomBytes } from 'node:crypto';
import { type Id, uuidv7 } from './domain/ids.ts';

/** The one home of randomness: everything else takes it as an argument or calls this. */
export function newId<Kind extends string>(now: Date): Id<Kind> {
  return uuidv7(now.getTime(), randomBytes(10));
}

/** Unguessable URL-safe text of `bytes` random bytes: webhook secrets, session tokens. */
export function randomToken(bytes = 32): string {
  return randomBytes(bytes).toString('base64url');
}

export { randomBytes };
