import pg from 'pg';
import { StartError } from '../platform/start-error.ts';
import { type Connection, openClient } from './db.ts';

/** Group roles, without a password or a login of their own: the operator's logins are members. */
export const API_ROLE = 'railyard_api';
export const VAULT_ROLE = 'railyard_vault';

/**
 * Rows that say what happened. The API and the worker add to them and read them; nobody whom they let in can
 * rewrite them.
 */
export const APPEND_ONLY = [
  'account_updater_jobs',
  'audit_logs',
  'bank_lines',
  'bank_statements',
  'dispute_events',
  'flow_versions',
  'imported_cards',
  'ledger_entries',
  'payment_kinds',
  'processor_events',
  'settlement_lines',
  'transaction_actions',
  'transaction_events',
  'wallet_tokens_taken',
  'webhook_payloads',
];
/** Kept by a function that runs as the schema's owner. */
export const READ_ONLY = ['ledger_closings', 'ledger_totals', 'migrations'];

/** What changes these tables all the same, in the one way that each function allows. */
const AS_OWNER = [
  'close_ledger',
  'forget_audit_logs',
  'forget_audit_logs_of',
  'forget_old_processor_events',
  'forget_processor_events',
  'forget_timelines',
  'forget_timelines_of',
];

/** Everything but the vault. The API and the worker see no table of the vault, not even its names. */
const API_GRANTS = `
  GRANT USAGE ON SCHEMA public TO ${API_ROLE};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA public TO ${API_ROLE};
  GRANT USAGE ON ALL SEQUENCES IN SCHEMA public TO ${API_ROLE};
  REVOKE UPDATE, DELETE ON ${inPublic(APPEND_ONLY)} FROM ${API_ROLE};
  REVOKE INSERT, UPDATE, DELETE ON ${inPublic(READ_ONLY)} FROM ${API_ROLE};
  REVOKE EXECUTE ON FUNCTION ${inPublic(AS_OWNER)} FROM PUBLIC;
  GRANT EXECUTE ON FUNCTION ${inPublic(AS_OWNER)} TO ${API_ROLE};`;

/** The books of simulated processors, which a sandbox has beside the API. */
const SANDBOX_GRANTS = `
  GRANT USAGE ON SCHEMA simulator TO ${API_ROLE};
  GRANT SELECT, INSERT, UPDATE, DELETE ON ALL TABLES IN SCHEMA simulator TO ${API_ROLE};
  GRANT USAGE ON ALL SEQUENCES IN SCHEMA simulator TO ${API_ROLE};`;

/** The vault's own tables (its access log is append-only), and of the rest what network tokens need. */
const VAULT_GRANTS = `
  GRANT USAGE ON SCHEMA vault, public TO ${VAULT_ROLE};
  GRANT SELECT, INSERT, UPDATE, DELETE ON vault.keys, vault.records, vault.fields, vault.root_keys TO ${VAULT_ROLE};
  GRANT SELECT, INSERT ON vault.access_log TO ${VAULT_ROLE};
  GRANT SELECT ON public.migrations TO ${VAULT_ROLE};
  GRANT SELECT (merchant_account_id, payment_method_id, lifecycle, method, vault_record_id, expiration_date,
    scheme) ON public.payment_methods TO ${VAULT_ROLE};
  GRANT SELECT ON public.token_services TO ${VAULT_ROLE};
  GRANT SELECT, INSERT, UPDATE, DELETE ON public.network_tokens TO ${VAULT_ROLE};`;

/**
 * Creates the two group roles where they are missing and gives each exactly what its processes need. Run as
 * the schema's owner after every migration; repeating it changes nothing. Roles belong to the whole database
 * server, so one pair serves every Railyard database on it.
 */
export async function grantRoles(connection: Connection): Promise<void> {
  const client = await openClient(connection);
  try {
    await createRoles(client, [API_ROLE, VAULT_ROLE]);
    const { rows } = await client.query<{ is: boolean }>(
      `SELECT to_regnamespace('simulator') IS NOT NULL AS is`,
    );
    const sandbox = rows[0]?.is === true ? SANDBOX_GRANTS : '';
    await client.query(
      `BEGIN; REVOKE ALL ON SCHEMA vault FROM PUBLIC; ${API_GRANTS} ${VAULT_GRANTS} ${sandbox} COMMIT`,
    );
  } finally {
    await client.end();
  }
}

/** Those that are missing. */
export async function createRoles(client: pg.Client, roles: readonly string[]): Promise<void> {
  const { rows } = await client.query<{ name: string }>(
    'SELECT rolname AS name FROM pg_roles WHERE rolname = ANY ($1)',
    [roles],
  );
  const known = new Set(rows.map(({ name }) => name));
  const statements = roles.filter((role) => !known.has(role)).map((role) => `CREATE ROLE ${role} NOLOGIN`);

  for (const statement of statements)
    await client.query(statement).catch((error: unknown) => {
      if (!(error instanceof pg.DatabaseError)) throw error;
      if (error.code === '42501')
        throw new StartError(
          `The user of DATABASE_URL may not create roles. Have one who may run ${statements.join('; ')}; ` +
            'then run `./railyard database` again.',
        );
      // Two at once: the other one made it.
      if (error.code !== '42710' && error.code !== '23505') throw error;
    });
}

function inPublic(tables: readonly string[]): string {
  return tables.map((table) => `public.${table}`).join(', ');
}
