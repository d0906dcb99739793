import { type Queryable, sql } from '../../server/db/db.ts';
import type { Parts } from '../../server/parts.ts';
import { recoveryOf } from '../../server/connectors/connector.ts';
import { connectors } from '../../server/connectors/registry.ts';
import { decisionsMadeOtherwise } from './decisions.ts';
import { ledgerDifferences } from '../../server/operations/ledger/check.ts';
import { STATUS_WEBHOOKS } from '../../server/domain/transaction/events.ts';

/** What the processor calls a payment of its books, `p`. */
const REFERENCE = `coalesce(p.details ->> 'psp', p.details ->> 'id', p.payment_id::text)`;

/** A payment that waited for its buyer before it was sent anywhere is called off here alone. */
const NEVER_SENT = `kind IN ('void', 'cancel') AND of_reference IS NULL`;

/** Connectors whose processor cannot be asked what became of a payment. */
export const CANNOT_BE_ASKED: readonly string[] = connectors
  .filter((connector) => recoveryOf(connector, 'authorize').by !== 'look-up')
  .map(({ id }) => id);
/**
 * A payment that may never have left, at a processor that cannot be asked, and that is too old to be sent again, is a
 * person's matter (docs/adr/0072). Had the processor got it, its books would have a payment that is unknown here.
 */
const STAYS_UNKNOWN = `o.kind = 'authorize' AND o.status IN ('sent', 'unknown') AND o.processor_reference IS NULL
  AND t.payment_service ->> 'payment_service_definition_id' IN ('${CANNOT_BE_ASKED.join("', '")}')`;

/**
 * What must hold of a merchant account once all is quiet. Each statement gives the rows that break its rule.
 * They read the tables and not the API, so that no code of ours stands between them and the truth; the books
 * of the processors are in `simulator`.
 */
