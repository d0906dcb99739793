-- Payment links: a hosted page for one payment.

CREATE TABLE payment_links (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  payment_link_id uuid NOT NULL,
  -- The part of the address that nobody can guess.
  secret text NOT NULL CHECK (length(secret) = 32),
  amount bigint NOT NULL CHECK (amount BETWEEN 0 AND 999999999999),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  country text NOT NULL CHECK (country ~ '^[A-Z]{2}$'),
  -- What else was asked for, as it was given.
  details jsonb NOT NULL CHECK (jsonb_typeof(details) = 'object'),
  buyer_id uuid,
  -- Made by a page of the merchant's for its own buyer, and shown in it.
  is_embedded boolean NOT NULL DEFAULT false,
  -- Of the front end that made it: what its buyer tries counts against its token.
  rate_bucket text CHECK (is_embedded OR rate_bucket IS NULL),
  -- Of an order that is paid once, from however many pages: what names it, as a digest.
  once_key bytea CHECK (once_key IS NULL OR (length(once_key) = 32 AND is_embedded)),
  expires_at timestamptz NOT NULL,
  -- A payment is being begun: nobody else begins one until then.
  claimed_until timestamptz,
  attempts integer NOT NULL DEFAULT 0 CHECK (attempts BETWEEN 0 AND 50),
  -- Of its own card forms. No other session pays it: that would be somebody else's card.
  session_ids uuid[] NOT NULL DEFAULT '{}' CHECK (cardinality(session_ids) <= 200),
  -- What is left on gift cards, so that nobody tries numbers out.
  balances_asked integer NOT NULL DEFAULT 0 CHECK (balances_asked BETWEEN 0 AND 20),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, payment_link_id),
  FOREIGN KEY (merchant_account_id, buyer_id) REFERENCES buyers (merchant_account_id, buyer_id)
    ON DELETE SET NULL (buyer_id)
);
CREATE INDEX payment_links_by_creation ON payment_links (merchant_account_id, created_at DESC, payment_link_id DESC)
  WHERE NOT is_embedded;
CREATE INDEX payment_links_by_buyer ON payment_links (merchant_account_id, buyer_id) WHERE buyer_id IS NOT NULL;

CREATE UNIQUE INDEX payment_links_by_order ON payment_links (merchant_account_id, once_key)
  WHERE once_key IS NOT NULL;

-- One success for a link, whoever comes at the same time.
CREATE UNIQUE INDEX transactions_one_for_a_link ON transactions (merchant_account_id, payment_link_id)
  WHERE payment_link_id IS NOT NULL AND status NOT IN ('declined', 'failed')
    AND NOT (status = 'expired' AND authorized_at IS NULL);
