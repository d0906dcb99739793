-- What processors report of money that they paid to the merchant or took back, line by line.

CREATE TABLE settlement_lines (
  merchant_account_id text NOT NULL,
  settlement_line_id uuid NOT NULL,
  kind text NOT NULL CHECK (kind IN ('settlement', 'refund-settlement', 'chargeback', 'chargeback-reversal')),
  transaction_id uuid NOT NULL,
  -- The refund that was settled.
  refund_id uuid,
  payment_service_id uuid NOT NULL,
  -- The processor's own id of the line: reported again, in whatever event, it is the same line.
  reference text NOT NULL CHECK (length(reference) BETWEEN 1 AND 200),
  currency text NOT NULL CHECK (currency ~ '^[A-Z]{3}$'),
  amount bigint NOT NULL CHECK (amount >= 0),
  -- All fees of the line, and what they consist of where the processor says. Negative: fees that are given back.
  commission bigint NOT NULL,
  interchange bigint,
  markup bigint,
  scheme_fee bigint,
  payment_service_report_id uuid NOT NULL,
  -- The processor's time, and ours.
  posted_at timestamptz NOT NULL,
  ingested_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, settlement_line_id),
  UNIQUE (merchant_account_id, payment_service_id, kind, reference),
  FOREIGN KEY (merchant_account_id, transaction_id) REFERENCES transactions (merchant_account_id, transaction_id),
  FOREIGN KEY (merchant_account_id, payment_service_id)
    REFERENCES payment_services (merchant_account_id, payment_service_id),
  CHECK ((kind = 'refund-settlement') = (refund_id IS NOT NULL))
);
CREATE INDEX settlement_lines_by_transaction
  ON settlement_lines (merchant_account_id, transaction_id, kind, settlement_line_id);

-- Payouts move money without a transaction.
ALTER TABLE ledger_entries ALTER COLUMN transaction_id DROP NOT NULL;
ALTER TABLE ledger_entries ADD COLUMN payout_id uuid;
ALTER TABLE ledger_entries ADD CONSTRAINT entries_are_of_one CHECK ((transaction_id IS NULL) <> (payout_id IS NULL));
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_movement_check;
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_debit_check;
ALTER TABLE ledger_entries DROP CONSTRAINT ledger_entries_credit_check;
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_movement_check
  CHECK (movement IN ('authorize', 'capture', 'use_hold', 'release_hold', 'void', 'refund', 'return', 'redeem',
    'return_redemption', 'settle', 'settle_refund', 'charge_fee', 'charge_back', 'reverse_chargeback', 'pay_out',
    'correct'));
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_debit_check
  CHECK (debit IN ('authorized', 'issuer', 'hold_used', 'hold_released', 'voided', 'processor_receivable', 'captured',
    'refunded', 'returned', 'gift_card_receivable', 'gift_card_redeemed', 'gift_card_returned',
    'settled', 'fees', 'charged_back', 'paid_out', 'deducted'));
ALTER TABLE ledger_entries ADD CONSTRAINT ledger_entries_credit_check
  CHECK (credit IN ('authorized', 'issuer', 'hold_used', 'hold_released', 'voided', 'processor_receivable',
    'captured', 'refunded', 'returned', 'gift_card_receivable', 'gift_card_redeemed', 'gift_card_returned',
    'settled', 'fees', 'charged_back', 'paid_out', 'deducted'));
