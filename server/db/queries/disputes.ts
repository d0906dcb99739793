import type { DisputeReason, DisputeStage, DisputeStatus } from '../../domain/dispute/dispute.ts';
import type { EvidenceFile, EvidenceTexts, MediaType } from '../../domain/dispute/evidence.ts';
import type {
  Id,
  MerchantAccountId,
  PaymentServiceId,
  TransactionId,
  VaultRecordId,
} from '../../domain/ids.ts';
import type { OperationStatus } from '../../domain/operation/operation-machine.ts';
import type { Timestamp } from '../../domain/timestamp.ts';
import { COLUMNS } from '../columns.ts';
import { type Queryable, sql } from '../db.ts';
import { recordset } from './json-rows.ts';
import { type JobRow, type Json, type WebhookEventRow, newRowJson, rowJson } from './transaction-rows.ts';
import { insertEvents } from './webhook-events.ts';

export type DisputeId = Id<'dispute'>;
export type DisputeFileId = Id<'dispute-file'>;
export type DisputeResponseId = Id<'dispute-response'>;
export type DisputeRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  dispute_id: DisputeId;
  version: bigint;
  transaction_id: TransactionId;
  payment_service_id: PaymentServiceId;
  processor_reference: string;
  stage: DisputeStage;
  status: DisputeStatus;
  reason: DisputeReason | null;
  raw_reason: string | null;
  network_reason_code: string | null;
  amount: bigint;
  currency: string;
  respond_by: Timestamp | null;
  told_at: Timestamp | null;
  evidence: EvidenceTexts;
  response_id: DisputeResponseId | null;
  opened_at: Timestamp;
  closed_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}>;
export type DisputeEventRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  dispute_id: DisputeId;
  dispute_event_id: string;
  name: string;
  stage: DisputeStage;
  status: DisputeStatus;
  creator: Json | null;
  context: Json;
  created_at: Timestamp;
}>;
export type DisputeFileRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  dispute_file_id: DisputeFileId;
  dispute_id: DisputeId;
  evidence: EvidenceFile;
  name: string;
  media_type: MediaType;
  bytes: number;
  sha256: string;
  vault_record_id: VaultRecordId;
  creator: Json | null;
  created_at: Timestamp;
  removed_at: Timestamp | null;
  shredded_at: Timestamp | null;
}>;
export type DisputeResponseRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  dispute_response_id: DisputeResponseId;
  dispute_id: DisputeId;
  kind: 'submit' | 'accept';
  status: Exclude<OperationStatus, 'voided'>;
  stage: DisputeStage;
  evidence: EvidenceTexts;
  file_ids: readonly DisputeFileId[];
  creator: Json | null;
  error_code: string | null;
  raw_response_code: string | null;
  raw_response_description: string | null;
  answer: Json | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}>;

/** What lines of settlement say that a dispute moved. */
export type DisputeMoney = Readonly<{ charged_back: bigint; given_back: bigint }>;

/** By the lines that name the dispute; of lines that name none, those whose own id it is. */
export const DISPUTE_MONEY = `SELECT
    coalesce(sum(l.amount) FILTER (WHERE l.kind = 'chargeback'), 0)::bigint AS charged_back,
    coalesce(sum(l.amount) FILTER (WHERE l.kind = 'chargeback-reversal'), 0)::bigint AS given_back
  FROM settlement_lines l WHERE l.merchant_account_id = $1
    AND l.payment_service_id = d.payment_service_id AND l.dispute_reference = d.processor_reference`;

export type DisputeWithMoney = DisputeRow & DisputeMoney;

const GET = sql(
  'disputes.get',
  `SELECT d.*, money.charged_back, money.given_back FROM disputes d CROSS JOIN LATERAL (${DISPUTE_MONEY}) money
   WHERE d.merchant_account_id = $1 AND d.dispute_id = $2`,
);
export async function getDispute(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: DisputeId,
): Promise<DisputeWithMoney | null> {
  const [row] = await db.query<DisputeWithMoney>(GET, [merchantAccountId, id]);
  return row ?? null;
}

