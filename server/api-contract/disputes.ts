import { DISPUTE_REASONS, DISPUTE_STAGES, DISPUTE_STATUSES } from '../domain/dispute/dispute.ts';
import {
  EVIDENCE_FILES,
  EVIDENCE_TEXTS,
  EVIDENCE_TEXT_NAMES,
  type EvidenceText,
  MEDIA_TYPES,
} from '../domain/dispute/evidence.ts';
import { operation, token } from './operation.ts';
import { Creator } from './schemas/creator.ts';
import { Uuid } from './schemas/identifier.ts';
import { Amount, CurrencyCode, MinorUnits } from './schemas/money.ts';
import { cursorQuery, totaledPage, totalsQuery } from './schemas/pagination.ts';
import {
  choice,
  constant,
  fields,
  maybe,
  nullable,
  object,
  oneOf,
  optional,
  text,
  withDefault,
} from './schemas/schema.ts';
import { thirdPartyId } from './schemas/third-party-id.ts';
import { Timestamp } from './schemas/time.ts';
import { Type } from './schemas/type.ts';
import { describe } from './schemas/words.ts';

export const DisputeStage = choice(
  'DisputeStage',
  DISPUTE_STAGES,
  '`inquiry` only asks, and has taken no money; `pre_arbitration` and `arbitration` follow a chargeback that was ' +
    'fought.',
);
export const DisputeStatus = choice(
  'DisputeStatus',
  DISPUTE_STATUSES,
  '`needs_response`: answer by `respond_by`; `under_review`: the bank decides; `accepted`: you gave in; `expired`: ' +
    'the time to answer is over, and the decision has not come yet; `closed`: it ended without a decision.',
);
export const DisputeReason = choice(
  'DisputeReason',
  DISPUTE_REASONS,
  'What the buyer says, in one vocabulary for all processors.',
);
export const DisputeMediaType = choice('DisputeMediaType', MEDIA_TYPES, 'By the first bytes of the file.');
export const DisputeEvidenceFile = choice('DisputeEvidenceFile', EVIDENCE_FILES, 'What a file shows.');

const SUMMARY = {
  type: constant('dispute'),
  id: Uuid,
  merchant_account_id: Type.String(),
  transaction_id: Uuid,
  payment_service_id: Uuid,
  payment_service_dispute_id: Type.String(),
  stage: DisputeStage,
  status: DisputeStatus,
  reason: nullable(DisputeReason),
  raw_reason: nullable(Type.String()),
  network_reason_code: nullable(Type.String()),
  amount: MinorUnits,
  currency: CurrencyCode,
  charged_back_amount: MinorUnits,
  given_back_amount: MinorUnits,
  respond_by: nullable(Timestamp),
  answered_here: Type.Boolean(),
  dashboard_url: nullable(Type.String()),
  opened_at: Timestamp,
  closed_at: nullable(Timestamp),
  created_at: Timestamp,
  updated_at: Timestamp,
};
const SUMMARY_WORDS = {
  transaction_id: 'The payment that is disputed.',
  payment_service_id: 'Where it was paid, and is disputed.',
  payment_service_dispute_id: "The processor's own id of the dispute.",
  stage: 'How far it has gone.',
  status: 'Where it stands: `needs_response` waits for you.',
  reason: 'Null where the processor names none.',
  raw_reason: "The processor's own word for the reason; null where it gave none.",
  network_reason_code: "The scheme's code of the reason, for example `10.4`; null where none was told.",
  amount: 'What is disputed.',
  currency: 'Currency of what is disputed.',
  charged_back_amount: 'What it took so far, by the lines of `/transactions/{transaction_id}/chargebacks`.',
  given_back_amount: 'What of that was given back, by the lines of `…/chargeback-reversals`.',
  respond_by: 'Until when an answer counts; null where the processor names no end.',
  answered_here:
    'True where evidence can be submitted here; else it is answered in the dashboard of the processor.',
  dashboard_url: 'Where the processor shows its disputes; null where that is not known.',
  opened_at: 'When the processor opened it.',
  closed_at: 'When it was accepted, decided or closed; null while it is open.',
} as const;

export const DisputeSummary = object('DisputeSummary', SUMMARY);
describe(DisputeSummary, SUMMARY_WORDS);

export const DisputeSummaries = totaledPage('DisputeSummaries', DisputeSummary);

