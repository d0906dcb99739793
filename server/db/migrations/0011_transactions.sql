-- Transactions, the operations that move them, and what is told of them.

CREATE TABLE transactions (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  transaction_id uuid NOT NULL,
  -- Compare-and-set: every statement that changes the transaction or one of its operations raises it by one.
  version bigint NOT NULL CHECK (version >= 1),
  -- In whose words the buyer's browser is sent back.
  api_version text NOT NULL CHECK (api_version IN ('2026-11-01', 'published')),
  status text NOT NULL
    CHECK (status IN ('processing', 'buyer_approval_pending', 'pending', 'transfer_pending', 'authorized',
    'capture_pending', 'captured', 'void_pending', 'voided', 'declined', 'failed', 'expired', 'returned')),
  intent text NOT NULL CHECK (intent IN ('authorize', 'capture')),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  country text CHECK (country ~ '^[A-Z]{2}$'),
  -- Minor units of `currency`, all of them.
  amount bigint NOT NULL CHECK (amount >= 0),
  authorized_amount bigint NOT NULL CHECK (authorized_amount >= 0),
  held_amount bigint NOT NULL CHECK (held_amount BETWEEN 0 AND authorized_amount),
  captured_amount bigint NOT NULL CHECK (captured_amount >= 0),
  refunded_amount bigint NOT NULL CHECK (refunded_amount >= 0),
  -- Late returns: money that had been captured and was taken back by the buyer's bank.
  returned_amount bigint NOT NULL DEFAULT 0,
  -- Reserved by operations under way, so that no two of them together can go too far.
  capturing_amount bigint NOT NULL CHECK (capturing_amount >= 0),
  refunding_amount bigint NOT NULL CHECK (refunding_amount >= 0),
  incrementing_amount bigint NOT NULL CHECK (incrementing_amount >= 0),
  over_capture_limit bigint NOT NULL CHECK (over_capture_limit >= 0),
  capture_closing boolean NOT NULL,
  capture_closed boolean NOT NULL,
  settled_amount bigint NOT NULL,
  settled_currency text CHECK (settled_currency ~ '^[A-Z]{3}$'),
  settled boolean NOT NULL,
  external_identifier text,
  payment_source text NOT NULL
    CHECK (payment_source IN ('ecommerce', 'moto', 'recurring', 'installment', 'card_on_file')),
  merchant_initiated boolean NOT NULL,
  is_subsequent_payment boolean NOT NULL,
  -- Who pays and with what, as it was then.
  buyer_id uuid,
  buyer_external_identifier text,
  buyer_email_address text,
  buyer jsonb CHECK (jsonb_typeof(buyer) = 'object'),
  shipping_details jsonb CHECK (jsonb_typeof(shipping_details) = 'object'),
  method text,
  instrument_type text,
  payment_method_id uuid,
  payment_method_label text,
  payment_method_scheme text,
  payment_method_country text,
  payment_method_fingerprint text,
  payment_method_bin text,
  payment_method jsonb CHECK (jsonb_typeof(payment_method) = 'object'),
  -- Where the clear text of the instrument is sealed, for what has to be sent again; null where nothing was
  -- kept.
  vault_record_id uuid,
  payment_service_id uuid,
  payment_service jsonb CHECK (jsonb_typeof(payment_service) = 'object'),
  payment_service_transaction_id text,
  -- What the connector wants to be told again with later operations on the payment.
  connector_state jsonb CHECK (jsonb_typeof(connector_state) = 'object'),
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
  additional_identifiers jsonb NOT NULL CHECK (jsonb_typeof(additional_identifiers) = 'object'),
  anti_fraud_decision text,
  -- Where it stands with the anti-fraud service that was active then, and which that was.
  screening text NOT NULL
    CHECK (screening IN ('none', 'asked', 'passed', 'due', 'review', 'accepted', 'rejected')),
  anti_fraud_service_id uuid,
  pending_review boolean NOT NULL,
  disputed boolean NOT NULL,
  used_three_d_secure boolean NOT NULL,
  three_d_secure jsonb CHECK (jsonb_typeof(three_d_secure) = 'object'),
  checkout_session_id uuid,
  payment_link_id uuid,
  reauthorized_from_transaction_id uuid,
  -- What of `amount` the gift cards are to pay; the payment method pays the rest.
  gift_card_amount bigint NOT NULL CHECK (gift_card_amount BETWEEN 0 AND amount),
  gift_card_service jsonb CHECK (jsonb_typeof(gift_card_service) = 'object'),
  -- Where the redemption of the gift cards stands: the operation `tenders` brings it to its end.
  tenders text NOT NULL CHECK (tenders IN ('none', 'open', 'unwinding', 'settled')),
  ip_address text,
  metadata jsonb CHECK (jsonb_typeof(metadata) = 'object'),
  -- Every other field of the request, for the connectors and the answer. No card data.
  request jsonb NOT NULL CHECK (jsonb_typeof(request) = 'object'),
  -- What the buyer has to do before a pending authorization goes on.
  next_action jsonb CHECK (jsonb_typeof(next_action) = 'object'),
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
  PRIMARY KEY (merchant_account_id, transaction_id),
  CONSTRAINT captured_within_authorized
    CHECK (captured_amount + capturing_amount <= authorized_amount + over_capture_limit),
  CONSTRAINT refunded_within_captured CHECK (refunded_amount + refunding_amount <= captured_amount),
  CONSTRAINT returned_within_captured CHECK (returned_amount BETWEEN 0 AND captured_amount),
  CONSTRAINT closed_captures_hold_nothing CHECK (NOT capture_closed OR held_amount = 0),
  -- While gift cards are redeemed or given back, what the payment method holds or gave is there although the
  -- status is still `processing`.
  CONSTRAINT nothing_held_without_authorization
    CHECK (tenders <> 'none' OR held_amount = 0
      OR status NOT IN ('processing', 'voided', 'declined', 'failed', 'expired')),
  CONSTRAINT captured_is_captured
    CHECK (tenders <> 'none' OR (captured_amount > 0) = (status IN ('captured', 'returned'))),
  CONSTRAINT capturing_shows
    CHECK (tenders <> 'none' OR capturing_amount = 0
      OR status IN ('capture_pending', 'captured', 'returned')),
  CONSTRAINT returned_is_returned CHECK (tenders <> 'none' OR (returned_amount > 0) = (status = 'returned')),
  CONSTRAINT screened_by_a_service CHECK (screening = 'none' OR anti_fraud_service_id IS NOT NULL),
  -- What an anti-fraud service holds back, or has refused, is not captured.
  CONSTRAINT held_back_is_not_captured
    CHECK (screening NOT IN ('asked', 'due', 'review', 'rejected') OR capturing_amount = 0),
  CONSTRAINT gift_cards_have_tenders CHECK ((tenders = 'none') = (gift_card_amount = 0))
);
CREATE INDEX transactions_by_update
  ON transactions (merchant_account_id, updated_at DESC, transaction_id DESC);
