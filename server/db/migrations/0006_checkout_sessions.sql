-- What buyers typed before they pay, for a short time.

CREATE TABLE checkout_sessions (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  checkout_session_id uuid NOT NULL,
  amount bigint CHECK (amount BETWEEN 0 AND 999999999999),
  currency text CHECK (currency ~ '^[A-Z]{3}$'),
  country text CHECK (country ~ '^[A-Z]{2}$'),
  cart_items jsonb CHECK (jsonb_typeof(cart_items) = 'array'),
  metadata jsonb CHECK (jsonb_typeof(metadata) = 'object'),
  buyer jsonb CHECK (jsonb_typeof(buyer) = 'object'),
  -- Whom the merchant's server named: the session takes stored payment methods of theirs only.
  buyer_id uuid,
  airline jsonb CHECK (jsonb_typeof(airline) = 'object'),
  payment_service_id uuid,
  intent text CHECK (intent IN ('authorize', 'capture')),
  payment_source text,
  is_subsequent_payment boolean,
  merchant_initiated boolean,
  front_end_origins text[] CHECK (cardinality(front_end_origins) BETWEEN 1 AND 50),
  expires_at timestamptz NOT NULL,
  -- What `fields` put in; all null before. The security code is in vault memory, never on a disk.
  method text CHECK (method IN ('card', 'id', 'click-to-pay')),
  fields_at timestamptz,
  vault_record_id uuid,
  payment_method_id uuid,
  -- Beside which record id vault memory keeps the security code, and until when at most.
  security_code_record_id uuid,
  security_code_until timestamptz,
  click_to_pay jsonb CHECK (jsonb_typeof(click_to_pay) = 'object'),
  postal_code text CHECK (length(postal_code) BETWEEN 1 AND 50),
  fingerprint text CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
  label text,
  scheme text,
  additional_schemes text[] NOT NULL DEFAULT '{}',
  -- The buyer's choice, of a card that has several; null: none was made.
  preferred_scheme text CHECK (preferred_scheme = scheme OR preferred_scheme = ANY (additional_schemes)),
  expiration_date text CHECK (expiration_date ~ '^(0[1-9]|1[0-2])/[0-9]{2}$'),
  bin text CHECK (bin ~ '^[0-9]{6,8}$'),
  card_type text CHECK (card_type IN ('credit', 'debit', 'prepaid')),
  card_issuer_name text,
  card_country text CHECK (card_country ~ '^[A-Z]{2}$'),
  -- A transaction or a payment method took what was put in; it cannot be taken twice. New fields can be put
  -- in after.
  taken_at timestamptz,
  -- Vault records that this session owns and that are to be shredded with it: replaced, taken and not stored,
  -- or being sealed.
  spent_vault_record_ids uuid[] NOT NULL DEFAULT '{}',
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, checkout_session_id),
  FOREIGN KEY (merchant_account_id, buyer_id) REFERENCES buyers (merchant_account_id, buyer_id)
    ON DELETE SET NULL (buyer_id),
  CHECK (buyer IS NULL OR buyer_id IS NULL),
  CHECK ((method IS NULL) = (fields_at IS NULL)),
  CHECK (method IS DISTINCT FROM 'card' OR taken_at IS NOT NULL
    OR (vault_record_id IS NOT NULL AND fingerprint IS NOT NULL AND expiration_date IS NOT NULL)),
  CHECK (method IS DISTINCT FROM 'id' OR payment_method_id IS NOT NULL),
  CHECK ((security_code_record_id IS NULL) = (security_code_until IS NULL))
);
-- The session's id alone is the credential of front ends.
CREATE INDEX checkout_sessions_by_id ON checkout_sessions (checkout_session_id);
CREATE INDEX checkout_sessions_by_buyer
  ON checkout_sessions (merchant_account_id, buyer_id) WHERE buyer_id IS NOT NULL;
