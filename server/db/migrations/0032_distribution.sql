-- What keeps these tables from being spread by merchant account over several servers (`railyard database
-- --distributed`), in forms that an engine takes which does that.

-- What holds between the columns of a transaction: the rules of `transaction_holds(t transactions)`, and no others,
-- over the columns that they name.
CREATE FUNCTION transaction_columns_hold(status text, amount bigint, authorized_amount bigint, held_amount bigint,
  captured_amount bigint, capturing_amount bigint, refunded_amount bigint, refunding_amount bigint,
  returned_amount bigint, charged_back_amount bigint, over_capture_limit bigint, over_refund_limit bigint,
  capture_closed boolean, screening text, anti_fraud_service_id uuid, gift_card_amount bigint, tenders text)
RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  broken text := CASE
    WHEN NOT held_amount <= authorized_amount THEN 'held_within_authorized'
    WHEN NOT captured_amount + capturing_amount <= authorized_amount + over_capture_limit
      THEN 'captured_within_authorized'
    WHEN NOT refunded_amount + refunding_amount + greatest(charged_back_amount, 0)
      <= captured_amount + over_refund_limit THEN 'refunded_within_captured'
    WHEN NOT returned_amount <= captured_amount THEN 'returned_within_captured'
    WHEN NOT (NOT capture_closed OR held_amount = 0) THEN 'closed_captures_hold_nothing'
    -- While gift cards are redeemed or given back, what the payment method holds or gave is there although the
    -- status is still `processing`.
    WHEN NOT (tenders <> 'none' OR held_amount = 0
      OR status NOT IN ('processing', 'voided', 'declined', 'failed', 'expired'))
      THEN 'nothing_held_without_authorization'
    WHEN NOT (tenders <> 'none' OR (captured_amount > 0) = (status IN ('captured', 'returned')))
      THEN 'captured_is_captured'
    WHEN NOT (tenders <> 'none' OR capturing_amount = 0
      OR status IN ('capture_pending', 'captured', 'returned')) THEN 'capturing_shows'
    WHEN NOT (tenders <> 'none' OR (returned_amount > 0) = (status = 'returned')) THEN 'returned_is_returned'
    WHEN NOT (screening = 'none' OR anti_fraud_service_id IS NOT NULL) THEN 'screened_by_a_service'
    -- What an anti-fraud service holds back, or has refused, is not captured.
    WHEN NOT (screening NOT IN ('asked', 'due', 'review', 'rejected') OR capturing_amount = 0)
      THEN 'held_back_is_not_captured'
    WHEN NOT gift_card_amount <= amount THEN 'gift_cards_within_amount'
    WHEN NOT (tenders = 'none') = (gift_card_amount = 0) THEN 'gift_cards_have_tenders'
  END;
BEGIN
  IF broken IS NULL THEN
    RETURN true;
  END IF;
  RAISE check_violation USING MESSAGE = 'a transaction breaks ' || broken, TABLE = 'transactions', CONSTRAINT = broken;
END $$;
ALTER TABLE transactions DROP CONSTRAINT transaction_holds;
ALTER TABLE transactions ADD CONSTRAINT transaction_columns_hold CHECK (transaction_columns_hold(status, amount,
  authorized_amount, held_amount, captured_amount, capturing_amount, refunded_amount, refunding_amount,
  returned_amount, charged_back_amount, over_capture_limit, over_refund_limit, capture_closed, screening,
  anti_fraud_service_id, gift_card_amount, tenders)) NOT VALID;

-- The same of an operation.
CREATE FUNCTION operation_columns_hold(kind text, status text, transaction_id uuid, payment_service_id uuid,
  gift_card_service_id uuid, anti_fraud_service_id uuid, moved_amount bigint, processor_reference text,
  error_code text, target_type text, target_id uuid, resolved_at timestamptz)
