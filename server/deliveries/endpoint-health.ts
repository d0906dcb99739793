import type { Health } from '../db/queries/webhook-queues.ts';
import { timestamp } from '../domain/timestamp.ts';
import type { Sent } from './send-delivery.ts';
import { REST_AFTER, restMs } from './schedule.ts';

/** Deliveries that an endpoint gets at once. */
export const AT_ONCE_MAX = 8;

/** How many more of its share may be sent at once: none while it rests, and one to find out how it does. */
export function roomOf(
  health: Health,
  { share, flying }: Readonly<{ share: number; flying: number }>,
  now: Date,
): number {
  if (isResting(health, now)) return 0;
  const atOnce = health.failures >= REST_AFTER ? 1 : Math.min(share, AT_ONCE_MAX);
  return Math.max(0, atOnce - flying);
}

export function isResting({ resting_until: until }: Health, now: Date): boolean {
  return until !== null && Date.parse(until) > now.getTime();
}

/** After an attempt. What was still under way when an endpoint began to rest makes no rest longer. */
export function healthAfter(health: Health, sent: Pick<Sent, 'outcome' | 'retryAfterMs'>, now: Date): Health {
  if (sent.outcome === 'delivered') return { failures: 0, failing_since: null, resting_until: null };
  if (isResting(health, now)) return health;
  const failures = health.failures + 1;
  const forMs = Math.max(restMs(failures), sent.retryAfterMs ?? 0);
  return {
    failures,
    failing_since: health.failing_since ?? timestamp(now),
    resting_until: forMs === 0 ? null : timestamp(new Date(now.getTime() + forMs)),
  };
}
