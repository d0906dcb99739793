-- The intents of some payments, committed before a processor is asked. Each payment's own facts come as arrays, what
-- they have in common as one parameter each (facts.ts).
WITH given AS (
  SELECT * FROM unnest(:transaction_ids::uuid[], :operation_ids::uuid[], :amounts::bigint[],
    :external_identifiers::text[]) AS given (transaction_id, operation_id, amount, external_identifier)
), begun AS (
  INSERT INTO transactions (account, transaction_id, version, api_version, status, intent, currency, country,
    amount, authorized_amount, held_amount, captured_amount, refunded_amount, returned_amount, capturing_amount,
    refunding_amount, incrementing_amount, settled_amount, gift_card_amount, is_settled, is_closed,
    is_merchant_initiated, is_subsequent, is_disputed, external_identifier, source, method, instrument_type,
    label, scheme, card_country, fingerprint, bin, payment_method, payment_service_id, payment_service,
    identifiers, ip_address, metadata, request, created_at, updated_at)
  SELECT :account::text, transaction_id, 1, :api_version::text, 'processing', :kind::text, :currency::text,
    :country::text, amount, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, false, false, false, false, false, external_identifier,
    :source::text, :method::text, :instrument_type::text, :label::text, :scheme::text, :country::text,
    :fingerprint::text, :bin::text, :payment_method::jsonb, :payment_service_id::uuid, :payment_service::jsonb,
    '{}', :ip_address::text, :metadata::jsonb, :request::jsonb, now(), now()
  FROM given
), started AS (
  INSERT INTO operations (account, operation_id, transaction_id, kind, status, attempt, payment_service_id,
    currency, amount, is_final, target, details, due_at, due_tries, created_at, updated_at, sent_at)
  SELECT :account::text, operation_id, transaction_id, :kind::text, 'sent', 1, :payment_service_id::uuid,
    :currency::text, amount, true, :target::text, '{}', now() + interval '10 seconds', 0, now(), now(), now()
  FROM given
), decided AS (
  INSERT INTO decisions (account, transaction_id, decision_id, flow, action, version, inputs, outcome, created_at)
  SELECT :account::text, transaction_id, uuidv7(), :flow::text, :action::text, :flow_version::text, :inputs::jsonb,
    :outcome::jsonb, now()
  FROM given
)
SELECT transaction_id FROM given
