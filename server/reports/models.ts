import { renderTransactionStatus } from '../api-contract/vocabulary.ts';
import {
  type ReadSlice,
  type ReportedLine,
  type ReportedReceivable,
  type ReportedRetry,
  type ReportedTransaction,
  receivableSlice,
  retrySlice,
  settlementSlice,
  transactionSlice,
} from '../db/queries/report-rows.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import type { Cell } from '../domain/report/csv.ts';

type Column<Row> = (row: Row, version: ApiVersion) => Cell;

/** What a report can be about: where its rows come from, the columns of its file, and what it can be narrowed by. */
export type Model<Row> = Readonly<{
  slice: ReadSlice<Row>;
  columns: Readonly<Record<string, Column<Row>>>;
  /** Filters by a stretch of time; the first one holds the walk, and is that of the schedule unless told. */
  times: readonly [string, ...string[]];
  /** Filters by lists of words. */
  lists: readonly string[];
}>;

/** Text, and ids and times, which are text of ours. */
const text =
  <Row>(read: (row: Row) => string | null): Column<Row> =>
  (row) => {
    const found = read(row);
    return found === null ? null : { text: found };
  };

const transactions: Model<ReportedTransaction> = {
  slice: transactionSlice,
  times: ['created_at', 'updated_at', 'authorized_at', 'captured_at', 'voided_at'],
  lists: [
    ...['status', 'currency', 'country', 'method', 'payment_method_scheme', 'payment_service_id'],
    ...['payment_source', 'error_code'],
  ],
  columns: {
    id: text((row) => row.transaction_id),
    external_identifier: text((row) => row.external_identifier),
    status: (row, version) => ({ text: renderTransactionStatus(version, row.status) }),
    intent: text((row) => row.intent),
    amount: (row) => row.amount,
    currency: text((row) => row.currency),
    country: text((row) => row.country),
    authorized_amount: (row) => row.authorized_amount,
    captured_amount: (row) => row.captured_amount,
    refunded_amount: (row) => row.refunded_amount,
    charged_back_amount: (row) => row.charged_back_amount,
    settled_amount: (row) => row.settled_amount,
    method: text((row) => row.method),
    instrument_type: text((row) => row.instrument_type),
    payment_method_id: text((row) => row.payment_method_id),
    payment_method_label: text((row) => row.payment_method_label),
    payment_method_scheme: text((row) => row.payment_method_scheme),
    payment_method_country: text((row) => row.payment_method_country),
    payment_service_id: text((row) => row.payment_service_id),
    payment_service_transaction_id: text((row) => row.payment_service_transaction_id),
    scheme_transaction_id: text((row) => row.scheme_transaction_id),
    buyer_id: text((row) => row.buyer_id),
    buyer_external_identifier: text((row) => row.buyer_external_identifier),
    payment_source: text((row) => row.payment_source),
    merchant_initiated: (row) => row.merchant_initiated,
    is_subsequent_payment: (row) => row.is_subsequent_payment,
    error_code: text((row) => row.error_code),
    raw_response_code: text((row) => row.raw_response_code),
    raw_response_description: text((row) => row.raw_response_description),
    avs_response_code: text((row) => row.avs_response_code),
    cvv_response_code: text((row) => row.cvv_response_code),
    metadata: text((row) => (row.metadata === null ? null : JSON.stringify(row.metadata))),
    created_at: text((row) => row.created_at),
    updated_at: text((row) => row.updated_at),
    authorized_at: text((row) => row.authorized_at),
    captured_at: text((row) => row.captured_at),
    voided_at: text((row) => row.voided_at),
    surcharge_amount: (row) => row.surcharge_amount,
    tip_amount: (row) => row.tip_amount,
  },
};

