-- Exports of a merchant account's cards, each agreed to by two people. The file is made by an operator's command, and
-- is not here.
CREATE TABLE card_exports (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  card_export_id uuid NOT NULL,
  -- Who gets the file, in the words of whoever asked.
  recipient text NOT NULL CHECK (length(recipient) BETWEEN 1 AND 200),
  -- The OpenPGP key that it is encrypted to, as two people saw its fingerprint.
  public_key text NOT NULL CHECK (length(public_key) <= 20000),
  fingerprint text NOT NULL CHECK (fingerprint ~ '^[0-9A-F]{40}$'),
  cards_max integer NOT NULL CHECK (cards_max BETWEEN 1 AND 10000000),
  confirmation_id uuid NOT NULL,
  asked_by uuid NOT NULL,
  asked_by_name text NOT NULL,
  approved_by uuid NOT NULL,
  approved_by_name text NOT NULL,
  created_at timestamptz NOT NULL,
  expires_at timestamptz NOT NULL,
  -- How often its file was begun: a run that broke off begins again.
  runs integer NOT NULL DEFAULT 0 CHECK (runs >= 0),
  finished_at timestamptz,
  cards integer CHECK (cards BETWEEN 0 AND cards_max),
  -- Of the encrypted file.
  sha256 text CHECK (sha256 ~ '^[0-9a-f]{64}$'),
  PRIMARY KEY (merchant_account_id, card_export_id),
  -- What two people signed makes one export.
  UNIQUE (merchant_account_id, confirmation_id),
  CHECK (asked_by <> approved_by),
  CHECK ((finished_at IS NULL) = (cards IS NULL) AND (finished_at IS NULL) = (sha256 IS NULL)),
  CHECK (finished_at IS NULL OR runs > 0)
);
CREATE INDEX card_exports_by_creation ON card_exports (merchant_account_id, created_at, card_export_id);
