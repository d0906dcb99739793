-- The vault's own schema. The API's database role has no right on it; see docs/key-management.md.
CREATE SCHEMA vault;

-- Keys of merchant accounts, wrapped by a root key that is not in this database.
CREATE TABLE vault.keys (
  merchant_account_id text NOT NULL,
  purpose text NOT NULL CHECK (purpose IN ('seal', 'fingerprint')),
  version integer NOT NULL CHECK (version > 0),
  -- active: seals and opens · retiring: opens only, its records are being rewrapped · retired: destroyed
  state text NOT NULL CHECK (state IN ('active', 'retiring', 'retired')),
  root_key text,
  wrapped bytea,
  -- Records that were moved off this version.
  rewrapped bigint NOT NULL DEFAULT 0 CHECK (rewrapped >= 0),
  created_at timestamptz NOT NULL,
  retired_at timestamptz,
  PRIMARY KEY (merchant_account_id, purpose, version),
  CHECK ((state = 'retired') = (wrapped IS NULL)),
  CHECK ((state = 'retired') = (root_key IS NULL)),
  CHECK ((state = 'retired') = (retired_at IS NOT NULL))
);
CREATE UNIQUE INDEX keys_one_active ON vault.keys (merchant_account_id, purpose) WHERE state = 'active';
CREATE INDEX keys_by_root_key ON vault.keys (root_key) WHERE root_key IS NOT NULL;

-- Root keys as the provider names them. A key of a merchant account is only ever stored under one that is
-- active here, so that a rotation can know when nothing is left under an old one.
CREATE TABLE vault.root_keys (
  name text PRIMARY KEY,
  -- In the order in which they were first used: a rotation retires what came before its own.
  position bigint GENERATED ALWAYS AS IDENTITY,
  state text NOT NULL CHECK (state IN ('active', 'retiring', 'retired')),
  rewrapped bigint NOT NULL DEFAULT 0 CHECK (rewrapped >= 0),
  created_at timestamptz NOT NULL,
  retired_at timestamptz,
  -- Before then it is not to be destroyed: copies of the database from its time need it.
  keep_until timestamptz CHECK (keep_until IS NULL OR state = 'retired'),
  -- When the provider was told to destroy it.
  destroyed_at timestamptz,
  CHECK ((state = 'retired') = (retired_at IS NOT NULL)),
  CHECK (destroyed_at IS NULL OR state = 'retired')
);

-- A record is what is sealed and shredded as one: a card, a bank account, a connector's settings. It has a
-- data key of its own.
CREATE TABLE vault.records (
  merchant_account_id text NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL
    CHECK (kind IN ('card', 'bank_account', 'gift_card', 'network_token', 'settings',
    'authentication_method', 'webhook_secret', 'wallet_key', 'payment_service_token')),
  key_version integer NOT NULL CHECK (key_version > 0),
  wrapped_data_key bytea NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, id)
);
CREATE INDEX records_by_key_version ON vault.records (merchant_account_id, key_version, id);

CREATE TABLE vault.fields (
  merchant_account_id text NOT NULL,
  record_id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  sealed bytea NOT NULL,
  PRIMARY KEY (merchant_account_id, record_id, name),
  FOREIGN KEY (merchant_account_id, record_id)
    REFERENCES vault.records (merchant_account_id, id) ON DELETE CASCADE
);

-- Who opened what. Each entry's MAC covers the one before it and is made with a key that no longer exists.
CREATE TABLE vault.access_log (
  stream_id uuid NOT NULL,
  seq bigint NOT NULL CHECK (seq > 0),
  at timestamptz NOT NULL,
  merchant_account_id text NOT NULL,
  record_id uuid,
  field text NOT NULL,
  actor text NOT NULL,
  purpose text NOT NULL,
  mac bytea NOT NULL CHECK (length(mac) = 32),
  PRIMARY KEY (stream_id, seq)
);
CREATE INDEX access_log_by_record ON vault.access_log (merchant_account_id, record_id, at);
