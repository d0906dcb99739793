import type { MerchantAccountId, VaultRecordId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';

export type ThreeDsServerRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  connector_id: string;
  settings: Record<string, string>;
  vault_record_id: VaultRecordId;
  sensitive_settings: string[];
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}>;

const FIND = sql(
  'three_ds_servers.find',
  `SELECT merchant_account_id, connector_id, settings, vault_record_id, sensitive_settings, created_at, updated_at,
    deleted_at
   FROM three_ds_servers WHERE merchant_account_id = $1`,
);
/** One that was removed, too. */
export async function findThreeDsServer(
  db: Queryable,
  merchantAccountId: string,
): Promise<ThreeDsServerRow | null> {
  const [row] = await db.query<ThreeDsServerRow>(FIND, [merchantAccountId]);
  return row ?? null;
}

const PUT = sql(
  'three_ds_servers.put',
  `INSERT INTO three_ds_servers AS server (merchant_account_id, connector_id, settings, vault_record_id,
    sensitive_settings, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $6)
   ON CONFLICT (merchant_account_id) DO UPDATE SET connector_id = $2, settings = $3, vault_record_id = $4,
     sensitive_settings = $5, updated_at = greatest($6::timestamptz, server.updated_at + interval '1 microsecond'),
     deleted_at = NULL
     WHERE server.updated_at = $7::timestamptz
   RETURNING merchant_account_id, connector_id, settings, vault_record_id, sensitive_settings, created_at,
     updated_at, deleted_at`,
);
/** `before`: as it was read; null where there was none. Null: somebody else was faster. */
export async function putThreeDsServer(
  db: Queryable,
  server: Omit<ThreeDsServerRow, 'created_at' | 'updated_at' | 'deleted_at'>,
  before: Pick<ThreeDsServerRow, 'updated_at'> | null,
  now: Date,
): Promise<ThreeDsServerRow | null> {
  const [row] = await db.query<ThreeDsServerRow>(PUT, [
    server.merchant_account_id,
    server.connector_id,
    JSON.stringify(server.settings),
    server.vault_record_id,
    server.sensitive_settings,
    now,
    before?.updated_at ?? null,
  ]);
  return row ?? null;
}

const DELETE = sql(
  'three_ds_servers.delete',
  `UPDATE three_ds_servers SET deleted_at = $2, updated_at = greatest($2, updated_at + interval '1 microsecond')
   WHERE merchant_account_id = $1 AND deleted_at IS NULL RETURNING merchant_account_id`,
);
/** False where there was none. */
export async function deleteThreeDsServer(
  db: Queryable,
  merchantAccountId: string,
  now: Date,
): Promise<boolean> {
  return (await db.query(DELETE, [merchantAccountId, now])).length === 1;
}

const MISSING = sql(
  'three_ds_servers.missing',
  `SELECT merchant_account_id FROM merchant_accounts account
   WHERE NOT EXISTS (SELECT FROM three_ds_servers server
       WHERE server.merchant_account_id = account.merchant_account_id AND server.deleted_at IS NULL)
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
