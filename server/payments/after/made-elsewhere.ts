import type { MovedAmount, OperationKind } from '../../connectors/connector.ts';
import type { MadeFacts } from '../../connectors/events.ts';
import { getTransactionRow, listOperations } from '../../db/queries/transactions.ts';
import type { OperationRow, TransactionRow } from '../../db/queries/transaction-rows.ts';
import type { TransactionId } from '../../domain/ids.ts';
import { isFinal, isUnresolved } from '../../domain/operation/operation-machine.ts';
import { type Outcome, wordsMasked } from '../../domain/outcome.ts';
import { timestamp } from '../../domain/timestamp.ts';
import type { ReportedOutcome } from '../../domain/transaction/changes.ts';
import { eventNameOf } from '../../domain/transaction/events.ts';
import { contextOf } from '../../domain/transaction/facts.ts';
import { isAwaited, isEnded, move } from '../../domain/transaction/machine.ts';
import {
  type TransactionState,
  leftToCapture,
  leftToRefund,
  max,
  overRefund,
} from '../../domain/transaction/state.ts';
import { isTendering } from '../../domain/transaction/tenders.ts';
import { type Change, changeTransaction } from '../../operations/change.ts';
import { openIncident } from '../../operations/open-incident.ts';
import { eventRows, newOperation } from '../../operations/rows.ts';
import { PENDING_LOOK_MS } from '../../operations/retry-schedule.ts';
import type { MoneyParts, ReadParts } from '../../parts.ts';
import type { PaymentService } from '../../connections/connection-kinds.ts';
import { Problem } from '../../domain/problem.ts';
import type { ReceivedEvent, Step } from '../operation/commit-outcome.ts';
import { settle } from '../operation/settle.ts';

type ForeignOperation = Readonly<{
  operation: OperationKind;
  outcome: Outcome<MovedAmount>;
  made: MadeFacts;
  /** When the processor says it happened. */
  at: Date | null;
}>;
type KnownOutcome = Exclude<ReportedOutcome, { kind: 'unknown' }>;
type MadeElsewhere = Readonly<{ kind: MadeKind; facts: MadeFacts; outcome: KnownOutcome; at: Date | null }>;

type MadeKind = 'capture' | 'void' | 'refund';

/** What can be made elsewhere, and how it enters the books. */
const KINDS: Readonly<
  Record<
    MadeKind,
    Readonly<{
      fits(state: TransactionState, amount: bigint): boolean;
      reserve(state: TransactionState, facts: MadeFacts): Partial<TransactionState>;
      /** What is under way may make room for it. */
      hasRoomSoon(state: TransactionState): boolean;
      done: string;
    }>
  >
> = {
  capture: {
    fits: (state, amount) => amount <= leftToCapture(state),
    reserve: ({ capturing_amount, capture_closing }, { money, final = false }) => ({
      capturing_amount: capturing_amount + money.minor,
      capture_closing: capture_closing || final,
    }),
    hasRoomSoon: ({ capturing_amount }) => capturing_amount > 0n,
    done: 'captured',
  },
  // It lets go of all that is held.
  void: {
    fits: () => true,
    reserve: ({ status }) => (status === 'captured' ? { capture_closing: true } : {}),
    hasRoomSoon: () => false,
    done: 'voided',
  },
  refund: {
    // Whoever refunds at the processor may do so despite a chargeback.
    fits: (state, amount) => amount <= leftToRefund(state, true),
    reserve: (state, { money }) => {
      const refunding_amount = state.refunding_amount + money.minor;
      const over_refund_limit = max(state.over_refund_limit, overRefund({ ...state, refunding_amount }));
      return { refunding_amount, over_refund_limit };
    },
    hasRoomSoon: ({ refunding_amount, capturing_amount }) => refunding_amount > 0n || capturing_amount > 0n,
    done: 'refunded',
  },
};
const isMadeKind = (kind: string): kind is MadeKind => Object.hasOwn(KINDS, kind);

/**
 * A capture, void or refund that nobody asked for here: in the processor's dashboard, by its support, or through its
 * API by somebody else. It becomes one of ours as if it had been accepted, and then ends as its event says, by the
 * same two statements as every other. It is known by the processor's own id of it, so further events find it; a
 * process that dies in between has the event sent again, and finds it, too.
 */
