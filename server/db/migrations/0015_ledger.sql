-- The books. What grows with history is read in slices: balances as totals and the entries after them, the
-- proof of the books by subject.

CREATE DOMAIN ledger_movement AS text
  CHECK (VALUE IN ('authorize', 'capture', 'use_hold', 'release_hold', 'void', 'refund', 'return',
    'redeem', 'return_redemption', 'settle', 'settle_refund', 'charge_fee', 'charge_back',
    'reverse_chargeback', 'pay_out', 'correct'));
CREATE DOMAIN ledger_account AS text
  CHECK (VALUE IN ('authorized', 'issuer', 'hold_used', 'hold_released', 'voided', 'processor_receivable',
    'captured', 'refunded', 'returned', 'gift_card_receivable', 'gift_card_redeemed', 'gift_card_returned',
    'settled', 'fees', 'charged_back', 'paid_out', 'deducted'));
CREATE DOMAIN moved_units AS bigint CHECK (VALUE > 0);

-- Double entry: every row has both its sides, so any set of rows sums to zero.
CREATE TABLE ledger_entries (
  merchant_account_id text NOT NULL,
  -- In the order in which entries are drawn, which is not quite that of their commits: see close_ledger.
  ledger_entry_id bigint GENERATED ALWAYS AS IDENTITY,
  -- One of the two: payouts move money without a transaction.
  transaction_id uuid,
  payout_id uuid,
  operation_id uuid,
  movement ledger_movement NOT NULL,
  debit ledger_account NOT NULL,
  credit ledger_account NOT NULL,
  currency text NOT NULL,
  amount moved_units NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, ledger_entry_id),
  CONSTRAINT entries_have_two_sides CHECK (debit <> credit),
  CONSTRAINT entries_are_of_one CHECK ((transaction_id IS NULL) <> (payout_id IS NULL))
);
CREATE INDEX ledger_entries_by_transaction ON ledger_entries (merchant_account_id, transaction_id)
  WHERE transaction_id IS NOT NULL;
CREATE INDEX ledger_entries_by_payout
  ON ledger_entries (merchant_account_id, payout_id) WHERE payout_id IS NOT NULL;

-- Debits less credits of all entries up to `ledger_closings.closed_until`.
CREATE TABLE ledger_totals (
  merchant_account_id text NOT NULL,
  currency text NOT NULL,
  account text NOT NULL,
  balance bigint NOT NULL,
  PRIMARY KEY (merchant_account_id, currency, account)
);

CREATE TABLE ledger_closings (
  merchant_account_id text PRIMARY KEY REFERENCES merchant_accounts (merchant_account_id),
  closed_until bigint NOT NULL,
  -- What is closed next: when every SQL transaction up to `next_horizon` has ended, no entry up to here is
  -- still to come.
  next_until bigint NOT NULL CHECK (next_until >= closed_until),
  next_horizon xid8 NOT NULL
);

-- Adds to the totals, of every merchant account, the slice of entries that was noted last time, and notes the
-- next. It answers how many merchant accounts have a whole slice behind that, whether or not SQL transactions that
-- are under way kept it from being added. The database role of the API may read the totals only; this is the one way
-- in which they change.
--
-- An entry's number is drawn when its SQL transaction has an xid already (every insert hangs on a gate that
-- wrote), and `next_until` is a number that was seen committed. So whatever lies below it was drawn by SQL
-- transactions that had begun before this one drew its own xid after its snapshot; once all of those have
-- ended, this snapshot shows all of it.
CREATE FUNCTION close_ledger(slice bigint) RETURNS bigint LANGUAGE plpgsql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  behind bigint;
BEGIN
  IF pg_current_xact_id_if_assigned() IS NOT NULL THEN
    RAISE EXCEPTION 'BUG: close_ledger needs an SQL transaction of its own';
  END IF;
  WITH ready AS MATERIALIZED (
    SELECT c.merchant_account_id, c.closed_until, c.next_until FROM ledger_closings c
    WHERE c.next_horizon < pg_snapshot_xmin(pg_current_snapshot()) FOR UPDATE SKIP LOCKED
  ), summed AS (
    SELECT r.merchant_account_id, e.currency, side.account, sum(side.amount)::bigint AS balance
    FROM ready r
    JOIN ledger_entries e ON e.merchant_account_id = r.merchant_account_id
      AND e.ledger_entry_id > r.closed_until AND e.ledger_entry_id <= r.next_until
    CROSS JOIN LATERAL (VALUES (e.debit, e.amount), (e.credit, -e.amount)) side (account, amount)
    GROUP BY r.merchant_account_id, e.currency, side.account
  ), added AS (
    INSERT INTO ledger_totals AS t (merchant_account_id, currency, account, balance)
    SELECT merchant_account_id, currency, account, balance FROM summed
    ON CONFLICT (merchant_account_id, currency, account) DO UPDATE SET balance = t.balance + excluded.balance
  ), noted AS (
    SELECT r.merchant_account_id, r.closed_until, r.next_until, n.after_next
    FROM ready r CROSS JOIN LATERAL (
      SELECT max(ledger_entry_id) AS after_next FROM (
        SELECT e.ledger_entry_id FROM ledger_entries e
        WHERE e.merchant_account_id = r.merchant_account_id AND e.ledger_entry_id > r.next_until
        ORDER BY e.ledger_entry_id LIMIT slice
      ) next
    ) n
  )
  UPDATE ledger_closings c
  SET closed_until = n.next_until, next_until = coalesce(n.after_next, n.next_until),
    next_horizon = pg_current_xact_id()
  FROM noted n
  WHERE c.merchant_account_id = n.merchant_account_id
    AND (n.next_until > n.closed_until OR n.after_next IS NOT NULL);
  -- A database that was restored elsewhere counts xids anew.
  UPDATE ledger_closings SET next_horizon = pg_current_xact_id() WHERE next_horizon > pg_current_xact_id();
  INSERT INTO ledger_closings (merchant_account_id, closed_until, next_until, next_horizon)
  SELECT merchant_account_id, 0, 0, '0' FROM merchant_accounts ON CONFLICT (merchant_account_id) DO NOTHING;
  SELECT count(*) INTO behind FROM ledger_closings c WHERE EXISTS (
    SELECT FROM ledger_entries e
    WHERE e.merchant_account_id = c.merchant_account_id AND e.ledger_entry_id > c.next_until
    ORDER BY e.ledger_entry_id OFFSET slice - 1
  );
  RETURN behind;
END $$;

-- How far the books of each merchant account are checked, and what the last pass found.
CREATE TABLE ledger_checks (
  merchant_account_id text PRIMARY KEY REFERENCES merchant_accounts (merchant_account_id),
  subject text NOT NULL CHECK (subject IN ('transactions', 'payouts')),
  checked_until uuid NOT NULL,
  slices bigint NOT NULL CHECK (slices >= 0),
  differences bigint NOT NULL CHECK (differences >= 0),
  -- The pass that runs, and the one before it; machine's time.
  began_at timestamptz,
  ended_at timestamptz,
  ended_differences bigint CHECK (ended_differences >= 0),
  -- When a worker takes it on; while one works, when its lease ends.
  due_at timestamptz NOT NULL
);
CREATE INDEX ledger_checks_to_run ON ledger_checks (due_at);
