import type { Connection, Queryable } from './db.ts';

/**
 * The places of a database: `postgres://user@one:5432,two:5432/name` names a primary and those that may be promoted
 * in its place, as libpq reads it. Each comes back as an address of its own.
 */
export function hostsOf(connection: Connection): readonly Connection[] {
  if (!('connectionString' in connection)) return [connection];
  const parts = /^(postgres(?:ql)?:\/\/(?:[^@/?]*@)?)([^@/?]*,[^@/?]*)((?:[/?].*)?)$/.exec(
    connection.connectionString,
  );
  if (parts === null) return [connection];
  const [, before = '', hosts = '', rest = ''] = parts;
  return hosts.split(',').map((host) => ({ ...connection, connectionString: `${before}${host}${rest}` }));
}

/** Which of several hosts is tried now. Whoever finds that it is not the primary moves everybody on. */
export class Hosts {
  readonly all: readonly Connection[];
  #at = 0;

  constructor(connection: Connection) {
    this.all = hostsOf(connection);
  }

  get current(): Connection {
    const host = this.all[this.#at];
    if (host === undefined) throw new Error('BUG: a database without a host');
    return host;
  }

  /** Several callers that found the same host wanting move on by one. */
  leave(host: Connection): void {
    if (this.current === host) this.#at = (this.#at + 1) % this.all.length;
  }
}

/** Of several hosts, one takes writes. A standby answers too, and would refuse each of them. */
export class NotThePrimary extends Error {
  readonly code = '25006';
  override readonly message = 'this host takes no writes';
}

export async function isStandby(db: Queryable): Promise<boolean> {
  const text = 'SELECT pg_is_in_recovery() AS standby';
  const [row] = await db.query<{ standby: boolean }>({ name: '', text }, []);
  return row?.standby !== false;
}
