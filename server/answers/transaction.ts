import type { GiftCardTender } from '../domain/transaction/tenders.ts';
import type { Static } from 'typebox';
import type { Transaction, TransactionSummary } from '../api-contract/transaction/transaction.ts';
import { renderScheme, renderTransactionStatus } from '../api-contract/vocabulary.ts';
import type { ApiVersion } from '../domain/api-version.ts';
import { fromStoredJson } from '../json/stored-json.ts';
import type { Json, TransactionRow } from '../db/queries/transaction-rows.ts';
import { getTransactionRow } from '../db/queries/transactions.ts';
import { parseErrorCode } from '../domain/decline.ts';
import { type DeclinedPayment, declineAdvice } from '../domain/decline-advice.ts';
import { timestamp } from '../domain/timestamp.ts';
import { captureTimeOf } from '../domain/transaction/capture-time.ts';
import { leftToRefund, max } from '../domain/transaction/state.ts';
import { base62, type MerchantAccountId, type TransactionId } from '../domain/ids.ts';
import { previousReferences } from '../domain/transaction/previous-references.ts';
import type { ReadParts } from '../parts.ts';

type TransactionBody = Static<typeof Transaction>;
type TransactionSummaryBody = Static<typeof TransactionSummary>;

export type TransactionKey = Readonly<{ merchantAccountId: MerchantAccountId; transactionId: TransactionId }>;

export async function readTransaction(
  { db }: ReadParts,
  { merchantAccountId, transactionId }: TransactionKey,
  version: ApiVersion,
): Promise<TransactionBody | null> {
  const row = await getTransactionRow(db, merchantAccountId, transactionId);
  return row === null ? null : renderTransaction(row, version);
}

/** A transaction in the words of an API version. */
export function renderTransaction(row: TransactionRow, version: ApiVersion): TransactionBody {
  const request = row.request;
  return {
    ...renderTransactionSummary(row, version),
    airline: requestField(request, 'airline'),
    auth_response_code: row.auth_response_code,
    avs_response_code: fromStoredJson(row.avs_response_code),
    cvv_response_code: fromStoredJson(row.cvv_response_code),
    anti_fraud_decision: fromStoredJson(row.anti_fraud_decision),
    payment_source: row.payment_source,
    merchant_initiated: row.merchant_initiated,
    is_subsequent_payment: row.is_subsequent_payment,
    cart_items: requestField(request, 'cart_items'),
    statement_descriptor: requestField(request, 'statement_descriptor'),
    scheme_transaction_id: row.scheme_transaction_id,
    transaction_link_id: row.transaction_link_id,
    three_d_secure: fromStoredJson(row.three_d_secure),
    payment_service_transaction_id: row.payment_service_transaction_id,
    additional_identifiers: row.additional_identifiers,
    metadata: row.metadata,
    authorized_at: row.authorized_at,
    captured_at: row.captured_at,
    voided_at: row.voided_at,
    canceled_at: row.canceled_at,
    approval_expires_at: row.approval_expires_at,
    buyer_approval_timedout_at: row.buyer_approval_timedout_at,
    intent_outcome: intentOutcome(row),
    multi_tender: row.gift_cards.length + (row.method === null ? 0 : 1) > 1,
    account_funding_transaction: request['account_funding_transaction'] === true,
    recipient: requestField(request, 'recipient'),
    merchant_advice_code: row.merchant_advice_code,
    installment_count: requestField(request, 'installment_count'),
    session_token: request['integration_client'] === undefined ? null : row.session_token,
    tax_amount: requestField(request, 'tax_amount'),
    merchant_tax_id: requestField(request, 'merchant_tax_id'),
    purchase_order_number: requestField(request, 'purchase_order_number'),
    customer_reference_number: requestField(request, 'customer_reference_number'),
    amount_includes_tax: requestField(request, 'amount_includes_tax'),
    supplier_order_number: requestField(request, 'supplier_order_number'),
    duty_amount: requestField(request, 'duty_amount'),
    shipping_amount: requestField(request, 'shipping_amount'),
    iso_response_code: row.iso_response_code,
    ...(version === 'published' ? {} : renderOurs(row)),
  };
}

