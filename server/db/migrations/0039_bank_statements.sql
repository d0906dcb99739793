-- What banks say of the accounts that processors pay into: statements, and the lines between their balances.

CREATE TABLE bank_statements (
  merchant_account_id text NOT NULL,
  bank_statement_id uuid NOT NULL,
  -- SHA-256 over what it says: it comes once, in whatever file.
  digest bytea NOT NULL CHECK (length(digest) = 32),
  format text NOT NULL CHECK (format IN ('camt.053', 'mt940', 'bai2', 'csv')),
  -- The bank's, empty where it gives none.
  reference text NOT NULL CHECK (length(reference) <= 200),
  account text NOT NULL CHECK (length(account) BETWEEN 1 AND 64),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Days of the calendar where the bank is, as text: they are no moments.
  opens_on text CHECK (opens_on ~ '^\d{4}-\d{2}-\d{2}$'),
  closes_on text CHECK (closes_on ~ '^\d{4}-\d{2}-\d{2}$'),
  opening_amount bigint,
  closing_amount bigint,
  -- Opening balance and lines, less the closing balance: zero where all lines were read.
  difference bigint,
  -- Of its lines: all, and those that stood in an earlier statement.
  line_count integer NOT NULL CHECK (line_count >= 0),
  known_line_count integer NOT NULL,
  -- What of its file could not be read, the first so many, and how many in all.
  unread jsonb NOT NULL CHECK (jsonb_typeof(unread) = 'array'),
  unread_count integer NOT NULL CHECK (unread_count >= 0),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, bank_statement_id),
  CONSTRAINT bank_statements_once UNIQUE (merchant_account_id, digest),
  CHECK ((difference IS NULL) = (opening_amount IS NULL OR closing_amount IS NULL)),
  CHECK (known_line_count BETWEEN 0 AND line_count)
);

CREATE TABLE bank_lines (
  merchant_account_id text NOT NULL,
  bank_line_id uuid NOT NULL,
  bank_statement_id uuid NOT NULL,
  -- From 1, in the order of the statement.
  position integer NOT NULL CHECK (position > 0),
  account text NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Of what makes it this line: in another statement it is the same one.
  line_key text NOT NULL CHECK (length(line_key) = 43),
  booked_on text NOT NULL CHECK (booked_on ~ '^\d{4}-\d{2}-\d{2}$'),
  value_on text CHECK (value_on ~ '^\d{4}-\d{2}-\d{2}$'),
  -- Above zero came in, below zero went out. Charges were taken out of it.
  amount bigint NOT NULL,
  charges bigint NOT NULL CHECK (charges >= 0),
  bank_reference text,
  line_references jsonb NOT NULL CHECK (jsonb_typeof(line_references) = 'array'),
  counterparty text,
  description text NOT NULL,
  code text,
  PRIMARY KEY (merchant_account_id, bank_statement_id, position),
  CONSTRAINT bank_lines_once UNIQUE (merchant_account_id, account, currency, line_key),
  FOREIGN KEY (merchant_account_id, bank_statement_id) REFERENCES bank_statements
);
