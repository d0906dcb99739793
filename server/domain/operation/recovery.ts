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

/** An exchange with a processor ends after this long, its first byte to its last (`net/limits.ts`). */
export const EXCHANGE_MS_MAX = 30_000;
/** Once a sending is written down (`sent_at`), its first byte leaves within this time or not at all. */
export const SENDING_MS_MAX = 20_000;
/** Clocks of two processes may differ by this much, and a processor may let a request wait at its door. */
export const MARGIN_MS = 10_000;

/**
 * Where a search is never behind: nothing of ours can still be on its way. No connector takes less
 * (`test/connectors/conformance.test.ts`).
 */
export const PROMPT_LOOK_UP = { by: 'look-up', notFoundIsFinalAfterMs: 60_000 } as const satisfies Recovery;

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
