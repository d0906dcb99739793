-- Transactions, the operations that move them, and what is told of them.

-- PostgreSQL reads the CHECKs of a table anew for every statement that writes to it, and those of a domain, or a
-- function, once in a session. So what a column may hold by itself is a domain, and what holds between the columns of
-- a transaction or an operation is a function (docs/adr/0139).
CREATE DOMAIN jsonb_object AS jsonb CHECK (jsonb_typeof(VALUE) = 'object');
-- Of the currency that stands beside it.
CREATE DOMAIN minor_units AS bigint CHECK (VALUE >= 0);
CREATE DOMAIN currency_code AS text CHECK (VALUE ~ '^[A-Z]{3}$');
CREATE DOMAIN country_code AS text CHECK (VALUE ~ '^[A-Z]{2}$');
CREATE DOMAIN version_number AS bigint CHECK (VALUE >= 1);
CREATE DOMAIN attempt_number AS integer CHECK (VALUE >= 1);
CREATE DOMAIN tally AS integer CHECK (VALUE >= 0);
CREATE DOMAIN answer_version AS text CHECK (VALUE IN ('2026-11-01', 'published'));
CREATE DOMAIN transaction_status AS text
  CHECK (VALUE IN ('processing', 'buyer_approval_pending', 'pending', 'transfer_pending', 'authorized',
    'capture_pending', 'captured', 'void_pending', 'voided', 'declined', 'failed', 'expired', 'returned'));
CREATE DOMAIN payment_intent AS text CHECK (VALUE IN ('authorize', 'capture'));
CREATE DOMAIN payment_source AS text
  CHECK (VALUE IN ('ecommerce', 'moto', 'recurring', 'installment', 'card_on_file'));
CREATE DOMAIN screening_state AS text
  CHECK (VALUE IN ('none', 'asked', 'passed', 'due', 'review', 'accepted', 'rejected'));
CREATE DOMAIN tenders_state AS text CHECK (VALUE IN ('none', 'open', 'unwinding', 'settled'));
CREATE DOMAIN operation_kind AS text
  CHECK (VALUE IN ('authorize', 'capture', 'void', 'refund', 'cancel', 'increment', 'sync',
    'activate-gift-card', 'issue-gift-card', 'redeem-gift-card', 'refund-gift-card', 'tenders',
    'payout', 'cancel-mandate', 'account-update', 'network-token', 'authentication',
    'screen-payment', 'report-payment', 'payment-service-token', 'payment-method', 'checkout-session',
    'payment-link'));
CREATE DOMAIN operation_status AS text
  CHECK (VALUE IN ('sent', 'unknown', 'pending', 'succeeded', 'declined', 'failed', 'voided'));
CREATE DOMAIN operation_target AS text
  CHECK (VALUE IN ('payment-method', 'gift-card', 'gift-card-redemption'));

