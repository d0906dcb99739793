import { cut } from '../../domain/cut.ts';
import type {
  BuyerId,
  MerchantAccountId,
  PaymentMethodId,
  PaymentServiceId,
  PaymentServiceTokenId,
  TransactionId,
  VaultRecordId,
} from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { jobSql } from './jobs.ts';
import { type JobRow, type OperationRow, type TransactionRow, newRowJson } from './transaction-rows.ts';
import { LABEL_LENGTH_MAX, type PaymentMethodStatus } from './payment-methods.ts';
import { firstDue } from './webhook-events.ts';

export type PaymentServiceTokenRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  payment_service_token_id: PaymentServiceTokenId;
  payment_method_id: PaymentMethodId;
  payment_service_id: PaymentServiceId;
  status: PaymentMethodStatus;
  vault_record_id: VaultRecordId | null;
  fingerprint: string | null;
  approval_url: string | null;
  approval_expires_at: string | null;
  redirect_url: string | null;
  transaction_id: TransactionId | null;
  /** What the processor calls whose token it is; null: as we do, or it does not ask. */
  customer_reference: string | null;
  created_at: string;
  updated_at: string;
}>;

const COLUMNS = `merchant_account_id, payment_service_token_id, payment_method_id,
  payment_service_id, status, vault_record_id, fingerprint, approval_url,
  approval_expires_at, redirect_url, transaction_id, customer_reference, created_at, updated_at`;

/** Field of the vault record that holds the token. */
export const PAYMENT_SERVICE_TOKEN_FIELD = 'token';

/** Seen and used only once it is `live`. */
export type NewPaymentServiceToken = Omit<
  PaymentServiceTokenRow,
  'created_at' | 'updated_at' | 'approval_url' | 'approval_expires_at' | 'customer_reference'
>;

const INSERT = sql(
  'payment_service_tokens.insert',
  `WITH made AS (
     INSERT INTO payment_service_tokens (merchant_account_id, payment_service_token_id, payment_method_id,
       payment_service_id, lifecycle, status, vault_record_id, fingerprint, redirect_url, transaction_id, buyer_id,
       created_at, updated_at)
     SELECT $1, $2, $3, $4, 'storing', $5, $6, $7, $8, $9, p.buyer_id, $10::timestamptz, $10::timestamptz
     FROM payment_methods p
     WHERE p.merchant_account_id = $1 AND p.payment_method_id = $3 AND p.lifecycle <> 'deleting' FOR SHARE
     ON CONFLICT (merchant_account_id, payment_method_id, payment_service_id, fingerprint)
       WHERE fingerprint IS NOT NULL AND lifecycle <> 'deleting' DO NOTHING
     RETURNING ${COLUMNS}
   ),
   awaited AS (${jobSql.begin('made', 'made.payment_service_token_id', '$11')})
   SELECT * FROM made`,
);
/**
 * `job`: what looks after it until it is live, under its id. Null where this very token is there already, or
 * being stored, or its payment method is deleted: a deletion that goes on meanwhile is waited for, and one that comes
 * later finds the token.
 */
export async function insertPaymentServiceToken(
  db: Queryable,
  made: NewPaymentServiceToken,
  job: JobRow,
  now: Date,
): Promise<PaymentServiceTokenRow | null> {
  const [row] = await db.query<PaymentServiceTokenRow>(INSERT, [
    made.merchant_account_id,
    made.payment_service_token_id,
    made.payment_method_id,
    made.payment_service_id,
    made.status,
    made.vault_record_id,
    made.fingerprint,
    made.redirect_url,
    made.transaction_id,
    now,
    newRowJson(job),
  ]);
  return row ?? null;
}

/** The statement that makes a token live ends what looked after it. `more`: what follows from that. */
const live = (name: string, update: string, more: readonly string[] = []) =>
  sql(
    name,
    `WITH live AS (${update} RETURNING ${COLUMNS}),
     over AS (${jobSql.end('live', 'live.payment_service_token_id')})${more.map((cte) => `, ${cte}`).join('')}
     SELECT * FROM live`,
  );

