import type { MerchantAccountId, TransactionId } from '../../domain/ids.ts';
import type { NameFor } from '../answer-types.ts';
import type { Queryable } from '../db.ts';
import { type FilterTable, type FiltersOf, filterSql } from '../filter-table.ts';
import { listTotals, type ListTotals, type TotalsOf } from '../list-totals.ts';
import { type Bounds, type PageRequest, type Slice, type SortKey, filteredKeyset } from '../keyset.ts';
import type { AnyOperationRow, GiftCardOperationRow, OperationRow } from './transaction-rows.ts';

/** What a refund is told of its transaction. */
type OfTransaction = Readonly<{
  transaction_currency: string;
  transaction_external_identifier: string | null;
  sort_values: readonly string[];
}>;
type StoredRefund = AnyOperationRow & OfTransaction;
/** To a payment method, or to a gift card. */
export type RefundListRow = Readonly<{ transaction_id: TransactionId }> &
  OfTransaction &
  (
    | (OperationRow & Readonly<{ kind: 'refund' }>)
    | (GiftCardOperationRow & Readonly<{ kind: 'refund-gift-card' }>)
  );

const IS_REFUND = `o.kind IN ('refund', 'refund-gift-card')`;
/** What goes back, or is to. */
const AMOUNT = 'coalesce(o.moved_amount, o.amount)';

const FILTERS = {
  createdUntil: ['timestamptz', 'o.created_at <= ?'],
  createdFrom: ['timestamptz', 'o.created_at >= ?'],
  statuses: ['text[]', 'o.status = ANY (?)'],
  id: ['uuid', 'o.operation_id = ?'],
  reconciledId: ['uuid', 'o.operation_id = ?'],
  transactionId: ['uuid', 'o.transaction_id = ?'],
  processorReference: ['text', 'o.processor_reference = ?'],
  externalIdentifier: ['text', 'o.external_identifier = ?'],
  amount: ['bigint', `${AMOUNT} = ?`],
  amountUntil: ['bigint', `${AMOUNT} <= ?`],
  amountFrom: ['bigint', `${AMOUNT} >= ?`],
  currencies: ['text[]', 't.currency = ANY (?)'],
  paymentServiceIds: ['uuid[]', 'o.payment_service_id = ANY (?)'],
  targetType: ['text', 'o.target_type = ?'],
} as const satisfies FilterTable;
export type RefundFilters = FiltersOf<typeof FILTERS>;

const { names, parameter, holds, optional, given, values } = filterSql(FILTERS);
const BOUNDS: Bounds = { from: parameter('createdFrom'), until: parameter('createdUntil') };
const KEYS: readonly SortKey[] = [
  { expression: 'o.created_at', type: 'timestamptz' },
  { expression: 'o.operation_id', type: 'uuid' },
];

type TotaledList = Readonly<{ list: ReturnType<typeof filteredKeyset<StoredRefund>>; totals: TotalsOf }>;

const declare = (name: NameFor<StoredRefund>, leading: string, bounds?: Bounds): TotaledList => {
  const read = {
    ...(bounds === undefined ? {} : { bounds }),
    row: 'o',
    from: 'operations o',
    where: `o.merchant_account_id = $1 AND ${IS_REFUND}${leading}`,
    join: `JOIN transactions t ON t.merchant_account_id = o.merchant_account_id
      AND t.transaction_id = o.transaction_id`,
    filters: optional(),
    keys: KEYS,
  };
  return {
    list: filteredKeyset<StoredRefund>(name, {
      ...read,
      columns: `o.*, t.currency AS transaction_currency, t.external_identifier AS transaction_external_identifier`,
      values: names.length + 1,
    }),
    totals: listTotals(`${name}_totals`, { ...read, currency: 't.currency', amount: AMOUNT }),
  };
};
const all = declare('refunds.list', '', BOUNDS);
/** Filters that name few rows and have an index: the first one given leads. */
const LED = new Map([
  ['id', declare('refunds.list_by_id', ` AND ${holds('id')}`)],
  ['reconciledId', declare('refunds.list_by_reconciled_id', ` AND ${holds('reconciledId')}`)],
  ['transactionId', declare('refunds.list_by_transaction', ` AND ${holds('transactionId')}`)],
  ['processorReference', declare('refunds.list_by_reference', ` AND ${holds('processorReference')}`)],
  ['externalIdentifier', declare('refunds.list_by_external', ` AND ${holds('externalIdentifier')}`)],
]);
const notSucceeded = declare('refunds.list_not_succeeded', ` AND o.status <> 'succeeded'`, BOUNDS);

/** Newest first. */
export async function listRefundRows(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  filters: RefundFilters,
  page: PageRequest,
): Promise<Slice<RefundListRow>> {
  const slice = await listFor(filters).list(db, [merchantAccountId, ...values(filters)], page);
  return { ...slice, rows: slice.rows as unknown as readonly RefundListRow[] }; // by its kind one of the two
}

/** What all of the list comes to. */
export function refundTotals(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  filters: RefundFilters,
): Promise<ListTotals> {
  return listFor(filters).totals(db, [merchantAccountId, ...values(filters)]);
}

function listFor(filters: RefundFilters): TotaledList {
  const asked = given(filters);
  const leading = [...LED].find(([name]) => asked.some((other) => other === name))?.[1];
  const { statuses } = filters;
  const isWithout = Array.isArray(statuses) && !statuses.includes('succeeded');
  return leading ?? (isWithout ? notSucceeded : all);
}
