-- A Merkle log over the ledger and the audit log of each merchant account (RFC 6962): whoever has an old root of it
-- can tell that an entry was changed, taken out, put in or moved since.

-- In which transaction an entry was written: a number below which every transaction has ended is one below which
-- no entry is still to come. Older entries get that of this migration.
ALTER TABLE audit_logs ADD COLUMN written_in xid8 DEFAULT pg_current_xact_id();
CREATE INDEX IF NOT EXISTS audit_logs_by_writing ON audit_logs (merchant_account_id, written_in);

-- How far a log goes, and where the next entries are looked for.
CREATE TABLE transparency_logs (
  merchant_account_id text PRIMARY KEY,
  -- First line of every checkpoint. Another one where the database went back behind what was signed.
  origin text NOT NULL,
  forks integer NOT NULL DEFAULT 0 CHECK (forks >= 0),
  size bigint NOT NULL DEFAULT 0 CHECK (size >= 0),
  checkpoint_size bigint NOT NULL DEFAULT 0 CHECK (checkpoint_size BETWEEN 0 AND size),
  -- Last entry of the ledger that is in the log. Above it come those up to `ledger_closings.closed_until`.
  ledger_until bigint NOT NULL DEFAULT 0,
  -- Last entry of the audit log, in the order of transactions.
  audit_in xid8 NOT NULL,
  audit_id uuid NOT NULL DEFAULT '00000000-0000-0000-0000-000000000000',
  -- Entries from before `audit_in` are sealed by their ids, up to here; null: they all are.
  sweep_id uuid DEFAULT '00000000-0000-0000-0000-000000000000',
  -- When a worker takes it on; while one works, when its lease ends.
  due_at timestamptz NOT NULL
);

-- The tree, in tiles as of c2sp.org/tlog-tiles: up to 256 hashes of leaves, or of full tiles of the level below.
CREATE TABLE transparency_log_tiles (
  merchant_account_id text NOT NULL,
  level integer NOT NULL CHECK (level BETWEEN 0 AND 7),
  tile bigint NOT NULL CHECK (tile >= 0),
  hashes bytea NOT NULL CHECK (length(hashes) BETWEEN 32 AND 8192 AND length(hashes) % 32 = 0),
  -- Of leaves: which entries they are, 17 bytes each (1 and a number of the ledger, 2 and an id of the audit log).
  entries bytea CHECK (length(entries) % 17 = 0),
  -- The first entry of the ledger among them.
  ledger_from bigint,
  PRIMARY KEY (merchant_account_id, level, tile)
);
CREATE INDEX transparency_log_tiles_of_ledger ON transparency_log_tiles (merchant_account_id, ledger_from)
  WHERE ledger_from IS NOT NULL;

-- Where an entry of the audit log stands, and what was hashed with it so that nobody finds out by trying what an
-- entry said that is forgotten. Forgotten with it.
CREATE TABLE transparency_log_salts (
  merchant_account_id text NOT NULL,
  audit_log_id uuid NOT NULL,
  leaf bigint NOT NULL CHECK (leaf >= 0),
  salt uuid NOT NULL,
  PRIMARY KEY (merchant_account_id, audit_log_id)
);

-- What was signed, as a note (c2sp.org/tlog-checkpoint).
CREATE TABLE transparency_log_checkpoints (
  merchant_account_id text NOT NULL,
  checkpoint_id uuid NOT NULL,
  size bigint NOT NULL,
  root bytea NOT NULL CHECK (length(root) = 32),
  note text NOT NULL,
  created_at timestamptz NOT NULL,
  PRIMARY KEY (merchant_account_id, checkpoint_id)
);

-- Public halves of the keys that sign; the private ones are records of the vault with the same ids.
CREATE TABLE transparency_log_keys (
  merchant_account_id text NOT NULL,
  key_id uuid NOT NULL,
  -- As signatures name it.
  name text NOT NULL,
  -- Ed25519, as base64 of its 32 bytes.
  public_key text NOT NULL,
  created_at timestamptz NOT NULL,
  -- From when on nothing is signed with it.
  retires_at timestamptz,
  PRIMARY KEY (merchant_account_id, key_id)
);
