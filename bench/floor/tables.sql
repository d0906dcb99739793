-- The rows and indexes of one card payment, by hand: no constraint but the keys, nothing that a payment does
-- not fill, and nothing here follows the service's schema when that changes.

CREATE TABLE transactions (
  account text NOT NULL,
  transaction_id uuid NOT NULL,
  version bigint NOT NULL,
  api_version text NOT NULL,
  status text NOT NULL,
  intent text NOT NULL,
  currency text NOT NULL,
  country text,
  amount bigint NOT NULL,
  authorized_amount bigint NOT NULL,
  held_amount bigint NOT NULL,
  captured_amount bigint NOT NULL,
  refunded_amount bigint NOT NULL,
  returned_amount bigint NOT NULL,
  capturing_amount bigint NOT NULL,
  refunding_amount bigint NOT NULL,
  incrementing_amount bigint NOT NULL,
  settled_amount bigint NOT NULL,
  gift_card_amount bigint NOT NULL,
  is_settled boolean NOT NULL,
  is_closed boolean NOT NULL,
  is_merchant_initiated boolean NOT NULL,
  is_subsequent boolean NOT NULL,
  is_disputed boolean NOT NULL,
  external_identifier text,
  source text NOT NULL,
  method text,
  instrument_type text,
  label text,
  scheme text,
  card_country text,
  fingerprint text,
  bin text,
  payment_method jsonb,
  payment_service_id uuid,
  payment_service jsonb,
  reference text,
  error_code text,
  approval_code text,
  avs_code text,
  cvv_code text,
  scheme_transaction_id text,
  identifiers jsonb NOT NULL,
  ip_address text,
  metadata jsonb,
  request jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  authorized_at timestamptz,
  expires_at timestamptz,
  PRIMARY KEY (account, transaction_id)
);
CREATE INDEX ON transactions (account, updated_at DESC, transaction_id DESC);
CREATE INDEX ON transactions (account, status, updated_at DESC, transaction_id DESC)
  WHERE status NOT IN ('processing', 'captured');
CREATE INDEX ON transactions (account, reference) WHERE reference IS NOT NULL;
CREATE INDEX ON transactions (account, external_identifier) WHERE external_identifier IS NOT NULL;
CREATE INDEX ON transactions (account, fingerprint) WHERE fingerprint IS NOT NULL;
CREATE INDEX ON transactions (expires_at) WHERE status = 'authorized';

CREATE TABLE operations (
  account text NOT NULL,
  operation_id uuid NOT NULL,
  transaction_id uuid NOT NULL,
  kind text NOT NULL,
  status text NOT NULL,
  attempt integer NOT NULL,
  payment_service_id uuid NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  moved_amount bigint,
  is_final boolean NOT NULL,
  reference text,
  target text NOT NULL,
  details jsonb NOT NULL,
  due_at timestamptz,
  due_tries integer NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  sent_at timestamptz NOT NULL,
  resolved_at timestamptz,
  PRIMARY KEY (account, operation_id)
);
CREATE INDEX ON operations (account, transaction_id, operation_id);
CREATE INDEX ON operations (account, reference) WHERE reference IS NOT NULL;
CREATE INDEX ON operations (due_at) WHERE due_at IS NOT NULL;

CREATE TABLE decisions (
  account text NOT NULL,
  transaction_id uuid NOT NULL,
  decision_id uuid NOT NULL,
  flow text NOT NULL,
  action text NOT NULL,
  version text NOT NULL,
  inputs jsonb NOT NULL,
  outcome jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account, transaction_id, decision_id)
);

CREATE TABLE entries (
  account text NOT NULL,
  entry_id bigint GENERATED ALWAYS AS IDENTITY,
  transaction_id uuid,
  operation_id uuid,
  movement text NOT NULL,
  debit text NOT NULL,
  credit text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account, entry_id)
);
CREATE INDEX ON entries (account, transaction_id) WHERE transaction_id IS NOT NULL;

CREATE TABLE events (
  account text NOT NULL,
  transaction_id uuid NOT NULL,
  event_id uuid NOT NULL,
  name text NOT NULL,
  context jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (account, transaction_id, event_id)
);
