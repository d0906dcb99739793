-- Lists across transactions, and filters that people search by.

-- What is typed to find a payment: the last four digits, the first six, the amount. `NULLS LAST`, which only the
-- lists led by these ask for: `onlyOwnIndex` of db/keyset.ts.
CREATE INDEX IF NOT EXISTS transactions_by_label
  ON transactions
    (merchant_account_id, payment_method_label, updated_at DESC NULLS LAST, transaction_id DESC NULLS LAST)
  WHERE payment_method_label IS NOT NULL;
CREATE INDEX IF NOT EXISTS transactions_by_bin
  ON transactions
    (merchant_account_id, left(payment_method_bin, 6), updated_at DESC NULLS LAST, transaction_id DESC NULLS LAST)
  WHERE payment_method_bin IS NOT NULL;
CREATE INDEX IF NOT EXISTS transactions_by_amount
  ON transactions (merchant_account_id, amount, updated_at DESC NULLS LAST, transaction_id DESC NULLS LAST);
-- Few at a time: those that are under way, or whose outcome is not known.
CREATE INDEX IF NOT EXISTS transactions_in_process
  ON transactions (merchant_account_id, updated_at DESC, transaction_id DESC) WHERE status = 'processing';

-- Refunds in the order in which they were asked for; those that did not, or did not yet, come about apart.
CREATE INDEX IF NOT EXISTS refunds_by_creation ON operations (merchant_account_id, created_at DESC, operation_id DESC)
  WHERE kind IN ('refund', 'refund-gift-card');
CREATE INDEX IF NOT EXISTS refunds_not_succeeded ON operations (merchant_account_id, created_at DESC, operation_id DESC)
  WHERE kind IN ('refund', 'refund-gift-card') AND status <> 'succeeded';
CREATE INDEX IF NOT EXISTS refunds_by_external_identifier
  ON operations (merchant_account_id, external_identifier, created_at DESC, operation_id DESC)
  WHERE kind IN ('refund', 'refund-gift-card') AND external_identifier IS NOT NULL;

CREATE INDEX IF NOT EXISTS settlement_lines_by_service
  ON settlement_lines (merchant_account_id, payment_service_id, ingested_at DESC, settlement_line_id DESC);
CREATE INDEX IF NOT EXISTS settlement_lines_by_report
  ON settlement_lines (merchant_account_id, payment_service_report_id, ingested_at DESC, settlement_line_id DESC);
CREATE INDEX IF NOT EXISTS settlement_lines_by_file
  ON settlement_lines (merchant_account_id, payment_service_report_file_id, ingested_at DESC, settlement_line_id DESC)
  WHERE payment_service_report_file_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS settlement_lines_of_chargebacks
  ON settlement_lines (merchant_account_id, ingested_at DESC, settlement_line_id DESC)
  WHERE kind IN ('chargeback', 'chargeback-reversal');

CREATE INDEX IF NOT EXISTS processor_reports_by_file ON processor_reports (merchant_account_id, file_id);

-- What the lines of one report add up to, by currency of their payments: kept by the statement that takes a line.
CREATE TABLE settlement_reports (
  merchant_account_id text NOT NULL,
  payment_service_report_id uuid NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  payment_service_id uuid NOT NULL,
  lines bigint NOT NULL CHECK (lines > 0),
  settled_amount bigint NOT NULL,
  refunded_amount bigint NOT NULL,
  charged_back_amount bigint NOT NULL,
  reversed_amount bigint NOT NULL,
  fee_amount bigint NOT NULL,
  -- The processor's time of the first and the last line, and ours.
  first_posted_at timestamptz NOT NULL,
  last_posted_at timestamptz NOT NULL CHECK (last_posted_at >= first_posted_at),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, payment_service_report_id, currency),
  FOREIGN KEY (merchant_account_id, payment_service_id)
    REFERENCES payment_services (merchant_account_id, payment_service_id)
);
CREATE INDEX settlement_reports_by_creation
  ON settlement_reports (merchant_account_id, created_at DESC, payment_service_report_id DESC, currency DESC);
CREATE INDEX settlement_reports_by_service
  ON settlement_reports
    (merchant_account_id, payment_service_id, created_at DESC, payment_service_report_id DESC, currency DESC);
INSERT INTO settlement_reports
SELECT merchant_account_id, payment_service_report_id, currency, payment_service_id, count(*),
  coalesce(sum(amount) FILTER (WHERE kind = 'settlement'), 0),
  coalesce(sum(amount) FILTER (WHERE kind = 'refund-settlement'), 0),
  coalesce(sum(amount) FILTER (WHERE kind = 'chargeback'), 0),
  coalesce(sum(amount) FILTER (WHERE kind = 'chargeback-reversal'), 0),
  sum(commission), min(posted_at), max(posted_at), min(ingested_at), max(ingested_at)
  FROM settlement_lines
GROUP BY merchant_account_id, payment_service_report_id, currency, payment_service_id;

CREATE INDEX IF NOT EXISTS payment_methods_by_label
  ON payment_methods (merchant_account_id, label, created_at DESC, payment_method_id DESC)
  WHERE label IS NOT NULL AND lifecycle = 'live';
DROP INDEX IF EXISTS payment_methods_by_fingerprint;
CREATE INDEX IF NOT EXISTS payment_methods_by_fingerprint
  ON payment_methods (merchant_account_id, fingerprint, created_at DESC, payment_method_id DESC)
  WHERE fingerprint IS NOT NULL AND lifecycle = 'live';

-- Who took a list away as a file, or looked at what is masked.
ALTER TABLE audit_logs DROP CONSTRAINT audit_logs_action_check;
ALTER TABLE audit_logs ADD CONSTRAINT audit_logs_action_check CHECK (action IN
  ('created', 'updated', 'deleted', 'voided', 'canceled', 'captured', 'exported', 'revealed'));
