-- What schemes are asked about stored cards, and what they answer: a new number, a new expiry, a closed
-- account. Each inquiry is an operation `account-update` under its id, which is due when something is to be done.

CREATE TABLE account_updater_jobs (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  account_updater_job_id uuid NOT NULL,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, account_updater_job_id)
);

CREATE TABLE account_updater_inquiries (
  merchant_account_id text NOT NULL,
  account_updater_inquiry_id uuid NOT NULL,
  account_updater_job_id uuid NOT NULL,
  payment_method_id uuid NOT NULL,
  -- waiting: to be asked when it is due · unchanged, closed, failed: answered · standby: the card has a
  -- replacement · retiring: what the replacement took the place of is being shredded · replaced.
  status text NOT NULL
    CHECK (status IN ('waiting', 'unchanged', 'closed', 'failed', 'standby', 'retiring', 'replaced')),
  -- Where a new number is sealed. Fixed before the scheme is asked, so that nothing is ever sealed that
  -- nothing points to.
  replacement_record_id uuid NOT NULL,
  -- What is to be shredded.
  retired_record_id uuid,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, account_updater_inquiry_id),
  FOREIGN KEY (merchant_account_id, account_updater_job_id)
    REFERENCES account_updater_jobs (merchant_account_id, account_updater_job_id),
  CHECK (status <> 'retiring' OR retired_record_id IS NOT NULL)
);
CREATE UNIQUE INDEX account_updater_inquiries_one_running
  ON account_updater_inquiries (merchant_account_id, payment_method_id) WHERE status = 'waiting';
CREATE INDEX account_updater_inquiries_by_payment_method
  ON account_updater_inquiries (merchant_account_id, payment_method_id);
