-- People: users, what they may do, how they log in and where they are logged in. Like API keys they are of the
-- instance, and may act for one merchant account or for several.

CREATE TABLE users (
  user_id uuid PRIMARY KEY,
  -- In lower case. Nobody else has it, unless they were deleted.
  email_address text NOT NULL CHECK (length(email_address) BETWEEN 3 AND 320 AND email_address = lower(email_address)),
  display_name text NOT NULL CHECK (length(display_name) BETWEEN 1 AND 200),
  -- `pending`: invited, and never logged in.
  status text NOT NULL CHECK (status IN ('active', 'pending', 'deleted')),
  -- The administrator that a sandbox lets in from loopback without a passkey: at most one.
  is_demo boolean NOT NULL DEFAULT false,
  -- How they want to see things: language, zone, look.
  preferences jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(preferences) = 'object'),
  creator_id uuid,
  creator_name text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  last_seen_at timestamptz,
  deleted_at timestamptz,
  CHECK ((status = 'deleted') = (deleted_at IS NOT NULL))
);
CREATE UNIQUE INDEX users_by_email ON users (email_address) WHERE deleted_at IS NULL;
CREATE UNIQUE INDEX users_one_demo ON users (is_demo) WHERE is_demo AND deleted_at IS NULL;
CREATE INDEX users_by_creation ON users (created_at DESC, user_id DESC) WHERE deleted_at IS NULL;

-- A role of a user, for one merchant account or (null) for every one.
CREATE TABLE role_assignments (
  role_assignment_id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (user_id),
  role_id uuid NOT NULL REFERENCES roles (role_id),
  merchant_account_id text REFERENCES merchant_accounts (merchant_account_id),
  -- Acts that the role would allow, and that are ticked off for this user.
  withheld text[] NOT NULL DEFAULT '{}' CHECK (withheld <@ ARRAY['capture', 'refund', 'review', 'void']),
  creator_id uuid,
  creator_name text,
  created_at timestamptz NOT NULL,
  UNIQUE NULLS NOT DISTINCT (user_id, role_id, merchant_account_id)
);
CREATE INDEX role_assignments_by_creation ON role_assignments (created_at DESC, role_assignment_id DESC);

-- Links that lead to "make a passkey". Of the secret in them only its hash is kept.
CREATE TABLE user_invitations (
  user_invitation_id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (user_id),
  secret_hash bytea NOT NULL UNIQUE CHECK (length(secret_hash) = 32),
  creator_id uuid,
  creator_name text,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  used_at timestamptz
);
CREATE INDEX user_invitations_of_user ON user_invitations (user_id, created_at DESC);

CREATE TABLE passkeys (
  passkey_id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (user_id),
  credential_id bytea NOT NULL UNIQUE CHECK (length(credential_id) BETWEEN 1 AND 1023),
  -- COSE_Key, as the authenticator gave it.
  public_key bytea NOT NULL CHECK (length(public_key) BETWEEN 1 AND 4096),
  sign_count bigint NOT NULL CHECK (sign_count >= 0),
  transports text[] NOT NULL,
  -- Whether it is kept in more than one device.
  is_synced boolean NOT NULL,
  display_name text NOT NULL CHECK (length(display_name) BETWEEN 1 AND 200),
  created_at timestamptz NOT NULL,
  last_used_at timestamptz
);
CREATE INDEX passkeys_of_user ON passkeys (user_id, created_at, passkey_id);

-- Where a user is logged in. The cookie holds a secret of 256 random bits; here is its SHA-256.
CREATE TABLE sessions (
  session_id uuid PRIMARY KEY,
  user_id uuid NOT NULL REFERENCES users (user_id),
  secret_hash bytea NOT NULL UNIQUE CHECK (length(secret_hash) = 32),
  way text NOT NULL CHECK (way IN ('passkey', 'invitation', 'identity-provider', 'demo')),
  address text,
  user_agent text CHECK (length(user_agent) <= 500),
  created_at timestamptz NOT NULL,
  last_seen_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  ended_at timestamptz
);
CREATE INDEX sessions_of_user ON sessions (user_id, created_at DESC, session_id DESC);
CREATE INDEX sessions_by_end ON sessions (expires_at);

-- What an authenticator is asked to sign, once: of a log-in, or of a new passkey of a user.
CREATE TABLE login_challenges (
  challenge_hash bytea PRIMARY KEY CHECK (length(challenge_hash) = 32),
  purpose text NOT NULL CHECK (purpose IN ('log-in', 'make-passkey')),
  user_id uuid REFERENCES users (user_id),
  expires_at timestamptz NOT NULL
);
CREATE INDEX login_challenges_by_end ON login_challenges (expires_at);

-- Who acted may be a person now: `key`, `user`, or nobody but the `service` itself.
ALTER TABLE audit_logs ADD COLUMN actor_kind text NOT NULL DEFAULT 'key';
-- Of a person: where they were logged in, from which address, what they signed for this call and what they typed as
-- the reason for it.
ALTER TABLE audit_logs ADD COLUMN actor_email text, ADD COLUMN session_id uuid, ADD COLUMN address text,
  ADD COLUMN confirmation_id uuid, ADD COLUMN reason text;
ALTER TABLE api_key_pairs ADD COLUMN creator_user_id uuid, ADD COLUMN creator_email text;
ALTER TABLE vault_forward_configs ADD COLUMN creator_user_id uuid, ADD COLUMN creator_email text;
