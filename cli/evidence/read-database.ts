import type pg from 'pg';
import { API_ROLE, APPEND_ONLY, VAULT_ROLE } from '../../server/db/database-roles.ts';

/** What a question to the database answers, as it goes into the evidence. */
type Rows = readonly Readonly<Record<string, unknown>>[];
/** Asks one question; what the user may not see is a sentence in its place. */
type Ask = (text: string, values?: readonly unknown[]) => Promise<Rows | NotRead>;
export type NotRead = Readonly<{ not_read: string }>;

const ROWS_MAX = 10_000;
/** Of the log of calls of each merchant account: so many of the newest are looked at. */
const CALLS_LOOKED_AT = 20_000;
const STATEMENT_TIMEOUT_MS = 60_000;
const PERMISSION_DENIED = '42501';
const MISSING_TABLE = '42P01';

/**
 * Everything that the database can show, of one moment, by a transaction that cannot write. Rows of payments are not
 * read.
 */
export async function readDatabase(client: pg.Client): Promise<DatabaseEvidence> {
  await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY');
  try {
    await client.query(`SET LOCAL statement_timeout = ${STATEMENT_TIMEOUT_MS}`);
    const ask: Ask = (text, values = []) => askOne(client, text, values);
    return {
      server: await serverOf(ask),
      keys: await keysOf(ask),
      people: await peopleOf(ask),
      logs: await logsOf(ask),
      oldest: await oldestOf(ask),
    };
  } finally {
    await client.query('ROLLBACK');
  }
}

export type DatabaseEvidence = Readonly<
  Record<'server' | 'keys' | 'people' | 'logs' | 'oldest', Readonly<Record<string, Rows | NotRead>>>
>;

async function askOne(client: pg.Client, text: string, values: readonly unknown[]): Promise<Rows | NotRead> {
  await client.query('SAVEPOINT one');
  try {
    const { rows } = await client.query<Readonly<Record<string, unknown>>>(text, [...values]);
    await client.query('RELEASE SAVEPOINT one');
    return rows;
  } catch (error) {
    const { code, message } = error as { code?: string; message: string }; // of the driver
    if (code !== PERMISSION_DENIED && code !== MISSING_TABLE) throw error;
    await client.query('ROLLBACK TO SAVEPOINT one');
    return { not_read: message };
  }
}

async function serverOf(ask: Ask): Promise<DatabaseEvidence['server']> {
  return {
    version: await ask(`SELECT version(), current_setting('server_version_num') AS number`),
    instance: await ask('SELECT instance_id, environment, epoch, held_since, created_at FROM instance'),
    migrations: await ask('SELECT name, applied_at FROM migrations ORDER BY name'),
    connection: await ask(
      `SELECT current_user AS "user", current_database() AS database, s.ssl, s.version, s.cipher, s.bits
       FROM pg_stat_ssl s WHERE s.pid = pg_backend_pid()`,
    ),
    connected: await ask(
      `SELECT a.usename AS "user", a.client_addr IS NULL AS on_this_machine, s.ssl, s.version,
         count(*)::int AS connections,
         has_table_privilege(a.usename, 'public.audit_logs', 'DELETE') AS may_delete_logs
       FROM pg_stat_activity a LEFT JOIN pg_stat_ssl s USING (pid)
       WHERE a.datname = current_database() AND a.pid <> pg_backend_pid() AND a.usename IS NOT NULL
       GROUP BY 1, 2, 3, 4 ORDER BY 1, 2, 3, 4`,
    ),
    settings: await ask('SELECT name, setting, source FROM pg_settings WHERE name = ANY ($1) ORDER BY name', [
      SERVER_SETTINGS,
    ]),
    roles: await ask(
      `SELECT r.rolname AS role, r.rolcanlogin AS may_log_in, r.rolsuper AS is_superuser,
         r.rolcreaterole AS creates_roles, r.rolcreatedb AS creates_databases, r.rolreplication AS replicates,
         r.rolbypassrls AS bypasses_policies, r.rolvaliduntil AS valid_until,
         ARRAY(SELECT m.roleid::regrole::text FROM pg_auth_members m WHERE m.member = r.oid ORDER BY 1) AS member_of
       FROM pg_roles r WHERE r.rolname !~ '^pg_' ORDER BY r.rolname LIMIT ${ROWS_MAX}`,
    ),
    grants: await ask(
      `SELECT c.oid::regclass::text AS relation, coalesce(a.grantee::regrole::text, 'public') AS role,
         string_agg(a.privilege_type, ', ' ORDER BY a.privilege_type) AS may
       FROM pg_class c, LATERAL aclexplode(c.relacl) a
       WHERE c.relnamespace::regnamespace::text IN ('public', 'vault', 'simulator')
         AND c.relkind IN ('r', 'p', 'v') AND a.grantee <> c.relowner
       GROUP BY c.oid, a.grantee ORDER BY 1, 2 LIMIT ${ROWS_MAX}`,
    ),
    functions_as_owner: await ask(
      `SELECT p.oid::regprocedure::text AS function, p.proowner::regrole::text AS owner, p.proacl::text AS grants
       FROM pg_proc p WHERE p.prosecdef AND p.pronamespace::regnamespace::text IN ('public', 'vault') ORDER BY 1`,
    ),
  };
}

