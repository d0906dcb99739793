import type { ApiVersion } from '../../domain/api-version.ts';
import type { Moved } from '../../connectors/connector.ts';
import { callFor, findPaymentService } from '../../payment-services/payment-services.ts';
import type { IdempotencyWriting } from '../../db/queries/perform.ts';
import {
  type PayoutPatch,
  type PayoutRow,
  claimUnresolvedPayouts,
  concludePayout,
  getPayout,
} from '../../db/queries/payouts.ts';
import type { LedgerRow, WebhookEventRow } from '../../db/queries/transaction-rows.ts';
import { errorCode } from '../../domain/decline.ts';
import { canBecome, isUnresolved } from '../../domain/operation/machine.ts';
import { untilBelievedMs } from '../../domain/operation/not-found.ts';
import { type Outcome, wordsMasked } from '../../domain/outcome.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { entry } from '../../domain/transaction/ledger.ts';
import { newId } from '../../machine/entropy.ts';
import type { Parts } from '../../parts.ts';
import { payoutStatus, renderPayout } from '../answers/render-payout.ts';
import { compareAndSet } from '../../operations/change.ts';
import { GIVE_UP_MS, PENDING_LOOK_MS, retryDelayMs } from '../../operations/retry-schedule.ts';

/**
 * Commits what is known of a payout, by compare-and-set on its status, whoever learns it. An outcome that
 * comes too late changes nothing: then `applied` is false.
 */
export function settlePayout(
  parts: Parts,
  payout: PayoutRow,
  outcome: Outcome<Moved>,
): Promise<Readonly<{ payout: PayoutRow; applied: boolean }>> {
  const subject = {
    name: 'a payout',
    known: payout,
    read: async () => (await getPayout(parts.db, payout.merchant_account_id, payout.payout_id)) ?? payout,
    version: (row: PayoutRow) => row.status,
  };
  type Settled = Readonly<{ payout: PayoutRow; applied: boolean }>;
  return compareAndSet<PayoutRow, Settled>(subject, (current) => {
    const told: Outcome<Moved> =
      outcome.kind === 'succeeded' && outcome.value.amount !== current.amount
        ? { kind: 'unknown', detail: `the processor says that it paid ${outcome.value.amount}` }
        : wordsMasked(outcome);
    if (!canBecome(current.status, told.kind))
      return { commit: null, result: { payout: current, applied: false } };
    const now = parts.clock.nowFor(current.merchant_account_id);
    const after: PayoutRow = { ...current, ...patchOf(current, told, now) };
    const isNews = current.status === 'sent' || payoutStatus(after) !== payoutStatus(current);
    const writing = {
      ledger: told.kind === 'succeeded' ? ledgerRows(after, now) : [],
      webhooks: isNews ? [webhookRow(after, now)] : [],
      idempotency: completeKey(after),
      machineNow: parts.clock.now(),
    };
    return {
      commit: () => concludePayout(parts.db, current, after, writing),
      result: { payout: after, applied: true },
    };
  });
}

function patchOf(before: PayoutRow, outcome: Outcome<Moved>, now: Date): PayoutPatch {
  const none = {
    processor_reference: before.processor_reference,
    error_code: null,
    raw_response_code: null,
    raw_response_description: null,
    detail: null,
    next_recovery_at: null,
    updated_at: timestamp(now),
  };
  if (outcome.kind === 'unknown')
    return { ...none, status: 'unknown', detail: outcome.detail, next_recovery_at: nextLook(before, now) };
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
      return {
        ...told,
        status: 'pending',
        next_recovery_at: timestamp(new Date(now.getTime() + PENDING_LOOK_MS)),
      };
    case 'declined':
      return { ...told, status: 'declined', error_code: outcome.code };
    case 'failed':
      return { ...told, status: 'failed', error_code: outcome.code, detail: outcome.detail };
    default:
      return outcome satisfies never;
  }
}

function nextLook({ recovery_attempts: attempts }: PayoutRow, now: Date) {
  return timestamp(new Date(now.getTime() + retryDelayMs(attempts)));
}

function ledgerRows(payout: PayoutRow, now: Date): readonly LedgerRow[] {
  return entry('pay_out', 'paid_out', 'deducted', payout.amount).map((posted) => ({
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
    fanned_out_at: null,
  };
}

/** The answer to the request, once there is one: while nobody knows, its key waits. */
function completeKey(payout: PayoutRow): IdempotencyWriting | null {
  if (payout.answer === null || isUnresolved(payout.status)) return null;
  const {
    version,
    status,
    operation,
    key,
    owner_id: ownerId,
  } = payout.answer as Readonly<{
    version: ApiVersion;
    status: number;
    operation: string;
    key: string;
    owner_id: string;
  }>; // written by payouts.ts
  return {
    operation,
    key,
    ownerId,
    bindTo: null,
    answer: { status, body: JSON.stringify(renderPayout(payout, version)) },
  };
}

const BATCH = 20;
const LEASE_MS = 300_000;

/**
 * Looks up, at their processors, payouts whose end is not known. They are never sent again: the card is gone
 * with its request.
 */
export async function recoverPayouts(parts: Parts): Promise<number> {
  const claimed = await claimUnresolvedPayouts(parts.db, parts.clock.now(), LEASE_MS, BATCH);
  await Promise.all(
    claimed.map(async (payout) => {
      try {
        await recover(parts, payout);
      } catch (error) {
        parts.log.error(
          { payoutId: payout.payout_id, reason: error },
          'a payout could not be recovered; it is tried again',
        );
      }
    }),
  );
  return claimed.length;
}

async function recover(parts: Parts, payout: PayoutRow): Promise<void> {
  const found = await find(parts, payout);
  if (
    found.kind === 'unknown' &&
    parts.clock.nowFor(payout.merchant_account_id).getTime() - Date.parse(payout.created_at) > GIVE_UP_MS
  )
    parts.log.error(
      { payoutId: payout.payout_id },
      'the outcome of a payout is still unknown: ask the processor',
    );
  // A look-up that fails takes nothing back that the processor has said.
  if (found.kind === 'unknown' && payout.status === 'pending') return;
  await settlePayout(parts, payout, found);
}

async function find(parts: Parts, payout: PayoutRow): Promise<Outcome<Moved>> {
  const service = await findPaymentService(parts, payout.merchant_account_id, payout.payment_service_id);
  if (service === null) return { kind: 'unknown', detail: 'its connector is not part of this release' };
  const now = parts.clock.nowFor(payout.merchant_account_id);
  try {
    const found = await service.connector.operations.find(
      callFor(parts, service, { operationId: payout.payout_id, input: { kind: 'payout', of: null }, now }),
    );
    if (found.kind === 'succeeded')
      return 'amount' in found.value
        ? { ...found, value: found.value }
        : { kind: 'unknown', detail: 'the processor found something else under this reference' };
    if (found.kind !== 'not_found') return found;
    if (untilBelievedMs(payout, parts.clock.now()) > 0)
      return { kind: 'unknown', detail: 'the processor does not know it yet' };
    return {
      kind: 'failed',
      code: errorCode('service_network_error'),
      detail: 'the processor never received it',
    };
  } catch (error) {
    return { kind: 'unknown', detail: error instanceof Error ? error.message : String(error) };
  }
}
