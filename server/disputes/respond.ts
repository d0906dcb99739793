import type { CallAudit } from '../access/audit.ts';
import type { IdempotentCall } from '../access/idempotency.ts';
import { presentFiles } from '../answers/dispute.ts';
import { type PaymentService, paymentServices } from '../connections/connection-kinds.ts';
import type { DisputeDesk } from '../connectors/connector.ts';
import { newJob } from '../db/new-operation.ts';
import { insertAuditLogs } from '../db/queries/audit-logs.ts';
import {
  type DisputeCase,
  type DisputeId,
  type DisputeResponseRow,
  bindKeyToResponse,
  insertDisputeResponse,
} from '../db/queries/disputes.ts';
import type { JobRow, Json } from '../db/queries/transaction-rows.ts';
import { type MerchantAccountId, toId } from '../domain/ids.ts';
import { isFinal } from '../domain/operation/operation-machine.ts';
import { Problem, ruleBroken } from '../domain/problem.ts';
import { timestamp } from '../domain/timestamp.ts';
import { SENT_GRACE_MS } from '../operations/retry-schedule.ts';
import type { MoneyParts } from '../parts.ts';
import { claimOfBeginner } from '../payment-services/sending-claim.ts';
import { newId } from '../platform/entropy.ts';
import { changeCase } from './change-case.ts';
import { sendResponse } from './send-response.ts';
import { settleResponse } from './settle-response.ts';

export type ResponseRequest = Readonly<{
  parts: MoneyParts;
  merchantAccountId: MerchantAccountId;
  disputeId: DisputeId;
  kind: DisputeResponseRow['kind'];
  creator: Json | null;
  idempotency: IdempotentCall | null;
  audit: CallAudit | null;
}>;

/**
 * Evidence is handed in, or the claim accepted, in the three steps of every operation: the intent is committed, the
 * connector called, the outcome committed.
 */
export async function respondToDispute(request: ResponseRequest): Promise<void> {
  const { parts, idempotency } = request;
  const { service, response, operation, found } = await begin(request);
  const claim = claimOfBeginner(parts, operation);
  const outcome = await sendResponse(parts, service, { found, response }, claim);
  const settled = await settleResponse(parts, response, outcome, operation);
  if (isFinal(settled.status)) idempotency?.answerStored();
}

type BegunResponse = Readonly<{
  service: PaymentService;
  found: DisputeCase;
  response: DisputeResponseRow;
  operation: JobRow;
}>;

function begin(request: ResponseRequest): Promise<BegunResponse> {
  const { parts, merchantAccountId, disputeId, kind, idempotency, audit } = request;
  return changeCase(parts, { merchantAccountId, disputeId }, async (found, now) => {
    const service = await paymentServices.find(parts, merchantAccountId, found.dispute.payment_service_id);
    const desk = deskOf(service, found, kind);
    refuseWrongTime(found, now);
    if (kind === 'submit') refuseUnfit(found, desk);
    if (service === null) throw new Error('BUG: a desk of no service');
    const response = responseOf(request, found, now);
    const operation = operationOf(parts, found, response, now);

    const entry = audit?.of('dispute', disputeId) ?? null;
    return {
      write: {
        after: { ...found.dispute, response_id: response.dispute_response_id },
        told: [],
        also: async (tx) => {
          await insertDisputeResponse(tx, response, operation);
          if (entry !== null) await insertAuditLogs(tx, [entry.entry]);
          if (idempotency === null) return true;
          idempotency.intended();
          const isOurs = await bindKeyToResponse(
            tx,
            merchantAccountId,
            idempotency,
            response.dispute_response_id,
          );
          if (!isOurs) throw new Problem('concurrent_request');
          return true;
        },
      },
      result: { service, found, response, operation },
    };
  }).then((begun) => {
    audit?.of('dispute', disputeId)?.written();
    return begun;
  });
}