/** The payment method of the token, where it waits for its buyer: it takes a status, and that is told. */
const decideMethod = (status: string, eventId: string, now: string, label = 'p.label') => [
  `decided AS (
     UPDATE payment_methods p SET status = ${status}, approval_url = NULL, label = ${label}, updated_at = ${now}
     FROM live WHERE p.merchant_account_id = $1 AND p.payment_method_id = live.payment_method_id
       AND p.lifecycle = 'live' AND p.status = 'buyer_approval_required'
     RETURNING p.payment_method_id
   )`,
  `announced AS (
     INSERT INTO webhook_events (merchant_account_id, webhook_event_id, name, target_type, target_id, created_at,
       due_at)
     SELECT $1, ${eventId}, 'payment-method.updated', 'payment-method', payment_method_id, ${now},
       ${firstDue('$1')}
     FROM decided
   )`,
];

const MAKE_LIVE = live(
  'payment_service_tokens.make_live',
  `UPDATE payment_service_tokens SET lifecycle = 'live'
   WHERE merchant_account_id = $1 AND payment_service_token_id = $2 AND lifecycle = 'storing'`,
);
/** It is sealed: from now on it can be seen and used. Null where the sweep had given it up. */
export async function makePaymentServiceTokenLive(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: PaymentServiceTokenId,
): Promise<PaymentServiceTokenRow | null> {
  const [row] = await db.query<PaymentServiceTokenRow>(MAKE_LIVE, [merchantAccountId, id]);
  return row ?? null;
}

const COMPLETE = live(
  'payment_service_tokens.complete',
  `UPDATE payment_service_tokens t
   SET lifecycle = 'live', status = 'succeeded', vault_record_id = $3, fingerprint = $4, approval_url = NULL,
     updated_at = $5
   WHERE merchant_account_id = $1 AND payment_service_token_id = $2 AND lifecycle <> 'deleting' AND fingerprint IS NULL
     AND NOT EXISTS (SELECT 1 FROM payment_service_tokens o
       WHERE o.merchant_account_id = $1 AND o.payment_method_id = t.payment_method_id
       AND o.payment_service_id = t.payment_service_id AND o.fingerprint = $4 AND o.lifecycle <> 'deleting')`,
  [
    `stored AS (
       UPDATE payment_methods p
       SET lifecycle = 'live', status = 'succeeded', label = coalesce(p.label, $6), updated_at = $5
       FROM live WHERE p.merchant_account_id = $1 AND p.payment_method_id = live.payment_method_id
         AND p.lifecycle = 'storing' AND p.mode = 'redirect'
       RETURNING p.payment_method_id AS id
     )`,
    `stored_over AS (${jobSql.end('stored', 'stored.id')})`,
    ...decideMethod(`'succeeded'`, '$7', '$5', 'coalesce(p.label, $6)'),
  ],
);
/**
 * It is made and sealed, and with it what it was asked for: a payment method that the buyer approves elsewhere.
 * Null where it is deleted, complete already, or the processor gave a token that is known under another id.
 */
export async function completePaymentServiceToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: PaymentServiceTokenId,
  sealed: Readonly<{
    recordId: VaultRecordId;
    fingerprint: string;
    /** What a buyer knows the account by. */
    label: string | null;
    eventId: string;
  }>,
  now: Date,
): Promise<PaymentServiceTokenRow | null> {
  const [row] = await db.query<PaymentServiceTokenRow>(COMPLETE, [
    merchantAccountId,
    id,
    sealed.recordId,
    sealed.fingerprint,
    now,
    cut(sealed.label, LABEL_LENGTH_MAX),
    sealed.eventId,
  ]);
  return row ?? null;
}

const AWAIT = sql(
  'payment_service_tokens.await',
  `WITH awaiting AS (
     UPDATE payment_service_tokens
     SET lifecycle = 'live', status = 'buyer_approval_required', approval_url = $3, approval_expires_at = $4,
       updated_at = $6
     WHERE merchant_account_id = $1 AND payment_service_token_id = $2 AND lifecycle <> 'deleting'
       AND fingerprint IS NULL
     RETURNING ${COLUMNS}
   ),
   looked_after AS (${jobSql.due('awaiting', 'awaiting.payment_service_token_id', '$5', '$6')}),
   stored AS (
     UPDATE payment_methods p
     SET lifecycle = 'live', status = 'buyer_approval_required', approval_url = $3, updated_at = $6
     FROM awaiting WHERE p.merchant_account_id = $1 AND p.payment_method_id = awaiting.payment_method_id
       AND p.lifecycle = 'storing' AND p.mode = 'redirect'
     RETURNING p.payment_method_id AS id
   ),
   stored_over AS (${jobSql.end('stored', 'stored.id')})
   SELECT * FROM awaiting`,
);
/**
 * The buyer must approve first; a worker asks how it went from `lookAt` on. With it waits the payment method that
 * it was asked for. Null where it is deleted or complete.
 */
