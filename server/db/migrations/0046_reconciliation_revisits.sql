-- Closed days of which something was on its way: when they are looked through for what has not come.
CREATE TABLE reconciliation_revisits (
  merchant_account_id text NOT NULL,
  day text NOT NULL,
  -- The last item that was looked at; null: none yet.
  after text[],
  -- Merchant account's time.
  due_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, day),
  FOREIGN KEY (merchant_account_id, day) REFERENCES reconciliation_days (merchant_account_id, day)
);
CREATE INDEX reconciliation_revisits_due ON reconciliation_revisits (due_at);
-- Days that were closed before are looked through once.
INSERT INTO reconciliation_revisits (merchant_account_id, day, due_at)
  SELECT merchant_account_id, day, closed_at FROM reconciliation_days WHERE status = 'closed';
