import type { KnownErrorCode } from '../domain/decline.ts';
import { type Recovery, untilBelievedMs } from '../domain/operation/recovery.ts';
import type { Timestamp } from '../domain/timestamp.ts';
import type { Clock } from '../platform/clock.ts';

/**
 * What came of seeing to an operation. `done`: it is committed. `again`: nobody knows yet, or it could not be
 * done; it is due again by the schedule, `withinMs` at the latest. `waits`: there is nothing to do before; null:
 * at all.
 */
export type Verdict =
  | Readonly<{ kind: 'done' }>
  | Readonly<{ kind: 'waits'; until: Date | null }>
  | Readonly<{ kind: 'again'; detail: string; withinMs?: number }>;

export const DONE = { kind: 'done' } as const;

/**
 * An outcome; `unknown`: nobody can say; `not_found`: the company that was asked never heard of it.
 * `unsent`: nothing was sent, so nobody was asked.
 */
export type LookUpAnswer = Readonly<{ kind: string; code?: string; detail?: unknown; unsent?: true }>;

type TriedRow = Readonly<{ due_tries: number }>;

/**
 * Somebody else has claimed the operation since, and may have sent it: that nothing left, or nothing had arrived, is
 * no longer the end of it.
 */
export function isConcludedElsewhere(known: TriedRow, now: TriedRow, { unsent }: LookUpAnswer): boolean {
  return unsent === true && now.due_tries !== known.due_tries;
}

/** How what became of an operation is found out. */
export type Policy =
  | (Extract<Recovery, Readonly<{ by: 'look-up' }>> &
      /** What they never heard of is sent again at once: they would not do it twice. */
      Readonly<{ resends?: boolean }>)
  | Extract<Recovery, Readonly<{ by: 're-send' }>>
  /** They tell by themselves. `lookEveryMs`: an event can get lost, so they are asked as well, now and then. */
  | Readonly<{ by: 'events'; lookEveryMs?: number }>;

/** It is sent again until it is done, however long that takes: doing it twice is doing it once. */
export const UNTIL_DONE: Policy = { by: 're-send', withinMs: Infinity };

/** The two ways to find out, for the policy to choose from; and what is done with what is known then. */
type Ways = Readonly<{
  look(): Promise<LookUpAnswer>;
  /** Null where what was sent is no longer there to be sent. */
  send(): Promise<LookUpAnswer | null>;
  apply(said: LookUpAnswer): Promise<Verdict>;
}>;

type SentRow = Readonly<{ sent_at: Timestamp }>;

/** What became of an operation whose end nobody knows here: found out as the policy says. */
export async function findOut(
  policy: Policy,
  sent: SentRow,
  clock: Pick<Clock, 'now' | 'isRight'>,
  ways: Ways,
): Promise<Verdict> {
  switch (policy.by) {
    case 'events': {
      if (policy.lookEveryMs === undefined) return { kind: 'again', detail: 'the processor tells by itself' };
      const said = await ways.look();
      // They had accepted it: one that has forgotten is asked again, like one that does not say.
      return applyAnswer(said.kind === 'not_found' ? FORGOTTEN : said, ways, {
        withinMs: policy.lookEveryMs,
      });
    }
    case 're-send': {
      const isKnown = clock.now().getTime() - Date.parse(sent.sent_at) < policy.withinMs;
      const said = isKnown ? await sendAgain(ways) : null;
      return said === null ? { kind: 'again', detail: NOT_SENT_AGAIN } : applyAnswer(said, ways, {});
    }
    case 'look-up': {
      // Asked when "never heard of it" was not yet final, it says nothing, however late the answer is read.
      const waitMs = clock.isRight() ? untilBelievedMs(policy, sent, clock.now()) : Infinity;
      const found = await ways.look();
      // Believed from then on, so that is when to ask for it, and nothing is given up before.
      const within = waitMs > 0 && Number.isFinite(waitMs) ? { withinMs: waitMs } : {};
      if (found.kind !== 'not_found') return applyAnswer(found, ways, within);
      const said = policy.resends === true ? await sendAgain(ways) : null;
      if (said !== null) return applyAnswer(said, ways, {});
      return waitMs <= 0 ? ways.apply(found) : { kind: 'again', detail: NOT_KNOWN_YET, ...within };
    }
    default:
      return policy satisfies never;
  }
}

/** What does not leave now, or is refused because of who asks, says nothing of what left before. */
async function sendAgain({ send }: Ways): Promise<LookUpAnswer | null> {
  const said = await send();
  if (said?.unsent === true) return { kind: 'unknown', detail: NOT_REACHED };
  return said?.kind === 'failed' && SAYS_NOTHING.has(said.code ?? '')
    ? { kind: 'unknown', detail: `sent again, it was answered ${said.code}` }
    : said;
}

/** Refusals of whoever asks, of a key that is known already, or without a reason that is known. */
const SAYS_NOTHING: ReadonlySet<string> = new Set([
  'duplicate_transaction',
  'insufficient_service_permissions',
  'invalid_service_configuration',
  'invalid_service_credentials',
  'service_error',
  'service_network_error',
  'service_rate_limit',
  'service_resource_conflict',
  'unexpected_state',
  'unknown_error',
] satisfies readonly KnownErrorCode[]);

const NOT_REACHED = 'whoever it was sent to cannot be reached now';
const FORGOTTEN: LookUpAnswer = { kind: 'unknown', detail: 'the processor does not say' };
const NOT_SENT_AGAIN = 'what was sent is not there to be sent again, or the processor has forgotten its key';
const NOT_KNOWN_YET = 'the processor does not know it yet';

async function applyAnswer(
  said: LookUpAnswer,
  { apply }: Pick<Ways, 'apply'>,
  within: Readonly<{ withinMs?: number }>,
): Promise<Verdict> {
  if (said.kind !== 'unknown') return apply(said);
  return { kind: 'again', detail: typeof said.detail === 'string' ? said.detail : said.kind, ...within };
}
