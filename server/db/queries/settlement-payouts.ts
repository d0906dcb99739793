import type { MerchantAccountId, PaymentServiceId } from '../../domain/ids.ts';
import { type StoredLine, paidOutBy } from '../../domain/reconciliation/settled-line.ts';
import { type Queryable, sql } from '../db.ts';
import { FIRST_ID, everyPage, everyRowOf } from './every-page.ts';
import type { SettlementLineRow } from './settlement-lines.ts';

/** What one processor paid out at once, in one currency. */
export type SettlementPayoutRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  payment_service_report_id: string;
  currency: string;
  payment_service_id: PaymentServiceId;
  reference: string;
  paid_on: string;
  lines: bigint;
  amount: bigint;
  match_id: string | null;
  match_proof: 'reference' | 'amount-and-day' | 'sum' | null;
}>;

export const PAYOUT_LINE_COLUMNS = {
  merchant_account_id: 'text',
  transaction_id: 'uuid',
  payment_service_report_id: 'uuid',
  payment_service_id: 'uuid',
  payout_currency: 'text',
  reference: 'text',
  paid_on: 'text',
  net_amount: 'bigint',
} as const;

/** What a new line adds to its payout; nothing where it is in none. */
export function payoutLinesOf(line: SettlementLineRow): readonly object[] {
  const paid = paidOutBy(line);
  if (paid === null) return [];
  const { merchant_account_id, transaction_id, payment_service_report_id, payment_service_id } = line;
  return [
    {
      ...{ merchant_account_id, transaction_id, payment_service_report_id, payment_service_id },
      ...{ payout_currency: paid.currency, reference: line.payout_reference },
      ...{ paid_on: paid.paid_on, net_amount: paid.amount },
    },
  ];
}

/** Adds new lines, `r`, to their payouts: in one order, so that no two processes wait for each other. */
export function addToPayouts(lines: string): string {
  return `
    INSERT INTO settlement_payouts AS p (merchant_account_id, payment_service_report_id, currency, payment_service_id,
      reference, paid_on, lines, amount)
    SELECT merchant_account_id, r.payment_service_report_id, r.payout_currency, r.payment_service_id,
      min(r.reference), max(r.paid_on), count(*), sum(r.net_amount)
    FROM ${lines}
    GROUP BY merchant_account_id, r.payment_service_report_id, r.payout_currency, r.payment_service_id
    ORDER BY merchant_account_id, r.payment_service_report_id, r.payout_currency
    ON CONFLICT (merchant_account_id, payment_service_report_id, currency) DO UPDATE
      SET amount = p.amount + excluded.amount, lines = p.lines + excluded.lines,
        paid_on = greatest(p.paid_on, excluded.paid_on)`;
}

/** Payouts of one statement; a window of days may have any number. */
const PAGE = 5_000;
const OF_DAYS = sql(
  'settlement_payouts.of_days',
  `SELECT * FROM settlement_payouts WHERE merchant_account_id = $1
     AND (paid_on, payment_service_report_id, currency) > ($2, $3::uuid, $4::text) AND paid_on <= $5
   ORDER BY paid_on, payment_service_report_id, currency LIMIT ${PAGE}`,
);
/** Those of some days, in their order. */
export function payoutsOfDays(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  { from, through }: Readonly<{ from: string; through: string }>,
): Promise<readonly SettlementPayoutRow[]> {
  return everyPage(PAGE, (last: SettlementPayoutRow | null) => {
    const after =
      last === null ? [from, FIRST_ID, ''] : [last.paid_on, last.payment_service_report_id, last.currency];
    return db.query<SettlementPayoutRow>(OF_DAYS, [merchantAccountId, ...after, through]);
  });
}

const OF_REPORTS = sql(
  'settlement_payouts.of_reports',
  `SELECT * FROM settlement_payouts WHERE merchant_account_id = $1 AND payment_service_report_id = ANY ($2::uuid[])
   ORDER BY paid_on, payment_service_report_id, currency`,
);
/** The payouts of these reports: one for each currency that was paid out. */
export async function payoutsOfReports(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  reportIds: readonly string[],
): Promise<SettlementPayoutRow[]> {
  if (reportIds.length === 0) return [];
  return db.query<SettlementPayoutRow>(OF_REPORTS, [merchantAccountId, reportIds]);
}

const OF_MATCHES = sql(
  'settlement_payouts.of_matches',
  `SELECT * FROM settlement_payouts WHERE merchant_account_id = $1 AND match_id = ANY ($2::uuid[])
   ORDER BY paid_on, payment_service_report_id, currency`,
);
export async function payoutsOfMatches(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  matchIds: readonly string[],
): Promise<SettlementPayoutRow[]> {
  if (matchIds.length === 0) return [];
  return db.query<SettlementPayoutRow>(OF_MATCHES, [merchantAccountId, matchIds]);
}

const SET_MATCHES = sql(
  'settlement_payouts.set_matches',
  `UPDATE settlement_payouts p SET match_id = given.match_id, match_proof = given.match_proof
   FROM jsonb_to_recordset($2::jsonb) given (payment_service_report_id uuid, currency text, match_id uuid,
     match_proof text)
   WHERE p.merchant_account_id = $1 AND p.payment_service_report_id = given.payment_service_report_id
     AND p.currency = given.currency`,
);
export type PayoutLink = Pick<
  SettlementPayoutRow,
  'payment_service_report_id' | 'currency' | 'match_id' | 'match_proof'
>;
export async function setPayoutMatches(
  tx: Queryable,
  merchantAccountId: MerchantAccountId,
  links: readonly PayoutLink[],
): Promise<void> {
  const given = links.map(({ payment_service_report_id, currency, match_id, match_proof }) => ({
    ...{ payment_service_report_id, currency, match_id, match_proof },
  }));
  await tx.query(SET_MATCHES, [merchantAccountId, JSON.stringify(given)]);
}

/** Lines of one payment in one statement. */
const LINES_PAGE = 1_000;
const LINES_OF = sql(
  'settlement_lines.of_transactions',
  `SELECT l.* FROM unnest($2::uuid[], $3::timestamptz[], $4::uuid[]) asked (id, after_at, after_id)
   CROSS JOIN LATERAL (
     SELECT settlement_line_id, kind, transaction_id, currency, amount, commission, exchange_rate, exchange_currency,
       exchange_net, payment_service_report_id, payout_reference, posted_at
     FROM settlement_lines WHERE merchant_account_id = $1 AND transaction_id = asked.id
       AND (posted_at, settlement_line_id) > (asked.after_at, asked.after_id)
     ORDER BY posted_at, settlement_line_id LIMIT ${LINES_PAGE}
   ) l`,
);
/** All lines of these payments, in the order of the processor's time. */
export function linesOfTransactions(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  transactionIds: readonly string[],
): Promise<readonly StoredLine[]> {
  return everyRowOf(LINES_PAGE, transactionIds, {
    idOf: (line: StoredLine) => line.transaction_id,
    read: (asked) => {
      const ids = asked.map(({ id }) => id);
      const ats = asked.map(({ last }) => last?.posted_at ?? '-infinity');
      const lines = asked.map(({ last }) => last?.settlement_line_id ?? FIRST_ID);
      return db.query<StoredLine>(LINES_OF, [merchantAccountId, ids, ats, lines]);
    },
  });
}
