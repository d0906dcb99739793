-- pgbench has no ids to give, so it asks for them: some µs for each statement that follows.
SELECT array_agg(uuidv7()) AS transaction_ids, array_agg(uuidv7()) AS operation_ids,
  array_agg(1299) AS amounts, array_agg('order-1'::text) AS external_identifiers,
  array_agg(right(uuidv7()::text, 12)) AS payment_references
  FROM generate_series(1, :together)
