-- Reports: what is asked for and when, each run of one, and the parts of a file while it is made.

CREATE TABLE reports (
  merchant_account_id text NOT NULL REFERENCES merchant_accounts (merchant_account_id),
  report_id uuid NOT NULL,
  name text NOT NULL,
  description text,
  schedule text NOT NULL CHECK (schedule IN ('once', 'daily', 'weekly', 'monthly')),
  schedule_enabled boolean NOT NULL,
  schedule_timezone text NOT NULL,
  spec jsonb NOT NULL CHECK (jsonb_typeof(spec) = 'object'),
  -- In whose words statuses stand in its files.
  api_version text NOT NULL CHECK (api_version IN ('2026-11-01', 'published')),
  creator jsonb CHECK (jsonb_typeof(creator) = 'object'),
  -- The next run, and when a worker begins it (merchant account's time). A worker that has it puts only the second
  -- off.
  next_execution_at timestamptz,
  due_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, report_id),
  CHECK ((next_execution_at IS NULL) = (due_at IS NULL))
);
CREATE INDEX reports_due ON reports (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX reports_to_come ON reports (merchant_account_id) WHERE due_at IS NOT NULL;
CREATE INDEX reports_by_creation ON reports (merchant_account_id, created_at, report_id);

CREATE TABLE report_executions (
  merchant_account_id text NOT NULL,
  report_execution_id uuid NOT NULL,
  report_id uuid NOT NULL,
  status text NOT NULL CHECK (status IN ('dispatched', 'pending', 'processing', 'succeeded', 'failed')),
  reference_timestamp timestamptz NOT NULL,
  reference_timezone text NOT NULL,
  -- How far it has come: the last row that was looked at, the rows and bytes of the file so far, its checksum.
  reached_at timestamptz NOT NULL DEFAULT '-infinity',
  reached_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
  parts integer NOT NULL DEFAULT 0 CHECK (parts >= 0),
  row_count bigint NOT NULL DEFAULT 0 CHECK (row_count >= 0),
  text_bytes bigint NOT NULL DEFAULT 0 CHECK (text_bytes >= 0),
  file_bytes bigint NOT NULL DEFAULT 0 CHECK (file_bytes >= 0),
  checksum bigint NOT NULL DEFAULT 0 CHECK (checksum >= 0),
  -- Tries since it last came on, and when a worker goes on (machine's time); null: it has ended.
  tries integer NOT NULL DEFAULT 0 CHECK (tries >= 0),
  due_at timestamptz,
  -- Since when its file is no longer kept.
  file_removed_at timestamptz,
  created_at timestamptz NOT NULL,
  updated_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, report_execution_id),
  FOREIGN KEY (merchant_account_id, report_id) REFERENCES reports,
  CHECK ((due_at IS NULL) = (status IN ('succeeded', 'failed'))),
  CHECK (file_removed_at IS NULL OR status = 'succeeded')
);
CREATE INDEX report_executions_due ON report_executions (due_at) WHERE due_at IS NOT NULL;
CREATE INDEX report_executions_with_file ON report_executions (updated_at)
  WHERE status = 'succeeded' AND file_removed_at IS NULL;
CREATE INDEX report_executions_by_creation
  ON report_executions (merchant_account_id, created_at, report_execution_id);
CREATE INDEX report_executions_of_report
  ON report_executions (merchant_account_id, report_id, created_at, report_execution_id);

-- Compressed pieces of a file that is being made, in their order. They go when the file is whole.
CREATE TABLE report_parts (
  merchant_account_id text NOT NULL,
  report_execution_id uuid NOT NULL,
  part integer NOT NULL CHECK (part >= 0),
  content bytea NOT NULL,
  PRIMARY KEY (merchant_account_id, report_execution_id, part),
  FOREIGN KEY (merchant_account_id, report_execution_id) REFERENCES report_executions ON DELETE CASCADE
);
