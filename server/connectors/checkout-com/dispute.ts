import { errorCode } from '../../domain/decline.ts';
import type {
  DisputeNews,
  DisputeReason,
  DisputeStage,
  DisputeStatus,
} from '../../domain/dispute/dispute.ts';
import type { EvidenceFile, EvidenceText } from '../../domain/dispute/evidence.ts';
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
import { type CheckoutFields, get, minorOf, post, put, upload } from './request.ts';
import { currencyOf } from './wire.ts';

/** https://www.checkout.com/docs/disputes: a dispute, and what is said against it. */

type DisputeStanding = Readonly<{ stage: DisputeStage; status: DisputeStatus }>;
const standingAt = (status: DisputeStatus, stage: DisputeStage = 'chargeback'): DisputeStanding => ({
  stage,
  status,
});

const STATUSES: Readonly<Record<string, DisputeStanding>> = {
  evidence_required: standingAt('needs_response'),
  evidence_under_review: standingAt('under_review'),
  won: standingAt('won'),
  lost: standingAt('lost'),
  expired: standingAt('expired'),
  accepted: standingAt('accepted'),
  canceled: standingAt('closed'),
  resolved: standingAt('closed'),
  arbitration_under_review: standingAt('under_review', 'arbitration'),
  arbitration_won: standingAt('won', 'arbitration'),
  arbitration_lost: standingAt('lost', 'arbitration'),
};

/** By event; of others, that it is reviewed. */
const EVENTS: Readonly<Record<string, DisputeStanding>> = {
  dispute_evidence_required: standingAt('needs_response'),
  dispute_evidence_submitted: standingAt('under_review'),
  dispute_canceled: standingAt('closed'),
  dispute_resolved: standingAt('closed'),
  dispute_accepted: standingAt('accepted'),
  dispute_expired: standingAt('expired'),
  dispute_won: standingAt('won'),
  dispute_lost: standingAt('lost'),
  dispute_arbitration_won: standingAt('won', 'arbitration'),
  dispute_arbitration_lost: standingAt('lost', 'arbitration'),
};

const REASONS: Readonly<Record<string, DisputeReason>> = {
  general: 'general',
  duplicate: 'duplicate',
  fraudulent: 'fraudulent',
  unrecognized: 'unrecognized',
  incorrect_amount: 'incorrect_amount',
  not_as_described: 'not_as_described',
  credit_not_issued: 'credit_not_processed',
  canceled_recurring: 'canceled',
  product_service_not_received: 'not_received',
};

export const isDisputeEvent = (type: string): boolean => Object.hasOwn(EVENTS, type);

/** What an event says of it. */
export function newsIn(type: string, data: JsonObject, told: Date | null): DisputeNews | null {
  return newsOf(EVENTS[type], data, told);
}

function newsOf(
  standing: DisputeStanding | undefined,
  data: JsonObject | null,
  told: Date | null,
): DisputeNews | null {
  const id = textAt(data, 'id');
  if (data === null || id === null || standing === undefined) return null;
  const [raw, network] = [textAt(data, 'category'), textAt(data, 'reason_code')];
  const currency = currencyOf(data);
  const minor = minorOf(data['amount'], currency);
  const due = timeAt(data, 'evidence_required_by');
  return {
    reference: id,
    ...standing,

    at: told,
    ...(raw === null ? {} : { rawReason: raw, reason: REASONS[raw] ?? 'general' }),
    ...(network === null ? {} : { networkReasonCode: network }),
    ...(minor === null || currency === null ? {} : { money: { minor, currency } }),
    ...(due === null ? {} : { respondBy: due }),
  };
}

/** What a file is called there. */
const FILES: Readonly<Record<EvidenceFile, string>> = {
  receipt: 'invoice_or_receipt',
  customer_communication: 'customer_communication',
  customer_signature: 'additional_evidence',
  shipping_documentation: 'proof_of_delivery_or_service',
  service_documentation: 'proof_of_delivery_or_service_date',
  refund_policy: 'refund_or_cancellation_policy',
  cancellation_policy: 'recurring_transaction_agreement',
  duplicate_charge_documentation: 'invoice_showing_distinct_transactions',
  other: 'additional_evidence',
};

const SHIPPING = ['shipping_carrier', 'shipping_tracking_number', 'shipping_address'] as const;
/** Texts that have a place of their own; the others are said together. */
const TEXTS: Readonly<Record<string, readonly EvidenceText[]>> = {
  proof_of_delivery_or_service_text: SHIPPING,
  proof_of_delivery_or_service_date_text: ['shipping_date', 'service_date'],
  refund_or_cancellation_policy_text: ['refund_policy_disclosure', 'cancellation_policy_disclosure'],
  invoice_showing_distinct_transactions_text: ['duplicate_charge_explanation', 'duplicate_charge_id'],
  invoice_or_receipt_text: ['product_description'],
};
const PLACED = Object.values(TEXTS).flat();
const TEXT_LENGTH_MAX = 500;

