import type { Health } from '../db/queries/webhook-queues.ts';
import {
  type BackOff,
  type CircuitBreaker,
  breakerAfterFailure,
  breakerStateAt,
} from '../domain/circuit-breaker.ts';
import { timestamp } from '../domain/timestamp.ts';
import type { AttemptResult } from './send-delivery.ts';

/** Deliveries that an endpoint gets at once. */
export const AT_ONCE_MAX = 8;

/** Failures in a row that open the breaker. */
const FAILURES_TO_OPEN = 5;
/** At most less than most delays, so that the only delivery of an endpoint loses none of its attempts to it. */
const BACK_OFF: BackOff = { firstMs: 5_000, maxMs: 300_000 };

/**
 * Circuit breaker of an endpoint: how many more of its share may be sent at once. None while it is open, and one, the
 * probe, while it is half-open.
 */
export function roomOf(
  health: Health,
  { share, inFlight }: Readonly<{ share: number; inFlight: number }>,
  now: Date,
): number {
  const atOnce = { closed: Math.min(share, AT_ONCE_MAX), 'half-open': 1, open: 0 };
  return Math.max(0, atOnce[breakerStateAt(breakerOf(health), now.getTime())] - inFlight);
}

/** After an attempt. What was still under way when the breaker opened keeps it open no longer. */
export function healthAfter(
  health: Health,
  sent: Pick<AttemptResult, 'outcome' | 'retryAfterMs'>,
  now: Date,
): Health {
  if (sent.outcome === 'delivered') return { failures: 0, failing_since: null, resting_until: null };
  const before = breakerOf(health);
  const failures = health.failures + 1;
  const after = breakerAfterFailure(before, BACK_OFF, {
    nowMs: now.getTime(),
    isTooMany: failures >= FAILURES_TO_OPEN,
    atLeastMs: sent.retryAfterMs ?? 0,
  });
  if (after === before) return health;

  return {
    failures,
    failing_since: health.failing_since ?? timestamp(now),
    resting_until: after.openUntilMs === null ? null : timestamp(new Date(after.openUntilMs)),
  };
}

/** The row knows only failures in a row: each from the fifth on has opened the breaker. */
function breakerOf({ failures, resting_until: openUntil }: Health): CircuitBreaker {
  return {
    openings: Math.max(0, failures - FAILURES_TO_OPEN + 1),
    openUntilMs: openUntil === null ? null : Date.parse(openUntil),
  };
}
