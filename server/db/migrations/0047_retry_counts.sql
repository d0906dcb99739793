-- Further attempts at declined charges: how many were made at each place of a schedule of retries, and how many of them
-- were approved, so that later charges go by the schedule that recovers most.
CREATE TABLE retry_counts (
  merchant_account_id text NOT NULL,
  -- Name and country, or the first six digits of cards; empty for all issuers together.
  issuer text NOT NULL CHECK (length(issuer) <= 120),
  -- As server/domain/retry/schedules.ts has them; `step` is a place in a schedule, from 0.
  cause text NOT NULL CHECK (cause ~ '^[a-z_]{1,40}$'),
  schedule text NOT NULL CHECK (length(schedule) <= 80),
  step integer NOT NULL CHECK (step BETWEEN 0 AND 99),
  tried bigint NOT NULL,
  recovered bigint NOT NULL CHECK (recovered BETWEEN 0 AND tried),
  last_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, issuer, cause, schedule, step)
);
CREATE INDEX retry_counts_by_age ON retry_counts (merchant_account_id, last_at);
