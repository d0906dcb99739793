import type { NameFor } from '../answer-types.ts';
import type { MerchantAccountId } from '../../domain/ids.ts';
import { type Queryable, sql, type Statement } from '../db.ts';
import {
  type Bounds,
  type PageRequest,
  type Slice,
  type SortKey,
  filteredKeyset,
  keyset,
  sortValues,
} from '../keyset.ts';
import { type FilterTable, type FiltersOf, filterSql } from '../filter-table.ts';
import { listTotals, type ListTotals, type TotalsOf } from '../list-totals.ts';
import { withGiftCards } from './tenders.ts';
import type { StoredTransaction, TransactionRow } from './transaction-rows.ts';

type SortedRow = Readonly<{ sort_values: readonly string[] }>;
export type TransactionListRow = TransactionRow & SortedRow;

const FILTERS = {
  createdUntil: ['timestamptz', 't.created_at <= ?'],
  createdFrom: ['timestamptz', 't.created_at >= ?'],
  updatedUntil: ['timestamptz', 't.updated_at <= ?'],
  updatedFrom: ['timestamptz', 't.updated_at >= ?'],
  /** Any part of what a person may know a transaction by, in any case. */
  search: [
    'text',
    `strpos(lower(concat_ws(E'\\n', t.transaction_id::text, t.external_identifier, t.payment_service_transaction_id,
      t.buyer_external_identifier, t.buyer_email_address, t.buyer ->> 'display_name',
       concat_ws(' ', t.buyer #>> '{billing_details,first_name}', t.buyer #>> '{billing_details,last_name}'),
         t.payment_method_label)), lower(?)) > 0`,
  ],
  buyerExternalIdentifier: ['text', 'normalize(t.buyer_external_identifier, NFC) = normalize(?, NFC)'],
  buyerId: ['uuid', 't.buyer_id = ?'],
  buyerEmailAddress: ['text', 'lower(t.buyer_email_address) = lower(?)'],
  ipAddress: ['text', 't.ip_address = ?'],
  statuses: ['text[]', 't.status = ANY (?)'],
  id: ['uuid', 't.transaction_id = ?'],
  reconciledId: ['uuid', 't.transaction_id = ?'],
  processorReference: ['text', 't.payment_service_transaction_id = ?'],
  externalIdentifier: ['text', 't.external_identifier = ?'],
  metadata: ['jsonb', 't.metadata @> ?'],
  amount: ['bigint', 't.amount = ?'],
  amountUntil: ['bigint', 't.amount <= ?'],
  amountFrom: ['bigint', 't.amount >= ?'],
  currencies: ['text[]', 't.currency = ANY (?)'],
  countries: ['text[]', 't.country = ANY (?)'],
  paymentServiceIds: ['uuid[]', 't.payment_service_id = ANY (?)'],
  paymentMethodId: ['uuid', 't.payment_method_id = ?'],
  paymentMethodLabel: ['text', 't.payment_method_label = ?'],
  paymentMethodSchemes: ['text[]', 't.payment_method_scheme = ANY (?)'],
  paymentMethodCountry: ['text', 't.payment_method_country = ?'],
  paymentMethodFingerprint: ['text', 't.payment_method_fingerprint = ?'],
  paymentMethodBin: ['text', "starts_with(coalesce(t.payment_method_bin, ''), ?)"],
  methods: ['text[]', 't.method = ANY (?)'],
  errorCodes: ['text[]', 't.error_code = ANY (?)'],
  hasRefunds: ['boolean', '(t.refunded_amount > 0) = ?'],
  pendingReview: ['boolean', 't.pending_review = ?'],
  checkoutSessionId: ['uuid', 't.checkout_session_id = ?'],
  paymentLinkId: ['uuid', 't.payment_link_id = ?'],
  hasGiftCardRedemptions: ['boolean', '(t.gift_card_amount > 0) = ?'],
  giftCardId: [
    'uuid',
    `t.transaction_id = ANY (ARRAY(
      SELECT transaction_id FROM tenders WHERE merchant_account_id = $1 AND gift_card_id = ?))`,
  ],
  giftCardLastFour: [
    'text',
    `t.transaction_id = ANY (ARRAY(
      SELECT transaction_id FROM tenders WHERE merchant_account_id = $1 AND last_four = ?))`,
  ],
  hasSettlements: ['boolean', '(t.settled_currency IS NOT NULL) = ?'],
  paymentSources: ['text[]', 't.payment_source = ANY (?)'],
  isSubsequentPayment: ['boolean', 't.is_subsequent_payment = ?'],
  merchantInitiated: ['boolean', 't.merchant_initiated = ?'],
  usedThreeDSecure: ['boolean', 't.used_three_d_secure = ?'],
  disputed: ['boolean', 't.disputed = ?'],
  reauthorizedFromTransactionId: ['uuid', 't.reauthorized_from_transaction_id = ?'],
  /** Every one of these words, anywhere in what is known of the buyer. */
  buyerSearch: [
    'text[]',
    `NOT EXISTS (SELECT FROM unnest(?) word
      WHERE strpos(lower(concat_ws(E'\\n', t.buyer_external_identifier, t.buyer_email_address, t.buyer_id::text,
      t.buyer ->> 'display_name',
       concat_ws(' ', t.buyer #>> '{billing_details,first_name}', t.buyer #>> '{billing_details,last_name}'))),
         lower(word)) = 0)`,
  ],
} as const satisfies FilterTable;

