import type {
  Id,
  MerchantAccountId,
  OperationId,
  PaymentServiceId,
  TransactionId,
} from '../../domain/ids.ts';
import type { Timestamp } from '../../domain/timestamp.ts';
import type { SettlementLineKind } from '../../domain/transaction/settlement-line.ts';
import { type Queryable, sql } from '../db.ts';

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

const IS_KNOWN = sql(
  'settlement_lines.is_known',
  `SELECT settlement_line_id FROM settlement_lines
    WHERE merchant_account_id = $1 AND payment_service_id = $2 AND kind = $3 AND reference = $4`,
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
  `SELECT * FROM settlement_lines WHERE merchant_account_id = $1 AND transaction_id = $2 AND kind = $3
    ORDER BY posted_at, settlement_line_id`,
);
export function listSettlementLines(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  transactionId: TransactionId,
  kind: SettlementLineKind,
): Promise<SettlementLineRow[]> {
  return db.query<SettlementLineRow>(LIST, [merchantAccountId, transactionId, kind]);
}
