import type { TransactionStatus } from './transaction/machine.ts';

/**
 * What an anti-fraud service said of a payment. `error`: it answered that it cannot say; `exception`: no answer that
 * can be read; `skipped`: it was not asked, or could not be reached.
 */
export const ANTI_FRAUD_DECISIONS = ['accept', 'error', 'reject', 'review', 'exception', 'skipped'] as const;
export type AntiFraudDecision = (typeof ANTI_FRAUD_DECISIONS)[number];

/**
 * Where a payment stands with its anti-fraud service. `none`: nobody was, or is to be, asked. `asked`: before
 * anything else, and there is no answer yet. `passed`: it goes on as if nobody had been asked. All others are
 * authorized without a capture: `due` for the service to be asked then, `review` for a person to decide, `accepted`
 * to be captured where that is intended, `rejected` to be given back.
 */
export const SCREENINGS = ['none', 'asked', 'passed', 'due', 'review', 'accepted', 'rejected'] as const;
export type Screening = (typeof SCREENINGS)[number];

/** It is authorized first, and captured in a message of its own, if at all. */
export function isCaptureHeld(screening: Screening): boolean {
  return ['due', 'review', 'accepted', 'rejected'].includes(screening);
}

/** Nobody may capture it now. */
export function isHeldBack(screening: Screening): boolean {
  return ['due', 'review', 'rejected'].includes(screening);
}

/** The service knows of the payment. */
export function isScreened(screening: Screening): boolean {
  return screening !== 'none' && screening !== 'due';
}

/** What anti-fraud services are told of: how a payment ended, and that its money is held. */
export type PaymentEnd = 'authorized' | 'captured' | 'declined' | 'failed' | 'voided' | 'returned';

const ENDS: Readonly<Partial<Record<TransactionStatus, PaymentEnd>>> = {
  authorized: 'authorized',
  captured: 'captured',
  declined: 'declined',
  failed: 'failed',
  voided: 'voided',
  expired: 'voided',
  returned: 'returned',
};

/** Null while it is on its way. */
export function paymentEndOf(status: TransactionStatus): PaymentEnd | null {
  return ENDS[status] ?? null;
}

type Closing = Partial<Readonly<{ pending_review: false; anti_fraud_decision: AntiFraudDecision }>>;

const OVER: ReadonlySet<TransactionStatus> = new Set(['declined', 'failed', 'voided', 'expired', 'returned']);

/** What of a screening is over when a payment ends before anybody decided. */
export function screeningEnd(screening: Screening, status: TransactionStatus): Closing {
  if (!OVER.has(status)) return {};
  if (screening === 'review') return { pending_review: false };
  return screening === 'due' ? { anti_fraud_decision: 'skipped' } : {};
}
