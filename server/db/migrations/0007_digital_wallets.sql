-- Digital wallets: their registration, and the tokens that they gave.

-- What the provider calls us, and the public halves of the keys that the vault made.
CREATE TABLE digital_wallets (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  digital_wallet_id uuid NOT NULL,
  provider text NOT NULL CHECK (provider IN ('apple', 'google', 'click-to-pay', 'paze')),
  merchant_name text NOT NULL CHECK (length(merchant_name) <= 1024),
  merchant_display_name text CHECK (length(merchant_display_name) <= 1024),
  merchant_url text,
  merchant_country_code text CHECK (merchant_country_code ~ '^[A-Z]{2}$'),
  merchant_category_code text CHECK (length(merchant_category_code) = 4),
  address jsonb CHECK (jsonb_typeof(address) = 'object'),
  extra_configuration jsonb CHECK (jsonb_typeof(extra_configuration) = 'object'),
  domain_names text[] NOT NULL,
  -- What the provider calls this merchant: merchant identifier, recipient, application or client.
  provider_reference text NOT NULL CHECK (length(provider_reference) BETWEEN 1 AND 255),
  -- Private keys made inside the vault; null for a provider that encrypts nothing for us.
  vault_record_id uuid,
  -- base64 SPKI: `agreement`, and `signature` where we sign.
  public_keys jsonb NOT NULL CHECK (jsonb_typeof(public_keys) = 'object'),
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, digital_wallet_id),
  CHECK ((vault_record_id IS NULL) = (public_keys = '{}'))
);
CREATE UNIQUE INDEX digital_wallets_one_a_provider ON digital_wallets (merchant_account_id, provider);

-- Wallet tokens that were taken. A wallet names each of its tokens; one name pays once.
CREATE TABLE wallet_tokens_taken (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  -- SHA-256 of the wallet and its name for the payment.
  digest text NOT NULL CHECK (digest ~ '^[0-9a-f]{64}$'),
  taken_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, digest)
);
