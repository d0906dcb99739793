import type { Caller } from '../../../access/caller.ts';

/** Who asks, for the vault's access log. */
export function actorOf(caller: Caller): string {
  return caller.kind === 'key' ? `key ${caller.apiKeyPairId}` : 'public';
}
