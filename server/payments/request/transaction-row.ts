import type { Json, TransactionRow } from '../../db/queries/transaction-rows.ts';
import { type Currency, parseCurrency } from '../../domain/currency.ts';
import type { PaymentService } from '../../connections/connection-kinds.ts';
import { ownOptions } from '../../connections/connection.ts';

/** Labels of cards are their last four digits. */
export function isCard({ instrument_type: kind }: TransactionRow): boolean {
  return kind === 'pan' || kind === 'card_token' || kind === 'network_token';
}

/** `connection_options[<connector id>]` of the transaction. */
export function optionsFor(transaction: TransactionRow, service: PaymentService): Json {
  return ownOptions(transaction.request['connection_options'], service);
}

export function currencyOf(text: string): Currency {
  const parsed = parseCurrency(text);
  if (parsed === null) throw new Error(`BUG: stored currency ${text} is not in the table`);
  return parsed;
}

/** Columns of a transaction of which nothing has moved. */
export const NO_AMOUNTS = {
  settled_amount: 0n,
  settled_currency: null,
  settled: false,
  authorized_amount: 0n,
  held_amount: 0n,
  captured_amount: 0n,
  refunded_amount: 0n,
  returned_amount: 0n,
  capturing_amount: 0n,
  refunding_amount: 0n,
  incrementing_amount: 0n,
  charged_back_amount: 0n,
  over_capture_limit: 0n,
  over_refund_limit: 0n,
  capture_closing: false,
  capture_closed: false,
} as const;

/** And of which no processor has said anything. */
export const NO_FACTS = {
  error_code: null,
  raw_response_code: null,
  raw_response_description: null,
  merchant_advice_code: null,
  auth_response_code: null,
  iso_response_code: null,
  avs_response_code: null,
  cvv_response_code: null,
  scheme_transaction_id: null,
  transaction_link_id: null,
  payment_service_transaction_id: null,
  connector_state: null,
  additional_identifiers: {},
  authorized_at: null,
  captured_at: null,
  voided_at: null,
  canceled_at: null,
  authorization_expires_at: null,
  next_action: null,
  anti_fraud_decision: null,
  screening: 'none',
  anti_fraud_service_id: null,
  pending_review: false,
  disputed: false,
} as const;
