import { ensureRoles } from '../access/bootstrap.ts';
import type { Config } from '../config.ts';
import { findDemoUser, type UserRow } from '../db/queries/users.ts';
import type { ReadParts } from '../parts.ts';
import { addUser } from './add-user.ts';

const DEMO = { emailAddress: 'demo@dashboard.localhost', displayName: 'Demo administrator' } as const;

/**
 * Whether "continue as demo administrator" is offered: in a sandbox whose dashboard has a name of loopback, to whoever
 * calls from this machine. Behind a proxy that is not trusted nobody knows who calls, and it is not.
 */
export function isDemoOffered(
  { environment, dashboardUrl }: Pick<Config, 'environment' | 'dashboardUrl'>,
  address: string | null,
  isForwarded: boolean,
): boolean {
  if (environment !== 'sandbox' || dashboardUrl === null || address === null || isForwarded) return false;
  const isOwnName = /^(?:(?:[\w-]+\.)*localhost|127\.0\.0\.1|\[::1\])$/.test(new URL(dashboardUrl).hostname);
  return isOwnName && (address === '::1' || address.startsWith('127.'));
}

/** The demo administrator, made on first use. */
export async function ensureDemoUser(parts: Pick<ReadParts, 'db' | 'clock'>): Promise<UserRow> {
  const { db, clock } = parts;
  const known = await findDemoUser(db);
  if (known !== null) return known;
  const { administrator } = await ensureRoles(parts);
  const now = clock.now();

  return db.transaction(async (tx) => {
    const demo = { ...DEMO, status: 'active', isDemo: true, creator: null } as const;
    const role = { roleId: administrator.role_id, merchantAccountId: null, withheld: [] };
    const made = await addUser(tx, demo, [role], now);
    const user = made ?? (await findDemoUser(tx));
    if (user === null) throw new Error('BUG: a demo administrator that is neither new nor there');
    return user;
  });
}
