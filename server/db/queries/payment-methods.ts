import { cut } from '../../domain/cut.ts';
import type { CardScheme } from '../../domain/card-scheme.ts';
import type {
  BuyerId,
  MerchantAccountId,
  PaymentMethodId,
  PaymentServiceId,
  VaultRecordId,
} from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { jobSql } from './jobs.ts';
import { type JobRow, newRowJson } from './transaction-rows.ts';
import type { BuyerRow } from './buyers.ts';
import type { MandateRow } from './mandates.ts';
import { firstDue } from './webhook-events.ts';

export type PaymentMethodStatus =
  | 'processing'
  | 'buyer_approval_required'
  | 'succeeded'
  | 'failed'
  | 'paused';
export type PaymentMethodScheme = CardScheme | 'ach' | 'sepa' | 'bacs';

/** What a debit needs beside the account number. */
export type BankAccount = Readonly<{
  routing_number: string | null;
  account_type: 'checking' | 'savings' | null;
  account_holder: Readonly<{
    first_name: string | null;
    last_name: string | null;
    company_name: string | null;
  }>;
  /** A processor's token is sealed in the place of the number. */
  is_tokenized: boolean;
}>;

export type PaymentMethodRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  payment_method_id: PaymentMethodId;
  buyer_id: BuyerId | null;
  external_identifier: string | null;
  method: string;
  mode: string;
  status: PaymentMethodStatus;
  vault_record_id: VaultRecordId | null;
  fingerprint: string | null;
  label: string | null;
  scheme: PaymentMethodScheme | null;
  additional_schemes: CardScheme[];
  expiration_date: string | null;
  bin: string | null;
  card_type: 'credit' | 'debit' | 'prepaid' | null;
  card_issuer_name: string | null;
  card_country: string | null;
  country: string | null;
  currency: string | null;
  approval_url: string | null;
  scheme_transaction_id: string | null;
  scheme_transaction_id_scheme: CardScheme | null;
  transaction_link_id: string | null;
  has_replacement: boolean;
  last_replaced_at: string | null;
  usage_count: number;
  last_used_at: string | null;
  cit_usage_count: number;
  cit_last_used_at: string | null;
  bank: BankAccount | null;
  /** The only payment service that may charge it; null for any. */
  payment_service_id: PaymentServiceId | null;
  created_at: string;
  updated_at: string;
}>;

/** What a payment service was told that it may debit. `ended_by`: null while it may, or where nobody said. */
export type ShownMandate = Readonly<{
  payment_service_id: PaymentServiceId;
  status: MandateRow['status'];
  ended_by: MandateRow['ended_by'];
  updated_at: string;
}>;

/** With its buyer and its mandates, as the API shows them. */
export type PaymentMethodWithBuyerRow = PaymentMethodRow &
  Readonly<{
    /** `status`, but `failed` once all mandates of a bank account have ended. */
    status_now: PaymentMethodStatus;
    /** Oldest first; null where there never was one. */
    mandates: readonly ShownMandate[] | null;
  }> &
  Readonly<{
    [Field in keyof Omit<BuyerRow, 'merchant_account_id' | 'buyer_id'> as `buyer_${Field}`]:
      | BuyerRow[Field]
      | null;
  }>;

export const COLUMNS = `p.merchant_account_id, p.payment_method_id, p.buyer_id, p.external_identifier, p.method, p.mode,
  p.status, p.vault_record_id, p.fingerprint, p.label,
  p.scheme, p.additional_schemes, p.expiration_date, p.bin, p.card_type, p.card_issuer_name,
  p.card_country, p.country, p.currency, p.approval_url,
  p.scheme_transaction_id, p.scheme_transaction_id_scheme, p.transaction_link_id,
  p.has_replacement, p.last_replaced_at, p.usage_count, p.last_used_at,
  p.cit_usage_count, p.cit_last_used_at, p.bank, p.payment_service_id, p.created_at, p.updated_at`;

/** Of a statement whose first parameter is the merchant account. */
const MANDATES_OF = `FROM mandates m
  WHERE m.merchant_account_id = $1 AND m.payment_method_id = p.payment_method_id`;
/**
 * A bank account whose mandates have all ended cannot be debited under any: the buyer has to agree anew. Where one
 * is paused, the buyer may resume it.
 */
export const STATUS_NOW = `CASE WHEN p.method = 'bank' AND p.status = 'succeeded' THEN coalesce((
    SELECT CASE WHEN bool_and(m.status NOT IN ('pending', 'active'))
      THEN CASE WHEN bool_or(m.status = 'paused') THEN 'paused' ELSE 'failed' END END ${MANDATES_OF}
  ), p.status) ELSE p.status END`;
