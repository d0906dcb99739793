import type {
  MerchantAccountId,
  PaymentMethodId,
  PaymentServiceId,
  PaymentServiceTokenId,
  TransactionId,
  VaultRecordId,
} from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { claimOf } from './due.ts';
import type { PaymentMethodStatus } from './payment-methods.ts';

export type PaymentServiceTokenRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  payment_service_token_id: PaymentServiceTokenId;
  payment_method_id: PaymentMethodId;
  payment_service_id: PaymentServiceId;
  status: PaymentMethodStatus;
  vault_record_id: VaultRecordId | null;
  fingerprint: string | null;
  approval_url: string | null;
  redirect_url: string | null;
  transaction_id: TransactionId | null;
  created_at: string;
  updated_at: string;
}>;

const COLUMNS =
  'merchant_account_id, payment_service_token_id, payment_method_id, payment_service_id, status, vault_record_id, fingerprint, approval_url, redirect_url, transaction_id, created_at, updated_at';

/** Field of the vault record that holds the token. */
export const PAYMENT_SERVICE_TOKEN_FIELD = 'token';

/** Seen and used only once it is `live`. */
export type NewPaymentServiceToken = Omit<PaymentServiceTokenRow, 'created_at' | 'updated_at'> &
  Readonly<{ lifecycle: 'storing' | 'live' }>;

const INSERT = sql(
  'payment_service_tokens.insert',
  `INSERT INTO payment_service_tokens (merchant_account_id, payment_service_token_id, payment_method_id, payment_service_id, lifecycle, lifecycle_at, status, vault_record_id, fingerprint,
     approval_url, redirect_url, transaction_id, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $13, $6, $7, $8, $9, $10, $11, $12, $12)
   ON CONFLICT (merchant_account_id, payment_method_id, payment_service_id, fingerprint) WHERE fingerprint IS NOT NULL AND lifecycle <> 'deleting' DO NOTHING
   RETURNING ${COLUMNS}`,
);
/** Null where this very token is there already, or being stored. */
export async function insertPaymentServiceToken(
  db: Queryable,
  made: NewPaymentServiceToken,
  times: Readonly<{ now: Date; machineNow: Date }>,
): Promise<PaymentServiceTokenRow | null> {
  const [row] = await db.query<PaymentServiceTokenRow>(INSERT, [
    made.merchant_account_id,
    made.payment_service_token_id,
    made.payment_method_id,
    made.payment_service_id,
    made.lifecycle,
    made.status,
    made.vault_record_id,
    made.fingerprint,
    made.approval_url,
    made.redirect_url,
    made.transaction_id,
    times.now,
    times.machineNow,
  ]);
  return row ?? null;
}

const MAKE_LIVE = sql(
  'payment_service_tokens.make_live',
  `UPDATE payment_service_tokens SET lifecycle = 'live', lifecycle_at = $3 WHERE merchant_account_id = $1 AND payment_service_token_id = $2 AND lifecycle = 'storing' RETURNING ${COLUMNS}`,
);
/** It is sealed: from now on it can be seen and used. Null where the sweep had given it up. */
export async function makePaymentServiceTokenLive(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: PaymentServiceTokenId,
  machineNow: Date,
): Promise<PaymentServiceTokenRow | null> {
  const [row] = await db.query<PaymentServiceTokenRow>(MAKE_LIVE, [merchantAccountId, id, machineNow]);
  return row ?? null;
}

const COMPLETE = sql(
  'payment_service_tokens.complete',
  `UPDATE payment_service_tokens t SET lifecycle = 'live', lifecycle_at = $6, status = 'succeeded', vault_record_id = $3, fingerprint = $4, approval_url = NULL, updated_at = $5
   WHERE merchant_account_id = $1 AND payment_service_token_id = $2 AND lifecycle <> 'deleting' AND fingerprint IS NULL
     AND NOT EXISTS (SELECT 1 FROM payment_service_tokens o WHERE o.merchant_account_id = $1 AND o.payment_method_id = t.payment_method_id AND o.payment_service_id = t.payment_service_id AND o.fingerprint = $4 AND o.lifecycle <> 'deleting')
   RETURNING ${COLUMNS}`,
);
/**
 * It is made and sealed. Null where it is deleted, complete already, or the processor gave a token that is
 * known under another id.
 */