RETURNS boolean LANGUAGE plpgsql IMMUTABLE AS $$
DECLARE
  broken text := CASE
    WHEN NOT (resolved_at IS NOT NULL) = (status IN ('succeeded', 'declined', 'failed', 'voided'))
      THEN 'resolved_when_final'
    WHEN NOT (status <> 'succeeded' OR moved_amount IS NOT NULL) THEN 'success_says_how_much'
    WHEN NOT (transaction_id IS NOT NULL OR kind NOT IN ('authorize', 'capture', 'void', 'refund', 'cancel',
      'increment', 'sync', 'redeem-gift-card', 'refund-gift-card', 'tenders', 'screen-payment',
      'report-payment')) THEN 'moves_a_transaction'
    WHEN NOT (gift_card_service_id IS NOT NULL) = (kind = 'tenders' OR kind LIKE '%-gift-card')
      THEN 'asks_a_gift_card_service'
    WHEN NOT (anti_fraud_service_id IS NOT NULL) = (kind IN ('screen-payment', 'report-payment'))
      THEN 'asks_an_anti_fraud_service'
    WHEN NOT (payment_service_id IS NOT NULL) = (kind IN ('authorize', 'capture', 'void', 'refund', 'cancel',
      'increment', 'sync', 'payout', 'cancel-mandate', 'payment-service-token', 'dispute',
      'submit-dispute-evidence', 'accept-dispute')) THEN 'asks_a_payment_service'
    WHEN NOT (target_type = 'gift-card-redemption') = (kind = 'refund-gift-card') THEN 'redemption_is_refunded'
    WHEN NOT (kind <> 'refund-gift-card' OR target_id IS NOT NULL) THEN 'gift_card_refund_has_target'
    WHEN NOT (kind NOT LIKE '%-gift-card' OR status IN ('sent', 'unknown', 'succeeded', 'failed'))
      THEN 'gift_cards_are_never_pending'
    WHEN NOT (kind NOT LIKE '%-gift-card' OR status <> 'succeeded' OR processor_reference IS NOT NULL)
      THEN 'gift_card_success_has_reference'
    WHEN NOT (kind NOT LIKE '%-gift-card' OR status <> 'failed' OR error_code IS NOT NULL)
      THEN 'gift_card_failure_has_code'
  END;
BEGIN
  IF broken IS NULL THEN
    RETURN true;
  END IF;
  RAISE check_violation USING MESSAGE = 'an operation breaks ' || broken, TABLE = 'operations', CONSTRAINT = broken;
END $$;
ALTER TABLE operations DROP CONSTRAINT operation_holds;
ALTER TABLE operations ADD CONSTRAINT operation_columns_hold CHECK (operation_columns_hold(kind, status,
  transaction_id, payment_service_id, gift_card_service_id, anti_fraud_service_id, moved_amount, processor_reference,
  error_code, target_type, target_id, resolved_at)) NOT VALID;

-- A buyer who is deleted is taken off what refers to them by the deletion itself (`removeBuyer`), no longer by the
-- key. An older version relies on the key: where one may run beside this, in a database that is in use, the keys
-- stay as they are until the tables are spread.
DO $$
BEGIN
  IF NOT EXISTS (SELECT FROM merchant_accounts) THEN
    ALTER TABLE transactions VALIDATE CONSTRAINT transaction_columns_hold;
    ALTER TABLE operations VALIDATE CONSTRAINT operation_columns_hold;
    ALTER TABLE payment_methods DROP CONSTRAINT payment_methods_merchant_account_id_buyer_id_fkey,
      ADD CONSTRAINT payment_methods_merchant_account_id_buyer_id_fkey
        FOREIGN KEY (merchant_account_id, buyer_id) REFERENCES buyers (merchant_account_id, buyer_id);
    ALTER TABLE checkout_sessions DROP CONSTRAINT checkout_sessions_merchant_account_id_buyer_id_fkey,
      ADD CONSTRAINT checkout_sessions_merchant_account_id_buyer_id_fkey
        FOREIGN KEY (merchant_account_id, buyer_id) REFERENCES buyers (merchant_account_id, buyer_id);
    ALTER TABLE payment_links DROP CONSTRAINT payment_links_merchant_account_id_buyer_id_fkey,
      ADD CONSTRAINT payment_links_merchant_account_id_buyer_id_fkey
        FOREIGN KEY (merchant_account_id, buyer_id) REFERENCES buyers (merchant_account_id, buyer_id);
  END IF;
END $$;
