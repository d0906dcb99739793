import type { AntiFraudServiceId, MerchantAccountId, OperationId, VaultRecordId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import type { AntiFraudRow } from './transaction-rows.ts';
import { keyset, type PageRequest, type Slice, sortValues } from '../keyset.ts';

export type AntiFraudServiceRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  anti_fraud_service_id: AntiFraudServiceId;
  connector_id: string;
  display_name: string;
  active: boolean;
  silent: boolean;
  settings: Record<string, string>;
  vault_record_id: VaultRecordId;
  sensitive_settings: string[];
  webhook_key: Buffer;
  created_at: string;
  updated_at: string;
  deleted_at: string | null;
}>;

const ACTIVE = sql(
  'anti_fraud_services.active',
  `SELECT * FROM anti_fraud_services WHERE merchant_account_id = $1 AND active`,
);
/** The one that is asked now, or null. */
export async function activeAntiFraudService(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
): Promise<AntiFraudServiceRow | null> {
  const [row] = await db.query<AntiFraudServiceRow>(ACTIVE, [merchantAccountId]);
  return row ?? null;
}

const GET = sql(
  'anti_fraud_services.get',
  `SELECT * FROM anti_fraud_services WHERE merchant_account_id = $1 AND anti_fraud_service_id = $2`,
);
/** Deleted ones too: what they were asked about is still reviewed. */
export async function getAntiFraudService(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
): Promise<AntiFraudServiceRow | null> {
  const [row] = await db.query<AntiFraudServiceRow>(GET, [merchantAccountId, id]);
  return row ?? null;
}

const KEYS = [
  { expression: 'created_at', type: 'timestamptz' },
  { expression: 'anti_fraud_service_id', type: 'uuid' },
] as const;
const LIST = keyset<AntiFraudServiceRow & { sort_values: string[] }>('anti_fraud_services.list', {
  select: `SELECT *, ${sortValues(KEYS)} FROM anti_fraud_services
    WHERE merchant_account_id = $1 AND deleted_at IS NULL`,
  values: 1,
  keys: KEYS,
});
export function listAntiFraudServices(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  page: PageRequest,
): Promise<Slice<AntiFraudServiceRow & { sort_values: string[] }>> {
  return LIST(db, [merchantAccountId], page);
}

const INSERT = sql(
  'anti_fraud_services.insert',
  `INSERT INTO anti_fraud_services (merchant_account_id, anti_fraud_service_id, connector_id, display_name, active,
    silent, settings, vault_record_id, sensitive_settings, webhook_key, created_at, updated_at)
   VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11)
   ON CONFLICT (merchant_account_id) WHERE active DO NOTHING RETURNING *`,
);
/** Null: another service is active. */
export async function insertAntiFraudService(
  db: Queryable,
  service: Omit<AntiFraudServiceRow, 'created_at' | 'updated_at' | 'deleted_at'>,
  now: Date,
): Promise<AntiFraudServiceRow | null> {
  const [row] = await db.query<AntiFraudServiceRow>(INSERT, [
    service.merchant_account_id,
    service.anti_fraud_service_id,
    service.connector_id,
    service.display_name,
    service.active,
    service.silent,
    JSON.stringify(service.settings),
    service.vault_record_id,
    service.sensitive_settings,
    service.webhook_key,
    now,
  ]);
  return row ?? null;
}

const UPDATE = sql(
  'anti_fraud_services.update',
  `UPDATE anti_fraud_services SET display_name = $3, active = $4, silent = $5, settings = $6,
     sensitive_settings = $7, updated_at = greatest($8::timestamptz, updated_at + interval '1 microsecond')
   WHERE merchant_account_id = $1 AND anti_fraud_service_id = $2 AND deleted_at IS NULL AND updated_at = $9::timestamptz
     AND NOT ($4 AND EXISTS (SELECT FROM anti_fraud_services other
       WHERE other.merchant_account_id = $1 AND other.active AND other.anti_fraud_service_id <> $2))
   RETURNING *`,
);
/** Null: it has changed meanwhile, or another service is active. */
export async function updateAntiFraudService(
  db: Queryable,
  before: Pick<AntiFraudServiceRow, 'merchant_account_id' | 'anti_fraud_service_id' | 'updated_at'>,
  change: Pick<AntiFraudServiceRow, 'display_name' | 'active' | 'silent' | 'settings' | 'sensitive_settings'>,
  now: Date,
): Promise<AntiFraudServiceRow | null> {
  const [row] = await db.query<AntiFraudServiceRow>(UPDATE, [
    before.merchant_account_id,
    before.anti_fraud_service_id,
    change.display_name,
    change.active,
    change.silent,
    JSON.stringify(change.settings),
    change.sensitive_settings,
    now,
    before.updated_at,
  ]);
  return row ?? null;
}

const DELETE = sql(
  'anti_fraud_services.delete',
  `UPDATE anti_fraud_services SET active = false, deleted_at = $3, updated_at = $3
    WHERE merchant_account_id = $1 AND anti_fraud_service_id = $2 AND deleted_at IS NULL
    RETURNING anti_fraud_service_id`,
);
export async function deleteAntiFraudService(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: string,
  now: Date,
): Promise<boolean> {
  return (await db.query(DELETE, [merchantAccountId, id, now])).length === 1;
}

const GET_OPERATION = sql(
  'anti_fraud_services.operation',
  `SELECT * FROM operations
   WHERE merchant_account_id = $1 AND operation_id = $2 AND anti_fraud_service_id IS NOT NULL`,
  ['transaction_id', 'anti_fraud_service_id'],
);
/** What it was asked, or told. */
export async function getAntiFraudOperation(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  id: OperationId,
): Promise<AntiFraudRow | null> {
  const [row] = await db.query<AntiFraudRow>(GET_OPERATION, [merchantAccountId, id]);
  return row ?? null;
}
