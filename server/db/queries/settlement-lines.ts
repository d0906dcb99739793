import type {
  Id,
  MerchantAccountId,
  OperationId,
  PaymentServiceId,
  TransactionId,
} from '../../domain/ids.ts';
import type { Timestamp } from '../../domain/timestamp.ts';
import type { SettledState, SettlementLineKind } from '../../domain/transaction/settlement-line.ts';
import { type Queryable, sql } from '../db.ts';
import { type EventRow, type LedgerRow, type WebhookEventRow, rowJson } from './transaction-rows.ts';

export type SettlementLineId = Id<'settlement-line'>;
export type SettlementLineRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  settlement_line_id: SettlementLineId;
  kind: SettlementLineKind;
  transaction_id: TransactionId;
  refund_id: OperationId | null;
  payment_service_id: PaymentServiceId;
  reference: string;
  currency: string;
  amount: bigint;
  commission: bigint;
  interchange: bigint | null;
  markup: bigint | null;
  scheme_fee: bigint | null;
  payment_service_report_id: string;
  posted_at: Timestamp;
  ingested_at: Timestamp;
}>;

const RECORD = sql(
  'settlement_lines.record',
  `WITH gate AS (
     UPDATE transactions SET version = version + 1, settled_amount = $4, settled_currency = $5, settled = $6, disputed = $7, updated_at = $8
     WHERE merchant_account_id = $1 AND transaction_id = $2 AND version = $3 RETURNING transaction_id
   ),
   written AS (INSERT INTO settlement_lines SELECT r.* FROM gate, jsonb_populate_record(NULL::settlement_lines, $9::jsonb) r),
   posted AS (INSERT INTO ledger_entries SELECT r.* FROM gate, jsonb_populate_recordset(NULL::ledger_entries, $10::jsonb) r),
   told AS (INSERT INTO transaction_events SELECT r.* FROM gate, jsonb_populate_recordset(NULL::transaction_events, $11::jsonb) r),
   announced AS (INSERT INTO webhook_events SELECT r.* FROM gate, jsonb_populate_recordset(NULL::webhook_events, $12::jsonb) r)
   SELECT transaction_id FROM gate`,
);
/**
 * The line with all that it changes, by compare-and-set on the transaction's version. False: somebody else
 * was faster, and nothing was written.
 */
export async function recordSettlementLine(
  db: Queryable,
  version: bigint,
  line: SettlementLineRow,
  writing: Readonly<{
    transaction: SettledState;
    ledger: readonly LedgerRow[];
    events: readonly EventRow[];
    webhooks: readonly WebhookEventRow[];
  }>,
): Promise<boolean> {
  const { settled_amount, settled_currency, settled, disputed } = writing.transaction;
  const rows = await db.query(RECORD, [
    line.merchant_account_id,
    line.transaction_id,
    version,
    settled_amount,
    settled_currency,
    settled,
    disputed,
    line.ingested_at,
    rowJson(line),
    rowJson(writing.ledger),
    rowJson(writing.events),
    rowJson(writing.webhooks),
  ]);
  return rows.length === 1;
}

const IS_KNOWN = sql(
  'settlement_lines.is_known',
  `SELECT settlement_line_id FROM settlement_lines WHERE merchant_account_id = $1 AND payment_service_id = $2 AND kind = $3 AND reference = $4`,
);
export async function isKnownSettlementLine(
  db: Queryable,
  line: Pick<SettlementLineRow, 'merchant_account_id' | 'payment_service_id' | 'kind' | 'reference'>,
): Promise<boolean> {
  return (
    (await db.query(IS_KNOWN, [line.merchant_account_id, line.payment_service_id, line.kind, line.reference]))
      .length > 0
  );
}

const LIST = sql(
  'settlement_lines.list',
  `SELECT * FROM settlement_lines WHERE merchant_account_id = $1 AND transaction_id = $2 AND kind = $3 ORDER BY posted_at, settlement_line_id`,
);
export function listSettlementLines(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  transactionId: TransactionId,
  kind: SettlementLineKind,
): Promise<SettlementLineRow[]> {
  return db.query<SettlementLineRow>(LIST, [merchantAccountId, transactionId, kind]);
}
