-- Printed from the migrated database by `npm run golden`; the source is sandbox/migrations.

CREATE TABLE simulator.authentications (
  merchant_account_id text NOT NULL,
  server_transaction_id uuid NOT NULL,
  directory_transaction_id uuid NOT NULL,
  acs_transaction_id uuid NOT NULL,
  page jsonb NOT NULL,
  planned_result text,
  result text,
  answer json NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT authentications_pkey PRIMARY KEY (merchant_account_id, server_transaction_id),
  CONSTRAINT authentications_page_check CHECK ((jsonb_typeof(page) = 'object'::text)),
  CONSTRAINT authentications_planned_result_check CHECK ((planned_result = ANY (ARRAY['Y'::text, 'N'::text, 'timeout'::text]))),
  CONSTRAINT authentications_result_check CHECK ((result = ANY (ARRAY['Y'::text, 'N'::text, 'timeout'::text, 'cancel'::text])))
);

CREATE TABLE simulator.cryptograms (
  merchant_account_id text NOT NULL,
  cryptogram_digest text NOT NULL,
  reference uuid NOT NULL,
  token_digest text NOT NULL,
  used_by text,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT cryptograms_pkey PRIMARY KEY (merchant_account_id, cryptogram_digest)
);

CREATE TABLE simulator.events (
  merchant_account_id text NOT NULL,
  processor text NOT NULL,
  event_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  name text NOT NULL,
  url text NOT NULL,
  body text NOT NULL,
  status text NOT NULL,
  attempts integer NOT NULL DEFAULT 0,
  next_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT events_pkey PRIMARY KEY (merchant_account_id, processor, event_id),
  CONSTRAINT events_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'held'::text, 'delivered'::text, 'dropped'::text, 'given_up'::text])))
);
CREATE INDEX simulator_events_waiting ON simulator.events USING btree (next_at, event_id) WHERE (status = 'waiting'::text);

CREATE TABLE simulator.gift_cards (
  merchant_account_id text NOT NULL,
  processor text NOT NULL,
  card_digest text NOT NULL,
  card_id uuid NOT NULL,
  currency text,
  balance bigint NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT gift_cards_pkey PRIMARY KEY (merchant_account_id, processor, card_digest),
  CONSTRAINT gift_cards_balance_check CHECK ((balance >= 0)),
  CONSTRAINT gift_cards_card_digest_check CHECK ((length(card_digest) = 64)),
  CONSTRAINT gift_cards_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT gift_cards_merchant_account_id_processor_card_id_key UNIQUE (merchant_account_id, processor, card_id)
);

CREATE TABLE simulator.mandates (
  merchant_account_id text NOT NULL,
  processor text NOT NULL,
  mandate_id uuid NOT NULL,
  status text NOT NULL,
  scheme text NOT NULL,
  last_four text NOT NULL,
  webhook_url text,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT mandates_pkey PRIMARY KEY (merchant_account_id, processor, mandate_id),
  CONSTRAINT mandates_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'paused'::text, 'revoked'::text, 'failed'::text])))
);

CREATE TABLE simulator.network_tokens (
  merchant_account_id text NOT NULL,
  reference uuid NOT NULL,
  request_reference text NOT NULL,
  token_digest text,
  card_digest text NOT NULL,
  expiration_month integer NOT NULL,
  expiration_year integer NOT NULL,
  status text NOT NULL,
  card_art_url text NOT NULL,
  notification_url text,
  cryptograms integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT network_tokens_pkey PRIMARY KEY (merchant_account_id, reference),
  CONSTRAINT network_tokens_expiration_month_check CHECK (((expiration_month >= 1) AND (expiration_month <= 12))),
  CONSTRAINT network_tokens_status_check CHECK ((status = ANY (ARRAY['active'::text, 'suspended'::text, 'deleted'::text]))),
  CONSTRAINT network_tokens_merchant_account_id_request_reference_key UNIQUE (merchant_account_id, request_reference)
);
CREATE INDEX network_tokens_by_digest ON simulator.network_tokens USING btree (merchant_account_id, token_digest);

