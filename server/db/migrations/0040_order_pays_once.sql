-- Of a payment whose order is paid once: what names the order, as a digest.
ALTER TABLE transactions ADD COLUMN order_key text;
-- One success for an order, whoever comes at the same time. As `transactions_one_for_a_link` (0022).
CREATE UNIQUE INDEX IF NOT EXISTS transactions_one_for_an_order ON transactions (merchant_account_id, order_key)
  WHERE order_key IS NOT NULL AND status NOT IN ('declined', 'failed')
    AND NOT (status = 'expired' AND authorized_at IS NULL);
