-- Printed from the migrated database by `npm run golden`; the source is server/db/migrations.

CREATE DOMAIN answer_version AS text CHECK ((VALUE = ANY (ARRAY['2026-11-01'::text, 'published'::text])));
CREATE DOMAIN attempt_number AS integer CHECK ((VALUE >= 1));
CREATE DOMAIN country_code AS text CHECK ((VALUE ~ '^[A-Z]{2}$'::text));
CREATE DOMAIN currency_code AS text CHECK ((VALUE ~ '^[A-Z]{3}$'::text));
CREATE DOMAIN jsonb_object AS jsonb CHECK ((jsonb_typeof(VALUE) = 'object'::text));
CREATE DOMAIN ledger_account AS text CHECK ((VALUE = ANY (ARRAY['authorized'::text, 'issuer'::text, 'hold_used'::text, 'hold_released'::text, 'voided'::text, 'processor_receivable'::text, 'captured'::text, 'refunded'::text, 'returned'::text, 'gift_card_receivable'::text, 'gift_card_redeemed'::text, 'gift_card_returned'::text, 'settled'::text, 'fees'::text, 'charged_back'::text, 'paid_out'::text, 'deducted'::text])));
CREATE DOMAIN ledger_movement AS text CHECK ((VALUE = ANY (ARRAY['authorize'::text, 'capture'::text, 'use_hold'::text, 'release_hold'::text, 'void'::text, 'refund'::text, 'return'::text, 'redeem'::text, 'return_redemption'::text, 'settle'::text, 'settle_refund'::text, 'charge_fee'::text, 'charge_back'::text, 'reverse_chargeback'::text, 'pay_out'::text, 'return_payout'::text, 'correct'::text]))) NOT VALID;
CREATE DOMAIN minor_units AS bigint CHECK ((VALUE >= 0));
CREATE DOMAIN moved_units AS bigint CHECK ((VALUE > 0));
CREATE DOMAIN operation_kind AS text CHECK ((VALUE = ANY (ARRAY['authorize'::text, 'capture'::text, 'void'::text, 'refund'::text, 'cancel'::text, 'increment'::text, 'sync'::text, 'activate-gift-card'::text, 'issue-gift-card'::text, 'redeem-gift-card'::text, 'refund-gift-card'::text, 'tenders'::text, 'payout'::text, 'cancel-mandate'::text, 'account-update'::text, 'network-token'::text, 'authentication'::text, 'screen-payment'::text, 'report-payment'::text, 'payment-service-token'::text, 'payment-method'::text, 'checkout-session'::text, 'payment-link'::text, 'dispute'::text, 'submit-dispute-evidence'::text, 'accept-dispute'::text, 'retry-payment'::text, 'receipt'::text]))) NOT VALID;
CREATE DOMAIN operation_status AS text CHECK ((VALUE = ANY (ARRAY['sent'::text, 'unknown'::text, 'pending'::text, 'succeeded'::text, 'declined'::text, 'failed'::text, 'voided'::text])));
CREATE DOMAIN operation_target AS text CHECK ((VALUE = ANY (ARRAY['payment-method'::text, 'gift-card'::text, 'gift-card-redemption'::text])));
CREATE DOMAIN payment_intent AS text CHECK ((VALUE = ANY (ARRAY['authorize'::text, 'capture'::text])));
CREATE DOMAIN payment_source AS text CHECK ((VALUE = ANY (ARRAY['ecommerce'::text, 'moto'::text, 'recurring'::text, 'installment'::text, 'card_on_file'::text])));
CREATE DOMAIN screening_state AS text CHECK ((VALUE = ANY (ARRAY['none'::text, 'asked'::text, 'passed'::text, 'due'::text, 'review'::text, 'accepted'::text, 'rejected'::text])));
CREATE DOMAIN tally AS integer CHECK ((VALUE >= 0));
CREATE DOMAIN tenders_state AS text CHECK ((VALUE = ANY (ARRAY['none'::text, 'open'::text, 'unwinding'::text, 'settled'::text])));
CREATE DOMAIN transaction_status AS text CHECK ((VALUE = ANY (ARRAY['processing'::text, 'buyer_approval_pending'::text, 'pending'::text, 'transfer_pending'::text, 'authorized'::text, 'capture_pending'::text, 'captured'::text, 'void_pending'::text, 'voided'::text, 'declined'::text, 'failed'::text, 'expired'::text, 'returned'::text])));
CREATE DOMAIN version_number AS bigint CHECK ((VALUE >= 1));

CREATE TABLE account_updater_inquiries (
  merchant_account_id text NOT NULL,
  account_updater_inquiry_id uuid NOT NULL,
  account_updater_job_id uuid NOT NULL,
  payment_method_id uuid NOT NULL,
  status text NOT NULL,
  replacement_record_id uuid NOT NULL,
  retired_record_id uuid,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT account_updater_inquiries_pkey PRIMARY KEY (merchant_account_id, account_updater_inquiry_id),
  CONSTRAINT account_updater_inquiries_check CHECK (((status <> 'retiring'::text) OR (retired_record_id IS NOT NULL))),
  CONSTRAINT account_updater_inquiries_status_check CHECK ((status = ANY (ARRAY['waiting'::text, 'unchanged'::text, 'closed'::text, 'failed'::text, 'standby'::text, 'retiring'::text, 'replaced'::text]))),
  CONSTRAINT account_updater_inquiries_merchant_account_id_account_upda_fkey FOREIGN KEY (merchant_account_id, account_updater_job_id) REFERENCES account_updater_jobs(merchant_account_id, account_updater_job_id)
);
CREATE INDEX account_updater_inquiries_by_payment_method ON public.account_updater_inquiries USING btree (merchant_account_id, payment_method_id);
CREATE UNIQUE INDEX account_updater_inquiries_one_running ON public.account_updater_inquiries USING btree (merchant_account_id, payment_method_id) WHERE (status = 'waiting'::text);

CREATE TABLE account_updater_jobs (
  merchant_account_id text NOT NULL,
  account_updater_job_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT account_updater_jobs_pkey PRIMARY KEY (merchant_account_id, account_updater_job_id),
  CONSTRAINT account_updater_jobs_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);

CREATE TABLE agent_mandates (
  merchant_account_id text NOT NULL,
  agent_mandate_id uuid NOT NULL,
  purpose text NOT NULL,
  actions text[] NOT NULL,
  currency text NOT NULL,
  payment_amount_max bigint,
  payments_total_max bigint,
  payments_count_max integer,
  refund_amount_max bigint,
  refunds_total_max bigint,
  refunds_count_max integer,
  buyer_ids uuid[] NOT NULL,
  payment_method_ids uuid[] NOT NULL,
  external_identifiers text[] NOT NULL,
  valid_from timestamp with time zone NOT NULL,
  valid_until timestamp with time zone NOT NULL,
  paid_amount bigint NOT NULL DEFAULT 0,
  paid_count integer NOT NULL DEFAULT 0,
  refunded_amount bigint NOT NULL DEFAULT 0,
  refunded_count integer NOT NULL DEFAULT 0,
  creator jsonb,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  revoked_at timestamp with time zone,
  CONSTRAINT agent_mandates_pkey PRIMARY KEY (merchant_account_id, agent_mandate_id),
  CONSTRAINT agent_mandates_actions_check CHECK (((cardinality(actions) > 0) AND (actions <@ ARRAY['read'::text, 'pay'::text, 'capture'::text, 'void'::text, 'refund'::text]))),
  CONSTRAINT agent_mandates_check CHECK ((payments_total_max >= payment_amount_max)),
  CONSTRAINT agent_mandates_check1 CHECK ((refunds_total_max >= refund_amount_max)),
  CONSTRAINT agent_mandates_check10 CHECK ((('refund'::text = ANY (actions)) = (refund_amount_max IS NOT NULL))),
  CONSTRAINT agent_mandates_check11 CHECK (((refund_amount_max IS NULL) = (refunds_total_max IS NULL))),
  CONSTRAINT agent_mandates_check12 CHECK (((refund_amount_max IS NULL) = (refunds_count_max IS NULL))),
  CONSTRAINT agent_mandates_check2 CHECK ((valid_until > valid_from)),
  CONSTRAINT agent_mandates_check3 CHECK (((paid_amount >= 0) AND (paid_amount <= COALESCE(payments_total_max, (0)::bigint)))),
  CONSTRAINT agent_mandates_check4 CHECK (((paid_count >= 0) AND (paid_count <= COALESCE(payments_count_max, 0)))),
  CONSTRAINT agent_mandates_check5 CHECK (((refunded_amount >= 0) AND (refunded_amount <= COALESCE(refunds_total_max, (0)::bigint)))),
  CONSTRAINT agent_mandates_check6 CHECK (((refunded_count >= 0) AND (refunded_count <= COALESCE(refunds_count_max, 0)))),
  CONSTRAINT agent_mandates_check7 CHECK ((('pay'::text = ANY (actions)) = (payment_amount_max IS NOT NULL))),
  CONSTRAINT agent_mandates_check8 CHECK (((payment_amount_max IS NULL) = (payments_total_max IS NULL))),
  CONSTRAINT agent_mandates_check9 CHECK (((payment_amount_max IS NULL) = (payments_count_max IS NULL))),
  CONSTRAINT agent_mandates_creator_check CHECK ((jsonb_typeof(creator) = 'object'::text)),
  CONSTRAINT agent_mandates_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT agent_mandates_payment_amount_max_check CHECK ((payment_amount_max > 0)),
  CONSTRAINT agent_mandates_payments_count_max_check CHECK ((payments_count_max > 0)),
  CONSTRAINT agent_mandates_purpose_check CHECK (((length(purpose) >= 1) AND (length(purpose) <= 500))),
  CONSTRAINT agent_mandates_refund_amount_max_check CHECK ((refund_amount_max > 0)),
  CONSTRAINT agent_mandates_refunds_count_max_check CHECK ((refunds_count_max > 0)),
  CONSTRAINT agent_mandates_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);
CREATE INDEX agent_mandates_by_creation ON public.agent_mandates USING btree (merchant_account_id, created_at, agent_mandate_id);

CREATE TABLE amounts_of_day (
  merchant_account_id text NOT NULL,
  user_id uuid NOT NULL,
  act text NOT NULL,
  currency text NOT NULL,
  day date NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT amounts_of_day_pkey PRIMARY KEY (merchant_account_id, user_id, act, currency, day),
  CONSTRAINT amounts_of_day_act_check CHECK ((act = ANY (ARRAY['capture'::text, 'payout'::text, 'refund'::text]))) NOT VALID,
  CONSTRAINT amounts_of_day_amount_check CHECK ((amount >= 0))
);
CREATE INDEX amounts_of_day_by_day ON public.amounts_of_day USING btree (day);

CREATE TABLE anti_fraud_services (
  merchant_account_id text NOT NULL,
  anti_fraud_service_id uuid NOT NULL,
  connector_id text NOT NULL,
  display_name text NOT NULL,
  active boolean NOT NULL,
  silent boolean NOT NULL,
  settings jsonb NOT NULL,
  vault_record_id uuid NOT NULL,
  sensitive_settings text[] NOT NULL,
  webhook_key bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  CONSTRAINT anti_fraud_services_pkey PRIMARY KEY (merchant_account_id, anti_fraud_service_id),
  CONSTRAINT anti_fraud_services_check CHECK (((deleted_at IS NULL) OR (NOT active))),
  CONSTRAINT anti_fraud_services_connector_id_check CHECK (((length(connector_id) >= 1) AND (length(connector_id) <= 50))),
  CONSTRAINT anti_fraud_services_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 200))),
  CONSTRAINT anti_fraud_services_settings_check CHECK ((jsonb_typeof(settings) = 'object'::text)),
  CONSTRAINT anti_fraud_services_webhook_key_check CHECK ((length(webhook_key) = 32)),
  CONSTRAINT anti_fraud_services_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);
CREATE UNIQUE INDEX anti_fraud_services_active ON public.anti_fraud_services USING btree (merchant_account_id) WHERE active;
CREATE INDEX anti_fraud_services_by_creation ON public.anti_fraud_services USING btree (merchant_account_id, created_at DESC, anti_fraud_service_id DESC);

CREATE TABLE api_key_pairs (
  api_key_pair_id uuid NOT NULL,
  thumbprint text NOT NULL,
  display_name text NOT NULL,
  algorithm text NOT NULL,
  jws_algorithm text NOT NULL,
  public_key_pem text NOT NULL,
  active boolean NOT NULL,
  api_version text NOT NULL,
  role_ids uuid[] NOT NULL,
  merchant_account_ids text[] NOT NULL,
  default_merchant_account_id text,
  creator_api_key_pair_id uuid,
  creator_name text,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone,
  deleted_at timestamp with time zone,
  creator_user_id uuid,
  creator_email text,
  agent_mandate_id uuid,
  CONSTRAINT api_key_pairs_pkey PRIMARY KEY (api_key_pair_id),
  CONSTRAINT api_key_pairs_agent_of_one_account CHECK (((agent_mandate_id IS NULL) OR (cardinality(merchant_account_ids) = 1))),
  CONSTRAINT api_key_pairs_algorithm_check CHECK ((algorithm = ANY (ARRAY['ECDSA'::text, 'RSA'::text]))),
  CONSTRAINT api_key_pairs_api_version_check CHECK ((api_version = ANY (ARRAY['2026-11-01'::text, 'published'::text]))),
  CONSTRAINT api_key_pairs_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 200))),
  CONSTRAINT api_key_pairs_jws_algorithm_check CHECK ((jws_algorithm = ANY (ARRAY['ES512'::text, 'ES256'::text, 'EdDSA'::text, 'RS512'::text]))),
  CONSTRAINT api_key_pairs_role_ids_check CHECK ((cardinality(role_ids) > 0)),
  CONSTRAINT api_key_pairs_thumbprint_check CHECK ((thumbprint ~ '^[A-Za-z0-9_-]{43}$'::text)),
  CONSTRAINT api_key_pairs_default_merchant_account_id_fkey FOREIGN KEY (default_merchant_account_id) REFERENCES merchant_accounts(merchant_account_id),
  CONSTRAINT api_key_pairs_thumbprint_key UNIQUE (thumbprint)
);
CREATE INDEX api_key_pairs_by_creation ON public.api_key_pairs USING btree (created_at DESC, api_key_pair_id DESC) WHERE (deleted_at IS NULL);

CREATE TABLE approval_limits (
  merchant_account_id text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT approval_limits_pkey PRIMARY KEY (merchant_account_id, currency),
  CONSTRAINT approval_limits_amount_check CHECK (((amount >= 0) AND (amount <= '999999999999'::bigint))),
  CONSTRAINT approval_limits_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT approval_limits_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);

CREATE TABLE audit_logs (
  merchant_account_id text NOT NULL,
  audit_log_id uuid NOT NULL,
  at timestamp with time zone NOT NULL,
  action text NOT NULL,
  operation text NOT NULL,
  resource_type text NOT NULL,
  resource_id text NOT NULL,
  resource_name text NOT NULL,
  actor_id uuid,
  actor_name text NOT NULL,
  request_id text NOT NULL,
  actor_kind text NOT NULL DEFAULT 'key'::text,
  actor_email text,
  session_id uuid,
  address text,
  confirmation_id uuid,
  reason text,
  written_in xid8 DEFAULT pg_current_xact_id(),
  agent_mandate_id uuid,
  CONSTRAINT audit_logs_pkey PRIMARY KEY (merchant_account_id, audit_log_id),
  CONSTRAINT audit_logs_action_check CHECK ((action = ANY (ARRAY['created'::text, 'updated'::text, 'deleted'::text, 'voided'::text, 'canceled'::text, 'captured'::text, 'exported'::text, 'revealed'::text])))
);
CREATE INDEX audit_logs_by_time ON public.audit_logs USING btree (merchant_account_id, at DESC, audit_log_id DESC);
CREATE INDEX audit_logs_by_writing ON public.audit_logs USING btree (merchant_account_id, written_in);
CREATE INDEX audit_logs_of_actor ON public.audit_logs USING btree (merchant_account_id, actor_id, at, audit_log_id);
CREATE INDEX audit_logs_of_agent_mandate ON public.audit_logs USING btree (merchant_account_id, agent_mandate_id, at, audit_log_id) WHERE (agent_mandate_id IS NOT NULL);
CREATE INDEX audit_logs_of_resource ON public.audit_logs USING btree (merchant_account_id, resource_id, at, audit_log_id);

CREATE TABLE bank_line_matches (
  merchant_account_id text NOT NULL,
  bank_line_id uuid NOT NULL,
  booked_on text NOT NULL,
  match_id uuid NOT NULL,
  CONSTRAINT bank_line_matches_pkey PRIMARY KEY (merchant_account_id, bank_line_id)
);
CREATE INDEX bank_line_matches_by_match ON public.bank_line_matches USING btree (merchant_account_id, match_id);

CREATE TABLE bank_lines (
  merchant_account_id text NOT NULL,
  bank_line_id uuid NOT NULL,
  bank_statement_id uuid NOT NULL,
  "position" integer NOT NULL,
  account text NOT NULL,
  currency text NOT NULL,
  line_key text NOT NULL,
  booked_on text NOT NULL,
  value_on text,
  amount bigint NOT NULL,
  charges bigint NOT NULL,
  bank_reference text,
  line_references jsonb NOT NULL,
  counterparty text,
  description text NOT NULL,
  code text,
  CONSTRAINT bank_lines_pkey PRIMARY KEY (merchant_account_id, bank_statement_id, "position"),
  CONSTRAINT bank_lines_booked_on_check CHECK ((booked_on ~ '^\d{4}-\d{2}-\d{2}$'::text)),
  CONSTRAINT bank_lines_charges_check CHECK ((charges >= 0)),
  CONSTRAINT bank_lines_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT bank_lines_line_key_check CHECK ((length(line_key) = 43)),
  CONSTRAINT bank_lines_line_references_check CHECK ((jsonb_typeof(line_references) = 'array'::text)),
  CONSTRAINT bank_lines_position_check CHECK (("position" > 0)),
  CONSTRAINT bank_lines_value_on_check CHECK ((value_on ~ '^\d{4}-\d{2}-\d{2}$'::text)),
  CONSTRAINT bank_lines_merchant_account_id_bank_statement_id_fkey FOREIGN KEY (merchant_account_id, bank_statement_id) REFERENCES bank_statements(merchant_account_id, bank_statement_id),
  CONSTRAINT bank_lines_once UNIQUE (merchant_account_id, account, currency, line_key)
);
CREATE INDEX bank_lines_by_day ON public.bank_lines USING btree (merchant_account_id, booked_on, bank_line_id);

CREATE TABLE bank_statements (
  merchant_account_id text NOT NULL,
  bank_statement_id uuid NOT NULL,
  digest bytea NOT NULL,
  format text NOT NULL,
  reference text NOT NULL,
  account text NOT NULL,
  currency text NOT NULL,
  opens_on text,
  closes_on text,
  opening_amount bigint,
  closing_amount bigint,
  difference bigint,
  line_count integer NOT NULL,
  known_line_count integer NOT NULL,
  unread jsonb NOT NULL,
  unread_count integer NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT bank_statements_pkey PRIMARY KEY (merchant_account_id, bank_statement_id),
  CONSTRAINT bank_statements_account_check CHECK (((length(account) >= 1) AND (length(account) <= 64))),
  CONSTRAINT bank_statements_check CHECK (((difference IS NULL) = ((opening_amount IS NULL) OR (closing_amount IS NULL)))),
  CONSTRAINT bank_statements_check1 CHECK (((known_line_count >= 0) AND (known_line_count <= line_count))),
  CONSTRAINT bank_statements_closes_on_check CHECK ((closes_on ~ '^\d{4}-\d{2}-\d{2}$'::text)),
  CONSTRAINT bank_statements_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT bank_statements_digest_check CHECK ((length(digest) = 32)),
  CONSTRAINT bank_statements_format_check CHECK ((format = ANY (ARRAY['camt.053'::text, 'mt940'::text, 'bai2'::text, 'csv'::text]))),
  CONSTRAINT bank_statements_line_count_check CHECK ((line_count >= 0)),
  CONSTRAINT bank_statements_opens_on_check CHECK ((opens_on ~ '^\d{4}-\d{2}-\d{2}$'::text)),
  CONSTRAINT bank_statements_reference_check CHECK ((length(reference) <= 200)),
  CONSTRAINT bank_statements_unread_check CHECK ((jsonb_typeof(unread) = 'array'::text)),
  CONSTRAINT bank_statements_unread_count_check CHECK ((unread_count >= 0)),
  CONSTRAINT bank_statements_once UNIQUE (merchant_account_id, digest)
);

