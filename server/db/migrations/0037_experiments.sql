-- Routing experiments: arms that payments are dealt to by dice, and what came of them.
CREATE TABLE experiments (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  experiment_id uuid NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  flow text NOT NULL CHECK (flow IN ('card-transaction', 'redirect-transaction')),
  -- Who stays in one arm.
  unit text NOT NULL CHECK (unit IN ('buyer', 'card', 'transaction')),
  -- As they were given, the control first; their outcomes are counted in experiment_arms.
  arms jsonb NOT NULL CHECK (jsonb_typeof(arms) = 'array'),
  expected_decline_basis_points integer NOT NULL CHECK (expected_decline_basis_points BETWEEN 1 AND 9999),
  difference_basis_points integer NOT NULL CHECK (difference_basis_points BETWEEN 1 AND 9999),
  -- What is not approved so long after it was dealt counts as not approved.
  horizon_hours integer NOT NULL CHECK (horizon_hours BETWEEN 1 AND 720),
  -- Told before it begins: of all arms together, and how many the flow decided a day until then.
  payments_needed integer NOT NULL CHECK (payments_needed >= 1),
  payments_per_day integer CHECK (payments_per_day >= 1),
  state text NOT NULL CHECK (state IN ('running', 'ended')),
  ended_because text CHECK (ended_because IN ('challenger_better', 'control_better', 'no_difference_found',
    'unknown_outcomes', 'three_d_secure_challenges', 'sample_ratio_mismatch', 'ended_by_hand')),
  -- The arm that the evidence names; null: none.
  winner text,
  -- The arm by which the rules go on that named it.
  goes_on_with text,
  creator jsonb CHECK (jsonb_typeof(creator) = 'object'),
  -- When a worker goes on (machine's time); null: it has ended, and the rules go on without it.
  due_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- When its first payment came.
  started_at timestamptz,
  ended_at timestamptz,
  PRIMARY KEY (merchant_account_id, experiment_id),
  CHECK ((state = 'ended') = (ended_because IS NOT NULL)),
  CHECK ((state = 'ended') = (goes_on_with IS NOT NULL)),
  CHECK ((state = 'ended') = (ended_at IS NOT NULL)),
  CHECK ((winner IS NOT NULL)
    = (ended_because IS NOT NULL AND ended_because IN ('challenger_better', 'control_better'))),
  CHECK (state = 'ended' OR due_at IS NOT NULL)
);
CREATE INDEX experiments_by_creation ON experiments (merchant_account_id, created_at, experiment_id);
CREATE INDEX experiments_due ON experiments (due_at) WHERE due_at IS NOT NULL;

-- What came of the payments of each arm, counted once each.
CREATE TABLE experiment_arms (
  merchant_account_id text NOT NULL,
  experiment_id uuid NOT NULL,
  position integer NOT NULL CHECK (position BETWEEN 0 AND 2),
  arm text NOT NULL,
  payments tally NOT NULL DEFAULT 0,
  approved tally NOT NULL DEFAULT 0,
  not_approved tally NOT NULL DEFAULT 0,
  -- Of those whose result is known: for some time nobody knew it, or the cardholder was challenged.
  unknown_outcomes tally NOT NULL DEFAULT 0,
  challenges tally NOT NULL DEFAULT 0,
  PRIMARY KEY (merchant_account_id, experiment_id, position),
  UNIQUE (merchant_account_id, experiment_id, arm),
  FOREIGN KEY (merchant_account_id, experiment_id) REFERENCES experiments (merchant_account_id, experiment_id),
  CHECK (approved + not_approved <= payments),
  CHECK (unknown_outcomes <= approved + not_approved),
  CHECK (challenges <= approved + not_approved)
);

-- The first payment of each unit of an experiment, written with the payment itself; those after it are not looked at.
CREATE TABLE experiment_payments (
  merchant_account_id text NOT NULL,
  experiment_id uuid NOT NULL,
  -- Of the buyer, the card or the payment, keyed by the experiment.
  unit_hash uuid NOT NULL,
  transaction_id uuid NOT NULL,
  arm text NOT NULL,
  share_percent integer NOT NULL CHECK (share_percent BETWEEN 1 AND 99),
  -- It is among the payments of its arm.
  counted boolean NOT NULL DEFAULT false,
  -- When it is looked at next (merchant account's time); null: its result is known.
  look_at timestamptz,
  known_at timestamptz,
  approved boolean,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, experiment_id, unit_hash),
  FOREIGN KEY (merchant_account_id, experiment_id) REFERENCES experiments (merchant_account_id, experiment_id),
  FOREIGN KEY (merchant_account_id, transaction_id) REFERENCES transactions (merchant_account_id, transaction_id),
  CHECK ((known_at IS NULL) = (approved IS NULL)),
  CHECK ((known_at IS NULL) = (look_at IS NOT NULL)),
  CHECK (counted OR known_at IS NULL)
);
CREATE INDEX experiment_payments_to_look_at ON experiment_payments (merchant_account_id, experiment_id, look_at)
  WHERE look_at IS NOT NULL;
CREATE INDEX experiment_payments_by_transaction ON experiment_payments (merchant_account_id, transaction_id);

-- What a rule goes on with once its experiment has ended.
ALTER TABLE flow_versions DROP CONSTRAINT flow_versions_cause_check;
ALTER TABLE flow_versions ADD CONSTRAINT flow_versions_cause_check CHECK (cause IN ('rule-created', 'rule-updated',
  'rule-deleted', 'rules-ordered', 'restored', 'published', 'experiment-ended'));
