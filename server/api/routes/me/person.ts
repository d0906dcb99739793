import type { Caller, UserCaller } from '../../../access/caller.ts';

/** Operations for people alone are called by nobody else: the edge has seen to it. */
export function personOf(caller: Caller): UserCaller {
  if (caller.kind !== 'user') throw new Error('BUG: an operation for people was called by something else');
  return caller;
}