CREATE TABLE buyers (
  merchant_account_id text NOT NULL,
  buyer_id uuid NOT NULL,
  display_name text,
  external_identifier text,
  account_number text,
  billing_details jsonb,
  search_text text NOT NULL GENERATED ALWAYS AS (lower(((((((((COALESCE(display_name, ''::text) || '
'::text) || COALESCE(external_identifier, ''::text)) || '
'::text) || COALESCE((billing_details ->> 'email_address'::text), ''::text)) || '
'::text) || COALESCE((billing_details ->> 'first_name'::text), ''::text)) || ' '::text) || COALESCE((billing_details ->> 'last_name'::text), ''::text)))) STORED,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT buyers_pkey PRIMARY KEY (merchant_account_id, buyer_id),
  CONSTRAINT buyers_account_number_check CHECK (((length(account_number) >= 1) AND (length(account_number) <= 200))),
  CONSTRAINT buyers_billing_details_check CHECK ((jsonb_typeof(billing_details) = 'object'::text)),
  CONSTRAINT buyers_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 200))),
  CONSTRAINT buyers_external_identifier_check CHECK (((length(external_identifier) >= 1) AND (length(external_identifier) <= 200))),
  CONSTRAINT buyers_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);
CREATE INDEX buyers_by_creation ON public.buyers USING btree (merchant_account_id, created_at DESC, buyer_id DESC);
CREATE UNIQUE INDEX buyers_by_external_identifier ON public.buyers USING btree (merchant_account_id, NORMALIZE(external_identifier, NFC));

CREATE TABLE card_attempts (
  merchant_account_id text NOT NULL,
  fingerprint text NOT NULL,
  credential text NOT NULL,
  operation_ids uuid[] NOT NULL,
  attempted_at timestamp with time zone[] NOT NULL,
  last_at timestamp with time zone NOT NULL,
  barred_until timestamp with time zone,
  CONSTRAINT card_attempts_pkey PRIMARY KEY (merchant_account_id, fingerprint, credential),
  CONSTRAINT card_attempts_check CHECK ((cardinality(attempted_at) = cardinality(operation_ids))),
  CONSTRAINT card_attempts_credential_check CHECK ((credential = ANY (ARRAY['number'::text, 'network_token'::text])))
);
CREATE INDEX card_attempts_by_age ON public.card_attempts USING btree (merchant_account_id, last_at);

CREATE TABLE card_exports (
  merchant_account_id text NOT NULL,
  card_export_id uuid NOT NULL,
  recipient text NOT NULL,
  public_key text NOT NULL,
  fingerprint text NOT NULL,
  cards_max integer NOT NULL,
  confirmation_id uuid NOT NULL,
  asked_by uuid NOT NULL,
  asked_by_name text NOT NULL,
  approved_by uuid NOT NULL,
  approved_by_name text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  runs integer NOT NULL DEFAULT 0,
  finished_at timestamp with time zone,
  cards integer,
  sha256 text,
  CONSTRAINT card_exports_pkey PRIMARY KEY (merchant_account_id, card_export_id),
  CONSTRAINT card_exports_cards_max_check CHECK (((cards_max >= 1) AND (cards_max <= 10000000))),
  CONSTRAINT card_exports_check CHECK (((cards >= 0) AND (cards <= cards_max))),
  CONSTRAINT card_exports_check1 CHECK ((asked_by <> approved_by)),
  CONSTRAINT card_exports_check2 CHECK ((((finished_at IS NULL) = (cards IS NULL)) AND ((finished_at IS NULL) = (sha256 IS NULL)))),
  CONSTRAINT card_exports_check3 CHECK (((finished_at IS NULL) OR (runs > 0))),
  CONSTRAINT card_exports_fingerprint_check CHECK ((fingerprint ~ '^[0-9A-F]{40}$'::text)),
  CONSTRAINT card_exports_public_key_check CHECK ((length(public_key) <= 20000)),
  CONSTRAINT card_exports_recipient_check CHECK (((length(recipient) >= 1) AND (length(recipient) <= 200))),
  CONSTRAINT card_exports_runs_check CHECK ((runs >= 0)),
  CONSTRAINT card_exports_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT card_exports_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id),
  CONSTRAINT card_exports_merchant_account_id_confirmation_id_key UNIQUE (merchant_account_id, confirmation_id)
);
CREATE INDEX card_exports_by_creation ON public.card_exports USING btree (merchant_account_id, created_at, card_export_id);

CREATE TABLE card_import_keys (
  merchant_account_id text NOT NULL,
  key_id text NOT NULL,
  fingerprint text NOT NULL,
  public_key text NOT NULL,
  vault_record_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT card_import_keys_pkey PRIMARY KEY (merchant_account_id, key_id),
  CONSTRAINT card_import_keys_fingerprint_check CHECK ((fingerprint ~ '^[0-9A-F]{40}$'::text)),
  CONSTRAINT card_import_keys_key_id_check CHECK ((key_id ~ '^[0-9A-F]{16}$'::text)),
  CONSTRAINT card_import_keys_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);

CREATE TABLE checkout_sessions (
  merchant_account_id text NOT NULL,
  checkout_session_id uuid NOT NULL,
  amount bigint,
  currency text,
  country text,
  cart_items jsonb,
  metadata jsonb,
  buyer jsonb,
  buyer_id uuid,
  airline jsonb,
  payment_service_id uuid,
  intent text,
  payment_source text,
  is_subsequent_payment boolean,
  merchant_initiated boolean,
  front_end_origins text[],
  expires_at timestamp with time zone NOT NULL,
  method text,
  fields_at timestamp with time zone,
  vault_record_id uuid,
  payment_method_id uuid,
  security_code_record_id uuid,
  security_code_until timestamp with time zone,
  click_to_pay jsonb,
  postal_code text,
  fingerprint text,
  label text,
  scheme text,
  additional_schemes text[] NOT NULL DEFAULT '{}'::text[],
  preferred_scheme text,
  expiration_date text,
  bin text,
  card_type text,
  card_issuer_name text,
  card_country text,
  taken_at timestamp with time zone,
  spent_vault_record_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT checkout_sessions_pkey PRIMARY KEY (merchant_account_id, checkout_session_id),
  CONSTRAINT checkout_sessions_airline_check CHECK ((jsonb_typeof(airline) = 'object'::text)),
  CONSTRAINT checkout_sessions_amount_check CHECK (((amount >= 0) AND (amount <= '999999999999'::bigint))),
  CONSTRAINT checkout_sessions_bin_check CHECK ((bin ~ '^[0-9]{6,8}$'::text)),
  CONSTRAINT checkout_sessions_buyer_check CHECK ((jsonb_typeof(buyer) = 'object'::text)),
  CONSTRAINT checkout_sessions_card_country_check CHECK ((card_country ~ '^[A-Z]{2}$'::text)),
  CONSTRAINT checkout_sessions_card_type_check CHECK ((card_type = ANY (ARRAY['credit'::text, 'debit'::text, 'prepaid'::text]))),
  CONSTRAINT checkout_sessions_cart_items_check CHECK ((jsonb_typeof(cart_items) = 'array'::text)),
  CONSTRAINT checkout_sessions_check CHECK (((preferred_scheme = scheme) OR (preferred_scheme = ANY (additional_schemes)))),
  CONSTRAINT checkout_sessions_check1 CHECK (((buyer IS NULL) OR (buyer_id IS NULL))),
  CONSTRAINT checkout_sessions_check2 CHECK (((method IS NULL) = (fields_at IS NULL))),
  CONSTRAINT checkout_sessions_check3 CHECK (((method IS DISTINCT FROM 'card'::text) OR (taken_at IS NOT NULL) OR ((vault_record_id IS NOT NULL) AND (fingerprint IS NOT NULL) AND (expiration_date IS NOT NULL)))),
  CONSTRAINT checkout_sessions_check4 CHECK (((method IS DISTINCT FROM 'id'::text) OR (payment_method_id IS NOT NULL))),
  CONSTRAINT checkout_sessions_check5 CHECK (((security_code_record_id IS NULL) = (security_code_until IS NULL))),
  CONSTRAINT checkout_sessions_click_to_pay_check CHECK ((jsonb_typeof(click_to_pay) = 'object'::text)),
  CONSTRAINT checkout_sessions_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  CONSTRAINT checkout_sessions_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT checkout_sessions_expiration_date_check CHECK ((expiration_date ~ '^(0[1-9]|1[0-2])/[0-9]{2}$'::text)),
  CONSTRAINT checkout_sessions_fingerprint_check CHECK ((fingerprint ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT checkout_sessions_front_end_origins_check CHECK (((cardinality(front_end_origins) >= 1) AND (cardinality(front_end_origins) <= 50))),
  CONSTRAINT checkout_sessions_intent_check CHECK ((intent = ANY (ARRAY['authorize'::text, 'capture'::text]))),
  CONSTRAINT checkout_sessions_metadata_check CHECK ((jsonb_typeof(metadata) = 'object'::text)),
  CONSTRAINT checkout_sessions_method_check CHECK ((method = ANY (ARRAY['card'::text, 'id'::text, 'click-to-pay'::text]))),
  CONSTRAINT checkout_sessions_postal_code_check CHECK (((length(postal_code) >= 1) AND (length(postal_code) <= 50))),
  CONSTRAINT checkout_sessions_merchant_account_id_buyer_id_fkey FOREIGN KEY (merchant_account_id, buyer_id) REFERENCES buyers(merchant_account_id, buyer_id),
  CONSTRAINT checkout_sessions_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);
CREATE INDEX checkout_sessions_by_buyer ON public.checkout_sessions USING btree (merchant_account_id, buyer_id) WHERE (buyer_id IS NOT NULL);
CREATE INDEX checkout_sessions_by_id ON public.checkout_sessions USING btree (checkout_session_id);

CREATE TABLE confirmations (
  merchant_account_id text NOT NULL,
  confirmation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  user_name text NOT NULL,
  user_email text NOT NULL,
  session_id uuid NOT NULL,
  operation text NOT NULL,
  method text NOT NULL,
  path text NOT NULL,
  api_version text NOT NULL,
  body_fingerprint bytea NOT NULL,
  body text,
  reason text,
  facts jsonb NOT NULL,
  nonce bytea NOT NULL,
  challenge bytea NOT NULL,
  needs_approval boolean NOT NULL,
  status text NOT NULL,
  strength text,
  assertion jsonb,
  signed_at timestamp with time zone,
  decided_by uuid,
  decided_by_name text,
  decided_at timestamp with time zone,
  decision_strength text,
  decision_assertion jsonb,
  decision_reason text,
  used_at timestamp with time zone,
  used_key text,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT confirmations_pkey PRIMARY KEY (merchant_account_id, confirmation_id),
  CONSTRAINT confirmations_body_check CHECK ((length(body) <= 20000)),
  CONSTRAINT confirmations_body_fingerprint_check CHECK ((length(body_fingerprint) = 32)),
  CONSTRAINT confirmations_challenge_check CHECK ((length(challenge) = 32)),
  CONSTRAINT confirmations_check CHECK (((status = 'used'::text) = (used_at IS NOT NULL))),
  CONSTRAINT confirmations_check1 CHECK (((status <> ALL (ARRAY['signed'::text, 'waiting'::text, 'approved'::text, 'used'::text])) OR (strength IS NOT NULL))),
  CONSTRAINT confirmations_check2 CHECK (((status <> ALL (ARRAY['waiting'::text, 'approved'::text, 'declined'::text])) OR needs_approval)),
  CONSTRAINT confirmations_check3 CHECK ((NOT ((status = 'used'::text) AND needs_approval AND (decision_strength IS NULL)))),
  CONSTRAINT confirmations_check4 CHECK (((decided_by IS NULL) OR (decided_by <> user_id) OR (status = 'declined'::text))),
  CONSTRAINT confirmations_decision_reason_check CHECK ((length(decision_reason) <= 500)),
  CONSTRAINT confirmations_decision_strength_check CHECK ((decision_strength = ANY (ARRAY['passkey'::text, 'login'::text, 'demo'::text]))),
  CONSTRAINT confirmations_facts_check CHECK ((jsonb_typeof(facts) = 'object'::text)),
  CONSTRAINT confirmations_nonce_check CHECK ((length(nonce) = 32)),
  CONSTRAINT confirmations_path_check CHECK ((length(path) <= 4000)),
  CONSTRAINT confirmations_reason_check CHECK ((length(reason) <= 500)),
  CONSTRAINT confirmations_status_check CHECK ((status = ANY (ARRAY['asked'::text, 'signed'::text, 'waiting'::text, 'approved'::text, 'declined'::text, 'used'::text]))),
  CONSTRAINT confirmations_strength_check CHECK ((strength = ANY (ARRAY['passkey'::text, 'login'::text, 'demo'::text])))
);
CREATE INDEX confirmations_by_creation ON public.confirmations USING btree (merchant_account_id, created_at DESC, confirmation_id DESC);
CREATE INDEX confirmations_by_end ON public.confirmations USING btree (expires_at);
CREATE INDEX confirmations_waiting ON public.confirmations USING btree (merchant_account_id, created_at DESC, confirmation_id DESC) WHERE (status = 'waiting'::text);

CREATE TABLE counted_payments (
  merchant_account_id text NOT NULL,
  transaction_id uuid NOT NULL,
  slot_at timestamp with time zone NOT NULL,
  payment_kind_id uuid NOT NULL,
  amount bigint NOT NULL,
  CONSTRAINT counted_payments_pkey PRIMARY KEY (merchant_account_id, transaction_id),
  CONSTRAINT counted_payments_amount_check CHECK ((amount >= 0)),
  CONSTRAINT counted_payments_merchant_account_id_payment_kind_id_fkey FOREIGN KEY (merchant_account_id, payment_kind_id) REFERENCES payment_kinds(merchant_account_id, payment_kind_id)
);

CREATE TABLE digital_wallets (
  merchant_account_id text NOT NULL,
  digital_wallet_id uuid NOT NULL,
  provider text NOT NULL,
  merchant_name text NOT NULL,
  merchant_display_name text,
  merchant_url text,
  merchant_country_code text,
  merchant_category_code text,
  address jsonb,
  extra_configuration jsonb,
  domain_names text[] NOT NULL,
  provider_reference text NOT NULL,
  vault_record_id uuid,
  public_keys jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT digital_wallets_pkey PRIMARY KEY (merchant_account_id, digital_wallet_id),
  CONSTRAINT digital_wallets_address_check CHECK ((jsonb_typeof(address) = 'object'::text)),
  CONSTRAINT digital_wallets_check CHECK (((vault_record_id IS NULL) = (public_keys = '{}'::jsonb))),
  CONSTRAINT digital_wallets_extra_configuration_check CHECK ((jsonb_typeof(extra_configuration) = 'object'::text)),
  CONSTRAINT digital_wallets_merchant_category_code_check CHECK ((length(merchant_category_code) = 4)),
  CONSTRAINT digital_wallets_merchant_country_code_check CHECK ((merchant_country_code ~ '^[A-Z]{2}$'::text)),
  CONSTRAINT digital_wallets_merchant_display_name_check CHECK ((length(merchant_display_name) <= 1024)),
  CONSTRAINT digital_wallets_merchant_name_check CHECK ((length(merchant_name) <= 1024)),
  CONSTRAINT digital_wallets_provider_check CHECK ((provider = ANY (ARRAY['apple'::text, 'google'::text, 'click-to-pay'::text, 'paze'::text]))),
  CONSTRAINT digital_wallets_provider_reference_check CHECK (((length(provider_reference) >= 1) AND (length(provider_reference) <= 255))),
  CONSTRAINT digital_wallets_public_keys_check CHECK ((jsonb_typeof(public_keys) = 'object'::text)),
  CONSTRAINT digital_wallets_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);
CREATE UNIQUE INDEX digital_wallets_one_a_provider ON public.digital_wallets USING btree (merchant_account_id, provider);

CREATE TABLE dispute_events (
  merchant_account_id text NOT NULL,
  dispute_id uuid NOT NULL,
  dispute_event_id uuid NOT NULL,
  name text NOT NULL,
  stage text NOT NULL,
  status text NOT NULL,
  creator jsonb,
  context jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT dispute_events_pkey PRIMARY KEY (merchant_account_id, dispute_id, dispute_event_id),
  CONSTRAINT dispute_events_context_check CHECK ((jsonb_typeof(context) = 'object'::text)),
  CONSTRAINT dispute_events_creator_check CHECK ((jsonb_typeof(creator) = 'object'::text)),
  CONSTRAINT dispute_events_merchant_account_id_dispute_id_fkey FOREIGN KEY (merchant_account_id, dispute_id) REFERENCES disputes(merchant_account_id, dispute_id)
);

CREATE TABLE dispute_files (
  merchant_account_id text NOT NULL,
  dispute_file_id uuid NOT NULL,
  dispute_id uuid NOT NULL,
  evidence text NOT NULL,
  name text NOT NULL,
  media_type text NOT NULL,
  bytes integer NOT NULL,
  sha256 text NOT NULL,
  vault_record_id uuid NOT NULL,
  creator jsonb,
  created_at timestamp with time zone NOT NULL,
  removed_at timestamp with time zone,
  shredded_at timestamp with time zone,
  CONSTRAINT dispute_files_pkey PRIMARY KEY (merchant_account_id, dispute_file_id),
  CONSTRAINT dispute_files_bytes_check CHECK ((bytes > 0)),
  CONSTRAINT dispute_files_check CHECK (((shredded_at IS NOT NULL) <= (removed_at IS NOT NULL))),
  CONSTRAINT dispute_files_creator_check CHECK ((jsonb_typeof(creator) = 'object'::text)),
  CONSTRAINT dispute_files_media_type_check CHECK ((media_type = ANY (ARRAY['application/pdf'::text, 'image/jpeg'::text, 'image/png'::text]))),
  CONSTRAINT dispute_files_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  CONSTRAINT dispute_files_sha256_check CHECK ((sha256 ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT dispute_files_merchant_account_id_dispute_id_fkey FOREIGN KEY (merchant_account_id, dispute_id) REFERENCES disputes(merchant_account_id, dispute_id)
);
CREATE INDEX dispute_files_of_dispute ON public.dispute_files USING btree (merchant_account_id, dispute_id, dispute_file_id);

CREATE TABLE dispute_responses (
  merchant_account_id text NOT NULL,
  dispute_response_id uuid NOT NULL,
  dispute_id uuid NOT NULL,
  kind text NOT NULL,
  status text NOT NULL,
  stage text NOT NULL,
  evidence jsonb NOT NULL,
  file_ids uuid[] NOT NULL,
  creator jsonb,
  error_code text,
  raw_response_code text,
  raw_response_description text,
  answer jsonb,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT dispute_responses_pkey PRIMARY KEY (merchant_account_id, dispute_response_id),
  CONSTRAINT dispute_responses_answer_check CHECK ((jsonb_typeof(answer) = 'object'::text)),
  CONSTRAINT dispute_responses_check CHECK (((kind = 'submit'::text) OR ((evidence = '{}'::jsonb) AND (file_ids = '{}'::uuid[])))),
  CONSTRAINT dispute_responses_creator_check CHECK ((jsonb_typeof(creator) = 'object'::text)),
  CONSTRAINT dispute_responses_evidence_check CHECK ((jsonb_typeof(evidence) = 'object'::text)),
  CONSTRAINT dispute_responses_file_ids_check CHECK ((cardinality(file_ids) <= 50)),
  CONSTRAINT dispute_responses_kind_check CHECK ((kind = ANY (ARRAY['submit'::text, 'accept'::text]))),
  CONSTRAINT dispute_responses_status_check CHECK ((status = ANY (ARRAY['sent'::text, 'unknown'::text, 'pending'::text, 'succeeded'::text, 'declined'::text, 'failed'::text]))),
  CONSTRAINT dispute_responses_merchant_account_id_dispute_id_fkey FOREIGN KEY (merchant_account_id, dispute_id) REFERENCES disputes(merchant_account_id, dispute_id)
);
CREATE INDEX dispute_responses_of_dispute ON public.dispute_responses USING btree (merchant_account_id, dispute_id, dispute_response_id);
CREATE UNIQUE INDEX dispute_responses_one_open ON public.dispute_responses USING btree (merchant_account_id, dispute_id) WHERE (status = ANY (ARRAY['sent'::text, 'unknown'::text, 'pending'::text]));

CREATE TABLE disputes (
  merchant_account_id text NOT NULL,
  dispute_id uuid NOT NULL,
  version bigint NOT NULL,
  transaction_id uuid NOT NULL,
  payment_service_id uuid NOT NULL,
  processor_reference text NOT NULL,
  stage text NOT NULL,
  status text NOT NULL,
  reason text,
  raw_reason text,
  network_reason_code text,
  amount bigint NOT NULL,
  currency text NOT NULL,
  respond_by timestamp with time zone,
  told_at timestamp with time zone,
  evidence jsonb NOT NULL DEFAULT '{}'::jsonb,
  response_id uuid,
  opened_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT disputes_pkey PRIMARY KEY (merchant_account_id, dispute_id),
  CONSTRAINT disputes_amount_check CHECK ((amount >= 0)),
  CONSTRAINT disputes_check CHECK (((closed_at IS NOT NULL) = (status = ANY (ARRAY['accepted'::text, 'won'::text, 'lost'::text, 'closed'::text])))),
  CONSTRAINT disputes_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT disputes_evidence_check CHECK ((jsonb_typeof(evidence) = 'object'::text)),
  CONSTRAINT disputes_processor_reference_check CHECK (((length(processor_reference) >= 1) AND (length(processor_reference) <= 200))),
  CONSTRAINT disputes_reason_check CHECK ((reason = ANY (ARRAY['fraudulent'::text, 'unrecognized'::text, 'not_authorized'::text, 'duplicate'::text, 'incorrect_amount'::text, 'not_received'::text, 'not_as_described'::text, 'canceled'::text, 'credit_not_processed'::text, 'processing_error'::text, 'general'::text]))),
  CONSTRAINT disputes_stage_check CHECK ((stage = ANY (ARRAY['inquiry'::text, 'chargeback'::text, 'pre_arbitration'::text, 'arbitration'::text]))),
  CONSTRAINT disputes_status_check CHECK ((status = ANY (ARRAY['needs_response'::text, 'under_review'::text, 'accepted'::text, 'won'::text, 'lost'::text, 'expired'::text, 'closed'::text]))),
  CONSTRAINT disputes_version_check CHECK ((version >= 1)),
  CONSTRAINT disputes_merchant_account_id_payment_service_id_fkey FOREIGN KEY (merchant_account_id, payment_service_id) REFERENCES payment_services(merchant_account_id, payment_service_id),
  CONSTRAINT disputes_merchant_account_id_transaction_id_fkey FOREIGN KEY (merchant_account_id, transaction_id) REFERENCES transactions(merchant_account_id, transaction_id),
  CONSTRAINT disputes_merchant_account_id_payment_service_id_processor_r_key UNIQUE (merchant_account_id, payment_service_id, processor_reference)
);
CREATE INDEX disputes_by_creation ON public.disputes USING btree (merchant_account_id, created_at DESC, dispute_id DESC);
CREATE INDEX disputes_by_deadline ON public.disputes USING btree (merchant_account_id, COALESCE(respond_by, 'infinity'::timestamp with time zone), dispute_id) WHERE (status = 'needs_response'::text);
CREATE INDEX disputes_by_transaction ON public.disputes USING btree (merchant_account_id, transaction_id, created_at DESC, dispute_id DESC);

CREATE TABLE experiment_arms (
  merchant_account_id text NOT NULL,
  experiment_id uuid NOT NULL,
  "position" integer NOT NULL,
  arm text NOT NULL,
  payments tally NOT NULL DEFAULT 0,
  approved tally NOT NULL DEFAULT 0,
  not_approved tally NOT NULL DEFAULT 0,
  unknown_outcomes tally NOT NULL DEFAULT 0,
  challenges tally NOT NULL DEFAULT 0,
  late_answers tally NOT NULL DEFAULT 0,
  matured tally NOT NULL DEFAULT 0,
  charged_back tally NOT NULL DEFAULT 0,
  money_payments tally NOT NULL DEFAULT 0,
  asked_amount bigint NOT NULL DEFAULT 0,
  kept_amount bigint NOT NULL DEFAULT 0,
  fees_estimated tally NOT NULL DEFAULT 0,
  residual_sum double precision NOT NULL DEFAULT 0,
  residual_squares double precision NOT NULL DEFAULT 0,
  CONSTRAINT experiment_arms_pkey PRIMARY KEY (merchant_account_id, experiment_id, "position"),
  CONSTRAINT experiment_arms_check CHECK ((((approved)::integer + (not_approved)::integer) <= (payments)::integer)),
  CONSTRAINT experiment_arms_check1 CHECK (((unknown_outcomes)::integer <= ((approved)::integer + (not_approved)::integer))),
  CONSTRAINT experiment_arms_check2 CHECK (((challenges)::integer <= ((approved)::integer + (not_approved)::integer))),
  CONSTRAINT experiment_arms_position_check CHECK ((("position" >= 0) AND ("position" <= 2))),
  CONSTRAINT experiment_arms_merchant_account_id_experiment_id_fkey FOREIGN KEY (merchant_account_id, experiment_id) REFERENCES experiments(merchant_account_id, experiment_id),
  CONSTRAINT experiment_arms_merchant_account_id_experiment_id_arm_key UNIQUE (merchant_account_id, experiment_id, arm)
);

CREATE TABLE experiment_payments (
  merchant_account_id text NOT NULL,
  experiment_id uuid NOT NULL,
  unit_hash uuid NOT NULL,
  transaction_id uuid NOT NULL,
  arm text NOT NULL,
  share_percent integer NOT NULL,
  counted boolean NOT NULL DEFAULT false,
  look_at timestamp with time zone,
  known_at timestamp with time zone,
  approved boolean,
  created_at timestamp with time zone NOT NULL,
  matures_at timestamp with time zone,
  CONSTRAINT experiment_payments_pkey PRIMARY KEY (merchant_account_id, experiment_id, unit_hash),
  CONSTRAINT experiment_payments_check CHECK (((known_at IS NULL) = (approved IS NULL))),
  CONSTRAINT experiment_payments_check1 CHECK (((known_at IS NULL) = (look_at IS NOT NULL))),
  CONSTRAINT experiment_payments_check2 CHECK ((counted OR (known_at IS NULL))),
  CONSTRAINT experiment_payments_share_percent_check CHECK (((share_percent >= 1) AND (share_percent <= 99))),
  CONSTRAINT experiment_payments_merchant_account_id_experiment_id_fkey FOREIGN KEY (merchant_account_id, experiment_id) REFERENCES experiments(merchant_account_id, experiment_id),
  CONSTRAINT experiment_payments_merchant_account_id_transaction_id_fkey FOREIGN KEY (merchant_account_id, transaction_id) REFERENCES transactions(merchant_account_id, transaction_id)
);
CREATE INDEX experiment_payments_by_creation ON public.experiment_payments USING btree (merchant_account_id, experiment_id, created_at);
CREATE INDEX experiment_payments_by_transaction ON public.experiment_payments USING btree (merchant_account_id, transaction_id);
CREATE INDEX experiment_payments_to_look_at ON public.experiment_payments USING btree (merchant_account_id, experiment_id, look_at) WHERE (look_at IS NOT NULL);
CREATE INDEX experiment_payments_to_mature ON public.experiment_payments USING btree (merchant_account_id, experiment_id, matures_at) WHERE (matures_at IS NOT NULL);

CREATE TABLE experiments (
  merchant_account_id text NOT NULL,
  experiment_id uuid NOT NULL,
  name text NOT NULL,
  flow text NOT NULL,
  unit text NOT NULL,
  arms jsonb NOT NULL,
  expected_decline_basis_points integer NOT NULL,
  difference_basis_points integer NOT NULL,
  horizon_hours integer NOT NULL,
  payments_needed integer NOT NULL,
  payments_per_day integer,
  state text NOT NULL,
  ended_because text,
  winner text,
  goes_on_with text,
  creator jsonb,
  due_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  started_at timestamp with time zone,
  ended_at timestamp with time zone,
  measure text NOT NULL DEFAULT 'approval'::text,
  maturity_days integer NOT NULL DEFAULT 30,
  slow_after_ms integer NOT NULL DEFAULT 5000,
  currency text,
  highest_amount bigint,
  average_amount bigint,
  average_square double precision,
  fees jsonb,
  standing boolean NOT NULL DEFAULT false,
  CONSTRAINT experiments_pkey PRIMARY KEY (merchant_account_id, experiment_id),
  CONSTRAINT experiments_arms_check CHECK ((jsonb_typeof(arms) = 'array'::text)),
  CONSTRAINT experiments_check CHECK (((state = 'ended'::text) = (ended_because IS NOT NULL))),
  CONSTRAINT experiments_check1 CHECK (((state = 'ended'::text) = (goes_on_with IS NOT NULL))),
  CONSTRAINT experiments_check2 CHECK (((state = 'ended'::text) = (ended_at IS NOT NULL))),
  CONSTRAINT experiments_check3 CHECK (((winner IS NOT NULL) = ((ended_because IS NOT NULL) AND (ended_because = ANY (ARRAY['challenger_better'::text, 'control_better'::text]))))),
  CONSTRAINT experiments_check4 CHECK (((state = 'ended'::text) OR (due_at IS NOT NULL))),
  CONSTRAINT experiments_creator_check CHECK ((jsonb_typeof(creator) = 'object'::text)),
  CONSTRAINT experiments_difference_basis_points_check CHECK (((difference_basis_points >= 1) AND (difference_basis_points <= 9999))),
  CONSTRAINT experiments_ended_because_check CHECK ((ended_because = ANY (ARRAY['challenger_better'::text, 'control_better'::text, 'no_difference_found'::text, 'unknown_outcomes'::text, 'three_d_secure_challenges'::text, 'late_answers'::text, 'chargebacks'::text, 'sample_ratio_mismatch'::text, 'ended_by_hand'::text]))),
  CONSTRAINT experiments_expected_decline_basis_points_check CHECK (((expected_decline_basis_points >= 1) AND (expected_decline_basis_points <= 9999))),
  CONSTRAINT experiments_flow_check CHECK ((flow = ANY (ARRAY['card-transaction'::text, 'redirect-transaction'::text]))),
  CONSTRAINT experiments_horizon_hours_check CHECK (((horizon_hours >= 1) AND (horizon_hours <= 720))),
  CONSTRAINT experiments_maturity_days_check CHECK (((maturity_days >= 1) AND (maturity_days <= 180))),
  CONSTRAINT experiments_measure_check CHECK (((measure = 'approval'::text) OR (measure = 'money_kept'::text))),
  CONSTRAINT experiments_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  CONSTRAINT experiments_payments_needed_check CHECK ((payments_needed >= 1)),
  CONSTRAINT experiments_payments_per_day_check CHECK ((payments_per_day >= 1)),
  CONSTRAINT experiments_slow_after_ms_check CHECK (((slow_after_ms >= 1) AND (slow_after_ms <= 600000))),
  CONSTRAINT experiments_state_check CHECK ((state = ANY (ARRAY['running'::text, 'ended'::text]))),
  CONSTRAINT experiments_unit_check CHECK ((unit = ANY (ARRAY['buyer'::text, 'card'::text, 'transaction'::text]))),
  CONSTRAINT experiments_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);
CREATE INDEX experiments_by_creation ON public.experiments USING btree (merchant_account_id, created_at, experiment_id);
CREATE INDEX experiments_due ON public.experiments USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE TABLE flow_drafts (
  merchant_account_id text NOT NULL,
  flow_draft_id uuid NOT NULL,
  flow text NOT NULL,
  version bigint NOT NULL,
  base_number integer NOT NULL,
  rules jsonb NOT NULL,
  description text,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT flow_drafts_pkey PRIMARY KEY (merchant_account_id, flow_draft_id),
  CONSTRAINT flow_drafts_base_number_check CHECK ((base_number >= 0)),
  CONSTRAINT flow_drafts_description_check CHECK ((length(description) <= 500)),
  CONSTRAINT flow_drafts_flow_check CHECK ((flow = ANY (ARRAY['checkout'::text, 'card-transaction'::text, 'non-card-transaction'::text, 'redirect-transaction'::text]))),
  CONSTRAINT flow_drafts_rules_check CHECK ((jsonb_typeof(rules) = 'array'::text)),
  CONSTRAINT flow_drafts_version_check CHECK ((version >= 1)),
  CONSTRAINT flow_drafts_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);
CREATE INDEX flow_drafts_by_flow ON public.flow_drafts USING btree (merchant_account_id, flow, created_at DESC, flow_draft_id DESC);

CREATE TABLE flow_replays (
  merchant_account_id text NOT NULL,
  flow_replay_id uuid NOT NULL,
  flow text NOT NULL,
  rules jsonb NOT NULL,
  fees jsonb NOT NULL,
  from_time timestamp with time zone NOT NULL,
  to_time timestamp with time zone NOT NULL,
  reached uuid NOT NULL,
  tally jsonb NOT NULL,
  due_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT flow_replays_pkey PRIMARY KEY (merchant_account_id, flow_replay_id),
  CONSTRAINT flow_replays_check CHECK ((from_time < to_time)),
  CONSTRAINT flow_replays_fees_check CHECK ((jsonb_typeof(fees) = 'array'::text)),
  CONSTRAINT flow_replays_flow_check CHECK ((flow = ANY (ARRAY['card-transaction'::text, 'non-card-transaction'::text, 'redirect-transaction'::text]))),
  CONSTRAINT flow_replays_rules_check CHECK ((jsonb_typeof(rules) = 'array'::text)),
  CONSTRAINT flow_replays_tally_check CHECK ((jsonb_typeof(tally) = 'object'::text)),
  CONSTRAINT flow_replays_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);
CREATE INDEX flow_replays_due ON public.flow_replays USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE TABLE flow_versions (
  merchant_account_id text NOT NULL,
  flow text NOT NULL,
  number integer NOT NULL,
  rules jsonb NOT NULL,
  cause text NOT NULL,
  description text,
  creator jsonb,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT flow_versions_pkey PRIMARY KEY (merchant_account_id, flow, number),
  CONSTRAINT flow_versions_cause_check CHECK ((cause = ANY (ARRAY['rule-created'::text, 'rule-updated'::text, 'rule-deleted'::text, 'rules-ordered'::text, 'restored'::text, 'published'::text, 'experiment-ended'::text]))),
  CONSTRAINT flow_versions_creator_check CHECK ((jsonb_typeof(creator) = 'object'::text)),
  CONSTRAINT flow_versions_description_check CHECK ((length(description) <= 500)),
  CONSTRAINT flow_versions_flow_check CHECK ((flow = ANY (ARRAY['checkout'::text, 'card-transaction'::text, 'non-card-transaction'::text, 'redirect-transaction'::text]))),
  CONSTRAINT flow_versions_number_check CHECK ((number >= 1)),
  CONSTRAINT flow_versions_rules_check CHECK ((jsonb_typeof(rules) = 'array'::text)),
  CONSTRAINT flow_versions_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);

CREATE TABLE fraud_list_entries (
  merchant_account_id text NOT NULL,
  fraud_list_entry_id uuid NOT NULL,
  kind text NOT NULL,
  value text NOT NULL,
  label text,
  reason text,
  note text,
  transaction_id uuid,
  creator_name text,
  expires_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  effect text NOT NULL DEFAULT 'block'::text,
  CONSTRAINT fraud_list_entries_pkey PRIMARY KEY (merchant_account_id, fraud_list_entry_id),
  CONSTRAINT fraud_list_entries_check CHECK (((effect = 'block'::text) OR ((effect = 'allow'::text) AND (expires_at IS NOT NULL)))),
  CONSTRAINT fraud_list_entries_kind_check CHECK ((kind ~ '^[a-z_]{1,40}$'::text)),
  CONSTRAINT fraud_list_entries_label_check CHECK ((length(label) <= 4)),
  CONSTRAINT fraud_list_entries_note_check CHECK ((length(note) <= 500)),
  CONSTRAINT fraud_list_entries_reason_check CHECK ((reason ~ '^[a-z_]{1,40}$'::text)),
  CONSTRAINT fraud_list_entries_value_check CHECK (((length(value) >= 1) AND (length(value) <= 320))),
  CONSTRAINT fraud_list_entries_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id),
  CONSTRAINT fraud_list_entries_once UNIQUE (merchant_account_id, kind, value)
);
CREATE INDEX fraud_list_entries_by_end ON public.fraud_list_entries USING btree (merchant_account_id, expires_at) WHERE (expires_at IS NOT NULL);

CREATE TABLE gift_card_services (
  merchant_account_id text NOT NULL,
  gift_card_service_id uuid NOT NULL,
  connector_id text NOT NULL,
  display_name text NOT NULL,
  active boolean NOT NULL,
  settings jsonb NOT NULL,
  vault_record_id uuid NOT NULL,
  sensitive_settings text[] NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  CONSTRAINT gift_card_services_pkey PRIMARY KEY (merchant_account_id, gift_card_service_id),
  CONSTRAINT gift_card_services_check CHECK (((deleted_at IS NULL) OR (NOT active))),
  CONSTRAINT gift_card_services_connector_id_check CHECK (((length(connector_id) >= 1) AND (length(connector_id) <= 50))),
  CONSTRAINT gift_card_services_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 200))),
  CONSTRAINT gift_card_services_settings_check CHECK ((jsonb_typeof(settings) = 'object'::text)),
  CONSTRAINT gift_card_services_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);
CREATE UNIQUE INDEX gift_card_services_active ON public.gift_card_services USING btree (merchant_account_id) WHERE active;
CREATE INDEX gift_card_services_by_creation ON public.gift_card_services USING btree (merchant_account_id, created_at DESC, gift_card_service_id DESC);

CREATE TABLE gift_cards (
  merchant_account_id text NOT NULL,
  gift_card_id uuid NOT NULL,
  gift_card_service_id uuid NOT NULL,
  buyer_id uuid,
  vault_record_id uuid NOT NULL,
  fingerprint text NOT NULL,
  bin text NOT NULL,
  sub_bin text NOT NULL,
  last_four text NOT NULL,
  expires_at timestamp with time zone,
  usage_count bigint NOT NULL DEFAULT 0,
  last_used_at timestamp with time zone,
  cit_usage_count bigint NOT NULL DEFAULT 0,
  cit_last_used_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  CONSTRAINT gift_cards_pkey PRIMARY KEY (merchant_account_id, gift_card_id),
  CONSTRAINT gift_cards_check CHECK (((cit_usage_count >= 0) AND (cit_usage_count <= usage_count))),
  CONSTRAINT gift_cards_fingerprint_check CHECK ((length(fingerprint) = 64)),
  CONSTRAINT gift_cards_last_four_check CHECK ((length(last_four) = 4)),
  CONSTRAINT gift_cards_usage_count_check CHECK ((usage_count >= 0)),
  CONSTRAINT gift_cards_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id),
  CONSTRAINT gift_cards_merchant_account_id_gift_card_service_id_fkey FOREIGN KEY (merchant_account_id, gift_card_service_id) REFERENCES gift_card_services(merchant_account_id, gift_card_service_id)
);
CREATE INDEX gift_cards_by_buyer ON public.gift_cards USING btree (merchant_account_id, buyer_id, created_at DESC, gift_card_id DESC) WHERE (deleted_at IS NULL);
CREATE INDEX gift_cards_by_creation ON public.gift_cards USING btree (merchant_account_id, created_at DESC, gift_card_id DESC) WHERE (deleted_at IS NULL);

CREATE TABLE idempotency_keys (
  merchant_account_id text NOT NULL,
  operation text NOT NULL,
  key text NOT NULL,
  request_hash text NOT NULL,
  owner_id uuid NOT NULL,
  operation_id uuid,
  lease_until timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  response_body text,
  problem text,
  completed_at timestamp with time zone,
  CONSTRAINT idempotency_keys_pkey PRIMARY KEY (merchant_account_id, operation, key),
  CONSTRAINT idempotency_keys_check CHECK (((completed_at IS NOT NULL) OR ((response_body IS NULL) AND (problem IS NULL)))),
  CONSTRAINT idempotency_keys_check1 CHECK (((response_body IS NULL) OR (problem IS NULL))),
  CONSTRAINT idempotency_keys_key_check CHECK ((key ~ '^[\x21-\x7e]{1,255}$'::text))
);
CREATE INDEX idempotency_keys_by_expiry ON public.idempotency_keys USING btree (expires_at);
CREATE INDEX idempotency_keys_by_operation ON public.idempotency_keys USING btree (merchant_account_id, operation_id) WHERE (operation_id IS NOT NULL);
CREATE INDEX idempotency_keys_owed ON public.idempotency_keys USING btree (lease_until) WHERE ((completed_at IS NULL) AND (operation_id IS NOT NULL));

CREATE TABLE identity_logins (
  state_hash bytea NOT NULL,
  browser_hash bytea NOT NULL,
  nonce text NOT NULL,
  code_verifier text NOT NULL,
  confirmation_account_id text,
  confirmation_id uuid,
  user_id uuid,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT identity_logins_pkey PRIMARY KEY (state_hash),
  CONSTRAINT identity_logins_browser_hash_check CHECK ((length(browser_hash) = 32)),
  CONSTRAINT identity_logins_check CHECK (((confirmation_id IS NULL) = (user_id IS NULL))),
  CONSTRAINT identity_logins_check1 CHECK (((confirmation_id IS NULL) = (confirmation_account_id IS NULL))),
  CONSTRAINT identity_logins_state_hash_check CHECK ((length(state_hash) = 32)),
  CONSTRAINT identity_logins_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
);
CREATE INDEX identity_logins_by_end ON public.identity_logins USING btree (expires_at);

CREATE TABLE identity_sessions (
  session_id uuid NOT NULL,
  issuer text NOT NULL,
  subject text NOT NULL,
  provider_session_id text,
  CONSTRAINT identity_sessions_pkey PRIMARY KEY (session_id),
  CONSTRAINT identity_sessions_session_id_fkey FOREIGN KEY (session_id) REFERENCES sessions(session_id) ON DELETE CASCADE
);
CREATE INDEX identity_sessions_by_subject ON public.identity_sessions USING btree (issuer, subject);

CREATE TABLE imported_cards (
  merchant_account_id text NOT NULL,
  origin text NOT NULL,
  old_id text NOT NULL,
  payment_method_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT imported_cards_pkey PRIMARY KEY (merchant_account_id, origin, old_id),
  CONSTRAINT imported_cards_old_id_check CHECK (((length(old_id) >= 1) AND (length(old_id) <= 200))),
  CONSTRAINT imported_cards_origin_check CHECK ((origin ~ '^[a-z]{1,20}$'::text)),
  CONSTRAINT imported_cards_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);

CREATE TABLE insights_presets (
  merchant_account_id text NOT NULL,
  insights_preset_id uuid NOT NULL,
  source text NOT NULL,
  metric text NOT NULL,
  display_name text NOT NULL,
  filters jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT insights_presets_pkey PRIMARY KEY (merchant_account_id, insights_preset_id),
  CONSTRAINT insights_presets_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 255))),
  CONSTRAINT insights_presets_filters_check CHECK ((jsonb_typeof(filters) = 'object'::text)),
  CONSTRAINT insights_presets_metric_check CHECK ((metric = ANY (ARRAY['volume'::text, 'transactions'::text, 'auth_rate'::text]))),
  CONSTRAINT insights_presets_source_check CHECK ((source = ANY (ARRAY['authentication'::text, 'authorization'::text, 'monitoring'::text]))),
  CONSTRAINT insights_presets_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);
CREATE INDEX insights_presets_of_source ON public.insights_presets USING btree (merchant_account_id, source, created_at, insights_preset_id);

CREATE TABLE instance (
  one boolean NOT NULL DEFAULT true,
  instance_id uuid NOT NULL,
  cursor_key bytea NOT NULL,
  environment text NOT NULL,
  epoch bigint NOT NULL DEFAULT 0,
  held_since timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT instance_pkey PRIMARY KEY (one),
  CONSTRAINT instance_cursor_key_check CHECK ((length(cursor_key) = 32)),
  CONSTRAINT instance_environment_check CHECK ((environment = ANY (ARRAY['sandbox'::text, 'production'::text]))),
  CONSTRAINT instance_epoch_check CHECK ((epoch >= 0)),
  CONSTRAINT instance_one_check CHECK (one)
);

CREATE TABLE ledger_checks (
  merchant_account_id text NOT NULL,
  subject text NOT NULL,
  checked_until uuid NOT NULL,
  slices bigint NOT NULL,
  differences bigint NOT NULL,
  began_at timestamp with time zone,
  ended_at timestamp with time zone,
  ended_differences bigint,
  due_at timestamp with time zone NOT NULL,
  CONSTRAINT ledger_checks_pkey PRIMARY KEY (merchant_account_id),
  CONSTRAINT ledger_checks_differences_check CHECK ((differences >= 0)),
  CONSTRAINT ledger_checks_ended_differences_check CHECK ((ended_differences >= 0)),
  CONSTRAINT ledger_checks_slices_check CHECK ((slices >= 0)),
  CONSTRAINT ledger_checks_subject_check CHECK ((subject = ANY (ARRAY['transactions'::text, 'payouts'::text]))),
  CONSTRAINT ledger_checks_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);
CREATE INDEX ledger_checks_to_run ON public.ledger_checks USING btree (due_at);

CREATE TABLE ledger_closings (
  merchant_account_id text NOT NULL,
  closed_until bigint NOT NULL,
  next_until bigint NOT NULL,
  next_horizon xid8 NOT NULL,
  CONSTRAINT ledger_closings_pkey PRIMARY KEY (merchant_account_id),
  CONSTRAINT ledger_closings_check CHECK ((next_until >= closed_until)),
  CONSTRAINT ledger_closings_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);

CREATE TABLE ledger_entries (
  merchant_account_id text NOT NULL,
  ledger_entry_id bigint NOT NULL GENERATED AS IDENTITY,
  transaction_id uuid,
  payout_id uuid,
  operation_id uuid,
  movement ledger_movement NOT NULL,
  debit ledger_account NOT NULL,
  credit ledger_account NOT NULL,
  currency text NOT NULL,
  amount moved_units NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT ledger_entries_pkey PRIMARY KEY (merchant_account_id, ledger_entry_id),
  CONSTRAINT entries_are_of_one CHECK (((transaction_id IS NULL) <> (payout_id IS NULL))),
  CONSTRAINT entries_have_two_sides CHECK (((debit)::text <> (credit)::text))
);
CREATE INDEX ledger_entries_by_payout ON public.ledger_entries USING btree (merchant_account_id, payout_id) WHERE (payout_id IS NOT NULL);
CREATE INDEX ledger_entries_by_transaction ON public.ledger_entries USING btree (merchant_account_id, transaction_id) WHERE (transaction_id IS NOT NULL);

CREATE TABLE ledger_totals (
  merchant_account_id text NOT NULL,
  currency text NOT NULL,
  account text NOT NULL,
  balance bigint NOT NULL,
  CONSTRAINT ledger_totals_pkey PRIMARY KEY (merchant_account_id, currency, account)
);

CREATE TABLE login_challenges (
  challenge_hash bytea NOT NULL,
  purpose text NOT NULL,
  user_id uuid,
  expires_at timestamp with time zone NOT NULL,
  CONSTRAINT login_challenges_pkey PRIMARY KEY (challenge_hash),
  CONSTRAINT login_challenges_challenge_hash_check CHECK ((length(challenge_hash) = 32)),
  CONSTRAINT login_challenges_purpose_check CHECK ((purpose = ANY (ARRAY['log-in'::text, 'make-passkey'::text]))),
  CONSTRAINT login_challenges_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
);
CREATE INDEX login_challenges_by_end ON public.login_challenges USING btree (expires_at);

CREATE TABLE mandates (
  merchant_account_id text NOT NULL,
  payment_service_id uuid NOT NULL,
  reference text NOT NULL,
  status text NOT NULL,
  told_at timestamp with time zone,
  ended_by text,
  payment_method_id uuid,
  transaction_id uuid,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  found_status text,
  found_payment_method boolean NOT NULL DEFAULT false,
  CONSTRAINT mandates_pkey PRIMARY KEY (merchant_account_id, payment_service_id, reference),
  CONSTRAINT mandates_check CHECK (((ended_by IS NULL) OR (status = ANY (ARRAY['revoked'::text, 'failed'::text])))),
  CONSTRAINT mandates_ended_by_check CHECK ((ended_by = ANY (ARRAY['buyer'::text, 'bank'::text, 'merchant'::text, 'processor'::text]))),
  CONSTRAINT mandates_found_status_check CHECK ((found_status = ANY (ARRAY['pending'::text, 'active'::text, 'paused'::text, 'revoked'::text, 'failed'::text]))),
  CONSTRAINT mandates_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 200))),
  CONSTRAINT mandates_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'active'::text, 'paused'::text, 'revoked'::text, 'failed'::text]))),
  CONSTRAINT mandates_merchant_account_id_payment_service_id_fkey FOREIGN KEY (merchant_account_id, payment_service_id) REFERENCES payment_services(merchant_account_id, payment_service_id)
);
CREATE INDEX mandates_by_payment_method ON public.mandates USING btree (merchant_account_id, payment_method_id) WHERE (payment_method_id IS NOT NULL);

