-- Who is told of events outside. Without an active subscription of its merchant account no event is written down.
CREATE TABLE webhook_subscriptions (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  webhook_subscription_id uuid NOT NULL,
  is_active boolean NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, webhook_subscription_id)
);
CREATE INDEX webhook_subscriptions_that_listen ON webhook_subscriptions (merchant_account_id) WHERE is_active;
