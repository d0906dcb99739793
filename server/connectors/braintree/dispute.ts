import { parseCurrency } from '../../domain/currency.ts';
import { errorCode } from '../../domain/decline.ts';
import type {
  DisputeNews,
  DisputeReason,
  DisputeStage,
  DisputeStatus,
} from '../../domain/dispute/dispute.ts';
import { type JsonObject, objectOf, textAt, timeAt } from '../../domain/json.ts';
import { type Outcome, processorReference } from '../../domain/outcome.ts';
import {
  type DisputeDesk,
  type DisputeEvidence,
  type DisputeRef,
  type FoundDispute,
  multipart,
  restAsText,
} from '../connector.ts';
import {
  type Answer,
  type BraintreeCall,
  type BraintreeFields,
  get,
  remove,
  upload,
  write,
} from './request.ts';
import { minorOf } from './wire.ts';
import { objectsAt, parseXml } from './xml.ts';

/** https://developer.paypal.com/braintree/docs/guides/disputes/overview, as its packages ask for it. */

const STATUSES: Readonly<Record<string, DisputeStatus>> = {
  open: 'needs_response',
  disputed: 'under_review',
  under_review: 'under_review',
  won: 'won',
  lost: 'lost',
  accepted: 'accepted',
  auto_accepted: 'accepted',
  expired: 'expired',
};
const STAGES: Readonly<Record<string, DisputeStage>> = {
  retrieval: 'inquiry',
  chargeback: 'chargeback',
  pre_arbitration: 'pre_arbitration',
};
const REASONS: Readonly<Record<string, DisputeReason>> = {
  cancelled_recurring_transaction: 'canceled',
  credit_not_processed: 'credit_not_processed',
  duplicate: 'duplicate',
  fraud: 'fraudulent',
  general: 'general',
  invalid_account: 'processing_error',
  not_recognized: 'unrecognized',
  product_not_received: 'not_received',
  product_unsatisfactory: 'not_as_described',
  retrieval: 'general',
  transaction_amount_differs: 'incorrect_amount',
};

/** `told`: when Braintree says that it is so. */
export function newsOf(dispute: JsonObject | null, told: Date | null): DisputeNews | null {
  const [id, word] = [textAt(dispute, 'id'), textAt(dispute, 'status') ?? ''];
  const status = Object.hasOwn(STATUSES, word) ? STATUSES[word] : undefined;
  if (dispute === null || id === null || status === undefined) return null;

  const currency = parseCurrency(textAt(dispute, 'currency-iso-code') ?? '');
  const minor = minorOf(textAt(dispute, 'amount-disputed') ?? textAt(dispute, 'amount'), currency);
  const kind = textAt(dispute, 'kind') ?? '';
  return {
    reference: id,
    stage: (Object.hasOwn(STAGES, kind) ? STAGES[kind] : undefined) ?? 'chargeback',
    status,
    at: told,
    ...reasonOf(dispute),
    ...(minor === null || currency === null ? {} : { money: { minor, currency } }),
    ...deadlineOf(dispute),
  };
}

function reasonOf(dispute: JsonObject): Pick<DisputeNews, 'rawReason' | 'reason' | 'networkReasonCode'> {
  const [raw, network] = [textAt(dispute, 'reason'), textAt(dispute, 'reason-code')];
  const reason = raw !== null && Object.hasOwn(REASONS, raw) ? REASONS[raw] : undefined;
  return {
    ...(raw === null ? {} : { rawReason: raw, reason: reason ?? 'general' }),
    ...(network === null ? {} : { networkReasonCode: network }),
  };
}

/** A day is told, and counts to its end. */
function deadlineOf(dispute: JsonObject): Pick<DisputeNews, 'respondBy'> {
  const due = timeAt(dispute, 'reply-by-date');
  return due === null ? {} : { respondBy: new Date(due.getTime() + 86_399_000) };
}

