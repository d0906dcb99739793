import type { MoneyParts } from '../parts.ts';
import { accountsWithoutThreeDsServer } from '../db/queries/three-ds-servers.ts';

/** Says once, at a start in production, who wants what nobody can do for them. */
export async function tellMissingServers({ config, db, log }: MoneyParts): Promise<void> {
  if (config.environment !== 'production') return;
  const accounts = await accountsWithoutThreeDsServer(db);
  if (accounts.length > 0)
    log.warn(
      { merchantAccounts: accounts },
      'three_d_secure_enabled, and no 3-D Secure server: cards cannot be authenticated; set one up with PUT ' +
        '/merchant-accounts/{id}/three-ds-server',
    );
}
