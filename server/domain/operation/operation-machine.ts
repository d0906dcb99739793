/**
 * The life of one operation. `sent` is committed before the processor is called; `unknown` means that it may
 * have happened: nothing else runs until recovery or a processor event resolves it.
 */
export const OPERATION_STATUSES = [
  'sent',
  'unknown',
  'pending',
  'succeeded',
  'declined',
  'failed',
  'voided',
] as const;
export type OperationStatus = (typeof OPERATION_STATUSES)[number];

const OPERATION_MACHINE: Readonly<Record<OperationStatus, readonly OperationStatus[]>> = {
  sent: ['unknown', 'pending', 'succeeded', 'declined', 'failed'],
  unknown: ['unknown', 'pending', 'succeeded', 'declined', 'failed'],
  pending: ['pending', 'succeeded', 'declined', 'failed', 'voided'],
  succeeded: [],
  declined: [],
  failed: [],
  voided: [],
};

export function canBecome(from: OperationStatus, to: OperationStatus): boolean {
  return OPERATION_MACHINE[from].includes(to);
}

/**
 * A bank may send back what a processor had called refunded: the account is closed, the card replaced
 * (https://docs.stripe.com/refunds#failed-refunds; Adyen's REFUND_FAILED; GoCardless's `funds_returned`). It is the
 * one success that ends.
 */
export function comesBack(kind: OperationKind, from: OperationStatus, to: OperationStatus): boolean {
  return kind === 'refund' && from === 'succeeded' && (to === 'declined' || to === 'failed');
}

/** Its outcome is not known: the only statuses that recovery looks at. */
export function isUnresolved(status: OperationStatus): boolean {
  return status === 'sent' || status === 'unknown';
}

export function isFinal(status: OperationStatus): boolean {
  return OPERATION_MACHINE[status].length === 0;
}

/** Every kind of operation that a processor performs. */
export type OperationKind = 'authorize' | 'capture' | 'void' | 'refund' | 'cancel' | 'increment' | 'sync';

export function printOperationMachine(): string {
  const lines = OPERATION_STATUSES.map(
    (status) => `${status.padEnd(10)} → ${OPERATION_MACHINE[status].join(', ') || '·'}\n`,
  );
  return `${lines.join('')}a refund that came back: succeeded → declined, failed\n`;
}
