import { cut } from '../../domain/cut.ts';
import { errorCode } from '../../domain/decline.ts';
import type {
  DisputeNews,
  DisputeReason,
  DisputeStage,
  DisputeStatus,
} from '../../domain/dispute/dispute.ts';
import type { EvidenceFile } from '../../domain/dispute/evidence.ts';
import { type JsonObject, parseObject, textAt, timeAt } from '../../domain/json.ts';
import { type Outcome, processorReference } from '../../domain/outcome.ts';
import {
  type DisputeDesk,
  type DisputeEvidence,
  type DisputeRef,
  type FoundDispute,
  multipart,
  restAsText,
} from '../connector.ts';
import { disputeId } from './dispute.ts';
import { type Answer, type PayPalFields, get, post, upload } from './request.ts';
import { moneyAt } from './units.ts';

/** https://developer.paypal.com/docs/api/customer-disputes/v1/: where a dispute stands, and how it is answered. */

const STATUSES: Readonly<Record<string, DisputeStatus>> = {
  OPEN: 'needs_response',
  WAITING_FOR_SELLER_RESPONSE: 'needs_response',
  WAITING_FOR_BUYER_RESPONSE: 'under_review',
  UNDER_REVIEW: 'under_review',
  OTHER: 'under_review',
};
const OUTCOMES: Readonly<Record<string, DisputeStatus>> = {
  RESOLVED_BUYER_FAVOUR: 'lost',
  RESOLVED_SELLER_FAVOUR: 'won',
  RESOLVED_WITH_PAYOUT: 'closed',
  CANCELED_BY_BUYER: 'closed',
  ACCEPTED: 'accepted',
  DENIED: 'closed',
  NONE: 'closed',
};
const STAGES: Readonly<Record<string, DisputeStage>> = {
  INQUIRY: 'inquiry',
  CHARGEBACK: 'chargeback',
  PRE_ARBITRATION: 'pre_arbitration',
  ARBITRATION: 'arbitration',
};
const REASONS: Readonly<Record<string, DisputeReason>> = {
  MERCHANDISE_OR_SERVICE_NOT_RECEIVED: 'not_received',
  MERCHANDISE_OR_SERVICE_NOT_AS_DESCRIBED: 'not_as_described',
  UNAUTHORISED: 'not_authorized',
  CREDIT_NOT_PROCESSED: 'credit_not_processed',
  DUPLICATE_TRANSACTION: 'duplicate',
  INCORRECT_AMOUNT: 'incorrect_amount',
  PAYMENT_BY_OTHER_MEANS: 'duplicate',
  CANCELED_RECURRING_BILLING: 'canceled',
  PROBLEM_WITH_REMITTANCE: 'processing_error',
  OTHER: 'general',
};

/** A dispute has its own time. */
export function newsOf(dispute: JsonObject): DisputeNews | null {
  const [id, word] = [disputeId(dispute), textAt(dispute, 'status') ?? ''];
  const outcome = textAt(dispute, 'dispute_outcome', 'outcome_code') ?? 'NONE';
  const status = word === 'RESOLVED' ? (OUTCOMES[outcome] ?? 'closed') : STATUSES[word];
  if (id === null || status === undefined) return null;

  const [raw, network] = [textAt(dispute, 'reason'), textAt(dispute, 'external_reason_code')];
  const money = moneyAt(dispute, 'dispute_amount');
  const due = timeAt(dispute, 'seller_response_due_date');
  return {
    reference: id,
    stage: STAGES[textAt(dispute, 'dispute_life_cycle_stage') ?? ''] ?? 'inquiry',
    status,
    at: timeAt(dispute, 'update_time') ?? timeAt(dispute, 'create_time'),
    ...(raw === null ? {} : { rawReason: raw, reason: REASONS[raw] ?? 'general' }),
    ...(network === null ? {} : { networkReasonCode: network }),
    ...(money === null ? {} : { money }),
    ...(due === null ? {} : { respondBy: due }),
  };
}

/** What a file is called there. */
const FILES: Readonly<Record<EvidenceFile, string>> = {
  receipt: 'PROOF_OF_RECEIPT_COPY',
  customer_communication: 'OTHER',
  customer_signature: 'PROOF_OF_DELIVERY_SIGNATURE',
  shipping_documentation: 'PROOF_OF_FULFILLMENT',
  service_documentation: 'ITEM_DESCRIPTION',
  refund_policy: 'RETURN_POLICY',
  cancellation_policy: 'RETURN_POLICY',
  duplicate_charge_documentation: 'PROOF_OF_RECEIPT_COPY',
  other: 'OTHER',
};

