-- The instance: merchant accounts, who may call, what they did, and the memory that keeps calls from counting
-- twice.

-- One row. `cursor_key` authenticates pagination cursors on every node of this instance; it guards no data, a
-- list filters by merchant account anyway.
CREATE TABLE instance (
  one boolean PRIMARY KEY DEFAULT true CHECK (one),
  instance_id uuid NOT NULL,
  cursor_key bytea NOT NULL CHECK (length(cursor_key) = 32),
  -- Of its first start: simulated and real payments never share a database.
  environment text NOT NULL CHECK (environment IN ('sandbox', 'production')),
  -- Raised every few seconds and noted in files outside the database: one that is behind its files was
  -- restored from an older copy.
  epoch bigint NOT NULL DEFAULT 0 CHECK (epoch >= 0),
  -- Since when writes of money wait for what was open in that copy to be looked up (machine's time).
  held_since timestamptz,
  created_at timestamptz NOT NULL
);

CREATE TABLE merchant_accounts (
  merchant_account_id text PRIMARY KEY CHECK (merchant_account_id ~ '^[a-zA-Z0-9-]{1,50}$'),
  display_name text NOT NULL CHECK (length(display_name) BETWEEN 1 AND 255),
  -- Sandbox time travel: added to the machine's time for everything of this merchant account.
  clock_offset_ms bigint NOT NULL DEFAULT 0,
  over_capture_amount bigint CHECK (over_capture_amount BETWEEN 0 AND 999999999999),
  over_capture_percentage bigint CHECK (over_capture_percentage BETWEEN 0 AND 99999999),
  account_updater_enabled boolean NOT NULL DEFAULT false,
  account_updater_request_encryption_key_id text,
  account_updater_response_decryption_key_id text,
  loon_accepted_schemes text[],
  loon_merchant_account_id text,
  visa_network_tokens_requestor_id text,
  visa_network_tokens_app_id text,
  amex_network_tokens_requestor_id text,
  amex_network_tokens_app_id text,
  mastercard_network_tokens_requestor_id text,
  mastercard_network_tokens_app_id text,
  discover_network_tokens_requestor_id text,
  discover_network_tokens_app_id text,
  async_network_tokens_enabled boolean NOT NULL DEFAULT false,
  -- Beside http and https, where buyers may be sent back to: schemes of the merchant's own apps.
  redirect_url_schemes text[] NOT NULL DEFAULT '{}' CHECK (cardinality(redirect_url_schemes) <= 20),
  front_end_origins text[] NOT NULL DEFAULT '{}' CHECK (cardinality(front_end_origins) <= 50),
  brand_color text CHECK (brand_color ~ '^#[0-9a-f]{6}$'),
  brand_logo_url text CHECK (length(brand_logo_url) <= 20000),
  shop_url text CHECK (shop_url ~ '^https?://' AND length(shop_url) <= 2000),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL
);
CREATE INDEX merchant_accounts_by_creation ON merchant_accounts (created_at DESC, merchant_account_id DESC);

CREATE TABLE roles (
  role_id uuid PRIMARY KEY,
  name text NOT NULL,
  slug text NOT NULL UNIQUE,
  description text NOT NULL,
  -- Scopes that a caller with this role may use: `transactions.read`, `*.write`, `embed`.
  allow text[] NOT NULL,
  assignable_to text[] NOT NULL,
  applies_to text[] NOT NULL,
  is_standalone_assignable boolean NOT NULL,
  created_at timestamptz NOT NULL
);

-- Public halves only: the private key is given out once, at creation, and not kept.
CREATE TABLE api_key_pairs (
  api_key_pair_id uuid PRIMARY KEY,
  -- RFC 7638 of the public key: the `kid` of every token.
  thumbprint text NOT NULL UNIQUE CHECK (thumbprint ~ '^[A-Za-z0-9_-]{43}$'),
  display_name text NOT NULL CHECK (length(display_name) BETWEEN 1 AND 200),
  algorithm text NOT NULL CHECK (algorithm IN ('ECDSA', 'RSA')),
  -- The one JWS algorithm this key may verify, so that a token cannot choose.
  jws_algorithm text NOT NULL CHECK (jws_algorithm IN ('ES512', 'ES256', 'EdDSA', 'RS512')),
  public_key_pem text NOT NULL,
  active boolean NOT NULL,
  api_version text NOT NULL CHECK (api_version IN ('2026-11-01', 'published')),
  role_ids uuid[] NOT NULL CHECK (cardinality(role_ids) > 0),
  -- Empty: every merchant account of the instance.
  merchant_account_ids text[] NOT NULL,
  -- Null: `default`, or the only one of merchant_account_ids.
  default_merchant_account_id text REFERENCES merchant_accounts (merchant_account_id),
  creator_api_key_pair_id uuid,
  creator_name text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  last_used_at timestamptz,
  -- A deleted key's thumbprint stays taken: the same key never comes back to life under another name.
  deleted_at timestamptz
);
CREATE INDEX api_key_pairs_by_creation ON api_key_pairs (created_at DESC, api_key_pair_id DESC)
  WHERE deleted_at IS NULL;

-- Who changed what and when; never values. '' stands for the instance.
CREATE TABLE audit_logs (
  merchant_account_id text NOT NULL,
  audit_log_id uuid NOT NULL,
  at timestamptz NOT NULL,
  action text NOT NULL CHECK (action IN ('created', 'updated', 'deleted', 'voided', 'canceled', 'captured')),
  operation text NOT NULL,
  resource_type text NOT NULL,
  resource_id text NOT NULL,
  resource_name text NOT NULL,
  -- The caller: an API key pair, or null for a caller whose credential is an id (checkout session).
  actor_id uuid,
  actor_name text NOT NULL,
  request_id text NOT NULL,
  PRIMARY KEY (merchant_account_id, audit_log_id)
);
CREATE INDEX audit_logs_by_time ON audit_logs (merchant_account_id, at DESC, audit_log_id DESC);

-- The row contract is told in access/idempotency.ts.
CREATE TABLE idempotency_keys (
  merchant_account_id text NOT NULL,
  operation text NOT NULL,
  key text NOT NULL CHECK (key ~ '^[\x21-\x7e]{1,255}$'),
  request_hash text NOT NULL,
  -- Fencing: only the request that holds it may complete or abandon the row.
  owner_id uuid NOT NULL,
  -- Set with the intent of a money operation: from then on only its outcome completes the row, whoever
  -- commits it.
  operation_id uuid,
  lease_until timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- The status is the one that the operation declares.
  response_body text,
  -- Of an outcome that is told as an error: its code, sentence and details, as JSON.
  problem text,
  completed_at timestamptz,
  PRIMARY KEY (merchant_account_id, operation, key),
  CHECK (completed_at IS NOT NULL OR (response_body IS NULL AND problem IS NULL)),
  CHECK (response_body IS NULL OR problem IS NULL)
);
CREATE INDEX idempotency_keys_by_expiry ON idempotency_keys (expires_at);
CREATE INDEX idempotency_keys_by_operation ON idempotency_keys (merchant_account_id, operation_id)
  WHERE operation_id IS NOT NULL;
-- What is still to be answered: few, and gone once it is.
CREATE INDEX idempotency_keys_owed ON idempotency_keys (lease_until)
  WHERE completed_at IS NULL AND operation_id IS NOT NULL;

-- An exact sliding log: the last calls of each bucket, oldest first. Unlogged: a crash forgets a minute of
-- counting, and no payment waits for its disk.
CREATE UNLOGGED TABLE rate_limits (
  -- '' where the caller's merchant account is not known yet (a checkout session's id).
  merchant_account_id text NOT NULL,
  bucket text NOT NULL,
  calls timestamptz[] NOT NULL CHECK (cardinality(calls) <= 5000),
  -- What the last call was told.
  allowed boolean NOT NULL,
  last_call_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, bucket)
);
CREATE INDEX rate_limits_by_last_call ON rate_limits (last_call_at);
