-- What processors report of money that they paid to the merchant or took back, line by line.

CREATE TABLE settlement_lines (
  merchant_account_id text NOT NULL,
  settlement_line_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('settlement', 'refund-settlement', 'chargeback', 'chargeback-reversal')),
  transaction_id uuid NOT NULL,
  -- The refund that was settled.
  refund_id uuid,
  payment_service_id uuid NOT NULL,
  -- The processor's own id of the line: reported again, in whatever event, it is the same line.
  reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 200),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Below zero: the processor took back what it had settled.
  amount bigint NOT NULL CHECK (amount >= 0 OR kind = 'settlement'),
  -- All fees of the line, and what they consist of where the processor says. Negative: fees that are given
  -- back.
  commission bigint NOT NULL,
  interchange bigint,
  markup bigint,
  scheme_fee bigint,
  -- Where the processor paid out in another currency: how much of it one of the payment's is, and what the line did to
  -- the merchant's balance there. No sum has both currencies in it.
  exchange_rate numeric CHECK (exchange_rate > 0),
  exchange_currency text CHECK (exchange_currency ~ '^[A-Z]{3}$'),
  exchange_net bigint,
  payment_service_report_id uuid NOT NULL,
  -- Of the file that it was read in; null for what came by event. The file's row may be forgotten.
  payment_service_report_file_id uuid,
  -- The processor's time, and ours.
  posted_at timestamptz NOT NULL,
  ingested_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, settlement_line_id),
  UNIQUE (merchant_account_id, payment_service_id, kind, reference),
  FOREIGN KEY (merchant_account_id, transaction_id)
    REFERENCES transactions (merchant_account_id, transaction_id),
  FOREIGN KEY (merchant_account_id, payment_service_id)
    REFERENCES payment_services (merchant_account_id, payment_service_id),
  CHECK ((kind = 'refund-settlement') = (refund_id IS NOT NULL)),
  CHECK ((exchange_rate IS NULL) = (exchange_currency IS NULL)),
  CHECK (exchange_currency <> currency),
  CHECK ((exchange_net IS NOT NULL) <= (exchange_currency IS NOT NULL))
);
CREATE INDEX settlement_lines_by_transaction
  ON settlement_lines (merchant_account_id, transaction_id, kind, settlement_line_id);
-- What a period brought, in its order, for reports.
CREATE INDEX settlement_lines_by_ingestion ON settlement_lines (merchant_account_id, ingested_at, settlement_line_id);

-- Files in which processors say what they settled: named by an event, fetched in pieces, read line by line.
CREATE TABLE processor_reports (
  merchant_account_id text NOT NULL,
  payment_service_id uuid NOT NULL,
  -- The processor's.
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  -- What settlement lines call it.
  file_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('announced', 'fetched', 'read', 'failed')),
  -- Names of its columns, as its first line has them.
  columns jsonb CHECK (jsonb_typeof(columns) = 'array'),
  -- What stands between its cells.
  separator text CHECK (separator IN (',', ';')),
  -- Kept so far, and read so far.
  pieces integer NOT NULL DEFAULT 0 CHECK (pieces >= 0),
  pieces_read integer NOT NULL DEFAULT 0,
  -- Of the lines that were read: what each was about.
  lines bigint NOT NULL DEFAULT 0,
  of_payments bigint NOT NULL DEFAULT 0 CHECK (of_payments >= 0),
  of_account bigint NOT NULL DEFAULT 0 CHECK (of_account >= 0),
  unmatched bigint NOT NULL DEFAULT 0 CHECK (unmatched >= 0),
  unreadable bigint NOT NULL DEFAULT 0 CHECK (unreadable >= 0),
  -- Read, and waiting for the others of their movement.
  gathered bigint NOT NULL DEFAULT 0 CHECK (gathered >= 0),
  -- By the processor's word for a line and the currency paid out: how many lines, and their net sum.
  totals jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(totals) = 'array'),
  -- Tries since it last came on, why the last one ended, and when a worker goes on (machine's time); null: it is over.
  tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  fault text,
  due_at timestamptz,
  announced_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, payment_service_id, name),
  FOREIGN KEY (merchant_account_id, payment_service_id)
    REFERENCES payment_services (merchant_account_id, payment_service_id),
  CHECK ((due_at IS NULL) = (status IN ('read', 'failed'))),
  CHECK (pieces_read BETWEEN 0 AND pieces),
  CHECK ((columns IS NULL) = (separator IS NULL)),
  CHECK (lines = of_payments + of_account + unmatched + unreadable + gathered),
  CHECK ((status = 'failed') <= (fault IS NOT NULL))
);
CREATE INDEX processor_reports_due ON processor_reports (due_at) WHERE due_at IS NOT NULL;
-- What may be forgotten.
CREATE INDEX processor_reports_over ON processor_reports (updated_at) WHERE due_at IS NULL;
CREATE INDEX processor_reports_with_fault ON processor_reports (merchant_account_id, updated_at)
  WHERE fault IS NOT NULL;

-- Compressed pieces of a file of whole lines, in their order. They go when it is read.
CREATE TABLE processor_report_pieces (
  merchant_account_id text NOT NULL,
  payment_service_id uuid NOT NULL,
  name text NOT NULL,
  piece integer NOT NULL CHECK (piece >= 0),
  content bytea NOT NULL,
  PRIMARY KEY (merchant_account_id, payment_service_id, name, piece),
  FOREIGN KEY (merchant_account_id, payment_service_id, name) REFERENCES processor_reports ON DELETE CASCADE
);

-- What several lines of a file say of one movement, added up. They go when they are in the books.
CREATE TABLE processor_report_movements (
  merchant_account_id text NOT NULL,
  payment_service_id uuid NOT NULL,
  name text NOT NULL,
  -- What its lines have in common.
  movement text NOT NULL CHECK (length(movement) BETWEEN 1 AND 200),
  -- How many, and the first of them.
  lines bigint NOT NULL CHECK (lines > 0),
  line bigint NOT NULL CHECK (line > 0),
  sum jsonb NOT NULL CHECK (jsonb_typeof(sum) = 'object'),
  PRIMARY KEY (merchant_account_id, payment_service_id, name, movement),
  FOREIGN KEY (merchant_account_id, payment_service_id, name) REFERENCES processor_reports ON DELETE CASCADE
);

-- Lines that came to nothing, for a person: so many of a file. Its counts have them all.
CREATE TABLE processor_report_lines_left (
  merchant_account_id text NOT NULL,
  payment_service_id uuid NOT NULL,
  name text NOT NULL,
  -- From 1, behind the names of the columns.
  line bigint NOT NULL CHECK (line > 0),
  why text NOT NULL,
  cells jsonb NOT NULL CHECK (jsonb_typeof(cells) = 'array'),
  PRIMARY KEY (merchant_account_id, payment_service_id, name, line),
  FOREIGN KEY (merchant_account_id, payment_service_id, name) REFERENCES processor_reports ON DELETE CASCADE
);