/** What the published transaction does not have. */
function renderOurs(row: TransactionRow) {
  const { request, next_action: next } = row;
  const previous = previousReferences(row);
  return {
    approval_url: fromStoredJson<string | null>(next?.['url'] ?? null),
    description: requestField<string>(request, 'description'),
    browser_info: requestField<NonNullable<TransactionBody['browser_info']>>(request, 'browser_info'),
    anti_fraud_fingerprint: requestField<string>(request, 'anti_fraud_fingerprint'),
    connection_options: requestField<Record<string, unknown>>(request, 'connection_options'),
    allow_partial_authorization: request['allow_partial_authorization'] === true,
    async_capture: request['async_capture'] === true,
    previous_scheme_transaction_id: previous.schemeTransactionId,
    previous_transaction_link_id: previous.transactionLinkId,
    charged_back_amount: Number(max(0n, row.charged_back_amount)),
    refundable_amount: Number(leftToRefund(row)),
    received_with_transaction_id: row.received_with_transaction_id,
    capture_at: captureTimeOf(row),
    surcharge_amount: requestField<number>(request, 'surcharge_amount'),
    tip_amount: requestField<number>(request, 'tip_amount'),
    receipt_email: requestField<string>(request, 'receipt_email'),
    pays_once: row.order_key !== null,
    decline_advice: renderDeclineAdvice(row),
    retry: renderRetry(row.retry),
    retry_of_transaction_id: row.retry?.status === 'attempt' ? row.retry.of : null,
  };
}

function renderDeclineAdvice(row: TransactionRow) {
  const declined = declinedPaymentOf(row);
  if (declined === null) return null;
  const { action, notBefore, reason } = declineAdvice(declined);
  return { action, not_before: notBefore === null ? null : timestamp(notBefore), reason };
}

/** What came to nothing, as advice about it needs it; null for every other payment. */
export function declinedPaymentOf(row: TransactionRow): DeclinedPayment | null {
  const code = row.error_code === null ? null : parseErrorCode(row.error_code);
  if (code === null || (row.status !== 'declined' && row.status !== 'failed')) return null;
  return {
    code,
    scheme: row.payment_method_scheme,
    adviceCode: row.merchant_advice_code,
    isMerchantInitiated: row.merchant_initiated,
    isAuthenticated: row.used_three_d_secure,
    isNetworkToken: row.instrument_type === 'network_token',
    isCard: row.payment_method_bin !== null,
    at: new Date(row.created_at),
  };
}

function renderRetry(retry: TransactionRow['retry']) {
  if (retry === null || retry.status === 'attempt') return null;
  const { status, until, max_attempts, attempts_made, next_attempt_at, transaction_id, reason } = retry;
  return {
    status,
    until,
    max_attempts,
    attempts_made,
    next_attempt_at,
    last_transaction_id: transaction_id,
    reason,
  };
}

function renderRedemption(tender: GiftCardTender): TransactionSummaryBody['gift_card_redemptions'][number] {
  return {
    type: 'gift-card-redemption',
    id: tender.tender_id,
    status: tender.status,
    amount: Number(tender.amount),
    refunded_amount: Number(tender.refunded_amount),
    gift_card_service_redemption_id: tender.provider_reference,
    error_code: tender.error_code,
    raw_error_code: tender.raw_error_code,
    raw_error_message: tender.raw_error_message,
    gift_card: {
      type: 'gift-card',
      id: tender.gift_card_id,
      bin: tender.bin,
      sub_bin: tender.sub_bin,
      last4: tender.last_four,
    },
  };
}

export function renderTransactionSummary(row: TransactionRow, version: ApiVersion): TransactionSummaryBody {
  return {
    type: 'transaction',
    id: row.transaction_id,
    reconciliation_id: base62(row.transaction_id),
    merchant_account_id: row.merchant_account_id,
    currency: row.currency,
    amount: Number(row.amount),
    status: renderTransactionStatus(version, row.status),
    authorized_amount: Number(row.authorized_amount),
    captured_amount: Number(row.captured_amount),
    refunded_amount: Number(row.refunded_amount),
    settled_currency: row.settled_currency,
    settled_amount: Number(row.settled_amount),
    settled: row.settled,
    country: row.country,
    external_identifier: row.external_identifier,
    intent: row.intent,
    payment_method: renderPaymentMethodSnapshot(row, version),
    method: fromStoredJson(row.method),
    instrument_type: fromStoredJson(row.instrument_type),
    error_code: row.error_code,
    payment_service:
      row.payment_service_id === null || row.payment_service === null
        ? null
        : fromStoredJson({ type: 'payment-service', id: row.payment_service_id, ...row.payment_service }),
    pending_review: row.pending_review,
    buyer: renderBuyerSnapshot(row),
    raw_response_code: row.raw_response_code,
    raw_response_description: row.raw_response_description,
    shipping_details:
      row.shipping_details === null
        ? null
        : fromStoredJson({ ...row.shipping_details, type: 'shipping-details' }),
    checkout_session_id: row.checkout_session_id,
    gift_card_redemptions: row.gift_cards.map(renderRedemption),
    gift_card_service: fromStoredJson(row.gift_card_service),
    created_at: row.created_at,
    updated_at: row.updated_at,
    disputed: row.disputed,
    reauthorized_from_transaction_id: row.reauthorized_from_transaction_id,
  };
}

