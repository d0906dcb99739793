-- Who buys, what they pay with, and what they are about to pay.

CREATE TABLE buyers (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  buyer_id uuid NOT NULL,
  display_name text CHECK (length(display_name) BETWEEN 1 AND 200),
  external_identifier text CHECK (length(external_identifier) BETWEEN 1 AND 200),
  account_number text CHECK (length(account_number) BETWEEN 1 AND 200),
  billing_details jsonb CHECK (jsonb_typeof(billing_details) = 'object'),
  -- What `search` looks in, in one case.
  search_text text NOT NULL GENERATED ALWAYS AS (
    lower(coalesce(display_name, '') || E'\n' || coalesce(external_identifier, '')
      || E'\n' || coalesce(billing_details ->> 'email_address', '') || E'\n'
      || coalesce(billing_details ->> 'first_name', '') || ' ' || coalesce(billing_details ->> 'last_name', ''))
  ) STORED,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, buyer_id)
);
-- Composed and decomposed accents are one identifier.
CREATE UNIQUE INDEX buyers_by_external_identifier ON buyers (merchant_account_id, normalize(external_identifier, NFC));
CREATE INDEX buyers_by_creation ON buyers (merchant_account_id, created_at DESC, buyer_id DESC);

CREATE TABLE shipping_details (
  merchant_account_id text NOT NULL,
  shipping_details_id uuid NOT NULL,
  buyer_id uuid NOT NULL,
  first_name text,
  last_name text,
  email_address text,
  phone_number text,
  address jsonb CHECK (jsonb_typeof(address) = 'object'),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, shipping_details_id),
  FOREIGN KEY (merchant_account_id, buyer_id) REFERENCES buyers (merchant_account_id, buyer_id) ON DELETE CASCADE
);
CREATE INDEX shipping_details_by_buyer
  ON shipping_details (merchant_account_id, buyer_id, created_at, shipping_details_id);

CREATE TABLE payment_methods (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  payment_method_id uuid NOT NULL,
  -- storing: its vault record is being sealed · live · deleting: its vault record is being shredded. Only live ones
  -- can be seen;
  -- the others are finished by the process that began them, or by the sweep.
  lifecycle text NOT NULL CHECK (lifecycle IN ('storing', 'live', 'deleting')),
  lifecycle_at timestamptz NOT NULL,
  buyer_id uuid,
  external_identifier text CHECK (length(external_identifier) BETWEEN 1 AND 200),
  method text NOT NULL,
  mode text NOT NULL CHECK (mode IN ('card', 'redirect', 'applepay', 'googlepay', 'checkout-session', 'click-to-pay',
    'gift-card', 'bank', 'paze')),
  status text NOT NULL CHECK (status IN ('processing', 'buyer_approval_required', 'succeeded', 'failed', 'paused')),
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
  -- Where and in what this method may be used; null: anywhere, in anything.
  country text CHECK (country ~ '^[A-Z]{2}$'),
  currency text CHECK (currency ~ '^[A-Z]{3}$'),
  approval_url text,
  scheme_transaction_id text CHECK (length(scheme_transaction_id) BETWEEN 1 AND 100),
  scheme_transaction_id_scheme text,
  transaction_link_id text CHECK (length(transaction_link_id) BETWEEN 1 AND 100),
  has_replacement boolean NOT NULL DEFAULT false,
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
  CHECK (method <> 'card' OR (vault_record_id IS NOT NULL AND fingerprint IS NOT NULL AND expiration_date IS NOT NULL)),
  CHECK ((usage_count = 0) = (last_used_at IS NULL)),
  CHECK ((cit_usage_count = 0) = (cit_last_used_at IS NULL))
);
CREATE INDEX payment_methods_by_creation
  ON payment_methods (merchant_account_id, created_at DESC, payment_method_id DESC) WHERE lifecycle = 'live';
CREATE INDEX payment_methods_by_buyer
  ON payment_methods (merchant_account_id, buyer_id, created_at DESC, payment_method_id DESC) WHERE lifecycle = 'live';
CREATE INDEX payment_methods_by_external_identifier ON payment_methods (merchant_account_id, external_identifier)
  WHERE external_identifier IS NOT NULL;
CREATE INDEX payment_methods_by_fingerprint ON payment_methods (merchant_account_id, fingerprint)
  WHERE fingerprint IS NOT NULL;
CREATE INDEX payment_methods_unfinished ON payment_methods (lifecycle_at) WHERE lifecycle <> 'live';

CREATE TABLE checkout_sessions (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  checkout_session_id uuid NOT NULL,
  amount bigint CHECK (amount BETWEEN 0 AND 99999999),
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
  expiration_date text CHECK (expiration_date ~ '^(0[1-9]|1[0-2])/[0-9]{2}$'),
  bin text CHECK (bin ~ '^[0-9]{6,8}$'),
  card_type text CHECK (card_type IN ('credit', 'debit', 'prepaid')),
  card_issuer_name text,
  card_country text CHECK (card_country ~ '^[A-Z]{2}$'),
  -- A transaction or a payment method took what was put in; it cannot be taken twice. New fields can be put in after.
  taken_at timestamptz,
  -- Vault records that this session owns and that are to be shredded with it: replaced, taken and not stored, or
  -- being sealed.
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
CREATE INDEX checkout_sessions_by_buyer ON checkout_sessions (merchant_account_id, buyer_id) WHERE buyer_id IS NOT NULL;
CREATE INDEX checkout_sessions_by_expiry ON checkout_sessions (expires_at);
