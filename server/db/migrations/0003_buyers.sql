-- Who buys, and where it is sent.

CREATE TABLE buyers (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  buyer_id uuid NOT NULL,
  display_name text CHECK (length(display_name) BETWEEN 1 AND 200),
  external_identifier text CHECK (length(external_identifier) BETWEEN 1 AND 200),
  account_number text CHECK (length(account_number) BETWEEN 1 AND 200),
  billing_details jsonb CHECK (jsonb_typeof(billing_details) = 'object'),
  -- What `search` looks in, in one case.
  search_text text NOT NULL GENERATED ALWAYS AS (
    lower(coalesce(display_name, '') || E'\n' || coalesce(external_identifier, '') || E'\n'
      || coalesce(billing_details ->> 'email_address', '') || E'\n'
      || coalesce(billing_details ->> 'first_name', '') || ' '
      || coalesce(billing_details ->> 'last_name', ''))
  ) STORED,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, buyer_id)
);
-- Composed and decomposed accents are one identifier.
CREATE UNIQUE INDEX buyers_by_external_identifier
  ON buyers (merchant_account_id, normalize(external_identifier, NFC));
CREATE INDEX buyers_by_creation ON buyers (merchant_account_id, created_at DESC, buyer_id DESC);

CREATE TABLE shipping_details (
  merchant_account_id text NOT NULL,
  shipping_details_id uuid NOT NULL,
  buyer_id uuid NOT NULL,
  first_name text,
  last_name text,
  email_address text,
  phone_number text,
  address jsonb CHECK (jsonb_typeof(address) = 'object'),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, shipping_details_id),
  FOREIGN KEY (merchant_account_id, buyer_id)
    REFERENCES buyers (merchant_account_id, buyer_id) ON DELETE CASCADE
);
CREATE INDEX shipping_details_by_buyer
  ON shipping_details (merchant_account_id, buyer_id, created_at, shipping_details_id);