CREATE TABLE simulator.objects (
  merchant_account_id text NOT NULL,
  processor text NOT NULL,
  object_id text NOT NULL,
  kind text NOT NULL,
  parent_id text,
  body json NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT objects_pkey PRIMARY KEY (merchant_account_id, processor, object_id),
  CONSTRAINT objects_object_id_check CHECK (((length(object_id) >= 1) AND (length(object_id) <= 300)))
);
CREATE INDEX simulator_objects_by_kind ON simulator.objects USING btree (merchant_account_id, processor, kind, parent_id, created_at);

CREATE TABLE simulator.operations (
  merchant_account_id text NOT NULL,
  processor text NOT NULL,
  reference text NOT NULL,
  operation_id uuid NOT NULL,
  payment_id uuid NOT NULL,
  kind text NOT NULL,
  status text NOT NULL,
  amount bigint NOT NULL,
  request_hash text NOT NULL,
  answer json NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT operations_pkey PRIMARY KEY (merchant_account_id, processor, reference),
  CONSTRAINT operations_amount_check CHECK ((amount >= 0)),
  CONSTRAINT operations_check CHECK (((status <> 'refused'::text) OR (amount = 0))),
  CONSTRAINT operations_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 200))),
  CONSTRAINT operations_status_check CHECK ((status = ANY (ARRAY['approved'::text, 'refused'::text, 'pending'::text]))),
  CONSTRAINT operations_merchant_account_id_processor_operation_id_key UNIQUE (merchant_account_id, processor, operation_id)
);
CREATE INDEX simulator_operations_by_payment ON simulator.operations USING btree (merchant_account_id, processor, payment_id);

CREATE TABLE simulator.payments (
  merchant_account_id text NOT NULL,
  processor text NOT NULL,
  payment_id uuid NOT NULL,
  currency text NOT NULL,
  authorized bigint NOT NULL,
  captured bigint NOT NULL DEFAULT 0,
  refunded bigint NOT NULL DEFAULT 0,
  closed boolean NOT NULL DEFAULT false,
  status text NOT NULL,
  instrument jsonb NOT NULL,
  details jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT payments_pkey PRIMARY KEY (merchant_account_id, processor, payment_id),
  CONSTRAINT payments_authorized_check CHECK ((authorized >= 0)),
  CONSTRAINT payments_captured_check CHECK ((captured >= 0)),
  CONSTRAINT payments_check CHECK ((refunded <= captured)),
  CONSTRAINT payments_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT payments_refunded_check CHECK ((refunded >= 0)),
  CONSTRAINT payments_status_check CHECK ((status = ANY (ARRAY['refused'::text, 'pending'::text, 'authorized'::text, 'captured'::text, 'voided'::text, 'expired'::text, 'failed'::text, 'returned'::text])))
);

CREATE TABLE simulator.steps (
  merchant_account_id text NOT NULL,
  processor text NOT NULL,
  step_id uuid NOT NULL,
  subject_id uuid NOT NULL,
  kind text NOT NULL,
  due_at timestamp with time zone NOT NULL,
  CONSTRAINT steps_pkey PRIMARY KEY (merchant_account_id, processor, step_id)
);
CREATE INDEX simulator_steps_by_due ON simulator.steps USING btree (merchant_account_id, due_at);

CREATE TABLE simulator.stored_instruments (
  merchant_account_id text NOT NULL,
  processor text NOT NULL,
  reference text NOT NULL,
  instrument_id uuid NOT NULL,
  token text NOT NULL,
  status text NOT NULL,
  code text,
  instrument jsonb NOT NULL,
  return_url text,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT stored_instruments_pkey PRIMARY KEY (merchant_account_id, processor, reference),
  CONSTRAINT stored_instruments_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 200))),
  CONSTRAINT stored_instruments_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'active'::text, 'refused'::text, 'deleted'::text]))),
  CONSTRAINT stored_instruments_merchant_account_id_processor_instrument_key UNIQUE (merchant_account_id, processor, instrument_id),
  CONSTRAINT stored_instruments_merchant_account_id_processor_token_key UNIQUE (merchant_account_id, processor, token)
);
