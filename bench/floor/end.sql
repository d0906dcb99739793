-- The outcomes of some payments, by compare-and-set.
WITH given AS (
  SELECT * FROM unnest(:transaction_ids::uuid[], :operation_ids::uuid[], :amounts::bigint[],
    :payment_references::text[]) AS given (transaction_id, operation_id, amount, reference)
), moved AS (
  UPDATE transactions SET version = version + 1, status = 'authorized', authorized_amount = given.amount,
    held_amount = given.amount, captured_amount = 0, capturing_amount = 0, is_closed = false,
    reference = given.reference, error_code = NULL, approval_code = :approval_code::text, avs_code = :match::text,
    cvv_code = :match::text, scheme_transaction_id = given.reference, updated_at = now(), authorized_at = now(),
    expires_at = now() + interval '7 days'
  FROM given
  WHERE account = :account::text AND transactions.transaction_id = given.transaction_id AND version = 1
  RETURNING given.*
), ended AS (
  UPDATE operations SET status = 'succeeded', moved_amount = moved.amount, reference = moved.reference,
    due_at = NULL, updated_at = now(), resolved_at = now()
  FROM moved WHERE account = :account::text AND operations.operation_id = moved.operation_id
), posted AS (
  INSERT INTO entries (account, transaction_id, operation_id, movement, debit, credit, currency, amount, created_at)
  SELECT :account::text, transaction_id, operation_id, :kind::text, 'authorized', :issuer::text, :currency::text,
    amount, now()
  FROM moved
), told AS (
  INSERT INTO events (account, transaction_id, event_id, name, context, created_at)
  SELECT :account::text, transaction_id, uuidv7(), :approved_event::text, :approved_context::jsonb, now() FROM moved
  UNION ALL
  SELECT :account::text, transaction_id, uuidv7(), :status_event::text, :status_context::jsonb, now() FROM moved
)
SELECT transaction_id FROM moved
