import type { ApiVersion } from '../../domain/api-version.ts';
import {
  type LookUpOutcome,
  type MovedAmount,
  type PayoutReturned,
  recoveryOf,
} from '../../connectors/connector.ts';
import { NEVER_RECEIVED, lookUpPayout } from '../../payment-services/look-up.ts';
import { type PaymentService, paymentServices } from '../../connections/connection-kinds.ts';
import type { IdempotencyWriting } from '../../db/queries/step-parts.ts';
import { type PayoutPatch, type PayoutRow, concludePayout, getPayout } from '../../db/queries/payouts.ts';
import { announce } from '../../db/queries/webhook-events.ts';
import type { LedgerRow, WebhookEventRow } from '../../db/queries/transaction-rows.ts';
import { toId } from '../../domain/ids.ts';
import { textAt } from '../../domain/json.ts';
import { canBecome, isFinal, isUnresolved } from '../../domain/operation/operation-machine.ts';
import { type Outcome, processorReference, rawMasked, wordsMasked } from '../../domain/outcome.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { type LedgerEntry, entry } from '../../domain/transaction/ledger.ts';
import { newId } from '../../platform/entropy.ts';
import { compareAndSet } from '../../operations/change.ts';
import { openIncidentOf } from '../../operations/open-incident.ts';
import { webhookRows } from '../../operations/rows.ts';
import { DONE } from '../../operations/find-out.ts';
import type { Kind } from '../../operations/kinds.ts';
import { FIRST_RECOVERY_MS, PENDING_LOOK_MS } from '../../operations/retry-schedule.ts';
import type { MoneyParts, ReadParts } from '../../parts.ts';
import { payoutStatus, renderPayout } from '../../answers/payout.ts';

/**
 * Commits what is known of a payout, by compare-and-set on its status, whoever learns it. An outcome that
 * comes too late changes nothing: then `applied` is false.
 */
export function settlePayout(
  parts: MoneyParts,
  payout: PayoutRow,
  outcome: Outcome<MovedAmount>,
): Promise<SettledPayout> {
  return compareAndSet<PayoutRow, SettledPayout>(subjectOf(parts, payout), async (current) => {
    const now = parts.clock.nowFor(current.merchant_account_id);
    const why = unexpectedIn(current, outcome);
    const isOther = outcome.kind === 'succeeded' && !isAskedFor(current, outcome.value);
    const told: Outcome<MovedAmount> = isOther
      ? { kind: 'unknown', detail: why ?? '' }
      : wordsMasked(outcome);
    const incident = why === null ? [] : await incidentOf(parts, current, why, now);
    const isMadeAfterAll = told.kind === 'succeeded' && why !== null;
    if (current.status === 'returned' || (!canBecome(current.status, told.kind) && !isMadeAfterAll)) {
      for (const one of incident) await announceIncident(parts, one, now);
      return { commit: null, result: { payout: current, applied: incident.length > 0 } };
    }

    const after: PayoutRow = { ...current, ...patchOf(current, told, now) };
    const isNews = current.status === 'sent' || payoutStatus(after) !== payoutStatus(current);
    const writing = {
      ledger: told.kind === 'succeeded' ? paidRows(after, now) : [],
      webhooks: [...(isNews ? [webhookRow(after, now)] : []), ...incident],
      idempotency: completeKey(after),
      machineNow: parts.clock.now(),
      dueAt: dueOf(after.status, now),
    };
    return {
      commit: () => concludePayout(parts.db, current, after, writing),
      result: { payout: after, applied: true },
    };
  });
}

function isAskedFor({ amount, currency }: PayoutRow, value: MovedAmount): boolean {
  return value.amount === amount && (value.currency ?? currency) === currency;
}

/**
 * Commits that a payout came back, whoever learns it: what had been paid is not any more. What came back before
 * anybody had told that it was paid is booked as both. One that ended without payment stays as it is.
 */
