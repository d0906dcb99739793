-- Events for the world outside, and who listens.

-- Who is told of events outside. Without an active subscription of its merchant account, or of the instance, no
-- event is written down. '' as the merchant account: the instance, and with it every merchant account.
CREATE TABLE webhook_subscriptions (
  merchant_account_id text NOT NULL,
  webhook_subscription_id uuid NOT NULL,
  -- Null: nothing is sent, and deliveries wait until somebody fetches and acknowledges them.
  url text,
  is_active boolean NOT NULL,
  is_paused boolean NOT NULL DEFAULT false,
  -- Why it is no longer active, where nobody but the endpoint itself asked for it.
  disabled_reason text CHECK (disabled_reason IN ('gone')),
  -- Whose keys of the vault seal its secrets: for one of the instance, those of the request that made it.
  sealed_for text NOT NULL,
  -- How the endpoint wants to be asked, without what is secret: that is a record of the vault.
  authentication jsonb CHECK (jsonb_typeof(authentication) = 'object'),
  authentication_record_id uuid,
  -- Records of the vault are never changed: a new secret is a new record.
  secret_record_id uuid,
  previous_secret_record_id uuid,
  previous_secret_until timestamptz,
  -- Null: every event.
  events text[] CHECK (cardinality(events) > 0),
  api_version text NOT NULL,
  ordering text NOT NULL CHECK (ordering IN ('none', 'resource', 'endpoint')),
  creator jsonb CHECK (jsonb_typeof(creator) = 'object'),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, webhook_subscription_id),
  CHECK (url IS NULL OR secret_record_id IS NOT NULL),
  CHECK ((authentication IS NULL) = (authentication_record_id IS NULL)),
  CHECK ((previous_secret_record_id IS NULL) = (previous_secret_until IS NULL))
);
CREATE INDEX webhook_subscriptions_that_listen ON webhook_subscriptions (merchant_account_id) WHERE is_active;

-- What is to be told to the world outside. Written with the change; fanned out to subscriptions afterwards.
CREATE TABLE webhook_events (
  merchant_account_id text NOT NULL,
  webhook_event_id uuid NOT NULL,
  name text NOT NULL,
  target_type text NOT NULL,
  target_id uuid NOT NULL,
  transaction_id uuid,
  created_at timestamptz NOT NULL,
  -- The target in the words of each version, where it was known with the change; else it is read later.
  target json CHECK (json_typeof(target) = 'object'),
  -- When it is to be fanned out; null: it has been.
  due_at timestamptz DEFAULT '-infinity',
  PRIMARY KEY (merchant_account_id, webhook_event_id)
);
CREATE INDEX webhook_events_to_fan_out ON webhook_events (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX webhook_events_not_fanned_out ON webhook_events (merchant_account_id, webhook_event_id)
  WHERE due_at IS NOT NULL;
CREATE INDEX webhook_events_by_creation ON webhook_events (created_at);

-- The exact bytes that every delivery of an event carries, frozen when it is fanned out.
CREATE TABLE webhook_payloads (
  merchant_account_id text NOT NULL,
  webhook_event_id uuid NOT NULL,
  api_version text NOT NULL,
  body text NOT NULL,
  PRIMARY KEY (merchant_account_id, webhook_event_id, api_version),
  FOREIGN KEY (merchant_account_id, webhook_event_id) REFERENCES webhook_events ON DELETE CASCADE
);

-- One event for one subscription, over all its attempts. Its merchant account is the event's.
CREATE TABLE webhook_deliveries (
  merchant_account_id text NOT NULL,
  webhook_delivery_id uuid NOT NULL,
  webhook_event_id uuid NOT NULL,
  webhook_subscription_id uuid NOT NULL,
  event_name text NOT NULL,
  api_version text NOT NULL,
  -- Deliveries of one key go one after the other; null: in any order.
  order_key uuid,
  status text NOT NULL CHECK (status IN ('pending', 'delivered', 'failed')),
  due_at timestamptz,
  -- Attempts since it was last begun, by its event or by hand, and when that was.
  tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  begun_at timestamptz NOT NULL,
  attempts jsonb NOT NULL DEFAULT '[]' CHECK (jsonb_typeof(attempts) = 'array'),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, webhook_delivery_id),
  FOREIGN KEY (merchant_account_id, webhook_event_id) REFERENCES webhook_events ON DELETE CASCADE,
  CHECK ((status = 'pending') = (due_at IS NOT NULL))
);
CREATE INDEX webhook_deliveries_of_event ON webhook_deliveries (merchant_account_id, webhook_event_id);
-- The events of one fan-out are due at the same time: their order is in the index, so the next is found at once.
CREATE INDEX webhook_deliveries_due ON webhook_deliveries (webhook_subscription_id, due_at, webhook_event_id)
  WHERE status = 'pending';
CREATE INDEX webhook_deliveries_in_order ON webhook_deliveries (webhook_subscription_id, order_key, webhook_event_id)
  WHERE status = 'pending' AND order_key IS NOT NULL;
CREATE INDEX webhook_deliveries_of_subscription ON webhook_deliveries (webhook_subscription_id, webhook_delivery_id);

-- One queue per endpoint. It is given to one worker at a time, who sends what is due in it: so an endpoint has no
-- more requests at once than one worker sends, and holds up no other endpoint.
CREATE TABLE webhook_queues (
  merchant_account_id text NOT NULL,
  webhook_subscription_id uuid NOT NULL,
  -- When something may be due; while a worker has it, the end of its lease, which is the fence as well.
  due_at timestamptz,
  is_taken boolean NOT NULL DEFAULT false,
  -- When something was added while a worker had it.
  woken_at timestamptz,
  -- Failures in a row, since when, and until when nothing is sent because of them.
  failures integer NOT NULL DEFAULT 0 CHECK (failures >= 0),
  failing_since timestamptz,
  resting_until timestamptz,
  incident_id uuid,
  PRIMARY KEY (merchant_account_id, webhook_subscription_id),
  FOREIGN KEY (merchant_account_id, webhook_subscription_id) REFERENCES webhook_subscriptions ON DELETE CASCADE
);
CREATE INDEX webhook_queues_due ON webhook_queues (due_at) WHERE due_at IS NOT NULL;

-- What a person should look at.
CREATE TABLE monitoring_incidents (
  merchant_account_id text NOT NULL,
  monitoring_incident_id uuid NOT NULL,
  monitoring_metric_id uuid,
  display_name text NOT NULL,
  spec jsonb NOT NULL CHECK (jsonb_typeof(spec) = 'object'),
  -- Of the metric that opened it, as they were then.
  alerting_policy jsonb CHECK (jsonb_typeof(alerting_policy) = 'object'),
  incident_policy jsonb CHECK (jsonb_typeof(incident_policy) = 'object'),
  notes text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  closed_at timestamptz,
  PRIMARY KEY (merchant_account_id, monitoring_incident_id)
);
CREATE INDEX monitoring_incidents_by_creation
  ON monitoring_incidents (merchant_account_id, created_at, monitoring_incident_id);
CREATE INDEX monitoring_incidents_of_metric
  ON monitoring_incidents (merchant_account_id, monitoring_metric_id, created_at, monitoring_incident_id)
  WHERE monitoring_metric_id IS NOT NULL;
CREATE INDEX monitoring_incidents_open ON monitoring_incidents (merchant_account_id) WHERE closed_at IS NULL;
