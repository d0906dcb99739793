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
  amount bigint NOT NULL CHECK (amount >= 0),
  -- All fees of the line, and what they consist of where the processor says. Negative: fees that are given
  -- back.
  commission bigint NOT NULL,
  interchange bigint,
  markup bigint,
  scheme_fee bigint,
  payment_service_report_id uuid NOT NULL,
  -- The processor's time, and ours.
  posted_at timestamptz NOT NULL,
  ingested_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, settlement_line_id),
  UNIQUE (merchant_account_id, payment_service_id, kind, reference),
  FOREIGN KEY (merchant_account_id, transaction_id)
    REFERENCES transactions (merchant_account_id, transaction_id),
  FOREIGN KEY (merchant_account_id, payment_service_id)
    REFERENCES payment_services (merchant_account_id, payment_service_id),
  CHECK ((kind = 'refund-settlement') = (refund_id IS NOT NULL))
);
CREATE INDEX settlement_lines_by_transaction
  ON settlement_lines (merchant_account_id, transaction_id, kind, settlement_line_id);
-- What a period brought, in its order, for reports.
CREATE INDEX settlement_lines_by_ingestion ON settlement_lines (merchant_account_id, ingested_at, settlement_line_id);