const retries: Model<ReportedRetry> = {
  slice: retrySlice,
  times: ['created_at'],
  lists: ['currency', 'payment_service_id', 'status'],
  columns: {
    transaction_id: text((row) => row.transaction_id),
    external_identifier: text((row) => row.external_identifier),
    transaction_status: (row, version) => ({
      text: renderTransactionStatus(version, row.transaction_status),
    }),
    attempt: (row) => row.attempt,
    status: text((row) => row.status),
    amount: (row) => row.amount,
    currency: text((row) => row.currency),
    payment_service_id: text((row) => row.payment_service_id),
    payment_service_transaction_id: text((row) => row.processor_reference),
    error_code: text((row) => row.error_code),
    raw_response_code: text((row) => row.raw_response_code),
    raw_response_description: text((row) => row.raw_response_description),
    created_at: text((row) => row.created_at),
    resolved_at: text((row) => row.resolved_at),
  },
};

const settlements: Model<ReportedLine> = {
  slice: settlementSlice,
  times: ['ingested_at', 'posted_at'],
  lists: ['type', 'currency', 'payment_service_id'],
  columns: {
    id: text((row) => row.settlement_line_id),
    type: text((row) => row.kind),
    transaction_id: text((row) => row.transaction_id),
    external_identifier: text((row) => row.external_identifier),
    refund_id: text((row) => row.refund_id),
    method: text((row) => row.method),
    payment_service_id: text((row) => row.payment_service_id),
    reference: text((row) => row.reference),
    currency: text((row) => row.currency),
    amount: (row) => row.amount,
    commission: (row) => row.commission,
    interchange: (row) => row.interchange,
    markup: (row) => row.markup,
    scheme_fee: (row) => row.scheme_fee,
    net_amount: (row) => (comesIn(row) ? row.amount : -row.amount) - row.commission,
    exchange_rate: text((row) => row.exchange_rate),
    exchange_currency: text((row) => row.exchange_currency),
    exchange_net_amount: (row) => row.exchange_net,
    payment_service_report_id: text((row) => row.payment_service_report_id),
    posted_at: text((row) => row.posted_at),
    ingested_at: text((row) => row.ingested_at),
  },
};

function comesIn({ kind }: ReportedLine): boolean {
  return kind === 'settlement' || kind === 'chargeback-reversal';
}

const receivables: Model<ReportedReceivable> = {
  slice: receivableSlice,
  times: ['created_at', 'captured_at'],
  lists: ['currency', 'payment_service_id', 'method'],
  columns: {
    transaction_id: text((row) => row.transaction_id),
    external_identifier: text((row) => row.external_identifier),
    payment_service_id: text((row) => row.payment_service_id),
    payment_service_transaction_id: text((row) => row.payment_service_transaction_id),
    method: text((row) => row.method),
    currency: text((row) => row.currency),
    captured_amount: (row) => row.captured_amount,
    refunded_amount: (row) => row.refunded_amount,
    returned_amount: (row) => row.returned_amount,
    settled_amount: (row) => row.settled_amount,
    outstanding_amount: (row) => row.outstanding_amount,
    created_at: text((row) => row.created_at),
    captured_at: text((row) => row.captured_at),
  },
};

export const MODELS = {
  transactions,
  transaction_retries: retries,
  detailed_settlement: settlements,
  accounts_receivables: receivables,
} as const;
export type ModelName = keyof typeof MODELS;

export function isModelName(name: string): name is ModelName {
  return Object.hasOwn(MODELS, name);
}

/** Reads slices as lines of the file, whatever the model's rows are. */
export function linesOf<Row>(
  { slice, columns }: Model<Row>,
  names: readonly string[],
  version: ApiVersion,
): (
  ...of: Parameters<ReadSlice<Row>>
) => Promise<Readonly<{ lines: readonly Cell[][]; reached: { at: string; id: string } | null }>> {
  const wanted = names.flatMap((name) => columns[name] ?? []);
  return async (...of) => {
    const { rows, reached } = await slice(...of);
    return { lines: rows.map((row) => wanted.map((column) => column(row, version))), reached };
  };
}
