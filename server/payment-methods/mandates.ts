import { attemptAt } from '../payment-services/attempt.ts';
import { paymentServices } from '../connections/connection-kinds.ts';
import { callFor } from '../payment-services/call.ts';
import {
  type MandateNews,
  type MandateRow,
  type MandateTold,
  beginMandateCancel,
  finishMandateCancel,
  getMandate,
  livingMandates,
  rememberMandate,
} from '../db/queries/mandates.ts';
import type { IncidentRow } from '../db/queries/monitoring-incidents.ts';
import { getLivePaymentMethod } from '../db/queries/payment-methods.ts';
import type { OperationRow, TransactionRow } from '../db/queries/transaction-rows.ts';
import { errorCode } from '../domain/decline.ts';
import type { MerchantAccountId, OperationId, PaymentMethodId } from '../domain/ids.ts';
import { type Mandate, type MandateStatus, type Outcome, processorReference } from '../domain/outcome.ts';
import { timestamp } from '../domain/timestamp.ts';
import type { ReportedOutcome } from '../domain/transaction/changes.ts';
import type { WebhookEventName } from '../domain/transaction/events.ts';
import { newId } from '../platform/entropy.ts';
import type { MoneyParts, ReadParts } from '../parts.ts';
import type { DueOperation } from '../db/queries/operations.ts';
import { DONE, UNTIL_DONE, type Verdict } from '../operations/find-out.ts';
import type { Kind } from '../operations/kinds.ts';
import { webhookRows } from '../operations/rows.ts';
import { SENT_GRACE_MS } from '../operations/retry-schedule.ts';
import { newJob } from '../db/new-operation.ts';

/**
 * Ends every mandate of a payment method that is deleted: our part of it is done at once, and the processor's
 * as soon as it answers. Each is an operation of its own: intent, one try, outcome. No outcome is not a
 * refusal: a worker goes on until there is one.
 */
export async function endMandates(
  parts: MoneyParts,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
): Promise<void> {
  await Promise.all(
    (await livingMandates(parts.db, merchantAccountId, paymentMethodId)).map((mandate) =>
      endMandate(parts, mandate),
    ),
  );
}

/**
 * What was told of a mandate, by an outcome or by an event. True when it was news. An ending also answers our
 * own request to end it. A mandate that comes to light when its payment method is gone already is ended like
 * the others: the deletion looks for mandates after it is written, and this looks for the deletion after the
 * mandate is.
 */
export async function learnMandate(parts: MoneyParts, news: MandateNews): Promise<boolean> {
  const now = parts.clock.nowFor(news.merchantAccountId);
  const mandate = await rememberMandate(parts.db, news, { id: newId(now), names: ANNOUNCED }, now);
  if (mandate.answers !== null) await finish(parts, mandate, mandate.answers, 'succeeded', null);
  if (
    isLiving(mandate) &&
    mandate.payment_method_id !== null &&
    (await getLivePaymentMethod(parts.db, mandate.merchant_account_id, mandate.payment_method_id)) === null
  )
    await endMandate(parts, mandate);
  return mandate.is_news;
}

/** What the world outside hears of a stored payment method when its mandate comes to a status. */
export const ANNOUNCED: Readonly<Record<MandateStatus, WebhookEventName | null>> = {
  pending: null,
  active: 'payment-method.authorization-updated', // `payment-method.resumed` where it was paused
  paused: 'payment-method.paused',
  revoked: 'payment-method.authorization-update-required',
  failed: 'payment-method.authorization-update-required',
};

/** The mandate that an authorization's outcome carries. */
export async function learnMandateFrom(
  parts: MoneyParts,
  transaction: TransactionRow,
  operation: OperationRow,
  outcome: ReportedOutcome,
): Promise<void> {
  const mandate = operation.kind === 'authorize' ? mandateIn(outcome) : undefined;
  if (mandate === undefined) return;
  await learnMandate(parts, {
    merchantAccountId: transaction.merchant_account_id,
    paymentServiceId: operation.payment_service_id,
    reference: mandate.reference,
    status: mandate.status,
    toldAt: null,
    endedBy: null,
    paymentMethodId: transaction.payment_method_id,
    transactionId: transaction.transaction_id,
  });
}

function mandateIn(outcome: ReportedOutcome): Mandate | undefined {
  if (outcome.kind === 'pending') return outcome.mandate;
  return outcome.kind === 'succeeded' && 'mandate' in outcome.value ? outcome.value.mandate : undefined;
}

export function isLiving({ status }: Pick<MandateRow, 'status'>): boolean {
  return status === 'pending' || status === 'active' || status === 'paused';
}

/** Endings that have no outcome yet are tried again: ending a mandate twice succeeds. */
export const mandateKind: Kind<MandateRow, Outcome<null>> = {
  open: async (parts, operation) => {
    const mandate = await mandateOf(parts, operation);
    if (mandate === null) return DONE;
    if (isLiving(mandate)) return { kind: 'open', subject: mandate };
    // The processor told its end, and the process that read it died before the operation had its outcome.
    await finish(parts, mandate, operation.operation_id, 'succeeded', null);
    return DONE;
  },
  send: cancelAtProcessor,
  apply: (parts, mandate, outcome, operation) => applyCancel(parts, mandate, operation, outcome),
  policy: () => UNTIL_DONE,
  tells: async (parts, operation, detail) => {
    const mandate = await mandateOf(parts, operation);
    if (mandate !== null) await finish(parts, mandate, operation.operation_id, 'failed', detail);
  },
};

