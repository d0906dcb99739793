-- Tokens that simulated processors make of cards, for later charges. No number stands here: last four, scheme and
-- expiry are all that is kept.
CREATE TABLE simulator.stored_instruments (
  merchant_account_id text NOT NULL,
  processor text NOT NULL,
  reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 200),
  instrument_id uuid NOT NULL,
  token text NOT NULL,
  -- waiting: the buyer has not approved yet
  status text NOT NULL CHECK (status IN ('waiting', 'active', 'refused', 'deleted')),
  code text,
  instrument jsonb NOT NULL,
  return_url text,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, processor, reference),
  UNIQUE (merchant_account_id, processor, instrument_id),
  UNIQUE (merchant_account_id, processor, token)
);
