-- Charges that were declined and are tried again days later.

-- What of its retries is planned or done, or which transaction it tries again, as server/domain/retry/retry.ts has it;
-- null where no retries were asked for. Not of the domain `jsonb_object`: its check would have every row written anew.
ALTER TABLE transactions ADD COLUMN retry jsonb;

-- A kind more: what was taken before still is, so no row is read again.
ALTER DOMAIN operation_kind DROP CONSTRAINT operation_kind_check;
ALTER DOMAIN operation_kind ADD CONSTRAINT operation_kind_check
  CHECK (VALUE IN ('authorize', 'capture', 'void', 'refund', 'cancel', 'increment', 'sync',
    'activate-gift-card', 'issue-gift-card', 'redeem-gift-card', 'refund-gift-card', 'tenders',
    'payout', 'cancel-mandate', 'account-update', 'network-token', 'authentication',
    'screen-payment', 'report-payment', 'payment-service-token', 'payment-method', 'checkout-session',
    'payment-link', 'dispute', 'submit-dispute-evidence', 'accept-dispute', 'retry-payment')) NOT VALID;
