-- Experiments on the money that is kept, and two more guardrails: chargebacks, and answers that come late.
ALTER TABLE experiments ADD COLUMN measure text NOT NULL DEFAULT 'approval'
  CHECK (measure = 'approval' OR measure = 'money_kept');
-- How long after a payment was dealt its refunds, chargebacks and fees are looked at, once.
ALTER TABLE experiments ADD COLUMN maturity_days integer NOT NULL DEFAULT 30 CHECK (maturity_days BETWEEN 1 AND 180);
-- Answers that took longer count as late.
ALTER TABLE experiments ADD COLUMN slow_after_ms integer NOT NULL DEFAULT 5000
  CHECK (slow_after_ms BETWEEN 1 AND 600000);
-- Of money: its currency, what a payment counts as at most and on average, and the average of its square as a share of
-- the square of the most; what payment services charge where no settlement has told it.
ALTER TABLE experiments ADD COLUMN currency text, ADD COLUMN highest_amount bigint, ADD COLUMN average_amount bigint,
  ADD COLUMN average_square double precision, ADD COLUMN fees jsonb;
-- It goes on until somebody ends it: a hold-out that tells what a rule earns.
ALTER TABLE experiments ADD COLUMN standing boolean NOT NULL DEFAULT false;
ALTER TABLE experiments DROP CONSTRAINT experiments_ended_because_check;
ALTER TABLE experiments ADD CONSTRAINT experiments_ended_because_check CHECK (ended_because IN ('challenger_better',
  'control_better', 'no_difference_found', 'unknown_outcomes', 'three_d_secure_challenges', 'late_answers',
  'chargebacks', 'sample_ratio_mismatch', 'ended_by_hand'));

-- Of those whose result is known: the payment services took longer than `slow_after_ms` together.
ALTER TABLE experiment_arms ADD COLUMN late_answers tally NOT NULL DEFAULT 0;
-- Those whose refunds, chargebacks and fees were looked at, and of them those with a chargeback.
ALTER TABLE experiment_arms ADD COLUMN matured tally NOT NULL DEFAULT 0;
ALTER TABLE experiment_arms ADD COLUMN charged_back tally NOT NULL DEFAULT 0;
-- Of those matured in the currency of the experiment: how many, what was asked and what was kept, each payment as at
-- most `highest_amount`; how many have estimated fees.
ALTER TABLE experiment_arms ADD COLUMN money_payments tally NOT NULL DEFAULT 0;
ALTER TABLE experiment_arms ADD COLUMN asked_amount bigint NOT NULL DEFAULT 0;
ALTER TABLE experiment_arms ADD COLUMN kept_amount bigint NOT NULL DEFAULT 0;
ALTER TABLE experiment_arms ADD COLUMN fees_estimated tally NOT NULL DEFAULT 0;
-- Of what was kept less what was expected, each as a share of `highest_amount`.
ALTER TABLE experiment_arms ADD COLUMN residual_sum double precision NOT NULL DEFAULT 0;
ALTER TABLE experiment_arms ADD COLUMN residual_squares double precision NOT NULL DEFAULT 0;

-- When its refunds, chargebacks and fees are looked at (merchant account's time); null: its result is not known yet, or
-- they were looked at.
ALTER TABLE experiment_payments ADD COLUMN matures_at timestamptz;
CREATE INDEX IF NOT EXISTS experiment_payments_to_mature ON experiment_payments (merchant_account_id, experiment_id,
  matures_at) WHERE matures_at IS NOT NULL;
-- Those of standing experiments are forgotten by it.
CREATE INDEX IF NOT EXISTS experiment_payments_by_creation ON experiment_payments (merchant_account_id, experiment_id,
  created_at);
