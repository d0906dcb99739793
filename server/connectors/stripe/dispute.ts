import { errorCode } from '../../domain/decline.ts';
import type { DisputeNews, DisputeReason, DisputeStatus } from '../../domain/dispute/dispute.ts';
import type { EvidenceFile, EvidenceTexts } from '../../domain/dispute/evidence.ts';
import { type JsonObject, objectOf, parseObject, textAt } from '../../domain/json.ts';
import { type Outcome, processorReference } from '../../domain/outcome.ts';
import {
  type Call,
  type DisputeDesk,
  type DisputeEvidence,
  type DisputeRef,
  type FoundDispute,
  multipart,
} from '../connector.ts';
import { type StripeFields, type Values, ask, headersOf } from './request.ts';
import { amountAt, currencyOf, refusedBy } from './wire.ts';

/** https://docs.stripe.com/api/disputes/object: where a dispute stands. Money moves by its balance transactions. */

const STATUSES: Readonly<Record<string, DisputeStatus>> = {
  needs_response: 'needs_response',
  warning_needs_response: 'needs_response',
  under_review: 'under_review',
  warning_under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  warning_closed: 'closed',
  prevented: 'closed',
};

/** https://docs.stripe.com/disputes/categories */
const REASONS: Readonly<Record<string, DisputeReason>> = {
  bank_cannot_process: 'processing_error',
  check_returned: 'processing_error',
  credit_not_processed: 'credit_not_processed',
  customer_initiated: 'general',
  debit_not_authorized: 'not_authorized',
  duplicate: 'duplicate',
  fraudulent: 'fraudulent',
  general: 'general',
  incorrect_account_details: 'processing_error',
  insufficient_funds: 'processing_error',
  noncompliant: 'processing_error',
  product_not_received: 'not_received',
  product_unacceptable: 'not_as_described',
  subscription_canceled: 'canceled',
  unrecognized: 'unrecognized',
};

/** `at`: when Stripe says that it is so; null where it only answers. */
export function newsOf(dispute: JsonObject | null, at: Date | null): DisputeNews | null {
  const [id, word] = [textAt(dispute, 'id'), textAt(dispute, 'status') ?? ''];
  const status = Object.hasOwn(STATUSES, word) ? STATUSES[word] : undefined;
  if (dispute === null || id === null || status === undefined) return null;
  const raw = textAt(dispute, 'reason');
  const network = textAt(dispute, 'payment_method_details', 'card', 'network_reason_code');
  const [minor, currency] = [amountAt(dispute, 'amount'), currencyOf(dispute)];
  const due = objectOf(dispute['evidence_details'])?.['due_by'];
  return {
    reference: id,
    stage: word.startsWith('warning') ? 'inquiry' : 'chargeback',
    status,

    at,
    ...(raw === null ? {} : { rawReason: raw, reason: REASONS[raw] ?? 'general' }),
    ...(network === null ? {} : { networkReasonCode: network }),
    ...(minor === null || currency === null ? {} : { money: { minor, currency } }),
    ...(typeof due === 'number' ? { respondBy: new Date(due * 1000) } : {}),
  };
}

type StripeCall<Input> = Call<StripeFields, Input>;

const FILES_AT = { 'https://api.stripe.com': 'https://files.stripe.com' } as const;

/** https://docs.stripe.com/api/files: at a host of their own. */
function filesUrl(baseUrl: string): string {
  return `${(FILES_AT as Readonly<Record<string, string>>)[baseUrl] ?? baseUrl}/v1/files`;
}

/** https://docs.stripe.com/api/disputes/evidence_object: what a file is called there. Each takes one. */
const FILES: Readonly<Record<EvidenceFile, string>> = {
  receipt: 'receipt',
  customer_communication: 'customer_communication',
  customer_signature: 'customer_signature',
  shipping_documentation: 'shipping_documentation',
  service_documentation: 'service_documentation',
  refund_policy: 'refund_policy',
  cancellation_policy: 'cancellation_policy',
  duplicate_charge_documentation: 'duplicate_charge_documentation',
  other: 'uncategorized_file',
};

/** The others are called as here. */
function textsFor({ explanation, ...texts }: EvidenceTexts): Values {
  return { ...texts, ...(explanation === undefined ? {} : { uncategorized_text: explanation }) };
}

export const disputeDesk: DisputeDesk<StripeFields> = {
  /** https://docs.stripe.com/disputes/responding: all files together have 4.5 MB at most. */
  files: {
    mediaTypes: ['application/pdf', 'image/jpeg', 'image/png'],
    bytesMax: 4_000_000,
    bytesTotalMax: 4_500_000,
    countMax: 9,
    onePerKind: true,
  },
  stages: ['inquiry', 'chargeback'],
  async find(call): Promise<FoundDispute> {
    const answer = await ask(call, 'GET', pathOf(call.input));
    if (answer.status === 404) return { kind: 'not_found' };
    const news = answer.status === 200 ? newsOf(parseObject(answer.text), null) : null;
    return news === null
      ? { kind: 'unknown', detail: `the look-up was answered with ${answer.status}` }
      : { kind: 'found', news: { ...news, at: call.now } };
  },
  async submit(call) {
    const evidence: Record<string, Values[string]> = { ...textsFor(call.input.texts) };
    for (const file of call.input.files) {
      const uploaded = await upload(call, file);
      if (typeof uploaded !== 'string') return uploaded;
      evidence[FILES[file.evidence]] = uploaded;
    }
    return readDispute(await ask(call, 'POST', pathOf(call.input), { evidence, submit: true }));
  },
  async accept(call) {
    return readDispute(await ask(call, 'POST', `${pathOf(call.input)}/close`));
  },
};

const pathOf = ({ of }: DisputeRef): string => `disputes/${encodeURIComponent(of)}`;

/** Under a key of its own: uploaded again, it is the same file. Gives its id, or why there is none. */
async function upload(
  call: StripeCall<DisputeEvidence>,
  file: DisputeEvidence['files'][number],
): Promise<string | Outcome<never>> {
  const key = `${call.operationId}-${file.id}`;
  const { status, text } = await call.http.send({
    method: 'POST',
    url: filesUrl(call.baseUrl),
    headers: { ...headersOf(call), 'idempotency-key': key },

    body: multipart(file.id, [
      { name: 'purpose', value: 'dispute_evidence' },
      { name: 'file', file },
    ]),
  });
  const body = parseObject(text);
  const id = textAt(body, 'id');
  // Nothing is handed in yet, so it certainly was not.
  const refused = refusedBy(status, body);
  if (refused === null && id !== null) return id;
  if (refused !== null && refused.kind !== 'unknown') return refused;
  return {
    kind: 'failed',
    code: errorCode('service_error'),
    detail: `Stripe answered ${status} to a file, and nothing was handed in`,
  };
}

function readDispute({
  status,
  text,
}: Readonly<{ status: number; text: string }>): Outcome<DisputeNews | null> {
  const body = parseObject(text);
  const refused = refusedBy(status, body);
  if (refused !== null) return refused;
  const news = newsOf(body, null);
  return news === null
    ? { kind: 'unknown', detail: 'Stripe answered without a dispute' }
    : { kind: 'succeeded', value: news, reference: processorReference(news.reference) };
}
