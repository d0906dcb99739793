import type { Id, MerchantAccountId, VaultRecordId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';

export type TokenServiceId = Id<'token-service'>;
export type TokenServiceRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  token_service_id: TokenServiceId;
  connector_id: string;
  settings: Record<string, string>;
  vault_record_id: VaultRecordId;
  sensitive_settings: string[];
  webhook_key: Buffer;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}>;

const COLUMNS = `merchant_account_id, token_service_id, connector_id, settings, vault_record_id, sensitive_settings,
    webhook_key, created_at, updated_at, deleted_at`;
/** There is one of each connector. */
const TOKEN_SERVICES_MAX = 100;

const LIST = sql(
  'token_services.list',
  `SELECT ${COLUMNS} FROM token_services WHERE merchant_account_id = $1
   ORDER BY connector_id LIMIT ${TOKEN_SERVICES_MAX}`,
);
/** Those that were removed, too. */
export async function listTokenServices(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
): Promise<readonly TokenServiceRow[]> {
  return db.query<TokenServiceRow>(LIST, [merchantAccountId]);
}

const PUT = sql(
  'token_services.put',
  `INSERT INTO token_services AS service (merchant_account_id, token_service_id, connector_id, settings,
    vault_record_id, sensitive_settings, webhook_key, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $8)
   ON CONFLICT (merchant_account_id, connector_id) DO UPDATE SET settings = $4, vault_record_id = $5,
     sensitive_settings = $6, updated_at = greatest($8::timestamptz, service.updated_at + interval '1 microsecond'),
     deleted_at = NULL
     WHERE service.updated_at = $9::timestamptz
   RETURNING ${COLUMNS}`,
);
/** `before`: as it was read; null where there was none. Null: somebody else was faster. */
export async function putTokenService(
  db: Queryable,
  service: Omit<TokenServiceRow, 'created_at' | 'updated_at' | 'deleted_at'>,
  before: Pick<TokenServiceRow, 'updated_at'> | null,
  now: Date,
): Promise<TokenServiceRow | null> {
  const [row] = await db.query<TokenServiceRow>(PUT, [
    service.merchant_account_id,
    service.token_service_id,
    service.connector_id,
    JSON.stringify(service.settings),
    service.vault_record_id,
    service.sensitive_settings,
    service.webhook_key,
    now,
    before?.updated_at ?? null,
  ]);
  return row ?? null;
}

const DELETE = sql(
  'token_services.delete',
  `UPDATE token_services SET deleted_at = $3, updated_at = greatest($3, updated_at + interval '1 microsecond')
   WHERE merchant_account_id = $1 AND connector_id = $2 AND deleted_at IS NULL RETURNING merchant_account_id`,
);
/** False where there was none. */
export async function deleteTokenService(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  connectorId: string,
  now: Date,
): Promise<boolean> {
  return (await db.query(DELETE, [merchantAccountId, connectorId, now])).length === 1;
}
