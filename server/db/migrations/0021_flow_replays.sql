-- What rules would have decided on the payments of a period. A worker goes through it in slices, and what it has
-- counted stands here after each.
CREATE TABLE flow_replays (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  flow_replay_id uuid NOT NULL,
  flow text NOT NULL CHECK (flow IN ('card-transaction', 'non-card-transaction', 'redirect-transaction')),
  -- The rules that are tried out, as they were when it was asked for.
  rules jsonb NOT NULL CHECK (jsonb_typeof(rules) = 'array'),
  fees jsonb NOT NULL CHECK (jsonb_typeof(fees) = 'array'),
  from_time timestamptz NOT NULL,
  to_time timestamptz NOT NULL,
  -- The last transaction that was gone through; ids are in the order of creation.
  reached uuid NOT NULL,
  tally jsonb NOT NULL CHECK (jsonb_typeof(tally) = 'object'),
  -- When a worker goes on (machine's time); null: it is done.
  due_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, flow_replay_id),
  CHECK (from_time < to_time)
);
CREATE INDEX flow_replays_due ON flow_replays (due_at) WHERE due_at IS NOT NULL;
