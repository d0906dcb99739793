/**
 * Circuit breaker: closed while what it guards does well; open, and nothing is to be sent, once it failed too often;
 * half-open after its time, when one probe may find out. A success closes it. A probe that fails opens it anew, for
 * twice as long each time (back-off). Who uses it counts the failures that open it, and keeps the state.
 */
export type CircuitBreaker = Readonly<{
  /** How often it has opened since it was last closed. */
  openings: number;
  openUntilMs: number | null;
}>;

/** How long it is open: at first, and at most. */
export type BackOff = Readonly<{ firstMs: number; maxMs: number }>;

export const CLOSED_BREAKER: CircuitBreaker = { openings: 0, openUntilMs: null };

export function breakerStateAt(breaker: CircuitBreaker, nowMs: number): 'closed' | 'open' | 'half-open' {
  if (breaker.openUntilMs !== null && nowMs < breaker.openUntilMs) return 'open';
  return breaker.openings === 0 ? 'closed' : 'half-open';
}

/**
 * After a failure. What was still under way when the breaker opened keeps it open no longer. `isTooMany`: it opens a
 * closed one, too. `atLeastMs`: how long the other side wants to be left alone, which opens it in any case.
 */
export function breakerAfterFailure(
  breaker: CircuitBreaker,
  backOff: BackOff,
  { nowMs, isTooMany, atLeastMs = 0 }: Readonly<{ nowMs: number; isTooMany: boolean; atLeastMs?: number }>,
): CircuitBreaker {
  const state = breakerStateAt(breaker, nowMs);
  if (state === 'open') return breaker;
  const openings = state === 'half-open' || isTooMany ? breaker.openings + 1 : 0;
  const forMs = Math.max(backOffMs(openings, backOff), atLeastMs);
  return { openings, openUntilMs: forMs === 0 ? null : nowMs + forMs };
}

/** Exponential back-off: how long after the first, second, … time; 0 after none. */
function backOffMs(times: number, { firstMs, maxMs }: BackOff): number {
  return times === 0 ? 0 : Math.min(firstMs * 2 ** (times - 1), maxMs);
}
