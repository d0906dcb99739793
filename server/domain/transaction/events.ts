import type { OperationKind } from '../operation/operation-machine.ts';
import type { TransactionStatus } from './machine.ts';

/** The published names that this service writes to a transaction's timeline. */
export type TransactionEventName =
  | 'transaction-updated-status'
  | 'transaction-sync-event'
  | 'transaction-sync-failed-event'
  | 'transaction-modified-event'
  | 'payment-connector-response-transaction-authorization-succeeded'
  | 'payment-connector-response-transaction-authorization-failed'
  | 'payment-connector-response-transaction-declined'
  | 'payment-connector-response-transaction-capture-succeeded'
  | 'payment-connector-response-transaction-capture-failed'
  | 'payment-connector-response-transaction-capture-declined'
  | 'payment-connector-response-transaction-cancel-succeeded'
  | 'payment-connector-response-transaction-cancel-pending'
  | 'payment-connector-response-transaction-cancel-failed'
  | 'payment-connector-response-transaction-void-succeeded'
  | 'payment-connector-response-transaction-void-declined'
  | 'payment-connector-response-transaction-void-failed'
  | 'payment-connector-response-transaction-authorization-increment-succeeded'
  | 'payment-connector-response-transaction-authorization-increment-failed'
  | 'gift-card-redemption-succeeded'
  | 'gift-card-redemption-failed'
  | 'gift-card-refund-succeeded'
  | 'gift-card-refund-failed'
  | 'gift-card-reversal-succeeded'
  | 'network-token-provision-succeeded'
  | 'network-token-provision-failed'
  | 'network-token-cryptogram-provision-succeeded'
  | 'network-token-cryptogram-provision-failed'
  | 'three-d-secure-success'
  | 'three-d-secure-request-error'
  | 'three-d-secure-preparation-request'
  | 'three-d-secure-authentication-request'
  | 'three-d-secure-result-request'
  | 'digital-wallet-apple-pay-token-decrypted'
  | 'digital-wallet-google-pay-token-decrypted'
  | 'digital-wallet-click-to-pay-token-decrypted'
  | 'digital-wallet-paze-token-decrypted'
  | 'payment-connector-report-transaction-settled'
  | 'payment-connector-report-refund-settled'
  | 'payment-connector-report-chargeback-posted'
  | 'payment-connector-report-chargeback-reversal-posted'
  | 'anti-fraud-decision'
  | 'anti-fraud-decision-error'
  | 'anti-fraud-decision-skipped'
  | 'anti-fraud-webhook'
  | 'anti-fraud-transaction-status-update'
  | 'anti-fraud-transaction-status-update-error'
  | 'flow-rule-applied'
  | 'payment-service-avoided'
  | 'fraud-list-allowed'
  | 'three-d-secure-exemption'
  | 'reauthorization-attempted'
  | 'reauthorization-created'
  | 'retry-planned'
  | 'retry-made'
  | 'retry-recovered'
  | 'retry-ended'
  | 'payment-connector-external-transaction-request'
  | 'payment-connector-transaction-webhook-processed';
export type TransactionEvent = Readonly<{
  name: TransactionEventName;
  context: Readonly<Record<string, unknown>>;
}>;

/** The published names of outbound events, and the resource each carries. */
export type WebhookEventName =
  | 'transaction.authorized'
  | 'transaction.authentication-pending'
  | 'transaction.authenticated'
  | 'transaction.captured'
  | 'transaction.capture-pending'
  | 'transaction.capture-failed'
  | 'transaction.declined'
  | 'transaction.failed'
  | 'transaction.modified'
  | 'transaction.retry-ended'
  | 'transaction.retry-planned'
  | 'transaction.retry-recovered'
  | 'transaction.review-accepted'
  | 'transaction.settled'
  | 'transaction.voided'
  | 'transaction.void-pending'
  | 'transaction.void-declined'
  | 'transaction.void-failed'
  | 'capture.succeeded'
  | 'capture.pending'
  | 'capture.declined'
  | 'capture.failed'
  | 'refund.succeeded'
  | 'refund.processing'
  | 'refund.declined'
  | 'refund.failed'
  | 'monitoring.incident.created'
  | 'payment-method.authorization-updated'
  | 'payment-method.authorization-update-required'
  | 'payment-method.paused'
  | 'payment-method.deleted';
export type WebhookEvent = Readonly<{
  name: WebhookEventName;
  target: 'transaction' | 'capture' | 'refund' | 'incident';
}>;

