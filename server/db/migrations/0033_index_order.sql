-- Indexes in the order of time, read backwards by lists that begin with the latest: what is new comes behind what is
-- there, so that a page of the index is filled before the next one begins. The other way round each page was split in
-- its middle and stayed half empty. Statements of an older version read them alike, but for lists by a fingerprint,
-- which walk all payments until the upgrade is finished.
CREATE INDEX IF NOT EXISTS transactions_by_update_and_id
  ON transactions (merchant_account_id, updated_at, transaction_id);
CREATE INDEX IF NOT EXISTS transactions_by_external_identifier_and_update
  ON transactions (merchant_account_id, external_identifier, updated_at, transaction_id)
  WHERE external_identifier IS NOT NULL;
CREATE INDEX IF NOT EXISTS transactions_by_buyer_and_update
  ON transactions (merchant_account_id, buyer_id, updated_at, transaction_id) WHERE buyer_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS transactions_by_payment_method_and_update
  ON transactions (merchant_account_id, payment_method_id, updated_at, transaction_id)
  WHERE payment_method_id IS NOT NULL;
CREATE INDEX IF NOT EXISTS transactions_by_buyer_external_identifier_and_update
  ON transactions (merchant_account_id, normalize(buyer_external_identifier, NFC), updated_at, transaction_id)
  WHERE buyer_external_identifier IS NOT NULL;
CREATE INDEX IF NOT EXISTS transactions_by_email_and_update
  ON transactions (merchant_account_id, lower(buyer_email_address), updated_at, transaction_id)
  WHERE buyer_email_address IS NOT NULL;
-- The first 64 bits of it tell cards apart; whoever asks compares the rest in the rows.
CREATE INDEX IF NOT EXISTS transactions_by_fingerprint_and_update
  ON transactions (merchant_account_id, left(payment_method_fingerprint, 16), updated_at, transaction_id)
  WHERE payment_method_fingerprint IS NOT NULL;
CREATE INDEX IF NOT EXISTS transactions_by_status_and_update
  ON transactions (merchant_account_id, status, updated_at, transaction_id)
  WHERE status NOT IN ('processing', 'captured');
CREATE INDEX IF NOT EXISTS transactions_in_process_by_update
  ON transactions (merchant_account_id, updated_at, transaction_id) WHERE status = 'processing';
-- Where nothing is captured, that is known at once.
CREATE INDEX IF NOT EXISTS transactions_captured_by_update
  ON transactions (merchant_account_id, updated_at, transaction_id) WHERE status = 'captured';
-- `NULLS FIRST`, which is `NULLS LAST` backwards, as only the lists led by these ask for: `onlyOwnIndex` of
-- db/keyset.ts.
CREATE INDEX IF NOT EXISTS transactions_by_label_and_update
  ON transactions
    (merchant_account_id, payment_method_label, updated_at NULLS FIRST, transaction_id NULLS FIRST)
  WHERE payment_method_label IS NOT NULL;
CREATE INDEX IF NOT EXISTS transactions_by_bin_and_update
  ON transactions
    (merchant_account_id, left(payment_method_bin, 6), updated_at NULLS FIRST, transaction_id NULLS FIRST)
  WHERE payment_method_bin IS NOT NULL;
CREATE INDEX IF NOT EXISTS transactions_by_amount_and_update
  ON transactions (merchant_account_id, amount, updated_at NULLS FIRST, transaction_id NULLS FIRST);

DROP INDEX IF EXISTS transactions_by_update;
DROP INDEX IF EXISTS transactions_by_external_identifier;
DROP INDEX IF EXISTS transactions_by_buyer;
DROP INDEX IF EXISTS transactions_by_payment_method;
DROP INDEX IF EXISTS transactions_by_buyer_external_identifier;
DROP INDEX IF EXISTS transactions_by_email;
DROP INDEX IF EXISTS transactions_by_fingerprint;
DROP INDEX IF EXISTS transactions_by_status;
DROP INDEX IF EXISTS transactions_by_label;
DROP INDEX IF EXISTS transactions_by_bin;
DROP INDEX IF EXISTS transactions_by_amount;
DROP INDEX IF EXISTS transactions_in_process;
