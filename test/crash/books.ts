import assert from 'node:assert/strict';
import type { Db } from '../../server/db/db.ts';

/** Operations whose outcome is not known, and transactions whose gift cards are not decided. */
export function unfinishedOperations(db: Db): Promise<unknown[]> {
  return db.query({ name: '', text: OPEN }, []);
}

const OPEN = `
  SELECT kind, status, due_tries, detail FROM operations
  WHERE status IN ('sent', 'unknown') OR (kind = 'tenders' AND status = 'pending')
  UNION ALL SELECT 'tenders', tenders, 0, status FROM transactions
  WHERE tenders IN ('open', 'unwinding')
    AND status NOT IN ('buyer_approval_pending', 'pending', 'transfer_pending')`;

/**
 * Ends the leases of the process that was killed and makes the next question to the processor due now, as if
 * the time had passed.
 */
export async function hurryRecovery(db: Db): Promise<void> {
  await db.query(
    {
      name: '',
      text: `UPDATE idempotency_keys SET lease_until = '2026-01-01T00:00:00Z'
        WHERE completed_at IS NULL AND operation_id IS NULL`,
    },
    [],
  );
  const due = `UPDATE operations SET due_at = created_at, sent_at = sent_at - interval '2 minutes'
    WHERE status IN ('sent', 'unknown') OR kind = 'tenders' AND due_at IS NOT NULL`;
  await db.query({ name: '', text: due }, []);
}

/**
 * Our transactions, our ledger and the processor's books say the same of every payment, and nobody knows of
 * one that the other does not.
 */
export async function assertBooksAgree(db: Db, where: string): Promise<void> {
  assert.deepEqual(await bookDifferences(db), [], `${where}: books differ`);
}

/** `reference`: what the processor calls a payment of its books, `s`. */
export function bookDifferences(db: Db, reference: string = REFERENCE): Promise<unknown[]> {
  return db.query({ name: '', text: differencesBy(reference) }, []);
}

/** Whatever a key of the merchant's began has its entry in the audit log, whoever finished it. */
export async function assertAllAudited(db: Db, where: string): Promise<void> {
  assert.deepEqual(await unauditedWrites(db), [], `${where}: not in the audit log`);
}

export function unauditedWrites(db: Db): Promise<unknown[]> {
  return db.query({ name: '', text: UNAUDITED }, []);
}

const UNAUDITED = `
  SELECT 'transaction' AS kind, t.transaction_id AS id, t.status FROM transactions t
  WHERE t.payment_link_id IS NULL AND t.retry ->> 'of' IS NULL AND NOT EXISTS (SELECT FROM audit_logs a
    WHERE a.merchant_account_id = t.merchant_account_id AND a.resource_id = t.transaction_id::text
      AND a.action = 'created' AND a.operation = 'create_transaction')
  UNION ALL
  SELECT o.kind, o.operation_id, o.status FROM operations o JOIN (VALUES ('capture', 'captured'), ('void', 'voided'),
    ('cancel', 'canceled'), ('increment', 'updated'), ('refund', 'created'), ('refund-gift-card', 'created'))
    audited (kind, action) USING (kind)
  WHERE o.creator IS NOT NULL AND NOT EXISTS (SELECT FROM audit_logs a
    WHERE a.merchant_account_id = o.merchant_account_id AND a.action = audited.action
      AND a.resource_id IN (o.operation_id::text, o.transaction_id::text) AND a.operation <> 'create_transaction')
  UNION ALL
  SELECT r.kind, r.dispute_response_id, r.status FROM dispute_responses r
  WHERE NOT EXISTS (SELECT FROM audit_logs a WHERE a.merchant_account_id = r.merchant_account_id
    AND a.resource_id = r.dispute_id::text AND a.operation = r.kind || '_dispute')
  UNION ALL
  SELECT 'review', t.transaction_id, t.screening FROM transactions t
  JOIN transaction_events e USING (merchant_account_id, transaction_id)
  WHERE e.name = 'anti-fraud-webhook' AND e.context->>'reason' LIKE 'The merchant %' AND NOT EXISTS (
    SELECT FROM audit_logs a WHERE a.merchant_account_id = t.merchant_account_id
      AND a.resource_id = t.transaction_id::text AND a.operation = 'review_transaction')`;

/** A company that exists has a name of its own for a payment, among its details. */
const REFERENCE = `coalesce((SELECT named.value FROM jsonb_each_text(s.details::jsonb) named
  JOIN transactions x ON x.payment_service_transaction_id = named.value LIMIT 1), s.payment_id::text)`;

const differencesBy = (reference: string): string => `
  WITH ledger AS (
    SELECT merchant_account_id, transaction_id,
      sum(CASE WHEN debit = 'authorized' THEN amount WHEN credit = 'authorized' THEN -amount ELSE 0 END) AS authorized,
      sum(CASE WHEN credit = 'captured' THEN amount WHEN debit = 'captured' THEN -amount ELSE 0 END) AS captured,
      sum(CASE WHEN debit = 'refunded' THEN amount WHEN credit = 'refunded' THEN -amount ELSE 0 END) AS refunded
    FROM ledger_entries GROUP BY merchant_account_id, transaction_id
  )
  SELECT t.transaction_id, t.status, t.authorized_amount, t.captured_amount, t.refunded_amount,
    l.authorized AS ledger_authorized, l.captured AS ledger_captured, l.refunded AS ledger_refunded,
    p.authorized AS processor_authorized, p.captured AS processor_captured, p.refunded AS processor_refunded,
    p.payment_id
  FROM transactions t
  LEFT JOIN ledger l USING (merchant_account_id, transaction_id)
  FULL JOIN (
    SELECT s.*, ${reference} AS reference FROM simulator.payments s WHERE s.status <> 'refused'
  ) p
    ON p.merchant_account_id = t.merchant_account_id AND p.reference = t.payment_service_transaction_id
  WHERE coalesce(t.authorized_amount, 0) <> coalesce(l.authorized, 0)
    OR coalesce(t.captured_amount, 0) <> coalesce(l.captured, 0)
    OR coalesce(t.refunded_amount, 0) <> coalesce(l.refunded, 0)
    OR coalesce(t.authorized_amount, 0) <> coalesce(p.authorized, 0)
    OR coalesce(t.captured_amount, 0) <> coalesce(p.captured, 0)
    OR coalesce(t.refunded_amount, 0) <> coalesce(p.refunded, 0)
    OR t.capturing_amount > 0 OR t.refunding_amount > 0`;
