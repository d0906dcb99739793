-- Cardholder authentication: acquirers as schemes know them, rules of the sandbox, and what was asked and
-- answered.

-- How the schemes know a merchant account.
CREATE TABLE three_ds_configurations (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  three_ds_configuration_id uuid NOT NULL,
  scheme text NOT NULL,
  currency text CHECK (currency ~ '^[A-Z]{3}$'),
  merchant_acquirer_bin text NOT NULL CHECK (length(merchant_acquirer_bin) <= 11),
  merchant_acquirer_id text NOT NULL CHECK (length(merchant_acquirer_id) <= 35),
  merchant_name text NOT NULL CHECK (length(merchant_name) <= 40),
  merchant_country_code text NOT NULL,
  merchant_category_code text NOT NULL CHECK (length(merchant_category_code) = 4),
  merchant_url text NOT NULL,
  metadata jsonb NOT NULL CHECK (jsonb_typeof(metadata) = 'object'),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, three_ds_configuration_id),
  -- One per scheme and currency; null is the one for every other currency.
  UNIQUE NULLS NOT DISTINCT (merchant_account_id, scheme, currency)
);

-- The 3-D Secure server of a merchant account, where it has set one up.
CREATE TABLE three_ds_servers (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  three_ds_server_id uuid NOT NULL,
  -- The published `three_ds_server_definition_id`.
  connector_id text NOT NULL CHECK (length(connector_id) BETWEEN 1 AND 50),
  active boolean NOT NULL,
  -- Settings that are not sensitive: key → text.
  settings jsonb NOT NULL CHECK (jsonb_typeof(settings) = 'object'),
  -- The sensitive ones are fields of this vault record; these are the keys that were given.
  vault_record_id uuid NOT NULL,
  sensitive_settings text[] NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- One that was removed stays: challenges that it began are still asked for.
  deleted_at timestamptz,
  PRIMARY KEY (merchant_account_id, three_ds_server_id),
  UNIQUE (merchant_account_id),
  CHECK (active = (deleted_at IS NULL))
);

-- Sandbox rules that decide what 3-D Secure answers, tried in the order of their positions.
CREATE TABLE three_ds_scenarios (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  three_ds_scenario_id uuid NOT NULL,
  -- Dense from 0. Checked at the end of a statement, so that one statement can move many.
  position integer NOT NULL CHECK (position BETWEEN 0 AND 10000),
  first_name text,
  last_name text,
  email_address text,
  amount bigint CHECK (amount BETWEEN 0 AND 999999999999),
  external_identifier text,
  -- A card by its leading digits, or by the vault's fingerprint of its number, which never stands here.
  card_prefix text CHECK (card_prefix ~ '^[0-9]{6,8}$'),
  card_fingerprint text CHECK (card_fingerprint ~ '^[0-9a-f]{64}$'),
  -- What is shown of it: the digits as given, or the number with its middle masked.
  card_shown text CHECK (card_shown ~ '^[0-9*]{6,19}$' AND card_shown !~ '[0-9]{9}'),
  -- False: the card does not take part in 3-D Secure.
  enrolled boolean NOT NULL,
  version text CHECK (version ~ '^[12](\.\d+){0,2}$'),
  authentication_status text NOT NULL
    CHECK (authentication_status IN ('Y', 'N', 'A', 'R', 'U', 'C', 'timeout')),
  result_status text CHECK (result_status IN ('Y', 'N', 'timeout')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, three_ds_scenario_id),
  UNIQUE (merchant_account_id, position) DEFERRABLE INITIALLY IMMEDIATE,
  CHECK (card_prefix IS NULL OR card_fingerprint IS NULL),
  CHECK ((card_shown IS NULL) = (card_prefix IS NULL AND card_fingerprint IS NULL)),
  CHECK (enrolled OR authentication_status = 'U'),
  CHECK (authentication_status <> 'C' OR result_status IS NOT NULL)
);

-- Cardholder authentications, one per question to the directory server: for a transaction's hosted flow, or
-- for a checkout session. Each is an operation under its id, due when a worker is to look whether it has ended.
CREATE TABLE three_ds_authentications (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  -- Also the 3-D Secure server's transaction id (`threeDSServerTransID`).
  three_ds_authentication_id uuid NOT NULL,
  -- Compare-and-set: every change raises it by one.
  version bigint NOT NULL CHECK (version >= 1),
  subject_type text NOT NULL CHECK (subject_type IN ('transaction', 'checkout_session')),
  subject_id uuid NOT NULL,
  channel text NOT NULL CHECK (channel IN ('browser', 'app')),
  -- The connector of the 3-D Secure server that is asked; null: none was set up.
  server text,
  -- Where the number is sealed; nothing else of the card stands here. Owned: sealed for this approval only,
  -- and shredded at its end.
  vault_record_id uuid NOT NULL,
  owns_vault_record boolean NOT NULL,
  -- Beside which record id vault memory keeps the security code until the end; null: there is none.
  security_code_record_id uuid,
  expiration_date text CHECK (expiration_date ~ '^(0[1-9]|1[0-2])/[0-9]{2}$'),
  scheme text NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Acquirer and merchant as the scheme knows them; null: there is no such profile.
  profile jsonb CHECK (jsonb_typeof(profile) = 'object'),
  -- What sandbox scenarios look at.
  candidate jsonb NOT NULL CHECK (jsonb_typeof(candidate) = 'object'),
  -- Of a transaction: what to try afterwards, in order, and whether it may be charged without a proof.
  plan jsonb NOT NULL CHECK (jsonb_typeof(plan) = 'object'),
  message_version text CHECK (message_version ~ '^[12](\.\d+){0,2}$'),
  stage text NOT NULL
    CHECK (stage IN ('awaiting_buyer', 'not_enrolled', 'setup_error', 'error', 'challenge', 'cancelled',
    'expired', 'answered')),
  -- What belongs to the stage: messages exchanged, result, problem. A CAVV is a proof of one payment, not
  -- card data.
  details jsonb NOT NULL CHECK (jsonb_typeof(details) = 'object'),
  -- SHA-256 of the secret in the approval address; null where no browser is involved.
  approval_digest bytea CHECK (length(approval_digest) = 32),
  redirect_url text CHECK (length(redirect_url) <= 8192),
  expires_at timestamptz NOT NULL,
  -- When whoever asked for it was told the end.
  concluded_at timestamptz,
  -- Of a checkout session: the transaction that pays with the proof. A cardholder agrees to one payment.
  taken_by uuid,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, three_ds_authentication_id),
  CHECK (concluded_at IS NULL OR stage NOT IN ('awaiting_buyer', 'challenge'))
);
CREATE INDEX three_ds_authentications_by_subject
  ON three_ds_authentications (merchant_account_id, subject_type, subject_id,
    three_ds_authentication_id DESC);
