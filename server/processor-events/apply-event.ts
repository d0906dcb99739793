import type { MovedAmount, OperationKind } from '../connectors/connector.ts';
import type { ProcessorChange, ProcessorEvent } from '../connectors/events.ts';
import type { PaymentService } from '../connections/connection-kinds.ts';
import { takeDisputeNews } from '../disputes/take-news.ts';
import { getPayout } from '../db/queries/payouts.ts';
import type { EventResult } from '../db/queries/processor-events.ts';
import { getTransactionRow } from '../db/queries/transactions.ts';
import { type OperationId, type TransactionId, parseUuid } from '../domain/ids.ts';
import { isFinal } from '../domain/operation/operation-machine.ts';
import type { Outcome } from '../domain/outcome.ts';
import type { MoneyParts } from '../parts.ts';
import { completeApproved } from '../payments/approval/complete.ts';
import { learnMandate } from '../payment-methods/mandates.ts';
import type { ReceivedEvent, Step } from '../payments/operation/commit-outcome.ts';
import { lookUpOperation } from '../payments/operation/send.ts';
import { settle } from '../payments/operation/settle.ts';
import { recordDoubt } from '../payments/after/doubt.ts';
import { recordReturn } from '../payments/after/late-return.ts';
import { isRecent, takeMadeElsewhere } from '../payments/after/made-elsewhere.ts';
import { returnPayout, settlePayout } from '../payments/payouts/settle-payout.ts';
import { takeSettlementLine } from '../payments/after/settlement-lines.ts';
import { Problem } from '../domain/problem.ts';
import { announce } from '../settlement-files/announce.ts';
import type { Match } from './match.ts';
import { applyToken } from './apply-token.ts';
import { tellUnread } from './tell-unread.ts';

/** `recorded`: applied, and written down in the same statement. */
type ApplyResult = EventResult | 'recorded';

/**
 * Does what an event says, through the same machines as every other outcome: an event that comes late, twice,
 * or contradicts what is known finds an empty cell and is ignored. Safe to repeat: it runs before the event
 * is written down as known.
 */
export async function applyEvent(
  parts: MoneyParts,
  service: PaymentService,
  event: ProcessorEvent,
  match: Match,
  heard: ReceivedEvent,
): Promise<ApplyResult> {
  const { change } = event;
  if (change === null) return match.kind === 'one' ? 'ignored' : 'unmatched';
  if (change.kind === 'mandate') return applyMandate(parts, service, { ...change, at: event.at }, match);
  if (isOfPayout(change)) return applyPayout(parts, service, event.of.operationId, change);
  if (change.kind === 'settlement_report') return applyReport(parts, service, change.name);
  if (change.kind === 'unread') {
    await tellUnread(parts, service, change.what);
    return 'applied';
  }
  if (change.kind === 'stored_token' || change.kind === 'token_ended')
    return applyToken(parts, service, event, change, match.kind === 'one' ? match.transactionId : null);
  if (match.kind !== 'one') return 'unmatched';
  if (change.kind === 'settlement_line') {
    const of = { transactionId: match.transactionId, refundId: refundOf(event, match) };
    return applyLine(parts, service, of, change.line);
  }
  if (change.kind === 'dispute') return applyDispute(parts, service, match.transactionId, change.dispute);
  const step = stepFor(match, event, 'operation' in change ? change.operation : 'authorize');
  if (step === null) return noneOfOurs(parts, service, match.transactionId, event, heard);

  return applyToStep(parts, service, step, change, heard);
}

async function applyLine(...line: Parameters<typeof takeSettlementLine>): Promise<EventResult> {
  return (await takeSettlementLine(...line)) === 'taken' ? 'applied' : 'ignored';
}

/** No operation of ours is meant; it may have been made without us. */
async function noneOfOurs(
  parts: MoneyParts,
  service: PaymentService,
  transactionId: TransactionId,
  { change, at }: ProcessorEvent,
  heard: ReceivedEvent,
): Promise<ApplyResult> {
  // It overtook the event of its capture.
  if (change?.kind === 'doubted' && change.operation === 'capture' && isRecent(parts, service, at))
    throw new Problem('too_early', { message: 'Nothing is known of this capture yet; send the event again' });
  if (change?.kind !== 'operation' || change.made === undefined) return 'ignored';
  return takeMadeElsewhere(parts, service, transactionId, { ...change, made: change.made, at }, heard);
}

type PayoutChange = Extract<ProcessorChange, { kind: 'payout' | 'payout_returned' }>;

function isOfPayout(change: ProcessorChange): change is PayoutChange {
  return change.kind === 'payout' || change.kind === 'payout_returned';
}

type StepChange = Extract<
  ProcessorChange,
  { kind: 'payment' | 'operation' | 'look' | 'approved' | 'returned' | 'doubted' }
>;