/** Of carriers that PayPal knows by name. */
const CARRIERS = ['UPS', 'USPS', 'FEDEX', 'DHL', 'TNT', 'ROYAL_MAIL', 'PARCELFORCE'] as const;
const TRACKED = ['shipping_carrier', 'shipping_tracking_number'] as const;
const NOTES_LENGTH_MAX = 2_000;

export const disputeDesk: DisputeDesk<PayPalFields> = {
  /** https://developer.paypal.com/docs/disputes/integrate/#documents: 10 MB a file, 50 MB together. */
  files: {
    mediaTypes: ['application/pdf', 'image/jpeg', 'image/png'],
    bytesMax: 4_000_000,
    bytesTotalMax: 40_000_000,
    countMax: 10,
  },
  stages: ['inquiry', 'chargeback', 'pre_arbitration', 'arbitration'],
  async find(call): Promise<FoundDispute> {
    const answer = await get(call, pathOf(call.input));
    if (answer.status === 404) return { kind: 'not_found' };
    const dispute = answer.status === 200 ? parseObject(answer.text) : null;
    const news = dispute === null ? null : newsOf(dispute);
    return news === null
      ? { kind: 'unknown', detail: `the look-up was answered with ${answer.status}` }
      : { kind: 'found', news };
  },
  async submit(call) {
    const input = JSON.stringify({ evidences: evidencesOf(call.input) });
    const files = call.input.files.map((file, index) => ({ name: `file${index + 1}`, file }));
    const body = multipart(call.operationId, [
      { name: 'input', value: input, contentType: 'application/json' },
      ...files,
    ]);
    return endedDispute(call.input, await upload(call, `${pathOf(call.input)}/provide-evidence`, body));
  },
  async accept(call) {
    const claim = { note: 'The claim is accepted.', accept_claim_type: 'REFUND' };
    return endedDispute(call.input, await post(call, `${pathOf(call.input)}/accept-claim`, claim));
  },
};

const pathOf = ({ of }: DisputeRef): string => `v1/customer/disputes/${encodeURIComponent(of)}`;

/** What is said stands beside the first of it; documents are named, and come as parts of their own. */
function evidencesOf({ texts, files }: DisputeEvidence): readonly JsonObject[] {
  const { shipping_carrier: carrier, shipping_tracking_number: tracking } = texts;
  const known = CARRIERS.find((name) => name === carrier?.toUpperCase().replaceAll(' ', '_'));
  const tracked =
    tracking === undefined
      ? []
      : [{ carrier_name: known ?? 'OTHER', ...otherCarrier(known, carrier), tracking_number: tracking }];
  const notes = cut(restAsText(texts, tracking === undefined ? [] : TRACKED), NOTES_LENGTH_MAX);
  const kinds = [...new Set(files.map(({ evidence }) => FILES[evidence]))];
  const evidences = kinds.map((kind) => ({
    evidence_type: kind,
    documents: files.filter(({ evidence }) => FILES[evidence] === kind).map(({ name }) => ({ name })),
  }));

  const isShipped = tracked.length > 0;
  const first = isShipped
    ? [{ evidence_type: 'PROOF_OF_FULFILLMENT', evidence_info: { tracking_info: tracked } }]
    : [];
  const others = isShipped
    ? evidences.filter(({ evidence_type: type }) => type !== 'PROOF_OF_FULFILLMENT')
    : evidences;
  const shipped = evidences.filter(({ evidence_type: type }) => isShipped && type === 'PROOF_OF_FULFILLMENT');
  const all: JsonObject[] = [...first.map((one) => ({ ...one, ...shipped[0] })), ...others];
  const [begin = { evidence_type: 'OTHER' }, ...rest] = all;
  return [{ ...begin, ...(notes === '' ? {} : { notes }) }, ...rest];
}

function otherCarrier(known: string | undefined, carrier: string | undefined): JsonObject {
  return known === undefined && carrier !== undefined ? { carrier_name_other: carrier } : {};
}

function endedDispute({ of }: DisputeRef, { status, text }: Answer): Outcome<DisputeNews | null> {
  if (status >= 200 && status < 300)
    return { kind: 'succeeded', value: null, reference: processorReference(of) };
  const body = parseObject(text);
  const raw = { code: textAt(body, 'name'), description: textAt(body, 'message') };
  if (status >= 500 || status === 409 || status < 400)
    return { kind: 'unknown', detail: `PayPal answered ${status} without an outcome` };
  const code = errorCode(status === 403 ? 'insufficient_service_permissions' : 'invalid_service_request');
  return { kind: 'failed', code, detail: raw.description ?? `PayPal answered ${status}`, raw };
}
