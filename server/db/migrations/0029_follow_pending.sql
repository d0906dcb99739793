-- What a processor has accepted and not decided ends by event; should the event get lost, the processor is asked.
CREATE INDEX operations_to_follow ON operations (next_recovery_at) WHERE status = 'pending' AND next_recovery_at IS NOT NULL;

UPDATE operations o SET next_recovery_at = o.updated_at + interval '6 hours'
FROM transactions t
WHERE t.merchant_account_id = o.merchant_account_id AND t.transaction_id = o.transaction_id AND o.status = 'pending' AND o.next_recovery_at IS NULL
  AND t.next_action IS NULL AND t.status IN ('pending', 'capture_pending', 'void_pending', 'captured', 'authorized');
