import type { TransactionId } from '../ids.ts';
import type { Timestamp } from '../timestamp.ts';
import type { RetryCause } from './schedules.ts';

/**
 * `armed`: the payment has not been declined. `planned`: the next attempt has its time. `attempting`: it is being made,
 * or its outcome is not known yet. `recovered`: an attempt was approved. `given_up`: no further attempt makes sense, or
 * none is left. `stopped`: somebody ended it.
 */
export const RETRY_STATUSES = ['armed', 'planned', 'attempting', 'recovered', 'given_up', 'stopped'] as const;
export type RetryStatus = (typeof RETRY_STATUSES)[number];

/** Retries of a declined charge, as its transaction has them stored. */
export type RetryState = Readonly<{
  status: RetryStatus;
  until: Timestamp;
  max_attempts: number;
  /** The payment service that the request named. */
  payment_service_id: string | null;
  /** Chosen at the first decline that has one, and the cause that the next attempt is planned and counted for by it. */
  schedule: string | null;
  cause: RetryCause | null;
  declined_at: Timestamp | null;
  attempts_made: number;
  next_attempt_at: Timestamp | null;
  /** Every attempt, in their order. */
  attempt_ids: readonly TransactionId[];
  /** The last attempt. */
  transaction_id: TransactionId | null;
  reason: string | null;
  /** It ends with the attempt that is being made. */
  stopping: boolean;
}>;

/** A transaction that is one attempt at another, which was declined. */
export type RetryLink = Readonly<{ status: 'attempt'; of: TransactionId }>;

/** For how long a charge is tried where the request does not say, and at most. */
export const RETRY_DAYS = 30;
export const RETRY_DAYS_MAX = 60;

export function newRetry(
  terms: Pick<RetryState, 'until' | 'max_attempts' | 'payment_service_id'>,
): RetryState {
  return {
    ...terms,
    status: 'armed',
    schedule: null,
    cause: null,
    declined_at: null,
    attempts_made: 0,
    next_attempt_at: null,
    attempt_ids: [],
    transaction_id: null,
    reason: null,
    stopping: false,
  };
}
