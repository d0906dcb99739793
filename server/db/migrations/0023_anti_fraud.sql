-- Anti-fraud services: the providers that are asked about payments, as merchant accounts have set them up.

CREATE TABLE anti_fraud_services (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  anti_fraud_service_id uuid NOT NULL,
  -- The published `anti_fraud_service_definition_id`.
  connector_id text NOT NULL CHECK (length(connector_id) BETWEEN 1 AND 50),
  display_name text NOT NULL CHECK (length(display_name) BETWEEN 1 AND 200),
  active boolean NOT NULL,
  -- It is asked, and nothing follows from what it says.
  silent boolean NOT NULL,
  -- Settings that are not sensitive: key → text.
  settings jsonb NOT NULL CHECK (jsonb_typeof(settings) = 'object'),
  -- The sensitive ones are fields of this vault record; these are the keys that were given.
  vault_record_id uuid NOT NULL,
  sensitive_settings text[] NOT NULL,
  -- Signs the address that takes the provider's events.
  webhook_key bytea NOT NULL CHECK (length(webhook_key) = 32),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Deleted services stay: what they were asked about is still reviewed, and they are told how it ended.
  deleted_at timestamptz,
  PRIMARY KEY (merchant_account_id, anti_fraud_service_id),
  CHECK (deleted_at IS NULL OR NOT active)
);
CREATE INDEX anti_fraud_services_by_creation
  ON anti_fraud_services (merchant_account_id, created_at DESC, anti_fraud_service_id DESC);
-- One at a time decides: two could contradict each other.
CREATE UNIQUE INDEX anti_fraud_services_active ON anti_fraud_services (merchant_account_id) WHERE active;
