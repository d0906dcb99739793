-- What buyers pay with, as it is stored.

CREATE TABLE payment_methods (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  payment_method_id uuid NOT NULL,
  -- storing: its vault record is being sealed · live · deleting: its vault record is being shredded.
  -- Only live ones can be seen; the others are finished by the process that began them, or by the sweep.
  lifecycle text NOT NULL CHECK (lifecycle IN ('storing', 'live', 'deleting')),
  buyer_id uuid,
  external_identifier text CHECK (length(external_identifier) BETWEEN 1 AND 200),
  method text NOT NULL,
  mode text NOT NULL
    CHECK (mode IN ('card', 'redirect', 'applepay', 'googlepay', 'checkout-session', 'click-to-pay',
    'gift-card', 'bank', 'paze')),
  status text NOT NULL
    CHECK (status IN ('processing', 'buyer_approval_required', 'succeeded', 'failed', 'paused')),
  -- Where the numbers are. What stands beside it is only what may be shown.
  vault_record_id uuid,
  fingerprint text CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
  label text CHECK (length(label) <= 320),
  scheme text,
  additional_schemes text[] NOT NULL DEFAULT '{}',
  expiration_date text CHECK (expiration_date ~ '^(0[1-9]|1[0-2])/[0-9]{2}$'),
  bin text CHECK (bin ~ '^[0-9]{6,8}$'),
  card_type text CHECK (card_type IN ('credit', 'debit', 'prepaid')),
  card_issuer_name text,
  card_country text CHECK (card_country ~ '^[A-Z]{2}$'),
  -- A bank account: what a debit needs of it beside the number, which is sealed.
  bank jsonb CHECK (jsonb_typeof(bank) = 'object'),
  -- The only one that debits the bank account.
  payment_service_id uuid,
  -- Where and in what this method may be used; null: anywhere, in anything.
  country text CHECK (country ~ '^[A-Z]{2}$'),
  currency text CHECK (currency ~ '^[A-Z]{3}$'),
  approval_url text,
  scheme_transaction_id text CHECK (length(scheme_transaction_id) BETWEEN 1 AND 100),
  scheme_transaction_id_scheme text,
  transaction_link_id text CHECK (length(transaction_link_id) BETWEEN 1 AND 100),
  has_replacement boolean NOT NULL DEFAULT false,
  -- What takes the card's place when it fails. No card data.
  replacement jsonb CHECK (jsonb_typeof(replacement) = 'object'),
  last_replaced_at timestamptz,
  usage_count integer NOT NULL DEFAULT 0 CHECK (usage_count >= 0),
  last_used_at timestamptz,
  cit_usage_count integer NOT NULL DEFAULT 0 CHECK (cit_usage_count BETWEEN 0 AND usage_count),
  cit_last_used_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, payment_method_id),
  -- The buyer goes, what is stored for the merchant stays usable by its id.
  FOREIGN KEY (merchant_account_id, buyer_id) REFERENCES buyers (merchant_account_id, buyer_id)
    ON DELETE SET NULL (buyer_id),
  CHECK ((scheme_transaction_id IS NULL) = (scheme_transaction_id_scheme IS NULL)),
  CHECK (method <> 'card'
    OR (vault_record_id IS NOT NULL AND fingerprint IS NOT NULL AND expiration_date IS NOT NULL)),
  CONSTRAINT banks_are_sealed
    CHECK (method <> 'bank'
      OR (vault_record_id IS NOT NULL AND fingerprint IS NOT NULL AND bank IS NOT NULL)),
  CONSTRAINT replacements_show CHECK (has_replacement = (replacement IS NOT NULL)),
  CHECK ((usage_count = 0) = (last_used_at IS NULL)),
  CHECK ((cit_usage_count = 0) = (cit_last_used_at IS NULL))
);
CREATE INDEX payment_methods_by_creation
  ON payment_methods (merchant_account_id, created_at DESC, payment_method_id DESC) WHERE lifecycle = 'live';
CREATE INDEX payment_methods_by_buyer
  ON payment_methods (merchant_account_id, buyer_id, created_at DESC,
    payment_method_id DESC) WHERE lifecycle = 'live';
-- What waits for a token whose event names no payment.
CREATE INDEX payment_methods_awaiting_token ON payment_methods (merchant_account_id, created_at DESC)
  WHERE lifecycle = 'live' AND mode = 'redirect' AND status = 'processing';
CREATE INDEX payment_methods_by_external_identifier
  ON payment_methods (merchant_account_id, external_identifier, created_at DESC, payment_method_id DESC)
  WHERE external_identifier IS NOT NULL AND lifecycle = 'live';
CREATE INDEX payment_methods_by_fingerprint ON payment_methods (merchant_account_id, fingerprint)
  WHERE fingerprint IS NOT NULL;
