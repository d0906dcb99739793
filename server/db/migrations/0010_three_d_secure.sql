-- Sandbox rules that decide what 3-D Secure answers, tried in the order of their positions.

CREATE TABLE three_ds_scenarios (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  three_ds_scenario_id uuid NOT NULL,
  -- Dense from 0. Checked at the end of a statement, so that one statement can move many.
  position integer NOT NULL CHECK (position BETWEEN 0 AND 10000),
  first_name text,
  last_name text,
  email_address text,
  amount bigint CHECK (amount BETWEEN 0 AND 99999999),
  external_identifier text,
  -- A card by its leading digits, or by the vault's fingerprint of its number, which never stands here.
  card_prefix text CHECK (card_prefix ~ '^[0-9]{6,8}$'),
  card_fingerprint text CHECK (card_fingerprint ~ '^[0-9a-f]{64}$'),
  -- What is shown of it: the digits as given, or the number with its middle masked.
  card_shown text CHECK (card_shown ~ '^[0-9*]{6,19}$' AND card_shown !~ '[0-9]{9}'),
  version text CHECK (version ~ '^[12](\.\d+){0,2}$'),
  authentication_status text NOT NULL CHECK (authentication_status IN ('Y', 'N', 'A', 'R', 'U', 'C', 'timeout')),
  result_status text CHECK (result_status IN ('Y', 'N', 'timeout')),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, three_ds_scenario_id),
  UNIQUE (merchant_account_id, position) DEFERRABLE INITIALLY IMMEDIATE,
  CHECK (card_prefix IS NULL OR card_fingerprint IS NULL),
  CHECK ((card_shown IS NULL) = (card_prefix IS NULL AND card_fingerprint IS NULL)),
  CHECK (authentication_status <> 'C' OR result_status IS NOT NULL)
);
