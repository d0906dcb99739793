import type { Id, MerchantAccountId, PaymentMethodId, VaultRecordId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { jobSql } from './jobs.ts';
import { type JobRow, newRowJson, rowJson } from './transaction-rows.ts';
import { firstDue } from './webhook-events.ts';

export type AccountUpdaterInquiryId = Id<'account-updater-inquiry'>;
export type AccountUpdaterInquiry = Readonly<{
  merchant_account_id: MerchantAccountId;
  account_updater_inquiry_id: AccountUpdaterInquiryId;
  payment_method_id: PaymentMethodId;
  status: 'waiting' | 'unchanged' | 'closed' | 'failed' | 'standby' | 'retiring' | 'replaced';
  replacement_record_id: VaultRecordId;
  retired_record_id: VaultRecordId | null;
}>;

const BEGIN = sql(
  'account_updater.begin',
  `WITH eligible AS (
     SELECT p.payment_method_id, row_number() OVER (ORDER BY array_position($2::uuid[], p.payment_method_id)) AS n
     FROM payment_methods p
     WHERE p.merchant_account_id = $1 AND p.payment_method_id = ANY ($2::uuid[]) AND p.lifecycle = 'live'
       AND p.method = 'card' AND p.status IN ('succeeded', 'processing')
       AND p.scheme IN ('amex', 'discover', 'mastercard', 'visa')
       AND NOT EXISTS (SELECT FROM account_updater_inquiries i
         WHERE i.merchant_account_id = $1 AND i.payment_method_id = p.payment_method_id
           AND i.status = 'waiting')
   ),
   job AS (
     INSERT INTO account_updater_jobs (merchant_account_id, account_updater_job_id, created_at, updated_at)
     SELECT $1, $3, $4, $4 WHERE EXISTS (SELECT FROM eligible) RETURNING account_updater_job_id
   ),
   asked AS (
     INSERT INTO account_updater_inquiries (merchant_account_id, account_updater_inquiry_id, account_updater_job_id,
       payment_method_id, status, replacement_record_id, created_at, updated_at)
     SELECT $1, ($5::uuid[])[n], job.account_updater_job_id, eligible.payment_method_id, 'waiting',
       ($6::uuid[])[n], $4, $4
     FROM eligible, job ORDER BY n
     ON CONFLICT (merchant_account_id, payment_method_id) WHERE status = 'waiting' DO NOTHING
     RETURNING account_updater_inquiry_id, payment_method_id
   ),
   jobs AS (${jobSql.begin('asked', 'asked.account_updater_inquiry_id', '$7')})
   SELECT asked.* FROM asked JOIN eligible USING (payment_method_id) ORDER BY n`,
);
/**
 * A job with one inquiry for each card that qualifies, in the order given. Empty: none does, and there is no
 * job.
 */
export function beginAccountUpdaterJob(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  job: Readonly<{
    id: string;
    paymentMethodIds: readonly string[];
    inquiryIds: readonly string[];
    recordIds: readonly string[];
    row: JobRow;
  }>,
  now: Date,
): Promise<Pick<AccountUpdaterInquiry, 'account_updater_inquiry_id' | 'payment_method_id'>[]> {
  return db.query(BEGIN, [
    merchantAccountId,
    job.paymentMethodIds,
    job.id,
    now,
    job.inquiryIds,
    job.recordIds,
    newRowJson(job.row),
  ]);
}

const GET = sql(
  'account_updater.get',
  `SELECT * FROM account_updater_inquiries WHERE merchant_account_id = $1 AND account_updater_inquiry_id = $2`,
);
export async function getAccountUpdaterInquiry(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: AccountUpdaterInquiryId,
): Promise<AccountUpdaterInquiry | null> {
  return (await db.query<AccountUpdaterInquiry>(GET, [merchantAccountId, id]))[0] ?? null;
}

/** What may be told of the card that takes another's place. Null: as it is. */
export type Replacement = Readonly<{
  inquiry_id: AccountUpdaterInquiryId;
  vault_record_id: VaultRecordId | null;
  expiration_date: string;
  fingerprint: string | null;
  label: string | null;
  bin: string | null;
}>;

const CONCLUDE = sql(
  'account_updater.conclude',
  `WITH done AS (
     UPDATE account_updater_inquiries SET status = $3, updated_at = $4
     WHERE merchant_account_id = $1 AND account_updater_inquiry_id = $2 AND status IN ('waiting', 'retiring')
     RETURNING payment_method_id, account_updater_inquiry_id AS id
   ),
   ended AS (${jobSql.end('done', 'done.id')} AND $3 <> 'standby'),
   rested AS (${jobSql.due('done', 'done.id', 'NULL', '$4')} AND $3 = 'standby'),
   superseded AS (
     UPDATE account_updater_inquiries i
     SET status = 'retiring', retired_record_id = i.replacement_record_id, updated_at = $4
     FROM done WHERE i.merchant_account_id = $1 AND i.payment_method_id = done.payment_method_id
       AND i.status = 'standby' AND $3 = 'standby'
     RETURNING i.account_updater_inquiry_id AS id
   ),
   retiring AS (${jobSql.due('superseded', 'superseded.id', '$4', '$4')}),
   card AS (
     UPDATE payment_methods p
     SET status = CASE WHEN $3 = 'closed' THEN 'failed' ELSE p.status END,
       has_replacement = p.has_replacement OR $3 = 'standby',
       replacement = coalesce($5::jsonb, p.replacement), updated_at = $4
     FROM done WHERE p.merchant_account_id = $1 AND p.payment_method_id = done.payment_method_id
       AND p.lifecycle = 'live' AND $3 IN ('closed', 'standby')
     RETURNING p.payment_method_id
   ),
   announced AS (
     INSERT INTO webhook_events (merchant_account_id, webhook_event_id, name, target_type, target_id,
       created_at, due_at)
     SELECT $1, $6, 'payment-method.updated', 'payment-method', payment_method_id, $4, ${firstDue('$1')} FROM card
   )
   SELECT payment_method_id FROM done`,
);
/** What became of an inquiry, and of its card. */
export async function concludeAccountUpdaterInquiry(
  db: Queryable,
  inquiry: Pick<AccountUpdaterInquiry, 'merchant_account_id' | 'account_updater_inquiry_id'>,
  end:
    | Readonly<{ status: 'unchanged' | 'closed' | 'failed' | 'replaced' }>
    | Readonly<{ status: 'standby'; replacement: Replacement }>,
  eventId: string,
  now: Date,
): Promise<void> {
  await db.query(CONCLUDE, [
    inquiry.merchant_account_id,
    inquiry.account_updater_inquiry_id,
    end.status,
    now,
    end.status === 'standby' ? rowJson(end.replacement) : null,
    eventId,
  ]);
}

const REPLACE = sql(
  'account_updater.replace',
  `WITH before AS (
     SELECT vault_record_id, replacement FROM payment_methods
     WHERE merchant_account_id = $1 AND payment_method_id = $2 AND lifecycle = 'live' AND has_replacement
     FOR UPDATE
   ),
   card AS (
     UPDATE payment_methods p
     SET vault_record_id = coalesce((before.replacement ->> 'vault_record_id')::uuid, p.vault_record_id),
       expiration_date = before.replacement ->> 'expiration_date',
       fingerprint = coalesce(before.replacement ->> 'fingerprint', p.fingerprint),
       label = coalesce(before.replacement ->> 'label', p.label),
       bin = coalesce(before.replacement ->> 'bin', p.bin),
       has_replacement = false, replacement = NULL, last_replaced_at = $3, updated_at = $3
     FROM before WHERE p.merchant_account_id = $1 AND p.payment_method_id = $2 RETURNING p.payment_method_id
   ),
   retired AS (
     UPDATE account_updater_inquiries i SET
       status = CASE WHEN before.replacement ->> 'vault_record_id' IS NULL THEN 'replaced' ELSE 'retiring' END,
       retired_record_id = CASE WHEN before.replacement ->> 'vault_record_id' IS NULL THEN NULL
         ELSE before.vault_record_id END,
       updated_at = $3
     FROM before, card
     WHERE i.merchant_account_id = $1
       AND i.account_updater_inquiry_id = (before.replacement ->> 'inquiry_id')::uuid
     RETURNING i.account_updater_inquiry_id AS id, i.status
   ),
   ended AS (${jobSql.end('retired', 'retired.id')} AND retired.status = 'replaced'),
   retiring AS (${jobSql.due('retired', 'retired.id', '$4', '$3')} AND retired.status = 'retiring'),
   announced AS (
     INSERT INTO webhook_events (merchant_account_id, webhook_event_id, name, target_type, target_id,
       created_at, due_at)
     SELECT $1, $5, 'payment-method.updated', 'payment-method', payment_method_id, $3, ${firstDue('$1')} FROM card
   )
   SELECT payment_method_id FROM card`,
);
/**
 * The replacement takes the card's place, under the same id; the old number is shredded from `shredAt` on.
 * False: there is none.
 */
export async function replaceCard(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
  at: Readonly<{ now: Date; shredAt: Date; eventId: string }>,
): Promise<boolean> {
  return (
    (await db.query(REPLACE, [merchantAccountId, paymentMethodId, at.now, at.shredAt, at.eventId])).length ===
    1
  );
}

const RECORDS = sql(
  'account_updater.records_of',
  `SELECT coalesce(retired_record_id, replacement_record_id) AS record_id FROM account_updater_inquiries
   WHERE merchant_account_id = $1 AND payment_method_id = $2 AND status IN ('waiting', 'standby', 'retiring')`,
);
/** What may be sealed for a payment method beside its own record. */
export async function accountUpdaterRecordsOf(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
): Promise<readonly VaultRecordId[]> {
  const rows = await db.query<{ record_id: VaultRecordId }>(RECORDS, [merchantAccountId, paymentMethodId]);
  return rows.map(({ record_id }) => record_id);
}
