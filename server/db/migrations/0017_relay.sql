-- The relay: where it may go, how it authenticates there, and what it did.

CREATE TABLE vault_forward_configs (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  vault_forward_config_id uuid NOT NULL,
  definition_id text NOT NULL,
  display_name text NOT NULL CHECK (length(display_name) BETWEEN 1 AND 200),
  -- `host` or `host:port`, lower case.
  hosts text[] NOT NULL CHECK (cardinality(hosts) <= 100),
  creator_api_key_pair_id uuid,
  creator_name text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, vault_forward_config_id),
  CONSTRAINT vault_forward_configs_one_per_definition UNIQUE (merchant_account_id, definition_id)
);
CREATE INDEX vault_forward_configs_by_creation
  ON vault_forward_configs (merchant_account_id, created_at DESC, vault_forward_config_id DESC);

-- The values of the fields are sealed in the vault record; here stands which are set.
CREATE TABLE vault_forward_authentications (
  merchant_account_id text NOT NULL,
  vault_forward_authentication_id uuid NOT NULL,
  vault_forward_config_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('mle', 'mtls', 'signature')),
  method text NOT NULL,
  display_name text NOT NULL CHECK (length(display_name) BETWEEN 1 AND 50),
  vault_record_id uuid NOT NULL,
  set_fields text[] NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, vault_forward_authentication_id),
  FOREIGN KEY (merchant_account_id, vault_forward_config_id)
    REFERENCES vault_forward_configs (merchant_account_id, vault_forward_config_id) ON DELETE CASCADE
);
CREATE INDEX vault_forward_authentications_by_config
  ON vault_forward_authentications (merchant_account_id, vault_forward_config_id, created_at DESC,
  vault_forward_authentication_id DESC);

-- One row for every relay, written before a byte leaves and finished after: who, with which payment methods,
-- to which host, with what outcome. Never content: no path, no header, no body. A row without an outcome is a
-- relay that a crash cut short: it may have happened.
CREATE TABLE relays (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  relay_id uuid NOT NULL,
  request_id text NOT NULL,
  api_key_pair_id uuid,
  caller_name text,
  payment_method_ids uuid[] NOT NULL,
  checkout_session_id uuid,
  authentication_ids uuid[] NOT NULL,
  -- Null where the headers were so wrong that there was none.
  http_method text,
  host text CHECK (length(host) <= 260),
  -- refused: by us, nothing sent · not_sent: the target could not be reached · may_have_happened: sent, and
  -- no answer · answered: the whole answer was passed on · cut: part of it was
  outcome text CHECK (outcome IN ('refused', 'not_sent', 'may_have_happened', 'answered', 'cut')),
  -- As in x-vault-forward-error.
  reason text,
  status integer,
  sent_bytes bigint,
  answer_bytes bigint,
  duration_ms bigint,
  started_at timestamptz NOT NULL,
  finished_at timestamptz,
  PRIMARY KEY (merchant_account_id, relay_id),
  CHECK ((outcome IS NULL) = (finished_at IS NULL)),
  CHECK (outcome IS DISTINCT FROM 'answered' OR status IS NOT NULL)
);
CREATE INDEX relays_by_start ON relays (merchant_account_id, started_at DESC, relay_id DESC);