/** What a buyer has to do, in the resource's words, and the instrument as it was. */
export function renderPaymentMethodSnapshot(
  row: Pick<
    TransactionRow,
    | 'payment_method'
    | 'method'
    | 'next_action'
    | 'payment_method_fingerprint'
    | 'payment_method_label'
    | 'payment_method_scheme'
    | 'payment_method_id'
  >,
  version: ApiVersion,
): TransactionBody['payment_method'] {
  const snapshot = row.payment_method;
  if (snapshot === null || row.method === null) return null;
  return {
    type: 'payment-method',
    approval_url: fromStoredJson(row.next_action?.['url'] ?? null),
    country: requestField(snapshot, 'country'),
    currency: requestField(snapshot, 'currency'),
    details: requestField(snapshot, 'details'),
    expiration_date: requestField(snapshot, 'expiration_date'),
    fingerprint: row.payment_method_fingerprint,
    label: row.payment_method_label,
    last_replaced_at: requestField(snapshot, 'last_replaced_at'),
    method: fromStoredJson(row.method),
    mode: requestField(snapshot, 'mode'),
    scheme: renderScheme(version, fromStoredJson(row.payment_method_scheme)),
    id: row.payment_method_id,
    approval_target: row.next_action?.['url'] === undefined ? null : 'any',
    external_identifier: requestField(snapshot, 'external_identifier'),
    payment_account_reference: requestField(snapshot, 'payment_account_reference'),
  };
}

export function renderBuyerSnapshot(
  row: Pick<TransactionRow, 'buyer' | 'buyer_id'>,
): TransactionBody['buyer'] {
  const { buyer } = row;
  if (buyer === null) return null;
  return {
    type: 'buyer',
    id: row.buyer_id,
    reconciliation_id: row.buyer_id === null ? null : base62(row.buyer_id),
    display_name: requestField(buyer, 'display_name'),
    external_identifier: requestField(buyer, 'external_identifier'),
    billing_details: requestField(buyer, 'billing_details'),
    account_number: requestField(buyer, 'account_number'),
  };
}

function intentOutcome({ status, intent }: TransactionRow): TransactionBody['intent_outcome'] {
  return INTENT_OUTCOME[status][intent];
}

const sameOutcome = <Outcome extends TransactionBody['intent_outcome']>(outcome: Outcome) =>
  ({ authorize: outcome, capture: outcome }) as const;

/** What has become of each intent in a status. */
const INTENT_OUTCOME = {
  processing: sameOutcome('pending'),
  buyer_approval_pending: sameOutcome('pending'),
  pending: sameOutcome('pending'),
  transfer_pending: sameOutcome('pending'),
  authorized: { authorize: 'succeeded', capture: 'pending' },
  capture_pending: { authorize: 'succeeded', capture: 'pending' },
  captured: sameOutcome('succeeded'),
  void_pending: { authorize: 'succeeded', capture: 'failed' },
  voided: { authorize: 'succeeded', capture: 'failed' },
  declined: sameOutcome('failed'),
  failed: sameOutcome('failed'),
  expired: sameOutcome('failed'),
  returned: sameOutcome('failed'),
} as const satisfies Readonly<
  Record<
    TransactionRow['status'],
    Readonly<Record<TransactionRow['intent'], TransactionBody['intent_outcome']>>
  >
>;

/** A field of the request as it was validated then; absent is null in answers. */
function requestField<Value>(request: Json, field: string): Value | null {
  return fromStoredJson<Value | null>(request[field] ?? null);
}
