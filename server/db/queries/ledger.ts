import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';

export type LedgerBalance = Readonly<{
  merchant_account_id: MerchantAccountId;
  currency: string;
  account: string;
  balance: bigint;
}>;

const BOTH_SIDES = `SELECT merchant_account_id, currency, debit AS account, amount FROM ledger_entries UNION ALL SELECT merchant_account_id, currency, credit, -amount FROM ledger_entries`;

const BALANCES = sql(
  'ledger.balances',
  `SELECT merchant_account_id, currency, account, sum(amount)::bigint AS balance FROM (${BOTH_SIDES}) sides WHERE merchant_account_id = $1
   GROUP BY merchant_account_id, currency, account ORDER BY currency, account`,
);
/** Debits less credits, by account and currency. */
export function ledgerBalances(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
): Promise<LedgerBalance[]> {
  return db.query<LedgerBalance>(BALANCES, [merchantAccountId]);
}

/** One account that does not say what the transactions say. */
export type LedgerDifference = Readonly<{
  merchant_account_id: MerchantAccountId;
  currency: string;
  account: string;
  ledger: bigint;
  transactions: bigint;
}>;

const CHARGED_BACK = `CASE l.kind WHEN 'chargeback' THEN l.amount WHEN 'chargeback-reversal' THEN -l.amount ELSE 0 END`;

/**
 * The proof: for every merchant account and currency, each account's balance beside what the transactions,
 * gift card operations, settlement lines and payouts add up to. One statement, so that both
 * sides are of one moment.
 */
const DIFFERENCES = sql(
  'ledger.differences',
  `WITH posted AS (
     SELECT merchant_account_id, currency, account, sum(amount)::bigint AS balance FROM (${BOTH_SIDES}) sides GROUP BY merchant_account_id, currency, account
   ), told AS (
     SELECT t.merchant_account_id, t.currency, a.account, sum(a.amount)::bigint AS balance
     FROM transactions t CROSS JOIN LATERAL (VALUES
       ('authorized', t.authorized_amount), ('issuer', -t.held_amount), ('captured', -t.captured_amount), ('refunded', t.refunded_amount), ('returned', t.returned_amount),
       ('processor_receivable', t.captured_amount - t.refunded_amount - t.returned_amount - t.settled_amount), ('settled', t.settled_amount)) a (account, amount)
     GROUP BY t.merchant_account_id, t.currency, a.account
     UNION ALL
     SELECT l.merchant_account_id, l.currency, a.account, sum(a.amount)::bigint
     FROM settlement_lines l CROSS JOIN LATERAL (VALUES ('fees', l.commission), ('charged_back', ${CHARGED_BACK}), ('deducted', -l.commission - ${CHARGED_BACK})) a (account, amount)
     GROUP BY l.merchant_account_id, l.currency, a.account
     UNION ALL
     SELECT p.merchant_account_id, p.currency, a.account, sum(a.amount)::bigint
     FROM payouts p CROSS JOIN LATERAL (VALUES ('paid_out', p.amount), ('deducted', -p.amount)) a (account, amount)
     WHERE p.status = 'succeeded' GROUP BY p.merchant_account_id, p.currency, a.account
     UNION ALL
     SELECT o.merchant_account_id, o.currency, a.account, sum(a.amount)::bigint
     FROM gift_card_operations o CROSS JOIN LATERAL (VALUES
       ('gift_card_receivable', CASE o.kind WHEN 'redeem' THEN o.amount ELSE -o.amount END),
       ('gift_card_redeemed', CASE o.kind WHEN 'redeem' THEN -o.amount ELSE 0 END), ('gift_card_returned', CASE o.kind WHEN 'refund' THEN o.amount ELSE 0 END)) a (account, amount)
     WHERE o.status = 'succeeded' AND o.kind IN ('redeem', 'refund') AND o.transaction_id IS NOT NULL
     GROUP BY o.merchant_account_id, o.currency, a.account
   ), added AS (
     SELECT merchant_account_id, currency, account, sum(balance)::bigint AS balance FROM told GROUP BY merchant_account_id, currency, account
   ), ended AS (
     SELECT merchant_account_id, currency, sum(balance)::bigint AS balance FROM posted WHERE account IN ('hold_used', 'hold_released', 'voided') GROUP BY merchant_account_id, currency
   ), compared AS (
     SELECT merchant_account_id, currency, account, coalesce(posted.balance, 0) AS ledger, coalesce(told.balance, 0) AS transactions
     FROM (SELECT * FROM posted WHERE account NOT IN ('hold_used', 'hold_released', 'voided')) posted FULL JOIN added told USING (merchant_account_id, currency, account)
     UNION ALL
     SELECT merchant_account_id, currency, 'holds that ended', coalesce(ended.balance, 0), coalesce(told.balance, 0)
     FROM ended FULL JOIN (
       SELECT t.merchant_account_id, t.currency, sum(t.held_amount - t.authorized_amount)::bigint AS balance FROM transactions t GROUP BY t.merchant_account_id, t.currency
     ) told USING (merchant_account_id, currency)
     UNION ALL
     SELECT merchant_account_id, currency, 'settlement lines', coalesce(lines.balance, 0), coalesce(told.balance, 0)
     FROM (
       SELECT l.merchant_account_id, l.currency, sum(CASE l.kind WHEN 'settlement' THEN l.amount WHEN 'refund-settlement' THEN -l.amount ELSE 0 END)::bigint AS balance
       FROM settlement_lines l GROUP BY l.merchant_account_id, l.currency
     ) lines FULL JOIN (SELECT * FROM told WHERE account = 'settled') told USING (merchant_account_id, currency)
   )
   SELECT * FROM compared WHERE ledger <> transactions ORDER BY merchant_account_id, currency, account`,
);
/** Empty when the ledger says what the transactions say. */
export function ledgerDifferences(db: Queryable): Promise<LedgerDifference[]> {
  return db.query<LedgerDifference>(DIFFERENCES, []);
}
