-- Payments that rules count, by what 0052 added. What was refused here, a series and what stands in for an expired
-- authorization are not among them, however many there are: server/db/queries/velocities.ts asks by the same words.
CREATE INDEX IF NOT EXISTS transactions_counted_by_network
  ON transactions (merchant_account_id, ip_network, updated_at, transaction_id)
  WHERE ip_network IS NOT NULL AND NOT merchant_initiated AND reauthorized_from_transaction_id IS NULL
    AND NOT (status = 'declined' AND payment_service_id IS NULL);
CREATE INDEX IF NOT EXISTS transactions_counted_by_device
  ON transactions (merchant_account_id, device_digest, updated_at, transaction_id)
  WHERE device_digest IS NOT NULL AND NOT merchant_initiated AND reauthorized_from_transaction_id IS NULL
    AND NOT (status = 'declined' AND payment_service_id IS NULL);