const FIND = sql(
  'disputes.find',
  `SELECT * FROM disputes
   WHERE merchant_account_id = $1 AND payment_service_id = $2 AND processor_reference = $3`,
);
/** By the processor's id of it. */
export async function findDispute(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  paymentServiceId: PaymentServiceId,
  reference: string,
): Promise<DisputeRow | null> {
  const [row] = await db.query<DisputeRow>(FIND, [merchantAccountId, paymentServiceId, reference]);
  return row ?? null;
}

const LAST_OF_TRANSACTION = sql(
  'disputes.last_of_transaction',
  `SELECT * FROM disputes WHERE merchant_account_id = $1 AND transaction_id = $2 AND payment_service_id = $3
   ORDER BY created_at DESC, dispute_id DESC LIMIT 1`,
);
/** What a line is of that names no dispute. */
export async function lastDisputeOf(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  transactionId: TransactionId,
  paymentServiceId: PaymentServiceId,
): Promise<DisputeRow | null> {
  const [row] = await db.query<DisputeRow>(LAST_OF_TRANSACTION, [
    merchantAccountId,
    transactionId,
    paymentServiceId,
  ]);
  return row ?? null;
}

/** More than this of one dispute is nobody's: the lists of a case have no pages. */
const OF_DISPUTE_MAX = 500;

const EVENTS = sql(
  'disputes.events',
  `SELECT * FROM dispute_events WHERE merchant_account_id = $1 AND dispute_id = $2
   ORDER BY dispute_event_id LIMIT ${OF_DISPUTE_MAX}`,
);
const FILES = sql(
  'disputes.files',
  `SELECT * FROM dispute_files WHERE merchant_account_id = $1 AND dispute_id = $2
   ORDER BY created_at, dispute_file_id LIMIT ${OF_DISPUTE_MAX}`,
);
const RESPONSES = sql(
  'disputes.responses',
  `SELECT * FROM dispute_responses WHERE merchant_account_id = $1 AND dispute_id = $2
   ORDER BY dispute_response_id LIMIT ${OF_DISPUTE_MAX}`,
);
export type DisputeCase = Readonly<{
  dispute: DisputeWithMoney;
  events: readonly DisputeEventRow[];
  /** Those that were removed among them: what was handed in names them. */
  files: readonly DisputeFileRow[];
  responses: readonly DisputeResponseRow[];
}>;
/** The whole case. */
export async function getDisputeCase(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: DisputeId,
): Promise<DisputeCase | null> {
  const key = [merchantAccountId, id];
  // The dispute first: what is read after it may be newer, and then its version is.
  const dispute = await getDispute(db, merchantAccountId, id);
  if (dispute === null) return null;
  const [events, files, responses] = await Promise.all([
    db.query<DisputeEventRow>(EVENTS, key),
    db.query<DisputeFileRow>(FILES, key),
    db.query<DisputeResponseRow>(RESPONSES, key),
  ]);
  return { dispute, events, files, responses };
}

const RESPONSE = sql(
  'disputes.response',
  `SELECT * FROM dispute_responses WHERE merchant_account_id = $1 AND dispute_response_id = $2`,
);
export async function getDisputeResponse(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: DisputeResponseId,
): Promise<DisputeResponseRow | null> {
  const [row] = await db.query<DisputeResponseRow>(RESPONSE, [merchantAccountId, id]);
  return row ?? null;
}

const OPEN = sql(
  'disputes.open',
  `INSERT INTO disputes SELECT r.* FROM ${recordset('$1', 'r', COLUMNS.disputes)}
   ON CONFLICT DO NOTHING RETURNING dispute_id`,
);
/** A new case with what goes with it. False: the processor has told of it before. */
export async function insertDispute(tx: Queryable, dispute: DisputeRow): Promise<boolean> {
  return (await tx.query<{ dispute_id: DisputeId }>(OPEN, [rowJson([dispute])])).length === 1;
}