export async function takeMadeElsewhere(
  parts: MoneyParts,
  service: PaymentService,
  transactionId: TransactionId,
  { operation: kind, outcome, made: facts, at }: ForeignOperation,
  heard: ReceivedEvent,
): Promise<'applied' | 'recorded' | 'ignored'> {
  if (outcome.kind === 'unknown' || !isMadeKind(kind)) return 'ignored';
  const step = await enter(parts, service, transactionId, { kind, facts, outcome, at });
  if (step === null) return 'ignored';
  const settled = await settle(parts, step, outcome, null, heard);
  if (settled.ignored !== null) return 'ignored';
  return settled.heard ? 'recorded' : 'applied';
}

/** In the books, as one that was accepted. Null where it has no place there; a person is told, if that matters. */
function enter(
  parts: MoneyParts,
  service: PaymentService,
  transactionId: TransactionId,
  made: MadeElsewhere,
): Promise<Step | null> {
  const { merchantAccountId } = service;
  // The transaction first: an operation that is written after this was read raises the version, and this try is lost.
  const read = () => getTransactionRow(parts.db, merchantAccountId, transactionId);
  return changeTransaction(parts, read, async (transaction: TransactionRow): Promise<Change<Step | null>> => {
    const operations = await listOperations(parts.db, merchantAccountId, transactionId, made.kind);
    const known = operations.find((one) => one.payment_service_id === service.id && isThis(one, made));
    if (known !== undefined) return { write: null, result: { transaction, operation: known } };
    if (isMoot(transaction, made) || cameWithPayment(transaction, operations, made))
      return { write: null, result: null };
    waitFor(parts, service, transaction, operations, made);
    const step = stepOf(parts, service, transaction, made);
    const why = hindrance(transaction, made);
    return why === null ? enterOperation(step, made) : await refuseOperation(parts, step, made, why);
  });
}

/** All that is held is let go of once: a void of ours that is under way has ended by that. */
function isThis(
  { processor_reference, status }: OperationRow,
  { kind, facts, outcome }: MadeElsewhere,
): boolean {
  return (
    processor_reference === facts.reference ||
    (kind === 'void' && outcome.kind === 'succeeded' && !isFinal(status))
  );
}

/** A void of what is not held any more. */
function isMoot(
  { status, captured_amount, authorized_amount, held_amount }: TransactionRow,
  { kind }: MadeElsewhere,
): boolean {
  if (kind !== 'void') return false;
  const isLeft = captured_amount < authorized_amount;
  return isEnded(status) || (status === 'captured' && isLeft && held_amount === 0n);
}

/** What the processor's clock may be ahead of ours. */
const CLOCKS_APART_MS = 15 * 60_000;

/** Captures from before it was known here that the payment was authorized are in what was told of it then. */
function cameWithPayment(
  { captured_amount, authorized_at }: TransactionRow,
  captures: readonly OperationRow[],
  { kind, facts, at }: MadeElsewhere,
): boolean {
  if (kind !== 'capture' || authorized_at === null) return false;
  const byItself = captures.reduce((sum, { moved_amount }) => sum + (moved_amount ?? 0n), 0n);
  const isEarlier = at === null || at.getTime() <= Date.parse(authorized_at) + CLOCKS_APART_MS;
  return isEarlier && facts.money.minor <= captured_amount - byItself;
}

/** What is under way may be this one, or make room for it: the processor is told to send its event again. */
function waitFor(
  parts: ReadParts,
  service: PaymentService,
  transaction: TransactionRow,
  operations: readonly OperationRow[],
  made: MadeElsewhere,
): void {
  const { status, incrementing_amount, tenders } = transaction;
  const { kind, facts } = made;
  const amount = facts.money.minor;
  const mayBeOurs = operations.some(
    (one) => isUnresolved(one.status) && one.processor_reference === null && one.amount === amount,
  );
  const isUndecided =
    isAwaited(status) ||
    UNDER_WAY.has(status) ||
    (kind === 'void' && (status === 'capture_pending' || transaction.capturing_amount > 0n));

  // Events come in any order: a capture that was made elsewhere may be told after its refund.
  const isAhead = kind === 'refund' && mayBeCaptured(transaction) && isRecent(parts, service, made.at);
  if (
    mayBeOurs ||
    isUndecided ||
    (!KINDS[kind].fits(transaction, amount) && (KINDS[kind].hasRoomSoon(transaction) || isAhead)) ||
    incrementing_amount > 0n ||
    isTendering(tenders)
  )
    throw new Problem('too_early', {
      message: 'Another operation on this payment is still under way; send the event again',
    });
}

const UNDER_WAY: ReadonlySet<TransactionRow['status']> = new Set(['processing', 'void_pending']);