CREATE TABLE merchant_accounts (
  merchant_account_id text NOT NULL,
  display_name text NOT NULL,
  clock_offset_ms bigint NOT NULL DEFAULT 0,
  over_capture_amount bigint,
  over_capture_percentage bigint,
  account_updater_enabled boolean NOT NULL DEFAULT false,
  account_updater_request_encryption_key_id text,
  account_updater_response_decryption_key_id text,
  loon_accepted_schemes text[],
  loon_merchant_account_id text,
  visa_network_tokens_requestor_id text,
  visa_network_tokens_app_id text,
  amex_network_tokens_requestor_id text,
  amex_network_tokens_app_id text,
  mastercard_network_tokens_requestor_id text,
  mastercard_network_tokens_app_id text,
  discover_network_tokens_requestor_id text,
  discover_network_tokens_app_id text,
  async_network_tokens_enabled boolean NOT NULL DEFAULT false,
  redirect_url_schemes text[] NOT NULL DEFAULT '{}'::text[],
  front_end_origins text[] NOT NULL DEFAULT '{}'::text[],
  brand_color text,
  brand_logo_url text,
  shop_url text,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  receipts jsonb_object,
  CONSTRAINT merchant_accounts_pkey PRIMARY KEY (merchant_account_id),
  CONSTRAINT merchant_accounts_brand_color_check CHECK ((brand_color ~ '^#[0-9a-f]{6}$'::text)),
  CONSTRAINT merchant_accounts_brand_logo_url_check CHECK ((length(brand_logo_url) <= 20000)),
  CONSTRAINT merchant_accounts_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 255))),
  CONSTRAINT merchant_accounts_front_end_origins_check CHECK ((cardinality(front_end_origins) <= 50)),
  CONSTRAINT merchant_accounts_merchant_account_id_check CHECK ((merchant_account_id ~ '^[a-zA-Z0-9-]{1,50}$'::text)),
  CONSTRAINT merchant_accounts_over_capture_amount_check CHECK (((over_capture_amount >= 0) AND (over_capture_amount <= '999999999999'::bigint))),
  CONSTRAINT merchant_accounts_over_capture_percentage_check CHECK (((over_capture_percentage >= 0) AND (over_capture_percentage <= 99999999))),
  CONSTRAINT merchant_accounts_redirect_url_schemes_check CHECK ((cardinality(redirect_url_schemes) <= 20)),
  CONSTRAINT merchant_accounts_shop_url_check CHECK (((shop_url ~ '^https?://'::text) AND (length(shop_url) <= 2000)))
);
CREATE INDEX merchant_accounts_by_creation ON public.merchant_accounts USING btree (created_at DESC, merchant_account_id DESC);

CREATE TABLE migrations (
  name text NOT NULL,
  checksum text NOT NULL,
  applied_at timestamp with time zone NOT NULL,
  CONSTRAINT migrations_pkey PRIMARY KEY (name)
);

CREATE TABLE monitoring_incidents (
  merchant_account_id text NOT NULL,
  monitoring_incident_id uuid NOT NULL,
  monitoring_metric_id uuid,
  display_name text NOT NULL,
  spec jsonb NOT NULL,
  alerting_policy jsonb,
  incident_policy jsonb,
  notes text,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  CONSTRAINT monitoring_incidents_pkey PRIMARY KEY (merchant_account_id, monitoring_incident_id),
  CONSTRAINT monitoring_incidents_alerting_policy_check CHECK ((jsonb_typeof(alerting_policy) = 'object'::text)),
  CONSTRAINT monitoring_incidents_incident_policy_check CHECK ((jsonb_typeof(incident_policy) = 'object'::text)),
  CONSTRAINT monitoring_incidents_spec_check CHECK ((jsonb_typeof(spec) = 'object'::text))
);
CREATE INDEX monitoring_incidents_by_creation ON public.monitoring_incidents USING btree (merchant_account_id, created_at, monitoring_incident_id);
CREATE INDEX monitoring_incidents_of_metric ON public.monitoring_incidents USING btree (merchant_account_id, monitoring_metric_id, created_at, monitoring_incident_id) WHERE (monitoring_metric_id IS NOT NULL);
CREATE INDEX monitoring_incidents_open ON public.monitoring_incidents USING btree (merchant_account_id) WHERE (closed_at IS NULL);