const ORACLES = {
  'captured stays within authorized, refunded within captured, and nothing is negative': sql(
    'oracle: amounts',
    `SELECT transaction_id, authorized_amount, captured_amount, refunded_amount FROM transactions
     WHERE merchant_account_id = $1 AND (captured_amount > authorized_amount + over_capture_limit
       OR refunded_amount > captured_amount OR least(authorized_amount, held_amount, captured_amount,
       refunded_amount) < 0)
     UNION ALL
     SELECT payment_id, authorized, captured, refunded FROM simulator.payments
     WHERE merchant_account_id = $1 AND (captured > authorized OR refunded > captured)`,
  ),

  'what the processor holds, took and gave back is what the transaction says': sql(
    'oracle: books',
    `SELECT t.external_identifier, t.status, p.status AS processor_status, t.authorized_amount, p.authorized,
       t.captured_amount, p.captured, t.refunded_amount, p.refunded
     FROM transactions t
     JOIN simulator.payments p ON p.merchant_account_id = t.merchant_account_id
       AND ${REFERENCE} = t.payment_service_transaction_id
     WHERE t.merchant_account_id = $1 AND t.status <> 'expired'
       AND ((t.captured_amount, t.refunded_amount) IS DISTINCT FROM (p.captured, p.refunded)
         -- Mercado Pago makes what was captured the amount of the payment
         OR (t.authorized_amount <> p.authorized AND NOT (p.processor = 'mercadopago' AND p.captured > 0)))
       -- gift cards unwound: the authorization was made and is void
       AND NOT (p.captured = 0 AND p.status = 'voided' AND t.captured_amount = 0)`,
  ),

  'no payment at a processor is unknown here, and no transaction claims one that is not there': sql(
    'oracle: orphans',
    `SELECT p.processor, p.payment_id, p.status, p.authorized, p.captured FROM simulator.payments p
     WHERE p.merchant_account_id = $1 AND p.status <> 'refused'
       AND NOT EXISTS (SELECT FROM operations o
         WHERE o.merchant_account_id = $1 AND o.kind = 'authorize'
         AND o.processor_reference = ${REFERENCE})
       -- refused, cancelled and lapsed before anybody was told of it: no money of anyone's is there
       AND (p.captured > p.refunded OR (p.status = 'authorized' AND p.captured = 0))
     UNION ALL
     SELECT 'ours', t.transaction_id, t.status, t.authorized_amount, t.captured_amount FROM transactions t
     WHERE t.merchant_account_id = $1 AND t.payment_service_id IS NOT NULL AND t.authorized_amount > 0
       AND NOT EXISTS (SELECT FROM simulator.payments p
         WHERE p.merchant_account_id = $1 AND ${REFERENCE} = t.payment_service_transaction_id)`,
  ),

  'every operation that the processor did is done here, once, with the same amount, and the other way round':
    sql(
      'oracle: operations',
      `WITH ours AS (
       -- what was made at the processor has its name alone
       SELECT CASE WHEN details ? 'made_elsewhere' THEN processor_reference ELSE operation_id::text END AS reference,
         replace(kind, '-gift-card', '') AS kind, status,
         moved_amount AS amount FROM operations
       WHERE merchant_account_id = $1 AND NOT (${NEVER_SENT}) AND kind <> 'tenders'
           AND anti_fraud_service_id IS NULL
     ), theirs AS (
       SELECT reference, kind, status, amount, processor FROM simulator.operations
       WHERE merchant_account_id = $1 AND kind NOT IN ('balance', 'authorize')
     )
     SELECT coalesce(ours.reference, theirs.reference) AS reference, coalesce(ours.kind, theirs.kind) AS kind,
       ours.status, theirs.status AS processor_status, ours.amount, theirs.amount AS processor_amount
     FROM (SELECT * FROM ours WHERE kind NOT IN ('authorize', 'sync')) ours FULL JOIN theirs USING (reference)
     WHERE (coalesce(ours.status = 'succeeded', false) <> coalesce(theirs.status = 'approved', false)
       -- a refund that a bank sent back was approved all the same; the books above have its money
       AND NOT (ours.kind = 'refund' AND ours.status = 'declined' AND theirs.processor !~ '^(mock|sandbox)-'))
       OR (ours.status = 'succeeded' AND ours.kind IN ('capture', 'refund', 'increment', 'redeem')
         AND ours.amount <> theirs.amount)`,
    ),

  'money that came after the end is flagged': sql(
    'oracle: late_money',
    `SELECT t.external_identifier, t.status, p.captured FROM transactions t
     JOIN simulator.payments p ON p.merchant_account_id = t.merchant_account_id
       AND ${REFERENCE} = t.payment_service_transaction_id
     WHERE t.merchant_account_id = $1 AND p.captured > 0 AND t.captured_amount = 0 AND NOT t.pending_review`,
  ),

  'an authorization that has ended here holds nothing there': sql(
    'oracle: holds',
    `SELECT t.external_identifier, t.status, p.status AS processor_status FROM operations o
     JOIN transactions t USING (merchant_account_id, transaction_id)
     JOIN simulator.payments p ON p.merchant_account_id = o.merchant_account_id
       AND ${REFERENCE} = o.processor_reference
     WHERE o.merchant_account_id = $1 AND o.kind = 'authorize'
       AND t.status IN ('failed', 'declined', 'voided') AND p.status = 'authorized' AND p.captured = 0
       AND NOT p.closed`,
  ),

  // What lapsed or was cancelled stays open to money that comes all the same (ADR 0078).
  'nothing is left under way': sql(
    'oracle: open',
    `SELECT 'operation' AS what, kind AS name, o.status, t.external_identifier FROM operations o
     JOIN transactions t USING (merchant_account_id, transaction_id)
     WHERE o.merchant_account_id = $1 AND (o.status IN ('sent', 'unknown')
       OR (o.status = 'pending' AND NOT (o.kind = 'authorize'
       AND (t.status = 'expired' OR t.canceled_at IS NOT NULL)))) AND NOT (${STAYS_UNKNOWN})
     UNION ALL
     SELECT 'transaction', external_identifier, status, tenders FROM transactions t
     WHERE merchant_account_id = $1 AND NOT (status = 'processing' AND EXISTS (SELECT FROM operations o
       WHERE o.merchant_account_id = $1 AND o.transaction_id = t.transaction_id AND ${STAYS_UNKNOWN}))
       AND (status IN ('processing', 'buyer_approval_pending', 'pending',
       'transfer_pending', 'capture_pending', 'void_pending') OR tenders IN ('open', 'unwinding')
       OR capturing_amount + refunding_amount + incrementing_amount > 0)
     UNION ALL
     SELECT 'tender', tender_id::text, status, NULL FROM tenders WHERE merchant_account_id = $1 AND status = 'created'
     UNION ALL
     SELECT 'payment method', payment_method_id::text, status, NULL FROM payment_methods
     WHERE merchant_account_id = $1 AND status IN ('processing', 'buyer_approval_pending')`,
  ),

  'gift cards hold what is left of them': sql(
    'oracle: gift_cards',
    `SELECT sum(CASE kind WHEN 'redeem-gift-card' THEN amount ELSE -amount END) AS ours, theirs.taken FROM operations,
       (SELECT sum($2::bigint - balance) AS taken FROM simulator.gift_cards WHERE merchant_account_id = $1) theirs
     WHERE merchant_account_id = $1 AND status = 'succeeded'
       AND kind IN ('redeem-gift-card', 'refund-gift-card') GROUP BY theirs.taken
     HAVING sum(CASE kind WHEN 'redeem-gift-card' THEN amount ELSE -amount END) <> theirs.taken`,
  ),

  'the tenders of a transaction add up to it, and their books to what was moved': sql(
    'oracle: tenders',
    `SELECT t.external_identifier, t.amount, sum(a.amount) AS tendered FROM transactions t
     JOIN all_tenders a USING (merchant_account_id, transaction_id)
     WHERE t.merchant_account_id = $1 GROUP BY t.merchant_account_id, t.transaction_id HAVING sum(a.amount) <> t.amount
     UNION ALL
     SELECT 'gift cards', sum(captured_amount - refunded_amount), moved.amount FROM tenders,
       (SELECT coalesce(sum(CASE kind WHEN 'redeem-gift-card' THEN amount ELSE -amount END), 0) AS amount
       FROM operations
        WHERE merchant_account_id = $1 AND status = 'succeeded'
          AND kind IN ('redeem-gift-card', 'refund-gift-card') AND transaction_id IS NOT NULL) moved
     WHERE merchant_account_id = $1 GROUP BY moved.amount
     HAVING sum(captured_amount - refunded_amount) <> moved.amount`,
  ),

  'one Idempotency-Key makes one transaction': sql(
    'oracle: once',
    `SELECT external_identifier, count(*) FROM transactions WHERE merchant_account_id = $1
     GROUP BY external_identifier HAVING count(*) > 1`,
  ),

  'every status that a transaction came to is on its timeline, in a chain that ends where it is': sql(
    'oracle: timeline',
    `WITH moves AS (
       SELECT t.transaction_id, t.external_identifier, t.status, e.context ->> 'status' AS after,
         e.context ->> 'previous_status' AS before,
         -- the start of a capture or void is a reservation, and so is going on after an approval: no event
         -- tells of either
         regexp_replace(e.context ->> 'previous_status', '^(capture|void)_pending$',
         'authorized') AS left_from, regexp_replace(lag(e.context ->> 'status') OVER of_it,
         '^(capture|void)_pending$', 'authorized') AS last,
         row_number() OVER (PARTITION BY t.transaction_id ORDER BY e.transaction_event_id DESC) AS from_end
       FROM transactions t
       LEFT JOIN transaction_events e ON e.merchant_account_id = t.merchant_account_id
         AND e.transaction_id = t.transaction_id AND e.name = 'transaction-updated-status'
       WHERE t.merchant_account_id = $1 WINDOW of_it AS (PARTITION BY t.transaction_id ORDER BY e.transaction_event_id)
     )
     SELECT external_identifier, status, before, after, last FROM moves
     WHERE (from_end = 1 AND coalesce(after, 'processing') <> status)
       OR (last IS NOT NULL AND last
         IS DISTINCT FROM left_from AND NOT (last = 'buyer_approval_pending' AND before = 'processing'))`,
  ),

  'the world outside is told of every status': sql(
    'oracle: told',
    `SELECT e.transaction_id, e.context ->> 'status' AS status FROM transaction_events e
     WHERE e.merchant_account_id = $1 AND e.name = 'transaction-updated-status'
       AND $2::jsonb ->> (e.context ->> 'status') IS NOT NULL
       -- back where it was because something else was refused, which is told instead
       AND NOT (e.context ->> 'status' = 'authorized'
         AND e.context ->> 'previous_status' IN ('capture_pending', 'void_pending'))
       AND NOT EXISTS (SELECT FROM webhook_events w
         WHERE w.merchant_account_id = $1 AND w.transaction_id = e.transaction_id
         AND w.name = $2::jsonb ->> (e.context ->> 'status'))
       -- money that nobody expected: a person is told, and nobody who ships by the news of a status
       AND NOT EXISTS (SELECT FROM transaction_events u
         JOIN webhook_events w ON w.merchant_account_id = $1 AND w.transaction_id = u.transaction_id
           AND w.name = 'monitoring.incident.created'
         WHERE u.merchant_account_id = $1 AND u.transaction_id = e.transaction_id AND u.context ? 'unexpected')`,
  ),

  'the world outside is told how every capture and refund ended': sql(
    'oracle: told_of_operations',
    `SELECT o.transaction_id, o.kind, o.status FROM operations o
     WHERE o.merchant_account_id = $1 AND o.kind IN ('capture', 'refund')
       AND o.status IN ('succeeded', 'declined', 'failed')
       AND NOT EXISTS (SELECT FROM webhook_events w
         WHERE w.merchant_account_id = $1 AND w.transaction_id = o.transaction_id
         AND w.target_id = o.operation_id AND w.name = o.kind || '.' || o.status)`,
  ),

  'what an anti-fraud service holds back is not captured, and is asked about': sql(
    'oracle: screening',
    `SELECT transaction_id, screening, status, captured_amount FROM transactions
     WHERE merchant_account_id = $1
       AND (screening = 'asked' OR (screening = 'due' AND status = 'authorized')
         OR (screening IN ('due', 'review', 'rejected') AND captured_amount > 0)
         OR (anti_fraud_service_id IS NOT NULL AND pending_review <>
           (screening = 'review' AND status IN ('processing', 'authorized', 'void_pending'))
           AND NOT EXISTS (SELECT FROM transaction_events u WHERE u.merchant_account_id = $1
             AND u.transaction_id = transactions.transaction_id AND u.context ? 'unexpected')))`,
  ),

  'the end of every operation is on the timeline': sql(
    'oracle: operations_told',
    `SELECT o.transaction_id, o.kind, o.status FROM operations o
     WHERE o.merchant_account_id = $1 AND o.status IN ('succeeded', 'declined', 'failed')
       AND NOT (${NEVER_SENT}) AND o.gift_card_service_id IS NULL
       AND NOT EXISTS (SELECT FROM transaction_events e
         WHERE e.merchant_account_id = $1 AND e.transaction_id = o.transaction_id
         AND e.context ->> 'operation_id' = o.operation_id::text AND e.context ->> 'result' = o.status)`,
  ),

  'every processor event that was taken is kept, and stands once on the timeline of its transaction': sql(
    'oracle: events',
    `SELECT s.event_id::text, s.name, s.status FROM simulator.events s
     WHERE s.merchant_account_id = $1 AND s.status = 'delivered' AND s.processor ~ '^(mock|sandbox)-'
       AND NOT EXISTS (SELECT FROM processor_events p
       WHERE p.merchant_account_id = $1 AND p.event_id = s.event_id::text)
     UNION ALL
     SELECT p.event_id, p.name, p.result FROM processor_events p
     WHERE p.merchant_account_id = $1 AND p.transaction_id IS NOT NULL
       AND 1 <> (SELECT count(*) FROM transaction_events e
         WHERE e.merchant_account_id = $1 AND e.transaction_id = p.transaction_id
         AND e.name = 'payment-connector-transaction-webhook-processed'
         AND e.context ->> 'event_id' = p.event_id)`,
  ),

  'no delivery of an event was given up': sql(
    'oracle: deliveries',
    `SELECT event_id, name, status, attempts FROM simulator.events
     WHERE merchant_account_id = $1 AND status IN ('waiting', 'held', 'given_up')`,
  ),
} as const;

