-- Disputes as cases: where each stands, what is said and shown against it, and what was handed in. Money that a
-- dispute moves stands in `settlement_lines`.

CREATE TABLE disputes (
  merchant_account_id text NOT NULL,
  dispute_id uuid NOT NULL,
  -- Compare-and-set: every change of the case, its evidence and its responses raises it by one.
  version bigint NOT NULL CHECK (version >= 1),
  transaction_id uuid NOT NULL,
  payment_service_id uuid NOT NULL,
  -- The processor's own id of it.
  processor_reference text NOT NULL CHECK (length(processor_reference) BETWEEN 1 AND 200),
  stage text NOT NULL CHECK (stage IN ('inquiry', 'chargeback', 'pre_arbitration', 'arbitration')),
  status text NOT NULL
    CHECK (status IN ('needs_response', 'under_review', 'accepted', 'won', 'lost', 'expired', 'closed')),
  reason text CHECK (reason IN ('fraudulent', 'unrecognized', 'not_authorized', 'duplicate', 'incorrect_amount',
    'not_received', 'not_as_described', 'canceled', 'credit_not_processed', 'processing_error', 'general')),
  raw_reason text,
  network_reason_code text,
  amount bigint NOT NULL CHECK (amount >= 0),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  -- Until when an answer counts, by the processor.
  respond_by timestamptz,
  -- The processor's time of what it told last.
  told_at timestamptz,
  -- What is to be said: texts by their names. Personal data, as the buyer of a transaction is.
  evidence jsonb NOT NULL DEFAULT '{}' CHECK (jsonb_typeof(evidence) = 'object'),
  -- What was handed in, or is on its way, last.
  response_id uuid,
  opened_at timestamptz NOT NULL,
  closed_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, dispute_id),
  UNIQUE (merchant_account_id, payment_service_id, processor_reference),
  FOREIGN KEY (merchant_account_id, transaction_id)
    REFERENCES transactions (merchant_account_id, transaction_id),
  FOREIGN KEY (merchant_account_id, payment_service_id)
    REFERENCES payment_services (merchant_account_id, payment_service_id),
  CHECK ((closed_at IS NOT NULL) = (status IN ('accepted', 'won', 'lost', 'closed')))
);
CREATE INDEX disputes_by_creation ON disputes (merchant_account_id, created_at DESC, dispute_id DESC);
CREATE INDEX disputes_by_transaction
  ON disputes (merchant_account_id, transaction_id, created_at DESC, dispute_id DESC);
-- The work list: what is due first.
CREATE INDEX disputes_by_deadline ON disputes (merchant_account_id, (coalesce(respond_by, 'infinity')), dispute_id)
  WHERE status = 'needs_response';

-- What happened to a dispute, in order.
CREATE TABLE dispute_events (
  merchant_account_id text NOT NULL,
  dispute_id uuid NOT NULL,
  -- UUIDv7, made in the order in which things happened.
  dispute_event_id uuid NOT NULL,
  name text NOT NULL,
  stage text NOT NULL,
  status text NOT NULL,
  -- Who did it; null: the processor, or the clock.
  creator jsonb CHECK (jsonb_typeof(creator) = 'object'),
  context jsonb NOT NULL CHECK (jsonb_typeof(context) = 'object'),
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, dispute_id, dispute_event_id),
  FOREIGN KEY (merchant_account_id, dispute_id) REFERENCES disputes
);