CREATE TABLE monitoring_metrics (
  merchant_account_id text NOT NULL,
  monitoring_metric_id uuid NOT NULL,
  display_name text NOT NULL,
  spec jsonb NOT NULL,
  alerting_policy jsonb,
  alerting_policy_updated_at timestamp with time zone,
  incident_policy jsonb,
  incident_policy_updated_at timestamp with time zone,
  creator jsonb NOT NULL,
  sample_at timestamp with time zone NOT NULL,
  due_at timestamp with time zone,
  unhealthy_samples integer NOT NULL DEFAULT 0,
  healthy_samples integer NOT NULL DEFAULT 0,
  incident_id uuid,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT monitoring_metrics_pkey PRIMARY KEY (merchant_account_id, monitoring_metric_id),
  CONSTRAINT monitoring_metrics_alerting_policy_check CHECK ((jsonb_typeof(alerting_policy) = 'object'::text)),
  CONSTRAINT monitoring_metrics_creator_check CHECK ((jsonb_typeof(creator) = 'object'::text)),
  CONSTRAINT monitoring_metrics_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 200))),
  CONSTRAINT monitoring_metrics_healthy_samples_check CHECK ((healthy_samples >= 0)),
  CONSTRAINT monitoring_metrics_incident_policy_check CHECK ((jsonb_typeof(incident_policy) = 'object'::text)),
  CONSTRAINT monitoring_metrics_spec_check CHECK ((jsonb_typeof(spec) = 'object'::text)),
  CONSTRAINT monitoring_metrics_unhealthy_samples_check CHECK ((unhealthy_samples >= 0)),
  CONSTRAINT monitoring_metrics_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);
CREATE INDEX monitoring_metrics_by_creation ON public.monitoring_metrics USING btree (merchant_account_id, created_at, monitoring_metric_id);
CREATE INDEX monitoring_metrics_due ON public.monitoring_metrics USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE TABLE network_tokens (
  merchant_account_id text NOT NULL,
  network_token_id uuid NOT NULL,
  payment_method_id uuid NOT NULL,
  status text NOT NULL,
  service text,
  reference text,
  notification_digest bytea NOT NULL,
  expiration_date text,
  card_art_url text,
  is_ordered boolean NOT NULL DEFAULT false,
  asked_until timestamp with time zone,
  refused_until timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT network_tokens_pkey PRIMARY KEY (merchant_account_id, network_token_id),
  CONSTRAINT network_tokens_check CHECK (((status = ANY (ARRAY['inactive'::text, 'deleted'::text])) OR ((reference IS NOT NULL) AND (expiration_date IS NOT NULL)))),
  CONSTRAINT network_tokens_check1 CHECK (((reference IS NULL) OR (service IS NOT NULL))),
  CONSTRAINT network_tokens_check2 CHECK (((NOT is_ordered) OR ((status = 'inactive'::text) AND (reference IS NULL)))),
  CONSTRAINT network_tokens_check3 CHECK (((refused_until IS NULL) OR ((status = ANY (ARRAY['inactive'::text, 'deleted'::text])) AND (reference IS NULL)))),
  CONSTRAINT network_tokens_expiration_date_check CHECK ((expiration_date ~ '^(0[1-9]|1[0-2])/[0-9]{2}$'::text)),
  CONSTRAINT network_tokens_notification_digest_check CHECK ((length(notification_digest) = 32)),
  CONSTRAINT network_tokens_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 200))),
  CONSTRAINT network_tokens_service_check CHECK (((length(service) >= 1) AND (length(service) <= 50))),
  CONSTRAINT network_tokens_status_check CHECK ((status = ANY (ARRAY['active'::text, 'inactive'::text, 'suspended'::text, 'deleted'::text])))
);
CREATE INDEX network_tokens_by_notification ON public.network_tokens USING btree (notification_digest);
CREATE INDEX network_tokens_by_payment_method ON public.network_tokens USING btree (merchant_account_id, payment_method_id, created_at);
CREATE INDEX network_tokens_by_reference ON public.network_tokens USING btree (merchant_account_id, reference);
CREATE UNIQUE INDEX network_tokens_one_a_card ON public.network_tokens USING btree (merchant_account_id, payment_method_id) WHERE (status <> 'deleted'::text);

CREATE TABLE operations (
  merchant_account_id text NOT NULL,
  operation_id uuid NOT NULL,
  transaction_id uuid,
  kind operation_kind NOT NULL,
  status operation_status NOT NULL,
  attempt attempt_number NOT NULL,
  payment_service_id uuid,
  gift_card_service_id uuid,
  anti_fraud_service_id uuid,
  currency text,
  amount minor_units NOT NULL,
  moved_amount minor_units,
  final boolean NOT NULL,
  processor_reference text,
  of_reference text,
  error_code text,
  raw_response_code text,
  raw_response_description text,
  detail text,
  external_identifier text,
  reason text,
  target_type operation_target NOT NULL,
  target_id uuid,
  creator jsonb,
  details jsonb_object NOT NULL,
  answer jsonb_object,
  due_at timestamp with time zone,
  due_tries tally NOT NULL,
  sent_at timestamp with time zone NOT NULL,
  alerted_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  resolved_at timestamp with time zone,
  CONSTRAINT operations_pkey PRIMARY KEY (merchant_account_id, operation_id),
  CONSTRAINT operation_columns_hold CHECK (operation_columns_hold((kind)::text, (status)::text, transaction_id, payment_service_id, gift_card_service_id, anti_fraud_service_id, (moved_amount)::bigint, processor_reference, error_code, (target_type)::text, target_id, resolved_at)),
  CONSTRAINT operations_merchant_account_id_transaction_id_fkey FOREIGN KEY (merchant_account_id, transaction_id) REFERENCES transactions(merchant_account_id, transaction_id)
);
CREATE INDEX operations_by_processor_reference ON public.operations USING btree (merchant_account_id, processor_reference) WHERE (processor_reference IS NOT NULL);
CREATE INDEX operations_by_transaction ON public.operations USING btree (merchant_account_id, transaction_id, operation_id);
CREATE INDEX operations_due ON public.operations USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX operations_given_up ON public.operations USING btree (kind) WHERE (((status)::text = 'sent'::text) AND (due_at IS NULL));
CREATE INDEX operations_of_gift_cards ON public.operations USING btree (merchant_account_id, transaction_id) WHERE (gift_card_service_id IS NOT NULL);
CREATE UNIQUE INDEX operations_on_mandates ON public.operations USING btree (merchant_account_id, payment_service_id, of_reference) WHERE ((kind)::text = 'cancel-mandate'::text);
CREATE INDEX operations_unknown ON public.operations USING btree (kind) WHERE ((status)::text = 'unknown'::text);
CREATE INDEX refunds_by_creation ON public.operations USING btree (merchant_account_id, created_at DESC, operation_id DESC) WHERE ((kind)::text = ANY (ARRAY['refund'::text, 'refund-gift-card'::text]));
CREATE INDEX refunds_by_external_identifier ON public.operations USING btree (merchant_account_id, external_identifier, created_at DESC, operation_id DESC) WHERE (((kind)::text = ANY (ARRAY['refund'::text, 'refund-gift-card'::text])) AND (external_identifier IS NOT NULL));
CREATE INDEX refunds_not_succeeded ON public.operations USING btree (merchant_account_id, created_at DESC, operation_id DESC) WHERE (((kind)::text = ANY (ARRAY['refund'::text, 'refund-gift-card'::text])) AND ((status)::text <> 'succeeded'::text));

CREATE TABLE passkeys (
  passkey_id uuid NOT NULL,
  user_id uuid NOT NULL,
  credential_id bytea NOT NULL,
  public_key bytea NOT NULL,
  sign_count bigint NOT NULL,
  transports text[] NOT NULL,
  is_synced boolean NOT NULL,
  display_name text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  last_used_at timestamp with time zone,
  CONSTRAINT passkeys_pkey PRIMARY KEY (passkey_id),
  CONSTRAINT passkeys_credential_id_check CHECK (((length(credential_id) >= 1) AND (length(credential_id) <= 1023))),
  CONSTRAINT passkeys_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 200))),
  CONSTRAINT passkeys_public_key_check CHECK (((length(public_key) >= 1) AND (length(public_key) <= 4096))),
  CONSTRAINT passkeys_sign_count_check CHECK ((sign_count >= 0)),
  CONSTRAINT passkeys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  CONSTRAINT passkeys_credential_id_key UNIQUE (credential_id)
);
CREATE INDEX passkeys_of_user ON public.passkeys USING btree (user_id, created_at, passkey_id);

CREATE TABLE payment_countings (
  merchant_account_id text NOT NULL,
  reached_at timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp with time zone,
  reached_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
  again_at timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp with time zone,
  again_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
  due_at timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp with time zone,
  CONSTRAINT payment_countings_pkey PRIMARY KEY (merchant_account_id),
  CONSTRAINT payment_countings_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);

CREATE TABLE payment_counts (
  merchant_account_id text NOT NULL,
  slot_at timestamp with time zone NOT NULL,
  payment_kind_id uuid NOT NULL,
  payments bigint NOT NULL,
  amount numeric NOT NULL,
  CONSTRAINT payment_counts_pkey PRIMARY KEY (merchant_account_id, slot_at, payment_kind_id),
  CONSTRAINT payment_counts_amount_check CHECK ((amount >= (0)::numeric)),
  CONSTRAINT payment_counts_payments_check CHECK ((payments >= 0)),
  CONSTRAINT payment_counts_merchant_account_id_payment_kind_id_fkey FOREIGN KEY (merchant_account_id, payment_kind_id) REFERENCES payment_kinds(merchant_account_id, payment_kind_id)
);

CREATE TABLE payment_kinds (
  merchant_account_id text NOT NULL,
  payment_kind_id uuid NOT NULL,
  dimensions jsonb NOT NULL,
  CONSTRAINT payment_kinds_pkey PRIMARY KEY (merchant_account_id, payment_kind_id),
  CONSTRAINT payment_kinds_dimensions_check CHECK ((jsonb_typeof(dimensions) = 'object'::text))
);

CREATE TABLE payment_links (
  merchant_account_id text NOT NULL,
  payment_link_id uuid NOT NULL,
  secret text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  country text NOT NULL,
  details jsonb NOT NULL,
  buyer_id uuid,
  is_embedded boolean NOT NULL DEFAULT false,
  rate_bucket text,
  once_key bytea,
  expires_at timestamp with time zone NOT NULL,
  claimed_until timestamp with time zone,
  attempts integer NOT NULL DEFAULT 0,
  session_ids uuid[] NOT NULL DEFAULT '{}'::uuid[],
  balances_asked integer NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT payment_links_pkey PRIMARY KEY (merchant_account_id, payment_link_id),
  CONSTRAINT payment_links_amount_check CHECK (((amount >= 0) AND (amount <= '999999999999'::bigint))),
  CONSTRAINT payment_links_attempts_check CHECK (((attempts >= 0) AND (attempts <= 50))),
  CONSTRAINT payment_links_balances_asked_check CHECK (((balances_asked >= 0) AND (balances_asked <= 20))),
  CONSTRAINT payment_links_check CHECK ((is_embedded OR (rate_bucket IS NULL))),
  CONSTRAINT payment_links_check1 CHECK (((once_key IS NULL) OR ((length(once_key) = 32) AND is_embedded))),
  CONSTRAINT payment_links_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  CONSTRAINT payment_links_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT payment_links_details_check CHECK ((jsonb_typeof(details) = 'object'::text)),
  CONSTRAINT payment_links_secret_check CHECK ((length(secret) = 32)),
  CONSTRAINT payment_links_session_ids_check CHECK ((cardinality(session_ids) <= 200)),
  CONSTRAINT payment_links_merchant_account_id_buyer_id_fkey FOREIGN KEY (merchant_account_id, buyer_id) REFERENCES buyers(merchant_account_id, buyer_id),
  CONSTRAINT payment_links_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);
CREATE INDEX payment_links_by_buyer ON public.payment_links USING btree (merchant_account_id, buyer_id) WHERE (buyer_id IS NOT NULL);
CREATE INDEX payment_links_by_creation ON public.payment_links USING btree (merchant_account_id, created_at DESC, payment_link_id DESC) WHERE (NOT is_embedded);
CREATE UNIQUE INDEX payment_links_by_order ON public.payment_links USING btree (merchant_account_id, once_key) WHERE (once_key IS NOT NULL);

CREATE TABLE payment_methods (
  merchant_account_id text NOT NULL,
  payment_method_id uuid NOT NULL,
  lifecycle text NOT NULL,
  buyer_id uuid,
  external_identifier text,
  method text NOT NULL,
  mode text NOT NULL,
  status text NOT NULL,
  vault_record_id uuid,
  fingerprint text,
  label text,
  scheme text,
  additional_schemes text[] NOT NULL DEFAULT '{}'::text[],
  expiration_date text,
  bin text,
  card_type text,
  card_issuer_name text,
  card_country text,
  bank jsonb,
  payment_service_id uuid,
  country text,
  currency text,
  approval_url text,
  scheme_transaction_id text,
  scheme_transaction_id_scheme text,
  transaction_link_id text,
  has_replacement boolean NOT NULL DEFAULT false,
  replacement jsonb,
  last_replaced_at timestamp with time zone,
  usage_count integer NOT NULL DEFAULT 0,
  last_used_at timestamp with time zone,
  cit_usage_count integer NOT NULL DEFAULT 0,
  cit_last_used_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT payment_methods_pkey PRIMARY KEY (merchant_account_id, payment_method_id),
  CONSTRAINT banks_are_sealed CHECK (((method <> 'bank'::text) OR ((vault_record_id IS NOT NULL) AND (fingerprint IS NOT NULL) AND (bank IS NOT NULL)))),
  CONSTRAINT cards_have_a_number_or_a_token CHECK (((method <> 'card'::text) OR ((vault_record_id IS NOT NULL) AND (fingerprint IS NOT NULL) AND (expiration_date IS NOT NULL)) OR ((vault_record_id IS NULL) AND (payment_service_id IS NOT NULL)))) NOT VALID,
  CONSTRAINT payment_methods_bank_check CHECK ((jsonb_typeof(bank) = 'object'::text)),
  CONSTRAINT payment_methods_bin_check CHECK ((bin ~ '^[0-9]{6,8}$'::text)),
  CONSTRAINT payment_methods_card_country_check CHECK ((card_country ~ '^[A-Z]{2}$'::text)),
  CONSTRAINT payment_methods_card_type_check CHECK ((card_type = ANY (ARRAY['credit'::text, 'debit'::text, 'prepaid'::text]))),
  CONSTRAINT payment_methods_check CHECK (((cit_usage_count >= 0) AND (cit_usage_count <= usage_count))),
  CONSTRAINT payment_methods_check1 CHECK (((scheme_transaction_id IS NULL) = (scheme_transaction_id_scheme IS NULL))),
  CONSTRAINT payment_methods_check3 CHECK (((usage_count = 0) = (last_used_at IS NULL))),
  CONSTRAINT payment_methods_check4 CHECK (((cit_usage_count = 0) = (cit_last_used_at IS NULL))),
  CONSTRAINT payment_methods_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  CONSTRAINT payment_methods_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT payment_methods_expiration_date_check CHECK ((expiration_date ~ '^(0[1-9]|1[0-2])/[0-9]{2}$'::text)),
  CONSTRAINT payment_methods_external_identifier_check CHECK (((length(external_identifier) >= 1) AND (length(external_identifier) <= 200))),
  CONSTRAINT payment_methods_fingerprint_check CHECK ((fingerprint ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT payment_methods_label_check CHECK ((length(label) <= 320)),
  CONSTRAINT payment_methods_lifecycle_check CHECK ((lifecycle = ANY (ARRAY['storing'::text, 'live'::text, 'deleting'::text]))),
  CONSTRAINT payment_methods_mode_check CHECK ((mode = ANY (ARRAY['card'::text, 'redirect'::text, 'applepay'::text, 'googlepay'::text, 'checkout-session'::text, 'click-to-pay'::text, 'gift-card'::text, 'bank'::text, 'paze'::text]))),
  CONSTRAINT payment_methods_replacement_check CHECK ((jsonb_typeof(replacement) = 'object'::text)),
  CONSTRAINT payment_methods_scheme_transaction_id_check CHECK (((length(scheme_transaction_id) >= 1) AND (length(scheme_transaction_id) <= 100))),
  CONSTRAINT payment_methods_status_check CHECK ((status = ANY (ARRAY['processing'::text, 'buyer_approval_required'::text, 'succeeded'::text, 'failed'::text, 'paused'::text]))),
  CONSTRAINT payment_methods_transaction_link_id_check CHECK (((length(transaction_link_id) >= 1) AND (length(transaction_link_id) <= 100))),
  CONSTRAINT payment_methods_usage_count_check CHECK ((usage_count >= 0)),
  CONSTRAINT replacements_show CHECK ((has_replacement = (replacement IS NOT NULL))),
  CONSTRAINT payment_methods_merchant_account_id_buyer_id_fkey FOREIGN KEY (merchant_account_id, buyer_id) REFERENCES buyers(merchant_account_id, buyer_id),
  CONSTRAINT payment_methods_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);
CREATE INDEX payment_methods_awaiting_token ON public.payment_methods USING btree (merchant_account_id, created_at DESC) WHERE ((lifecycle = 'live'::text) AND (mode = 'redirect'::text) AND (status = 'processing'::text));
CREATE INDEX payment_methods_by_buyer ON public.payment_methods USING btree (merchant_account_id, buyer_id, created_at DESC, payment_method_id DESC) WHERE (lifecycle = 'live'::text);
CREATE INDEX payment_methods_by_creation ON public.payment_methods USING btree (merchant_account_id, created_at DESC, payment_method_id DESC) WHERE (lifecycle = 'live'::text);
CREATE INDEX payment_methods_by_external_identifier ON public.payment_methods USING btree (merchant_account_id, external_identifier, created_at DESC, payment_method_id DESC) WHERE ((external_identifier IS NOT NULL) AND (lifecycle = 'live'::text));
CREATE INDEX payment_methods_by_fingerprint ON public.payment_methods USING btree (merchant_account_id, fingerprint, created_at DESC, payment_method_id DESC) WHERE ((fingerprint IS NOT NULL) AND (lifecycle = 'live'::text));
CREATE INDEX payment_methods_by_label ON public.payment_methods USING btree (merchant_account_id, label, created_at DESC, payment_method_id DESC) WHERE ((label IS NOT NULL) AND (lifecycle = 'live'::text));

CREATE TABLE payment_service_tokens (
  merchant_account_id text NOT NULL,
  payment_service_token_id uuid NOT NULL,
  payment_method_id uuid NOT NULL,
  payment_service_id uuid NOT NULL,
  lifecycle text NOT NULL,
  status text NOT NULL,
  vault_record_id uuid,
  fingerprint text,
  approval_url text,
  approval_expires_at timestamp with time zone,
  redirect_url text,
  transaction_id uuid,
  buyer_id uuid,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  customer_reference text,
  stays_at_processor boolean NOT NULL DEFAULT false,
  CONSTRAINT payment_service_tokens_pkey PRIMARY KEY (merchant_account_id, payment_service_token_id),
  CONSTRAINT payment_service_tokens_check CHECK (((vault_record_id IS NULL) = (fingerprint IS NULL))),
  CONSTRAINT payment_service_tokens_check1 CHECK (((status <> 'succeeded'::text) OR (vault_record_id IS NOT NULL))),
  CONSTRAINT payment_service_tokens_check2 CHECK (((status <> 'buyer_approval_required'::text) OR (approval_expires_at IS NOT NULL))),
  CONSTRAINT payment_service_tokens_fingerprint_check CHECK ((fingerprint ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT payment_service_tokens_lifecycle_check CHECK ((lifecycle = ANY (ARRAY['storing'::text, 'live'::text, 'deleting'::text]))),
  CONSTRAINT payment_service_tokens_status_check CHECK ((status = ANY (ARRAY['processing'::text, 'buyer_approval_required'::text, 'succeeded'::text, 'failed'::text, 'paused'::text]))),
  CONSTRAINT payment_service_tokens_merchant_account_id_payment_service_fkey FOREIGN KEY (merchant_account_id, payment_service_id) REFERENCES payment_services(merchant_account_id, payment_service_id)
);
CREATE INDEX payment_service_tokens_by_fingerprint ON public.payment_service_tokens USING btree (merchant_account_id, payment_service_id, fingerprint) WHERE ((fingerprint IS NOT NULL) AND (lifecycle = 'live'::text));
CREATE INDEX payment_service_tokens_by_payment_method ON public.payment_service_tokens USING btree (merchant_account_id, payment_method_id, created_at);
CREATE UNIQUE INDEX payment_service_tokens_once ON public.payment_service_tokens USING btree (merchant_account_id, payment_method_id, payment_service_id, fingerprint) WHERE ((fingerprint IS NOT NULL) AND (lifecycle <> 'deleting'::text));

CREATE TABLE payment_services (
  merchant_account_id text NOT NULL,
  payment_service_id uuid NOT NULL,
  connector_id text NOT NULL,
  method text NOT NULL,
  display_name text NOT NULL,
  "position" integer NOT NULL,
  active boolean NOT NULL,
  accepted_currencies text[] NOT NULL,
  accepted_countries text[] NOT NULL,
  three_d_secure_enabled boolean NOT NULL,
  merchant_profile jsonb,
  payment_method_tokenization_enabled boolean NOT NULL,
  network_tokens_enabled boolean NOT NULL,
  open_loop boolean NOT NULL,
  settlement_reporting_enabled boolean NOT NULL,
  settings jsonb NOT NULL,
  reporting_settings jsonb NOT NULL,
  vault_record_id uuid NOT NULL,
  sensitive_settings text[] NOT NULL,
  webhook_key bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  CONSTRAINT payment_services_pkey PRIMARY KEY (merchant_account_id, payment_service_id),
  CONSTRAINT payment_services_accepted_countries_check CHECK ((cardinality(accepted_countries) > 0)),
  CONSTRAINT payment_services_accepted_currencies_check CHECK ((cardinality(accepted_currencies) > 0)),
  CONSTRAINT payment_services_check CHECK (((deleted_at IS NULL) OR (NOT active))),
  CONSTRAINT payment_services_connector_id_check CHECK (((length(connector_id) >= 1) AND (length(connector_id) <= 50))),
  CONSTRAINT payment_services_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 200))),
  CONSTRAINT payment_services_merchant_profile_check CHECK ((jsonb_typeof(merchant_profile) = 'object'::text)),
  CONSTRAINT payment_services_position_check CHECK ((("position" >= 0) AND ("position" <= 1000000))),
  CONSTRAINT payment_services_reporting_settings_check CHECK ((jsonb_typeof(reporting_settings) = 'object'::text)),
  CONSTRAINT payment_services_settings_check CHECK ((jsonb_typeof(settings) = 'object'::text)),
  CONSTRAINT payment_services_webhook_key_check CHECK ((length(webhook_key) = 32)),
  CONSTRAINT payment_services_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);
CREATE INDEX payment_services_by_creation ON public.payment_services USING btree (merchant_account_id, created_at DESC, payment_service_id DESC);

CREATE TABLE payouts (
  merchant_account_id text NOT NULL,
  payout_id uuid NOT NULL,
  status text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  external_identifier text,
  buyer_id uuid,
  buyer jsonb,
  method text NOT NULL,
  payment_method_id uuid,
  payment_method_label text,
  payment_method_scheme text,
  payment_method_fingerprint text,
  payment_method jsonb NOT NULL,
  payment_service_id uuid NOT NULL,
  payment_service jsonb NOT NULL,
  request jsonb NOT NULL,
  processor_reference text,
  error_code text,
  raw_response_code text,
  raw_response_description text,
  detail text,
  answer jsonb,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT payouts_pkey PRIMARY KEY (merchant_account_id, payout_id),
  CONSTRAINT payouts_amount_check CHECK ((amount > 0)),
  CONSTRAINT payouts_answer_check CHECK ((jsonb_typeof(answer) = 'object'::text)),
  CONSTRAINT payouts_buyer_check CHECK ((jsonb_typeof(buyer) = 'object'::text)),
  CONSTRAINT payouts_check CHECK (((status <> 'succeeded'::text) OR (processor_reference IS NOT NULL))),
  CONSTRAINT payouts_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT payouts_payment_method_check CHECK ((jsonb_typeof(payment_method) = 'object'::text)),
  CONSTRAINT payouts_payment_service_check CHECK ((jsonb_typeof(payment_service) = 'object'::text)),
  CONSTRAINT payouts_request_check CHECK ((jsonb_typeof(request) = 'object'::text)),
  CONSTRAINT payouts_status_check CHECK (((status = ANY (ARRAY['sent'::text, 'unknown'::text, 'pending'::text, 'succeeded'::text, 'declined'::text, 'failed'::text, 'returned'::text])) AND ((status <> 'returned'::text) OR (processor_reference IS NOT NULL)))) NOT VALID,
  CONSTRAINT payouts_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id),
  CONSTRAINT payouts_merchant_account_id_payment_service_id_fkey FOREIGN KEY (merchant_account_id, payment_service_id) REFERENCES payment_services(merchant_account_id, payment_service_id)
);
CREATE INDEX payouts_by_creation ON public.payouts USING btree (merchant_account_id, created_at DESC, payout_id DESC);
CREATE INDEX payouts_by_external_identifier ON public.payouts USING btree (merchant_account_id, external_identifier, created_at DESC, payout_id DESC) WHERE (external_identifier IS NOT NULL);
CREATE INDEX payouts_by_processor_reference ON public.payouts USING btree (merchant_account_id, processor_reference) WHERE (processor_reference IS NOT NULL);

