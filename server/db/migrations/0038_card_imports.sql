-- Cards that were moved from another vault.

-- Keys that the other vault encrypts its export to: public halves. The private ones are records of the vault.
CREATE TABLE card_import_keys (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  -- As messages name the key that they are encrypted to.
  key_id text NOT NULL CHECK (key_id ~ '^[0-9A-F]{16}$'),
  -- As people compare it.
  fingerprint text NOT NULL CHECK (fingerprint ~ '^[0-9A-F]{40}$'),
  public_key text NOT NULL,
  vault_record_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, key_id)
);

-- Which payment method took the place of which card there. The row and the card are written by one statement, and the
-- row stays when the payment method is deleted: a card that somebody deleted does not come back by another run.
CREATE TABLE imported_cards (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  origin text NOT NULL CHECK (origin ~ '^[a-z]{1,20}$'),
  old_id text NOT NULL CHECK (length(old_id) BETWEEN 1 AND 200),
  payment_method_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, origin, old_id)
);