const EVIDENCE_WORDS: Readonly<Record<EvidenceText, string>> = {
  explanation: 'Why the payment is right, in your words; all that has no place of its own.',
  product_description: 'What was sold.',
  customer_name: 'Name of the buyer.',
  customer_email_address: 'E-mail address of the buyer.',
  customer_purchase_ip: 'From where on the internet it was bought.',
  billing_address: 'Billing address, in lines.',
  shipping_address: 'Where it was sent, in lines.',
  shipping_carrier: 'Who delivered it.',
  shipping_tracking_number: "The carrier's number of the parcel.",
  shipping_date: 'When it was sent.',
  service_date: 'When the service was provided.',
  refund_policy_disclosure: 'How and when the buyer was shown your refund policy.',
  refund_refusal_explanation: 'Why no refund is due.',
  cancellation_policy_disclosure: 'How and when the buyer was shown your cancellation policy.',
  cancellation_rebuttal: 'Why it was not cancelled, or too late.',
  duplicate_charge_explanation: 'Why both payments are right.',
  duplicate_charge_id: 'The other payment, which is no duplicate.',
  access_activity_log: 'When and from where the buyer used what was sold.',
};

type Texts<Schema> = Readonly<Record<EvidenceText, Schema>>;
const textsOf = <Schema>(schema: (max: number) => Schema): Texts<Schema> =>
  Object.fromEntries(
    EVIDENCE_TEXT_NAMES.map((name) => [name, schema(EVIDENCE_TEXTS[name])]),
  ) as Texts<Schema>;

export const DisputeEvidence = object('DisputeEvidence', { ...textsOf((max) => nullable(text(max))) });
describe(DisputeEvidence, EVIDENCE_WORDS);

export const DisputeEvidenceUpdate = object('DisputeEvidenceUpdate', {
  ...textsOf((max) => maybe(text(max))),
});
describe(DisputeEvidenceUpdate, EVIDENCE_WORDS);

export const DisputeChecklistItem = object('DisputeChecklistItem', {
  name: Type.String(),
  form: oneOf('text', 'file'),
  level: oneOf('needed', 'helpful', 'optional'),
  given: Type.Boolean(),
  suggestion: nullable(Type.String()),
});
describe(DisputeChecklistItem, {
  name: 'A member of the evidence, or what a file shows.',
  form: 'A text of `…/evidence`, or a file of `…/files`.',
  level: 'How much it counts for this reason: without what is `needed` such a dispute is seldom won.',
  given: 'Whether it stands in the draft.',
  suggestion: 'What the payment says of it, to be looked at and sent; null where it says nothing.',
});

export const DisputeFile = object('DisputeFile', {
  type: constant('dispute-file'),
  id: Uuid,
  dispute_id: Uuid,
  evidence: DisputeEvidenceFile,
  name: Type.String(),
  media_type: DisputeMediaType,
  size: Type.Integer(),
  sha256: Type.String(),
  creator: nullable(Creator),
  created_at: Timestamp,
});
const FILE_WORDS = {
  dispute_id: 'The dispute that it is about.',
  evidence: 'What it shows.',
  name: 'What you call it.',
  media_type: 'What it is, by its first bytes.',
  size: 'How many bytes it has.',
  sha256: 'SHA-256 of its bytes, in hex.',
  creator: 'Who uploaded it.',
} as const;
describe(DisputeFile, FILE_WORDS);

export const DisputeFileContent = object('DisputeFileContent', {
  ...DisputeFile.properties,
  content: Type.String(),
});
describe(DisputeFileContent, { ...FILE_WORDS, content: 'Its bytes, in base64.' });

export const DisputeResponse = object('DisputeResponse', {
  type: constant('dispute-response'),
  id: Uuid,
  kind: oneOf('submit', 'accept'),
  status: choice(
    'DisputeResponseStatus',
    ['processing', 'succeeded', 'declined', 'failed'],
    '`processing` also while it is not known whether the processor has it: do not submit again.',
  ),
  stage: DisputeStage,
  evidence: DisputeEvidence,
  files: Type.Array(DisputeFile),
  error_code: nullable(Type.String()),
  raw_response_code: nullable(Type.String()),
  raw_response_description: nullable(Type.String()),
  creator: nullable(Creator),
  created_at: Timestamp,
  updated_at: Timestamp,
});
describe(DisputeResponse, {
  kind: '`submit`: evidence was handed in; `accept`: you gave in.',
  status: '`processing` also while it is not known whether the processor has it.',
  stage: 'The stage that it answers.',
  evidence: 'The texts that were sent.',
  files: 'The files that were sent.',
  error_code: 'Why the processor did not take it, in one vocabulary for all; null where it did.',
  raw_response_code: "The processor's own code; null where it gave none.",
  raw_response_description: "The processor's own words; null where it gave none.",
  creator: 'Who sent it.',
});