-- Files that show something. Their bytes are sealed in the vault.
CREATE TABLE dispute_files (
  merchant_account_id text NOT NULL,
  dispute_file_id uuid NOT NULL,
  dispute_id uuid NOT NULL,
  evidence text NOT NULL,
  name text NOT NULL CHECK (length(name) BETWEEN 1 AND 200),
  media_type text NOT NULL CHECK (media_type IN ('application/pdf', 'image/jpeg', 'image/png')),
  bytes integer NOT NULL CHECK (bytes > 0),
  sha256 text NOT NULL CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  vault_record_id uuid NOT NULL,
  creator jsonb CHECK (jsonb_typeof(creator) = 'object'),
  created_at timestamptz NOT NULL,
  -- No longer part of what is handed in; and since when its bytes are gone.
  removed_at timestamptz,
  shredded_at timestamptz,
  PRIMARY KEY (merchant_account_id, dispute_file_id),
  FOREIGN KEY (merchant_account_id, dispute_id) REFERENCES disputes,
  CHECK ((shredded_at IS NOT NULL) <= (removed_at IS NOT NULL))
);
CREATE INDEX dispute_files_of_dispute ON dispute_files (merchant_account_id, dispute_id, dispute_file_id);

-- What is sent to a processor: evidence that is handed in, or the word that the claim is accepted. Its id is our
-- reference there, and that of its row in `operations`.
CREATE TABLE dispute_responses (
  merchant_account_id text NOT NULL,
  dispute_response_id uuid NOT NULL,
  dispute_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('submit', 'accept')),
  status text NOT NULL CHECK (status IN ('sent', 'unknown', 'pending', 'succeeded', 'declined', 'failed')),
  -- The stage that it answers, and what exactly was sent.
  stage text NOT NULL,
  evidence jsonb NOT NULL CHECK (jsonb_typeof(evidence) = 'object'),
  file_ids uuid[] NOT NULL CHECK (cardinality(file_ids) <= 50),
  creator jsonb CHECK (jsonb_typeof(creator) = 'object'),
  error_code text,
  raw_response_code text,
  raw_response_description text,
  -- As `operations.answer`.
  answer jsonb CHECK (jsonb_typeof(answer) = 'object'),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, dispute_response_id),
  FOREIGN KEY (merchant_account_id, dispute_id) REFERENCES disputes,
  CHECK (kind = 'submit' OR (evidence = '{}' AND file_ids = '{}'))
);
CREATE INDEX dispute_responses_of_dispute
  ON dispute_responses (merchant_account_id, dispute_id, dispute_response_id);
-- One at a time, and none beside one that is on its way.
CREATE UNIQUE INDEX dispute_responses_one_open ON dispute_responses (merchant_account_id, dispute_id)
  WHERE status IN ('sent', 'unknown', 'pending');

-- Which dispute a chargeback, or its reversal, is of: the processor's id of it.
ALTER TABLE settlement_lines ADD COLUMN dispute_reference text;
CREATE INDEX IF NOT EXISTS settlement_lines_by_dispute
  ON settlement_lines (merchant_account_id, payment_service_id, dispute_reference)
  WHERE dispute_reference IS NOT NULL;

-- Kinds more: what was taken before still is, so no row is read again.
ALTER DOMAIN operation_kind DROP CONSTRAINT operation_kind_check;
ALTER DOMAIN operation_kind ADD CONSTRAINT operation_kind_check
  CHECK (VALUE IN ('authorize', 'capture', 'void', 'refund', 'cancel', 'increment', 'sync',
    'activate-gift-card', 'issue-gift-card', 'redeem-gift-card', 'refund-gift-card', 'tenders',
    'payout', 'cancel-mandate', 'account-update', 'network-token', 'authentication',
    'screen-payment', 'report-payment', 'payment-service-token', 'payment-method', 'checkout-session',
    'payment-link', 'dispute', 'submit-dispute-evidence', 'accept-dispute')) NOT VALID;

CREATE OR REPLACE FUNCTION operation_holds(o operations) RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
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
END $$;

ALTER TABLE vault.records DROP CONSTRAINT records_kind_check;
ALTER TABLE vault.records ADD CONSTRAINT records_kind_check
  CHECK (kind IN ('card', 'bank_account', 'gift_card', 'network_token', 'settings',
  'authentication_method', 'webhook_secret', 'wallet_key', 'payment_service_token', 'dispute_file')) NOT VALID;
