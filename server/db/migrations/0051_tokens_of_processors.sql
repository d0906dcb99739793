-- Cards that a processor keeps: there is its token of each here, and no number.

-- All that was taken before still is, so no row is read again.
ALTER TABLE payment_methods DROP CONSTRAINT payment_methods_check2;
ALTER TABLE payment_methods ADD CONSTRAINT cards_have_a_number_or_a_token
  CHECK (method <> 'card'
    OR (vault_record_id IS NOT NULL AND fingerprint IS NOT NULL AND expiration_date IS NOT NULL)
    OR (vault_record_id IS NULL AND fingerprint IS NULL AND payment_service_id IS NOT NULL)) NOT VALID;

-- What the processor calls the customer whose token it is; null: it calls them as we do, or does not ask.
ALTER TABLE payment_service_tokens ADD COLUMN customer_reference text;
-- Somebody else made the token and may charge it, too: what is deleted here is not deleted there.
ALTER TABLE payment_service_tokens ADD COLUMN stays_at_processor boolean NOT NULL DEFAULT false;