const SERVER_SETTINGS = [
  'data_checksums',
  'fsync',
  'full_page_writes',
  'log_connections',
  'log_disconnections',
  'log_statement',
  'log_timezone',
  'password_encryption',
  'ssl',
  'ssl_ciphers',
  'ssl_min_protocol_version',
  'synchronous_commit',
];

const AGE_DAYS = (since: string): string =>
  `floor(extract(epoch FROM now() - ${since}) / 86400)::int AS age_days`;

/** Never a key: names, versions, states and ages. */
async function keysOf(ask: Ask): Promise<DatabaseEvidence['keys']> {
  return {
    root_keys: await ask(
      `SELECT name, state, created_at, retired_at, keep_until, destroyed_at, ${AGE_DAYS('created_at')}
       FROM vault.root_keys ORDER BY position LIMIT ${ROWS_MAX}`,
    ),
    merchant_account_keys: await ask(
      `SELECT merchant_account_id, purpose, version, state, root_key, created_at, retired_at,
         ${AGE_DAYS('created_at')}
       FROM vault.keys ORDER BY merchant_account_id, purpose, version LIMIT ${ROWS_MAX}`,
    ),
    api_keys: await ask(
      `SELECT k.api_key_pair_id, k.display_name, k.jws_algorithm, k.active, k.api_version, k.merchant_account_ids,
         ARRAY(SELECT r.slug FROM roles r WHERE r.role_id = ANY (k.role_ids) ORDER BY 1) AS roles,
         k.creator_name, k.created_at, k.last_used_at, k.deleted_at, ${AGE_DAYS('k.created_at')}
       FROM api_key_pairs k ORDER BY k.created_at LIMIT ${ROWS_MAX}`,
    ),
    webhook_signing_secrets: await ask(
      `SELECT w.merchant_account_id, w.webhook_subscription_id, w.is_active, v.created_at, w.previous_secret_until,
         ${AGE_DAYS('v.created_at')}
       FROM webhook_subscriptions w
       JOIN vault.records v ON v.merchant_account_id = w.sealed_for AND v.id = w.secret_record_id
       ORDER BY 1, 2 LIMIT ${ROWS_MAX}`,
    ),
    relay_authentications: await ask(
      `SELECT merchant_account_id, kind, method, display_name, created_at, ${AGE_DAYS('created_at')}
       FROM vault_forward_authentications ORDER BY 1, 5 LIMIT ${ROWS_MAX}`,
    ),
    payment_services: await ask(
      `SELECT merchant_account_id, payment_service_id, connector_id, display_name, active, created_at, updated_at
       FROM payment_services ORDER BY 1, 2 LIMIT ${ROWS_MAX}`,
    ),
  };
}

async function peopleOf(ask: Ask): Promise<DatabaseEvidence['people']> {
  return {
    roles: await ask('SELECT slug, name, description, allow, assignable_to FROM roles ORDER BY slug'),
    people: await ask(
      `SELECT u.user_id, u.email_address, u.display_name, u.status, u.is_demo, u.created_at, u.last_seen_at,
         u.deleted_at, u.creator_name,
         (SELECT count(*)::int FROM passkeys p WHERE p.user_id = u.user_id) AS passkeys,
         (SELECT max(p.last_used_at) FROM passkeys p WHERE p.user_id = u.user_id) AS passkey_last_used_at,
         (SELECT count(*)::int FROM sessions s
          WHERE s.user_id = u.user_id AND s.ended_at IS NULL AND s.expires_at > now()) AS open_sessions
       FROM users u ORDER BY u.created_at LIMIT ${ROWS_MAX}`,
    ),
    role_assignments: await ask(
      `SELECT u.email_address, r.slug AS role, a.merchant_account_id, a.withheld, a.creator_name, a.created_at
       FROM role_assignments a JOIN users u USING (user_id) JOIN roles r USING (role_id)
       ORDER BY 1, 2, 3 LIMIT ${ROWS_MAX}`,
    ),
    approval_limits: await ask(`SELECT * FROM approval_limits LIMIT ${ROWS_MAX}`),
  };
}

