-- The sandbox's processors: other companies' books, kept apart from ours. No number of a card or an account ever
-- stands here.

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
  status text NOT NULL CHECK (status IN ('refused', 'pending', 'authorized', 'captured', 'voided', 'expired',
    'failed', 'returned')),
  -- What the buyer paid with, as far as a processor shows it: last four, scheme, its own token.
  instrument jsonb NOT NULL,
  details jsonb NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, processor, payment_id),
  CHECK (refunded <= captured)
);

-- Every request that was acted on, by the caller's reference: the same reference gets the same answer and moves
-- nothing again.
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
CREATE INDEX simulator_operations_by_payment ON simulator.operations (merchant_account_id, processor, payment_id);

-- Permissions to debit an account.
CREATE TABLE simulator.mandates (
  merchant_account_id text NOT NULL,
  processor text NOT NULL,
  mandate_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('pending', 'active', 'revoked', 'failed')),
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
