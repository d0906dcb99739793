import type { Id, MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { type ConnectionRow, connectionTable, everyConnection, putConnection } from './connections.ts';

export type ThreeDsServerRow = ConnectionRow & Readonly<{ three_ds_server_id: Id<'three-ds-server'> }>;

const id = 'three_ds_server_id';
export const threeDsServerTable = connectionTable<ThreeDsServerRow>('three_ds_servers', { id });
/** One at most. */
export const everyThreeDsServer = everyConnection<ThreeDsServerRow>('three_ds_servers');
export const putThreeDsServer = putConnection<ThreeDsServerRow>('three_ds_servers', {
  id,
  isOneActive: true,
});

const MISSING = sql(
  'three_ds_servers.missing',
  `SELECT merchant_account_id FROM merchant_accounts account
   WHERE NOT EXISTS (SELECT FROM three_ds_servers server
       WHERE server.merchant_account_id = account.merchant_account_id AND server.active)
     AND EXISTS (SELECT FROM payment_services service
       WHERE service.merchant_account_id = account.merchant_account_id AND service.active
         AND service.three_d_secure_enabled)
   ORDER BY merchant_account_id LIMIT 20`,
);
/** Merchant accounts that want cardholders to be authenticated, and have nobody who could be asked; twenty of them. */
export async function accountsWithoutThreeDsServer(db: Queryable): Promise<readonly MerchantAccountId[]> {
  const rows = await db.query<Pick<ThreeDsServerRow, 'merchant_account_id'>>(MISSING, []);
  return rows.map(({ merchant_account_id: id }) => id);
}