CREATE TABLE processor_events (
  merchant_account_id text NOT NULL,
  payment_service_id uuid NOT NULL,
  event_id text NOT NULL,
  name text NOT NULL,
  result text NOT NULL,
  raw jsonb,
  transaction_id uuid,
  received_at timestamp with time zone NOT NULL,
  CONSTRAINT processor_events_pkey PRIMARY KEY (merchant_account_id, payment_service_id, event_id),
  CONSTRAINT processor_events_check CHECK (((result <> ALL (ARRAY['unmatched'::text, 'unreadable'::text])) OR (transaction_id IS NULL))),
  CONSTRAINT processor_events_check1 CHECK (((result = 'unreadable'::text) = (raw IS NOT NULL))),
  CONSTRAINT processor_events_event_id_check CHECK (((length(event_id) >= 1) AND (length(event_id) <= 200))),
  CONSTRAINT processor_events_result_check CHECK ((result = ANY (ARRAY['applied'::text, 'ignored'::text, 'unmatched'::text, 'unreadable'::text]))),
  CONSTRAINT processor_events_merchant_account_id_payment_service_id_fkey FOREIGN KEY (merchant_account_id, payment_service_id) REFERENCES payment_services(merchant_account_id, payment_service_id)
);
CREATE INDEX processor_events_by_receipt ON public.processor_events USING btree (received_at);

CREATE TABLE processor_report_counts (
  merchant_account_id text NOT NULL,
  payment_service_id uuid NOT NULL,
  kind text NOT NULL,
  count bigint NOT NULL,
  last_at timestamp with time zone NOT NULL,
  CONSTRAINT processor_report_counts_pkey PRIMARY KEY (merchant_account_id, payment_service_id, kind),
  CONSTRAINT processor_report_counts_count_check CHECK ((count > 0)),
  CONSTRAINT processor_report_counts_kind_check CHECK ((kind = ANY (ARRAY['ignored'::text, 'unmatched'::text, 'unreadable'::text])))
);

CREATE TABLE processor_report_lines_left (
  merchant_account_id text NOT NULL,
  payment_service_id uuid NOT NULL,
  name text NOT NULL,
  line bigint NOT NULL,
  why text NOT NULL,
  cells jsonb NOT NULL,
  CONSTRAINT processor_report_lines_left_pkey PRIMARY KEY (merchant_account_id, payment_service_id, name, line),
  CONSTRAINT processor_report_lines_left_cells_check CHECK ((jsonb_typeof(cells) = 'array'::text)),
  CONSTRAINT processor_report_lines_left_line_check CHECK ((line > 0)),
  CONSTRAINT processor_report_lines_left_merchant_account_id_payment_se_fkey FOREIGN KEY (merchant_account_id, payment_service_id, name) REFERENCES processor_reports(merchant_account_id, payment_service_id, name) ON DELETE CASCADE
);

CREATE TABLE processor_report_movements (
  merchant_account_id text NOT NULL,
  payment_service_id uuid NOT NULL,
  name text NOT NULL,
  movement text NOT NULL,
  lines bigint NOT NULL,
  line bigint NOT NULL,
  sum jsonb NOT NULL,
  CONSTRAINT processor_report_movements_pkey PRIMARY KEY (merchant_account_id, payment_service_id, name, movement),
  CONSTRAINT processor_report_movements_line_check CHECK ((line > 0)),
  CONSTRAINT processor_report_movements_lines_check CHECK ((lines > 0)),
  CONSTRAINT processor_report_movements_movement_check CHECK (((length(movement) >= 1) AND (length(movement) <= 200))),
  CONSTRAINT processor_report_movements_sum_check CHECK ((jsonb_typeof(sum) = 'object'::text)),
  CONSTRAINT processor_report_movements_merchant_account_id_payment_ser_fkey FOREIGN KEY (merchant_account_id, payment_service_id, name) REFERENCES processor_reports(merchant_account_id, payment_service_id, name) ON DELETE CASCADE
);

CREATE TABLE processor_report_pieces (
  merchant_account_id text NOT NULL,
  payment_service_id uuid NOT NULL,
  name text NOT NULL,
  piece integer NOT NULL,
  content bytea NOT NULL,
  CONSTRAINT processor_report_pieces_pkey PRIMARY KEY (merchant_account_id, payment_service_id, name, piece),
  CONSTRAINT processor_report_pieces_piece_check CHECK ((piece >= 0)),
  CONSTRAINT processor_report_pieces_merchant_account_id_payment_servic_fkey FOREIGN KEY (merchant_account_id, payment_service_id, name) REFERENCES processor_reports(merchant_account_id, payment_service_id, name) ON DELETE CASCADE
);

CREATE TABLE processor_reports (
  merchant_account_id text NOT NULL,
  payment_service_id uuid NOT NULL,
  name text NOT NULL,
  file_id uuid NOT NULL,
  status text NOT NULL,
  columns jsonb,
  separator text,
  pieces integer NOT NULL DEFAULT 0,
  pieces_read integer NOT NULL DEFAULT 0,
  lines bigint NOT NULL DEFAULT 0,
  of_payments bigint NOT NULL DEFAULT 0,
  of_account bigint NOT NULL DEFAULT 0,
  unmatched bigint NOT NULL DEFAULT 0,
  unreadable bigint NOT NULL DEFAULT 0,
  gathered bigint NOT NULL DEFAULT 0,
  totals jsonb NOT NULL DEFAULT '[]'::jsonb,
  tries integer NOT NULL DEFAULT 0,
  fault text,
  due_at timestamp with time zone,
  announced_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT processor_reports_pkey PRIMARY KEY (merchant_account_id, payment_service_id, name),
  CONSTRAINT processor_reports_check CHECK (((due_at IS NULL) = (status = ANY (ARRAY['read'::text, 'failed'::text])))),
  CONSTRAINT processor_reports_check1 CHECK (((pieces_read >= 0) AND (pieces_read <= pieces))),
  CONSTRAINT processor_reports_check2 CHECK (((columns IS NULL) = (separator IS NULL))),
  CONSTRAINT processor_reports_check3 CHECK ((lines = ((((of_payments + of_account) + unmatched) + unreadable) + gathered))),
  CONSTRAINT processor_reports_check4 CHECK (((status = 'failed'::text) <= (fault IS NOT NULL))),
  CONSTRAINT processor_reports_columns_check CHECK ((jsonb_typeof(columns) = 'array'::text)),
  CONSTRAINT processor_reports_gathered_check CHECK ((gathered >= 0)),
  CONSTRAINT processor_reports_name_check CHECK (((length(name) >= 1) AND (length(name) <= 200))),
  CONSTRAINT processor_reports_of_account_check CHECK ((of_account >= 0)),
  CONSTRAINT processor_reports_of_payments_check CHECK ((of_payments >= 0)),
  CONSTRAINT processor_reports_pieces_check CHECK ((pieces >= 0)),
  CONSTRAINT processor_reports_separator_check CHECK ((separator = ANY (ARRAY[','::text, ';'::text]))),
  CONSTRAINT processor_reports_status_check CHECK ((status = ANY (ARRAY['announced'::text, 'fetched'::text, 'read'::text, 'failed'::text]))),
  CONSTRAINT processor_reports_totals_check CHECK ((jsonb_typeof(totals) = 'array'::text)),
  CONSTRAINT processor_reports_tries_check CHECK ((tries >= 0)),
  CONSTRAINT processor_reports_unmatched_check CHECK ((unmatched >= 0)),
  CONSTRAINT processor_reports_unreadable_check CHECK ((unreadable >= 0)),
  CONSTRAINT processor_reports_merchant_account_id_payment_service_id_fkey FOREIGN KEY (merchant_account_id, payment_service_id) REFERENCES payment_services(merchant_account_id, payment_service_id)
);
CREATE INDEX processor_reports_by_file ON public.processor_reports USING btree (merchant_account_id, file_id);
CREATE INDEX processor_reports_due ON public.processor_reports USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX processor_reports_over ON public.processor_reports USING btree (updated_at) WHERE (due_at IS NULL);
CREATE INDEX processor_reports_with_fault ON public.processor_reports USING btree (merchant_account_id, updated_at) WHERE (fault IS NOT NULL);

CREATE UNLOGGED TABLE rate_limits (
  merchant_account_id text NOT NULL,
  bucket text NOT NULL,
  calls timestamp with time zone[] NOT NULL,
  allowed boolean NOT NULL,
  last_call_at timestamp with time zone NOT NULL,
  CONSTRAINT rate_limits_pkey PRIMARY KEY (merchant_account_id, bucket),
  CONSTRAINT rate_limits_calls_check CHECK ((cardinality(calls) <= 5000))
);
CREATE INDEX rate_limits_by_last_call ON public.rate_limits USING btree (last_call_at);

CREATE TABLE reconciliation_cursors (
  merchant_account_id text NOT NULL,
  ledger_entry_id bigint NOT NULL,
  match_from text,
  match_through text,
  due_at timestamp with time zone NOT NULL,
  CONSTRAINT reconciliation_cursors_pkey PRIMARY KEY (merchant_account_id),
  CONSTRAINT reconciliation_cursors_check CHECK (((match_from IS NULL) = (match_through IS NULL))),
  CONSTRAINT reconciliation_cursors_check1 CHECK ((match_from <= match_through)),
  CONSTRAINT reconciliation_cursors_ledger_entry_id_check CHECK ((ledger_entry_id >= 0)),
  CONSTRAINT reconciliation_cursors_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);
CREATE INDEX reconciliation_cursors_due ON public.reconciliation_cursors USING btree (due_at);

CREATE TABLE reconciliation_days (
  merchant_account_id text NOT NULL,
  day text NOT NULL,
  status text NOT NULL,
  changes bigint NOT NULL,
  changes_seen bigint NOT NULL,
  run_id uuid,
  difference_count integer NOT NULL,
  unexplained_count integer NOT NULL,
  attention_count integer NOT NULL,
  reconciled_at timestamp with time zone,
  next_run_id uuid,
  next_changes bigint,
  next_after text[],
  next_counts integer[],
  next_waits boolean,
  next_began_at timestamp with time zone,
  due_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  closed_at timestamp with time zone,
  closed_by jsonb,
  close_reason text,
  CONSTRAINT reconciliation_days_pkey PRIMARY KEY (merchant_account_id, day),
  CONSTRAINT closed_days_are_whole CHECK (((status = 'open'::text) OR ((run_id IS NOT NULL) AND (changes = changes_seen) AND (next_run_id IS NULL) AND (due_at IS NULL)))),
  CONSTRAINT reconciliation_days_changes_check CHECK ((changes >= 0)),
  CONSTRAINT reconciliation_days_check CHECK (((changes_seen >= 0) AND (changes_seen <= changes))),
  CONSTRAINT reconciliation_days_check1 CHECK (((unexplained_count >= 0) AND (unexplained_count <= difference_count))),
  CONSTRAINT reconciliation_days_check2 CHECK (((attention_count >= unexplained_count) AND (attention_count <= difference_count))),
  CONSTRAINT reconciliation_days_check3 CHECK (((run_id IS NULL) = (reconciled_at IS NULL))),
  CONSTRAINT reconciliation_days_check4 CHECK (((next_run_id IS NULL) = (next_changes IS NULL))),
  CONSTRAINT reconciliation_days_check5 CHECK (((next_run_id IS NULL) = (next_counts IS NULL))),
  CONSTRAINT reconciliation_days_check6 CHECK (((next_run_id IS NULL) = (next_began_at IS NULL))),
  CONSTRAINT reconciliation_days_check7 CHECK (((status = 'closed'::text) = (closed_at IS NOT NULL))),
  CONSTRAINT reconciliation_days_check8 CHECK (((closed_at IS NULL) = (closed_by IS NULL))),
  CONSTRAINT reconciliation_days_close_reason_check CHECK (((length(close_reason) >= 1) AND (length(close_reason) <= 1000))),
  CONSTRAINT reconciliation_days_closed_by_check CHECK ((jsonb_typeof(closed_by) = 'object'::text)),
  CONSTRAINT reconciliation_days_day_check CHECK ((day ~ '^\d{4}-\d{2}-\d{2}$'::text)),
  CONSTRAINT reconciliation_days_difference_count_check CHECK ((difference_count >= 0)),
  CONSTRAINT reconciliation_days_status_check CHECK ((status = ANY (ARRAY['open'::text, 'closed'::text]))),
  CONSTRAINT unexplained_is_closed_for_a_reason CHECK (((status = 'open'::text) OR (unexplained_count = 0) OR (close_reason IS NOT NULL)))
);
CREATE INDEX reconciliation_days_due ON public.reconciliation_days USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE TABLE reconciliation_differences (
  merchant_account_id text NOT NULL,
  day text NOT NULL,
  run_id uuid NOT NULL,
  "position" integer NOT NULL,
  reason text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  terms jsonb NOT NULL,
  subject_kind text NOT NULL,
  subject_id uuid NOT NULL,
  settlement_line_id uuid,
  bank_line_id uuid,
  corrects_day text,
  CONSTRAINT reconciliation_differences_pkey PRIMARY KEY (merchant_account_id, day, run_id, "position"),
  CONSTRAINT reconciliation_differences_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT reconciliation_differences_position_check CHECK (("position" > 0)),
  CONSTRAINT reconciliation_differences_subject_kind_check CHECK ((subject_kind = ANY (ARRAY['payment'::text, 'settlement-line'::text, 'payout'::text, 'bank-line'::text]))),
  CONSTRAINT reconciliation_differences_terms_check CHECK ((jsonb_typeof(terms) = 'array'::text))
);
CREATE INDEX reconciliation_differences_by_reason ON public.reconciliation_differences USING btree (merchant_account_id, day, run_id, reason, "position");

CREATE TABLE reconciliation_items (
  merchant_account_id text NOT NULL,
  day text NOT NULL,
  kind text NOT NULL,
  subject_id uuid NOT NULL,
  of_day text NOT NULL,
  effects jsonb,
  CONSTRAINT reconciliation_items_pkey PRIMARY KEY (merchant_account_id, day, kind, subject_id, of_day),
  CONSTRAINT reconciliation_items_check CHECK ((of_day <= day)),
  CONSTRAINT reconciliation_items_effects_check CHECK ((jsonb_typeof(effects) = 'object'::text)),
  CONSTRAINT reconciliation_items_kind_check CHECK ((kind = ANY (ARRAY['bank-line'::text, 'payment'::text, 'payout'::text]))),
  CONSTRAINT reconciliation_items_merchant_account_id_day_fkey FOREIGN KEY (merchant_account_id, day) REFERENCES reconciliation_days(merchant_account_id, day)
);
CREATE INDEX reconciliation_items_by_subject ON public.reconciliation_items USING btree (merchant_account_id, subject_id, kind, of_day);

CREATE TABLE reconciliation_revisits (
  merchant_account_id text NOT NULL,
  day text NOT NULL,
  after text[],
  due_at timestamp with time zone NOT NULL,
  CONSTRAINT reconciliation_revisits_pkey PRIMARY KEY (merchant_account_id, day),
  CONSTRAINT reconciliation_revisits_merchant_account_id_day_fkey FOREIGN KEY (merchant_account_id, day) REFERENCES reconciliation_days(merchant_account_id, day)
);
CREATE INDEX reconciliation_revisits_due ON public.reconciliation_revisits USING btree (due_at);

CREATE TABLE reconciliation_sums (
  merchant_account_id text NOT NULL,
  day text NOT NULL,
  run_id uuid NOT NULL,
  currency text NOT NULL,
  captured_amount bigint NOT NULL,
  settled_amount bigint NOT NULL,
  paid_out_amount bigint NOT NULL,
  arrived_amount bigint NOT NULL,
  difference_amount bigint NOT NULL,
  reasons jsonb NOT NULL,
  unreported_amount bigint NOT NULL,
  CONSTRAINT reconciliation_sums_pkey PRIMARY KEY (merchant_account_id, day, run_id, currency),
  CONSTRAINT nothing_is_left_over CHECK ((((captured_amount + difference_amount) + paid_out_amount) = (arrived_amount + settled_amount))),
  CONSTRAINT reconciliation_sums_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT reconciliation_sums_reasons_check CHECK ((jsonb_typeof(reasons) = 'object'::text))
);

CREATE TABLE relays (
  merchant_account_id text NOT NULL,
  relay_id uuid NOT NULL,
  request_id text NOT NULL,
  api_key_pair_id uuid,
  caller_name text,
  payment_method_ids uuid[] NOT NULL,
  checkout_session_id uuid,
  authentication_ids uuid[] NOT NULL,
  http_method text,
  host text,
  outcome text,
  reason text,
  status integer,
  sent_bytes bigint,
  answer_bytes bigint,
  duration_ms bigint,
  started_at timestamp with time zone NOT NULL,
  finished_at timestamp with time zone,
  CONSTRAINT relays_pkey PRIMARY KEY (merchant_account_id, relay_id),
  CONSTRAINT relays_check CHECK (((outcome IS NULL) = (finished_at IS NULL))),
  CONSTRAINT relays_check1 CHECK (((outcome IS DISTINCT FROM 'answered'::text) OR (status IS NOT NULL))),
  CONSTRAINT relays_host_check CHECK ((length(host) <= 260)),
  CONSTRAINT relays_outcome_check CHECK ((outcome = ANY (ARRAY['refused'::text, 'not_sent'::text, 'may_have_happened'::text, 'answered'::text, 'cut'::text]))),
  CONSTRAINT relays_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);
CREATE INDEX relays_by_start ON public.relays USING btree (merchant_account_id, started_at DESC, relay_id DESC);

CREATE TABLE report_executions (
  merchant_account_id text NOT NULL,
  report_execution_id uuid NOT NULL,
  report_id uuid NOT NULL,
  status text NOT NULL,
  reference_timestamp timestamp with time zone NOT NULL,
  reference_timezone text NOT NULL,
  reached_at timestamp with time zone NOT NULL DEFAULT '-infinity'::timestamp with time zone,
  reached_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
  parts integer NOT NULL DEFAULT 0,
  row_count bigint NOT NULL DEFAULT 0,
  text_bytes bigint NOT NULL DEFAULT 0,
  file_bytes bigint NOT NULL DEFAULT 0,
  checksum bigint NOT NULL DEFAULT 0,
  tries integer NOT NULL DEFAULT 0,
  due_at timestamp with time zone,
  file_removed_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT report_executions_pkey PRIMARY KEY (merchant_account_id, report_execution_id),
  CONSTRAINT report_executions_check CHECK (((due_at IS NULL) = (status = ANY (ARRAY['succeeded'::text, 'failed'::text])))),
  CONSTRAINT report_executions_check1 CHECK (((file_removed_at IS NULL) OR (status = 'succeeded'::text))),
  CONSTRAINT report_executions_checksum_check CHECK ((checksum >= 0)),
  CONSTRAINT report_executions_file_bytes_check CHECK ((file_bytes >= 0)),
  CONSTRAINT report_executions_parts_check CHECK ((parts >= 0)),
  CONSTRAINT report_executions_row_count_check CHECK ((row_count >= 0)),
  CONSTRAINT report_executions_status_check CHECK ((status = ANY (ARRAY['dispatched'::text, 'pending'::text, 'processing'::text, 'succeeded'::text, 'failed'::text]))),
  CONSTRAINT report_executions_text_bytes_check CHECK ((text_bytes >= 0)),
  CONSTRAINT report_executions_tries_check CHECK ((tries >= 0)),
  CONSTRAINT report_executions_merchant_account_id_report_id_fkey FOREIGN KEY (merchant_account_id, report_id) REFERENCES reports(merchant_account_id, report_id)
);
CREATE INDEX report_executions_by_creation ON public.report_executions USING btree (merchant_account_id, created_at, report_execution_id);
CREATE INDEX report_executions_due ON public.report_executions USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX report_executions_of_report ON public.report_executions USING btree (merchant_account_id, report_id, created_at, report_execution_id);
CREATE INDEX report_executions_with_file ON public.report_executions USING btree (updated_at) WHERE ((status = 'succeeded'::text) AND (file_removed_at IS NULL));

CREATE TABLE report_parts (
  merchant_account_id text NOT NULL,
  report_execution_id uuid NOT NULL,
  part integer NOT NULL,
  content bytea NOT NULL,
  CONSTRAINT report_parts_pkey PRIMARY KEY (merchant_account_id, report_execution_id, part),
  CONSTRAINT report_parts_part_check CHECK ((part >= 0)),
  CONSTRAINT report_parts_merchant_account_id_report_execution_id_fkey FOREIGN KEY (merchant_account_id, report_execution_id) REFERENCES report_executions(merchant_account_id, report_execution_id) ON DELETE CASCADE
);

CREATE TABLE reports (
  merchant_account_id text NOT NULL,
  report_id uuid NOT NULL,
  name text NOT NULL,
  description text,
  schedule text NOT NULL,
  schedule_enabled boolean NOT NULL,
  schedule_timezone text NOT NULL,
  spec jsonb NOT NULL,
  api_version text NOT NULL,
  creator jsonb,
  next_execution_at timestamp with time zone,
  due_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT reports_pkey PRIMARY KEY (merchant_account_id, report_id),
  CONSTRAINT reports_api_version_check CHECK ((api_version = ANY (ARRAY['2026-11-01'::text, 'published'::text]))),
  CONSTRAINT reports_check CHECK (((next_execution_at IS NULL) = (due_at IS NULL))),
  CONSTRAINT reports_creator_check CHECK ((jsonb_typeof(creator) = 'object'::text)),
  CONSTRAINT reports_schedule_check CHECK ((schedule = ANY (ARRAY['once'::text, 'daily'::text, 'weekly'::text, 'monthly'::text]))),
  CONSTRAINT reports_spec_check CHECK ((jsonb_typeof(spec) = 'object'::text)),
  CONSTRAINT reports_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);
CREATE INDEX reports_by_creation ON public.reports USING btree (merchant_account_id, created_at, report_id);
CREATE INDEX reports_due ON public.reports USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX reports_to_come ON public.reports USING btree (merchant_account_id) WHERE (due_at IS NOT NULL);

CREATE TABLE requests (
  merchant_account_id text NOT NULL,
  request_id uuid NOT NULL,
  operation text NOT NULL,
  path text NOT NULL,
  response_status integer NOT NULL,
  error_code text,
  duration_ms integer NOT NULL,
  api_key_pair_id uuid,
  user_id uuid,
  caller_name text,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT requests_pkey PRIMARY KEY (merchant_account_id, request_id)
);

CREATE TABLE retry_counts (
  merchant_account_id text NOT NULL,
  issuer text NOT NULL,
  cause text NOT NULL,
  schedule text NOT NULL,
  step integer NOT NULL,
  tried bigint NOT NULL,
  recovered bigint NOT NULL,
  last_at timestamp with time zone NOT NULL,
  CONSTRAINT retry_counts_pkey PRIMARY KEY (merchant_account_id, issuer, cause, schedule, step),
  CONSTRAINT retry_counts_cause_check CHECK ((cause ~ '^[a-z_]{1,40}$'::text)),
  CONSTRAINT retry_counts_check CHECK (((recovered >= 0) AND (recovered <= tried))),
  CONSTRAINT retry_counts_issuer_check CHECK ((length(issuer) <= 120)),
  CONSTRAINT retry_counts_schedule_check CHECK ((length(schedule) <= 80)),
  CONSTRAINT retry_counts_step_check CHECK (((step >= 0) AND (step <= 99)))
);
CREATE INDEX retry_counts_by_age ON public.retry_counts USING btree (merchant_account_id, last_at);

