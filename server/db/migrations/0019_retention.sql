-- What happened is forgotten after the time that the operator sets, in slices. The database role of the API
-- may not delete these rows; these functions do it as the schema's owner, and none touches what is younger
-- than it says.

CREATE FUNCTION forget_audit_logs(before timestamptz,
  most bigint) RETURNS bigint LANGUAGE sql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
  WITH forgotten AS (
    DELETE FROM audit_logs a USING (
      SELECT old.merchant_account_id, old.audit_log_id
      FROM (SELECT merchant_account_id FROM merchant_accounts UNION ALL SELECT '') m
      CROSS JOIN LATERAL (
        SELECT l.merchant_account_id, l.audit_log_id FROM audit_logs l
        WHERE l.merchant_account_id = m.merchant_account_id
          AND l.at < least(before, now() - interval '365 days')
        ORDER BY l.at LIMIT most
      ) old
      LIMIT most
    ) old
    WHERE a.merchant_account_id = old.merchant_account_id AND a.audit_log_id = old.audit_log_id RETURNING 1
  )
  SELECT count(*) FROM forgotten;
$$;

-- An event that is forgotten could be taken for a new one: no processor sends one again after ninety days.
CREATE FUNCTION forget_processor_events(before timestamptz,
  most bigint) RETURNS bigint LANGUAGE sql SECURITY DEFINER
  SET search_path = pg_catalog, public, pg_temp AS $$
  WITH forgotten AS (
    DELETE FROM processor_events e USING (
      SELECT o.merchant_account_id, o.payment_service_id, o.event_id FROM processor_events o
      WHERE o.received_at < least(before, now() - interval '90 days') ORDER BY o.received_at LIMIT most
    ) old
    WHERE e.merchant_account_id = old.merchant_account_id AND e.payment_service_id = old.payment_service_id
      AND e.event_id = old.event_id RETURNING 1
  )
  SELECT count(*) FROM forgotten;
$$;

-- The timelines of one merchant account, whole: of transactions that nothing has happened to since `before`.
-- Ids are in the order of creation, so those to look at are the first ones after `after`. `reached` is null
-- when none is left.
CREATE FUNCTION forget_timelines(of text, before timestamptz, after uuid, most bigint, OUT reached uuid,
  OUT forgotten bigint)
  LANGUAGE sql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
  WITH bound AS (
    SELECT b.before,
      (lpad(to_hex((extract(epoch FROM b.before) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid AS id
    FROM (SELECT least(before, now() - interval '90 days') AS before) b
  ), looked_at AS MATERIALIZED (
    SELECT DISTINCT e.transaction_id FROM transaction_events e
    WHERE e.merchant_account_id = of AND e.transaction_id > after
      AND e.transaction_id < (SELECT id FROM bound)
    ORDER BY e.transaction_id LIMIT most
  ), ended AS MATERIALIZED (
    SELECT l.transaction_id FROM looked_at l
    LEFT JOIN transactions t ON t.merchant_account_id = of AND t.transaction_id = l.transaction_id
    WHERE coalesce(t.updated_at, '-infinity') < (SELECT b.before FROM bound b)
      AND NOT EXISTS (
        SELECT FROM transaction_events e WHERE e.merchant_account_id = of
          AND e.transaction_id = l.transaction_id
          AND e.created_at >= (SELECT b.before FROM bound b)
      )
  ), events AS (
    DELETE FROM transaction_events e USING ended
    WHERE e.merchant_account_id = of AND e.transaction_id = ended.transaction_id RETURNING 1
  ), actions AS (
    DELETE FROM transaction_actions a USING ended
    WHERE a.merchant_account_id = of AND a.transaction_id = ended.transaction_id RETURNING 1
  )
  SELECT (SELECT max(transaction_id::text)::uuid FROM looked_at),
    (SELECT count(*) FROM events) + (SELECT count(*) FROM actions);
$$;
