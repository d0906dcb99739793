-- Payment methods that wait for the transaction that stores them: the sweep looks for those whose transaction never
-- began.
CREATE INDEX payment_methods_awaiting_transaction ON payment_methods (lifecycle_at)
  WHERE lifecycle = 'live' AND status = 'processing';