CREATE TABLE role_assignment_limits (
  role_assignment_id uuid NOT NULL,
  act text NOT NULL,
  currency text NOT NULL,
  amount_per_act bigint,
  amount_per_day bigint,
  CONSTRAINT role_assignment_limits_pkey PRIMARY KEY (role_assignment_id, act, currency),
  CONSTRAINT role_assignment_limits_act_check CHECK ((act = ANY (ARRAY['capture'::text, 'payout'::text, 'refund'::text]))) NOT VALID,
  CONSTRAINT role_assignment_limits_amount_per_act_check CHECK (((amount_per_act >= 0) AND (amount_per_act <= '999999999999'::bigint))),
  CONSTRAINT role_assignment_limits_amount_per_day_check CHECK (((amount_per_day >= 0) AND (amount_per_day <= '999999999999'::bigint))),
  CONSTRAINT role_assignment_limits_check CHECK (((amount_per_act IS NOT NULL) OR (amount_per_day IS NOT NULL))),
  CONSTRAINT role_assignment_limits_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT role_assignment_limits_role_assignment_id_fkey FOREIGN KEY (role_assignment_id) REFERENCES role_assignments(role_assignment_id) ON DELETE CASCADE
);

CREATE TABLE role_assignments (
  role_assignment_id uuid NOT NULL,
  user_id uuid NOT NULL,
  role_id uuid NOT NULL,
  merchant_account_id text,
  withheld text[] NOT NULL DEFAULT '{}'::text[],
  creator_id uuid,
  creator_name text,
  created_at timestamp with time zone NOT NULL,
  is_claimed boolean NOT NULL DEFAULT false,
  CONSTRAINT role_assignments_pkey PRIMARY KEY (role_assignment_id),
  CONSTRAINT role_assignments_withheld_check CHECK ((withheld <@ ARRAY['capture'::text, 'refund'::text, 'review'::text, 'void'::text])),
  CONSTRAINT role_assignments_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id),
  CONSTRAINT role_assignments_role_id_fkey FOREIGN KEY (role_id) REFERENCES roles(role_id),
  CONSTRAINT role_assignments_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  CONSTRAINT role_assignments_user_id_role_id_merchant_account_id_key UNIQUE NULLS NOT DISTINCT (user_id, role_id, merchant_account_id)
);
CREATE INDEX role_assignments_by_creation ON public.role_assignments USING btree (created_at DESC, role_assignment_id DESC);

CREATE TABLE roles (
  role_id uuid NOT NULL,
  name text NOT NULL,
  slug text NOT NULL,
  description text NOT NULL,
  allow text[] NOT NULL,
  assignable_to text[] NOT NULL,
  applies_to text[] NOT NULL,
  is_standalone_assignable boolean NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT roles_pkey PRIMARY KEY (role_id),
  CONSTRAINT roles_slug_key UNIQUE (slug)
);

CREATE TABLE saved_views (
  merchant_account_id text NOT NULL,
  saved_view_id uuid NOT NULL,
  owner_id uuid NOT NULL,
  owner_name text NOT NULL,
  is_shared boolean NOT NULL,
  screen text NOT NULL,
  name text NOT NULL,
  query jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT saved_views_pkey PRIMARY KEY (merchant_account_id, saved_view_id),
  CONSTRAINT saved_views_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  CONSTRAINT saved_views_query_check CHECK ((jsonb_typeof(query) = 'object'::text)),
  CONSTRAINT saved_views_screen_check CHECK ((screen ~ '^[a-z][a-z0-9/-]{0,49}$'::text)),
  CONSTRAINT saved_views_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);
CREATE INDEX saved_views_own ON public.saved_views USING btree (merchant_account_id, owner_id);
CREATE INDEX saved_views_shared ON public.saved_views USING btree (merchant_account_id) WHERE is_shared;

CREATE TABLE sessions (
  session_id uuid NOT NULL,
  user_id uuid NOT NULL,
  secret_hash bytea NOT NULL,
  way text NOT NULL,
  address text,
  user_agent text,
  created_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  ended_at timestamp with time zone,
  CONSTRAINT sessions_pkey PRIMARY KEY (session_id),
  CONSTRAINT sessions_secret_hash_check CHECK ((length(secret_hash) = 32)),
  CONSTRAINT sessions_user_agent_check CHECK ((length(user_agent) <= 500)),
  CONSTRAINT sessions_way_check CHECK ((way = ANY (ARRAY['passkey'::text, 'invitation'::text, 'identity-provider'::text, 'demo'::text]))),
  CONSTRAINT sessions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  CONSTRAINT sessions_secret_hash_key UNIQUE (secret_hash)
);
CREATE INDEX sessions_by_end ON public.sessions USING btree (expires_at);
CREATE INDEX sessions_of_user ON public.sessions USING btree (user_id, created_at DESC, session_id DESC);

CREATE TABLE settlement_lines (
  merchant_account_id text NOT NULL,
  settlement_line_id uuid NOT NULL,
  kind text NOT NULL,
  transaction_id uuid NOT NULL,
  refund_id uuid,
  payment_service_id uuid NOT NULL,
  reference text NOT NULL,
  currency text NOT NULL,
  amount bigint NOT NULL,
  commission bigint NOT NULL,
  interchange bigint,
  markup bigint,
  scheme_fee bigint,
  exchange_rate numeric,
  exchange_currency text,
  exchange_net bigint,
  payment_service_report_id uuid NOT NULL,
  payment_service_report_file_id uuid,
  posted_at timestamp with time zone NOT NULL,
  ingested_at timestamp with time zone NOT NULL,
  dispute_reference text,
  payout_reference text,
  CONSTRAINT settlement_lines_pkey PRIMARY KEY (merchant_account_id, settlement_line_id),
  CONSTRAINT settlement_lines_check CHECK (((amount >= 0) OR (kind = 'settlement'::text))),
  CONSTRAINT settlement_lines_check1 CHECK (((kind = 'refund-settlement'::text) = (refund_id IS NOT NULL))),
  CONSTRAINT settlement_lines_check2 CHECK (((exchange_rate IS NULL) = (exchange_currency IS NULL))),
  CONSTRAINT settlement_lines_check3 CHECK ((exchange_currency <> currency)),
  CONSTRAINT settlement_lines_check4 CHECK (((exchange_net IS NOT NULL) <= (exchange_currency IS NOT NULL))),
  CONSTRAINT settlement_lines_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT settlement_lines_exchange_currency_check CHECK ((exchange_currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT settlement_lines_exchange_rate_check CHECK ((exchange_rate > (0)::numeric)),
  CONSTRAINT settlement_lines_kind_check CHECK ((kind = ANY (ARRAY['settlement'::text, 'refund-settlement'::text, 'chargeback'::text, 'chargeback-reversal'::text]))),
  CONSTRAINT settlement_lines_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 200))),
  CONSTRAINT settlement_lines_merchant_account_id_payment_service_id_fkey FOREIGN KEY (merchant_account_id, payment_service_id) REFERENCES payment_services(merchant_account_id, payment_service_id),
  CONSTRAINT settlement_lines_merchant_account_id_transaction_id_fkey FOREIGN KEY (merchant_account_id, transaction_id) REFERENCES transactions(merchant_account_id, transaction_id),
  CONSTRAINT settlement_lines_merchant_account_id_payment_service_id_kin_key UNIQUE (merchant_account_id, payment_service_id, kind, reference)
);
CREATE INDEX settlement_lines_by_dispute ON public.settlement_lines USING btree (merchant_account_id, payment_service_id, dispute_reference) WHERE (dispute_reference IS NOT NULL);
CREATE INDEX settlement_lines_by_file ON public.settlement_lines USING btree (merchant_account_id, payment_service_report_file_id, ingested_at DESC, settlement_line_id DESC) WHERE (payment_service_report_file_id IS NOT NULL);
CREATE INDEX settlement_lines_by_ingestion ON public.settlement_lines USING btree (merchant_account_id, ingested_at, settlement_line_id);
CREATE INDEX settlement_lines_by_report ON public.settlement_lines USING btree (merchant_account_id, payment_service_report_id, ingested_at DESC, settlement_line_id DESC);
CREATE INDEX settlement_lines_by_service ON public.settlement_lines USING btree (merchant_account_id, payment_service_id, ingested_at DESC, settlement_line_id DESC);
CREATE INDEX settlement_lines_by_transaction ON public.settlement_lines USING btree (merchant_account_id, transaction_id, kind, settlement_line_id);
CREATE INDEX settlement_lines_of_chargebacks ON public.settlement_lines USING btree (merchant_account_id, ingested_at DESC, settlement_line_id DESC) WHERE (kind = ANY (ARRAY['chargeback'::text, 'chargeback-reversal'::text]));

CREATE TABLE settlement_payouts (
  merchant_account_id text NOT NULL,
  payment_service_report_id uuid NOT NULL,
  currency text NOT NULL,
  payment_service_id uuid NOT NULL,
  reference text NOT NULL,
  paid_on text NOT NULL,
  lines bigint NOT NULL,
  amount bigint NOT NULL,
  match_id uuid,
  match_proof text,
  CONSTRAINT settlement_payouts_pkey PRIMARY KEY (merchant_account_id, payment_service_report_id, currency),
  CONSTRAINT settlement_payouts_check CHECK (((match_id IS NULL) = (match_proof IS NULL))),
  CONSTRAINT settlement_payouts_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT settlement_payouts_lines_check CHECK ((lines > 0)),
  CONSTRAINT settlement_payouts_match_proof_check CHECK ((match_proof = ANY (ARRAY['reference'::text, 'amount-and-day'::text, 'sum'::text]))),
  CONSTRAINT settlement_payouts_paid_on_check CHECK ((paid_on ~ '^\d{4}-\d{2}-\d{2}$'::text)),
  CONSTRAINT settlement_payouts_reference_check CHECK (((length(reference) >= 1) AND (length(reference) <= 200)))
);
CREATE INDEX settlement_payouts_by_day ON public.settlement_payouts USING btree (merchant_account_id, paid_on, payment_service_report_id);
CREATE INDEX settlement_payouts_by_match ON public.settlement_payouts USING btree (merchant_account_id, match_id) WHERE (match_id IS NOT NULL);

CREATE TABLE settlement_reports (
  merchant_account_id text NOT NULL,
  payment_service_report_id uuid NOT NULL,
  currency text NOT NULL,
  payment_service_id uuid NOT NULL,
  lines bigint NOT NULL,
  settled_amount bigint NOT NULL,
  refunded_amount bigint NOT NULL,
  charged_back_amount bigint NOT NULL,
  reversed_amount bigint NOT NULL,
  fee_amount bigint NOT NULL,
  first_posted_at timestamp with time zone NOT NULL,
  last_posted_at timestamp with time zone NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT settlement_reports_pkey PRIMARY KEY (merchant_account_id, payment_service_report_id, currency),
  CONSTRAINT settlement_reports_check CHECK ((last_posted_at >= first_posted_at)),
  CONSTRAINT settlement_reports_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT settlement_reports_lines_check CHECK ((lines > 0)),
  CONSTRAINT settlement_reports_merchant_account_id_payment_service_id_fkey FOREIGN KEY (merchant_account_id, payment_service_id) REFERENCES payment_services(merchant_account_id, payment_service_id)
);
CREATE INDEX settlement_reports_by_creation ON public.settlement_reports USING btree (merchant_account_id, created_at DESC, payment_service_report_id DESC, currency DESC);
CREATE INDEX settlement_reports_by_service ON public.settlement_reports USING btree (merchant_account_id, payment_service_id, created_at DESC, payment_service_report_id DESC, currency DESC);

CREATE TABLE shipping_details (
  merchant_account_id text NOT NULL,
  shipping_details_id uuid NOT NULL,
  buyer_id uuid NOT NULL,
  first_name text,
  last_name text,
  email_address text,
  phone_number text,
  address jsonb,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT shipping_details_pkey PRIMARY KEY (merchant_account_id, shipping_details_id),
  CONSTRAINT shipping_details_address_check CHECK ((jsonb_typeof(address) = 'object'::text)),
  CONSTRAINT shipping_details_merchant_account_id_buyer_id_fkey FOREIGN KEY (merchant_account_id, buyer_id) REFERENCES buyers(merchant_account_id, buyer_id) ON DELETE CASCADE
);
CREATE INDEX shipping_details_by_buyer ON public.shipping_details USING btree (merchant_account_id, buyer_id, created_at, shipping_details_id);

CREATE TABLE tenders (
  merchant_account_id text NOT NULL,
  transaction_id uuid NOT NULL,
  "position" smallint NOT NULL,
  tender_id uuid NOT NULL,
  status text NOT NULL,
  amount bigint NOT NULL,
  captured_amount bigint NOT NULL,
  refunded_amount bigint NOT NULL,
  gift_card_id uuid,
  bin text NOT NULL,
  sub_bin text NOT NULL,
  last_four text NOT NULL,
  vault_record_id uuid,
  provider_reference text,
  error_code text,
  raw_error_code text,
  raw_error_message text,
  CONSTRAINT tenders_pkey PRIMARY KEY (merchant_account_id, transaction_id, "position"),
  CONSTRAINT tenders_amount_check CHECK ((amount > 0)),
  CONSTRAINT tenders_check CHECK (((captured_amount >= 0) AND (captured_amount <= amount))),
  CONSTRAINT tenders_check1 CHECK (((refunded_amount >= 0) AND (refunded_amount <= captured_amount))),
  CONSTRAINT tenders_check2 CHECK (((status = 'succeeded'::text) = (captured_amount > 0))),
  CONSTRAINT tenders_check3 CHECK (((status <> 'succeeded'::text) OR (provider_reference IS NOT NULL))),
  CONSTRAINT tenders_check4 CHECK (((status <> 'failed'::text) OR (error_code IS NOT NULL))),
  CONSTRAINT tenders_position_check CHECK ((("position" >= 1) AND ("position" <= 10))),
  CONSTRAINT tenders_status_check CHECK ((status = ANY (ARRAY['created'::text, 'succeeded'::text, 'failed'::text, 'skipped'::text]))),
  CONSTRAINT tenders_merchant_account_id_transaction_id_fkey FOREIGN KEY (merchant_account_id, transaction_id) REFERENCES transactions(merchant_account_id, transaction_id),
  CONSTRAINT tenders_merchant_account_id_tender_id_key UNIQUE (merchant_account_id, tender_id)
);
CREATE INDEX tenders_by_gift_card ON public.tenders USING btree (merchant_account_id, gift_card_id) WHERE (gift_card_id IS NOT NULL);
CREATE INDEX tenders_by_last_four ON public.tenders USING btree (merchant_account_id, last_four);

CREATE TABLE three_ds_authentications (
  merchant_account_id text NOT NULL,
  three_ds_authentication_id uuid NOT NULL,
  version bigint NOT NULL,
  subject_type text NOT NULL,
  subject_id uuid NOT NULL,
  channel text NOT NULL,
  server text,
  vault_record_id uuid NOT NULL,
  owns_vault_record boolean NOT NULL,
  security_code_record_id uuid,
  expiration_date text,
  scheme text NOT NULL,
  amount bigint NOT NULL,
  currency text NOT NULL,
  profile jsonb,
  candidate jsonb NOT NULL,
  plan jsonb NOT NULL,
  message_version text,
  stage text NOT NULL,
  details jsonb NOT NULL,
  approval_digest bytea,
  redirect_url text,
  expires_at timestamp with time zone NOT NULL,
  concluded_at timestamp with time zone,
  taken_by uuid,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT three_ds_authentications_pkey PRIMARY KEY (merchant_account_id, three_ds_authentication_id),
  CONSTRAINT three_ds_authentications_amount_check CHECK ((amount >= 0)),
  CONSTRAINT three_ds_authentications_approval_digest_check CHECK ((length(approval_digest) = 32)),
  CONSTRAINT three_ds_authentications_candidate_check CHECK ((jsonb_typeof(candidate) = 'object'::text)),
  CONSTRAINT three_ds_authentications_channel_check CHECK ((channel = ANY (ARRAY['browser'::text, 'app'::text]))),
  CONSTRAINT three_ds_authentications_check CHECK (((concluded_at IS NULL) OR (stage <> ALL (ARRAY['awaiting_buyer'::text, 'challenge'::text])))),
  CONSTRAINT three_ds_authentications_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT three_ds_authentications_details_check CHECK ((jsonb_typeof(details) = 'object'::text)),
  CONSTRAINT three_ds_authentications_expiration_date_check CHECK ((expiration_date ~ '^(0[1-9]|1[0-2])/[0-9]{2}$'::text)),
  CONSTRAINT three_ds_authentications_message_version_check CHECK ((message_version ~ '^[12](\.\d+){0,2}$'::text)),
  CONSTRAINT three_ds_authentications_plan_check CHECK ((jsonb_typeof(plan) = 'object'::text)),
  CONSTRAINT three_ds_authentications_profile_check CHECK ((jsonb_typeof(profile) = 'object'::text)),
  CONSTRAINT three_ds_authentications_redirect_url_check CHECK ((length(redirect_url) <= 8192)),
  CONSTRAINT three_ds_authentications_stage_check CHECK ((stage = ANY (ARRAY['awaiting_buyer'::text, 'not_enrolled'::text, 'setup_error'::text, 'error'::text, 'challenge'::text, 'cancelled'::text, 'expired'::text, 'answered'::text]))),
  CONSTRAINT three_ds_authentications_subject_type_check CHECK ((subject_type = ANY (ARRAY['transaction'::text, 'checkout_session'::text]))),
  CONSTRAINT three_ds_authentications_version_check CHECK ((version >= 1)),
  CONSTRAINT three_ds_authentications_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);
CREATE INDEX three_ds_authentications_by_subject ON public.three_ds_authentications USING btree (merchant_account_id, subject_type, subject_id, three_ds_authentication_id DESC);

CREATE TABLE three_ds_configurations (
  merchant_account_id text NOT NULL,
  three_ds_configuration_id uuid NOT NULL,
  scheme text NOT NULL,
  currency text,
  merchant_acquirer_bin text NOT NULL,
  merchant_acquirer_id text NOT NULL,
  merchant_name text NOT NULL,
  merchant_country_code text NOT NULL,
  merchant_category_code text NOT NULL,
  merchant_url text NOT NULL,
  metadata jsonb NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT three_ds_configurations_pkey PRIMARY KEY (merchant_account_id, three_ds_configuration_id),
  CONSTRAINT three_ds_configurations_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  CONSTRAINT three_ds_configurations_merchant_acquirer_bin_check CHECK ((length(merchant_acquirer_bin) <= 11)),
  CONSTRAINT three_ds_configurations_merchant_acquirer_id_check CHECK ((length(merchant_acquirer_id) <= 35)),
  CONSTRAINT three_ds_configurations_merchant_category_code_check CHECK ((length(merchant_category_code) = 4)),
  CONSTRAINT three_ds_configurations_merchant_name_check CHECK ((length(merchant_name) <= 40)),
  CONSTRAINT three_ds_configurations_metadata_check CHECK ((jsonb_typeof(metadata) = 'object'::text)),
  CONSTRAINT three_ds_configurations_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id),
  CONSTRAINT three_ds_configurations_merchant_account_id_scheme_currency_key UNIQUE NULLS NOT DISTINCT (merchant_account_id, scheme, currency)
);

CREATE TABLE three_ds_scenarios (
  merchant_account_id text NOT NULL,
  three_ds_scenario_id uuid NOT NULL,
  "position" integer NOT NULL,
  first_name text,
  last_name text,
  email_address text,
  amount bigint,
  external_identifier text,
  card_prefix text,
  card_fingerprint text,
  card_shown text,
  enrolled boolean NOT NULL,
  version text,
  authentication_status text NOT NULL,
  result_status text,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT three_ds_scenarios_pkey PRIMARY KEY (merchant_account_id, three_ds_scenario_id),
  CONSTRAINT three_ds_scenarios_amount_check CHECK (((amount >= 0) AND (amount <= '999999999999'::bigint))),
  CONSTRAINT three_ds_scenarios_authentication_status_check CHECK ((authentication_status = ANY (ARRAY['Y'::text, 'N'::text, 'A'::text, 'R'::text, 'U'::text, 'C'::text, 'timeout'::text]))),
  CONSTRAINT three_ds_scenarios_card_fingerprint_check CHECK ((card_fingerprint ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT three_ds_scenarios_card_prefix_check CHECK ((card_prefix ~ '^[0-9]{6,8}$'::text)),
  CONSTRAINT three_ds_scenarios_card_shown_check CHECK (((card_shown ~ '^[0-9*]{6,19}$'::text) AND (card_shown !~ '[0-9]{9}'::text))),
  CONSTRAINT three_ds_scenarios_check CHECK (((card_prefix IS NULL) OR (card_fingerprint IS NULL))),
  CONSTRAINT three_ds_scenarios_check1 CHECK (((card_shown IS NULL) = ((card_prefix IS NULL) AND (card_fingerprint IS NULL)))),
  CONSTRAINT three_ds_scenarios_check2 CHECK ((enrolled OR (authentication_status = 'U'::text))),
  CONSTRAINT three_ds_scenarios_check3 CHECK (((authentication_status <> 'C'::text) OR (result_status IS NOT NULL))),
  CONSTRAINT three_ds_scenarios_position_check CHECK ((("position" >= 0) AND ("position" <= 10000))),
  CONSTRAINT three_ds_scenarios_result_status_check CHECK ((result_status = ANY (ARRAY['Y'::text, 'N'::text, 'timeout'::text]))),
  CONSTRAINT three_ds_scenarios_version_check CHECK ((version ~ '^[12](\.\d+){0,2}$'::text)),
  CONSTRAINT three_ds_scenarios_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id),
  CONSTRAINT three_ds_scenarios_merchant_account_id_position_key UNIQUE (merchant_account_id, "position") DEFERRABLE
);

CREATE TABLE three_ds_servers (
  merchant_account_id text NOT NULL,
  three_ds_server_id uuid NOT NULL,
  connector_id text NOT NULL,
  active boolean NOT NULL,
  settings jsonb NOT NULL,
  vault_record_id uuid NOT NULL,
  sensitive_settings text[] NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  CONSTRAINT three_ds_servers_pkey PRIMARY KEY (merchant_account_id, three_ds_server_id),
  CONSTRAINT three_ds_servers_check CHECK ((active = (deleted_at IS NULL))),
  CONSTRAINT three_ds_servers_connector_id_check CHECK (((length(connector_id) >= 1) AND (length(connector_id) <= 50))),
  CONSTRAINT three_ds_servers_settings_check CHECK ((jsonb_typeof(settings) = 'object'::text)),
  CONSTRAINT three_ds_servers_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id),
  CONSTRAINT three_ds_servers_merchant_account_id_key UNIQUE (merchant_account_id)
);

CREATE TABLE token_services (
  merchant_account_id text NOT NULL,
  token_service_id uuid NOT NULL,
  connector_id text NOT NULL,
  active boolean NOT NULL,
  settings jsonb NOT NULL,
  vault_record_id uuid NOT NULL,
  sensitive_settings text[] NOT NULL,
  webhook_key bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  deleted_at timestamp with time zone,
  CONSTRAINT token_services_pkey PRIMARY KEY (merchant_account_id, token_service_id),
  CONSTRAINT token_services_check CHECK ((active = (deleted_at IS NULL))),
  CONSTRAINT token_services_connector_id_check CHECK (((length(connector_id) >= 1) AND (length(connector_id) <= 50))),
  CONSTRAINT token_services_settings_check CHECK ((jsonb_typeof(settings) = 'object'::text)),
  CONSTRAINT token_services_webhook_key_check CHECK ((length(webhook_key) = 32)),
  CONSTRAINT token_services_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id),
  CONSTRAINT token_services_merchant_account_id_connector_id_key UNIQUE (merchant_account_id, connector_id)
);
CREATE INDEX token_services_by_creation ON public.token_services USING btree (merchant_account_id, created_at DESC, token_service_id DESC);

CREATE TABLE transaction_actions (
  merchant_account_id text NOT NULL,
  transaction_id uuid NOT NULL,
  transaction_action_id uuid NOT NULL,
  flow text NOT NULL,
  action text NOT NULL,
  rule_id uuid,
  flow_version tally NOT NULL,
  inputs jsonb_object NOT NULL,
  outcome jsonb_object NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT transaction_actions_pkey PRIMARY KEY (merchant_account_id, transaction_id, transaction_action_id)
);

CREATE TABLE transaction_events (
  merchant_account_id text NOT NULL,
  transaction_id uuid NOT NULL,
  transaction_event_id uuid NOT NULL,
  name text NOT NULL,
  context jsonb_object NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT transaction_events_pkey PRIMARY KEY (merchant_account_id, transaction_id, transaction_event_id)
);

