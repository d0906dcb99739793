import type { CardScheme } from '../../domain/card-scheme.ts';
import type {
  BuyerId,
  CheckoutSessionId,
  MerchantAccountId,
  PaymentMethodId,
  VaultRecordId,
} from '../../domain/ids.ts';
import type { JsonObject } from '../../domain/merge-patch.ts';
import { type Queryable, sql } from '../db.ts';
import { jobSql } from './jobs.ts';
import { type NewPaymentMethod, lookedAfter } from './payment-methods.ts';
import { type JobRow, newRowJson } from './transaction-rows.ts';

export type CheckoutSessionRow = CheckoutSessionPurpose &
  CheckoutSessionFields &
  Readonly<{
    merchant_account_id: MerchantAccountId;
    checkout_session_id: CheckoutSessionId;
    expires_at: string;
    fields_at: string | null;
    taken_at: string | null;
    spent_vault_record_ids: VaultRecordId[];
    created_at: string;
    updated_at: string;
  }>;

/** What the session is for, as the merchant's server says. */
export type CheckoutSessionPurpose = Readonly<{
  amount: bigint | null;
  currency: string | null;
  country: string | null;
  cart_items: readonly JsonObject[] | null;
  metadata: Record<string, string> | null;
  buyer: JsonObject | null;
  buyer_id: BuyerId | null;
  airline: JsonObject | null;
  payment_service_id: string | null;
  intent: 'authorize' | 'capture' | null;
  payment_source: string | null;
  is_subsequent_payment: boolean | null;
  merchant_initiated: boolean | null;
  front_end_origins: readonly string[] | null;
}>;

/** What the buyer's front end put in. */
export type CheckoutSessionFields = Readonly<{
  method: 'card' | 'id' | 'click-to-pay' | null;
  vault_record_id: VaultRecordId | null;
  payment_method_id: PaymentMethodId | null;
  security_code_record_id: VaultRecordId | null;
  security_code_until: string | null;
  click_to_pay: Record<string, string> | null;
  postal_code: string | null;
  fingerprint: string | null;
  label: string | null;
  scheme: CardScheme | null;
  additional_schemes: CardScheme[];
  preferred_scheme: CardScheme | null;
  expiration_date: string | null;
  bin: string | null;
  card_type: 'credit' | 'debit' | 'prepaid' | null;
  card_issuer_name: string | null;
  card_country: string | null;
}>;

const INSERT = sql(
  'checkout_sessions.insert',
  `WITH opened AS (
     INSERT INTO checkout_sessions (merchant_account_id, checkout_session_id, amount, currency, country, cart_items,
       metadata, buyer, buyer_id, airline, payment_service_id, intent, payment_source, is_subsequent_payment,
       merchant_initiated, front_end_origins, expires_at, created_at, updated_at)
     VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, $18, $18) RETURNING *
   ),
   awaited AS (${jobSql.begin('opened', 'opened.checkout_session_id', '$19')})
   SELECT * FROM opened`,
);
/** `job`: what ends it when its time is over, under its id. */
export async function insertCheckoutSession(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: CheckoutSessionId,
  purpose: CheckoutSessionPurpose,
  job: JobRow,
  times: Readonly<{ expiresAt: Date; now: Date }>,
): Promise<CheckoutSessionRow> {
  const [row] = await db.query<CheckoutSessionRow>(INSERT, [
    merchantAccountId,
    id,
    ...purposeValues(purpose),
    times.expiresAt,
    times.now,
    newRowJson(job),
  ]);
  if (row === undefined) throw new Error('BUG: insert returned nothing');
  return row;
}

const GET = sql(
  'checkout_sessions.get',
  `SELECT * FROM checkout_sessions WHERE merchant_account_id = $1 AND checkout_session_id = $2 AND expires_at > $3`,
);
/** Null once it has expired. */
export async function getLiveCheckoutSession(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: CheckoutSessionId,
  now: Date,
): Promise<CheckoutSessionRow | null> {
  const [row] = await db.query<CheckoutSessionRow>(GET, [merchantAccountId, id, now]);
  return row ?? null;
}

const FIND = sql(
  'checkout_sessions.find',
  `SELECT * FROM checkout_sessions WHERE checkout_session_id = $1 LIMIT 1`,
);
/**
 * By the id alone, whose bearer is a front end; expired ones too, since the time is the merchant account's.
 */
export async function findCheckoutSession(
  db: Queryable,
  id: CheckoutSessionId,
): Promise<CheckoutSessionRow | null> {
  const [row] = await db.query<CheckoutSessionRow>(FIND, [id]);
  return row ?? null;
}

const LOCK = sql('checkout_sessions.lock', `${GET.text} FOR UPDATE`);
/** For a change that is worked out from what is stored; inside a SQL transaction. */
export async function lockCheckoutSession(
  tx: Queryable,
  merchantAccountId: MerchantAccountId,
  id: CheckoutSessionId,
  now: Date,
): Promise<CheckoutSessionRow | null> {
  const [row] = await tx.query<CheckoutSessionRow>(LOCK, [merchantAccountId, id, now]);
  return row ?? null;
}

