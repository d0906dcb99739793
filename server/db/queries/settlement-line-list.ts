import type { MerchantAccountId } from '../../domain/ids.ts';
import type { NameFor } from '../answer-types.ts';
import type { Queryable } from '../db.ts';
import { type FilterTable, type FiltersOf, filterSql } from '../filter-table.ts';
import { type Bounds, type PageRequest, type Slice, type SortKey, filteredKeyset } from '../keyset.ts';
import type { SettlementLineRow } from './settlement-lines.ts';

export type SettlementLineListRow = SettlementLineRow & Readonly<{ sort_values: readonly string[] }>;

const FILTERS = {
  ingestedUntil: ['timestamptz', 'l.ingested_at <= ?'],
  ingestedFrom: ['timestamptz', 'l.ingested_at >= ?'],
  postedUntil: ['timestamptz', 'l.posted_at <= ?'],
  postedFrom: ['timestamptz', 'l.posted_at >= ?'],
  kinds: ['text[]', 'l.kind = ANY (?)'],
  transactionId: ['uuid', 'l.transaction_id = ?'],
  refundId: ['uuid', 'l.refund_id = ?'],
  reportId: ['uuid', 'l.payment_service_report_id = ?'],
  fileId: ['uuid', 'l.payment_service_report_file_id = ?'],
  paymentServiceIds: ['uuid[]', 'l.payment_service_id = ANY (?)'],
  currencies: ['text[]', 'l.currency = ANY (?)'],
  amount: ['bigint', 'l.amount = ?'],
  amountUntil: ['bigint', 'l.amount <= ?'],
  amountFrom: ['bigint', 'l.amount >= ?'],
} as const satisfies FilterTable;
export type SettlementLineFilters = FiltersOf<typeof FILTERS>;

const { names, parameter, holds, optional, given, values } = filterSql(FILTERS);
const BOUNDS: Bounds = { from: parameter('ingestedFrom'), until: parameter('ingestedUntil') };
const KEYS: readonly SortKey[] = [
  { expression: 'l.ingested_at', type: 'timestamptz' },
  { expression: 'l.settlement_line_id', type: 'uuid' },
];

const declare = (name: NameFor<SettlementLineListRow>, leading: string, bounds?: Bounds) =>
  filteredKeyset<SettlementLineListRow>(name, {
    ...(bounds === undefined ? {} : { bounds }),
    row: 'l',
    from: 'settlement_lines l',
    where: `l.merchant_account_id = $1${leading}`,
    filters: optional(),
    values: names.length + 1,
    keys: KEYS,
  });
const all = declare('settlement_lines.list_all', '', BOUNDS);
const chargebacks = declare(
  'settlement_lines.list_chargebacks',
  ` AND l.kind IN ('chargeback', 'chargeback-reversal')`,
  BOUNDS,
);
const ofService = declare(
  'settlement_lines.list_by_service',
  ` AND l.payment_service_id = (${parameter('paymentServiceIds')})[1]`,
  BOUNDS,
);
/** Filters that name few rows and have an index: the first one given leads. */
const LED = new Map([
  ['transactionId', declare('settlement_lines.list_by_transaction', ` AND ${holds('transactionId')}`)],
  ['reportId', declare('settlement_lines.list_by_report', ` AND ${holds('reportId')}`)],
  ['fileId', declare('settlement_lines.list_by_file', ` AND ${holds('fileId')}`)],
]);

/** What came last, first. */
export function listAllSettlementLines(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  filters: SettlementLineFilters,
  page: PageRequest,
): Promise<Slice<SettlementLineListRow>> {
  const asked = given(filters);
  const leading = [...LED].find(([name]) => asked.some((other) => other === name))?.[1];
  const list = leading ?? (areChargebacks(filters) ? chargebacks : isOfOneService(filters) ? ofService : all);
  return list(db, [merchantAccountId, ...values(filters)], page);
}

function areChargebacks({ kinds }: SettlementLineFilters): boolean {
  return Array.isArray(kinds) && kinds.every((kind) => String(kind).startsWith('chargeback'));
}

function isOfOneService({ paymentServiceIds: ids }: SettlementLineFilters): boolean {
  return Array.isArray(ids) && ids.length === 1;
}
