-- The sandbox's processors: other companies' books, kept apart from ours. No number of a card or an account
-- ever stands here.

CREATE SCHEMA simulator;

CREATE TABLE simulator.payments (
  -- The sub-merchant, which is the merchant account: its clock is this payment's clock.
  merchant_account_id text NOT NULL,
  processor text NOT NULL,
  payment_id uuid NOT NULL,
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  authorized bigint NOT NULL CHECK (authorized >= 0),
  captured bigint NOT NULL DEFAULT 0 CHECK (captured >= 0),
  refunded bigint NOT NULL DEFAULT 0 CHECK (refunded >= 0),
  -- No more captures: voided, cancelled, or finally captured.
  closed boolean NOT NULL DEFAULT false,
  status text NOT NULL
    CHECK (status IN ('refused', 'pending', 'authorized', 'captured', 'voided', 'expired', 'failed',
    'returned')),
  -- What the buyer paid with, as far as a processor shows it: last four, scheme, its own token.
  instrument jsonb NOT NULL,
  details jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, processor, payment_id),
  CHECK (refunded <= captured)
);

-- Every request that was acted on, by the caller's reference: the same reference gets the same answer and
-- moves nothing again.
CREATE TABLE simulator.operations (
  merchant_account_id text NOT NULL,
  processor text NOT NULL,
  reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 200),
  operation_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  kind text NOT NULL,
  status text NOT NULL CHECK (status IN ('approved', 'refused', 'pending')),
  -- Minor units that moved; 0 when refused.
  amount bigint NOT NULL CHECK (amount >= 0),
  -- Tells a repeated request from another one that reuses the reference.
  request_hash text NOT NULL,
  -- json, not jsonb: a repeated answer is the first one to the byte.
  answer json NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, processor, reference),
  UNIQUE (merchant_account_id, processor, operation_id),
  CHECK (status <> 'refused' OR amount = 0)
);
CREATE INDEX simulator_operations_by_payment
  ON simulator.operations (merchant_account_id, processor, payment_id);

-- Permissions to debit an account.
CREATE TABLE simulator.mandates (
  merchant_account_id text NOT NULL,
  processor text NOT NULL,
  mandate_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'active', 'paused', 'revoked', 'failed')),
  scheme text NOT NULL,
  last_four text NOT NULL,
  webhook_url text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, processor, mandate_id)
);

-- What a processor will do by itself when the account's clock gets there: settle, return, lapse.
CREATE TABLE simulator.steps (
  merchant_account_id text NOT NULL,
  processor text NOT NULL,
  step_id uuid NOT NULL,
  -- The payment or mandate that it is about.
  subject_id uuid NOT NULL,
  kind text NOT NULL,
  due_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, processor, step_id)
);
CREATE INDEX simulator_steps_by_due ON simulator.steps (merchant_account_id, due_at);

-- Events that processors send out, at least once each.
CREATE TABLE simulator.events (
  merchant_account_id text NOT NULL,
  processor text NOT NULL,
  event_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  body text NOT NULL,
  status text NOT NULL CHECK (status IN ('waiting', 'held', 'delivered', 'dropped', 'given_up')),
  attempts integer NOT NULL DEFAULT 0,
  -- The machine's time: deliveries do not travel in time.
  next_at timestamptz NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, processor, event_id)
);
CREATE INDEX simulator_events_waiting ON simulator.events (next_at, event_id) WHERE status = 'waiting';

-- Tokens that simulated processors make of cards, for later charges. No number stands here: last four, scheme
-- and expiry are all that is kept.
CREATE TABLE simulator.stored_instruments (
  merchant_account_id text NOT NULL,
  processor text NOT NULL,
  reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 200),
  instrument_id uuid NOT NULL,
  token text NOT NULL,
  -- waiting: the buyer has not approved yet
  status text NOT NULL CHECK (status IN ('waiting', 'active', 'refused', 'deleted')),
  code text,
  instrument jsonb NOT NULL,
  return_url text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, processor, reference),
  UNIQUE (merchant_account_id, processor, instrument_id),
  UNIQUE (merchant_account_id, processor, token)
);

-- The simulated token service's books.
CREATE TABLE simulator.network_tokens (
  merchant_account_id text NOT NULL,
  reference uuid NOT NULL,
  -- The caller's reference: repeated, it gets the same token.
  request_reference text NOT NULL,
  -- Tells the service's own tokens from those of wallets and others, without keeping the number.
  token_digest text,
  card_digest text NOT NULL,
  expiration_month integer NOT NULL CHECK (expiration_month BETWEEN 1 AND 12),
  expiration_year integer NOT NULL,
  status text NOT NULL CHECK (status IN ('active', 'suspended', 'deleted')),
  card_art_url text NOT NULL,
  notification_url text,
  cryptograms integer NOT NULL DEFAULT 0,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, reference),
  UNIQUE (merchant_account_id, request_reference)
);
CREATE INDEX network_tokens_by_digest ON simulator.network_tokens (merchant_account_id, token_digest);

-- Cryptograms that the simulated token service gave out. The simulated processors take each for one payment.
CREATE TABLE simulator.cryptograms (
  merchant_account_id text NOT NULL,
  cryptogram_digest text NOT NULL,
  reference uuid NOT NULL,
  token_digest text NOT NULL,
  -- The processor and the reference of the payment that used it.
  used_by text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, cryptogram_digest)
);

-- What the simulated directory server and issuer know of an authentication. No card number: last four digits
-- for their page.
CREATE TABLE simulator.authentications (
  merchant_account_id text NOT NULL,
  -- The caller's id for it.
  server_transaction_id uuid NOT NULL,
  directory_transaction_id uuid NOT NULL,
  acs_transaction_id uuid NOT NULL,
  -- What the issuer's page shows and needs.
  page jsonb NOT NULL CHECK (jsonb_typeof(page) = 'object'),
  -- How the challenge is to end; null: as the buyer says.
  planned_result text CHECK (planned_result IN ('Y', 'N', 'timeout')),
  -- How it ended: the result request's status. `cancel`: the buyer left.
  result text CHECK (result IN ('Y', 'N', 'timeout', 'cancel')),
  answer json NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, server_transaction_id)
);

-- The simulated provider's own books. A card is known by a digest of its number and PIN.
CREATE TABLE simulator.gift_cards (
  merchant_account_id text NOT NULL,
  processor text NOT NULL,
  card_digest text NOT NULL CHECK (length(card_digest) = 64),
  card_id uuid NOT NULL,
  currency text CHECK (currency ~ '^[A-Z]{3}$'),
  balance bigint NOT NULL CHECK (balance >= 0),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, processor, card_digest),
  UNIQUE (merchant_account_id, processor, card_id)
);

-- What simulated processors of real companies keep beside the books, in their own words: intents, refunds,
-- mandates, endpoints, answers under idempotency keys.
CREATE TABLE simulator.objects (
  merchant_account_id text NOT NULL,
  processor text NOT NULL,
  object_id text NOT NULL CHECK (length(object_id) BETWEEN 1 AND 300),
  kind text NOT NULL,
  -- The object that it belongs to, where it belongs to one.
  parent_id text,
  body json NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, processor, object_id)
);
CREATE INDEX simulator_objects_by_kind
  ON simulator.objects (merchant_account_id, processor, kind, parent_id, created_at);
