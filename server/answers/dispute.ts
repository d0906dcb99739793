import type { Static } from 'typebox';
import type { Dispute, DisputeFile, DisputeResponse, DisputeSummary } from '../api-contract/disputes.ts';
import { paymentServices } from '../connections/connection-kinds.ts';
import type { Connector } from '../connectors/connector.ts';
import {
  type DisputeCase,
  type DisputeFileRow,
  type DisputeId,
  type DisputeResponseRow,
  type DisputeWithMoney,
  getDisputeCase,
} from '../db/queries/disputes.ts';
import type { TransactionRow } from '../db/queries/transaction-rows.ts';
import { getTransactionRow } from '../db/queries/transactions.ts';
import {
  type EvidenceTexts,
  EVIDENCE_TEXT_NAMES,
  MEDIA_TYPES,
  checklistFor,
} from '../domain/dispute/evidence.ts';
import type { MerchantAccountId, PaymentServiceId } from '../domain/ids.ts';
import type { Json } from '../db/queries/transaction-rows.ts';
import type { ReadParts } from '../parts.ts';
import { suggestionsOf } from './dispute-suggestions.ts';

type Body = Static<typeof Dispute>;
type SummaryBody = Static<typeof DisputeSummary>;
type FileBody = Static<typeof DisputeFile>;
type Creator = FileBody['creator'];
type DisputeKey = Readonly<{ merchantAccountId: MerchantAccountId; disputeId: DisputeId }>;

/** Of a processor that is not part of this release, nothing can be asked. */
type AnswerPlace = Pick<Connector, 'disputeDesk' | 'afterwards'> | null;

/** The whole case. */
export async function readDispute(
  parts: ReadParts,
  { merchantAccountId, disputeId }: DisputeKey,
): Promise<Body | null> {
  const found = await getDisputeCase(parts.db, merchantAccountId, disputeId);
  if (found === null) return null;
  const transaction = await getTransactionRow(parts.db, merchantAccountId, found.dispute.transaction_id);
  return renderDispute(found, transaction, await connectorOf(parts, found.dispute));
}

export async function connectorOf(
  parts: ReadParts,
  row: Readonly<{ merchant_account_id: MerchantAccountId; payment_service_id: PaymentServiceId }>,
): Promise<AnswerPlace> {
  const service = await paymentServices.find(parts, row.merchant_account_id, row.payment_service_id);
  return service?.connector ?? null;
}

export function renderDisputeSummary(row: DisputeWithMoney, where: AnswerPlace): SummaryBody {
  return {
    type: 'dispute',
    id: row.dispute_id,
    merchant_account_id: row.merchant_account_id,
    transaction_id: row.transaction_id,
    payment_service_id: row.payment_service_id,
    payment_service_dispute_id: row.processor_reference,
    stage: row.stage,
    status: row.status,
    reason: row.reason,
    raw_reason: row.raw_reason,
    network_reason_code: row.network_reason_code,
    amount: Number(row.amount),
    currency: row.currency,
    charged_back_amount: Number(row.charged_back),
    given_back_amount: Number(row.given_back),
    respond_by: row.respond_by,
    answered_here: where?.disputeDesk?.stages.includes(row.stage) ?? false,
    dashboard_url: where?.afterwards?.dashboard ?? null,
    opened_at: row.opened_at,
    closed_at: row.closed_at,
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

export function renderDispute(
  { dispute, events, files, responses }: DisputeCase,
  transaction: TransactionRow | null,
  where: AnswerPlace,
): Body {
  const present = presentFiles({ files });
  const suggestions = transaction === null ? {} : suggestionsOf(transaction);
  const isGiven = (name: string): boolean =>
    name in dispute.evidence || present.some(({ evidence }) => evidence === name);

  return {
    ...renderDisputeSummary(dispute, where),
    evidence: renderEvidence(dispute.evidence),
    checklist: checklistFor(dispute.reason).map((item) => ({
      ...item,
      given: isGiven(item.name),
      suggestion: (suggestions as Readonly<Record<string, string | undefined>>)[item.name] ?? null,
    })),
    files: present.map(renderDisputeFile),
    file_limits: fileLimitsOf(where),
    responses: responses.map((response) => renderDisputeResponse(response, files)),
    history: events.map((event) => ({
      type: 'dispute-event',
      id: event.dispute_event_id,
      name: event.name,
      stage: event.stage,
      status: event.status,
      creator: creatorIn(event.creator),
      context: event.context,
      created_at: event.created_at,
    })),
  };
}

/** Those that are part of the draft. */
export function presentFiles({ files }: Pick<DisputeCase, 'files'>): readonly DisputeFileRow[] {
  return files.filter(({ removed_at: removed }) => removed === null);
}

/** Of a processor without a desk nothing is handed in, and files wait for nobody. */
function fileLimitsOf(where: AnswerPlace): Body['file_limits'] {
  const limits = where?.disputeDesk?.files;
  return {
    media_types: [...(limits?.mediaTypes ?? MEDIA_TYPES)],
    size_max: limits?.bytesMax ?? 0,
    total_size_max: limits?.bytesTotalMax ?? 0,
    count_max: limits?.countMax ?? 0,
    needed: limits?.needed ?? false,
  };
}

function renderEvidence(texts: EvidenceTexts): Body['evidence'] {
  // every name, once
  return Object.fromEntries(
    EVIDENCE_TEXT_NAMES.map((name) => [name, texts[name] ?? null]),
  ) as Body['evidence'];
}

export function renderDisputeFile(row: DisputeFileRow): FileBody {
  return {
    type: 'dispute-file',
    id: row.dispute_file_id,
    dispute_id: row.dispute_id,
    evidence: row.evidence,
    name: row.name,
    media_type: row.media_type,
    size: row.bytes,
    sha256: row.sha256,
    creator: creatorIn(row.creator),
    created_at: row.created_at,
  };
}

function renderDisputeResponse(
  row: DisputeResponseRow,
  files: readonly DisputeFileRow[],
): Static<typeof DisputeResponse> {
  const { status } = row;
  const isKnown = status === 'succeeded' || status === 'declined' || status === 'failed';
  return {
    type: 'dispute-response',
    id: row.dispute_response_id,
    kind: row.kind,
    status: isKnown ? status : 'processing',
    stage: row.stage,
    evidence: renderEvidence(row.evidence),
    files: files.filter(({ dispute_file_id: id }) => row.file_ids.includes(id)).map(renderDisputeFile),
    error_code: row.error_code,
    raw_response_code: row.raw_response_code,
    raw_response_description: row.raw_response_description,
    creator: creatorIn(row.creator),
    created_at: row.created_at,
    updated_at: row.updated_at,
  };
}

function creatorIn(creator: Json | null): Creator {
  return creator as Creator; // written from a caller by the routes
}