export const disputeDesk: DisputeDesk<CheckoutFields> = {
  /** https://www.checkout.com/docs/disputes/respond-to-a-dispute: one file of each kind, of 4 MB at most. */
  files: {
    mediaTypes: ['application/pdf', 'image/jpeg', 'image/png'],
    bytesMax: 4_000_000,
    bytesTotalMax: 28_000_000,
    countMax: 7,
    onePerKind: true,
  },
  stages: ['chargeback'],
  async find(call): Promise<FoundDispute> {
    const answer = await get(call, pathOf(call.input));
    if (answer.status === 404) return { kind: 'not_found' };
    const dispute = answer.status === 200 ? parseObject(answer.text) : null;
    const news = newsOf(STATUSES[textAt(dispute, 'status') ?? ''], dispute, call.now);
    return news === null
      ? { kind: 'unknown', detail: `the look-up was answered with ${answer.status}` }
      : { kind: 'found', news };
  },
  async submit(call) {
    const evidence = evidenceOf(call.input);
    if (typeof evidence === 'string') return notSent('invalid_service_request', evidence);
    for (const file of call.input.files) {
      const uploaded = await upload(
        call,
        multipart(file.id, [
          { name: 'purpose', value: 'dispute_evidence' },
          { name: 'file', file },
        ]),
      );
      const id = uploaded.status === 200 ? textAt(parseObject(uploaded.text), 'id') : null;
      if (id === null) return notSent('service_error', `Checkout.com answered ${uploaded.status} to a file`);

      evidence[`${FILES[file.evidence]}_file`] = id;
    }
    // Evidence that is provided once more is the same evidence; nothing is handed in before it is submitted.
    const provided = await put(call, `${pathOf(call.input)}/evidence`, evidence);
    if (provided.status !== 204) return refusal(provided, true);
    return endedDispute(call.input, await post(call, `${pathOf(call.input)}/evidence`, {}));
  },
  async accept(call) {
    return endedDispute(call.input, await post(call, `${pathOf(call.input)}/accept`, {}));
  },
};

const pathOf = ({ of }: DisputeRef): string => `disputes/${encodeURIComponent(of)}`;

/** Text: why it cannot be said there. */
function evidenceOf({ texts, files }: DisputeEvidence): Record<string, string> | string {
  const kinds = files.map(({ evidence }) => FILES[evidence]);
  if (new Set(kinds).size < kinds.length)
    return 'Checkout.com has one place for a signature and other evidence: leave one of the two files out';
  const evidence: Record<string, string> = {};
  for (const [place, names] of Object.entries(TEXTS)) {
    const said = names.flatMap((name) => texts[name] ?? []).join('\n');

    if (said !== '') evidence[place] = said;
  }
  const rest = restAsText(texts, PLACED);
  if (rest !== '') evidence['additional_evidence_text'] = rest;
  const long = Object.entries(evidence).find(([, said]) => said.length > TEXT_LENGTH_MAX);
  if (long === undefined) return evidence;
  return `Checkout.com takes ${TEXT_LENGTH_MAX} characters of ${long[0]}, and these are ${long[1].length}: show a file`;
}

function notSent(code: Parameters<typeof errorCode>[0], detail: string): Outcome<never> {
  return { kind: 'failed', code: errorCode(code), detail };
}

/** `isBefore`: nothing was handed in yet, so it certainly was not. */
function refusal(
  { status, text }: Readonly<{ status: number; text: string }>,
  isBefore: boolean,
): Outcome<never> {
  const codes = parseObject(text)?.['error_codes'];
  const said = Array.isArray(codes) ? String(codes[0]) : String(status);
  if (!isBefore && (status >= 500 || status === 409 || status < 400))
    return { kind: 'unknown', detail: `Checkout.com answered ${status} without an outcome` };
  const code = errorCode(status === 401 ? 'invalid_service_credentials' : 'invalid_service_request');
  return { kind: 'failed', code, detail: said, raw: { code: said, description: null } };
}

function endedDispute(
  { of }: DisputeRef,
  answer: Readonly<{ status: number; text: string }>,
): Outcome<DisputeNews | null> {
  return answer.status === 204 || answer.status === 200
    ? { kind: 'succeeded', value: null, reference: processorReference(of) }
    : refusal(answer, false);
}
