import type { ProcessorChange, RefundFacts } from '../../connectors/events.ts';
import { getTransactionRow, listOperations } from '../../db/queries/transactions.ts';
import type { OperationRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { TransactionId } from '../../domain/ids.ts';
import { isUnresolved } from '../../domain/operation/operation-machine.ts';
import { wordsMasked } from '../../domain/outcome.ts';
import { timestamp } from '../../domain/timestamp.ts';
import type { Reported } from '../../domain/transaction/changes.ts';
import { eventNameOf } from '../../domain/transaction/events.ts';
import { contextOf } from '../../domain/transaction/facts.ts';
import { move } from '../../domain/transaction/machine.ts';
import { leftToRefund } from '../../domain/transaction/state.ts';
import { isTendering } from '../../domain/transaction/tenders.ts';
import { type Change, changeTransaction } from '../../operations/change.ts';
import { eventRows, newOperation, webhookRows } from '../../operations/rows.ts';
import { PENDING_LOOK_MS } from '../../operations/retry-schedule.ts';
import type { Parts } from '../../parts.ts';
import type { PaymentService } from '../../payment-services/payment-services.ts';
import { Problem } from '../../problem/problem.ts';
import type { Heard, Step } from '../operation/commit-outcome.ts';
import { settle } from '../operation/settle.ts';

type RefundChange = Extract<ProcessorChange, { kind: 'operation' }> & Readonly<{ refund: RefundFacts }>;
type Known = Exclude<Reported, { kind: 'unknown' }>;

/**
 * A refund that nobody asked for here: in the processor's dashboard, by its support, or through its API by somebody
 * else. It becomes one of ours as if it had been accepted, and then ends as its event says, by the same two statements
 * as every other. It is known by the processor's own id of it, so further events find it; a process that dies in
 * between has the event sent again, and finds it, too.
 */
export async function takeRefundElsewhere(
  parts: Parts,
  service: PaymentService,
  transactionId: TransactionId,
  { outcome, refund }: RefundChange,
  heard: Heard,
): Promise<'applied' | 'recorded' | 'ignored'> {
  if (outcome.kind === 'unknown') return 'ignored';
  const step = await enter(parts, service, transactionId, outcome, refund);
  if (step === null) return 'ignored';
  const settled = await settle(parts, step, outcome, null, heard);
  if (settled.ignored !== null) return 'ignored';
  return settled.heard ? 'recorded' : 'applied';
}

/** The refund in the books, as one that was accepted. Null where it has no place there, and a person is told. */
function enter(
  parts: Parts,
  service: PaymentService,
  transactionId: TransactionId,
  outcome: Known,
  refund: RefundFacts,
): Promise<Step | null> {
  const { merchantAccountId } = service;
  // The transaction first: a refund that is written after this was read raises the version, and this try is lost.
  const read = () => getTransactionRow(parts.db, merchantAccountId, transactionId);
  return changeTransaction(parts, read, async (transaction: TransactionRow): Promise<Change<Step | null>> => {
    const refunds = await listOperations(parts.db, merchantAccountId, transactionId, 'refund');
    const known = refunds.find(
      ({ processor_reference, payment_service_id }) =>
        processor_reference === refund.reference && payment_service_id === service.id,
    );
    if (known !== undefined) return { write: null, result: { transaction, operation: known } };
    waitFor(transaction, refunds, refund);
    const step = stepOf(parts, service, transaction, refund);
    const why = hindrance(transaction, refund);
    return why === null ? entered(step, refund) : refused(parts, step, outcome, why);
  });
}

/** What is under way may be this refund, or make room for it: the processor is told to send its event again. */
function waitFor(
  transaction: TransactionRow,
  refunds: readonly OperationRow[],
  { money }: RefundFacts,
): void {
  const mayBeOurs = refunds.some(
    ({ status, processor_reference, amount }) =>
      isUnresolved(status) && processor_reference === null && amount === money.minor,
  );
  const hasRoomSoon =
    leftToRefund(transaction) < money.minor &&
    (transaction.refunding_amount > 0n || transaction.capturing_amount > 0n);
  if (mayBeOurs || hasRoomSoon || isTendering(transaction.tenders))
    throw new Problem('too_early', {
      message: 'Another operation on this payment is still under way; send the event again',
    });
}

/** Why it cannot be in the books, which never refund more than they captured. */
function hindrance(transaction: TransactionRow, { money }: RefundFacts): string | null {
  if (money.currency !== transaction.currency) return 'it is in another currency';
  if (move(transaction.status, 'refund') === null) return `the transaction is ${transaction.status}`;
  return money.minor <= leftToRefund(transaction) ? null : 'it is more than can still be refunded';
}

function stepOf(
  parts: Parts,
  service: PaymentService,
  transaction: TransactionRow,
  { money, reference }: RefundFacts,
): Step {
  const now = parts.clock.nowFor(transaction.merchant_account_id);
  const given = {
    kind: 'refund',
    amount: money.minor,
    status: 'pending',
    payment_service_id: service.id,
    processor_reference: reference,
    of_reference: transaction.payment_service_transaction_id,
    reason: MADE_ELSEWHERE,
    details: { made_elsewhere: true },
  } as const;
  const times = { now, machineNow: parts.clock.now(), firstRecoveryMs: PENDING_LOOK_MS };
  return {
    transaction: {
      ...transaction,
      status: move(transaction.status, 'refund') ?? transaction.status,
      refunding_amount: transaction.refunding_amount + money.minor,
      updated_at: timestamp(now),
      version: transaction.version + 1n,
    },
    operation: newOperation(transaction, given, times),
  };
}

/** Shown as the refund's reason. */
const MADE_ELSEWHERE = 'Made at the processor';

function entered(step: Step, { reference }: RefundFacts): Change<Step> {
  const { status, refunding_amount, updated_at } = step.transaction;
  const context = { ...contextOf(step.operation, { kind: 'pending', reference }), made_elsewhere: true };
  const event = { name: eventNameOf('refund', 'pending'), context };
  const writing = {
    operations: [step.operation],
    events: eventRows(step.transaction, [event], new Date(updated_at)),
  };
  return { write: { patch: { status, refunding_amount, updated_at }, writing }, result: step };
}

/** Nothing moves. Told twice, by a process that died behind this, a person is told twice. */
function refused(parts: Parts, { transaction, operation }: Step, reported: Known, why: string): Change<null> {
  const outcome = wordsMasked(reported);
  // One that failed would have moved nothing.
  if (outcome.kind === 'declined' || outcome.kind === 'failed') return { write: null, result: null };
  parts.log.error(
    { transactionId: transaction.transaction_id, why, reference: operation.processor_reference },
    'a refund was made at the processor that the books cannot take: ask the processor',
  );
  const { updated_at } = transaction;
  const { operation_id: _none, ...context } = contextOf(operation, outcome);
  const event = {
    name: eventNameOf('refund', outcome.kind),
    context: { ...context, made_elsewhere: true, ignored: why },
  };
  const writing = {
    events: eventRows(transaction, [event], new Date(updated_at)),
    webhooks: webhookRows(transaction, null, TOLD, new Date(updated_at)),
  };
  return { write: { patch: { pending_review: true, updated_at }, writing }, result: null };
}

const TOLD = [
  { name: 'transaction.modified', target: 'transaction' },
  { name: 'monitoring.incident.created', target: 'transaction' },
] as const;
