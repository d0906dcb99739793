-- Events as a list and a stream, resends as jobs, and the log of API calls.

-- In which transaction an event was written, and before which one everything had ended by then. The stream of events
-- goes by what was committed since it looked: an event that commits late has an early id and an early time. Default
-- values, so that no statement names them; PostgreSQL's own numbers, so that they cost no sequence and no lock.
ALTER TABLE webhook_events ADD COLUMN written_in xid8 DEFAULT pg_current_xact_id();
ALTER TABLE webhook_events ADD COLUMN written_after xid8 DEFAULT pg_snapshot_xmin(pg_current_snapshot());
CREATE INDEX IF NOT EXISTS webhook_events_by_writing ON webhook_events (written_in);
-- Events are forgotten by their ids.
DROP INDEX IF EXISTS webhook_events_by_creation;

-- What a delivery tells of: the payment, with its captures and refunds, or the resource itself.
ALTER TABLE webhook_deliveries ADD COLUMN resource_id uuid;
CREATE INDEX IF NOT EXISTS webhook_deliveries_of_resource
  ON webhook_deliveries (merchant_account_id, resource_id, webhook_delivery_id) WHERE resource_id IS NOT NULL;

-- Deliveries that a worker begins again, in slices: all of a subscription that fit what was asked for.
CREATE TABLE webhook_resends (
  merchant_account_id text NOT NULL,
  webhook_resend_id uuid NOT NULL,
  webhook_subscription_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('running', 'completed', 'stopped')),
  first_delivery_id uuid NOT NULL,
  last_delivery_id uuid NOT NULL,
  created_at_gte timestamptz,
  created_at_lte timestamptz,
  statuses text[] NOT NULL CHECK (cardinality(statuses) > 0),
  -- Null: every event, everything, all of them.
  events text[] CHECK (cardinality(events) > 0),
  resource_id uuid,
  delivery_ids uuid[] CHECK (cardinality(delivery_ids) BETWEEN 1 AND 500),
  -- How many have begun again, and the last one that was looked at.
  count bigint NOT NULL DEFAULT 0 CHECK (count >= 0),
  reached_id uuid,
  creator_name text,
  due_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, webhook_resend_id),
  FOREIGN KEY (merchant_account_id, webhook_subscription_id) REFERENCES webhook_subscriptions ON DELETE CASCADE,
  CHECK ((status = 'running') = (due_at IS NOT NULL))
);
CREATE INDEX webhook_resends_due ON webhook_resends (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX webhook_resends_of_subscription
  ON webhook_resends (merchant_account_id, webhook_subscription_id, webhook_resend_id);

-- Calls of the API, without what they said. Written in batches after the answer: what a process that dies has not
-- written yet is lost. '' as the merchant account: it was not known who called.
CREATE TABLE requests (
  merchant_account_id text NOT NULL,
  request_id uuid NOT NULL,
  operation text NOT NULL,
  -- As the contract writes it, with ids that are no credentials.
  path text NOT NULL,
  response_status integer NOT NULL,
  error_code text,
  duration_ms integer NOT NULL,
  api_key_pair_id uuid,
  user_id uuid,
  caller_name text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, request_id)
);

-- The history of one thing, and what one caller did.
CREATE INDEX IF NOT EXISTS audit_logs_of_resource ON audit_logs (merchant_account_id, resource_id, at, audit_log_id);
CREATE INDEX IF NOT EXISTS audit_logs_of_actor ON audit_logs (merchant_account_id, actor_id, at, audit_log_id);