CREATE TABLE transactions (
  merchant_account_id text NOT NULL,
  transaction_id uuid NOT NULL,
  version version_number NOT NULL,
  api_version answer_version NOT NULL,
  status transaction_status NOT NULL,
  intent payment_intent NOT NULL,
  currency currency_code NOT NULL,
  country country_code,
  amount minor_units NOT NULL,
  authorized_amount minor_units NOT NULL,
  held_amount minor_units NOT NULL,
  captured_amount minor_units NOT NULL,
  refunded_amount minor_units NOT NULL,
  returned_amount minor_units NOT NULL DEFAULT 0,
  charged_back_amount bigint NOT NULL DEFAULT 0,
  capturing_amount minor_units NOT NULL,
  refunding_amount minor_units NOT NULL,
  incrementing_amount minor_units NOT NULL,
  over_capture_limit minor_units NOT NULL,
  over_refund_limit minor_units NOT NULL DEFAULT 0,
  capture_closing boolean NOT NULL,
  capture_closed boolean NOT NULL,
  settled_amount bigint NOT NULL,
  settled_currency currency_code,
  settled boolean NOT NULL,
  external_identifier text,
  payment_source payment_source NOT NULL,
  merchant_initiated boolean NOT NULL,
  is_subsequent_payment boolean NOT NULL,
  buyer_id uuid,
  buyer_external_identifier text,
  buyer_email_address text,
  buyer jsonb_object,
  shipping_details jsonb_object,
  method text,
  instrument_type text,
  payment_method_id uuid,
  payment_method_label text,
  payment_method_scheme text,
  payment_method_country text,
  payment_method_fingerprint text,
  payment_method_bin text,
  payment_method jsonb_object,
  vault_record_id uuid,
  payment_service_id uuid,
  payment_service jsonb_object,
  payment_service_transaction_id text,
  connector_state jsonb_object,
  error_code text,
  raw_response_code text,
  raw_response_description text,
  merchant_advice_code text,
  auth_response_code text,
  iso_response_code text,
  avs_response_code text,
  cvv_response_code text,
  scheme_transaction_id text,
  transaction_link_id text,
  additional_identifiers jsonb_object NOT NULL,
  anti_fraud_decision text,
  screening screening_state NOT NULL,
  anti_fraud_service_id uuid,
  pending_review boolean NOT NULL,
  disputed boolean NOT NULL,
  used_three_d_secure boolean NOT NULL,
  three_d_secure jsonb_object,
  checkout_session_id uuid,
  payment_link_id uuid,
  reauthorized_from_transaction_id uuid,
  received_with_transaction_id uuid,
  gift_card_amount minor_units NOT NULL,
  gift_card_service jsonb_object,
  tenders tenders_state NOT NULL,
  ip_address text,
  metadata jsonb_object,
  request jsonb_object NOT NULL,
  next_action jsonb_object,
  session_token text,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  authorized_at timestamp with time zone,
  captured_at timestamp with time zone,
  voided_at timestamp with time zone,
  canceled_at timestamp with time zone,
  approval_expires_at timestamp with time zone,
  buyer_approval_timedout_at timestamp with time zone,
  authorization_expires_at timestamp with time zone,
  order_key text,
  retry jsonb,
  ip_network text,
  device_digest text,
  CONSTRAINT transactions_pkey PRIMARY KEY (merchant_account_id, transaction_id),
  CONSTRAINT transaction_columns_hold CHECK (transaction_columns_hold((status)::text, (amount)::bigint, (authorized_amount)::bigint, (held_amount)::bigint, (captured_amount)::bigint, (capturing_amount)::bigint, (refunded_amount)::bigint, (refunding_amount)::bigint, (returned_amount)::bigint, charged_back_amount, (over_capture_limit)::bigint, (over_refund_limit)::bigint, capture_closed, (screening)::text, anti_fraud_service_id, (gift_card_amount)::bigint, (tenders)::text)),
  CONSTRAINT transactions_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);
CREATE INDEX transactions_by_amount_and_update ON public.transactions USING btree (merchant_account_id, amount, updated_at NULLS FIRST, transaction_id NULLS FIRST);
CREATE INDEX transactions_by_bin_and_update ON public.transactions USING btree (merchant_account_id, "left"(payment_method_bin, 6), updated_at NULLS FIRST, transaction_id NULLS FIRST) WHERE (payment_method_bin IS NOT NULL);
CREATE INDEX transactions_by_buyer_and_update ON public.transactions USING btree (merchant_account_id, buyer_id, updated_at, transaction_id) WHERE (buyer_id IS NOT NULL);
CREATE INDEX transactions_by_buyer_external_identifier_and_update ON public.transactions USING btree (merchant_account_id, NORMALIZE(buyer_external_identifier, NFC), updated_at, transaction_id) WHERE (buyer_external_identifier IS NOT NULL);
CREATE INDEX transactions_by_checkout_session ON public.transactions USING btree (merchant_account_id, checkout_session_id) WHERE (checkout_session_id IS NOT NULL);
CREATE INDEX transactions_by_creation ON public.transactions USING btree (merchant_account_id, created_at, transaction_id);
CREATE INDEX transactions_by_email_and_update ON public.transactions USING btree (merchant_account_id, lower(buyer_email_address), updated_at, transaction_id) WHERE (buyer_email_address IS NOT NULL);
CREATE INDEX transactions_by_external_identifier_and_update ON public.transactions USING btree (merchant_account_id, external_identifier, updated_at, transaction_id) WHERE (external_identifier IS NOT NULL);
CREATE INDEX transactions_by_fingerprint_and_update ON public.transactions USING btree (merchant_account_id, "left"(payment_method_fingerprint, 16), updated_at, transaction_id) WHERE (payment_method_fingerprint IS NOT NULL);
CREATE INDEX transactions_by_label_and_update ON public.transactions USING btree (merchant_account_id, payment_method_label, updated_at NULLS FIRST, transaction_id NULLS FIRST) WHERE (payment_method_label IS NOT NULL);
CREATE INDEX transactions_by_payment_method_and_update ON public.transactions USING btree (merchant_account_id, payment_method_id, updated_at, transaction_id) WHERE (payment_method_id IS NOT NULL);
CREATE INDEX transactions_by_processor_reference ON public.transactions USING btree (merchant_account_id, payment_service_transaction_id) WHERE (payment_service_transaction_id IS NOT NULL);
CREATE INDEX transactions_by_reauthorization ON public.transactions USING btree (merchant_account_id, reauthorized_from_transaction_id) WHERE (reauthorized_from_transaction_id IS NOT NULL);
CREATE INDEX transactions_by_status_and_update ON public.transactions USING btree (merchant_account_id, status, updated_at, transaction_id) WHERE ((status)::text <> ALL (ARRAY['processing'::text, 'captured'::text]));
CREATE INDEX transactions_by_update_and_id ON public.transactions USING btree (merchant_account_id, updated_at, transaction_id);
CREATE INDEX transactions_captured_by_update ON public.transactions USING btree (merchant_account_id, updated_at, transaction_id) WHERE ((status)::text = 'captured'::text);
CREATE INDEX transactions_counted_by_device ON public.transactions USING btree (merchant_account_id, device_digest, updated_at, transaction_id) WHERE ((device_digest IS NOT NULL) AND (NOT merchant_initiated) AND (reauthorized_from_transaction_id IS NULL) AND (NOT (((status)::text = 'declined'::text) AND (payment_service_id IS NULL))));
CREATE INDEX transactions_counted_by_network ON public.transactions USING btree (merchant_account_id, ip_network, updated_at, transaction_id) WHERE ((ip_network IS NOT NULL) AND (NOT merchant_initiated) AND (reauthorized_from_transaction_id IS NULL) AND (NOT (((status)::text = 'declined'::text) AND (payment_service_id IS NULL))));
CREATE INDEX transactions_in_process_by_update ON public.transactions USING btree (merchant_account_id, updated_at, transaction_id) WHERE ((status)::text = 'processing'::text);
CREATE UNIQUE INDEX transactions_one_for_a_link ON public.transactions USING btree (merchant_account_id, payment_link_id) WHERE ((payment_link_id IS NOT NULL) AND ((status)::text <> ALL (ARRAY['declined'::text, 'failed'::text])) AND (NOT (((status)::text = 'expired'::text) AND (authorized_at IS NULL))));
CREATE UNIQUE INDEX transactions_one_for_an_order ON public.transactions USING btree (merchant_account_id, order_key) WHERE ((order_key IS NOT NULL) AND ((status)::text <> ALL (ARRAY['declined'::text, 'failed'::text])) AND (NOT (((status)::text = 'expired'::text) AND (authorized_at IS NULL))));

CREATE TABLE transparency_log_checkpoints (
  merchant_account_id text NOT NULL,
  checkpoint_id uuid NOT NULL,
  size bigint NOT NULL,
  root bytea NOT NULL,
  note text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT transparency_log_checkpoints_pkey PRIMARY KEY (merchant_account_id, checkpoint_id),
  CONSTRAINT transparency_log_checkpoints_root_check CHECK ((length(root) = 32))
);

CREATE TABLE transparency_log_keys (
  merchant_account_id text NOT NULL,
  key_id uuid NOT NULL,
  name text NOT NULL,
  public_key text NOT NULL,
  created_at timestamp with time zone NOT NULL,
  retires_at timestamp with time zone,
  CONSTRAINT transparency_log_keys_pkey PRIMARY KEY (merchant_account_id, key_id)
);

CREATE TABLE transparency_log_salts (
  merchant_account_id text NOT NULL,
  audit_log_id uuid NOT NULL,
  leaf bigint NOT NULL,
  salt uuid NOT NULL,
  CONSTRAINT transparency_log_salts_pkey PRIMARY KEY (merchant_account_id, audit_log_id),
  CONSTRAINT transparency_log_salts_leaf_check CHECK ((leaf >= 0))
);

CREATE TABLE transparency_log_tiles (
  merchant_account_id text NOT NULL,
  level integer NOT NULL,
  tile bigint NOT NULL,
  hashes bytea NOT NULL,
  entries bytea,
  ledger_from bigint,
  CONSTRAINT transparency_log_tiles_pkey PRIMARY KEY (merchant_account_id, level, tile),
  CONSTRAINT transparency_log_tiles_entries_check CHECK (((length(entries) % 17) = 0)),
  CONSTRAINT transparency_log_tiles_hashes_check CHECK ((((length(hashes) >= 32) AND (length(hashes) <= 8192)) AND ((length(hashes) % 32) = 0))),
  CONSTRAINT transparency_log_tiles_level_check CHECK (((level >= 0) AND (level <= 7))),
  CONSTRAINT transparency_log_tiles_tile_check CHECK ((tile >= 0))
);
CREATE INDEX transparency_log_tiles_of_ledger ON public.transparency_log_tiles USING btree (merchant_account_id, ledger_from) WHERE (ledger_from IS NOT NULL);

CREATE TABLE transparency_logs (
  merchant_account_id text NOT NULL,
  origin text NOT NULL,
  forks integer NOT NULL DEFAULT 0,
  size bigint NOT NULL DEFAULT 0,
  checkpoint_size bigint NOT NULL DEFAULT 0,
  ledger_until bigint NOT NULL DEFAULT 0,
  audit_in xid8 NOT NULL,
  audit_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
  sweep_id uuid DEFAULT '00000000-0000-0000-0000-000000000000'::uuid,
  due_at timestamp with time zone NOT NULL,
  CONSTRAINT transparency_logs_pkey PRIMARY KEY (merchant_account_id),
  CONSTRAINT transparency_logs_check CHECK (((checkpoint_size >= 0) AND (checkpoint_size <= size))),
  CONSTRAINT transparency_logs_forks_check CHECK ((forks >= 0)),
  CONSTRAINT transparency_logs_size_check CHECK ((size >= 0))
);

CREATE TABLE user_identities (
  issuer text NOT NULL,
  subject text NOT NULL,
  user_id uuid NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT user_identities_pkey PRIMARY KEY (issuer, subject),
  CONSTRAINT user_identities_issuer_check CHECK ((length(issuer) <= 2000)),
  CONSTRAINT user_identities_subject_check CHECK (((length(subject) >= 1) AND (length(subject) <= 255))),
  CONSTRAINT user_identities_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id)
);
CREATE INDEX user_identities_of_user ON public.user_identities USING btree (user_id);

CREATE TABLE user_invitations (
  user_invitation_id uuid NOT NULL,
  user_id uuid NOT NULL,
  secret_hash bytea NOT NULL,
  creator_id uuid,
  creator_name text,
  created_at timestamp with time zone NOT NULL,
  expires_at timestamp with time zone NOT NULL,
  used_at timestamp with time zone,
  CONSTRAINT user_invitations_pkey PRIMARY KEY (user_invitation_id),
  CONSTRAINT user_invitations_secret_hash_check CHECK ((length(secret_hash) = 32)),
  CONSTRAINT user_invitations_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(user_id),
  CONSTRAINT user_invitations_secret_hash_key UNIQUE (secret_hash)
);
CREATE INDEX user_invitations_of_user ON public.user_invitations USING btree (user_id, created_at DESC);

CREATE TABLE users (
  user_id uuid NOT NULL,
  email_address text NOT NULL,
  display_name text NOT NULL,
  status text NOT NULL,
  is_demo boolean NOT NULL DEFAULT false,
  preferences jsonb NOT NULL DEFAULT '{}'::jsonb,
  creator_id uuid,
  creator_name text,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  last_seen_at timestamp with time zone,
  deleted_at timestamp with time zone,
  CONSTRAINT users_pkey PRIMARY KEY (user_id),
  CONSTRAINT users_check CHECK (((status = 'deleted'::text) = (deleted_at IS NOT NULL))),
  CONSTRAINT users_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 200))),
  CONSTRAINT users_email_address_check CHECK ((((length(email_address) >= 3) AND (length(email_address) <= 320)) AND (email_address = lower(email_address)))),
  CONSTRAINT users_preferences_check CHECK ((jsonb_typeof(preferences) = 'object'::text)),
  CONSTRAINT users_status_check CHECK ((status = ANY (ARRAY['active'::text, 'pending'::text, 'deleted'::text])))
);
CREATE INDEX users_by_creation ON public.users USING btree (created_at DESC, user_id DESC) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX users_by_email ON public.users USING btree (email_address) WHERE (deleted_at IS NULL);
CREATE UNIQUE INDEX users_one_demo ON public.users USING btree (is_demo) WHERE (is_demo AND (deleted_at IS NULL));

CREATE TABLE vault_forward_authentications (
  merchant_account_id text NOT NULL,
  vault_forward_authentication_id uuid NOT NULL,
  vault_forward_config_id uuid NOT NULL,
  kind text NOT NULL,
  method text NOT NULL,
  display_name text NOT NULL,
  vault_record_id uuid NOT NULL,
  set_fields text[] NOT NULL,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT vault_forward_authentications_pkey PRIMARY KEY (merchant_account_id, vault_forward_authentication_id),
  CONSTRAINT vault_forward_authentications_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 50))),
  CONSTRAINT vault_forward_authentications_kind_check CHECK ((kind = ANY (ARRAY['mle'::text, 'mtls'::text, 'signature'::text]))),
  CONSTRAINT vault_forward_authentications_merchant_account_id_vault_fo_fkey FOREIGN KEY (merchant_account_id, vault_forward_config_id) REFERENCES vault_forward_configs(merchant_account_id, vault_forward_config_id) ON DELETE CASCADE
);
CREATE INDEX vault_forward_authentications_by_config ON public.vault_forward_authentications USING btree (merchant_account_id, vault_forward_config_id, created_at DESC, vault_forward_authentication_id DESC);

CREATE TABLE vault_forward_configs (
  merchant_account_id text NOT NULL,
  vault_forward_config_id uuid NOT NULL,
  definition_id text NOT NULL,
  display_name text NOT NULL,
  hosts text[] NOT NULL,
  creator_api_key_pair_id uuid,
  creator_name text,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  creator_user_id uuid,
  creator_email text,
  CONSTRAINT vault_forward_configs_pkey PRIMARY KEY (merchant_account_id, vault_forward_config_id),
  CONSTRAINT vault_forward_configs_display_name_check CHECK (((length(display_name) >= 1) AND (length(display_name) <= 200))),
  CONSTRAINT vault_forward_configs_hosts_check CHECK ((cardinality(hosts) <= 100)),
  CONSTRAINT vault_forward_configs_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id),
  CONSTRAINT vault_forward_configs_one_per_definition UNIQUE (merchant_account_id, definition_id)
);
CREATE INDEX vault_forward_configs_by_creation ON public.vault_forward_configs USING btree (merchant_account_id, created_at DESC, vault_forward_config_id DESC);

CREATE TABLE wallet_tokens_taken (
  merchant_account_id text NOT NULL,
  digest text NOT NULL,
  taken_at timestamp with time zone NOT NULL,
  CONSTRAINT wallet_tokens_taken_pkey PRIMARY KEY (merchant_account_id, digest),
  CONSTRAINT wallet_tokens_taken_digest_check CHECK ((digest ~ '^[0-9a-f]{64}$'::text)),
  CONSTRAINT wallet_tokens_taken_merchant_account_id_fkey FOREIGN KEY (merchant_account_id) REFERENCES merchant_accounts(merchant_account_id)
);

CREATE TABLE webhook_deliveries (
  merchant_account_id text NOT NULL,
  webhook_delivery_id uuid NOT NULL,
  webhook_event_id uuid NOT NULL,
  webhook_subscription_id uuid NOT NULL,
  event_name text NOT NULL,
  api_version text NOT NULL,
  order_key uuid,
  status text NOT NULL,
  due_at timestamp with time zone,
  tries integer NOT NULL DEFAULT 0,
  begun_at timestamp with time zone NOT NULL,
  attempts jsonb NOT NULL DEFAULT '[]'::jsonb,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  resource_id uuid,
  CONSTRAINT webhook_deliveries_pkey PRIMARY KEY (merchant_account_id, webhook_delivery_id),
  CONSTRAINT webhook_deliveries_attempts_check CHECK ((jsonb_typeof(attempts) = 'array'::text)),
  CONSTRAINT webhook_deliveries_check CHECK (((status = 'pending'::text) = (due_at IS NOT NULL))),
  CONSTRAINT webhook_deliveries_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'delivered'::text, 'failed'::text]))),
  CONSTRAINT webhook_deliveries_tries_check CHECK ((tries >= 0)),
  CONSTRAINT webhook_deliveries_merchant_account_id_webhook_event_id_fkey FOREIGN KEY (merchant_account_id, webhook_event_id) REFERENCES webhook_events(merchant_account_id, webhook_event_id) ON DELETE CASCADE
);
CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (webhook_subscription_id, due_at, webhook_event_id) WHERE (status = 'pending'::text);
CREATE INDEX webhook_deliveries_in_order ON public.webhook_deliveries USING btree (webhook_subscription_id, order_key, webhook_event_id) WHERE ((status = 'pending'::text) AND (order_key IS NOT NULL));
CREATE INDEX webhook_deliveries_of_event ON public.webhook_deliveries USING btree (merchant_account_id, webhook_event_id);
CREATE INDEX webhook_deliveries_of_resource ON public.webhook_deliveries USING btree (merchant_account_id, resource_id, webhook_delivery_id) WHERE (resource_id IS NOT NULL);
CREATE INDEX webhook_deliveries_of_subscription ON public.webhook_deliveries USING btree (webhook_subscription_id, webhook_delivery_id);

CREATE TABLE webhook_events (
  merchant_account_id text NOT NULL,
  webhook_event_id uuid NOT NULL,
  name text NOT NULL,
  target_type text NOT NULL,
  target_id uuid NOT NULL,
  transaction_id uuid,
  created_at timestamp with time zone NOT NULL,
  target json,
  due_at timestamp with time zone DEFAULT '-infinity'::timestamp with time zone,
  written_in xid8 DEFAULT pg_current_xact_id(),
  written_after xid8 DEFAULT pg_snapshot_xmin(pg_current_snapshot()),
  CONSTRAINT webhook_events_pkey PRIMARY KEY (merchant_account_id, webhook_event_id),
  CONSTRAINT webhook_events_target_check CHECK ((json_typeof(target) = 'object'::text))
);
CREATE INDEX webhook_events_by_writing ON public.webhook_events USING btree (written_in);
CREATE INDEX webhook_events_not_fanned_out ON public.webhook_events USING btree (merchant_account_id, webhook_event_id) WHERE (due_at IS NOT NULL);
CREATE INDEX webhook_events_to_fan_out ON public.webhook_events USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE TABLE webhook_payloads (
  merchant_account_id text NOT NULL,
  webhook_event_id uuid NOT NULL,
  api_version text NOT NULL,
  body text NOT NULL,
  CONSTRAINT webhook_payloads_pkey PRIMARY KEY (merchant_account_id, webhook_event_id, api_version),
  CONSTRAINT webhook_payloads_merchant_account_id_webhook_event_id_fkey FOREIGN KEY (merchant_account_id, webhook_event_id) REFERENCES webhook_events(merchant_account_id, webhook_event_id) ON DELETE CASCADE
);

CREATE TABLE webhook_queues (
  merchant_account_id text NOT NULL,
  webhook_subscription_id uuid NOT NULL,
  due_at timestamp with time zone,
  is_taken boolean NOT NULL DEFAULT false,
  woken_at timestamp with time zone,
  failures integer NOT NULL DEFAULT 0,
  failing_since timestamp with time zone,
  resting_until timestamp with time zone,
  incident_id uuid,
  CONSTRAINT webhook_queues_pkey PRIMARY KEY (merchant_account_id, webhook_subscription_id),
  CONSTRAINT webhook_queues_failures_check CHECK ((failures >= 0)),
  CONSTRAINT webhook_queues_merchant_account_id_webhook_subscription_id_fkey FOREIGN KEY (merchant_account_id, webhook_subscription_id) REFERENCES webhook_subscriptions(merchant_account_id, webhook_subscription_id) ON DELETE CASCADE
);
CREATE INDEX webhook_queues_due ON public.webhook_queues USING btree (due_at) WHERE (due_at IS NOT NULL);

CREATE TABLE webhook_resends (
  merchant_account_id text NOT NULL,
  webhook_resend_id uuid NOT NULL,
  webhook_subscription_id uuid NOT NULL,
  status text NOT NULL,
  first_delivery_id uuid NOT NULL,
  last_delivery_id uuid NOT NULL,
  created_at_gte timestamp with time zone,
  created_at_lte timestamp with time zone,
  statuses text[] NOT NULL,
  events text[],
  resource_id uuid,
  delivery_ids uuid[],
  count bigint NOT NULL DEFAULT 0,
  reached_id uuid,
  creator_name text,
  due_at timestamp with time zone,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT webhook_resends_pkey PRIMARY KEY (merchant_account_id, webhook_resend_id),
  CONSTRAINT webhook_resends_check CHECK (((status = 'running'::text) = (due_at IS NOT NULL))),
  CONSTRAINT webhook_resends_count_check CHECK ((count >= 0)),
  CONSTRAINT webhook_resends_delivery_ids_check CHECK (((cardinality(delivery_ids) >= 1) AND (cardinality(delivery_ids) <= 500))),
  CONSTRAINT webhook_resends_events_check CHECK ((cardinality(events) > 0)),
  CONSTRAINT webhook_resends_status_check CHECK ((status = ANY (ARRAY['running'::text, 'completed'::text, 'stopped'::text]))),
  CONSTRAINT webhook_resends_statuses_check CHECK ((cardinality(statuses) > 0)),
  CONSTRAINT webhook_resends_merchant_account_id_webhook_subscription_i_fkey FOREIGN KEY (merchant_account_id, webhook_subscription_id) REFERENCES webhook_subscriptions(merchant_account_id, webhook_subscription_id) ON DELETE CASCADE
);
CREATE INDEX webhook_resends_due ON public.webhook_resends USING btree (due_at) WHERE (due_at IS NOT NULL);
CREATE INDEX webhook_resends_of_subscription ON public.webhook_resends USING btree (merchant_account_id, webhook_subscription_id, webhook_resend_id);

CREATE TABLE webhook_subscriptions (
  merchant_account_id text NOT NULL,
  webhook_subscription_id uuid NOT NULL,
  url text,
  is_active boolean NOT NULL,
  is_paused boolean NOT NULL DEFAULT false,
  disabled_reason text,
  sealed_for text NOT NULL,
  authentication jsonb,
  authentication_record_id uuid,
  secret_record_id uuid,
  previous_secret_record_id uuid,
  previous_secret_until timestamp with time zone,
  events text[],
  api_version text NOT NULL,
  ordering text NOT NULL,
  creator jsonb,
  created_at timestamp with time zone NOT NULL,
  updated_at timestamp with time zone NOT NULL,
  CONSTRAINT webhook_subscriptions_pkey PRIMARY KEY (merchant_account_id, webhook_subscription_id),
  CONSTRAINT webhook_subscriptions_authentication_check CHECK ((jsonb_typeof(authentication) = 'object'::text)),
  CONSTRAINT webhook_subscriptions_check CHECK (((url IS NULL) OR (secret_record_id IS NOT NULL))),
  CONSTRAINT webhook_subscriptions_check1 CHECK (((authentication IS NULL) = (authentication_record_id IS NULL))),
  CONSTRAINT webhook_subscriptions_check2 CHECK (((previous_secret_record_id IS NULL) = (previous_secret_until IS NULL))),
  CONSTRAINT webhook_subscriptions_creator_check CHECK ((jsonb_typeof(creator) = 'object'::text)),
  CONSTRAINT webhook_subscriptions_disabled_reason_check CHECK ((disabled_reason = 'gone'::text)),
  CONSTRAINT webhook_subscriptions_events_check CHECK ((cardinality(events) > 0)),
  CONSTRAINT webhook_subscriptions_ordering_check CHECK ((ordering = ANY (ARRAY['none'::text, 'resource'::text, 'endpoint'::text])))
);
CREATE INDEX webhook_subscriptions_that_listen ON public.webhook_subscriptions USING btree (merchant_account_id) WHERE is_active;