export async function completePaymentServiceToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: PaymentServiceTokenId,
  sealed: Readonly<{ recordId: VaultRecordId; fingerprint: string }>,
  times: Readonly<{ now: Date; machineNow: Date }>,
): Promise<PaymentServiceTokenRow | null> {
  const [row] = await db.query<PaymentServiceTokenRow>(COMPLETE, [
    merchantAccountId,
    id,
    sealed.recordId,
    sealed.fingerprint,
    times.now,
    times.machineNow,
  ]);
  return row ?? null;
}

const AWAIT = sql(
  'payment_service_tokens.await',
  `UPDATE payment_service_tokens SET lifecycle = 'live', lifecycle_at = $5, status = $3, approval_url = $4, updated_at = $6
   WHERE merchant_account_id = $1 AND payment_service_token_id = $2 AND lifecycle <> 'deleting' AND fingerprint IS NULL RETURNING ${COLUMNS}`,
);
/** The buyer must approve first, or did not. Null where it is deleted or complete. */
export async function awaitPaymentServiceToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: PaymentServiceTokenId,
  at: Readonly<{ status: 'buyer_approval_required' | 'failed'; approvalUrl: string | null }>,
  times: Readonly<{ now: Date; machineNow: Date }>,
): Promise<PaymentServiceTokenRow | null> {
  const [row] = await db.query<PaymentServiceTokenRow>(AWAIT, [
    merchantAccountId,
    id,
    at.status,
    at.approvalUrl,
    times.machineNow,
    times.now,
  ]);
  return row ?? null;
}

const GET = sql(
  'payment_service_tokens.get',
  `SELECT ${COLUMNS} FROM payment_service_tokens WHERE merchant_account_id = $1 AND payment_service_token_id = $2 AND lifecycle <> 'deleting'`,
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
   WHERE merchant_account_id = $1 AND payment_method_id = $2 AND payment_service_id = $3 AND fingerprint = $4 AND lifecycle <> 'deleting'`,
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

const LIST = sql(
  'payment_service_tokens.list',
  `SELECT ${COLUMNS} FROM payment_service_tokens WHERE merchant_account_id = $1 AND payment_method_id = $2 AND ($3::uuid IS NULL OR payment_service_id = $3) AND lifecycle = 'live'
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
  `SELECT ${COLUMNS} FROM payment_service_tokens WHERE merchant_account_id = $1 AND payment_method_id = $2 AND lifecycle = 'live' AND status = 'succeeded'
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

const BEGIN_DELETION = sql(
  'payment_service_tokens.begin_deletion',
  `UPDATE payment_service_tokens SET lifecycle = 'deleting', lifecycle_at = $4
   WHERE merchant_account_id = $1 AND payment_method_id = $2 AND ($3::uuid IS NULL OR payment_service_token_id = $3) AND ($3::uuid IS NULL OR lifecycle = 'live')
   RETURNING payment_service_token_id, payment_service_id, vault_record_id`,
);
export type DeletedPaymentServiceToken = Readonly<{
  payment_service_token_id: PaymentServiceTokenId;
  payment_service_id: PaymentServiceId;
  vault_record_id: VaultRecordId | null;
}>;
/** One token, or (null) all of a payment method, also those half stored. From here on nobody sees them. */
export function beginPaymentServiceTokenDeletion(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  paymentMethodId: PaymentMethodId,
  id: PaymentServiceTokenId | null,
  machineNow: Date,
): Promise<DeletedPaymentServiceToken[]> {
  return db.query<DeletedPaymentServiceToken>(BEGIN_DELETION, [
    merchantAccountId,
    paymentMethodId,
    id,
    machineNow,
  ]);
}

const REMOVE = sql(
  'payment_service_tokens.remove',
  `DELETE FROM payment_service_tokens WHERE merchant_account_id = $1 AND payment_service_token_id = $2 AND lifecycle <> 'live'`,
);
/** After its vault record is shredded. */
export async function removePaymentServiceToken(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: PaymentServiceTokenId,
): Promise<void> {
  await db.query(REMOVE, [merchantAccountId, id]);
}

export type UnfinishedPaymentServiceToken = DeletedPaymentServiceToken &
  Readonly<{ merchant_account_id: MerchantAccountId }>;
/** Those that a crash left half stored or half deleted: from now on they are being deleted. */
export const claimUnfinishedPaymentServiceTokens = claimOf<UnfinishedPaymentServiceToken>(
  'payment_service_tokens.claim_unfinished',
  {
    table: 'payment_service_tokens',
    key: ['payment_service_token_id'],
    due: 'lifecycle_at',
    clock: 'machine',
    where: `d.lifecycle <> 'live'`,
    party: 'd.payment_service_id',
    set: `lifecycle = 'deleting'`,
  },
);
