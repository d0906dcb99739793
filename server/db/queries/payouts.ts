import type { BuyerId, Id, MerchantAccountId, PaymentMethodId, PaymentServiceId } from '../../domain/ids.ts';
import type { Timestamp } from '../../domain/timestamp.ts';
import { type PageRequest, type Slice, type SortKey, filteredKeyset } from '../keyset.ts';
import type { NameFor } from '../answer-types.ts';
import { type Queryable, sql } from '../db.ts';
import { type AuditWriting, auditColumnsOf, auditRows, insertAudits } from './audit-logs.ts';
import type { IdempotencyWriting } from './step-parts.ts';
import {
  type JobRow,
  type Json,
  LEDGER_COLUMNS,
  type LedgerRow,
  type WebhookEventRow,
  rowJson,
} from './transaction-rows.ts';
import { insertEvents } from './webhook-events.ts';

export type PayoutId = Id<'payout'>;
/** Of its operation, and one more: `returned`, which a succeeded one may still become. */
export type PayoutStatus = 'sent' | 'unknown' | 'pending' | 'succeeded' | 'declined' | 'failed' | 'returned';
export type PayoutRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  payout_id: PayoutId;
  status: PayoutStatus;
  currency: string;
  amount: bigint;
  external_identifier: string | null;
  buyer_id: BuyerId | null;
  buyer: Json | null;
  method: string;
  payment_method_id: PaymentMethodId | null;
  payment_method_label: string | null;
  payment_method_scheme: string | null;
  payment_method_fingerprint: string | null;
  payment_method: Json;
  payment_service_id: PaymentServiceId;
  payment_service: Json;
  request: Json;
  processor_reference: string | null;
  error_code: string | null;
  raw_response_code: string | null;
  raw_response_description: string | null;
  detail: string | null;
  answer: Json | null;
  created_at: Timestamp;
  updated_at: Timestamp;
}>;

const BEGIN = sql(
  'payouts.begin',
  `WITH gate AS (
     INSERT INTO payouts SELECT r.* FROM jsonb_populate_record(NULL::payouts, $2::jsonb) r
     WHERE $4::text IS NULL OR EXISTS (
       SELECT FROM idempotency_keys k
       WHERE k.merchant_account_id = $1 AND k.operation = $3 AND k.key = $4 AND k.owner_id = $5::uuid
         AND k.completed_at IS NULL FOR UPDATE)
     RETURNING payout_id
   ),
   sent AS (INSERT INTO operations SELECT r.* FROM gate, jsonb_populate_record(NULL::operations, $6::jsonb) r),
   bound AS (
     UPDATE idempotency_keys SET operation_id = gate.payout_id FROM gate
     WHERE merchant_account_id = $1 AND operation = $3 AND key = $4 AND owner_id = $5::uuid AND completed_at IS NULL
   ),
   audited AS (${insertAudits(`gate, ${auditRows('$7')}`)})
   SELECT payout_id FROM gate`,
);
/**
 * Step one: the intent, which the Idempotency-Key then waits for. False: the key is no longer this request's,
 * and nothing was written.
 */
export async function beginPayout(
  db: Queryable,
  payout: PayoutRow,
  operation: JobRow,
  idempotency: IdempotencyWriting | null,
  audit: AuditWriting | null,
): Promise<boolean> {
  const rows = await db.query(BEGIN, [
    payout.merchant_account_id,
    rowJson(payout),
    idempotency?.operation ?? null,
    idempotency?.key ?? null,
    idempotency?.ownerId ?? null,
    rowJson(operation),
    audit === null ? null : JSON.stringify([auditColumnsOf(audit.entry)]),
  ]);
  if (rows.length === 1) audit?.written();
  return rows.length === 1;
}

export type PayoutPatch = Pick<
  PayoutRow,
  | 'status'
  | 'processor_reference'
  | 'error_code'
  | 'raw_response_code'
  | 'raw_response_description'
  | 'detail'
  | 'updated_at'
>;