export const disputeDesk: DisputeDesk<BraintreeFields> = {
  /** https://developer.paypal.com/braintree/docs/reference/request/document-upload/create */
  files: {
    mediaTypes: ['application/pdf', 'image/jpeg', 'image/png'],
    bytesMax: 4_000_000,
    bytesTotalMax: 20_000_000,
    countMax: 10,
  },
  stages: ['inquiry', 'chargeback', 'pre_arbitration'],
  find: findDispute,
  async submit(call) {
    const emptied = await emptyDraft(call);
    if (emptied !== null) return emptied;
    for (const evidence of await evidenceOf(call)) {
      if ('kind' in evidence) return evidence;
      const added = await write(call, 'POST', `${pathOf(call.input)}/evidence`, { evidence });
      if (added.status !== 200 && added.status !== 201) return notSent(added);
    }
    return endedDispute(call.input, await write(call, 'PUT', `${pathOf(call.input)}/finalize`, {}));
  },
  async accept(call) {
    return endedDispute(call.input, await write(call, 'PUT', `${pathOf(call.input)}/accept`, {}));
  },
};

const pathOf = ({ of }: DisputeRef): string => `disputes/${encodeURIComponent(of)}`;

async function findDispute(call: BraintreeCall<DisputeRef>): Promise<FoundDispute> {
  const { status, text } = await get(call, pathOf(call.input));
  if (status === 404) return { kind: 'not_found' };
  const news = status === 200 ? newsOf(objectOf(parseXml(text)?.['dispute']), call.now) : null;
  return news === null
    ? { kind: 'unknown', detail: `the look-up was answered with ${status}` }
    : { kind: 'found', news };
}

/** What an earlier try, or a person in the Control Panel, has left there would be handed in with ours. */
async function emptyDraft(call: BraintreeCall<DisputeEvidence>): Promise<Outcome<never> | null> {
  const answer = await get(call, pathOf(call.input));
  const dispute = answer.status === 200 ? objectOf(parseXml(answer.text)?.['dispute']) : null;
  if (dispute === null || dispute['status'] !== 'open') return notSent(answer);

  const listed = dispute['evidence'];
  const pieces = Array.isArray(listed) ? listed.map(objectOf) : objectsAt(objectOf(listed), 'evidence');
  for (const id of pieces.flatMap((piece) => textAt(piece, 'id') ?? [])) {
    const removed = await remove(call, `${pathOf(call.input)}/evidence/${encodeURIComponent(id)}`);
    if (removed.status >= 300) return notSent(removed);
  }
  return null;
}

type Piece = Readonly<{ comments: string } | { document_upload_id: string }>;

/** Files are uploaded first; one that is in no dispute is nobody's. */
async function evidenceOf(
  call: BraintreeCall<DisputeEvidence>,
): Promise<readonly (Piece | Outcome<never>)[]> {
  const { texts, files } = call.input;
  const said = restAsText(texts);
  const pieces: (Piece | Outcome<never>)[] = said === '' ? [] : [{ comments: said }];
  for (const file of files) {
    const body = multipart(file.id, [
      { name: 'document_upload[kind]', value: 'evidence_document' },
      { name: 'file', file },
    ]);
    const answer = await upload(call, 'document_uploads', body);
    const id =
      answer.status < 300 ? textAt(objectOf(parseXml(answer.text)?.['document-upload']), 'id') : null;
    pieces.push(id === null ? notSent(answer) : { document_upload_id: id });
  }

  return pieces;
}

/** Nothing was handed in yet, so it certainly was not. */
function notSent({ status, text }: Answer): Outcome<never> {
  const message = textAt(objectOf(parseXml(text)?.['api-error-response']), 'message');
  const code = errorCode(status === 401 ? 'invalid_service_credentials' : 'invalid_service_request');
  const detail = message ?? `Braintree answered ${status}, and nothing was handed in`;
  return { kind: 'failed', code, detail, raw: { code: String(status), description: message } };
}

function endedDispute({ of }: DisputeRef, answer: Answer): Outcome<DisputeNews | null> {
  const { status } = answer;
  if (status >= 200 && status < 300)
    return { kind: 'succeeded', value: null, reference: processorReference(of) };
  return status >= 400 && status < 500 && status !== 409
    ? notSent(answer)
    : { kind: 'unknown', detail: `Braintree answered ${status} without an outcome` };
}
