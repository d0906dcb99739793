import { HAS_PGBOUNCER } from '../../test/harness/pgbouncer.ts';
import { missingForPostmaster, missingForStandby } from './postmaster.ts';

export type Role = 'all' | 'api' | 'vault' | 'worker';

/** How an installation is put together, as docs/scale.md has it. */
export type Layout = Readonly<{
  name: string;
  about: string;
  database: 'embedded' | 'own' | 'standby';
  hasPooler?: true;
  roles: readonly Role[];
  /** `RAILYARD_PROCESSES` of what answers requests. */
  processes?: number;
  /** What this machine lacks for it; null: nothing. */
  missing(): string | null;
}>;

export const LAYOUTS: readonly Layout[] = [
  {
    name: 'one',
    about: 'one process, with its own PostgreSQL',
    database: 'embedded',
    roles: ['all'],
    missing: () => null,
  },
  {
    name: 'roles',
    about: 'vault, two API processes, two workers',
    database: 'own',
    roles: ['vault', 'api', 'api', 'worker', 'worker'],
    missing: missingForPostmaster,
  },
  {
    name: 'several',
    about: 'role all, two processes on one port',
    database: 'own',
    roles: ['all'],
    processes: 2,
    missing: missingForPostmaster,
  },
  {
    name: 'pooler',
    about: 'vault, two API processes and a worker behind pgbouncer',
    database: 'own',
    hasPooler: true,
    roles: ['vault', 'api', 'api', 'worker'],
    missing: () => (HAS_PGBOUNCER ? missingForPostmaster() : 'pgbouncer'),
  },
  {
    name: 'standby',
    about: 'vault, two API processes and a worker on a primary with its synchronous standby',
    database: 'standby',
    roles: ['vault', 'api', 'api', 'worker'],
    missing: missingForStandby,
  },
];