type FilterName = keyof typeof FILTERS;
export type TransactionFilters = FiltersOf<typeof FILTERS>;

const { names: NAMES, parameter, holds, optional, given: givenOf, values: valuesOf } = filterSql(FILTERS);
const KEYS: readonly SortKey[] = [
  { expression: 't.updated_at', type: 'timestamptz' },
  { expression: 't.transaction_id', type: 'uuid' },
];

const madeAt = ({ created_at: at }: Pick<StoredTransaction, 'created_at'>): string => at;

/**
 * Filters that name few rows and have an index: the first one given leads, and the planner finds its index
 * since the condition is not optional there. The other filters are asked of the rows that it leaves.
 */
const LEADING = {
  id: 'transactions.list_by_id',
  reconciledId: 'transactions.list_by_reconciled_id',
  externalIdentifier: 'transactions.list_by_external',
  processorReference: 'transactions.list_by_reference',
  paymentMethodId: 'transactions.list_by_method',
  checkoutSessionId: 'transactions.list_by_session',
  reauthorizedFromTransactionId: 'transactions.list_by_origin',
  buyerId: 'transactions.list_by_buyer',
  buyerExternalIdentifier: 'transactions.list_by_buyer_external',
  buyerEmailAddress: 'transactions.list_by_email',
  giftCardId: 'transactions.list_by_gift_card',
  giftCardLastFour: 'transactions.list_by_last_four',
  amount: 'transactions.list_by_amount',
  paymentMethodLabel: 'transactions.list_by_label',
} as const satisfies Partial<Record<FilterName, string>>;

/** Times bound what is read at all, in the list's own order: a transaction is never updated before its creation. */
const WITHIN: Bounds = {
  from: `greatest(${parameter('updatedFrom')}, ${parameter('createdFrom')})`,
  until: parameter('updatedUntil'),
};

type FilteredList = ReturnType<typeof filteredKeyset<StoredTransaction & SortedRow>>;
type TotaledList = Readonly<{ list: FilteredList; totals: TotalsOf }>;
type FewRows = TotaledList & Readonly<{ asked: readonly FilterName[]; count: Statement<{ rows: 'bigint' }> }>;
type FewCount = Readonly<{ rows: bigint }>;
const WORTH = { currency: 't.currency', amount: 't.amount' };
/** The largest that a transaction may have. */
const AMOUNT_MAX = 999_999_999_999;

/** `asked`: the first filters of the table, so that their parameters keep their numbers. */
const declare = (
  name: NameFor<StoredTransaction & SortedRow>,
  { leading, ...more }: Readonly<{ leading?: string; bounds?: Bounds; onlyOwnIndex?: true }>,
  asked: readonly FilterName[] = NAMES,
): TotaledList => {
  const read = {
    ...more,
    row: 't',
    from: 'transactions t',
    where: `t.merchant_account_id = $1${leading === undefined ? '' : ` AND ${leading}`}`,
    filters: optional(asked),
    keys: KEYS,
  };
  return {
    list: filteredKeyset<StoredTransaction & SortedRow>(name, { ...read, values: asked.length + 1, madeAt }),
    totals: listTotals(`${name}_totals`, { ...read, ...WORTH }),
  };
};

