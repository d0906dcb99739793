-- Money that is paid out may come back days later: the bank of whoever was to get it sends it back.

ALTER TABLE payouts DROP CONSTRAINT payouts_status_check;
ALTER TABLE payouts ADD CONSTRAINT payouts_status_check CHECK (
  status IN ('sent', 'unknown', 'pending', 'succeeded', 'declined', 'failed', 'returned')
  AND (status <> 'returned' OR processor_reference IS NOT NULL)) NOT VALID;

ALTER DOMAIN ledger_movement DROP CONSTRAINT ledger_movement_check;
ALTER DOMAIN ledger_movement ADD CONSTRAINT ledger_movement_check
  CHECK (VALUE IN ('authorize', 'capture', 'use_hold', 'release_hold', 'void', 'refund', 'return',
    'redeem', 'return_redemption', 'settle', 'settle_refund', 'charge_fee', 'charge_back',
    'reverse_chargeback', 'pay_out', 'return_payout', 'correct')) NOT VALID;
