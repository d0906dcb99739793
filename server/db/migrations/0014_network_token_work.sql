-- What is owed to the token service: to make an ordered token, or to delete one that is deleted here. NULL: nothing.
ALTER TABLE network_tokens
  ADD COLUMN due_at timestamptz,
  ADD COLUMN due_tries integer NOT NULL DEFAULT 0,
  -- The token service said no to this card; until then nobody asks again by itself.
  ADD COLUMN refused_until timestamptz,
  ADD CONSTRAINT network_tokens_due CHECK (due_at IS NULL OR status IN ('inactive', 'deleted')),
  ADD CONSTRAINT network_tokens_refused
    CHECK (refused_until IS NULL OR (status IN ('inactive', 'deleted') AND reference IS NULL));
CREATE INDEX network_tokens_by_due ON network_tokens (due_at, network_token_id) WHERE due_at IS NOT NULL;

-- Cryptograms that the simulated token service gave out. The simulated processors take each for one payment.
CREATE TABLE simulator.cryptograms (
  merchant_account_id text NOT NULL,
  cryptogram_digest text NOT NULL,
  reference uuid NOT NULL,
  token_digest text NOT NULL,
  -- The processor and the reference of the payment that used it.
  used_by text,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, cryptogram_digest)
);
-- Tells the service's own tokens from those of wallets and others, without keeping the number.
ALTER TABLE simulator.network_tokens ADD COLUMN token_digest text;
CREATE INDEX network_tokens_by_digest ON simulator.network_tokens (merchant_account_id, token_digest);