async function applyToStep(
  parts: MoneyParts,
  service: PaymentService,
  step: Step,
  change: StepChange,
  heard: ReceivedEvent,
): Promise<Exclude<ApplyResult, 'unmatched'>> {
  switch (change.kind) {
    case 'payment':
    case 'operation':
      if (change.outcome.kind === 'unknown') return 'ignored';
      return resultOf(await settle(parts, step, change.outcome, null, heard));
    case 'look':
      return look(parts, service, step, heard);
    case 'approved':
      return (await completeApproved(parts, service, step, null)) ? 'applied' : 'ignored';
    case 'returned':
      return (await recordReturn(parts, step, change)) ? 'applied' : 'ignored';
    case 'doubted':
      return doubt(parts, step, change.outcome, heard);
    default:
      return change satisfies never;
  }
}

/** The event said only that something happened. What, the processor is asked; when it does not say, later again. */
async function look(
  parts: MoneyParts,
  service: PaymentService,
  step: Step,
  heard: ReceivedEvent,
): Promise<Exclude<ApplyResult, 'unmatched'>> {
  const found = await lookUpOperation(parts, service, step);
  if (found.kind === 'unknown' || found.kind === 'not_found')
    throw new Problem('service_unavailable', {
      message: 'The processor was asked and did not say; send the event again',
      privateText: found.kind,
    });

  return resultOf(await settle(parts, step, found, null, heard));
}

/** A sale that is doubted before its payment was told to be good is so afterwards. */
async function doubt(
  parts: MoneyParts,
  step: Step,
  outcome: Outcome<MovedAmount>,
  heard: ReceivedEvent,
): Promise<Exclude<ApplyResult, 'unmatched'>> {
  const { status, kind } = step.operation;
  const isOpen = !isFinal(status);
  if (outcome.kind === 'unknown' || (!isOpen && status !== 'succeeded')) return 'ignored';
  if (isOpen && kind !== 'authorize') return resultOf(await settle(parts, step, outcome, null, heard));
  await recordDoubt(parts, step, outcome);
  return 'applied';
}

function resultOf({ ignored, heard }: Awaited<ReturnType<typeof settle>>): Exclude<ApplyResult, 'unmatched'> {
  if (ignored !== null) return 'ignored';
  return heard ? 'recorded' : 'applied';
}

async function applyReport(...report: Parameters<typeof announce>): Promise<ApplyResult> {
  return (await announce(...report)) ? 'applied' : 'ignored';
}

async function applyDispute(...news: Parameters<typeof takeDisputeNews>): Promise<ApplyResult> {
  return (await takeDisputeNews(...news)) ? 'applied' : 'ignored';
}

/** Payouts are no operations on a transaction: they are found by their own id. */
async function applyPayout(
  parts: MoneyParts,
  service: PaymentService,
  named: string | undefined,
  change: PayoutChange,
): Promise<EventResult> {
  const id = parseUuid<'payout'>(named ?? '');
  const payout = id === null ? null : await getPayout(parts.db, service.merchantAccountId, id);
  if (payout === null || payout.payment_service_id !== service.id) return 'unmatched';
  if (change.kind === 'payout' && change.outcome.kind === 'unknown') return 'ignored';
  const { applied } =
    change.kind === 'payout'
      ? await settlePayout(parts, payout, change.outcome)
      : await returnPayout(parts, payout, change);
  return applied ? 'applied' : 'ignored';
}

/** The refund that a settled refund means: by our id of it, or by the processor's. */
function refundOf(
  { of, change }: ProcessorEvent,
  { steps }: Extract<Match, { kind: 'one' }>,
): OperationId | null {
  if (change?.kind !== 'settlement_line' || change.line.kind !== 'refund-settlement') return null;
  const refunds = steps.map(({ operation }) => operation).filter(({ kind }) => kind === 'refund');
  const named = refunds.find(({ operation_id }) => operation_id === of.operationId);
  const referred = refunds.find(({ processor_reference }) => processor_reference === of.reference);
  return (named ?? referred)?.operation_id ?? null;
}

/** Mandates stand for themselves: their news count whether or not the payment that made them is known yet. */
async function applyMandate(
  parts: MoneyParts,
  service: PaymentService,
  change: Extract<ProcessorChange, { kind: 'mandate' }> & Pick<ProcessorEvent, 'at'>,
  match: Match,
): Promise<EventResult> {
  const transaction =
    match.kind === 'one'
      ? await getTransactionRow(parts.db, service.merchantAccountId, match.transactionId)
      : null;
  const isNews = await learnMandate(parts, {
    merchantAccountId: service.merchantAccountId,
    paymentServiceId: service.id,
    reference: change.mandate,
    status: change.status,
    toldAt: change.at,
    endedBy: change.by,
    paymentMethodId: transaction?.payment_method_id ?? null,
    transactionId: transaction?.transaction_id ?? null,
  });
  return isNews ? 'applied' : 'ignored';
}

/**
 * The transaction with the operation that the event means: the one it names, else the only one of that kind
 * under the processor's reference.
 */
function stepFor(
  { steps }: Extract<Match, { kind: 'one' }>,
  event: ProcessorEvent,
  kind: OperationKind,
): Step | null {
  const named = steps.find(({ operation }) => operation.operation_id === event.of.operationId);
  const candidates =
    named?.operation.kind === kind ? [named] : steps.filter(({ operation }) => operation.kind === kind);
  const [only] = candidates;
  return only === undefined || candidates.length > 1 ? null : only;
}
