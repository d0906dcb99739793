import type { Caller } from './caller.ts';
import type { MerchantAccountId } from '../domain/ids.ts';
import { EMBED, grants } from './scopes.ts';

/** The merchant accounts that a caller may see on operations of the instance; null for all. */
export function reachOf(caller: Caller): readonly MerchantAccountId[] | null {
  if (caller.kind === 'public') return [];
  if (caller.kind === 'user') return caller.merchantAccountIds;
  return caller.merchantAccountIds.length === 0 ? null : caller.merchantAccountIds;
}

export function reaches(caller: Caller, merchantAccountId: string): boolean {
  const reach = reachOf(caller);
  return reach === null || reach.some((id) => id === merchantAccountId);
}

/** True where the caller has every permission itself: nobody gives away more than they have. */
export function holdsAll(caller: Caller, permissions: readonly string[]): boolean {
  if (caller.kind === 'public') return false;
  const held = (permission: string): boolean => grants(caller.permissions, permission);
  // Whoever may read and write everything may do all that a front end may; `embed` itself is no scope of theirs.
  const holdsEmbed = held('*.read') && held('*.write');
  return permissions.every((permission) => held(permission) || (permission === EMBED && holdsEmbed));
}