export function returnPayout(
  parts: MoneyParts,
  payout: PayoutRow,
  { code, raw, reference }: PayoutReturned,
): Promise<SettledPayout> {
  return compareAndSet<PayoutRow, SettledPayout>(subjectOf(parts, payout), async (current) => {
    const { status } = current;
    if (status === 'returned' || status === 'declined' || status === 'failed')
      return { commit: null, result: { payout: current, applied: false } };

    const now = parts.clock.nowFor(current.merchant_account_id);
    const said = rawMasked(raw);
    const after: PayoutRow = {
      ...current,
      status: 'returned',
      processor_reference: current.processor_reference ?? reference,
      error_code: code,
      raw_response_code: said.code,
      raw_response_description: said.description,
      detail: null,
      updated_at: timestamp(now),
    };
    const back = ledgerRows(after, entry('return_payout', 'deducted', 'paid_out', after.amount), now);
    const writing = {
      ledger: status === 'succeeded' ? back : [...paidRows(after, now), ...back],
      webhooks: [webhookRow(after, now)],
      idempotency: completeKey(after),
      machineNow: parts.clock.now(),
      dueAt: null,
    };
    return {
      commit: () => concludePayout(parts.db, current, after, writing),
      result: { payout: after, applied: true },
    };
  });
}

type SettledPayout = Readonly<{ payout: PayoutRow; applied: boolean }>;

function subjectOf(parts: MoneyParts, payout: PayoutRow) {
  return {
    name: 'a payout',
    known: payout,
    read: async () => (await getPayout(parts.db, payout.merchant_account_id, payout.payout_id)) ?? payout,
    version: (row: PayoutRow) => row.status,
  };
}

/** Money that left although nobody believed it, or that is not what was asked for. */
function unexpectedIn(payout: PayoutRow, outcome: Outcome<MovedAmount>): string | null {
  if (outcome.kind !== 'succeeded') return null;
  const { payout_id, status, amount, currency } = payout;
  const { value, reference } = outcome;
  const paid = `${value.amount} ${value.currency ?? currency}`;
  if (!isAskedFor(payout, value))
    return `the payout ${payout_id} paid ${paid} as ${reference}, and ${amount} ${currency} was asked for`;
  return status === 'declined' || status === 'failed'
    ? `the payout ${payout_id} paid ${paid} as ${reference} although it was ${status}`
    : null;
}

const INCIDENT = { name: 'monitoring.incident.created', target: 'incident' } as const;

/** Empty where a person has been told already. */
async function incidentOf(
  parts: MoneyParts,
  { merchant_account_id, payment_service_id, payout_id }: PayoutRow,
  why: string,
  now: Date,
): Promise<readonly WebhookEventRow[]> {
  const spec = { model: 'payment-service', params: { id: payment_service_id, payout_id } } as const;
  const { isNew, id } = await openIncidentOf(parts, merchant_account_id, spec, why, now);
  if (!isNew) return [];
  return webhookRows({ merchant_account_id, transaction_id: null }, id, [INCIDENT], now);
}

/** By itself, where it changes nothing else. */
function announceIncident(
  parts: ReadParts,
  { target_id, ...event }: WebhookEventRow,
  at: Date,
): Promise<void> {
  return announce(parts.db, {
    merchantAccountId: event.merchant_account_id,
    eventId: event.webhook_event_id,
    name: INCIDENT.name,
    target: { type: 'incident', id: target_id },
    shown: null,
    at,
  });
}

function patchOf(before: PayoutRow, outcome: Outcome<MovedAmount>, now: Date): PayoutPatch {
  const none = {
    processor_reference: before.processor_reference,
    error_code: null,
    raw_response_code: null,
    raw_response_description: null,
    detail: null,
    updated_at: timestamp(now),
  };
  if (outcome.kind === 'unknown') return { ...none, status: 'unknown', detail: outcome.detail };

  const told = {
    ...none,
    processor_reference: outcome.reference ?? before.processor_reference,
    raw_response_code: outcome.raw?.code ?? null,
    raw_response_description: outcome.raw?.description ?? null,
  };
  switch (outcome.kind) {
    case 'succeeded':
      return { ...told, status: 'succeeded' };
    case 'pending':
      return { ...told, status: 'pending' };
    case 'declined':
      return { ...told, status: 'declined', error_code: outcome.code };
    case 'failed':
      return { ...told, status: 'failed', error_code: outcome.code, detail: outcome.detail };
    default:
      return outcome satisfies never;
  }
}

