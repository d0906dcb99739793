-- What people confirm before it is done, who else must agree, how much they may move, and log-in at the company's
-- identity provider.

-- One call that somebody wants to make: these bytes, to this address, once. Those of the instance stand with the
-- merchant account `default`, as its log-ins do.
CREATE TABLE confirmations (
  merchant_account_id text NOT NULL,
  confirmation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  user_name text NOT NULL,
  user_email text NOT NULL,
  session_id uuid NOT NULL,
  operation text NOT NULL,
  method text NOT NULL,
  -- With its query, as the call will have it.
  path text NOT NULL CHECK (length(path) <= 4000),
  api_version text NOT NULL,
  -- Under a key of the vault: a bare digest would let a PIN in it be tried out.
  body_fingerprint bytea NOT NULL CHECK (length(body_fingerprint) = 32),
  -- Where a second person is to agree, and so has to see it; never of a call that may hold credentials.
  body text CHECK (length(body) <= 20000),
  reason text CHECK (length(reason) <= 500),
  -- What the service found out about the call: the sentence that people are shown, as a word and its values.
  facts jsonb NOT NULL CHECK (jsonb_typeof(facts) = 'object'),
  nonce bytea NOT NULL CHECK (length(nonce) = 32),
  -- What passkeys sign: it follows from all of the above.
  challenge bytea NOT NULL CHECK (length(challenge) = 32),
  needs_approval boolean NOT NULL,
  status text NOT NULL CHECK (status IN ('asked', 'signed', 'waiting', 'approved', 'declined', 'used')),
  -- How it was signed. `login`: logged in again at the identity provider; `demo`: the sandbox's demo administrator.
  strength text CHECK (strength IN ('passkey', 'login', 'demo')),
  -- What the authenticator said, as it said it: anybody can check it again against the challenge.
  assertion jsonb,
  signed_at timestamptz,
  decided_by uuid,
  decided_by_name text,
  decided_at timestamptz,
  decision_strength text CHECK (decision_strength IN ('passkey', 'login', 'demo')),
  decision_assertion jsonb,
  decision_reason text CHECK (length(decision_reason) <= 500),
  used_at timestamptz,
  -- The Idempotency-Key of the call that used it: the same call may come again, any other may not.
  used_key text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, confirmation_id),
  CHECK ((status = 'used') = (used_at IS NOT NULL)),
  CHECK (status NOT IN ('signed', 'waiting', 'approved', 'used') OR strength IS NOT NULL),
  CHECK (status NOT IN ('waiting', 'approved', 'declined') OR needs_approval),
  -- Four eyes: nothing that needs them is used without, and nobody lends themselves a second pair.
  CHECK (NOT (status = 'used' AND needs_approval AND decision_strength IS NULL)),
  CHECK (decided_by IS NULL OR decided_by <> user_id OR status = 'declined')
);
CREATE INDEX confirmations_by_creation ON confirmations (merchant_account_id, created_at DESC, confirmation_id DESC);
CREATE INDEX confirmations_waiting ON confirmations (merchant_account_id, created_at DESC, confirmation_id DESC)
  WHERE status = 'waiting';
CREATE INDEX confirmations_by_end ON confirmations (expires_at);

-- From which amount on a second person has to agree.
CREATE TABLE approval_limits (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount bigint NOT NULL CHECK (amount BETWEEN 0 AND 999999999999),
  PRIMARY KEY (merchant_account_id, currency)
);

-- How much a role lets its holder move. Where it has any limit for an act, other currencies are not allowed at all.
CREATE TABLE role_assignment_limits (
  role_assignment_id uuid NOT NULL REFERENCES role_assignments (role_assignment_id) ON DELETE CASCADE,
  act text NOT NULL CHECK (act IN ('capture', 'refund')),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount_per_act bigint CHECK (amount_per_act BETWEEN 0 AND 999999999999),
  amount_per_day bigint CHECK (amount_per_day BETWEEN 0 AND 999999999999),
  PRIMARY KEY (role_assignment_id, act, currency),
  CHECK (amount_per_act IS NOT NULL OR amount_per_day IS NOT NULL)
);

-- What somebody has moved of one merchant account in one day, in UTC by the merchant account's clock.
CREATE TABLE amounts_of_day (
  merchant_account_id text NOT NULL,
  user_id uuid NOT NULL,
  act text NOT NULL CHECK (act IN ('capture', 'refund')),
  currency text NOT NULL,
  day date NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (merchant_account_id, user_id, act, currency, day)
);
CREATE INDEX amounts_of_day_by_day ON amounts_of_day (day);

-- Who a user is at the identity provider.
CREATE TABLE user_identities (
  issuer text NOT NULL CHECK (length(issuer) <= 2000),
  subject text NOT NULL CHECK (length(subject) BETWEEN 1 AND 255),
  user_id uuid NOT NULL REFERENCES users (user_id),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (issuer, subject)
);
CREATE INDEX user_identities_of_user ON user_identities (user_id);

-- A browser that was sent to the identity provider and has not come back.
CREATE TABLE identity_logins (
  state_hash bytea PRIMARY KEY CHECK (length(state_hash) = 32),
  -- Of the cookie of the browser that was sent: no other may come back.
  browser_hash bytea NOT NULL CHECK (length(browser_hash) = 32),
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  -- To confirm this, not to log in.
  confirmation_account_id text,
  confirmation_id uuid,
  user_id uuid REFERENCES users (user_id),
  expires_at timestamptz NOT NULL,
  CHECK ((confirmation_id IS NULL) = (user_id IS NULL)),
  CHECK ((confirmation_id IS NULL) = (confirmation_account_id IS NULL))
);
CREATE INDEX identity_logins_by_end ON identity_logins (expires_at);

-- Sessions that began at the identity provider, so that it can end them.
CREATE TABLE identity_sessions (
  session_id uuid PRIMARY KEY REFERENCES sessions (session_id) ON DELETE CASCADE,
  issuer text NOT NULL,
  subject text NOT NULL,
  -- Its own name of the session, where it has one.
  provider_session_id text
);
CREATE INDEX identity_sessions_by_subject ON identity_sessions (issuer, subject);

-- Given by the identity provider's claim, and taken back by it.
ALTER TABLE role_assignments ADD COLUMN is_claimed boolean NOT NULL DEFAULT false;
