-- Receipts by e-mail: how a merchant account's look, null where it sends none by itself.
ALTER TABLE merchant_accounts ADD COLUMN receipts jsonb_object;

-- One kind more: what was taken before still is, so no row is read again.
ALTER DOMAIN operation_kind DROP CONSTRAINT operation_kind_check;
ALTER DOMAIN operation_kind ADD CONSTRAINT operation_kind_check
  CHECK (VALUE IN ('authorize', 'capture', 'void', 'refund', 'cancel', 'increment', 'sync',
    'activate-gift-card', 'issue-gift-card', 'redeem-gift-card', 'refund-gift-card', 'tenders',
    'payout', 'cancel-mandate', 'account-update', 'network-token', 'authentication',
    'screen-payment', 'report-payment', 'payment-service-token', 'payment-method', 'checkout-session',
    'payment-link', 'dispute', 'submit-dispute-evidence', 'accept-dispute', 'retry-payment',
    'receipt')) NOT VALID;
