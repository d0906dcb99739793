import type { DisputeReason, DisputeStage, DisputeStatus } from '../../domain/dispute/dispute.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import type { NameFor } from '../answer-types.ts';
import type { Queryable } from '../db.ts';
import { listTotals, type ListTotals, type TotalsOf } from '../list-totals.ts';
import { type Bounds, type PageRequest, type Slice, type SortKey, filteredKeyset } from '../keyset.ts';
import { DISPUTE_MONEY, type DisputeWithMoney } from './disputes.ts';

export type DisputeListRow = DisputeWithMoney & Readonly<{ sort_values: readonly string[] }>;
export type DisputeFilters = Readonly<{
  createdUntil: string | null;
  createdFrom: string | null;
  dueUntil: string | null;
  dueFrom: string | null;
  transactionId: string | null;
  paymentServiceId: string | null;
  processorReference: string | null;
  statuses: readonly DisputeStatus[] | null;
  stages: readonly DisputeStage[] | null;
  reasons: readonly DisputeReason[] | null;
  currency: string | null;
  amountEquals: number | null;
  amountFrom: number | null;
  amountUntil: number | null;
}>;

const ID: SortKey = { expression: 'd.dispute_id', type: 'uuid' };
const NEWEST: readonly SortKey[] = [{ expression: 'd.created_at', type: 'timestamptz' }, ID];
const DUE: readonly SortKey[] = [
  { expression: `coalesce(d.respond_by, 'infinity')`, type: 'timestamptz' },
  ID,
];
const CREATED = { from: '$3::timestamptz', until: '$2::timestamptz' };

const FILTERS = `($2::timestamptz IS NULL OR d.created_at <= $2) AND ($3::timestamptz IS NULL OR d.created_at >= $3)
  AND ($4::timestamptz IS NULL OR d.respond_by <= $4) AND ($5::timestamptz IS NULL OR d.respond_by >= $5)
  AND ($6::uuid IS NULL OR d.transaction_id = $6) AND ($7::uuid IS NULL OR d.payment_service_id = $7)
  AND ($8::text IS NULL OR d.processor_reference = $8) AND ($9::text[] IS NULL OR d.status = ANY ($9))
  AND ($10::text[] IS NULL OR d.stage = ANY ($10)) AND ($11::text[] IS NULL OR d.reason = ANY ($11))
  AND ($12::text IS NULL OR d.currency = $12) AND ($13::bigint IS NULL OR d.amount >= $13)
  AND ($14::bigint IS NULL OR d.amount <= $14) AND ($15::bigint IS NULL OR d.amount = $15)`;

type TotaledList = Readonly<{ list: ReturnType<typeof filteredKeyset<DisputeListRow>>; totals: TotalsOf }>;

const declare = (
  name: NameFor<DisputeListRow>,
  leading: string,
  order: Readonly<{ keys: readonly SortKey[]; order?: 'asc'; bounds?: Bounds }>,
): TotaledList => {
  const read = {
    ...order,
    row: 'd',
    from: 'disputes d',
    where: `d.merchant_account_id = $1${leading}`,
    filters: FILTERS,
  };
  return {
    list: filteredKeyset<DisputeListRow>(name, {
      ...read,
      columns: 'd.*, money.charged_back, money.given_back',
      join: `CROSS JOIN LATERAL (${DISPUTE_MONEY}) money`,
      values: 15,
    }),
    totals: listTotals(`${name}_totals`, { ...read, currency: 'd.currency', amount: 'd.amount' }),
  };
};
const list = declare('disputes.list', '', { keys: NEWEST, bounds: CREATED });
const listOfTransaction = declare('disputes.list_of_transaction', ' AND d.transaction_id = $6::uuid', {
  keys: NEWEST,
  bounds: CREATED,
});
const listDue = declare('disputes.list_due', ` AND d.status = 'needs_response'`, {
  keys: DUE,
  order: 'asc',
  bounds: { from: '$5::timestamptz', until: '$4::timestamptz' },
});

/** By `respond_by` it has those alone that need a response, what is due first. */
type DisputeOrder = 'created_at' | 'respond_by';

/** Newest first, or what is due first. */
export function listDisputeRows(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  filters: DisputeFilters,
  order: DisputeOrder,
  request: PageRequest,
): Promise<Slice<DisputeListRow>> {
  return listFor(filters, order).list(db, valuesOf(merchantAccountId, filters), request);
}

/** What all of the list comes to. */
export function disputeTotals(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  filters: DisputeFilters,
  order: DisputeOrder,
): Promise<ListTotals> {
  return listFor(filters, order).totals(db, valuesOf(merchantAccountId, filters));
}

function listFor({ transactionId }: DisputeFilters, order: DisputeOrder): TotaledList {
  return order === 'respond_by' ? listDue : transactionId === null ? list : listOfTransaction;
}

function valuesOf(merchantAccountId: MerchantAccountId, filters: DisputeFilters): readonly unknown[] {
  return [
    merchantAccountId,
    filters.createdUntil,
    filters.createdFrom,
    filters.dueUntil,
    filters.dueFrom,
    filters.transactionId,
    filters.paymentServiceId,
    filters.processorReference,
    filters.statuses,
    filters.stages,
    filters.reasons,
    filters.currency,
    filters.amountFrom,
    filters.amountUntil,
    filters.amountEquals,
  ];
}
