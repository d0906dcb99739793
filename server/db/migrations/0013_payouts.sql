-- Money that is paid out to a card. A payout is one message to a processor: its id is our reference there.

CREATE TABLE payouts (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  payout_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('sent', 'unknown', 'pending', 'succeeded', 'declined', 'failed')),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount bigint NOT NULL CHECK (amount > 0),
  external_identifier text,
  -- Who is paid, and on which card, as it was then. No card data.
  buyer_id uuid,
  buyer jsonb CHECK (jsonb_typeof(buyer) = 'object'),
  method text NOT NULL,
  payment_method_id uuid,
  payment_method_label text,
  payment_method_scheme text,
  payment_method_fingerprint text,
  payment_method jsonb NOT NULL CHECK (jsonb_typeof(payment_method) = 'object'),
  payment_service_id uuid NOT NULL,
  payment_service jsonb NOT NULL CHECK (jsonb_typeof(payment_service) = 'object'),
  -- What else was asked for: category, merchant, connection_options.
  request jsonb NOT NULL CHECK (jsonb_typeof(request) = 'object'),
  processor_reference text,
  error_code text,
  raw_response_code text,
  raw_response_description text,
  detail text,
  -- As `operations.answer`.
  answer jsonb CHECK (jsonb_typeof(answer) = 'object'),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, payout_id),
  FOREIGN KEY (merchant_account_id, payment_service_id)
    REFERENCES payment_services (merchant_account_id, payment_service_id),
  CHECK (status <> 'succeeded' OR processor_reference IS NOT NULL)
);
CREATE INDEX payouts_by_creation ON payouts (merchant_account_id, created_at DESC, payout_id DESC);
CREATE INDEX payouts_by_external_identifier
  ON payouts (merchant_account_id, external_identifier, created_at DESC, payout_id DESC)
  WHERE external_identifier IS NOT NULL;
CREATE INDEX payouts_by_processor_reference
  ON payouts (merchant_account_id, processor_reference) WHERE processor_reference IS NOT NULL;
