-- Payment services: the connectors that a merchant account has set up, what their processors report, and what
-- they keep.

CREATE TABLE payment_services (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  payment_service_id uuid NOT NULL,
  -- The published `payment_service_definition_id`.
  connector_id text NOT NULL CHECK (length(connector_id) BETWEEN 1 AND 50),
  method text NOT NULL,
  display_name text NOT NULL CHECK (length(display_name) BETWEEN 1 AND 200),
  -- Lower is tried first; equal positions by age.
  position integer NOT NULL CHECK (position BETWEEN 0 AND 1000000),
  active boolean NOT NULL,
  accepted_currencies text[] NOT NULL CHECK (cardinality(accepted_currencies) > 0),
  accepted_countries text[] NOT NULL CHECK (cardinality(accepted_countries) > 0),
  three_d_secure_enabled boolean NOT NULL,
  -- By card scheme; null where none was given.
  merchant_profile jsonb CHECK (jsonb_typeof(merchant_profile) = 'object'),
  payment_method_tokenization_enabled boolean NOT NULL,
  network_tokens_enabled boolean NOT NULL,
  open_loop boolean NOT NULL,
  settlement_reporting_enabled boolean NOT NULL,
  -- Settings that are not sensitive, and reporting fields, which never are: key → text.
  settings jsonb NOT NULL CHECK (jsonb_typeof(settings) = 'object'),
  reporting_settings jsonb NOT NULL CHECK (jsonb_typeof(reporting_settings) = 'object'),
  -- The sensitive ones are fields of this vault record; these are the keys that were given.
  vault_record_id uuid NOT NULL,
  sensitive_settings text[] NOT NULL,
  -- Signs this service's webhook address, so that an address cannot be made up and a new key ends the old
  -- one.
  webhook_key bytea NOT NULL CHECK (length(webhook_key) = 32),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Deleted services stay: their transactions still capture, refund and resolve through them.
  deleted_at timestamptz,
  PRIMARY KEY (merchant_account_id, payment_service_id),
  CHECK (deleted_at IS NULL OR NOT active)
);
CREATE INDEX payment_services_by_creation
  ON payment_services (merchant_account_id, created_at DESC, payment_service_id DESC);

-- Events that processors sent, by their own ids: each counts once, however often it comes.
CREATE TABLE processor_events (
  merchant_account_id text NOT NULL,
  payment_service_id uuid NOT NULL,
  event_id text NOT NULL CHECK (length(event_id) BETWEEN 1 AND 200),
  name text NOT NULL,
  -- `unreadable`: signed, but not as the processor documents; `raw` has it, masked, for a person. `applied`:
  -- it moved something; `ignored`: it came too late or said nothing new; `unmatched`: no transaction of ours,
  -- or more than one, is meant.
  result text NOT NULL CHECK (result IN ('applied', 'ignored', 'unmatched', 'unreadable')),
  raw jsonb,
  -- Only where exactly one transaction is meant.
  transaction_id uuid,
  received_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, payment_service_id, event_id),
  FOREIGN KEY (merchant_account_id, payment_service_id)
    REFERENCES payment_services (merchant_account_id, payment_service_id),
  CHECK (result NOT IN ('unmatched', 'unreadable') OR transaction_id IS NULL),
  CHECK ((result = 'unreadable') = (raw IS NOT NULL))
);
CREATE INDEX processor_events_by_receipt ON processor_events (received_at);

-- Reports of processors that moved nothing: they came too late, no transaction of ours is meant, or they
-- cannot be read.
CREATE TABLE processor_report_counts (
  merchant_account_id text NOT NULL,
  payment_service_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('ignored', 'unmatched', 'unreadable')),
  count bigint NOT NULL CHECK (count > 0),
  last_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, payment_service_id, kind)
);

