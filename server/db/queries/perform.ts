import type { GiftCardId, MerchantAccountId, OperationId, PaymentMethodId, PaymentServiceId, TransactionId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { GIFT_CARD_OPERATION_CHANGEABLE, type GiftCardOperationChange, type GiftCardOperationInsert } from './gift-card-operations.ts';
import { recordUseOfPaymentMethod } from './payment-methods.ts';
import { type ActionRow, type EventRow, type LedgerRow, OPERATION_CHANGEABLE, type OperationChange, type OperationRow, TRANSACTION_CHANGEABLE, type TransactionPatch, type TransactionRow, type WebhookEventRow, rowJson } from './transaction-rows.ts';

/**
 * What one step writes beside the transaction itself. It is all or nothing: everything hangs on one gate, which is the insert of a new transaction, or
 * the compare-and-set of its version. Whoever changes an operation raises its transaction's version, so the version fences both.
 */
export type Writing = Readonly<{
  operations?: readonly OperationRow[];
  operationChanges?: readonly OperationChange[];
  actions?: readonly ActionRow[];
  ledger?: readonly LedgerRow[];
  events?: readonly EventRow[];
  webhooks?: readonly WebhookEventRow[];
  idempotency?: IdempotencyWriting | null;
  giftCardOperations?: readonly GiftCardOperationInsert[];
  giftCardChanges?: readonly GiftCardOperationChange[];
  /** A stored gift card whose redemption succeeded. */
  giftCardUse?: Readonly<{ giftCardId: GiftCardId; isCustomerInitiated: boolean }> | null;
  /** A report that moved nothing is counted. */
  ignored?: Readonly<{ paymentServiceId: PaymentServiceId; kind: 'ignored' | 'unmatched' }> | null;
}>;

/** See db/queries/idempotency.ts for the rows: an intent binds the row to its operation, an outcome completes it. */
export type IdempotencyWriting = Readonly<{
  operation: string;
  key: string;
  ownerId: string;
  /** Set by intents: the step happens only while the key is still this request's. */
  bindTo: OperationId | TransactionId | null;
  answer: Readonly<{ status: number; body: string }> | null;
}>;

/** Counts the use of a stored payment method with the transaction that uses it. */
export type Use = Readonly<{ paymentMethodId: PaymentMethodId; isCustomerInitiated: boolean }>;

/** An array that is made first, so that the index finds the few rows: as a mere join, whose size nobody can foresee, the plan reads every operation there is. */
const CHANGED_IDS = `ARRAY(SELECT (value ->> 'operation_id')::uuid FROM jsonb_array_elements($4::jsonb))`;

const PARTS = {
  started: `started AS (INSERT INTO operations SELECT r.* FROM gate, jsonb_populate_recordset(NULL::operations, $3::jsonb) r)`,
  changed: `changed AS (
    UPDATE operations o SET (${OPERATION_CHANGEABLE.join(', ')}) = (SELECT ${OPERATION_CHANGEABLE.map((column) => `r.${column}`).join(', ')} FROM jsonb_populate_record(o, change.value) r)
    FROM gate, jsonb_array_elements($4::jsonb) change
    WHERE o.merchant_account_id = $1 AND o.operation_id = (change.value ->> 'operation_id')::uuid AND o.operation_id = ANY (${CHANGED_IDS}))`,
  acted: `acted AS (INSERT INTO transaction_actions SELECT r.* FROM gate, jsonb_populate_recordset(NULL::transaction_actions, $5::jsonb) r)`,
  posted: `posted AS (INSERT INTO ledger_entries SELECT r.* FROM gate, jsonb_populate_recordset(NULL::ledger_entries, $6::jsonb) r)`,
  told: `told AS (INSERT INTO transaction_events SELECT r.* FROM gate, jsonb_populate_recordset(NULL::transaction_events, $7::jsonb) r)`,
  announced: `announced AS (INSERT INTO webhook_events SELECT r.* FROM gate, jsonb_populate_recordset(NULL::webhook_events, $8::jsonb) r)`,
  remembered: `remembered AS (
    UPDATE idempotency_keys SET operation_id = coalesce(operation_id, $12::uuid), response_status = $13::integer, response_body = $14::text, completed_at = CASE WHEN $13::integer IS NOT NULL THEN $15::timestamptz END
    WHERE merchant_account_id = $1 AND operation = $9 AND key = $10 AND owner_id = $11::uuid AND completed_at IS NULL AND EXISTS (SELECT FROM gate))`,
  counted: `counted AS (
    INSERT INTO processor_report_counts AS c (merchant_account_id, payment_service_id, kind, count, last_at)
    SELECT $1, $16::uuid, $17::text, 1, $15::timestamptz FROM gate WHERE $16::uuid IS NOT NULL
    ON CONFLICT (merchant_account_id, payment_service_id, kind) DO UPDATE SET count = c.count + 1, last_at = excluded.last_at)`,
} as const;

/** An intent needs the key that it is asked under. */
const KEY_IS_OURS = `($10::text IS NULL OR $12::uuid IS NULL OR EXISTS (
  SELECT FROM idempotency_keys k WHERE k.merchant_account_id = $1 AND k.operation = $9 AND k.key = $10 AND k.owner_id = $11::uuid AND k.completed_at IS NULL))`;

const BEGIN = sql(
  'payments.begin',
  `WITH gate AS (INSERT INTO transactions SELECT r.* FROM jsonb_populate_record(NULL::transactions, $2::jsonb) r WHERE ${KEY_IS_OURS} RETURNING transaction_id),
   ${PARTS.started}, ${PARTS.changed}, ${PARTS.acted}, ${PARTS.posted}, ${PARTS.told}, ${PARTS.announced}, ${PARTS.remembered}, ${PARTS.counted},
   used AS (${recordUseOfPaymentMethod({ merchantAccountId: '$1', paymentMethodId: '$19::uuid', customerInitiated: '$20::boolean', usedAt: '$18' })} AND EXISTS (SELECT FROM gate))
   SELECT transaction_id FROM gate`,
);
/** A new transaction with its first operation. False: the Idempotency-Key is no longer this request's, and nothing was written. */
export async function beginTransaction(db: Queryable, transaction: TransactionRow, writing: Writing, use: Use | null): Promise<boolean> {
  const rows = await db.query(BEGIN, [transaction.merchant_account_id, rowJson(transaction), ...valuesOf(writing, transaction.updated_at), transaction.updated_at, use?.paymentMethodId ?? null, use?.isCustomerInitiated ?? false]);
  return rows.length === 1;
}

const ADVANCE = sql(
  'payments.advance',
  `WITH gate AS (
     UPDATE transactions t SET version = t.version + 1, (${TRANSACTION_CHANGEABLE.join(', ')}) = (SELECT ${TRANSACTION_CHANGEABLE.map((column) => `r.${column}`).join(', ')} FROM jsonb_populate_record(t, $2::jsonb) r)
     WHERE t.merchant_account_id = $1 AND t.transaction_id = $18::uuid AND t.version = $19::bigint AND ${KEY_IS_OURS}
     RETURNING t.transaction_id),
   ${PARTS.started}, ${PARTS.changed}, ${PARTS.acted}, ${PARTS.posted}, ${PARTS.told}, ${PARTS.announced}, ${PARTS.remembered}, ${PARTS.counted},
   approved AS (
     UPDATE payment_methods SET status = $21::text, updated_at = $23::timestamptz, scheme_transaction_id = coalesce($22::text, scheme_transaction_id),
       scheme_transaction_id_scheme = CASE WHEN $22::text IS NULL THEN scheme_transaction_id_scheme ELSE scheme END
     WHERE merchant_account_id = $1 AND payment_method_id = $20::uuid AND EXISTS (SELECT FROM gate)),
   tendered AS (INSERT INTO gift_card_operations SELECT r.* FROM gate, jsonb_populate_recordset(NULL::gift_card_operations, $24::jsonb) r),
   concluded AS (
     UPDATE gift_card_operations o SET (${GIFT_CARD_OPERATION_CHANGEABLE.join(', ')}) = (SELECT ${GIFT_CARD_OPERATION_CHANGEABLE.map((column) => `r.${column}`).join(', ')} FROM jsonb_populate_record(o, change.value) r)
     FROM gate, jsonb_array_elements($25::jsonb) change
     WHERE o.merchant_account_id = $1 AND o.gift_card_operation_id = (change.value ->> 'gift_card_operation_id')::uuid),
   spent AS (
     UPDATE gift_cards SET usage_count = usage_count + 1, last_used_at = $23::timestamptz, cit_usage_count = cit_usage_count + $27::boolean::integer,
       cit_last_used_at = CASE WHEN $27::boolean THEN $23::timestamptz ELSE cit_last_used_at END
     WHERE merchant_account_id = $1 AND gift_card_id = $26::uuid AND EXISTS (SELECT FROM gate))
   SELECT transaction_id FROM gate`,
);
/** What the first use of a payment method that was stored with it means for that method. */
export type Approval = Readonly<{ paymentMethodId: PaymentMethodId; status: 'succeeded' | 'failed'; schemeTransactionId: string | null }>;

/** One step of a transaction that is there. False: somebody else was faster, or the Idempotency-Key is no longer this request's; nothing was written. */
export async function advanceTransaction(
  db: Queryable,
  of: Readonly<{ merchantAccountId: MerchantAccountId; transactionId: TransactionId; version: bigint }>,
  patch: TransactionPatch & Pick<TransactionRow, 'updated_at'>,
  writing: Writing,
  approval: Approval | null = null,
): Promise<boolean> {
  const values = [of.merchantAccountId, rowJson(patch), ...valuesOf(writing, patch.updated_at), of.transactionId, of.version];
  const rows = await db.query(ADVANCE, [...values, approval?.paymentMethodId ?? null, approval?.status ?? null, approval?.schemeTransactionId ?? null, patch.updated_at, ...giftCardValuesOf(writing)]);
  return rows.length === 1;
}

/** `$3` to `$17`. */
function valuesOf(writing: Writing, at: string): readonly unknown[] {
  const { idempotency } = writing;
  return [
    list(writing.operations),
    list(writing.operationChanges),
    list(writing.actions),
    list(writing.ledger),
    list(writing.events),
    list(writing.webhooks),
    idempotency?.operation ?? null,
    idempotency?.key ?? null,
    idempotency?.ownerId ?? null,
    idempotency?.bindTo ?? null,
    idempotency?.answer?.status ?? null,
    idempotency?.answer?.body ?? null,
    at,
    writing.ignored?.paymentServiceId ?? null,
    writing.ignored?.kind ?? null,
  ];
}

/** `$24` to `$27`. */
function giftCardValuesOf({ giftCardOperations, giftCardChanges, giftCardUse }: Writing): readonly unknown[] {
  return [list(giftCardOperations), list(giftCardChanges), giftCardUse?.giftCardId ?? null, giftCardUse?.isCustomerInitiated ?? false];
}

function list(rows: readonly unknown[] | undefined): string | null {
  return rows === undefined || rows.length === 0 ? null : rowJson(rows);
}