CREATE TABLE transactions (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  transaction_id uuid NOT NULL,
  -- Compare-and-set: every statement that changes the transaction or one of its operations raises it by one.
  version version_number NOT NULL,
  -- In whose words the buyer's browser is sent back.
  api_version answer_version NOT NULL,
  status transaction_status NOT NULL,
  intent payment_intent NOT NULL,
  currency currency_code NOT NULL,
  country country_code,
  -- Minor units of `currency`, all of them.
  amount minor_units NOT NULL,
  authorized_amount minor_units NOT NULL,
  held_amount minor_units NOT NULL,
  captured_amount minor_units NOT NULL,
  refunded_amount minor_units NOT NULL,
  -- Late returns: money that had been captured and was taken back by the buyer's bank.
  returned_amount minor_units NOT NULL DEFAULT 0,
  -- Taken by chargebacks, less their reversals; below zero while a reversal is told before its chargeback.
  charged_back_amount bigint NOT NULL DEFAULT 0,
  -- Reserved by operations under way, so that no two of them together can go too far.
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
  -- Who pays and with what, as it was then.
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
  -- Where the clear text of the instrument is sealed, for what has to be sent again; null where nothing was
  -- kept.
  vault_record_id uuid,
  payment_service_id uuid,
  payment_service jsonb_object,
  payment_service_transaction_id text,
  -- What the connector wants to be told again with later operations on the payment.
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
  -- Where it stands with the anti-fraud service that was active then, and which that was.
  screening screening_state NOT NULL,
  anti_fraud_service_id uuid,
  pending_review boolean NOT NULL,
  disputed boolean NOT NULL,
  used_three_d_secure boolean NOT NULL,
  three_d_secure jsonb_object,
  checkout_session_id uuid,
  payment_link_id uuid,
  reauthorized_from_transaction_id uuid,
  -- Money came with that transaction which has no place on it.
  received_with_transaction_id uuid,
  -- What of `amount` the gift cards are to pay; the payment method pays the rest.
  gift_card_amount minor_units NOT NULL,
  gift_card_service jsonb_object,
  -- Where the redemption of the gift cards stands: the operation `tenders` brings it to its end.
  tenders tenders_state NOT NULL,
  ip_address text,
  metadata jsonb_object,
  -- Every other field of the request, for the connectors and the answer. No card data.
  request jsonb_object NOT NULL,
  -- What the buyer has to do before a pending authorization goes on.
  next_action jsonb_object,
  session_token text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  authorized_at timestamptz,
  captured_at timestamptz,
  voided_at timestamptz,
  canceled_at timestamptz,
  approval_expires_at timestamptz,
  buyer_approval_timedout_at timestamptz,
  authorization_expires_at timestamptz,
  PRIMARY KEY (merchant_account_id, transaction_id)
);
-- What holds between columns. The first rule that a row breaks is named as a constraint's error names it.
CREATE FUNCTION transaction_holds(t transactions) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
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
END $$;
ALTER TABLE transactions ADD CONSTRAINT transaction_holds CHECK (transaction_holds(transactions));
CREATE INDEX transactions_by_update
  ON transactions (merchant_account_id, updated_at DESC, transaction_id DESC);
-- What a period had, in its order, for reports.
CREATE INDEX transactions_by_creation ON transactions (merchant_account_id, created_at, transaction_id);
-- One per filter that names few rows; the others walk the list. Partial, so that what a transaction lacks
-- costs nothing. In the list's own order, where nothing keeps a value from standing in every payment.
CREATE INDEX transactions_by_processor_reference
  ON transactions (merchant_account_id, payment_service_transaction_id)
  WHERE payment_service_transaction_id IS NOT NULL;
CREATE INDEX transactions_by_external_identifier
  ON transactions (merchant_account_id, external_identifier, updated_at DESC, transaction_id DESC)
  WHERE external_identifier IS NOT NULL;
CREATE INDEX transactions_by_buyer
  ON transactions (merchant_account_id, buyer_id, updated_at DESC, transaction_id DESC)
  WHERE buyer_id IS NOT NULL;
CREATE INDEX transactions_by_payment_method
  ON transactions (merchant_account_id, payment_method_id, updated_at DESC, transaction_id DESC)
  WHERE payment_method_id IS NOT NULL;
CREATE INDEX transactions_by_checkout_session
  ON transactions (merchant_account_id, checkout_session_id) WHERE checkout_session_id IS NOT NULL;
CREATE INDEX transactions_by_reauthorization
  ON transactions (merchant_account_id, reauthorized_from_transaction_id)
  WHERE reauthorized_from_transaction_id IS NOT NULL;
CREATE INDEX transactions_by_buyer_external_identifier
  ON transactions
    (merchant_account_id, normalize(buyer_external_identifier, NFC), updated_at DESC, transaction_id DESC)
  WHERE buyer_external_identifier IS NOT NULL;
CREATE INDEX transactions_by_email
  ON transactions (merchant_account_id, lower(buyer_email_address), updated_at DESC, transaction_id DESC)
  WHERE buyer_email_address IS NOT NULL;
CREATE INDEX transactions_by_fingerprint
  ON transactions (merchant_account_id, payment_method_fingerprint, updated_at DESC, transaction_id DESC)
  WHERE payment_method_fingerprint IS NOT NULL;
-- In the list's own order, for statuses that few transactions have at a time. A sale never enters it.
CREATE INDEX transactions_by_status
  ON transactions (merchant_account_id, status, updated_at DESC, transaction_id DESC)
  WHERE status NOT IN ('processing', 'captured');

