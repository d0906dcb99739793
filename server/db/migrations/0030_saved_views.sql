-- A list as somebody looks at it, under a name: which screen, with which query. It is of one person or API key, who
-- may share it with everybody of the merchant account.
CREATE TABLE saved_views (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  saved_view_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  owner_name text NOT NULL,
  is_shared boolean NOT NULL,
  screen text NOT NULL CHECK (screen ~ '^[a-z][a-z0-9/-]{0,49}$'),
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 100),
  -- Names with lists of values, as in an address.
  query jsonb NOT NULL CHECK (jsonb_typeof(query) = 'object'),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, saved_view_id)
);
CREATE INDEX saved_views_own ON saved_views (merchant_account_id, owner_id);
CREATE INDEX saved_views_shared ON saved_views (merchant_account_id) WHERE is_shared;