/** As the API shows it, where one or a page of them is read. */
export const SHOWN = `${STATUS_NOW} AS status_now, CASE WHEN p.method = 'bank' THEN (
    SELECT jsonb_agg(jsonb_build_object('payment_service_id', m.payment_service_id, 'status', m.status,
      'ended_by', m.ended_by,
      'updated_at', to_char(m.updated_at AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.US+00:00'))
      ORDER BY m.created_at, m.reference) ${MANDATES_OF}
  ) END AS mandates`;
export const BUYER_COLUMNS = `b.display_name AS buyer_display_name,
  b.external_identifier AS buyer_external_identifier, b.account_number AS buyer_account_number,
  b.billing_details AS buyer_billing_details, b.created_at AS buyer_created_at, b.updated_at AS buyer_updated_at`;
export const BUYER_JOIN = 'LEFT JOIN buyers b ON b.merchant_account_id = $1 AND b.buyer_id = p.buyer_id';

/** What is known of a new payment method; usage starts at zero. */
export type NewPaymentMethod = Pick<
  PaymentMethodRow,
  | 'merchant_account_id'
  | 'payment_method_id'
  | 'buyer_id'
  | 'external_identifier'
  | 'method'
  | 'mode'
  | 'status'
  | 'vault_record_id'
  | 'fingerprint'
  | 'label'
  | 'scheme'
  | 'additional_schemes'
  | 'expiration_date'
  | 'bin'
  | 'card_type'
  | 'card_issuer_name'
  | 'card_country'
  | 'country'
  | 'currency'
  | 'bank'
  | 'payment_service_id'
> &
  Readonly<{ lifecycle: 'storing' | 'live' }>;

/** After a row was made: has a worker look whether it was finished, or used. */
export const lookedAfter = (made: string, template: string): string =>
  `unfinished AS (
     SELECT payment_method_id FROM ${made} WHERE lifecycle <> 'live' OR status = 'processing'
   ),
   awaited AS (${jobSql.begin('unfinished', 'unfinished.payment_method_id', template)})`;

const INSERT = sql(
  'payment_methods.insert',
  `WITH made AS (
     INSERT INTO payment_methods (merchant_account_id, payment_method_id, lifecycle, buyer_id, external_identifier,
       method, mode, status, vault_record_id, fingerprint, label, scheme, additional_schemes, expiration_date, bin,
       card_type, card_issuer_name, card_country, country, currency, bank, payment_service_id, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $19, $20, $21, $22,
       $23, $23)
     RETURNING payment_method_id, lifecycle, status
   ),
   ${lookedAfter('made', '$24')}
   SELECT FROM made`,
);
/** `job`: what looks after it until it is stored and used, under its id. */
export async function insertPaymentMethod(
  db: Queryable,
  made: NewPaymentMethod,
  job: JobRow,
  now: Date,
): Promise<void> {
  await db.query(INSERT, [
    made.merchant_account_id,
    made.payment_method_id,
    made.lifecycle,
    made.buyer_id,
    made.external_identifier,
    made.method,
    made.mode,
    made.status,
    made.vault_record_id,
    made.fingerprint,
    made.label,
    made.scheme,
    made.additional_schemes,
    made.expiration_date,
    made.bin,
    made.card_type,
    made.card_issuer_name,
    made.card_country,
    made.country,
    made.currency,
    made.bank === null ? null : JSON.stringify(made.bank),
    made.payment_service_id,
    now,
    newRowJson(job),
  ]);
}

const MAKE_LIVE = sql(
  'payment_methods.make_live',
  `WITH p AS (
     UPDATE payment_methods SET lifecycle = 'live'
     WHERE merchant_account_id = $1 AND payment_method_id = $2 AND lifecycle = 'storing' RETURNING *
   ),
   over AS (${jobSql.end('p', 'p.payment_method_id')} AND p.status <> 'processing')
   SELECT ${COLUMNS}, ${BUYER_COLUMNS}, ${SHOWN} FROM p ${BUYER_JOIN}`,
);
/** Its vault record is sealed: from now on it can be seen and used. Null where a worker had given it up. */
export async function makePaymentMethodLive(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: PaymentMethodId,
): Promise<PaymentMethodWithBuyerRow | null> {
  const [row] = await db.query<PaymentMethodWithBuyerRow>(MAKE_LIVE, [merchantAccountId, id]);
  return row ?? null;
}

const GET = sql(
  'payment_methods.get',
  `SELECT ${COLUMNS}, ${BUYER_COLUMNS}, ${SHOWN} FROM payment_methods p ${BUYER_JOIN}
   WHERE p.merchant_account_id = $1 AND p.payment_method_id = $2 AND p.lifecycle = 'live'`,
);
export async function getLivePaymentMethod(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: PaymentMethodId,
): Promise<PaymentMethodWithBuyerRow | null> {
  const [row] = await db.query<PaymentMethodWithBuyerRow>(GET, [merchantAccountId, id]);
  return row ?? null;
}

