import { actorOf, type Caller } from '../../../access/caller.ts';

/** Who did it, as refunds show it. A key has no e-mail address. */
export function creatorOf(
  caller: Caller,
): Readonly<{ id: string; name: string; email_address: string }> | null {
  const actor = actorOf(caller);
  return actor === null ? null : { id: actor.id, name: actor.name, email_address: actor.email ?? '' };
}