-- What a period had, in its order, for reports.
CREATE INDEX transactions_by_creation ON transactions (merchant_account_id, created_at, transaction_id);
-- One per filter that names few rows; the others walk the list. Partial, so that what a transaction lacks
-- costs nothing.
CREATE INDEX transactions_by_processor_reference
  ON transactions (merchant_account_id, payment_service_transaction_id)
  WHERE payment_service_transaction_id IS NOT NULL;
CREATE INDEX transactions_by_external_identifier
  ON transactions (merchant_account_id, external_identifier) WHERE external_identifier IS NOT NULL;
CREATE INDEX transactions_by_buyer ON transactions (merchant_account_id, buyer_id) WHERE buyer_id IS NOT NULL;
CREATE INDEX transactions_by_payment_method
  ON transactions (merchant_account_id, payment_method_id) WHERE payment_method_id IS NOT NULL;
CREATE INDEX transactions_by_checkout_session
  ON transactions (merchant_account_id, checkout_session_id) WHERE checkout_session_id IS NOT NULL;
CREATE INDEX transactions_by_reauthorization
  ON transactions (merchant_account_id, reauthorized_from_transaction_id)
  WHERE reauthorized_from_transaction_id IS NOT NULL;
CREATE INDEX transactions_by_buyer_external_identifier
  ON transactions (merchant_account_id, normalize(buyer_external_identifier, NFC))
  WHERE buyer_external_identifier IS NOT NULL;
CREATE INDEX transactions_by_email ON transactions (merchant_account_id, lower(buyer_email_address))
  WHERE buyer_email_address IS NOT NULL;