export async function awaitPaymentServiceToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: PaymentServiceTokenId,
  until: Readonly<{ approvalUrl: string | null; expiresAt: Date; lookAt: Date }>,
  now: Date,
): Promise<PaymentServiceTokenRow | null> {
  const [row] = await db.query<PaymentServiceTokenRow>(AWAIT, [
    merchantAccountId,
    id,
    until.approvalUrl,
    until.expiresAt,
    until.lookAt,
    now,
  ]);
  return row ?? null;
}

const FAIL = live(
  'payment_service_tokens.fail',
  `UPDATE payment_service_tokens SET status = 'failed', approval_url = NULL, updated_at = $3
   WHERE merchant_account_id = $1 AND payment_service_token_id = $2 AND lifecycle = 'live'
     AND status = 'buyer_approval_required'`,
  decideMethod(`'failed'`, '$4', '$3'),
);
/** The buyer did not approve, and with it has failed the payment method that it was asked for. */
export async function failPaymentServiceToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: PaymentServiceTokenId,
  eventId: string,
  now: Date,
): Promise<void> {
  await db.query(FAIL, [merchantAccountId, id, now, eventId]);
}

const GET = sql(
  'payment_service_tokens.get',
  `SELECT ${COLUMNS} FROM payment_service_tokens
   WHERE merchant_account_id = $1 AND payment_service_token_id = $2 AND lifecycle <> 'deleting'`,
);
export async function getPaymentServiceToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: PaymentServiceTokenId,
): Promise<PaymentServiceTokenRow | null> {
  const [row] = await db.query<PaymentServiceTokenRow>(GET, [merchantAccountId, id]);
  return row ?? null;
}

const FIND = sql(
  'payment_service_tokens.find',
  `SELECT payment_service_token_id FROM payment_service_tokens
   WHERE merchant_account_id = $1 AND payment_method_id = $2 AND payment_service_id = $3 AND fingerprint = $4
     AND lifecycle <> 'deleting'`,
);
/** The row that this very token has already, be it still half stored. */
export async function findPaymentServiceToken(
  db: Queryable,
  of: Readonly<{
    merchantAccountId: MerchantAccountId;
    paymentMethodId: PaymentMethodId;
    paymentServiceId: PaymentServiceId;
    fingerprint: string;
  }>,
): Promise<PaymentServiceTokenId | null> {
  const [row] = await db.query<{ payment_service_token_id: PaymentServiceTokenId }>(FIND, [
    of.merchantAccountId,
    of.paymentMethodId,
    of.paymentServiceId,
    of.fingerprint,
  ]);
  return row?.payment_service_token_id ?? null;
}

const KNOWN = sql(
  'payment_service_tokens.known',
  `SELECT payment_method_id, payment_service_token_id FROM payment_service_tokens
   WHERE merchant_account_id = $1 AND payment_service_id = $2 AND fingerprint = $3 AND lifecycle = 'live'
   ORDER BY payment_service_token_id LIMIT 100`,
);
/** Every row that keeps this very token, whichever payment method it is of. */
export function paymentServiceTokensOf(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  paymentServiceId: PaymentServiceId,
  fingerprint: string,
): Promise<Pick<PaymentServiceTokenRow, 'payment_method_id' | 'payment_service_token_id'>[]> {
  return db.query(KNOWN, [merchantAccountId, paymentServiceId, fingerprint]);
}

const AWAITED = sql(
  'payment_service_tokens.awaited',
  `SELECT t.transaction_id, t.connector_state, o.operation_id, o.sent_at
   FROM payment_methods p
   JOIN transactions t ON t.merchant_account_id = p.merchant_account_id AND t.payment_method_id = p.payment_method_id
   JOIN operations o ON o.merchant_account_id = t.merchant_account_id AND o.transaction_id = t.transaction_id
     AND o.kind = 'authorize' AND o.status = 'succeeded' AND o.payment_service_id = $2
   WHERE p.merchant_account_id = $1 AND p.created_at > $3 AND p.lifecycle = 'live' AND p.mode = 'redirect'
     AND p.status = 'processing'
   ORDER BY p.created_at DESC LIMIT 20`,
);
export type AwaitedTokenRow = Pick<TransactionRow, 'transaction_id' | 'connector_state'> &
  Pick<OperationRow, 'operation_id' | 'sent_at'>;