-- What leaves the house, or has to be brought to an end. The id is our reference at the processor, and the public
-- id of captures, refunds and redemptions. It is on disk before anybody is asked, so that what is not known can
-- be looked up.
CREATE TABLE operations (
  merchant_account_id text NOT NULL,
  operation_id uuid NOT NULL,
  -- Null for what moves no transaction.
  transaction_id uuid,
  -- Messages of a transaction; messages to gift card and anti-fraud providers; `tenders`, which brings what
  -- follows a payment with gift cards to its end, under the transaction's id; jobs, under the id of what they
  -- are about, for as long as there is something to do (the end of a mandate has an id of its own, and names it in
  -- `of_reference`).
  kind operation_kind NOT NULL,
  status operation_status NOT NULL,
  -- Of the authorization: which try at which payment service.
  attempt attempt_number NOT NULL,
  -- Who is asked.
  payment_service_id uuid,
  gift_card_service_id uuid,
  anti_fraud_service_id uuid,
  currency text,
  -- Asked for, and moved.
  amount minor_units NOT NULL,
  moved_amount minor_units,
  -- A capture: none may follow.
  final boolean NOT NULL,
  -- The processor's own id of this operation, and of the one that it builds on.
  processor_reference text,
  of_reference text,
  error_code text,
  raw_response_code text,
  raw_response_description text,
  detail text,
  external_identifier text,
  reason text,
  -- A refund: where the money goes back to; null target: the payment method. A redemption: the stored gift
  -- card.
  target_type operation_target NOT NULL,
  target_id uuid,
  creator jsonb,
  -- What only its kind has: airline and cart_items of a capture, theme and address of an issued gift card.
  details jsonb_object NOT NULL,
  -- Under which Idempotency-Key this runs, and in which form and version it is to be answered, whoever learns
  -- the outcome.
  answer jsonb_object,
  -- When a worker sees to it (merchant account's time; null: never), and how often one did. Whoever does puts
  -- it off first: that is the lease.
  due_at timestamptz,
  due_tries tally NOT NULL,
  -- When it was last sent, by the machine's clock: a merchant account's own may be moved while a request
  -- travels. What is under way now was sent before now.
  sent_at timestamptz NOT NULL,
  alerted_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  resolved_at timestamptz,
  PRIMARY KEY (merchant_account_id, operation_id),
  FOREIGN KEY (merchant_account_id, transaction_id)
    REFERENCES transactions (merchant_account_id, transaction_id)
);
CREATE FUNCTION operation_holds(o operations) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
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
      'increment', 'sync', 'payout', 'cancel-mandate', 'payment-service-token')) THEN 'asks_a_payment_service'
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
END $$;
ALTER TABLE operations ADD CONSTRAINT operation_holds CHECK (operation_holds(operations));
CREATE INDEX operations_by_transaction ON operations (merchant_account_id, transaction_id, operation_id);
CREATE INDEX operations_of_gift_cards
  ON operations (merchant_account_id, transaction_id) WHERE gift_card_service_id IS NOT NULL;
CREATE INDEX operations_by_processor_reference
  ON operations (merchant_account_id, processor_reference) WHERE processor_reference IS NOT NULL;
-- A mandate is ended once.
CREATE UNIQUE INDEX operations_on_mandates
  ON operations (merchant_account_id, payment_service_id, of_reference) WHERE kind = 'cancel-mandate';
CREATE INDEX operations_due ON operations (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX operations_unknown ON operations (kind) WHERE status = 'unknown';
-- Given up by the worker: next to none, and after a restore they are what a person has to decide.
CREATE INDEX operations_given_up ON operations (kind) WHERE status = 'sent' AND due_at IS NULL;

-- What happened to a transaction, in order.
CREATE TABLE transaction_events (
  merchant_account_id text NOT NULL,
  transaction_id uuid NOT NULL,
  -- UUIDv7, made in the order in which things happened.
  transaction_event_id uuid NOT NULL,
  name text NOT NULL,
  context jsonb_object NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, transaction_id, transaction_event_id)
);

-- What the flow decided, from which inputs, under which version of it. `rule_id` is null where no rule spoke:
-- the default order.
CREATE TABLE transaction_actions (
  merchant_account_id text NOT NULL,
  transaction_id uuid NOT NULL,
  transaction_action_id uuid NOT NULL,
  flow text NOT NULL,
  action text NOT NULL,
  rule_id uuid,
  -- 0: no rule of this flow was ever written.
  flow_version tally NOT NULL,
  inputs jsonb_object NOT NULL,
  outcome jsonb_object NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, transaction_id, transaction_action_id)
);