CREATE TABLE vault.access_log (
  stream_id uuid NOT NULL,
  seq bigint NOT NULL,
  at timestamp with time zone NOT NULL,
  merchant_account_id text NOT NULL,
  record_id uuid,
  field text NOT NULL,
  actor text NOT NULL,
  purpose text NOT NULL,
  mac bytea NOT NULL,
  CONSTRAINT access_log_pkey PRIMARY KEY (stream_id, seq),
  CONSTRAINT access_log_mac_check CHECK ((length(mac) = 32)),
  CONSTRAINT access_log_seq_check CHECK ((seq > 0))
);
CREATE INDEX access_log_by_record ON vault.access_log USING btree (merchant_account_id, record_id, at);

CREATE TABLE vault.fields (
  merchant_account_id text NOT NULL,
  record_id uuid NOT NULL,
  name text NOT NULL,
  sealed bytea NOT NULL,
  CONSTRAINT fields_pkey PRIMARY KEY (merchant_account_id, record_id, name),
  CONSTRAINT fields_name_check CHECK (((length(name) >= 1) AND (length(name) <= 100))),
  CONSTRAINT fields_merchant_account_id_record_id_fkey FOREIGN KEY (merchant_account_id, record_id) REFERENCES vault.records(merchant_account_id, id) ON DELETE CASCADE
);

CREATE TABLE vault.keys (
  merchant_account_id text NOT NULL,
  purpose text NOT NULL,
  version integer NOT NULL,
  state text NOT NULL,
  root_key text,
  wrapped bytea,
  rewrapped bigint NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  retired_at timestamp with time zone,
  CONSTRAINT keys_pkey PRIMARY KEY (merchant_account_id, purpose, version),
  CONSTRAINT keys_check CHECK (((state = 'retired'::text) = (wrapped IS NULL))),
  CONSTRAINT keys_check1 CHECK (((state = 'retired'::text) = (root_key IS NULL))),
  CONSTRAINT keys_check2 CHECK (((state = 'retired'::text) = (retired_at IS NOT NULL))),
  CONSTRAINT keys_purpose_check CHECK ((purpose = ANY (ARRAY['seal'::text, 'fingerprint'::text]))),
  CONSTRAINT keys_rewrapped_check CHECK ((rewrapped >= 0)),
  CONSTRAINT keys_state_check CHECK ((state = ANY (ARRAY['active'::text, 'retiring'::text, 'retired'::text]))),
  CONSTRAINT keys_version_check CHECK ((version > 0))
);
CREATE INDEX keys_by_root_key ON vault.keys USING btree (root_key) WHERE (root_key IS NOT NULL);
CREATE UNIQUE INDEX keys_one_active ON vault.keys USING btree (merchant_account_id, purpose) WHERE (state = 'active'::text);

CREATE TABLE vault.records (
  merchant_account_id text NOT NULL,
  id uuid NOT NULL,
  kind text NOT NULL,
  key_version integer NOT NULL,
  wrapped_data_key bytea NOT NULL,
  created_at timestamp with time zone NOT NULL,
  CONSTRAINT records_pkey PRIMARY KEY (merchant_account_id, id),
  CONSTRAINT records_key_version_check CHECK ((key_version > 0)),
  CONSTRAINT records_kind_check CHECK ((kind = ANY (ARRAY['card'::text, 'bank_account'::text, 'gift_card'::text, 'network_token'::text, 'settings'::text, 'authentication_method'::text, 'webhook_secret'::text, 'wallet_key'::text, 'payment_service_token'::text, 'dispute_file'::text]))) NOT VALID
);
CREATE INDEX records_by_key_version ON vault.records USING btree (merchant_account_id, key_version, id);

CREATE TABLE vault.root_keys (
  name text NOT NULL,
  "position" bigint NOT NULL GENERATED AS IDENTITY,
  state text NOT NULL,
  rewrapped bigint NOT NULL DEFAULT 0,
  created_at timestamp with time zone NOT NULL,
  retired_at timestamp with time zone,
  keep_until timestamp with time zone,
  destroyed_at timestamp with time zone,
  CONSTRAINT root_keys_pkey PRIMARY KEY (name),
  CONSTRAINT root_keys_check CHECK (((keep_until IS NULL) OR (state = 'retired'::text))),
  CONSTRAINT root_keys_check1 CHECK (((state = 'retired'::text) = (retired_at IS NOT NULL))),
  CONSTRAINT root_keys_check2 CHECK (((destroyed_at IS NULL) OR (state = 'retired'::text))),
  CONSTRAINT root_keys_rewrapped_check CHECK ((rewrapped >= 0)),
  CONSTRAINT root_keys_state_check CHECK ((state = ANY (ARRAY['active'::text, 'retiring'::text, 'retired'::text])))
);

CREATE OR REPLACE FUNCTION public.close_ledger(slice bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
DECLARE
  behind bigint;
BEGIN
  IF pg_current_xact_id_if_assigned() IS NOT NULL THEN
    RAISE EXCEPTION 'BUG: close_ledger needs an SQL transaction of its own';
  END IF;
  WITH ready AS MATERIALIZED (
    SELECT c.merchant_account_id, c.closed_until, c.next_until FROM ledger_closings c
    WHERE c.next_horizon < pg_snapshot_xmin(pg_current_snapshot()) FOR UPDATE SKIP LOCKED
  ), summed AS (
    SELECT r.merchant_account_id, e.currency, side.account, sum(side.amount)::bigint AS balance
    FROM ready r
    JOIN ledger_entries e ON e.merchant_account_id = r.merchant_account_id
      AND e.ledger_entry_id > r.closed_until AND e.ledger_entry_id <= r.next_until
    CROSS JOIN LATERAL (VALUES (e.debit, e.amount), (e.credit, -e.amount)) side (account, amount)
    GROUP BY r.merchant_account_id, e.currency, side.account
  ), added AS (
    INSERT INTO ledger_totals AS t (merchant_account_id, currency, account, balance)
    SELECT merchant_account_id, currency, account, balance FROM summed
    ON CONFLICT (merchant_account_id, currency, account) DO UPDATE SET balance = t.balance + excluded.balance
  ), noted AS (
    SELECT r.merchant_account_id, r.closed_until, r.next_until, n.after_next
    FROM ready r CROSS JOIN LATERAL (
      SELECT max(ledger_entry_id) AS after_next FROM (
        SELECT e.ledger_entry_id FROM ledger_entries e
        WHERE e.merchant_account_id = r.merchant_account_id AND e.ledger_entry_id > r.next_until
        ORDER BY e.ledger_entry_id LIMIT slice
      ) next
    ) n
  )
  UPDATE ledger_closings c
  SET closed_until = n.next_until, next_until = coalesce(n.after_next, n.next_until),
    next_horizon = pg_current_xact_id()
  FROM noted n
  WHERE c.merchant_account_id = n.merchant_account_id
    AND (n.next_until > n.closed_until OR n.after_next IS NOT NULL);
  -- A database that was restored elsewhere counts xids anew.
  UPDATE ledger_closings SET next_horizon = pg_current_xact_id() WHERE next_horizon > pg_current_xact_id();
  INSERT INTO ledger_closings (merchant_account_id, closed_until, next_until, next_horizon)
  SELECT merchant_account_id, 0, 0, '0' FROM merchant_accounts ON CONFLICT (merchant_account_id) DO NOTHING;
  SELECT count(*) INTO behind FROM ledger_closings c WHERE EXISTS (
    SELECT FROM ledger_entries e
    WHERE e.merchant_account_id = c.merchant_account_id AND e.ledger_entry_id > c.next_until
    ORDER BY e.ledger_entry_id OFFSET slice - 1
  );
  RETURN behind;
END $function$;

CREATE OR REPLACE FUNCTION public.forget_audit_logs(before timestamp with time zone, most bigint)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  WITH forgotten AS (
    DELETE FROM audit_logs a USING (
      SELECT old.merchant_account_id, old.audit_log_id
      FROM (SELECT merchant_account_id FROM merchant_accounts UNION ALL SELECT '') m
      CROSS JOIN LATERAL (
        SELECT l.merchant_account_id, l.audit_log_id FROM audit_logs l
        WHERE l.merchant_account_id = m.merchant_account_id
          AND l.at < least(before, now() - interval '365 days')
        ORDER BY l.at LIMIT most
      ) old
      LIMIT most
    ) old
    WHERE a.merchant_account_id = old.merchant_account_id AND a.audit_log_id = old.audit_log_id RETURNING 1
  )
  SELECT count(*) FROM forgotten;
$function$;

CREATE OR REPLACE FUNCTION public.forget_audit_logs_of(account text, before timestamp with time zone, most bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
DECLARE
  forgotten bigint;
BEGIN
  DELETE FROM audit_logs a USING (
    SELECT l.audit_log_id FROM audit_logs l
    WHERE l.merchant_account_id = account AND l.at < least(before, now() - interval '365 days')
    ORDER BY l.at LIMIT most
  ) old
  WHERE a.merchant_account_id = account AND a.audit_log_id = old.audit_log_id;
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  RETURN forgotten;
END $function$;

CREATE OR REPLACE FUNCTION public.forget_old_processor_events(before timestamp with time zone, most bigint)
 RETURNS bigint
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
DECLARE
  forgotten bigint;
BEGIN
  DELETE FROM processor_events e USING (
    SELECT o.merchant_account_id, o.payment_service_id, o.event_id FROM processor_events o
    WHERE o.received_at < least(before, now() - interval '90 days') ORDER BY o.received_at LIMIT most
  ) old
  WHERE e.merchant_account_id = old.merchant_account_id AND e.payment_service_id = old.payment_service_id
    AND e.event_id = old.event_id;
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  RETURN forgotten;
END $function$;

CREATE OR REPLACE FUNCTION public.forget_processor_events(before timestamp with time zone, most bigint)
 RETURNS bigint
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  WITH forgotten AS (
    DELETE FROM processor_events e USING (
      SELECT o.merchant_account_id, o.payment_service_id, o.event_id FROM processor_events o
      WHERE o.received_at < least(before, now() - interval '90 days') ORDER BY o.received_at LIMIT most
    ) old
    WHERE e.merchant_account_id = old.merchant_account_id AND e.payment_service_id = old.payment_service_id
      AND e.event_id = old.event_id RETURNING 1
  )
  SELECT count(*) FROM forgotten;
$function$;

CREATE OR REPLACE FUNCTION public.forget_timelines(of text, before timestamp with time zone, after uuid, most bigint, OUT reached uuid, OUT forgotten bigint)
 RETURNS record
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
  WITH bound AS (
    SELECT b.before,
      (lpad(to_hex((extract(epoch FROM b.before) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid AS id
    FROM (SELECT least(before, now() - interval '90 days') AS before) b
  ), looked_at AS MATERIALIZED (
    SELECT DISTINCT e.transaction_id FROM transaction_events e
    WHERE e.merchant_account_id = of AND e.transaction_id > after
      AND e.transaction_id < (SELECT id FROM bound)
    ORDER BY e.transaction_id LIMIT most
  ), ended AS MATERIALIZED (
    SELECT l.transaction_id FROM looked_at l
    LEFT JOIN transactions t ON t.merchant_account_id = of AND t.transaction_id = l.transaction_id
    WHERE coalesce(t.updated_at, '-infinity') < (SELECT b.before FROM bound b)
      AND NOT EXISTS (
        SELECT FROM transaction_events e WHERE e.merchant_account_id = of
          AND e.transaction_id = l.transaction_id
          AND e.created_at >= (SELECT b.before FROM bound b)
      )
  ), events AS (
    DELETE FROM transaction_events e USING ended
    WHERE e.merchant_account_id = of AND e.transaction_id = ended.transaction_id RETURNING 1
  ), actions AS (
    DELETE FROM transaction_actions a USING ended
    WHERE a.merchant_account_id = of AND a.transaction_id = ended.transaction_id RETURNING 1
  )
  SELECT (SELECT max(transaction_id::text)::uuid FROM looked_at),
    (SELECT count(*) FROM events) + (SELECT count(*) FROM actions);
$function$;

CREATE OR REPLACE FUNCTION public.forget_timelines_of(account text, before timestamp with time zone, after uuid, most bigint, OUT reached uuid, OUT forgotten bigint)
 RETURNS record
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'pg_catalog', 'public', 'pg_temp'
AS $function$
DECLARE
  until timestamptz := least(before, now() - interval '90 days');
  looked_at uuid[] := ARRAY(
    SELECT DISTINCT e.transaction_id FROM transaction_events e
    WHERE e.merchant_account_id = account AND e.transaction_id > after
      AND e.transaction_id
        < (lpad(to_hex((extract(epoch FROM until) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
    ORDER BY e.transaction_id LIMIT most
  );
  ended uuid[];
  actions bigint;
BEGIN
  ended := ARRAY(
    SELECT l.id FROM unnest(looked_at) l (id)
    LEFT JOIN transactions t ON t.merchant_account_id = account AND t.transaction_id = l.id
    WHERE coalesce(t.updated_at, '-infinity') < until AND NOT EXISTS (
      SELECT FROM transaction_events e
      WHERE e.merchant_account_id = account AND e.transaction_id = l.id AND e.created_at >= until
    )
  );
  DELETE FROM transaction_events e WHERE e.merchant_account_id = account AND e.transaction_id = ANY (ended);
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  DELETE FROM transaction_actions a WHERE a.merchant_account_id = account AND a.transaction_id = ANY (ended);
  GET DIAGNOSTICS actions = ROW_COUNT;
  forgotten := forgotten + actions;
  reached := looked_at[cardinality(looked_at)];
END $function$;

CREATE OR REPLACE FUNCTION public.operation_columns_hold(kind text, status text, transaction_id uuid, payment_service_id uuid, gift_card_service_id uuid, anti_fraud_service_id uuid, moved_amount bigint, processor_reference text, error_code text, target_type text, target_id uuid, resolved_at timestamp with time zone)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
DECLARE
  broken text := CASE
    WHEN NOT (resolved_at IS NOT NULL) = (status IN ('succeeded', 'declined', 'failed', 'voided'))
      THEN 'resolved_when_final'
    WHEN NOT (status <> 'succeeded' OR moved_amount IS NOT NULL) THEN 'success_says_how_much'
    WHEN NOT (transaction_id IS NOT NULL OR kind NOT IN ('authorize', 'capture', 'void', 'refund', 'cancel',
      'increment', 'sync', 'redeem-gift-card', 'refund-gift-card', 'tenders', 'screen-payment',
      'report-payment')) THEN 'moves_a_transaction'
    WHEN NOT (gift_card_service_id IS NOT NULL) = (kind = 'tenders' OR kind LIKE '%-gift-card')
      THEN 'asks_a_gift_card_service'
    WHEN NOT (anti_fraud_service_id IS NOT NULL) = (kind IN ('screen-payment', 'report-payment'))
      THEN 'asks_an_anti_fraud_service'
    WHEN NOT (payment_service_id IS NOT NULL) = (kind IN ('authorize', 'capture', 'void', 'refund', 'cancel',
      'increment', 'sync', 'payout', 'cancel-mandate', 'payment-service-token', 'dispute',
      'submit-dispute-evidence', 'accept-dispute')) THEN 'asks_a_payment_service'
    WHEN NOT (target_type = 'gift-card-redemption') = (kind = 'refund-gift-card') THEN 'redemption_is_refunded'
    WHEN NOT (kind <> 'refund-gift-card' OR target_id IS NOT NULL) THEN 'gift_card_refund_has_target'
    WHEN NOT (kind NOT LIKE '%-gift-card' OR status IN ('sent', 'unknown', 'succeeded', 'failed'))
      THEN 'gift_cards_are_never_pending'
    WHEN NOT (kind NOT LIKE '%-gift-card' OR status <> 'succeeded' OR processor_reference IS NOT NULL)
      THEN 'gift_card_success_has_reference'
    WHEN NOT (kind NOT LIKE '%-gift-card' OR status <> 'failed' OR error_code IS NOT NULL)
      THEN 'gift_card_failure_has_code'
  END;
BEGIN
  IF broken IS NULL THEN
    RETURN true;
  END IF;
  RAISE check_violation USING MESSAGE = 'an operation breaks ' || broken, TABLE = 'operations', CONSTRAINT = broken;
END $function$;

CREATE OR REPLACE FUNCTION public.operation_holds(o operations)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
DECLARE
  broken text := CASE
    WHEN NOT (o.resolved_at IS NOT NULL) = (o.status IN ('succeeded', 'declined', 'failed', 'voided'))
      THEN 'resolved_when_final'
    WHEN NOT (o.status <> 'succeeded' OR o.moved_amount IS NOT NULL) THEN 'success_says_how_much'
    WHEN NOT (o.transaction_id IS NOT NULL OR o.kind NOT IN ('authorize', 'capture', 'void', 'refund', 'cancel',
      'increment', 'sync', 'redeem-gift-card', 'refund-gift-card', 'tenders', 'screen-payment',
      'report-payment')) THEN 'moves_a_transaction'
    WHEN NOT (o.gift_card_service_id IS NOT NULL) = (o.kind = 'tenders' OR o.kind LIKE '%-gift-card')
      THEN 'asks_a_gift_card_service'
    WHEN NOT (o.anti_fraud_service_id IS NOT NULL) = (o.kind IN ('screen-payment', 'report-payment'))
      THEN 'asks_an_anti_fraud_service'
    WHEN NOT (o.payment_service_id IS NOT NULL) = (o.kind IN ('authorize', 'capture', 'void', 'refund', 'cancel',
      'increment', 'sync', 'payout', 'cancel-mandate', 'payment-service-token', 'dispute',
      'submit-dispute-evidence', 'accept-dispute')) THEN 'asks_a_payment_service'
    WHEN NOT (o.target_type = 'gift-card-redemption') = (o.kind = 'refund-gift-card') THEN 'redemption_is_refunded'
    WHEN NOT (o.kind <> 'refund-gift-card' OR o.target_id IS NOT NULL) THEN 'gift_card_refund_has_target'
    WHEN NOT (o.kind NOT LIKE '%-gift-card' OR o.status IN ('sent', 'unknown', 'succeeded', 'failed'))
      THEN 'gift_cards_are_never_pending'
    WHEN NOT (o.kind NOT LIKE '%-gift-card' OR o.status <> 'succeeded' OR o.processor_reference IS NOT NULL)
      THEN 'gift_card_success_has_reference'
    WHEN NOT (o.kind NOT LIKE '%-gift-card' OR o.status <> 'failed' OR o.error_code IS NOT NULL)
      THEN 'gift_card_failure_has_code'
  END;
BEGIN
  IF broken IS NULL THEN
    RETURN true;
  END IF;
  RAISE check_violation USING MESSAGE = 'an operation breaks ' || broken, TABLE = 'operations', CONSTRAINT = broken;
END $function$;

CREATE OR REPLACE FUNCTION public.transaction_columns_hold(status text, amount bigint, authorized_amount bigint, held_amount bigint, captured_amount bigint, capturing_amount bigint, refunded_amount bigint, refunding_amount bigint, returned_amount bigint, charged_back_amount bigint, over_capture_limit bigint, over_refund_limit bigint, capture_closed boolean, screening text, anti_fraud_service_id uuid, gift_card_amount bigint, tenders text)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
DECLARE
  broken text := CASE
    WHEN NOT held_amount <= authorized_amount THEN 'held_within_authorized'
    WHEN NOT captured_amount + capturing_amount <= authorized_amount + over_capture_limit
      THEN 'captured_within_authorized'
    WHEN NOT refunded_amount + refunding_amount + greatest(charged_back_amount, 0)
      <= captured_amount + over_refund_limit THEN 'refunded_within_captured'
    WHEN NOT returned_amount <= captured_amount THEN 'returned_within_captured'
    WHEN NOT (NOT capture_closed OR held_amount = 0) THEN 'closed_captures_hold_nothing'
    -- While gift cards are redeemed or given back, what the payment method holds or gave is there although the
    -- status is still `processing`.
    WHEN NOT (tenders <> 'none' OR held_amount = 0
      OR status NOT IN ('processing', 'voided', 'declined', 'failed', 'expired'))
      THEN 'nothing_held_without_authorization'
    WHEN NOT (tenders <> 'none' OR (captured_amount > 0) = (status IN ('captured', 'returned')))
      THEN 'captured_is_captured'
    WHEN NOT (tenders <> 'none' OR capturing_amount = 0
      OR status IN ('capture_pending', 'captured', 'returned')) THEN 'capturing_shows'
    WHEN NOT (tenders <> 'none' OR (returned_amount > 0) = (status = 'returned')) THEN 'returned_is_returned'
    WHEN NOT (screening = 'none' OR anti_fraud_service_id IS NOT NULL) THEN 'screened_by_a_service'
    -- What an anti-fraud service holds back, or has refused, is not captured.
    WHEN NOT (screening NOT IN ('asked', 'due', 'review', 'rejected') OR capturing_amount = 0)
      THEN 'held_back_is_not_captured'
    WHEN NOT gift_card_amount <= amount THEN 'gift_cards_within_amount'
    WHEN NOT (tenders = 'none') = (gift_card_amount = 0) THEN 'gift_cards_have_tenders'
  END;
BEGIN
  IF broken IS NULL THEN
    RETURN true;
  END IF;
  RAISE check_violation USING MESSAGE = 'a transaction breaks ' || broken, TABLE = 'transactions', CONSTRAINT = broken;
END $function$;

CREATE OR REPLACE FUNCTION public.transaction_holds(t transactions)
 RETURNS boolean
 LANGUAGE plpgsql
 IMMUTABLE
AS $function$
DECLARE
  broken text := CASE
    WHEN NOT t.held_amount <= t.authorized_amount THEN 'held_within_authorized'
    WHEN NOT t.captured_amount + t.capturing_amount <= t.authorized_amount + t.over_capture_limit
      THEN 'captured_within_authorized'
    WHEN NOT t.refunded_amount + t.refunding_amount + greatest(t.charged_back_amount, 0)
      <= t.captured_amount + t.over_refund_limit THEN 'refunded_within_captured'
    WHEN NOT t.returned_amount <= t.captured_amount THEN 'returned_within_captured'
    WHEN NOT (NOT t.capture_closed OR t.held_amount = 0) THEN 'closed_captures_hold_nothing'
    -- While gift cards are redeemed or given back, what the payment method holds or gave is there although the
    -- status is still `processing`.
    WHEN NOT (t.tenders <> 'none' OR t.held_amount = 0
      OR t.status NOT IN ('processing', 'voided', 'declined', 'failed', 'expired'))
      THEN 'nothing_held_without_authorization'
    WHEN NOT (t.tenders <> 'none' OR (t.captured_amount > 0) = (t.status IN ('captured', 'returned')))
      THEN 'captured_is_captured'
    WHEN NOT (t.tenders <> 'none' OR t.capturing_amount = 0
      OR t.status IN ('capture_pending', 'captured', 'returned')) THEN 'capturing_shows'
    WHEN NOT (t.tenders <> 'none' OR (t.returned_amount > 0) = (t.status = 'returned'))
      THEN 'returned_is_returned'
    WHEN NOT (t.screening = 'none' OR t.anti_fraud_service_id IS NOT NULL) THEN 'screened_by_a_service'
    -- What an anti-fraud service holds back, or has refused, is not captured.
    WHEN NOT (t.screening NOT IN ('asked', 'due', 'review', 'rejected') OR t.capturing_amount = 0)
      THEN 'held_back_is_not_captured'
    WHEN NOT t.gift_card_amount <= t.amount THEN 'gift_cards_within_amount'
    WHEN NOT (t.tenders = 'none') = (t.gift_card_amount = 0) THEN 'gift_cards_have_tenders'
  END;
BEGIN
  IF broken IS NULL THEN
    RETURN true;
  END IF;
  RAISE check_violation USING MESSAGE = 'a transaction breaks ' || broken, TABLE = 'transactions', CONSTRAINT = broken;
END $function$;