/** What a PUT asks for; `undefined` leaves a field as it is. */
export type PaymentMethodChange = Readonly<{
  expiration_date?: string | undefined;
  scheme_transaction_id?: string | null | undefined;
  scheme_transaction_id_scheme?: CardScheme | null | undefined;
  transaction_link_id?: string | null | undefined;
}>;

/**
 * One statement, so that concurrent changes each see a whole row. The rules of the scheme transaction id:
 * null clears its scheme too; set, with its scheme neither sent nor known, the scheme becomes the card's own;
 * what is not sent stays. Whatever comes, both are there or neither.
 */
const UPDATE = sql(
  'payment_methods.update',
  `WITH p AS (
     UPDATE payment_methods SET
       expiration_date = coalesce($3, expiration_date),
       scheme_transaction_id = CASE WHEN $4 THEN $5 ELSE scheme_transaction_id END,
       scheme_transaction_id_scheme = CASE
         WHEN (CASE WHEN $4 THEN $5::text ELSE scheme_transaction_id END) IS NULL THEN NULL
         ELSE coalesce(CASE WHEN $6 THEN $7 ELSE scheme_transaction_id_scheme END, scheme)
       END,
       transaction_link_id = CASE WHEN $8 THEN $9 ELSE transaction_link_id END,
       updated_at = $10
     WHERE merchant_account_id = $1 AND payment_method_id = $2 AND lifecycle = 'live' RETURNING *
   ) SELECT ${COLUMNS}, ${BUYER_COLUMNS}, ${SHOWN} FROM p ${BUYER_JOIN}`,
);
export async function changePaymentMethod(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: PaymentMethodId,
  change: PaymentMethodChange,
  now: Date,
): Promise<PaymentMethodWithBuyerRow | null> {
  const [row] = await db.query<PaymentMethodWithBuyerRow>(UPDATE, [
    merchantAccountId,
    id,
    change.expiration_date ?? null,
    change.scheme_transaction_id !== undefined,
    change.scheme_transaction_id ?? null,
    change.scheme_transaction_id_scheme !== undefined,
    change.scheme_transaction_id_scheme ?? null,
    change.transaction_link_id !== undefined,
    change.transaction_link_id ?? null,
    now,
  ]);
  return row ?? null;
}

const ACTIVATE_BY_TOKEN = sql(
  'payment_methods.activate_by_token',
  `WITH activated AS (
     UPDATE payment_methods SET status = 'succeeded', label = coalesce(label, $3), updated_at = $4
     WHERE merchant_account_id = $1 AND payment_method_id = $2 AND lifecycle = 'live' AND mode = 'redirect'
       AND status = 'processing'
     RETURNING payment_method_id
   )
   INSERT INTO webhook_events (merchant_account_id, webhook_event_id, name, target_type, target_id, created_at, due_at)
   SELECT $1, $5, 'payment-method.updated', 'payment-method', payment_method_id, $4, ${firstDue('$1')} FROM activated`,
);
/**
 * What was approved elsewhere can be charged from the moment a token for it is there. Of other methods, and
 * of those that failed, nothing changes.
 */
export async function activateByToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: PaymentMethodId,
  label: string | null,
  eventId: string,
  now: Date,
): Promise<void> {
  const shown = cut(label, LABEL_LENGTH_MAX);
  await db.query(ACTIVATE_BY_TOKEN, [merchantAccountId, id, shown, now, eventId]);
}
export const LABEL_LENGTH_MAX = 320;

/**
 * A use, as a CTE of the statement that records a payment's outcome: `WITH …, used AS
 * (${recordUseOfPaymentMethod({ … })}) …`. Each argument is a parameter or expression of that statement.
 * Without a payment method (null id) it does nothing.
 */
export function recordUseOfPaymentMethod(
  expression: Readonly<{
    merchantAccountId: string;
    paymentMethodId: string;
    customerInitiated: string;
    usedAt: string;
    /** Where the expressions are columns of something. */
    from?: string;
  }>,
): string {
  const { merchantAccountId, paymentMethodId, customerInitiated, usedAt, from } = expression;
  return `UPDATE payment_methods p SET usage_count = p.usage_count + 1,
      last_used_at = greatest(p.last_used_at, ${usedAt}::timestamptz),
      cit_usage_count = p.cit_usage_count + CASE WHEN ${customerInitiated} THEN 1 ELSE 0 END,
      cit_last_used_at = CASE WHEN ${customerInitiated} THEN greatest(p.cit_last_used_at, ${usedAt}::timestamptz)
        ELSE p.cit_last_used_at END${from === undefined ? '' : ` FROM ${from}`}
    WHERE p.merchant_account_id = ${merchantAccountId} AND p.payment_method_id = ${paymentMethodId}`;
}
