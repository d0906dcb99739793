import { type ConnectionError, retryAfterOf } from './errors.ts';
import type { WireAnswer } from './transport.ts';

/** How often, and for how long, the same request is sent. */
export type RetryPolicy = Readonly<{
  /** The first one counts. */
  tries: number;
  /** No other try begins later than that. */
  budgetMs: number;
  /** Milliseconds before the first repetition; each further pause is twice as long. */
  firstPauseMs: number;
  /** Milliseconds that a pause takes at most. */
  longestPauseMs: number;
}>;

export const DEFAULT_RETRY: RetryPolicy = {
  tries: 3,
  budgetMs: 30_000,
  firstPauseMs: 250,
  longestPauseMs: 8_000,
};

/** What one try came to: an answer, or none. */
export type TryResult = WireAnswer | ConnectionError;

export function isAnswer(result: TryResult): result is WireAnswer {
  return 'status' in result;
}

/**
 * How long to wait before the same request goes out again; null: it does not. `isRepeatable`: it reads only, or has
 * an idempotency key. What is not is repeated only where it certainly was not carried out.
 */
export function pauseBeforeNext(
  result: TryResult,
  { tried, isRepeatable, policy }: Readonly<{ tried: number; isRepeatable: boolean; policy: RetryPolicy }>,
): number | null {
  if (tried >= policy.tries) return null;
  // full jitter: many clients that failed at once do not come back at once
  const pauseMs = Math.random() * Math.min(policy.longestPauseMs, policy.firstPauseMs * 2 ** (tried - 1));
  if (!isAnswer(result)) return isRepeatable || !result.mayHaveArrived ? pauseMs : null;
  const { status, headers } = result;
  const afterSeconds = status === 429 || status === 503 ? retryAfterOf(headers) : null;
  // Not so a 503: where the database goes away behind the work, nobody knows what became of it.
  const isUndone = status === 429 && afterSeconds !== null;
  const isPassing = status >= 500 || status === 429 || isBeingProcessed(result);
  return isUndone || (isRepeatable && isPassing) ? Math.max((afterSeconds ?? 0) * 1000, pauseMs) : null;
}

/**
 * Whether this answer leaves open what became of a request under an idempotency key: nothing came, a fault, or its
 * first request still runs.
 */
export function leavesOpen(result: TryResult): boolean {
  return isAnswer(result) ? result.status >= 500 || isBeingProcessed(result) : result.mayHaveArrived;
}

/**
 * Whether the answer is the one of the operation, and closes what an earlier try left open. A refusal at the door
 * (access, rate limit) says nothing of the try before it.
 */
export function isFinal(result: TryResult): boolean {
  if (!isAnswer(result) || leavesOpen(result)) return false;
  return ![401, 403, 408, 425, 429].includes(result.status);
}

function isBeingProcessed({ status, bytes }: WireAnswer): boolean {
  return status === 409 && Buffer.from(bytes).includes('"concurrent_request"');
}
