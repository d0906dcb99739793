/**
 * Every status of a transaction, in our own words (`2026-11-01`). `transfer_pending` is told as `pending`: a
 * transfer that its buyer still has to approve.
 */
export const TRANSACTION_STATUSES = [
  'processing',
  'buyer_approval_pending',
  'pending',
  'transfer_pending',
  'authorized',
  'capture_pending',
  'captured',
  'void_pending',
  'voided',
  'declined',
  'failed',
  'expired',
  'returned',
] as const;
export type TransactionStatus = (typeof TRANSACTION_STATUSES)[number];

/** What a merchant or a clock asks for. An empty cell is refused. */
export const COMMANDS = ['capture', 'void', 'cancel', 'refund', 'increment', 'sync', 'expire'] as const;
export type Command = (typeof COMMANDS)[number];

/**
 * What a processor reports of one operation. An empty cell is recorded, ignored and counted. `refused` is
 * declined or failed.
 */
const REPORTS = [
  'authorize_approval_needed',
  'authorize_pending',
  'authorize_transfer',
  'authorize_authorized',
  'authorize_captured',
  'authorize_declined',
  'authorize_failed',
  'capture_pending',
  'capture_succeeded',
  'capture_refused',
  'void_pending',
  'void_succeeded',
  'void_refused',
  'cancel_pending',
  'cancel_succeeded',
  'cancel_refused',
  'refund_pending',
  'refund_succeeded',
  'refund_refused',
  'increment_pending',
  'increment_succeeded',
  'increment_refused',
  'returned',
] as const;
export type Report = (typeof REPORTS)[number];
type Trigger = Command | Report;

/**
 * Where each status goes. Commands that start an operation move to the status in which its outcome is
 * awaited.
 */
export const MACHINE: Readonly<
  Record<TransactionStatus, Readonly<Partial<Record<Trigger, TransactionStatus>>>>
> = {
  processing: {
    cancel: 'processing',
    sync: 'processing',
    authorize_approval_needed: 'buyer_approval_pending',
    authorize_pending: 'pending',
    authorize_transfer: 'transfer_pending',
    authorize_authorized: 'authorized',
    authorize_captured: 'captured',
    authorize_declined: 'declined',
    authorize_failed: 'failed',
    cancel_pending: 'processing',
    cancel_succeeded: 'failed',
    cancel_refused: 'processing',
  },
  buyer_approval_pending: {
    cancel: 'buyer_approval_pending',
    sync: 'buyer_approval_pending',
    expire: 'expired',
    authorize_approval_needed: 'buyer_approval_pending',
    authorize_pending: 'pending',
    authorize_authorized: 'authorized',
    authorize_captured: 'captured',
    authorize_declined: 'declined',
    authorize_failed: 'failed',
    cancel_pending: 'buyer_approval_pending',
    cancel_succeeded: 'failed',
    cancel_refused: 'buyer_approval_pending',
  },
  pending: {
    cancel: 'pending',
    sync: 'pending',
    expire: 'expired',
    authorize_pending: 'pending',
    authorize_authorized: 'authorized',
    authorize_captured: 'captured',
    authorize_declined: 'declined',
    authorize_failed: 'failed',
    cancel_pending: 'pending',
    cancel_succeeded: 'failed',
    cancel_refused: 'pending',
  },
  transfer_pending: {
    cancel: 'transfer_pending',
    sync: 'transfer_pending',
    expire: 'expired',
    authorize_pending: 'pending',
    authorize_transfer: 'transfer_pending',
    authorize_authorized: 'authorized',
    authorize_captured: 'captured',
    authorize_declined: 'declined',
    authorize_failed: 'failed',
    cancel_pending: 'transfer_pending',
    cancel_succeeded: 'failed',
    cancel_refused: 'transfer_pending',
  },
  authorized: {
    capture: 'capture_pending',
    void: 'void_pending',
    increment: 'authorized',
    sync: 'authorized',
    expire: 'expired',
    capture_succeeded: 'captured',
    void_succeeded: 'voided',
    increment_pending: 'authorized',
    increment_succeeded: 'authorized',
    increment_refused: 'authorized',
  },
  capture_pending: {
    capture: 'capture_pending',
    sync: 'capture_pending',
    capture_pending: 'capture_pending',
    capture_succeeded: 'captured',
    capture_refused: 'authorized',
  },
  // Its rest, where it was captured in part and more may follow, is voided, or expires.
  captured: {
    capture: 'captured',
    void: 'captured',
    expire: 'captured',
    refund: 'captured',
    sync: 'captured',
    capture_pending: 'captured',
    capture_succeeded: 'captured',
    capture_refused: 'captured',
    void_pending: 'captured',
    void_succeeded: 'captured',
    void_refused: 'captured',
    refund_pending: 'captured',
    refund_succeeded: 'captured',
    refund_refused: 'captured',
    returned: 'returned',
  },
  void_pending: {
    sync: 'void_pending',
    void_pending: 'void_pending',
    void_succeeded: 'voided',
    void_refused: 'authorized',
  },
  voided: { sync: 'voided' },
  declined: { sync: 'declined' },
  failed: { sync: 'failed' },
  expired: { sync: 'expired' },
  // The bank took the money back; what was under way still ends.
  returned: {
    refund: 'returned',
    sync: 'returned',
    capture_pending: 'returned',
    capture_succeeded: 'returned',
    capture_refused: 'returned',
    void_pending: 'returned',
    void_succeeded: 'returned',
    void_refused: 'returned',
    refund_pending: 'returned',
    refund_succeeded: 'returned',
    refund_refused: 'returned',
    returned: 'returned',
  },
};

/** It waits for its buyer, or for money that is on its way; only then is there something to expire or cancel. */
export function isAwaited(status: TransactionStatus): boolean {
  return status === 'buyer_approval_pending' || status === 'pending' || status === 'transfer_pending';
}

/** It took nothing, and nothing leads out of it. Of `expired`, where nothing was authorized: it may be a hold's end. */
export function isUnpaidEnd(status: TransactionStatus): boolean {
  return status === 'declined' || status === 'failed' || status === 'expired';
}

const ENDED: ReadonlySet<TransactionStatus> = new Set(['declined', 'failed', 'expired', 'voided']);

/** Nothing was taken, or what was held is let go of: no money is waited for any more. */
export function isEnded(status: TransactionStatus): boolean {
  return ENDED.has(status);
}

/** The status after a trigger; null where the cell is empty. */
export function move(from: TransactionStatus, trigger: Trigger): TransactionStatus | null {
  return MACHINE[from][trigger] ?? null;
}

/** The whole matrix as text, for the golden file: statuses across, triggers down. */
export function printMachine(): string {
  const width = Math.max(...[...COMMANDS, ...REPORTS].map((trigger) => trigger.length));
  const line = (name: string, cells: readonly string[]): string =>
    [
      name.padEnd(width),
      ...cells.map((cell, index) => cell.padEnd(Math.max(columnWidth(index), cell.length))),
    ]
      .join('  ')
      .trimEnd();
  const rows = (triggers: readonly Trigger[]): string[] =>
    triggers.map((trigger) =>
      line(
        trigger,
        TRANSACTION_STATUSES.map((status) => move(status, trigger) ?? '·'),
      ),
    );

  return [line('', TRANSACTION_STATUSES), '', ...rows(COMMANDS), '', ...rows(REPORTS), ''].join('\n');
}

function columnWidth(index: number): number {
  const status = TRANSACTION_STATUSES[index];
  if (status === undefined) return 0;
  return Math.max(status.length, ...Object.values(MACHINE[status]).map((target) => target.length));
}
