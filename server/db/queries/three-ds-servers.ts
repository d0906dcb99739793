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
  `SELECT DISTINCT service.merchant_account_id FROM payment_services service
   LEFT JOIN three_ds_servers server ON server.merchant_account_id = service.merchant_account_id AND server.active
   WHERE service.active AND service.three_d_secure_enabled AND server.merchant_account_id IS NULL
   ORDER BY service.merchant_account_id LIMIT 20`,
);
/** Merchant accounts that want cardholders to be authenticated, and have nobody who could be asked; twenty of them. */
export async function accountsWithoutThreeDsServer(db: Queryable): Promise<readonly MerchantAccountId[]> {
  const rows = await db.query<Pick<ThreeDsServerRow, 'merchant_account_id'>>(MISSING, []);
  return rows.map(({ merchant_account_id: id }) => id);
}
