-- Whether the money of a day reached the bank account, and why not: what is looked at, what was found, and its close.

-- As its processor calls the payout that a line came in; null: the line was told by itself.
ALTER TABLE settlement_lines ADD COLUMN payout_reference text;

-- What processors paid out: the lines of each payout, added up as they come.
CREATE TABLE settlement_payouts (
  merchant_account_id text NOT NULL,
  payment_service_report_id uuid NOT NULL,
  -- That of the bank account.
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  payment_service_id uuid NOT NULL,
  reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 200),
  -- Of the last of its lines, in UTC.
  paid_on text NOT NULL CHECK (paid_on ~ '^\d{4}-\d{2}-\d{2}$'),
  lines bigint NOT NULL CHECK (lines > 0),
  -- After fees; below zero: the processor collects it.
  amount bigint NOT NULL,
  -- Shared by the payouts and the lines of the bank that are about each other.
  match_id uuid,
  match_proof text CHECK (match_proof IN ('reference', 'amount-and-day', 'sum')),
  PRIMARY KEY (merchant_account_id, payment_service_report_id, currency),
  CHECK ((match_id IS NULL) = (match_proof IS NULL))
);
CREATE INDEX settlement_payouts_by_day ON settlement_payouts (merchant_account_id, paid_on, payment_service_report_id);
CREATE INDEX settlement_payouts_by_match ON settlement_payouts (merchant_account_id, match_id)
  WHERE match_id IS NOT NULL;

CREATE INDEX IF NOT EXISTS bank_lines_by_day ON bank_lines (merchant_account_id, booked_on, bank_line_id);
-- Lines of the bank that are about payouts: each of one match at most.
CREATE TABLE bank_line_matches (
  merchant_account_id text NOT NULL,
  bank_line_id uuid NOT NULL,
  booked_on text NOT NULL,
  match_id uuid NOT NULL,
  PRIMARY KEY (merchant_account_id, bank_line_id)
);
CREATE INDEX bank_line_matches_by_match ON bank_line_matches (merchant_account_id, match_id);

-- How far what moved was looked through for what it means to which day.
CREATE TABLE reconciliation_cursors (
  merchant_account_id text PRIMARY KEY REFERENCES merchant_accounts (merchant_account_id),
  -- Entries of the ledger up to here are in the items of their days.
  ledger_entry_id bigint NOT NULL CHECK (ledger_entry_id >= 0),
  -- Payouts and lines of the bank of these days are to be held to each other anew.
  match_from text,
  match_through text,
  due_at timestamptz NOT NULL,
  CHECK ((match_from IS NULL) = (match_through IS NULL)),
  CHECK (match_from <= match_through)
);
CREATE INDEX reconciliation_cursors_due ON reconciliation_cursors (due_at);