const CHANGE = sql(
  'disputes.change',
  `UPDATE disputes d SET version = d.version + 1, stage = r.stage, status = r.status, reason = r.reason,
     raw_reason = r.raw_reason, network_reason_code = r.network_reason_code, amount = r.amount,
     currency = r.currency, respond_by = r.respond_by, told_at = r.told_at, evidence = r.evidence,
     response_id = r.response_id, closed_at = r.closed_at, updated_at = r.updated_at
   FROM ${recordset('$1', 'r', COLUMNS.disputes)}
   WHERE d.merchant_account_id = r.merchant_account_id AND d.dispute_id = r.dispute_id AND d.version = r.version
   RETURNING d.dispute_id`,
);
/** `after` has the version that it was decided on. False: somebody else was faster. */
export async function changeDispute(tx: Queryable, after: DisputeRow): Promise<boolean> {
  return (await tx.query<{ dispute_id: DisputeId }>(CHANGE, [rowJson([columnsOf(after)])])).length === 1;
}

/** Without what is read beside it. */
function columnsOf(dispute: DisputeRow): object {
  return Object.fromEntries(Object.entries(dispute).filter(([name]) => name in COLUMNS.disputes));
}

const TELL = sql(
  'disputes.tell',
  `WITH told AS (INSERT INTO dispute_events SELECT r.* FROM ${recordset('$2', 'r', COLUMNS.dispute_events)}),
   announced AS (${insertEvents({ rows: '$3', after: '(SELECT $1::text) told_of' })} RETURNING 1)
   SELECT count(*) AS announced FROM announced`,
);
/** The history of the case, and the world outside. */
export async function tellOfDispute(
  tx: Queryable,
  merchantAccountId: MerchantAccountId,
  events: readonly DisputeEventRow[],
  webhooks: readonly WebhookEventRow[],
): Promise<void> {
  await tx.query<{ announced: bigint }>(TELL, [merchantAccountId, rowJson(events), rowJson(webhooks)]);
}

const WATCHED = `INSERT INTO operations SELECT r.* FROM jsonb_populate_record(NULL::operations, $1::jsonb) r
   ON CONFLICT (merchant_account_id, operation_id) DO UPDATE SET due_at = excluded.due_at, due_tries = 0,
     created_at = excluded.created_at, updated_at = excluded.updated_at, sent_at = excluded.sent_at`;
const WATCH = sql('disputes.watch', WATCHED);
const WATCH_CLAIMED = sql(
  'disputes.watch_claimed',
  `${WATCHED}
   WHERE operations.due_at = $2::timestamptz`,
);
/** Has a worker see to the case then. `claimed`: only while this worker has it. */
export async function watchDispute(
  tx: Queryable,
  job: JobRow,
  claimed: Readonly<{ due_at: string | null }> | null,
): Promise<void> {
  if (claimed === null) await tx.query(WATCH, [newRowJson(job)]);
  else await tx.query(WATCH_CLAIMED, [newRowJson(job), claimed.due_at]);
}

const BEGIN_RESPONSE = sql(
  'disputes.begin_response',
  `WITH begun AS (
     INSERT INTO dispute_responses SELECT r.* FROM ${recordset('$1', 'r', COLUMNS.dispute_responses)} RETURNING 1
   ), sent AS (
     INSERT INTO operations SELECT r.* FROM jsonb_populate_record(NULL::operations, $2::jsonb) r RETURNING 1
   )
   SELECT (SELECT count(*) FROM begun) + (SELECT count(*) FROM sent) AS written`,
);
export async function insertDisputeResponse(
  tx: Queryable,
  response: DisputeResponseRow,
  operation: JobRow,
): Promise<void> {
  await tx.query<{ written: bigint }>(BEGIN_RESPONSE, [rowJson([response]), newRowJson(operation)]);
}

const BIND = sql(
  'disputes.bind_key',
  `UPDATE idempotency_keys SET operation_id = $5
   WHERE merchant_account_id = $1 AND operation = $2 AND key = $3 AND owner_id = $4 AND completed_at IS NULL
   RETURNING key`,
);
/** From now on the key waits for the outcome. False: it is no longer this request's. */
export async function bindKeyToResponse(
  tx: Queryable,
  merchantAccountId: MerchantAccountId,
  key: Readonly<{ operation: string; key: string; ownerId: string }>,
  id: DisputeResponseId,
): Promise<boolean> {
  const rows = await tx.query<{ key: string }>(BIND, [
    merchantAccountId,
    key.operation,
    key.key,
    key.ownerId,
    id,
  ]);
  return rows.length === 1;
}