export const DisputeEvent = object('DisputeEvent', {
  type: constant('dispute-event'),
  id: Uuid,
  name: Type.String(),
  stage: DisputeStage,
  status: DisputeStatus,
  creator: nullable(Creator),
  context: Type.Record(Type.String(), Type.Unknown()),
  created_at: Timestamp,
});
describe(DisputeEvent, {
  name: 'What happened, as in the events of webhooks.',
  stage: 'The stage after it.',
  status: 'The status after it.',
  creator: 'Who did it; null: the processor, or the clock.',
  context: 'What more is known of it.',
});

export const DisputeFileLimits = object('DisputeFileLimits', {
  media_types: Type.Array(DisputeMediaType),
  size_max: Type.Integer(),
  total_size_max: Type.Integer(),
  count_max: Type.Integer(),
  needed: Type.Boolean(),
});
describe(DisputeFileLimits, {
  media_types: 'What this processor takes.',
  size_max: 'Bytes of one file at most.',
  total_size_max: 'Bytes of all files at most.',
  count_max: 'How many files at most.',
  needed: 'True where nothing can be submitted without a file.',
});

export const Dispute = object('Dispute', {
  ...SUMMARY,
  evidence: DisputeEvidence,
  checklist: Type.Array(DisputeChecklistItem),
  files: Type.Array(DisputeFile),
  file_limits: DisputeFileLimits,
  responses: Type.Array(DisputeResponse),
  history: Type.Array(DisputeEvent),
});
describe(Dispute, {
  ...SUMMARY_WORDS,
  evidence: 'The draft: texts that `…/submit` would send now.',
  checklist: 'Everything that may be given, in the order in which it counts for this reason.',
  files: 'The files that `…/submit` would send now.',
  file_limits: 'What this processor takes of files.',
  responses: 'What was sent to the processor, oldest first.',
  history: 'What happened, oldest first.',
});

const params = fields({ dispute_id: Uuid });

export const listDisputes = operation({
  id: 'list_disputes',
  method: 'GET',
  path: '/disputes',
  tag: 'Disputes',
  summary: 'List disputes.',
  description: 'Newest first. `order_by=respond_by` gives those that need a response, and what is due first.',
  access: token('disputes.read'),
  merchantAccount: 'header',
  query: describe(
    fields({
      ...cursorQuery(),
      ...totalsQuery(),
      order_by: withDefault(oneOf('created_at', 'respond_by'), 'created_at'),
      status: optional(Type.Array(DisputeStatus, { maxItems: 20 })),
      stage: optional(Type.Array(DisputeStage, { maxItems: 20 })),
      reason: optional(Type.Array(DisputeReason, { maxItems: 20 })),
      transaction_id: optional(Uuid),
      payment_service_id: optional(Uuid),
      payment_service_dispute_id: optional(thirdPartyId(text(200))),
      respond_by_lte: optional(Timestamp),
      respond_by_gte: optional(Timestamp),
      created_at_lte: optional(Timestamp),
      created_at_gte: optional(Timestamp),
      currency: optional(CurrencyCode),
      amount_eq: optional(Amount),
      amount_gte: optional(Amount),
      amount_lte: optional(Amount),
    }),
    {
      order_by: '`created_at`: newest first; `respond_by`: what is due first, of those that need a response.',
      status: 'Only those in one of these states.',
      stage: 'Only those that have gone this far.',
      reason: 'Only those for one of these reasons.',
      transaction_id: 'Only those of this payment.',
      payment_service_id: 'Only those at this payment service.',
      payment_service_dispute_id: "Only the one with this id of the processor's.",
      respond_by_lte: 'To be answered at this moment or before.',
      respond_by_gte: 'To be answered at this moment or after.',
      created_at_lte: 'Made at this moment or before.',
      created_at_gte: 'Made at this moment or after.',
      currency: 'Only those in this currency.',
      amount_eq: 'Of this amount.',
      amount_gte: 'Of this amount or more.',
      amount_lte: 'Of this amount or less.',
    },
  ),
  responses: { 200: DisputeSummaries },
});