/** Those that are more than a statement. */
const COMPUTED = {
  'the ledger says what the transactions say': ({ db }) => ledgerDifferences(db),
  'a replay makes every decision as it is stored': decisionsMadeOtherwise,
} as const satisfies Readonly<Record<string, (parts: Parts, account: string) => Promise<readonly unknown[]>>>;

export type OracleName = keyof typeof ORACLES | keyof typeof COMPUTED;
export const ORACLE_NAMES = [...Object.keys(ORACLES), ...Object.keys(COMPUTED)] as OracleName[]; // the tables' keys
export type Finding = Readonly<{ oracle: OracleName; rows: readonly unknown[] }>;

/** What each oracle is given beside the merchant account. */
const MORE: Readonly<Partial<Record<OracleName, 'opening' | 'status webhooks'>>> = {
  'gift cards hold what is left of them': 'opening',
  'the world outside is told of every status': 'status webhooks',
};

export async function isOpen(db: Queryable, account: string): Promise<boolean> {
  return (await db.query(ORACLES['nothing is left under way'], [account])).length > 0;
}

/** Empty where all is well. */
export async function findings(parts: Parts, account: string, opening: number): Promise<readonly Finding[]> {
  const found: Finding[] = [];
  for (const [name, statement] of Object.entries(ORACLES)) {
    const oracle = name as keyof typeof ORACLES; // the keys of the table
    const more =
      MORE[oracle] === 'opening'
        ? [opening]
        : MORE[oracle] === 'status webhooks'
          ? [JSON.stringify(STATUS_WEBHOOKS)]
          : [];
    const rows = await parts.db.query(statement, [account, ...more]);
    if (rows.length > 0) found.push({ oracle, rows });
  }
  for (const [name, compute] of Object.entries(COMPUTED)) {
    const rows = await compute(parts, account);
    if (rows.length > 0) found.push({ oracle: name as keyof typeof COMPUTED, rows }); // the keys of the table
  }
  return found;
}
