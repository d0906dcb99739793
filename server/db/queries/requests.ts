import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql } from '../db.ts';
import { type PageRequest, type Slice, type SortKey, filteredKeyset } from '../keyset.ts';
import type { DeliveryRange } from './webhook-deliveries.ts';

/** A call of the API, without what it said. */
export type RequestRow = Readonly<{
  /** '' where it was not known who called. */
  merchant_account_id: MerchantAccountId | '';
  request_id: string;
  operation: string;
  path: string;
  response_status: number;
  error_code: string | null;
  duration_ms: number;
  api_key_pair_id: string | null;
  user_id: string | null;
  caller_name: string | null;
  created_at: string;
}>;

const INSERT = sql(
  'requests.insert',
  `INSERT INTO requests SELECT r.* FROM jsonb_populate_recordset(NULL::requests, $1::jsonb) r
   ON CONFLICT (merchant_account_id, request_id) DO NOTHING`,
);
/** Many at once. What is there already stays: a batch whose end was not heard of is written again. */
export async function insertRequests(db: Queryable, rows: readonly RequestRow[]): Promise<void> {
  await db.query(INSERT, [JSON.stringify(rows)]);
}

export type RequestFilters = DeliveryRange &
  Readonly<{
    merchantAccountId: MerchantAccountId | '';
    operation: string | null;
    apiKeyPairId: string | null;
    userId: string | null;
    statusFrom: number | null;
    statusUntil: number | null;
    errorCode: string | null;
  }>;
export type RequestListRow = RequestRow & Readonly<{ sort_values: readonly string[] }>;

const KEYS: readonly SortKey[] = [{ expression: 'r.request_id', type: 'uuid' }];
const list = filteredKeyset<RequestListRow>('requests.list', {
  row: 'r',
  from: 'requests r',
  where: 'r.merchant_account_id = $1 AND r.request_id BETWEEN $2::uuid AND $3::uuid',
  filters: `($4::text IS NULL OR r.operation = $4) AND ($5::uuid IS NULL OR r.api_key_pair_id = $5)
    AND ($6::uuid IS NULL OR r.user_id = $6) AND ($7::integer IS NULL OR r.response_status >= $7)
    AND ($8::integer IS NULL OR r.response_status <= $8) AND ($9::text IS NULL OR r.error_code = $9)`,
  values: 9,
  keys: KEYS,
});
/** Newest first. Ids are in the order in which calls came. */
export function listRequests(
  db: Queryable,
  filters: RequestFilters,
  page: PageRequest,
): Promise<Slice<RequestListRow>> {
  const { merchantAccountId, firstId, lastId, operation, apiKeyPairId, userId } = filters;
  const { statusFrom, statusUntil, errorCode } = filters;
  return list(
    db,
    [merchantAccountId, firstId, lastId, operation, apiKeyPairId, userId, statusFrom, statusUntil, errorCode],
    page,
  );
}
