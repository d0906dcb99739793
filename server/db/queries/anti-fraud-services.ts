import type { AntiFraudServiceId, MerchantAccountId, OperationId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { type ConnectionRow, connectionList, connectionTable, putConnection } from './connections.ts';
import type { AntiFraudRow } from './transaction-rows.ts';

export type AntiFraudServiceRow = ConnectionRow &
  Readonly<{
    anti_fraud_service_id: AntiFraudServiceId;
    display_name: string;
    silent: boolean;
    webhook_key: Buffer;
  }>;

const id = 'anti_fraud_service_id';
export const antiFraudServiceTable = connectionTable<AntiFraudServiceRow>('anti_fraud_services', { id });
export const listAntiFraudServices = connectionList<AntiFraudServiceRow>('anti_fraud_services.list', {
  table: 'anti_fraud_services',
  id,
});
export const putAntiFraudService = putConnection<AntiFraudServiceRow>('anti_fraud_services', {
  id,
  own: ['display_name', 'silent', 'webhook_key'],
  isOneActive: true,
});

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
  operationId: OperationId,
): Promise<AntiFraudRow | null> {
  const [row] = await db.query<AntiFraudRow>(GET_OPERATION, [merchantAccountId, operationId]);
  return row ?? null;
}
