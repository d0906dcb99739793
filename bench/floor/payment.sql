-- The intent, committed before a processor is asked. Every value is a typed parameter; pgbench has them from
-- bench/floor.ts, and the ids from the statement itself.
WITH begun AS (
  INSERT INTO transactions (account, transaction_id, version, api_version, status, intent, currency, country,
    amount, authorized_amount, held_amount, captured_amount, refunded_amount, returned_amount, capturing_amount,
    refunding_amount, incrementing_amount, settled_amount, gift_card_amount, is_settled, is_closed,
    is_merchant_initiated, is_subsequent, is_disputed, external_identifier, source, method, instrument_type,
    label, scheme, card_country, fingerprint, bin, payment_method, payment_service_id, payment_service,
    identifiers, ip_address, metadata, request, created_at, updated_at)
  VALUES (:account, uuidv7(), :one, :api_version, :processing, :intent, :currency, :country,
    :amount, :zero, :zero, :zero, :zero, :zero, :zero,
    :zero, :zero, :zero, :zero, :no, :no,
    :no, :no, :no, :external_identifier, :source, :method, :instrument_type,
    :label, :scheme, :country, :fingerprint, :bin, :payment_method, :payment_service_id, :payment_service,
    :empty, :ip_address, :metadata, :request, now(), now())
  RETURNING transaction_id
), started AS (
  INSERT INTO operations (account, operation_id, transaction_id, kind, status, attempt, payment_service_id,
    currency, amount, is_final, target, details, due_at, due_tries, created_at, updated_at, sent_at)
  SELECT :account, uuidv7(), transaction_id, :kind, :sent, :one, :payment_service_id,
    :currency, :amount, :yes, :target, :empty, now() + interval '10 seconds', :zero, now(), now(), now()
  FROM begun RETURNING operation_id
), decided AS (
  INSERT INTO decisions (account, transaction_id, decision_id, flow, action, version, inputs, outcome, created_at)
  SELECT :account, transaction_id, uuidv7(), :flow, :action, :flow_version, :inputs, :outcome, now() FROM begun
)
SELECT transaction_id, operation_id, right(transaction_id::text, 12) AS reference FROM begun, started \gset

-- The outcome, by compare-and-set.
WITH moved AS (
  UPDATE transactions SET version = version + 1, status = :authorized, authorized_amount = :amount,
    held_amount = :amount, captured_amount = :zero, capturing_amount = :zero, is_closed = :no,
    reference = :reference, error_code = NULL, approval_code = :approval_code, avs_code = :match, cvv_code = :match,
    scheme_transaction_id = :reference, updated_at = now(), authorized_at = now(),
    expires_at = now() + interval '7 days'
  WHERE account = :account AND transaction_id = :transaction_id AND version = :one
  RETURNING transaction_id
), ended AS (
  UPDATE operations SET status = :succeeded, moved_amount = :amount, reference = :reference, due_at = NULL,
    updated_at = now(), resolved_at = now()
  FROM moved WHERE account = :account AND operation_id = :operation_id
), posted AS (
  INSERT INTO entries (account, transaction_id, operation_id, movement, debit, credit, currency, amount, created_at)
  SELECT :account, transaction_id, :operation_id, :kind, :authorized, :issuer, :currency, :amount, now() FROM moved
), told AS (
  INSERT INTO events (account, transaction_id, event_id, name, context, created_at)
  SELECT :account, transaction_id, uuidv7(), :approved_event, :approved_context::jsonb, now() FROM moved
  UNION ALL
  SELECT :account, transaction_id, uuidv7(), :status_event, :status_context::jsonb, now() FROM moved
)
SELECT transaction_id FROM moved;