CREATE TABLE reconciliation_days (
  merchant_account_id text NOT NULL,
  -- In UTC.
  day text NOT NULL CHECK (day ~ '^\d{4}-\d{2}-\d{2}$'),
  status text NOT NULL CHECK (status IN ('open', 'closed')),
  -- How often something of it came, and what of that the last run has seen.
  changes bigint NOT NULL CHECK (changes >= 0),
  changes_seen bigint NOT NULL CHECK (changes_seen BETWEEN 0 AND changes),
  -- The last run that came to its end: its rows are what the day is.
  run_id uuid,
  difference_count integer NOT NULL CHECK (difference_count >= 0),
  -- Of these: without a fact that explains them, and such that a person has to act on.
  unexplained_count integer NOT NULL CHECK (unexplained_count BETWEEN 0 AND difference_count),
  attention_count integer NOT NULL CHECK (attention_count BETWEEN unexplained_count AND difference_count),
  reconciled_at timestamptz,
  -- The run that is under way: what it has seen, the last item that it has looked at, and what it found so far.
  next_run_id uuid,
  next_changes bigint,
  next_after text[],
  next_counts integer[],
  next_waits boolean,
  next_began_at timestamptz,
  -- When a worker goes on with it (merchant account's time).
  due_at timestamptz,
  created_at timestamptz NOT NULL,
  closed_at timestamptz,
  closed_by jsonb CHECK (jsonb_typeof(closed_by) = 'object'),
  close_reason text CHECK (length(close_reason) BETWEEN 1 AND 1000),
  PRIMARY KEY (merchant_account_id, day),
  CHECK ((run_id IS NULL) = (reconciled_at IS NULL)),
  CHECK ((next_run_id IS NULL) = (next_changes IS NULL)),
  CHECK ((next_run_id IS NULL) = (next_counts IS NULL)),
  CHECK ((next_run_id IS NULL) = (next_began_at IS NULL)),
  CHECK ((status = 'closed') = (closed_at IS NOT NULL)),
  CHECK ((closed_at IS NULL) = (closed_by IS NULL)),
  -- What is closed stays as its last run found it, and that had seen all that had come.
  CONSTRAINT closed_days_are_whole
    CHECK (status = 'open' OR (run_id IS NOT NULL AND changes = changes_seen AND next_run_id IS NULL
      AND due_at IS NULL)),
  CONSTRAINT unexplained_is_closed_for_a_reason
    CHECK (status = 'open' OR unexplained_count = 0 OR close_reason IS NOT NULL)
);
CREATE INDEX reconciliation_days_due ON reconciliation_days (due_at) WHERE due_at IS NOT NULL;

-- What a day is made of: payments with a part in it, payouts, and lines of the bank that are about none.
CREATE TABLE reconciliation_items (
  merchant_account_id text NOT NULL,
  day text NOT NULL,
  kind text NOT NULL CHECK (kind IN ('bank-line', 'payment', 'payout')),
  subject_id uuid NOT NULL,
  -- Another day than its own: that one was closed before this came, so this day corrects it.
  of_day text NOT NULL CHECK (of_day <= day),
  -- What it adds to the sums and differences of the day; null: no run has looked at it.
  effects jsonb CHECK (jsonb_typeof(effects) = 'object'),
  PRIMARY KEY (merchant_account_id, day, kind, subject_id, of_day),
  FOREIGN KEY (merchant_account_id, day) REFERENCES reconciliation_days (merchant_account_id, day)
);
CREATE INDEX reconciliation_items_by_subject ON reconciliation_items (merchant_account_id, subject_id, kind, of_day);

CREATE TABLE reconciliation_sums (
  merchant_account_id text NOT NULL,
  day text NOT NULL,
  run_id uuid NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  captured_amount bigint NOT NULL,
  settled_amount bigint NOT NULL,
  paid_out_amount bigint NOT NULL,
  arrived_amount bigint NOT NULL,
  -- All differences together, and of each reason: `{"fee": "-30"}`.
  difference_amount bigint NOT NULL,
  reasons jsonb NOT NULL CHECK (jsonb_typeof(reasons) = 'object'),
  -- Captured less refunded by payment services that report no settlements: beside the others.
  unreported_amount bigint NOT NULL,
  PRIMARY KEY (merchant_account_id, day, run_id, currency),
  CONSTRAINT nothing_is_left_over
    CHECK (captured_amount + difference_amount + paid_out_amount = arrived_amount + settled_amount)
);

CREATE TABLE reconciliation_differences (
  merchant_account_id text NOT NULL,
  day text NOT NULL,
  run_id uuid NOT NULL,
  position integer NOT NULL CHECK (position > 0),
  reason text NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount bigint NOT NULL,
  -- What the amount is made of: `[{"of": "capture", "amount": "-1000"}]`.
  terms jsonb NOT NULL CHECK (jsonb_typeof(terms) = 'array'),
  subject_kind text NOT NULL CHECK (subject_kind IN ('payment', 'settlement-line', 'payout', 'bank-line')),
  subject_id uuid NOT NULL,
  -- The line of a settlement report that it came by, and the line of the bank.
  settlement_line_id uuid,
  bank_line_id uuid,
  -- The closed day that it corrects.
  corrects_day text,
  PRIMARY KEY (merchant_account_id, day, run_id, position)
);
CREATE INDEX reconciliation_differences_by_reason
  ON reconciliation_differences (merchant_account_id, day, run_id, reason, position);