const CONCLUDE_RESPONSE = sql(
  'disputes.conclude_response',
  `WITH concluded AS (
     UPDATE dispute_responses SET status = $4, error_code = $5, raw_response_code = $6,
       raw_response_description = $7, updated_at = $8
     WHERE merchant_account_id = $1 AND dispute_response_id = $2 AND status = $3
       AND ($10::integer IS NULL OR EXISTS (
         SELECT FROM operations o WHERE o.merchant_account_id = $1 AND o.operation_id = $2 AND o.due_tries = $10
         FOR UPDATE))
     RETURNING dispute_response_id
   ), moved AS (
     UPDATE operations o SET status = $4, due_at = $9,
       moved_amount = CASE WHEN $4 = 'succeeded' THEN o.amount END,
       resolved_at = CASE WHEN $4 IN ('succeeded', 'declined', 'failed') THEN $8 END, updated_at = $8
     FROM concluded WHERE o.merchant_account_id = $1 AND o.operation_id = concluded.dispute_response_id
   )
   SELECT dispute_response_id FROM concluded`,
);
/**
 * By compare-and-set on its status. `dueAt`: when its processor is asked next; null: it has ended. `tries`: only while
 * nobody else has claimed it since; null: whoever has.
 */
export async function concludeResponse(
  tx: Queryable,
  before: DisputeResponseRow,
  after: DisputeResponseRow,
  { dueAt, tries }: Readonly<{ dueAt: Date | null; tries: number | null }>,
): Promise<boolean> {
  const rows = await tx.query<{ dispute_response_id: DisputeResponseId }>(CONCLUDE_RESPONSE, [
    before.merchant_account_id,
    before.dispute_response_id,
    before.status,
    after.status,
    after.error_code,
    after.raw_response_code,
    after.raw_response_description,
    after.updated_at,
    dueAt,
    tries,
  ]);
  return rows.length === 1;
}

const ADD_FILE = sql(
  'disputes.add_file',
  `INSERT INTO dispute_files SELECT r.* FROM ${recordset('$1', 'r', COLUMNS.dispute_files)}`,
);
export async function insertDisputeFile(tx: Queryable, file: DisputeFileRow): Promise<void> {
  await tx.query(ADD_FILE, [rowJson([file])]);
}

const PRESENT_FILE = sql(
  'disputes.present_file',
  `UPDATE dispute_files SET removed_at = NULL
   WHERE merchant_account_id = $1 AND dispute_file_id = $2 AND removed_at = $3 AND shredded_at IS NULL
   RETURNING dispute_file_id`,
);
/** It is part of the draft. False: somebody has removed it since. */
export async function presentDisputeFile(
  tx: Queryable,
  { merchant_account_id, dispute_file_id, removed_at }: DisputeFileRow,
): Promise<boolean> {
  const key = [merchant_account_id, dispute_file_id, removed_at];
  return (await tx.query<{ dispute_file_id: DisputeFileId }>(PRESENT_FILE, key)).length === 1;
}

const REMOVE_FILE = sql(
  'disputes.remove_file',
  `UPDATE dispute_files SET removed_at = $3
   WHERE merchant_account_id = $1 AND dispute_file_id = $2 AND removed_at IS NOT DISTINCT FROM $4
     AND shredded_at IS NULL RETURNING dispute_file_id`,
);
/** Once more is told by the time. False: somebody has changed it since it was read. */
export async function removeDisputeFile(
  tx: Queryable,
  { merchant_account_id, dispute_file_id, removed_at }: DisputeFileRow,
  at: Date,
): Promise<boolean> {
  const values = [merchant_account_id, dispute_file_id, at, removed_at];
  return (await tx.query<{ dispute_file_id: DisputeFileId }>(REMOVE_FILE, values)).length === 1;
}

const SHREDDED = sql(
  'disputes.note_file_shredded',
  `UPDATE dispute_files SET shredded_at = $3 WHERE merchant_account_id = $1 AND dispute_file_id = $2`,
);
/** Its bytes are gone. */
export async function noteFileShredded(
  db: Queryable,
  { merchant_account_id, dispute_file_id }: Pick<DisputeFileRow, 'merchant_account_id' | 'dispute_file_id'>,
  at: Date,
): Promise<void> {
  await db.query(SHREDDED, [merchant_account_id, dispute_file_id, at]);
}