function mandateOf(parts: ReadParts, operation: DueOperation): Promise<MandateRow | null> {
  const { merchant_account_id: merchantAccountId, payment_service_id: service, of_reference } = operation;
  if (service === null) throw new Error('BUG: a mandate without a payment service');
  return getMandate(parts.db, merchantAccountId, service, of_reference ?? '');
}

async function endMandate(parts: MoneyParts, mandate: MandateRow): Promise<void> {
  const { merchant_account_id, payment_service_id, transaction_id, reference } = mandate;
  const now = parts.clock.nowFor(merchant_account_id);
  const operation = newJob(
    {
      kind: 'cancel-mandate',
      merchant_account_id,
      payment_service_id,
      transaction_id,
      of_reference: reference,
    },
    { now, machineNow: parts.clock.now(), firstRecoveryMs: SENT_GRACE_MS },
  );

  if (await beginMandateCancel(parts.db, mandate, operation))
    await applyCancel(parts, mandate, operation, await cancelAtProcessor(parts, mandate, operation));
}

async function applyCancel(
  parts: MoneyParts,
  mandate: MandateRow,
  operation: DueOperation,
  outcome: Outcome<null>,
): Promise<Verdict> {
  if (outcome.kind === 'succeeded') {
    await finish(parts, mandate, operation.operation_id, 'succeeded', null);
    return DONE;
  }
  const detail = outcome.kind === 'failed' || outcome.kind === 'unknown' ? outcome.detail : outcome.kind;
  // A processor that knows no such mandate will know none tomorrow. What else went wrong may be right by
  // then.
  if (outcome.kind !== 'failed' || outcome.code !== errorCode('unknown_service_resource'))
    return { kind: 'again', detail };
  await finish(parts, mandate, operation.operation_id, 'failed', detail);
  return DONE;
}

async function cancelAtProcessor(
  parts: MoneyParts,
  mandate: MandateRow,
  { operation_id: operationId }: DueOperation,
): Promise<Outcome<null>> {
  const service = await paymentServices.find(parts, mandate.merchant_account_id, mandate.payment_service_id);
  const cancel = service?.connector.operations.cancelMandate;
  if (service === null || cancel === undefined)
    return { kind: 'unknown', detail: 'its connector is not part of this release' };

  const now = parts.clock.nowFor(mandate.merchant_account_id);
  return attemptAt(service, 'cancel-mandate', () =>
    cancel(
      callFor(parts, service, {
        operationId,
        input: { mandate: processorReference(mandate.reference) },
        now,
      }),
    ),
  );
}

async function finish(
  parts: MoneyParts,
  mandate: MandateRow,
  operationId: OperationId,
  result: 'succeeded' | 'failed',
  detail: string | null,
): Promise<void> {
  const now = parts.clock.nowFor(mandate.merchant_account_id);
  const told = toldOf(mandate, operationId, result, detail, now);
  const done = await finishMandateCancel(parts.db, mandate, result, told, now);
  if (done && result === 'failed')
    parts.log.error(
      { paymentServiceId: mandate.payment_service_id, paymentMethodId: mandate.payment_method_id, detail },
      'a mandate could not be ended: end it at the processor',
    );
}

function toldOf(
  mandate: MandateRow,
  operationId: OperationId,
  result: 'succeeded' | 'failed',
  detail: string | null,
  now: Date,
): MandateTold {
  const { merchant_account_id, transaction_id, payment_method_id, payment_service_id, reference } = mandate;
  const created_at = timestamp(now);
  const context = {
    kind: 'cancel_mandate',
    status: result,
    mandate: reference,
    operation_id: operationId,
    payment_service_id,
    payment_method_id,
    ...(detail === null ? {} : { detail }),
  };
  const incident = result === 'failed' && payment_method_id !== null ? incidentOf(mandate, now) : null;

  return {
    events:
      transaction_id === null
        ? []
        : [
            {
              merchant_account_id,
              transaction_id,
              transaction_event_id: newId<'event'>(now),
              name: 'payment-connector-external-transaction-request',
              context,
              created_at,
            },
          ],
    incidents: incident === null ? [] : [incident],
    webhooks:
      incident === null
        ? []
        : webhookRows(
            { merchant_account_id, transaction_id },
            incident.monitoring_incident_id,
            [{ name: 'monitoring.incident.created', target: 'incident' }],
            now,
          ),
  };
}

/** The processor knows no such mandate: a person has to look at what their bank still allows. */
function incidentOf(mandate: MandateRow, now: Date): IncidentRow {
  const { merchant_account_id, transaction_id, payment_method_id: id } = mandate;
  const at = timestamp(now);
  return {
    merchant_account_id,
    monitoring_incident_id: newId(now),
    monitoring_metric_id: null,
    display_name: 'A mandate could not be ended at its processor',
    spec: { model: 'payment-method', params: { id, transaction_id } },
    alerting_policy: null,
    incident_policy: null,
    notes: null,
    created_at: at,
    updated_at: at,
    closed_at: null,
  };
}
