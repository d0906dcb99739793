import type { Timestamp } from '../timestamp.ts';

/**
 * How the outcome of an operation is found out when its answer got lost: by what the processor promises, since
 * taking "never heard of it" for the truth too early is a second charge.
 */
export type Recovery =
  /**
   * It is asked for our operation id. `notFoundIsFinalAfterMs`: how long after the sending "never heard of it"
   * is the truth; null where its search may be behind for longer than anybody can say.
   */
  | Readonly<{ by: 'look-up'; notFoundIsFinalAfterMs: number | null }>
  /** It is sent the same again under the same key, for as long as it knows keys. */
  | Readonly<{ by: 're-send'; withinMs: number }>
  /** It tells by itself, and cannot be asked. */
  | Readonly<{ by: 'events' }>;

/**
 * Where a search is never behind: nothing of ours can still be on its way after an exchange's life (30 s), with
 * room for a queue at the processor's door.
 */
export const PROMPT_LOOK_UP = { by: 'look-up', notFoundIsFinalAfterMs: 60_000 } as const;

/**
 * How long "never heard of it" is not yet believed; not positive: it is. Both times are the machine's: what
 * travels does not travel faster because the clock of a sandbox is moved.
 */
export function untilBelievedMs(
  { notFoundIsFinalAfterMs }: Extract<Recovery, Readonly<{ by: 'look-up' }>>,
  sent: Readonly<{ sent_at: Timestamp }>,
  machineNow: Date,
): number {
  return (notFoundIsFinalAfterMs ?? Infinity) - (machineNow.getTime() - Date.parse(sent.sent_at));
}