function deskOf(
  service: PaymentService | null,
  { dispute }: DisputeCase,
  kind: DisputeResponseRow['kind'],
): DisputeDesk {
  const desk = service?.connector.disputeDesk;
  if (desk === undefined || !desk.stages.includes(dispute.stage))
    throw ruleBroken({
      pointer: '',
      message: `is answered in the dashboard of ${service?.connector.displayName ?? 'its processor'}`,
      type: 'value_error.not_supported',
    });
  if (kind === 'accept' && desk.accept === undefined)
    throw ruleBroken({
      pointer: '',
      message: `cannot be accepted over the API of ${service?.connector.displayName ?? 'its processor'}`,
      type: 'value_error.not_supported',
    });

  return desk;
}

function refuseWrongTime({ dispute, responses }: DisputeCase, now: Date): void {
  if (responses.some(({ status }) => !isFinal(status)))
    throw new Problem('invalid_state', {
      message: 'A response to this dispute is on its way; wait for its outcome',
    });
  refuseClosed(dispute);
  if (dispute.respond_by !== null && Date.parse(dispute.respond_by) <= now.getTime())
    throw new Problem('invalid_state', { message: `The time to answer ended at ${dispute.respond_by}` });
}

/** What waits for no answer takes none. */
export function refuseClosed({ status }: Pick<DisputeCase['dispute'], 'status'>): void {
  if (status !== 'needs_response')
    throw new Problem('invalid_state', {
      message: `The dispute is ${status}: only one that is needs_response can be answered`,
    });
}

function refuseUnfit(found: DisputeCase, { files: limits, texts }: DisputeDesk): void {
  const files = presentFiles(found);
  if (files.length === 0 && Object.keys(found.dispute.evidence).length === 0)
    throw ruleBroken({ pointer: '/evidence', message: 'is empty: say or show something first' });
  if (texts === false && Object.keys(found.dispute.evidence).length > 0)
    throw ruleBroken({
      pointer: '/evidence',
      message: 'has texts, and this processor takes files alone: say it in one',
    });

  if (limits.needed === true && files.length === 0)
    throw ruleBroken({
      pointer: '/files',
      message: 'is empty, and this processor takes nothing without a file',
    });
}

function responseOf(
  { merchantAccountId, disputeId, kind, creator, idempotency }: ResponseRequest,
  found: DisputeCase,
  now: Date,
): DisputeResponseRow {
  const at = timestamp(now);
  return {
    merchant_account_id: merchantAccountId,
    dispute_response_id: idempotency?.reference<'dispute-response'>(1, now) ?? newId<'dispute-response'>(now),
    dispute_id: disputeId,
    kind,
    status: 'sent',
    stage: found.dispute.stage,
    evidence: kind === 'submit' ? found.dispute.evidence : {},
    file_ids: kind === 'submit' ? presentFiles(found).map(({ dispute_file_id: id }) => id) : [],
    creator,
    error_code: null,
    raw_response_code: null,
    raw_response_description: null,
    answer:
      idempotency === null
        ? null
        : { operation: idempotency.operation, key: idempotency.key, owner_id: idempotency.ownerId },
    created_at: at,
    updated_at: at,
  };
}

const KINDS = { submit: 'submit-dispute-evidence', accept: 'accept-dispute' } as const;

/** Its id is our reference at the processor, and the response's. */
function operationOf(
  { clock }: Pick<MoneyParts, 'clock'>,
  { dispute }: DisputeCase,
  { kind, dispute_response_id, creator }: DisputeResponseRow,
  now: Date,
): JobRow {
  const { merchant_account_id, payment_service_id, amount, currency } = dispute;
  return newJob(
    {
      kind: KINDS[kind],
      merchant_account_id,
      operation_id: toId<'operation'>(dispute_response_id),
      payment_service_id,
      amount,
      currency,
      of_reference: dispute.processor_reference,
      creator,
    },
    { now, machineNow: clock.now(), firstRecoveryMs: SENT_GRACE_MS },
  );
}
