-- Attempts with a card that its scheme counts: those that were declined, and those under way with a card that has been
-- declined before. A card that was never declined has no row, so a payment that is approved writes none.
CREATE TABLE card_attempts (
  merchant_account_id text NOT NULL,
  fingerprint text NOT NULL,
  -- Schemes count what is sent as a number and as a network token apart.
  credential text NOT NULL CHECK (credential IN ('number', 'network_token')),
  -- Side by side, oldest first; older than the longest window of a scheme they are taken out.
  operation_ids uuid[] NOT NULL,
  attempted_at timestamptz[] NOT NULL CHECK (cardinality(attempted_at) = cardinality(operation_ids)),
  last_at timestamptz NOT NULL,
  -- Its issuer said that it will never say yes.
  barred_until timestamptz,
  PRIMARY KEY (merchant_account_id, fingerprint, credential)
);
CREATE INDEX card_attempts_by_age ON card_attempts (merchant_account_id, last_at);
