import type { GiftCardId, Id, MerchantAccountId, TransactionId } from '../../domain/ids.ts';
import type { Timestamp } from '../../domain/timestamp.ts';
import { type Queryable, sql } from '../db.ts';
import { claimOf } from './due.ts';
import type { GiftCardServiceId } from './gift-card-services.ts';

export type GiftCardOperationId = Id<'gift-card-operation'>;

export type GiftCardOperationRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  gift_card_operation_id: GiftCardOperationId;
  gift_card_service_id: GiftCardServiceId;
  kind: 'activate' | 'issue' | 'redeem' | 'refund';
  status: 'sent' | 'unknown' | 'succeeded' | 'failed';
  transaction_id: TransactionId | null;
  gift_card_id: GiftCardId | null;
  redemption_id: GiftCardOperationId | null;
  amount: bigint;
  currency: string | null;
  provider_reference: string | null;
  error_code: string | null;
  raw_error_code: string | null;
  raw_error_message: string | null;
  external_identifier: string | null;
  details: Record<string, unknown>;
  recovery_attempts: number;
  created_at: string;
  updated_at: string;
  /** By the machine's clock. */
  sent_at: Timestamp;
}>;

/**
 * The whole row, for operations of transactions: they are written by the statement that moves their
 * transaction (perform.ts).
 */
export type GiftCardOperationInsert = GiftCardOperationRow & Readonly<{ next_recovery_at: string | null }>;
export const GIFT_CARD_OPERATION_CHANGEABLE = [
  'status',
  'provider_reference',
  'error_code',
  'raw_error_code',
  'raw_error_message',
  'next_recovery_at',
  'updated_at',
] as const satisfies readonly (keyof GiftCardOperationInsert)[];
export type GiftCardOperationChange = Pick<
  GiftCardOperationInsert,
  'gift_card_operation_id' | (typeof GIFT_CARD_OPERATION_CHANGEABLE)[number]
>;

export type GiftCardIntent = Pick<
  GiftCardOperationRow,
  | 'merchant_account_id'
  | 'gift_card_operation_id'
  | 'gift_card_service_id'
  | 'kind'
  | 'transaction_id'
  | 'gift_card_id'
  | 'redemption_id'
  | 'amount'
  | 'currency'
  | 'external_identifier'
  | 'details'
>;

const INTEND = sql(
  'gift_card_operations.intend',
  `INSERT INTO gift_card_operations (merchant_account_id, gift_card_operation_id, gift_card_service_id, kind, status, transaction_id, gift_card_id, redemption_id, amount, currency,
     external_identifier, details, next_recovery_at, created_at, updated_at, sent_at)
   VALUES ($1, $2, $3, $4, 'sent', $5, $6, $7, $8, $9, $10, $11, $12, $13, $13, $14) RETURNING *`,
);
/**
 * Step one: what is about to be asked, with the time at which recovery takes over if this process does not
 * come back.
 */
export async function intendGiftCardOperation(
  db: Queryable,
  intent: GiftCardIntent,
  recoverAt: Date,
  now: Date,
  machineNow: Date,
): Promise<GiftCardOperationRow> {
  const [row] = await db.query<GiftCardOperationRow>(INTEND, [
    intent.merchant_account_id,
    intent.gift_card_operation_id,
    intent.gift_card_service_id,
    intent.kind,
    intent.transaction_id,
    intent.gift_card_id,
    intent.redemption_id,
    intent.amount,
    intent.currency,
    intent.external_identifier,
    JSON.stringify(intent.details),
    recoverAt,
    now,
    machineNow,
  ]);
  if (row === undefined) throw new Error('BUG: insert returned nothing');
  return row;
}

export type GiftCardResult = Pick<
  GiftCardOperationRow,
  'status' | 'provider_reference' | 'error_code' | 'raw_error_code' | 'raw_error_message' | 'details'
>;

const CONCLUDE = sql(
  'gift_card_operations.conclude',
  `UPDATE gift_card_operations SET status = $3, provider_reference = $4, error_code = $5, raw_error_code = $6, raw_error_message = $7, details = details || $8::jsonb,
     next_recovery_at = $9, updated_at = $10
   WHERE merchant_account_id = $1 AND gift_card_operation_id = $2 AND status IN ('sent', 'unknown') RETURNING *`,
);
/** Step three. Null: somebody else concluded it first; read it again. */
export async function concludeGiftCardOperation(
  db: Queryable,
  key: Pick<GiftCardOperationRow, 'merchant_account_id' | 'gift_card_operation_id'>,
  result: GiftCardResult,
  recoverAt: Date | null,
  now: Date,
): Promise<GiftCardOperationRow | null> {
  const [row] = await db.query<GiftCardOperationRow>(CONCLUDE, [
    key.merchant_account_id,
    key.gift_card_operation_id,
    result.status,
    result.provider_reference,
    result.error_code,
    result.raw_error_code,
    result.raw_error_message,
    JSON.stringify(result.details),
    recoverAt,
    now,
  ]);
  return row ?? null;
}

const GET = sql(
  'gift_card_operations.get',
  `SELECT * FROM gift_card_operations WHERE merchant_account_id = $1 AND gift_card_operation_id = $2`,
);
export async function getGiftCardOperation(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<GiftCardOperationRow | null> {
  const [row] = await db.query<GiftCardOperationRow>(GET, [merchantAccountId, id]);
  return row ?? null;
}

const OF_TRANSACTION = sql(
  'gift_card_operations.of_transaction',
  `SELECT * FROM gift_card_operations WHERE merchant_account_id = $1 AND transaction_id = $2 ORDER BY gift_card_operation_id`,
);
export function giftCardOperationsOf(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  transactionId: TransactionId,
): Promise<GiftCardOperationRow[]> {
  return db.query<GiftCardOperationRow>(OF_TRANSACTION, [merchantAccountId, transactionId]);
}

/** What was sent and never answered. */
export const claimDueGiftCardOperations = claimOf<GiftCardOperationRow>('gift_card_operations.claim_due', {
  table: 'gift_card_operations',
  key: ['gift_card_operation_id'],
  due: 'next_recovery_at',
  clock: 'account',
  party: 'd.gift_card_service_id',
  set: 'recovery_attempts = claimed.recovery_attempts + 1',
});
