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
  exchange_rate: string | null;
  exchange_currency: string | null;
  exchange_net: bigint | null;
  payment_service_report_id: string;
  payment_service_report_file_id: string | null;
  payout_reference: string | null;
  posted_at: Timestamp;
  ingested_at: Timestamp;
  dispute_reference: string | null;
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

/** Of one kind, for one transaction: this list has no pages. */
const SETTLEMENT_LINES_LISTED_MAX = 1_000;

const LIST = sql(
  'settlement_lines.list',
  `SELECT * FROM settlement_lines WHERE merchant_account_id = $1 AND transaction_id = $2 AND kind = $3
    ORDER BY posted_at, settlement_line_id LIMIT ${SETTLEMENT_LINES_LISTED_MAX}`,
);
export function listSettlementLines(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  transactionId: TransactionId,
  kind: SettlementLineKind,
): Promise<SettlementLineRow[]> {
  return db.query<SettlementLineRow>(LIST, [merchantAccountId, transactionId, kind]);
}

const GET = sql(
  'settlement_lines.get',
  `SELECT * FROM settlement_lines
    WHERE merchant_account_id = $1 AND settlement_line_id = $2 AND transaction_id = $3 AND kind = $4`,
);
export async function getSettlementLine(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  { id, transactionId, kind }: Readonly<{ id: string; transactionId: string; kind: SettlementLineKind }>,
): Promise<SettlementLineRow | null> {
  const [row] = await db.query<SettlementLineRow>(GET, [merchantAccountId, id, transactionId, kind]);
  return row ?? null;
}

const SETTLED_OF_REFUNDS = sql(
  'settlement_lines.settled_of_refunds',
  `SELECT refund_id, currency, sum(amount)::bigint AS amount FROM settlement_lines
    WHERE merchant_account_id = $1 AND transaction_id = ANY ($2::uuid[]) AND kind = 'refund-settlement'
      AND refund_id = ANY ($3::uuid[])
    GROUP BY refund_id, currency`,
  ['refund_id'],
);
/** What processors have settled of these refunds. */
export function settledOfRefunds(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  refunds: readonly Readonly<{ id: string; transaction_id: string }>[],
): Promise<readonly Readonly<{ refund_id: OperationId; currency: string; amount: bigint }>[]> {
  const transactionIds = [...new Set(refunds.map(({ transaction_id: id }) => id))];
  return db.query(SETTLED_OF_REFUNDS, [merchantAccountId, transactionIds, refunds.map(({ id }) => id)]);
}