const UPDATE = sql(
  'checkout_sessions.update',
  `WITH changed AS (
     UPDATE checkout_sessions SET amount = $3, currency = $4, country = $5, cart_items = $6, metadata = $7, buyer = $8,
       buyer_id = $9, airline = $10, payment_service_id = $11, intent = $12, payment_source = $13,
       is_subsequent_payment = $14, merchant_initiated = $15, front_end_origins = $16,
       expires_at = coalesce($17, expires_at), updated_at = $18
     WHERE merchant_account_id = $1 AND checkout_session_id = $2 RETURNING *
   ),
   awaited AS (${jobSql.due('changed', 'changed.checkout_session_id', 'changed.expires_at', '$18')})
   SELECT * FROM changed`,
);
export async function replaceCheckoutSessionPurpose(
  tx: Queryable,
  merchantAccountId: MerchantAccountId,
  id: CheckoutSessionId,
  purpose: CheckoutSessionPurpose,
  times: Readonly<{ expiresAt: Date | null; now: Date }>,
): Promise<CheckoutSessionRow | null> {
  const [row] = await tx.query<CheckoutSessionRow>(UPDATE, [
    merchantAccountId,
    id,
    ...purposeValues(purpose),
    times.expiresAt,
    times.now,
  ]);
  return row ?? null;
}

const OWN_RECORD = sql(
  'checkout_sessions.own_record',
  `UPDATE checkout_sessions SET spent_vault_record_ids = spent_vault_record_ids || $3::uuid
   WHERE merchant_account_id = $1 AND checkout_session_id = $2 AND expires_at > $4 RETURNING checkout_session_id`,
);
/**
 * Before anything is sealed under that id: whatever happens next, it is shredded with the session. False
 * where the session has ended.
 */
export async function ownVaultRecord(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: CheckoutSessionId,
  recordId: VaultRecordId,
  now: Date,
): Promise<boolean> {
  return (await db.query(OWN_RECORD, [merchantAccountId, id, recordId, now])).length > 0;
}

/**
 * Records of fields that were never taken are given back, to be shredded at once; those of taken ones stay
 * until the session ends.
 */
const SET_FIELDS = sql(
  'checkout_sessions.set_fields',
  `WITH before AS (SELECT * FROM checkout_sessions
    WHERE merchant_account_id = $1 AND checkout_session_id = $2 AND expires_at > $20 FOR UPDATE)
   UPDATE checkout_sessions s SET method = $3, vault_record_id = $4, payment_method_id = $5,
     security_code_record_id = $6, security_code_until = $7, click_to_pay = $8,
     postal_code = $9, fingerprint = $10, label = $11, scheme = $12, additional_schemes = $13, expiration_date = $14,
       bin = $15, card_type = $16, card_issuer_name = $17,
     card_country = $18, preferred_scheme = $21, fields_at = $19, taken_at = NULL, updated_at = $19,
     spent_vault_record_ids = array_remove(s.spent_vault_record_ids, $4::uuid) || CASE
       WHEN before.vault_record_id IS NULL THEN '{}'::uuid[] ELSE ARRAY[before.vault_record_id] END
   FROM before WHERE s.merchant_account_id = before.merchant_account_id
     AND s.checkout_session_id = before.checkout_session_id
   RETURNING before.vault_record_id AS replaced_vault_record_id,
     before.security_code_record_id AS replaced_security_code_record_id`,
);
export type ReplacedFields = Readonly<{
  replaced_vault_record_id: VaultRecordId | null;
  replaced_security_code_record_id: VaultRecordId | null;
}>;
/** Null where the session has ended meanwhile. */
export async function setCheckoutSessionFields(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: CheckoutSessionId,
  fields: CheckoutSessionFields,
  now: Date,
): Promise<ReplacedFields | null> {
  const [row] = await db.query<ReplacedFields>(SET_FIELDS, [
    merchantAccountId,
    id,
    fields.method,
    fields.vault_record_id,
    fields.payment_method_id,
    fields.security_code_record_id,
    fields.security_code_until,
    json(fields.click_to_pay),
    fields.postal_code,
    fields.fingerprint,
    fields.label,
    fields.scheme,
    fields.additional_schemes,
    fields.expiration_date,
    fields.bin,
    fields.card_type,
    fields.card_issuer_name,
    fields.card_country,
    now,
    now,
    fields.preferred_scheme,
  ]);
  return row ?? null;
}

const FORGET_RECORD = sql(
  'checkout_sessions.forget_record',
  `UPDATE checkout_sessions SET spent_vault_record_ids = array_remove(spent_vault_record_ids, $3::uuid)
    WHERE merchant_account_id = $1 AND checkout_session_id = $2`,
);
/** After the record is shredded. */
export async function forgetVaultRecord(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: CheckoutSessionId,
  recordId: VaultRecordId,
): Promise<void> {
  await db.query(FORGET_RECORD, [merchantAccountId, id, recordId]);
}

/**
 * The record moves among the spent ones, so that it is shredded with the session unless a payment method
 * takes it over.
 */
