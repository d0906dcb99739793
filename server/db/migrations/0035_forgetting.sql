-- What forgets old rows, in forms that an engine takes which spreads tables by merchant account: it sends no function
-- of SQL with parameters to other servers, and finds rows in the order of an index within one merchant account only.
-- Each holds to the same time as the one that it replaces (0019), whatever it is asked.

CREATE FUNCTION forget_audit_logs_of(account text, before timestamptz, most bigint) RETURNS bigint LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  forgotten bigint;
BEGIN
  DELETE FROM audit_logs a USING (
    SELECT l.audit_log_id FROM audit_logs l
    WHERE l.merchant_account_id = account AND l.at < least(before, now() - interval '365 days')
    ORDER BY l.at LIMIT most
  ) old
  WHERE a.merchant_account_id = account AND a.audit_log_id = old.audit_log_id;
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  RETURN forgotten;
END $$;

CREATE FUNCTION forget_old_processor_events(before timestamptz, most bigint) RETURNS bigint LANGUAGE plpgsql
  SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  forgotten bigint;
BEGIN
  DELETE FROM processor_events e USING (
    SELECT o.merchant_account_id, o.payment_service_id, o.event_id FROM processor_events o
    WHERE o.received_at < least(before, now() - interval '90 days') ORDER BY o.received_at LIMIT most
  ) old
  WHERE e.merchant_account_id = old.merchant_account_id AND e.payment_service_id = old.payment_service_id
    AND e.event_id = old.event_id;
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  RETURN forgotten;
END $$;

CREATE FUNCTION forget_timelines_of(account text, before timestamptz, after uuid, most bigint, OUT reached uuid,
  OUT forgotten bigint) LANGUAGE plpgsql SECURITY DEFINER SET search_path = pg_catalog, public, pg_temp AS $$
DECLARE
  until timestamptz := least(before, now() - interval '90 days');
  looked_at uuid[] := ARRAY(
    SELECT DISTINCT e.transaction_id FROM transaction_events e
    WHERE e.merchant_account_id = account AND e.transaction_id > after
      AND e.transaction_id
        < (lpad(to_hex((extract(epoch FROM until) * 1000)::bigint), 12, '0') || repeat('0', 20))::uuid
    ORDER BY e.transaction_id LIMIT most
  );
  ended uuid[];
  actions bigint;
BEGIN
  ended := ARRAY(
    SELECT l.id FROM unnest(looked_at) l (id)
    LEFT JOIN transactions t ON t.merchant_account_id = account AND t.transaction_id = l.id
    WHERE coalesce(t.updated_at, '-infinity') < until AND NOT EXISTS (
      SELECT FROM transaction_events e
      WHERE e.merchant_account_id = account AND e.transaction_id = l.id AND e.created_at >= until
    )
  );
  DELETE FROM transaction_events e WHERE e.merchant_account_id = account AND e.transaction_id = ANY (ended);
  GET DIAGNOSTICS forgotten = ROW_COUNT;
  DELETE FROM transaction_actions a WHERE a.merchant_account_id = account AND a.transaction_id = ANY (ended);
  GET DIAGNOSTICS actions = ROW_COUNT;
  forgotten := forgotten + actions;
  reached := looked_at[cardinality(looked_at)];
END $$;
