-- What a merchant account takes no payment from: cards, buyers, addresses, devices.
CREATE TABLE fraud_list_entries (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  fraud_list_entry_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind ~ '^[a-z_]{1,40}$'),
  -- In the one form in which it is compared.
  value text NOT NULL CHECK (length(value) BETWEEN 1 AND 320),
  -- Of a card: its last digits.
  label text CHECK (length(label) <= 4),
  reason text CHECK (reason ~ '^[a-z_]{1,40}$'),
  note text CHECK (length(note) <= 500),
  transaction_id uuid,
  creator_name text,
  expires_at timestamptz,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, fraud_list_entry_id),
  CONSTRAINT fraud_list_entries_once UNIQUE (merchant_account_id, kind, value)
);
CREATE INDEX fraud_list_entries_by_end ON fraud_list_entries (merchant_account_id, expires_at)
  WHERE expires_at IS NOT NULL;