function mayBeCaptured(transaction: TransactionRow): boolean {
  return (
    move(transaction.status, 'capture') !== null &&
    !transaction.capture_closed &&
    leftToCapture(transaction) > 0n
  );
}

const RECENT_MS = 24 * 60 * 60_000;

/** What precedes it may still be on its way. */
export function isRecent(
  { clock }: Pick<ReadParts, 'clock'>,
  { merchantAccountId }: Pick<PaymentService, 'merchantAccountId'>,
  at: Date | null,
): boolean {
  return at !== null && clock.nowFor(merchantAccountId).getTime() - at.getTime() < RECENT_MS;
}

/** Why it cannot be in the books, which never capture more than was authorized, nor refund more than was captured. */
function hindrance(transaction: TransactionRow, { kind, facts: { money } }: MadeElsewhere): string | null {
  if (money.currency !== transaction.currency) return 'it is in another currency';
  const isGone = kind === 'void' && transaction.status === 'captured' && transaction.held_amount === 0n;
  // Money that was taken is booked, whatever the payment had come to.
  const isTakenLate = kind === 'capture' && isEnded(transaction.status);
  if (isGone || (!isTakenLate && move(transaction.status, kind) === null))
    return `the transaction is ${transaction.status}`;
  return KINDS[kind].fits(transaction, money.minor)
    ? null
    : `it is more than can still be ${KINDS[kind].done}`;
}

function stepOf(
  parts: ReadParts,
  service: PaymentService,
  transaction: TransactionRow,
  { kind, facts }: MadeElsewhere,
): Step {
  const now = parts.clock.nowFor(transaction.merchant_account_id);
  const given = {
    kind,
    amount: kind === 'void' ? transaction.held_amount : facts.money.minor,
    final: kind !== 'capture' || facts.final === true,
    status: 'pending',
    payment_service_id: service.id,
    processor_reference: facts.reference,
    of_reference: transaction.payment_service_transaction_id,
    reason: MADE_ELSEWHERE,
    details: { made_elsewhere: true },
  } as const;
  const times = { now, machineNow: parts.clock.now(), firstRecoveryMs: PENDING_LOOK_MS };

  return {
    transaction: {
      ...transaction,
      status: move(transaction.status, kind) ?? transaction.status,
      ...(isEnded(transaction.status) ? {} : KINDS[kind].reserve(transaction, facts)),
      updated_at: timestamp(now),
      version: transaction.version + 1n,
    },
    operation: newOperation(transaction, given, times),
  };
}

/** Shown as a refund's reason. */
const MADE_ELSEWHERE = 'Made at the processor';

function enterOperation(step: Step, { kind, facts }: MadeElsewhere): Change<Step> {
  const { status, capturing_amount, capture_closing, refunding_amount, over_refund_limit, updated_at } =
    step.transaction;
  const { reference } = facts;
  const context = { ...contextOf(step.operation, { kind: 'pending', reference }), made_elsewhere: true };
  const event = { name: eventNameOf(kind, 'pending'), context };
  const writing = {
    operations: [step.operation],
    events: eventRows(step.transaction, [event], new Date(updated_at)),
  };
  const patch = {
    status,
    capturing_amount,
    capture_closing,
    refunding_amount,
    over_refund_limit,
    updated_at,
  };

  return { write: { patch, writing }, result: step };
}

/** Nothing moves. Told twice, by a process that died behind this, a person is told twice. */
async function refuseOperation(
  parts: MoneyParts,
  { transaction, operation }: Step,
  made: MadeElsewhere,
  why: string,
): Promise<Change<null>> {
  const outcome = wordsMasked(made.outcome);
  // One that failed would have moved nothing.
  if (outcome.kind === 'declined' || outcome.kind === 'failed') return { write: null, result: null };

  const { updated_at } = transaction;
  const { money } = made.facts;
  const named = `a ${made.kind} of ${money.minor} ${money.currency} (${operation.processor_reference})`;
  const { webhooks } = await openIncident(
    parts,
    transaction,
    `${named} was made at the processor that the books cannot take: ${why}`,
    new Date(updated_at),
  );
  const { operation_id: _none, ...context } = contextOf(operation, outcome);
  const event = {
    name: eventNameOf(made.kind, outcome.kind),
    context: { ...context, made_elsewhere: true, ignored: why },
  };
  const writing = {
    events: eventRows(transaction, [event], new Date(updated_at)),
    webhooks,
  };
  return { write: { patch: { pending_review: true, updated_at }, writing }, result: null };
}
