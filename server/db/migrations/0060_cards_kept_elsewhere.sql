-- Cards that a processor keeps are told apart, too, so that limits, lists and rules count them as any other: such a
-- card has a fingerprint of what its processor knows it by, which is no number's. Of an older version's it is null.
ALTER TABLE payment_methods DROP CONSTRAINT cards_have_a_number_or_a_token;
ALTER TABLE payment_methods ADD CONSTRAINT cards_have_a_number_or_a_token
  CHECK (method <> 'card'
    OR (vault_record_id IS NOT NULL AND fingerprint IS NOT NULL AND expiration_date IS NOT NULL)
    OR (vault_record_id IS NULL AND payment_service_id IS NOT NULL)) NOT VALID;