-- Mandates as their processors told us: by event, or with a payment. One that has ended stays ended, in
-- whatever order the news arrive.
CREATE TABLE mandates (
  merchant_account_id text NOT NULL,
  payment_service_id uuid NOT NULL,
  -- The processor's id.
  reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 200),
  status text NOT NULL CHECK (status IN ('pending', 'active', 'paused', 'revoked', 'failed')),
  -- The processor's time of its newest event: what paused it and what resumed it may come in any order.
  told_at timestamptz,
  -- Who ended it; null while it has not ended, or where nobody said.
  ended_by text CHECK (ended_by IN ('buyer', 'bank', 'merchant', 'processor')),
  -- Null until the payment that made it is known.
  payment_method_id uuid,
  transaction_id uuid,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- What the last news met here; null: it was the first. A statement that waits for another one reads beside it
  -- what was there before, so only the row itself can say what it was. (`RETURNING old` does from PostgreSQL 18 on.)
  found_status text CHECK (found_status IN ('pending', 'active', 'paused', 'revoked', 'failed')),
  found_payment_method boolean NOT NULL DEFAULT false,
  PRIMARY KEY (merchant_account_id, payment_service_id, reference),
  FOREIGN KEY (merchant_account_id, payment_service_id)
    REFERENCES payment_services (merchant_account_id, payment_service_id),
  CHECK (ended_by IS NULL OR status IN ('revoked', 'failed'))
);
CREATE INDEX mandates_by_payment_method ON mandates (merchant_account_id, payment_method_id)
  WHERE payment_method_id IS NOT NULL;

-- What a payment service gave in place of a payment method: asked for, or delivered by its processor when it
-- liked. The token is sealed.
CREATE TABLE payment_service_tokens (
  merchant_account_id text NOT NULL,
  payment_service_token_id uuid NOT NULL,
  payment_method_id uuid NOT NULL,
  payment_service_id uuid NOT NULL,
  -- storing: being asked for or sealed · live · deleting: being shredded. As of payment methods: only live
  -- ones can be seen and used. While it is not live, or its buyer has to approve it, the operation
  -- `payment-service-token` under its id is due.
  lifecycle text NOT NULL CHECK (lifecycle IN ('storing', 'live', 'deleting')),
  status text NOT NULL
    CHECK (status IN ('processing', 'buyer_approval_required', 'succeeded', 'failed', 'paused')),
  -- Where the token is, and by what the same one is known again. Null until there is one.
  vault_record_id uuid,
  fingerprint text CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
  approval_url text,
  -- Until when the buyer may approve it.
  approval_expires_at timestamptz,
  redirect_url text,
  -- The transaction with whose approval it came; null for one that was asked for by itself.
  transaction_id uuid,
  -- Whose payment method it was then: some processors forget a token only with its buyer's name, and may be told
  -- after the payment method is gone.
  buyer_id uuid,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, payment_service_token_id),
  FOREIGN KEY (merchant_account_id, payment_service_id)
    REFERENCES payment_services (merchant_account_id, payment_service_id),
  CHECK ((vault_record_id IS NULL) = (fingerprint IS NULL)),
  CHECK (status <> 'succeeded' OR vault_record_id IS NOT NULL),
  CHECK (status <> 'buyer_approval_required' OR approval_expires_at IS NOT NULL)
);
-- The same token delivered again is the same row.
CREATE UNIQUE INDEX payment_service_tokens_once
  ON payment_service_tokens (merchant_account_id, payment_method_id, payment_service_id, fingerprint)
  WHERE fingerprint IS NOT NULL AND lifecycle <> 'deleting';
-- A processor that ends a token names the token alone.
CREATE INDEX payment_service_tokens_by_fingerprint
  ON payment_service_tokens (merchant_account_id, payment_service_id, fingerprint)
  WHERE fingerprint IS NOT NULL AND lifecycle = 'live';
CREATE INDEX payment_service_tokens_by_payment_method
  ON payment_service_tokens (merchant_account_id, payment_method_id, created_at);