const CONCLUDE = sql(
  'payouts.conclude',
  `WITH gate AS (
     UPDATE payouts
     SET (status, processor_reference, error_code, raw_response_code, raw_response_description, detail,
       updated_at) =
       (SELECT r.status, r.processor_reference, r.error_code, r.raw_response_code, r.raw_response_description,
       r.detail, r.updated_at FROM jsonb_populate_record(NULL::payouts, $4::jsonb) r)
     WHERE merchant_account_id = $1 AND payout_id = $2 AND status = $3 RETURNING *
   ),
   moved AS (
     UPDATE operations o
     SET status = CASE gate.status WHEN 'returned' THEN 'succeeded' ELSE gate.status END, due_at = $12::timestamptz,
       moved_amount = CASE WHEN gate.status IN ('succeeded', 'returned') THEN gate.amount END,
       resolved_at = CASE WHEN gate.status IN ('succeeded', 'declined', 'failed', 'returned')
         THEN coalesce(o.resolved_at, gate.updated_at) END,
       updated_at = gate.updated_at
     FROM gate WHERE o.merchant_account_id = $1 AND o.operation_id = gate.payout_id
   ),
   posted AS (INSERT INTO ledger_entries (${LEDGER_COLUMNS.join(', ')})
     SELECT ${LEDGER_COLUMNS.map((column) => `r.${column}`).join(', ')}
     FROM gate, jsonb_populate_recordset(NULL::ledger_entries, $5::jsonb) r),
   announced AS (${insertEvents({ rows: '$6', after: 'gate' })}),
   remembered AS (
     UPDATE idempotency_keys SET response_body = $10::text, completed_at = $11::timestamptz
     WHERE merchant_account_id = $1 AND operation = $7 AND key = $8 AND owner_id = $9::uuid
       AND completed_at IS NULL AND EXISTS (SELECT FROM gate)
   )
   SELECT payout_id FROM gate`,
);
/**
 * Step three, by compare-and-set on the status: the outcome with all that follows from it. False: somebody
 * else was faster, and nothing was written.
 */
export async function concludePayout(
  db: Queryable,
  payout: Pick<PayoutRow, 'merchant_account_id' | 'payout_id' | 'status'>,
  patch: PayoutPatch,
  writing: Readonly<{
    ledger: readonly LedgerRow[];
    webhooks: readonly WebhookEventRow[];
    idempotency: IdempotencyWriting | null;
    machineNow: Date;
    /** When its processor is asked next; null: it has ended. */
    dueAt: Date | null;
  }>,
): Promise<boolean> {
  const { idempotency } = writing;
  const rows = await db.query(CONCLUDE, [
    payout.merchant_account_id,
    payout.payout_id,
    payout.status,
    rowJson(patch),
    rowJson(writing.ledger),
    rowJson(writing.webhooks),
    idempotency?.operation ?? null,
    idempotency?.key ?? null,
    idempotency?.ownerId ?? null,
    idempotency?.answer ?? null,
    writing.machineNow,
    writing.dueAt,
  ]);
  return rows.length === 1;
}

const GET = sql('payouts.get', `SELECT * FROM payouts WHERE merchant_account_id = $1 AND payout_id = $2`);
export async function getPayout(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: PayoutId,
): Promise<PayoutRow | null> {
  const [row] = await db.query<PayoutRow>(GET, [merchantAccountId, id]);
  return row ?? null;
}

export type PayoutListRow = PayoutRow & Readonly<{ sort_values: readonly string[] }>;
export type PayoutFilters = Readonly<{
  createdUntil: string | null;
  createdFrom: string | null;
  updatedUntil: string | null;
  updatedFrom: string | null;
  externalIdentifier: string | null;
  processorReference: string | null;
  statuses: readonly PayoutStatus[] | null;
}>;

const KEYS: readonly SortKey[] = [
  { expression: 'p.created_at', type: 'timestamptz' },
  { expression: 'p.payout_id', type: 'uuid' },
];
const filters = `($4::timestamptz IS NULL OR p.updated_at <= $4) AND ($5::timestamptz IS NULL OR p.updated_at >= $5)
   AND ($6::text IS NULL OR p.external_identifier = $6) AND ($7::text IS NULL OR p.processor_reference = $7)
   AND ($8::text[] IS NULL OR p.status = ANY ($8))`;
const declare = (
  name: NameFor<PayoutListRow>,
  leading: string,
): ReturnType<typeof filteredKeyset<PayoutListRow>> =>
  filteredKeyset<PayoutListRow>(name, {
    row: 'p',
    from: 'payouts p',
    where: `p.merchant_account_id = $1${leading}`,
    bounds: { from: '$3::timestamptz', until: '$2::timestamptz' },
    filters,
    values: 8,
    keys: KEYS,
  });
const list = declare('payouts.list', '');
const listByExternalIdentifier = declare('payouts.list_by_external', ' AND p.external_identifier = $6::text');
const listByProcessorReference = declare(
  'payouts.list_by_reference',
  ' AND p.processor_reference = $7::text',
);
/** Newest first. */
export function listPayoutRows(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  filters: PayoutFilters,
  request: PageRequest,
): Promise<Slice<PayoutListRow>> {
  const {
    createdUntil,
    createdFrom,
    updatedUntil,
    updatedFrom,
    externalIdentifier,
    processorReference,
    statuses,
  } = filters;
  const page =
    externalIdentifier !== null
      ? listByExternalIdentifier
      : processorReference !== null
        ? listByProcessorReference
        : list;
  return page(
    db,
    [
      merchantAccountId,
      createdUntil,
      createdFrom,
      updatedUntil,
      updatedFrom,
      externalIdentifier,
      processorReference,
      statuses,
    ],
    request,
  );
}
