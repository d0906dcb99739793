-- What programs that decide for themselves may do with payments, and what they have used of it. The statement that
-- commits an intent takes from it, so that no two calls together go beyond.
CREATE TABLE agent_mandates (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  agent_mandate_id uuid NOT NULL,
  -- In the words of the person who gave it.
  purpose text NOT NULL CHECK (length(purpose) BETWEEN 1 AND 500),
  actions text[] NOT NULL CHECK (cardinality(actions) > 0
    AND actions <@ ARRAY['read', 'pay', 'capture', 'void', 'refund']),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Of one payment, of all together, and how many; null where none may be made.
  payment_amount_max bigint CHECK (payment_amount_max > 0),
  payments_total_max bigint CHECK (payments_total_max >= payment_amount_max),
  payments_count_max integer CHECK (payments_count_max > 0),
  refund_amount_max bigint CHECK (refund_amount_max > 0),
  refunds_total_max bigint CHECK (refunds_total_max >= refund_amount_max),
  refunds_count_max integer CHECK (refunds_count_max > 0),
  -- Whose payments, with what, for which orders; empty: any.
  buyer_ids uuid[] NOT NULL,
  payment_method_ids uuid[] NOT NULL,
  external_identifiers text[] NOT NULL,
  valid_from timestamptz NOT NULL,
  valid_until timestamptz NOT NULL CHECK (valid_until > valid_from),
  -- Taken with the intent. An amount comes back where the payment failed, a count never does.
  paid_amount bigint NOT NULL DEFAULT 0 CHECK (paid_amount BETWEEN 0 AND coalesce(payments_total_max, 0)),
  paid_count integer NOT NULL DEFAULT 0 CHECK (paid_count BETWEEN 0 AND coalesce(payments_count_max, 0)),
  refunded_amount bigint NOT NULL DEFAULT 0 CHECK (refunded_amount BETWEEN 0 AND coalesce(refunds_total_max, 0)),
  refunded_count integer NOT NULL DEFAULT 0 CHECK (refunded_count BETWEEN 0 AND coalesce(refunds_count_max, 0)),
  creator jsonb CHECK (jsonb_typeof(creator) = 'object'),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  revoked_at timestamptz,
  PRIMARY KEY (merchant_account_id, agent_mandate_id),
  CHECK (('pay' = ANY (actions)) = (payment_amount_max IS NOT NULL)),
  CHECK ((payment_amount_max IS NULL) = (payments_total_max IS NULL)),
  CHECK ((payment_amount_max IS NULL) = (payments_count_max IS NULL)),
  CHECK (('refund' = ANY (actions)) = (refund_amount_max IS NOT NULL)),
  CHECK ((refund_amount_max IS NULL) = (refunds_total_max IS NULL)),
  CHECK ((refund_amount_max IS NULL) = (refunds_count_max IS NULL))
);
CREATE INDEX agent_mandates_by_creation ON agent_mandates (merchant_account_id, created_at, agent_mandate_id);

-- The mandate that a key is for, from when it is made: it can do nothing else. The mandate's merchant account is the
-- key's only one.
ALTER TABLE api_key_pairs ADD COLUMN agent_mandate_id uuid;
ALTER TABLE api_key_pairs ADD CONSTRAINT api_key_pairs_agent_of_one_account
  CHECK (agent_mandate_id IS NULL OR cardinality(merchant_account_ids) = 1);

-- Under which mandate it was done.
ALTER TABLE audit_logs ADD COLUMN agent_mandate_id uuid;
CREATE INDEX IF NOT EXISTS audit_logs_of_agent_mandate
  ON audit_logs (merchant_account_id, agent_mandate_id, at, audit_log_id) WHERE agent_mandate_id IS NOT NULL;
