-- Stored bank accounts, their mandates, late returns, and the tokens by which payment services know a payment method.

ALTER TABLE vault.records DROP CONSTRAINT records_kind_check;
ALTER TABLE vault.records ADD CONSTRAINT records_kind_check
  CHECK (kind IN ('card', 'bank_account', 'gift_card', 'network_token', 'settings', 'authentication_method', 'webhook_secret', 'wallet_key', 'payment_service_token'));

-- What a payment service gave in place of a payment method: asked for, or delivered by its processor when it liked. The token is sealed.
CREATE TABLE payment_service_tokens (
  merchant_account_id text NOT NULL,
  payment_service_token_id uuid NOT NULL,
  payment_method_id uuid NOT NULL,
  payment_service_id uuid NOT NULL,
  -- storing: being asked for or sealed · live · deleting: being shredded. As of payment methods: only live ones can be seen and used.
  lifecycle text NOT NULL CHECK (lifecycle IN ('storing', 'live', 'deleting')),
  lifecycle_at timestamptz NOT NULL,
  status text NOT NULL CHECK (status IN ('processing', 'buyer_approval_required', 'succeeded', 'failed', 'paused')),
  -- Where the token is, and by what the same one is known again. Null until there is one.
  vault_record_id uuid,
  fingerprint text CHECK (fingerprint ~ '^[0-9a-f]{64}$'),
  approval_url text,
  redirect_url text,
  -- The transaction with whose approval it came; null for one that was asked for by itself.
  transaction_id uuid,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, payment_service_token_id),
  FOREIGN KEY (merchant_account_id, payment_service_id) REFERENCES payment_services (merchant_account_id, payment_service_id),
  CHECK ((vault_record_id IS NULL) = (fingerprint IS NULL)),
  CHECK (status <> 'succeeded' OR vault_record_id IS NOT NULL)
);
-- The same token delivered again is the same row.
CREATE UNIQUE INDEX payment_service_tokens_once ON payment_service_tokens (merchant_account_id, payment_method_id, payment_service_id, fingerprint) WHERE fingerprint IS NOT NULL AND lifecycle <> 'deleting';
CREATE INDEX payment_service_tokens_by_payment_method ON payment_service_tokens (merchant_account_id, payment_method_id, created_at);
CREATE INDEX payment_service_tokens_unfinished ON payment_service_tokens (lifecycle_at) WHERE lifecycle <> 'live';

-- A bank account: the number is sealed, what else a debit needs of it stands here. `payment_service_id`: the only one that debits it.
ALTER TABLE payment_methods ADD COLUMN bank jsonb CHECK (jsonb_typeof(bank) = 'object');
ALTER TABLE payment_methods ADD COLUMN payment_service_id uuid;
ALTER TABLE payment_methods ADD CONSTRAINT banks_are_sealed CHECK (method <> 'bank' OR (vault_record_id IS NOT NULL AND fingerprint IS NOT NULL AND bank IS NOT NULL));

-- Late returns: money that had been captured and was taken back by the buyer's bank.
ALTER TABLE transactions ADD COLUMN returned_amount bigint NOT NULL DEFAULT 0;
ALTER TABLE transactions ADD CONSTRAINT returned_within_captured CHECK (returned_amount BETWEEN 0 AND captured_amount);
ALTER TABLE transactions DROP CONSTRAINT transactions_status_check;
ALTER TABLE transactions ADD CONSTRAINT transactions_status_check
  CHECK (status IN ('processing', 'buyer_approval_pending', 'pending', 'authorized', 'capture_pending', 'captured', 'void_pending', 'voided', 'declined', 'failed', 'expired', 'returned'));
ALTER TABLE transactions DROP CONSTRAINT captured_is_captured;
ALTER TABLE transactions ADD CONSTRAINT captured_is_captured CHECK (tenders <> 'none' OR (captured_amount > 0) = (status IN ('captured', 'returned')));
ALTER TABLE transactions DROP CONSTRAINT capturing_shows;
ALTER TABLE transactions ADD CONSTRAINT capturing_shows CHECK (tenders <> 'none' OR capturing_amount = 0 OR status IN ('capture_pending', 'captured', 'returned'));
ALTER TABLE transactions ADD CONSTRAINT returned_is_returned CHECK (tenders <> 'none' OR (returned_amount > 0) = (status = 'returned'));
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_movement_check;
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_debit_check;
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_credit_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_movement_check
  CHECK (movement IN ('authorize', 'capture', 'use_hold', 'release_hold', 'void', 'refund', 'return', 'redeem', 'return_redemption', 'correct'));
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_debit_check
  CHECK (debit IN ('authorized', 'issuer', 'hold_used', 'hold_released', 'voided', 'processor_receivable', 'captured', 'refunded', 'returned', 'gift_card_receivable', 'gift_card_redeemed', 'gift_card_returned'));
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_credit_check
  CHECK (credit IN ('authorized', 'issuer', 'hold_used', 'hold_released', 'voided', 'processor_receivable', 'captured', 'refunded', 'returned', 'gift_card_receivable', 'gift_card_redeemed', 'gift_card_returned'));
