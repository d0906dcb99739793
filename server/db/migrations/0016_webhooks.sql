-- Events for the world outside, and who listens.

-- Who is told of events outside. Without an active subscription of its merchant account no event is written
-- down.
CREATE TABLE webhook_subscriptions (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  webhook_subscription_id uuid NOT NULL,
  is_active boolean NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, webhook_subscription_id)
);
CREATE INDEX webhook_subscriptions_that_listen ON webhook_subscriptions (merchant_account_id) WHERE is_active;

-- What is to be told to the world outside. Written with the change; fanned out to subscriptions afterwards,
-- in order of id.
CREATE TABLE webhook_events (
  merchant_account_id text NOT NULL,
  webhook_event_id uuid NOT NULL,
  name text NOT NULL,
  target_type text NOT NULL,
  target_id uuid NOT NULL,
  transaction_id uuid,
  created_at timestamptz NOT NULL,
  fanned_out_at timestamptz,
  PRIMARY KEY (merchant_account_id, webhook_event_id)
);
CREATE INDEX webhook_events_to_fan_out
  ON webhook_events (created_at, webhook_event_id) WHERE fanned_out_at IS NULL;
CREATE INDEX webhook_events_by_creation ON webhook_events (created_at);