const ALL = `SELECT t.*, ${sortValues(KEYS)} FROM transactions t WHERE t.merchant_account_id = $1`;
const plain = keyset<StoredTransaction & SortedRow>('transactions.list', {
  select: ALL,
  values: 1,
  keys: KEYS,
  madeAt,
});
/** Asked most often, and alone: times of the list's own order, or of both. The statement with all filters is long. */
const UPDATED: readonly FilterName[] = ['updatedUntil', 'updatedFrom'];
const updated = keyset<StoredTransaction & SortedRow>('transactions.list_by_update', {
  select: ALL,
  bounds: { until: '$2::timestamptz', from: '$3::timestamptz' },
  values: 3,
  keys: KEYS,
  madeAt,
});
const TIMES: readonly FilterName[] = ['createdUntil', 'createdFrom', ...UPDATED];
const timed = declare('transactions.list_by_time', { bounds: WITHIN }, TIMES);
const filtered = declare('transactions.list_filtered', { bounds: WITHIN });
/** What many transactions may have in common, and others not. */
const COMMON: ReadonlySet<FilterName> = new Set(['amount', 'paymentMethodLabel']);
const led = new Map(
  (Object.keys(LEADING) as readonly (keyof typeof LEADING)[]).map((name) => [
    name,
    declare(LEADING[name], { leading: holds(name), ...(COMMON.has(name) ? { onlyOwnIndex: true } : {}) }),
  ]),
); // the table's own keys

/** As many digits of a fingerprint as its index has: enough to tell cards apart, and the filter compares them all. */
const FINGERPRINT_DIGITS = 16;
const byFingerprint = declare('transactions.list_by_fingerprint', {
  leading: `left(t.payment_method_fingerprint, ${FINGERPRINT_DIGITS}) =
    left(${parameter('paymentMethodFingerprint')}, ${FINGERPRINT_DIGITS})`,
});

/** A card number's first digits, where as many are given as the index has. */
const BIN_DIGITS = 6;
const byBin = declare('transactions.list_by_bin', {
  leading: `left(t.payment_method_bin, ${BIN_DIGITS}) = left(${parameter('paymentMethodBin')}, ${BIN_DIGITS})`,
  onlyOwnIndex: true,
});

/**
 * Filters that an index answers in another order than the list's. Where they leave few rows, these are read whole and
 * sorted: a walk through the list would look for them among all others, and where there is none, to its end.
 */
const FEW_MAX = 2_000;
const fewBy = (
  name: NameFor<StoredTransaction & SortedRow>,
  asked: readonly FilterName[],
  within: (...parameters: readonly string[]) => string,
): FewRows => {
  const leading = within(...asked.map(parameter));
  const own = within(...asked.map((filter, index) => `$${index + 2}::${FILTERS[filter][0]}`));
  const read = { row: 't', from: 'transactions t', where: `t.merchant_account_id = $1 AND ${leading}` };
  const walk = { keys: KEYS, onlyOwnIndex: true } as const;
  const few = `SELECT FROM transactions t WHERE t.merchant_account_id = $1 AND ${own} LIMIT ${FEW_MAX + 1}`;

  return {
    asked,
    count: sql(`${name}_count`, `SELECT count(*) AS rows FROM (${few}) few`),
    list: keyset<StoredTransaction & SortedRow>(name, {
      ...walk,
      select: `SELECT t.*, ${sortValues(KEYS)} FROM ${read.from} WHERE ${read.where} AND ${optional()}`,
      values: NAMES.length + 1,
      madeAt,
    }),
    totals: listTotals(`${name}_totals`, { ...walk, ...read, filters: optional(), ...WORTH }),
  };
};
const fewByCreation = fewBy(
  'transactions.list_created',
  ['createdUntil', 'createdFrom'],
  (until, from) =>
    `t.created_at <= coalesce(${until}, 'infinity') AND t.created_at >= coalesce(${from}, '-infinity')`,
);
const fewByAmount = fewBy(
  'transactions.list_by_amounts',
  ['amountUntil', 'amountFrom'],
  (until, from) => `t.amount <= coalesce(${until}, ${AMOUNT_MAX}) AND t.amount >= coalesce(${from}, 0)`,
);
const fewByStatus = fewBy(
  'transactions.list_by_statuses',
  ['statuses'],
  (statuses) => `t.status = ANY (${statuses}) AND t.status NOT IN ('processing', 'captured')`,
);

