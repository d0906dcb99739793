import type { MerchantAccountId, PaymentServiceId } from '../../domain/ids.ts';
import type { Timestamp } from '../../domain/timestamp.ts';
import type { NameFor } from '../answer-types.ts';
import type { Queryable } from '../db.ts';
import { type FilterTable, type FiltersOf, filterSql } from '../filter-table.ts';
import { type Bounds, type PageRequest, type Slice, type SortKey, filteredKeyset } from '../keyset.ts';

/** What the lines of one report add up to in one currency. */
export type SettlementReportRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  payment_service_report_id: string;
  currency: string;
  payment_service_id: PaymentServiceId;
  lines: bigint;
  settled_amount: bigint;
  refunded_amount: bigint;
  charged_back_amount: bigint;
  reversed_amount: bigint;
  fee_amount: bigint;
  first_posted_at: Timestamp;
  last_posted_at: Timestamp;
  created_at: Timestamp;
  updated_at: Timestamp;
}>;
export type SettlementReportListRow = SettlementReportRow & Readonly<{ sort_values: readonly string[] }>;

const KINDS = {
  settled_amount: 'settlement',
  refunded_amount: 'refund-settlement',
  charged_back_amount: 'chargeback',
  reversed_amount: 'chargeback-reversal',
} as const;
const SUMS = [...Object.keys(KINDS), 'fee_amount', 'lines'];

/** Adds new lines, `r`, to the sums of their reports: in one order, so that no two processes wait for each other. */
export function addToReports(lines: string): string {
  const sums = Object.values(KINDS).map(
    (kind) => `coalesce(sum(r.amount) FILTER (WHERE r.kind = '${kind}'), 0)`,
  );
  return `
    INSERT INTO settlement_reports AS s (merchant_account_id, payment_service_report_id, currency, payment_service_id,
      ${SUMS.join(', ')}, first_posted_at, last_posted_at, created_at, updated_at)
    SELECT merchant_account_id, r.payment_service_report_id, r.currency, r.payment_service_id, ${sums.join(', ')},
      sum(r.commission), count(*), min(r.posted_at), max(r.posted_at), min(r.ingested_at), max(r.ingested_at)
    FROM ${lines}
    GROUP BY merchant_account_id, r.payment_service_report_id, r.currency, r.payment_service_id
    ORDER BY merchant_account_id, r.payment_service_report_id, r.currency
    ON CONFLICT (merchant_account_id, payment_service_report_id, currency) DO UPDATE
      SET ${SUMS.map((column) => `${column} = s.${column} + excluded.${column}`).join(', ')},
        first_posted_at = least(s.first_posted_at, excluded.first_posted_at),
        last_posted_at = greatest(s.last_posted_at, excluded.last_posted_at),
        updated_at = greatest(s.updated_at, excluded.updated_at)`;
}

const FILTERS = {
  createdUntil: ['timestamptz', 's.created_at <= ?'],
  createdFrom: ['timestamptz', 's.created_at >= ?'],
  postedUntil: ['timestamptz', 's.first_posted_at <= ?'],
  postedFrom: ['timestamptz', 's.last_posted_at >= ?'],
  id: ['uuid', 's.payment_service_report_id = ?'],
  paymentServiceIds: ['uuid[]', 's.payment_service_id = ANY (?)'],
  currencies: ['text[]', 's.currency = ANY (?)'],
} as const satisfies FilterTable;
export type SettlementReportFilters = FiltersOf<typeof FILTERS>;

const { names, parameter, holds, optional, values } = filterSql(FILTERS);
const BOUNDS: Bounds = { from: parameter('createdFrom'), until: parameter('createdUntil') };
const KEYS: readonly SortKey[] = [
  { expression: 's.created_at', type: 'timestamptz' },
  { expression: 's.payment_service_report_id', type: 'uuid' },
  { expression: 's.currency', type: 'text' },
];

const declare = (name: NameFor<SettlementReportListRow>, leading: string, bounds?: Bounds) =>
  filteredKeyset<SettlementReportListRow>(name, {
    ...(bounds === undefined ? {} : { bounds }),
    row: 's',
    from: 'settlement_reports s',
    where: `s.merchant_account_id = $1${leading}`,
    filters: optional(),
    values: names.length + 1,
    keys: KEYS,
  });
const all = declare('settlement_reports.list', '', BOUNDS);
const byId = declare('settlement_reports.list_by_id', ` AND ${holds('id')}`);
const ofService = declare(
  'settlement_reports.list_by_service',
  ` AND s.payment_service_id = (${parameter('paymentServiceIds')})[1]`,
  BOUNDS,
);

/** Newest first. */
export function listSettlementReports(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  filters: SettlementReportFilters,
  page: PageRequest,
): Promise<Slice<SettlementReportListRow>> {
  const { id = null, paymentServiceIds } = filters;
  const isOfOneService = Array.isArray(paymentServiceIds) && paymentServiceIds.length === 1;
  const list = id !== null ? byId : isOfOneService ? ofService : all;
  return list(db, [merchantAccountId, ...values(filters)], page);
}