async function logsOf(ask: Ask): Promise<DatabaseEvidence['logs']> {
  return {
    append_only: await ask(
      `SELECT t AS "table", has_table_privilege($2, 'public.' || t, 'UPDATE') AS may_change,
         has_table_privilege($2, 'public.' || t, 'DELETE') AS may_delete
       FROM unnest($1::text[]) t WHERE EXISTS (SELECT FROM pg_roles WHERE rolname = $2) ORDER BY 1`,
      [APPEND_ONLY, API_ROLE],
    ),
    access_log_rights: await ask(
      `SELECT 'vault.access_log' AS "table", has_table_privilege(rolname, 'vault.access_log', 'UPDATE') AS may_change,
         has_table_privilege(rolname, 'vault.access_log', 'DELETE') AS may_delete
       FROM pg_roles WHERE rolname = $1`,
      [VAULT_ROLE],
    ),
    ledger_proofs: await ask(
      `SELECT merchant_account_id, subject, slices, differences, began_at, ended_at, ended_differences, due_at
       FROM ledger_checks ORDER BY 1 LIMIT ${ROWS_MAX}`,
    ),
    checkpoints: await ask(
      `SELECT DISTINCT ON (merchant_account_id) merchant_account_id, checkpoint_id, size,
         encode(root, 'hex') AS root, note, created_at
       FROM transparency_log_checkpoints ORDER BY merchant_account_id, checkpoint_id DESC LIMIT ${ROWS_MAX}`,
    ),
    checkpoint_keys: await ask(
      `SELECT merchant_account_id, key_id, name, public_key, created_at, retires_at, ${AGE_DAYS('created_at')}
       FROM transparency_log_keys ORDER BY 1, 2 LIMIT ${ROWS_MAX}`,
    ),
    failed_log_ins: await ask(
      `SELECT at, actor_name, actor_email, resource_name, address, reason, request_id FROM audit_logs
       WHERE merchant_account_id = 'default' AND operation = 'log_in_failed' AND at > now() - interval '90 days'
       ORDER BY at DESC LIMIT ${ROWS_MAX}`,
    ),
    refused_calls: await ask(
      `SELECT date_trunc('day', c.created_at) AS day, c.merchant_account_id, c.response_status AS status,
         c.operation, c.caller_name, count(*)::int AS calls
       FROM (SELECT merchant_account_id FROM merchant_accounts UNION ALL SELECT '') m
       CROSS JOIN LATERAL (
         SELECT * FROM requests r WHERE r.merchant_account_id = m.merchant_account_id
         ORDER BY r.request_id DESC LIMIT ${CALLS_LOOKED_AT}
       ) c WHERE c.response_status IN (401, 403) GROUP BY 1, 2, 3, 4, 5 ORDER BY 1 DESC, 2, 3, 4 LIMIT ${ROWS_MAX}`,
    ),
  };
}

/** By the setting that says how long a row is kept: the table, its time, and the order that finds the oldest. */
const KEPT_FOR = {
  auditLogDays: ['audit_logs', 'at', 'at'],
  relayLogDays: ['relays', 'started_at', 'started_at'],
  webhookEventDays: ['webhook_events', 'created_at', 'webhook_event_id'],
  requestLogDays: ['requests', 'created_at', 'request_id'],
  timelineDays: ['transaction_events', 'created_at', 'transaction_id'],
} as const;
/** The same, where the times of all merchant accounts are in one order. */
const KEPT_TOGETHER = {
  processorEventDays: ['processor_events', 'received_at', 'true'],
  settlementReportDays: ['processor_reports', 'updated_at', 'due_at IS NULL'],
} as const;

/** What retention has left: the oldest row of each table. */
async function oldestOf(ask: Ask): Promise<DatabaseEvidence['oldest']> {
  const oldest: Record<string, Rows | NotRead> = {};
  const columns = (table: string): string =>
    `'${table}' AS "table", min(x.at) AS oldest, floor(extract(epoch FROM now() - min(x.at)) / 86400)::int AS days`;

  for (const [setting, [table, column, order]] of Object.entries(KEPT_FOR))
    oldest[setting] = await ask(
      `SELECT ${columns(table)} FROM (SELECT merchant_account_id FROM merchant_accounts UNION ALL SELECT '') m
       CROSS JOIN LATERAL (
         SELECT ${column} AS at FROM ${table} o WHERE o.merchant_account_id = m.merchant_account_id
         ORDER BY ${order} LIMIT 1
       ) x`,
    );
  for (const [setting, [table, column, where]] of Object.entries(KEPT_TOGETHER))
    oldest[setting] = await ask(
      `SELECT ${columns(table)} FROM (SELECT ${column} AS at FROM ${table} WHERE ${where} ORDER BY 1 LIMIT 1) x`,
    );
  return oldest;
}