/** Payments that stored what their buyers approved elsewhere, and no token has come. The newest, since `after`. */
export function paymentsAwaitingToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  paymentServiceId: PaymentServiceId,
  after: Date,
): Promise<AwaitedTokenRow[]> {
  return db.query<AwaitedTokenRow>(AWAITED, [merchantAccountId, paymentServiceId, after]);
}

const LIST = sql(
  'payment_service_tokens.list',
  `SELECT ${COLUMNS} FROM payment_service_tokens
   WHERE merchant_account_id = $1 AND payment_method_id = $2 AND ($3::uuid IS NULL OR payment_service_id = $3)
     AND lifecycle = 'live'
   ORDER BY created_at DESC, payment_service_token_id DESC LIMIT 100`,
);
/** Those of a payment method, of one payment service or (null) of all. Newest first. */
export function listPaymentServiceTokens(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
  paymentServiceId: PaymentServiceId | null,
): Promise<PaymentServiceTokenRow[]> {
  return db.query<PaymentServiceTokenRow>(LIST, [merchantAccountId, paymentMethodId, paymentServiceId]);
}

const USABLE = sql(
  'payment_service_tokens.usable',
  `SELECT ${COLUMNS} FROM payment_service_tokens
   WHERE merchant_account_id = $1 AND payment_method_id = $2 AND lifecycle = 'live' AND status = 'succeeded'
   ORDER BY created_at DESC, payment_service_token_id DESC LIMIT 100`,
);
/**
 * Those that later charges can be made with. Newest first: of several of one payment service, the first
 * counts.
 */
export function usablePaymentServiceTokens(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
): Promise<PaymentServiceTokenRow[]> {
  return db.query<PaymentServiceTokenRow>(USABLE, [merchantAccountId, paymentMethodId]);
}

const DELETED = `payment_service_token_id, payment_service_id, vault_record_id, buyer_id, customer_reference,
  stays_at_processor`;
const BEGIN_DELETION = sql(
  'payment_service_tokens.begin_deletion',
  `WITH deleting AS (
     UPDATE payment_service_tokens SET lifecycle = 'deleting'
     WHERE merchant_account_id = $1 AND payment_method_id = $2 AND ($3::uuid IS NULL OR payment_service_token_id = $3)
       AND ($3::uuid IS NULL OR lifecycle = 'live')
     RETURNING ${DELETED}
   ),
   awaited AS (${jobSql.begin(
     'deleting',
     'deleting.payment_service_token_id',
     '$4',
     `, 'payment_service_id', deleting.payment_service_id`,
   )})
   SELECT * FROM deleting`,
);
export type DeletedPaymentServiceToken = Readonly<{
  payment_service_token_id: PaymentServiceTokenId;
  payment_service_id: PaymentServiceId;
  vault_record_id: VaultRecordId | null;
  buyer_id: BuyerId | null;
  customer_reference: string | null;
  /** Its processor is not told. */
  stays_at_processor: boolean;
}>;
/** One token, or (null) all of a payment method, also those half stored. From here on nobody sees them. */
export function beginPaymentServiceTokenDeletion(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
  id: PaymentServiceTokenId | null,
  job: JobRow,
): Promise<DeletedPaymentServiceToken[]> {
  return db.query<DeletedPaymentServiceToken>(BEGIN_DELETION, [
    merchantAccountId,
    paymentMethodId,
    id,
    newRowJson(job),
  ]);
}

const GIVE_UP = sql(
  'payment_service_tokens.give_up',
  `UPDATE payment_service_tokens SET lifecycle = 'deleting'
   WHERE merchant_account_id = $1 AND payment_service_token_id = $2 AND lifecycle <> 'live'
   RETURNING ${DELETED}`,
);
/** One that was left half stored or half deleted: from now on it is being deleted. Null: it is live, or gone. */
export async function giveUpPaymentServiceToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: PaymentServiceTokenId,
): Promise<DeletedPaymentServiceToken | null> {
  return (await db.query<DeletedPaymentServiceToken>(GIVE_UP, [merchantAccountId, id]))[0] ?? null;
}

const REMOVE = sql(
  'payment_service_tokens.remove',
  `WITH removed AS (
     DELETE FROM payment_service_tokens
     WHERE merchant_account_id = $1 AND payment_service_token_id = $2 AND lifecycle <> 'live'
     RETURNING payment_service_token_id
   )
   ${jobSql.end('removed', 'removed.payment_service_token_id')}`,
);
/** After its vault record is shredded. */
export async function removePaymentServiceToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: PaymentServiceTokenId,
): Promise<void> {
  await db.query(REMOVE, [merchantAccountId, id]);
}