/** One that is on its way ends by event; should the event get lost, it is asked for. */
function dueOf(status: PayoutRow['status'], now: Date): Date | null {
  if (status === 'unknown') return new Date(now.getTime() + FIRST_RECOVERY_MS);
  return status === 'pending' ? new Date(now.getTime() + PENDING_LOOK_MS) : null;
}

function paidRows(payout: PayoutRow, now: Date): readonly LedgerRow[] {
  return ledgerRows(payout, entry('pay_out', 'paid_out', 'deducted', payout.amount), now);
}

function ledgerRows(payout: PayoutRow, entries: readonly LedgerEntry[], now: Date): readonly LedgerRow[] {
  return entries.map((posted) => ({
    merchant_account_id: payout.merchant_account_id,
    transaction_id: null,
    payout_id: payout.payout_id,
    operation_id: null,
    ...posted,
    currency: payout.currency,
    created_at: timestamp(now),
  }));
}

function webhookRow(payout: PayoutRow, now: Date): WebhookEventRow {
  return {
    merchant_account_id: payout.merchant_account_id,
    webhook_event_id: newId<'event'>(now),
    name: `payout.${payoutStatus(payout)}`,
    target_type: 'payout',
    target_id: payout.payout_id,
    transaction_id: null,
    created_at: timestamp(now),
    target: null,
  };
}

/** The answer to the request, once there is one: while nobody knows, its key waits. */
function completeKey(payout: PayoutRow): IdempotencyWriting | null {
  if (payout.answer === null || isOpen(payout.status)) return null;
  const {
    version,
    operation,
    key,
    owner_id: ownerId,
  } = payout.answer as Readonly<{
    version: ApiVersion;
    operation: string;
    key: string;
    owner_id: string;
  }>; // written by payouts.ts
  return {
    operation,
    key,
    ownerId,
    bindTo: null,
    answer: JSON.stringify(renderPayout(payout, version)),
  };
}

function isOpen(status: PayoutRow['status']): boolean {
  return status !== 'returned' && isUnresolved(status);
}

type Open = Readonly<{ payout: PayoutRow; service: PaymentService }>;

/** Payouts are asked for at their processors, and never sent again: what went out twice does not come back. */
export const payoutKind: Kind<Open, LookUpOutcome | PayoutReturned> = {
  open: async (parts, { merchant_account_id, operation_id }) => {
    const payout = await getPayout(parts.db, merchant_account_id, toId(operation_id));
    if (payout === null) throw new Error('BUG: a payout vanished');
    if (payout.status === 'returned' || isFinal(payout.status)) return DONE;
    const service = await paymentServices.find(parts, merchant_account_id, payout.payment_service_id);
    return service === null
      ? { kind: 'again', detail: 'its connector is not part of this release' }
      : { kind: 'open', subject: { payout, service } };
  },
  look: (
    parts,
    { payout: { payout_id: operationId, processor_reference, request }, service },
    { sent_at: sentAt },
  ) => {
    const reference = processor_reference === null ? null : processorReference(processor_reference);
    return lookUpPayout(parts, service, {
      operationId,
      reference,
      sentAt,
      paidFrom: textAt(request, 'paid_from'),
    });
  },
  apply: async (parts, { payout }, said) => {
    if (said.kind === 'succeeded') {
      const { value } = said;
      if (!('amount' in value) || value.amount !== payout.amount)
        return { kind: 'again', detail: 'the processor found something else under this reference' };
      await settlePayout(parts, payout, { ...said, value });
    } else if (said.kind === 'payout_returned') await returnPayout(parts, payout, said);
    else await settlePayout(parts, payout, said.kind === 'not_found' ? NEVER_RECEIVED : said);
    return DONE;
  },
  policy: ({ payout, service }) =>
    payout.status === 'pending'
      ? { by: 'events', lookEveryMs: PENDING_LOOK_MS }
      : recoveryOf(service.connector, 'payout'),
  tells: 'the outcome of a payout is still unknown: ask the processor',
};
