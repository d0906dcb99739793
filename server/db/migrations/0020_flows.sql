-- Versions of a merchant account's flows: each one whole, and none ever changed, so that every decision can be
-- explained and made again. The highest number counts.
CREATE TABLE flow_versions (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  flow text NOT NULL CHECK (flow IN ('checkout', 'card-transaction', 'non-card-transaction', 'redirect-transaction')),
  number integer NOT NULL CHECK (number >= 1),
  -- In the order in which they are tried.
  rules jsonb NOT NULL CHECK (jsonb_typeof(rules) = 'array'),
  cause text NOT NULL CHECK (cause IN ('rule-created', 'rule-updated', 'rule-deleted', 'rules-ordered', 'restored',
    'published')),
  -- Of the caller: what a person wants to remember of it.
  description text CHECK (length(description) <= 500),
  creator jsonb CHECK (jsonb_typeof(creator) = 'object'),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, flow, number)
);

-- Rules that do not count until they are published.
CREATE TABLE flow_drafts (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  flow_draft_id uuid NOT NULL,
  flow text NOT NULL CHECK (flow IN ('checkout', 'card-transaction', 'non-card-transaction', 'redirect-transaction')),
  -- Compare-and-set: every change raises it by one.
  version bigint NOT NULL CHECK (version >= 1),
  -- The version of the flow that it was begun from; 0: there was none.
  base_number integer NOT NULL CHECK (base_number >= 0),
  rules jsonb NOT NULL CHECK (jsonb_typeof(rules) = 'array'),
  description text CHECK (length(description) <= 500),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, flow_draft_id)
);
CREATE INDEX flow_drafts_by_flow ON flow_drafts (merchant_account_id, flow, created_at DESC, flow_draft_id DESC);
