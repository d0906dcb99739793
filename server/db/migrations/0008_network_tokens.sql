-- Network tokens of stored cards. The token itself is sealed in the vault; here stands what may be shown
-- beside it.
CREATE TABLE network_tokens (
  merchant_account_id text NOT NULL,
  network_token_id uuid NOT NULL,
  payment_method_id uuid NOT NULL,
  -- inactive: asked for, and not known to be there yet. It has no reference, and the same id is asked for
  -- again.
  status text NOT NULL CHECK (status IN ('active', 'inactive', 'suspended', 'deleted')),
  -- The connector of the token service that it is asked for at; null while it is only ordered.
  service text CHECK (length(service) BETWEEN 1 AND 50),
  -- The token service's own name for it.
  reference text CHECK (length(reference) BETWEEN 1 AND 200),
  -- SHA-256 of the unguessable part of the address that the token service notifies.
  notification_digest bytea NOT NULL CHECK (length(notification_digest) = 32),
  expiration_date text CHECK (expiration_date ~ '^(0[1-9]|1[0-2])/[0-9]{2}$'),
  card_art_url text,
  -- For a worker to make; until it is, payments do not wait for it. What is owed to the token service, to make
  -- one or to delete it, is the operation `network-token` under its id.
  is_ordered boolean NOT NULL DEFAULT false,
  -- Somebody is asking for it, until then by the machine's clock: nobody else does, since two would get two.
  asked_until timestamptz,
  -- The token service said no to this card; until then nobody asks again by itself.
  refused_until timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, network_token_id),
  CHECK (status IN ('inactive', 'deleted') OR (reference IS NOT NULL AND expiration_date IS NOT NULL)),
  CHECK (reference IS NULL OR service IS NOT NULL),
  CHECK (NOT is_ordered OR (status = 'inactive' AND reference IS NULL)),
  CHECK (refused_until IS NULL OR (status IN ('inactive', 'deleted') AND reference IS NULL))
);
CREATE UNIQUE INDEX network_tokens_one_a_card ON network_tokens (merchant_account_id, payment_method_id)
  WHERE status <> 'deleted';
CREATE INDEX network_tokens_by_payment_method
  ON network_tokens (merchant_account_id, payment_method_id, created_at);
CREATE INDEX network_tokens_by_reference ON network_tokens (merchant_account_id, reference);
CREATE INDEX network_tokens_by_notification ON network_tokens (notification_digest);

-- The token services that a merchant account has set up; one of each connector.
CREATE TABLE token_services (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  token_service_id uuid NOT NULL,
  -- The published `token_service_definition_id`.
  connector_id text NOT NULL CHECK (length(connector_id) BETWEEN 1 AND 50),
  active boolean NOT NULL,
  -- Settings that are not sensitive: key → text.
  settings jsonb NOT NULL CHECK (jsonb_typeof(settings) = 'object'),
  -- The sensitive ones are fields of this vault record; these are the keys that were given.
  vault_record_id uuid NOT NULL,
  sensitive_settings text[] NOT NULL,
  -- Signs the address that takes the token service's events.
  webhook_key bytea NOT NULL CHECK (length(webhook_key) = 32),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- One that was removed stays: its tokens are still deleted there.
  deleted_at timestamptz,
  PRIMARY KEY (merchant_account_id, token_service_id),
  UNIQUE (merchant_account_id, connector_id),
  CHECK (active = (deleted_at IS NULL))
);
CREATE INDEX token_services_by_creation
  ON token_services (merchant_account_id, created_at DESC, token_service_id DESC);