CREATE INDEX transactions_by_fingerprint ON transactions (merchant_account_id, payment_method_fingerprint)
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
  -- follows a payment with gift cards to its end, under the transaction's id; errands, under the id of what they
  -- are about, for as long as there is something to do (the end of a mandate has an id of its own, and names it in
  -- `of_reference`).
  kind text NOT NULL
    CHECK (kind IN ('authorize', 'capture', 'void', 'refund', 'cancel', 'increment', 'sync',
    'activate-gift-card', 'issue-gift-card', 'redeem-gift-card', 'refund-gift-card', 'tenders',
    'payout', 'cancel-mandate', 'account-update', 'network-token', 'authentication',
    'screen-payment', 'report-payment', 'payment-service-token', 'payment-method', 'checkout-session',
    'payment-link')),
  status text NOT NULL
    CHECK (status IN ('sent', 'unknown', 'pending', 'succeeded', 'declined', 'failed', 'voided')),
  -- Of the authorization: which try at which payment service.
  attempt integer NOT NULL CHECK (attempt >= 1),
  -- Who is asked.
  payment_service_id uuid,
  gift_card_service_id uuid,
  anti_fraud_service_id uuid,
  currency text,
  -- Asked for, and moved.
  amount bigint NOT NULL CHECK (amount >= 0),
  moved_amount bigint CHECK (moved_amount >= 0),
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
  target_type text NOT NULL
    CHECK (target_type IN ('payment-method', 'gift-card', 'gift-card-redemption')),
  target_id uuid,
  creator jsonb,
  -- What only its kind has: airline and cart_items of a capture, theme and address of an issued gift card.
  details jsonb NOT NULL CHECK (jsonb_typeof(details) = 'object'),
  -- Under which Idempotency-Key this runs, and in which form and version it is to be answered, whoever learns
  -- the outcome.
  answer jsonb CHECK (jsonb_typeof(answer) = 'object'),
  -- When a worker sees to it (merchant account's time; null: never), and how often one did. Whoever does puts
  -- it off first: that is the lease.
  due_at timestamptz,
  due_tries integer NOT NULL CHECK (due_tries >= 0),
  -- When it was last sent, by the machine's clock: a merchant account's own may be moved while a request
  -- travels. What is under way now was sent before now.
  sent_at timestamptz NOT NULL,
  alerted_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  resolved_at timestamptz,
  PRIMARY KEY (merchant_account_id, operation_id),
  FOREIGN KEY (merchant_account_id, transaction_id)
    REFERENCES transactions (merchant_account_id, transaction_id),
  CHECK ((resolved_at IS NOT NULL) = (status IN ('succeeded', 'declined', 'failed', 'voided'))),
  CHECK (status <> 'succeeded' OR moved_amount IS NOT NULL),
  CHECK (transaction_id IS NOT NULL OR kind NOT IN ('authorize', 'capture', 'void', 'refund', 'cancel',
    'increment', 'sync', 'redeem-gift-card', 'refund-gift-card', 'tenders', 'screen-payment',
    'report-payment')),
  CHECK ((gift_card_service_id IS NOT NULL) = (kind = 'tenders' OR kind LIKE '%-gift-card')),
  CHECK ((anti_fraud_service_id IS NOT NULL) = (kind IN ('screen-payment', 'report-payment'))),
  CHECK ((payment_service_id IS NOT NULL) = (kind IN ('authorize', 'capture', 'void', 'refund', 'cancel',
    'increment', 'sync', 'payout', 'cancel-mandate', 'payment-service-token'))),
  CHECK ((target_type = 'gift-card-redemption') = (kind = 'refund-gift-card')),
  CHECK (kind <> 'refund-gift-card' OR target_id IS NOT NULL),
  CHECK (kind NOT LIKE '%-gift-card' OR status IN ('sent', 'unknown', 'succeeded', 'failed')),
  CHECK (kind NOT LIKE '%-gift-card' OR status <> 'succeeded' OR processor_reference IS NOT NULL),
  CHECK (kind NOT LIKE '%-gift-card' OR status <> 'failed' OR error_code IS NOT NULL)
);
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

-- What happened to a transaction, in order.
CREATE TABLE transaction_events (
  merchant_account_id text NOT NULL,
  transaction_id uuid NOT NULL,
  -- UUIDv7, made in the order in which things happened.
  transaction_event_id uuid NOT NULL,
  name text NOT NULL,
  context jsonb NOT NULL CHECK (jsonb_typeof(context) = 'object'),
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
  flow_version integer NOT NULL CHECK (flow_version >= 0),
  inputs jsonb NOT NULL CHECK (jsonb_typeof(inputs) = 'object'),
  outcome jsonb NOT NULL CHECK (jsonb_typeof(outcome) = 'object'),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, transaction_id, transaction_action_id)
);
