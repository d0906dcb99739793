import type { Caller } from '../../../access/caller.ts';

/** Who did it, as refunds show it. A key has no e-mail address. */
export function creatorOf(
  caller: Caller,
): Readonly<{ id: string; name: string; email_address: string }> | null {
  return caller.kind === 'key'
    ? { id: caller.apiKeyPairId, name: caller.displayName, email_address: '' }
    : null;
}
