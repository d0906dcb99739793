-- What payments are counted by beside what lists of them are looked up by: the network of their buyer's address, and a
-- digest of their device. Of payments of an older version neither is known.
ALTER TABLE transactions ADD COLUMN IF NOT EXISTS ip_network text;
ALTER TABLE transactions ADD COLUMN IF NOT EXISTS device_digest text;
CREATE INDEX IF NOT EXISTS transactions_by_network_and_update
  ON transactions (merchant_account_id, ip_network, updated_at, transaction_id) WHERE ip_network IS NOT NULL;
CREATE INDEX IF NOT EXISTS transactions_by_device_and_update
  ON transactions (merchant_account_id, device_digest, updated_at, transaction_id) WHERE device_digest IS NOT NULL;
