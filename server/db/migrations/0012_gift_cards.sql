-- Gift cards: configured providers, stored cards, and what transactions redeemed from them. Numbers and PINs
-- are in the vault only.

CREATE TABLE gift_card_services (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  gift_card_service_id uuid NOT NULL,
  -- The published `gift_card_service_definition_id`.
  connector_id text NOT NULL CHECK (length(connector_id) BETWEEN 1 AND 50),
  display_name text NOT NULL CHECK (length(display_name) BETWEEN 1 AND 200),
  active boolean NOT NULL,
  settings jsonb NOT NULL CHECK (jsonb_typeof(settings) = 'object'),
  vault_record_id uuid NOT NULL,
  sensitive_settings text[] NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  -- Deleted services stay: what was redeemed through them is still refunded through them.
  deleted_at timestamptz,
  PRIMARY KEY (merchant_account_id, gift_card_service_id),
  CHECK (deleted_at IS NULL OR NOT active)
);
CREATE INDEX gift_card_services_by_creation
  ON gift_card_services (merchant_account_id, created_at DESC, gift_card_service_id DESC);
-- One at a time takes money: which provider a card belongs to is never a guess.
CREATE UNIQUE INDEX gift_card_services_active ON gift_card_services (merchant_account_id) WHERE active;

CREATE TABLE gift_cards (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  gift_card_id uuid NOT NULL,
  gift_card_service_id uuid NOT NULL,
  buyer_id uuid,
  vault_record_id uuid NOT NULL,
  fingerprint text NOT NULL CHECK (length(fingerprint) = 64),
  bin text NOT NULL,
  sub_bin text NOT NULL,
  last_four text NOT NULL CHECK (length(last_four) = 4),
  expires_at timestamptz,
  usage_count bigint NOT NULL DEFAULT 0 CHECK (usage_count >= 0),
  last_used_at timestamptz,
  cit_usage_count bigint NOT NULL DEFAULT 0 CHECK (cit_usage_count BETWEEN 0 AND usage_count),
  cit_last_used_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  deleted_at timestamptz,
  PRIMARY KEY (merchant_account_id, gift_card_id),
  FOREIGN KEY (merchant_account_id, gift_card_service_id)
    REFERENCES gift_card_services (merchant_account_id, gift_card_service_id)
);
CREATE INDEX gift_cards_by_creation ON gift_cards (merchant_account_id, created_at DESC, gift_card_id DESC)
  WHERE deleted_at IS NULL;
CREATE INDEX gift_cards_by_buyer ON gift_cards (merchant_account_id, buyer_id, created_at DESC, gift_card_id DESC)
  WHERE deleted_at IS NULL;

-- What each gift card pays of a transaction, with what its provider said. No card data.
CREATE TABLE tenders (
  merchant_account_id text NOT NULL,
  transaction_id uuid NOT NULL,
  -- In the order given. 0 is the payment method, whose amounts are the transaction's own.
  position smallint NOT NULL CHECK (position BETWEEN 1 AND 10),
  -- Also the id of the operation that redeems it.
  tender_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('created', 'succeeded', 'failed', 'skipped')),
  -- Minor units of the transaction's currency: what it is to pay, what was taken, what was given back.
  amount bigint NOT NULL CHECK (amount > 0),
  captured_amount bigint NOT NULL CHECK (captured_amount BETWEEN 0 AND amount),
  refunded_amount bigint NOT NULL CHECK (refunded_amount BETWEEN 0 AND captured_amount),
  -- Null for a card that came with the request.
  gift_card_id uuid,
  bin text NOT NULL,
  sub_bin text NOT NULL,
  last_four text NOT NULL,
  -- Where a card that came with the request is sealed until it is no longer needed.
  vault_record_id uuid,
  provider_reference text,
  error_code text,
  raw_error_code text,
  raw_error_message text,
  PRIMARY KEY (merchant_account_id, transaction_id, position),
  UNIQUE (merchant_account_id, tender_id),
  FOREIGN KEY (merchant_account_id, transaction_id)
    REFERENCES transactions (merchant_account_id, transaction_id),
  CHECK ((status = 'succeeded') = (captured_amount > 0)),
  CHECK (status <> 'succeeded' OR provider_reference IS NOT NULL),
  CHECK (status <> 'failed' OR error_code IS NOT NULL)
);
CREATE INDEX tenders_by_gift_card
  ON tenders (merchant_account_id, gift_card_id) WHERE gift_card_id IS NOT NULL;
CREATE INDEX tenders_by_last_four ON tenders (merchant_account_id, last_four);

-- Everything that a transaction is paid with. The payment method is written once, in its transaction.
CREATE VIEW all_tenders AS
  SELECT merchant_account_id, transaction_id, 0::smallint AS position, 'payment-method' AS instrument,
    amount - gift_card_amount AS amount, authorized_amount, captured_amount, refunded_amount
  FROM transactions WHERE method IS NOT NULL
  UNION ALL
  SELECT merchant_account_id, transaction_id, position, 'gift-card',
    amount, captured_amount, captured_amount, refunded_amount
  FROM tenders;