const TAKE = sql(
  'checkout_sessions.take',
  `WITH before AS (
     SELECT * FROM checkout_sessions
       WHERE merchant_account_id = $1 AND checkout_session_id = $2 AND expires_at > $3 AND fields_at IS NOT NULL
       AND taken_at IS NULL FOR UPDATE
   ), taken AS (
     UPDATE checkout_sessions s SET taken_at = $3, updated_at = $3, vault_record_id = NULL,
       security_code_record_id = NULL, security_code_until = NULL,
       spent_vault_record_ids = s.spent_vault_record_ids || CASE WHEN before.vault_record_id IS NULL THEN '{}'::uuid[]
         ELSE ARRAY[before.vault_record_id] END
     FROM before WHERE s.merchant_account_id = before.merchant_account_id
       AND s.checkout_session_id = before.checkout_session_id
   )
   SELECT * FROM before`,
);
/** What was put in, for one taker only: the row as it was. Null where there is nothing to take. */
export async function takeCheckoutSessionRow(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: CheckoutSessionId,
  now: Date,
): Promise<CheckoutSessionRow | null> {
  const [row] = await db.query<CheckoutSessionRow>(TAKE, [merchantAccountId, id, now]);
  return row ?? null;
}

const HAND_OVER = sql(
  'checkout_sessions.hand_over',
  `WITH given AS (
     UPDATE checkout_sessions SET spent_vault_record_ids = array_remove(spent_vault_record_ids, $3::uuid)
     WHERE merchant_account_id = $1 AND checkout_session_id = $2 AND $3::uuid = ANY (spent_vault_record_ids)
       RETURNING merchant_account_id
   )
   , made AS (
     INSERT INTO payment_methods (merchant_account_id, payment_method_id, lifecycle, buyer_id,
       external_identifier, method, mode, status, vault_record_id,
       fingerprint, label, scheme, additional_schemes, expiration_date, bin, card_type, card_issuer_name, card_country,
       country, currency, created_at, updated_at)
     SELECT merchant_account_id, $4, 'live', $5, $6, $7, $8, $9, $3, $10, $11, $12, $13, $14, $15, $16, $17, $18,
       $19, $20, $22, $22 FROM given
     RETURNING payment_method_id, lifecycle, status
   ),
   ${lookedAfter('made', '$21')}
   SELECT payment_method_id FROM made`,
);
/**
 * The vault record of a taken card becomes a payment method's: it changes hands in one statement. False where
 * the session no longer has it.
 */
export async function handOverToPaymentMethod(
  db: Queryable,
  id: CheckoutSessionId,
  made: NewPaymentMethod,
  job: JobRow,
  now: Date,
): Promise<boolean> {
  const rows = await db.query(HAND_OVER, [
    made.merchant_account_id,
    id,
    made.vault_record_id,
    made.payment_method_id,
    made.buyer_id,
    made.external_identifier,
    made.method,
    made.mode,
    made.status,
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
    newRowJson(job),
    now,
  ]);
  return rows.length > 0;
}

const END = sql(
  'checkout_sessions.end',
  `WITH ended AS (
     UPDATE checkout_sessions SET expires_at = $3, updated_at = $3
     WHERE merchant_account_id = $1 AND checkout_session_id = $2 AND expires_at > $3 RETURNING *
   ),
   awaited AS (${jobSql.due('ended', 'ended.checkout_session_id', `$3::timestamptz + interval '10 seconds'`, '$3')})
   SELECT * FROM ended`,
);
/**
 * From here on it is not there for anyone; its vault records are shredded next. Null where it was not there
 * before.
 */
export async function endCheckoutSession(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: CheckoutSessionId,
  now: Date,
): Promise<EndedCheckoutSession | null> {
  const [row] = await db.query<EndedCheckoutSession>(END, [merchantAccountId, id, now]);
  return row ?? null;
}

export type EndedCheckoutSession = Pick<
  CheckoutSessionRow,
  | 'merchant_account_id'
  | 'checkout_session_id'
  | 'vault_record_id'
  | 'security_code_record_id'
  | 'spent_vault_record_ids'
>;

const REMOVE = sql(
  'checkout_sessions.remove',
  `WITH removed AS (
     DELETE FROM checkout_sessions WHERE merchant_account_id = $1 AND checkout_session_id = $2
     RETURNING checkout_session_id
   )
   ${jobSql.end('removed', 'removed.checkout_session_id')}`,
);
/** After its vault records are shredded. */
export async function removeCheckoutSession(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: CheckoutSessionId,
): Promise<void> {
  await db.query(REMOVE, [merchantAccountId, id]);
}

function purposeValues(purpose: CheckoutSessionPurpose): readonly unknown[] {
  return [
    purpose.amount,
    purpose.currency,
    purpose.country,
    json(purpose.cart_items),
    json(purpose.metadata),
    json(purpose.buyer),
    purpose.buyer_id,
    json(purpose.airline),
    purpose.payment_service_id,
    purpose.intent,
    purpose.payment_source,
    purpose.is_subsequent_payment,
    purpose.merchant_initiated,
    purpose.front_end_origins,
  ];
}

function json(value: unknown): string | null {
  return value === null ? null : JSON.stringify(value);
}