/** Who is told of money that nobody expected: a person has to look at the transaction. */
export const TOLD_OF_UNEXPECTED = [
  { name: 'transaction.modified', target: 'transaction' },
  { name: 'monitoring.incident.created', target: 'incident' },
] as const satisfies readonly WebhookEvent[];

export type Result = 'succeeded' | 'pending' | 'declined' | 'failed' | 'unknown';

/**
 * What a processor answered to each kind of operation, on the timeline. What has no name of its own stands
 * under the general one, with its kind in the context.
 */
export function eventNameOf(kind: OperationKind, result: Result): TransactionEventName {
  return EVENT_NAMES[kind]?.[result] ?? 'payment-connector-external-transaction-request';
}

const EVENT_NAMES: Readonly<
  Partial<Record<OperationKind, Readonly<Partial<Record<Result, TransactionEventName>>>>>
> = {
  authorize: {
    succeeded: 'payment-connector-response-transaction-authorization-succeeded',
    declined: 'payment-connector-response-transaction-declined',
    failed: 'payment-connector-response-transaction-authorization-failed',
  },
  capture: {
    succeeded: 'payment-connector-response-transaction-capture-succeeded',
    declined: 'payment-connector-response-transaction-capture-declined',
    failed: 'payment-connector-response-transaction-capture-failed',
  },
  void: {
    succeeded: 'payment-connector-response-transaction-void-succeeded',
    declined: 'payment-connector-response-transaction-void-declined',
    failed: 'payment-connector-response-transaction-void-failed',
  },
  cancel: {
    succeeded: 'payment-connector-response-transaction-cancel-succeeded',
    pending: 'payment-connector-response-transaction-cancel-pending',
    declined: 'payment-connector-response-transaction-cancel-failed',
    failed: 'payment-connector-response-transaction-cancel-failed',
  },
  increment: {
    succeeded: 'payment-connector-response-transaction-authorization-increment-succeeded',
    declined: 'payment-connector-response-transaction-authorization-increment-failed',
    failed: 'payment-connector-response-transaction-authorization-increment-failed',
  },
};

/** What the world outside hears when a transaction comes to a status. */
export const STATUS_WEBHOOKS: Readonly<Record<TransactionStatus, WebhookEventName | null>> = {
  processing: null,
  buyer_approval_pending: 'transaction.authentication-pending',
  pending: null,
  transfer_pending: 'transaction.authentication-pending',
  authorized: 'transaction.authorized',
  capture_pending: 'transaction.capture-pending',
  captured: 'transaction.captured',
  void_pending: 'transaction.void-pending',
  voided: 'transaction.voided',
  declined: 'transaction.declined',
  failed: 'transaction.failed',
  expired: 'transaction.failed',
  returned: 'transaction.failed',
};

const OPERATION_WEBHOOKS: Readonly<
  Partial<Record<OperationKind, Readonly<Record<Result, readonly WebhookEventName[]>>>>
> = {
  capture: {
    succeeded: ['capture.succeeded'],
    pending: ['capture.pending', 'transaction.capture-pending'],
    unknown: ['capture.pending', 'transaction.capture-pending'],
    declined: ['capture.declined', 'transaction.capture-failed'],
    failed: ['capture.failed', 'transaction.capture-failed'],
  },
  void: {
    succeeded: [],
    pending: ['transaction.void-pending'],
    unknown: ['transaction.void-pending'],
    declined: ['transaction.void-declined'],
    failed: ['transaction.void-failed'],
  },
  refund: {
    succeeded: ['refund.succeeded'],
    pending: ['refund.processing'],
    unknown: ['refund.processing'],
    declined: ['refund.declined'],
    failed: ['refund.failed'],
  },
};

/** `status` is the transaction's. One that is captured already waits for no further capture, and is not voided. */
export function operationWebhooks(
  kind: OperationKind,
  result: Result,
  status: TransactionStatus,
): readonly WebhookEvent[] {
  return (OPERATION_WEBHOOKS[kind]?.[result] ?? [])
    .filter(
      (name) =>
        (name !== 'transaction.capture-pending' || status === 'capture_pending') &&
        (name !== 'transaction.void-pending' || status === 'void_pending'),
    )
    .map((name) => ({
      name,
      target: name.startsWith('transaction.') ? 'transaction' : kind === 'capture' ? 'capture' : 'refund',
    }));
}