/** Each has an index to itself; all others share one. */
const COMMON_LISTS = {
  captured: declare('transactions.list_captured', { leading: `t.status = 'captured'`, bounds: WITHIN }),
  processing: declare('transactions.list_in_process', { leading: `t.status = 'processing'`, bounds: WITHIN }),
};
const byStatus = declare('transactions.list_by_status', {
  leading: `t.status = (${parameter('statuses')})[1] AND t.status NOT IN ('processing', 'captured')`,
  bounds: WITHIN,
});

/** Most recently updated first. */
export async function listTransactionRows(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  filters: TransactionFilters,
  page: PageRequest,
): Promise<Slice<TransactionListRow>> {
  const given = givenOf(filters);
  const { list, asked } =
    given.length === 0
      ? { list: plain, asked: [] }
      : given.every((name) => UPDATED.includes(name))
        ? { list: updated, asked: UPDATED }
        : await listFor(db, merchantAccountId, filters);
  const slice = await list(db, [merchantAccountId, ...valuesOf(filters, asked)], page);
  return { ...slice, rows: await withGiftCards(db, slice.rows) };
}

/** What all of the list comes to. */
export async function transactionTotals(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  filters: TransactionFilters,
): Promise<ListTotals> {
  const { totals, asked } = await listFor(db, merchantAccountId, filters);
  return totals(db, [merchantAccountId, ...valuesOf(filters, asked)]);
}

async function listFor(
  db: Queryable,
  merchantAccountId: MerchantAccountId,
  filters: TransactionFilters,
): Promise<TotaledList & Readonly<{ asked: readonly FilterName[] }>> {
  const given = givenOf(filters);
  const leading = [...led].find(([name]) => given.includes(name))?.[1];
  const own = leading ?? listByCard(filters);
  if (own !== null) return { ...own, asked: NAMES };
  for (const { asked, count, ...few } of candidatesFor(given, filters)) {
    const [found] = await db.query<FewCount>(count, [merchantAccountId, ...valuesOf(filters, asked)]);
    if (Number(found?.rows ?? 0) <= FEW_MAX) return { ...few, asked: NAMES };
  }
  if (given.every((name) => TIMES.includes(name))) return { ...timed, asked: TIMES };
  return { ...(listByStatus(filters) ?? filtered), asked: NAMES };
}

/** Where only a beginning is given, the walk through the list ends there by itself. */
function candidatesFor(given: readonly FilterName[], filters: TransactionFilters): readonly FewRows[] {
  const { statuses } = filters;
  const areRare = Array.isArray(statuses) && statuses.length > 1 && !statuses.some(isCommon);
  return [
    ...(areRare ? [fewByStatus] : []),
    ...(given.includes('createdUntil') ? [fewByCreation] : []),
    ...(fewByAmount.asked.some((name) => given.includes(name)) ? [fewByAmount] : []),
  ];
}

function listByCard({
  paymentMethodFingerprint: fingerprint,
  paymentMethodBin: bin,
}: TransactionFilters): TotaledList | null {
  if (typeof fingerprint === 'string') return byFingerprint;
  return typeof bin === 'string' && bin.length >= BIN_DIGITS ? byBin : null;
}

function listByStatus({ statuses }: TransactionFilters): TotaledList | null {
  if (!Array.isArray(statuses) || statuses.length !== 1) return null;
  return isCommon(statuses[0]) ? COMMON_LISTS[statuses[0]] : byStatus;
}

function isCommon(status: unknown): status is keyof typeof COMMON_LISTS {
  return typeof status === 'string' && Object.hasOwn(COMMON_LISTS, status);
}
