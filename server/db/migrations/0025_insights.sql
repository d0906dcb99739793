-- Payments counted by quarters of an hour, and metrics that are watched. A worker counts; the API only reads, and
-- never walks through payments.

-- How far the payments of a merchant account have been counted, in the order of their last change. They are read
-- twice: soon after they change, and again an hour later, for what was committed out of that order.
CREATE TABLE payment_countings (
  merchant_account_id text NOT NULL PRIMARY KEY REFERENCES merchant_accounts (merchant_account_id),
  reached_at timestamptz NOT NULL DEFAULT '-infinity',
  reached_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
  again_at timestamptz NOT NULL DEFAULT '-infinity',
  again_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
  -- When a worker looks again (machine's time); while one has it, the end of its lease, and the fence.
  due_at timestamptz NOT NULL DEFAULT '-infinity'
);

-- What payments have in common: lists of words by dimension, one of each but `metadata`. What a payment lacks is
-- left out. The id is a hash of the words.
CREATE TABLE payment_kinds (
  merchant_account_id text NOT NULL,
  payment_kind_id uuid NOT NULL,
  dimensions jsonb NOT NULL CHECK (jsonb_typeof(dimensions) = 'object'),
  PRIMARY KEY (merchant_account_id, payment_kind_id)
);

-- As what each payment is counted now, so that what it counted as before can be taken back, once. It outlives the
-- timeline, of which `dimensions` has some words.
CREATE TABLE counted_payments (
  merchant_account_id text NOT NULL,
  transaction_id uuid NOT NULL,
  slot_at timestamptz NOT NULL,
  payment_kind_id uuid NOT NULL,
  amount bigint NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (merchant_account_id, transaction_id),
  FOREIGN KEY (merchant_account_id, payment_kind_id) REFERENCES payment_kinds
);

-- Payments of one kind that were created in the quarter of an hour from `slot_at`, and what they came to, in minor
-- units of their currency.
CREATE TABLE payment_counts (
  merchant_account_id text NOT NULL,
  slot_at timestamptz NOT NULL,
  payment_kind_id uuid NOT NULL,
  payments bigint NOT NULL CHECK (payments >= 0),
  amount numeric NOT NULL CHECK (amount >= 0),
  PRIMARY KEY (merchant_account_id, slot_at, payment_kind_id),
  FOREIGN KEY (merchant_account_id, payment_kind_id) REFERENCES payment_kinds
);

CREATE TABLE insights_presets (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  insights_preset_id uuid NOT NULL,
  source text NOT NULL CHECK (source IN ('authentication', 'authorization', 'monitoring')),
  metric text NOT NULL CHECK (metric IN ('volume', 'transactions', 'auth_rate')),
  display_name text NOT NULL CHECK (length(display_name) BETWEEN 1 AND 255),
  filters jsonb NOT NULL CHECK (jsonb_typeof(filters) = 'object'),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, insights_preset_id)
);
CREATE INDEX insights_presets_of_source
  ON insights_presets (merchant_account_id, source, created_at, insights_preset_id);

CREATE TABLE monitoring_metrics (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  monitoring_metric_id uuid NOT NULL,
  display_name text NOT NULL CHECK (length(display_name) BETWEEN 1 AND 200),
  spec jsonb NOT NULL CHECK (jsonb_typeof(spec) = 'object'),
  alerting_policy jsonb CHECK (jsonb_typeof(alerting_policy) = 'object'),
  alerting_policy_updated_at timestamptz,
  incident_policy jsonb CHECK (jsonb_typeof(incident_policy) = 'object'),
  incident_policy_updated_at timestamptz,
  creator jsonb NOT NULL CHECK (jsonb_typeof(creator) = 'object'),
  -- The end of the window of the next sample, and when a worker takes it (merchant account's time; null: never,
  -- since nothing would follow from it).
  sample_at timestamptz NOT NULL,
  due_at timestamptz,
  -- Samples in a row that said so.
  unhealthy_samples integer NOT NULL DEFAULT 0 CHECK (unhealthy_samples >= 0),
  healthy_samples integer NOT NULL DEFAULT 0 CHECK (healthy_samples >= 0),
  -- The one that is open.
  incident_id uuid,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, monitoring_metric_id)
);
CREATE INDEX monitoring_metrics_due ON monitoring_metrics (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX monitoring_metrics_by_creation
  ON monitoring_metrics (merchant_account_id, created_at, monitoring_metric_id);