export const getDispute = operation({
  id: 'get_dispute',
  method: 'GET',
  path: '/disputes/{dispute_id}',
  tag: 'Disputes',
  summary: 'Read a dispute.',
  description: 'With its draft, what was sent, and its history.',
  access: token('disputes.read'),
  merchantAccount: 'header',
  params,
  responses: { 200: Dispute },
});

export const updateDisputeEvidence = operation({
  id: 'update_dispute_evidence',
  method: 'POST',
  path: '/disputes/{dispute_id}/evidence',
  tag: 'Disputes',
  summary: 'Write texts of the draft.',
  description:
    'Nothing is sent. What is left out stays as it is, and null removes it. 409 where the dispute waits for no ' +
    'answer.',
  access: token('disputes.write'),
  merchantAccount: 'header',
  idempotent: true,
  params,
  body: DisputeEvidenceUpdate,
  responses: { 200: Dispute },
});

/** In base64, a third more than its bytes. */
const CONTENT_LENGTH_MAX = 5_600_000;

export const DisputeFileCreate = object('DisputeFileCreate', {
  evidence: DisputeEvidenceFile,
  name: text(200),
  content: thirdPartyId(Type.String({ minLength: 8, maxLength: CONTENT_LENGTH_MAX })),
});
describe(DisputeFileCreate, {
  evidence: 'What it shows.',
  name: 'What you call it, for example `receipt.pdf`.',
  content: 'Its bytes, in base64: PDF, JPEG or PNG, 4,000,000 bytes at most.',
});

export const createDisputeFile = operation({
  id: 'create_dispute_file',
  method: 'POST',
  path: '/disputes/{dispute_id}/files',
  tag: 'Disputes',
  summary: 'Add a file to the draft.',
  description:
    'PDF, JPEG or PNG by its first bytes, within the limits of the processor (`file_limits`). Nothing is sent. The ' +
    'bytes are sealed like card data. Leave card numbers out of files: nobody looks for them there.',
  access: token('disputes.write'),
  merchantAccount: 'header',
  idempotent: true,
  params,
  body: DisputeFileCreate,
  bodyBytesMax: 6_000_000,
  responses: { 201: DisputeFile },
});

const fileParams = describe(fields({ dispute_id: Uuid, file_id: Uuid }), {
  file_id: 'The `id` that the file was answered with.',
});

export const getDisputeFile = operation({
  id: 'get_dispute_file',
  method: 'GET',
  path: '/disputes/{dispute_id}/files/{file_id}',
  tag: 'Disputes',
  summary: 'Read a file of a dispute, with its bytes.',
  description: '404 once it was deleted, or is no longer kept.',
  access: token('disputes.read'),
  merchantAccount: 'header',
  params: fileParams,
  responses: { 200: DisputeFileContent },
});

export const deleteDisputeFile = operation({
  id: 'delete_dispute_file',
  method: 'DELETE',
  path: '/disputes/{dispute_id}/files/{file_id}',
  tag: 'Disputes',
  summary: 'Take a file out of the draft.',
  description: 'Its bytes are destroyed. 409 for one that was submitted.',
  access: token('disputes.write'),
  merchantAccount: 'header',
  params: fileParams,
  responses: { 204: null },
});

export const submitDispute = operation({
  id: 'submit_dispute',
  method: 'POST',
  path: '/disputes/{dispute_id}/submit',
  tag: 'Disputes',
  summary: 'Hand the draft in at the processor, for good.',
  description:
    'Once for each stage. A response that is `processing` may have arrived: it is found out, do not submit again. ' +
    '409 where the dispute waits for no answer or its time is over; 422 where it is answered in the dashboard of the ' +
    'processor (`answered_here` false), or the draft is not what the processor takes.',
  access: token('disputes.write'),
  confirmed: true,
  merchantAccount: 'header',
  idempotent: true,
  params,
  responses: { 200: Dispute },
  errors: [422],
});

export const acceptDispute = operation({
  id: 'accept_dispute',
  method: 'POST',
  path: '/disputes/{dispute_id}/accept',
  tag: 'Disputes',
  summary: 'Accept the claim: the money stays with the buyer.',
  description: 'It cannot be taken back. 422 where the processor has no such operation.',
  access: token('disputes.write'),
  confirmed: true,
  merchantAccount: 'header',
  idempotent: true,
  params,
  responses: { 200: Dispute },
  errors: [422],
});
