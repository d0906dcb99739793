import type { Screening } from '../../domain/anti-fraud.ts';
import type { ApiVersion } from '../../domain/api-version.ts';
import type { TransactionFacts } from '../../domain/transaction/changes.ts';
import type { GiftCardOperationKind } from '../../domain/gift-card.ts';
import type { OperationKind, OperationStatus } from '../../domain/operation/operation-machine.ts';
import type { RetryLink, RetryState } from '../../domain/retry/retry.ts';
import type { TransactionState } from '../../domain/transaction/state.ts';
import type { GiftCardTender } from '../../domain/transaction/tenders.ts';
import type {
  AntiFraudServiceId,
  BuyerId,
  CheckoutSessionId,
  Id,
  MerchantAccountId,
  OperationId,
  PaymentMethodId,
  PaymentServiceId,
  TransactionId,
  VaultRecordId,
} from '../../domain/ids.ts';
import type { Timestamp } from '../../domain/timestamp.ts';

export type Json = Readonly<Record<string, unknown>>;

/**
 * A row of `transactions`, as it is stored and as it is rendered: the state and facts of the domain, and what
 * the request brought.
 */
export type TransactionRow = TransactionState &
  TransactionFacts &
  Readonly<{
    merchant_account_id: MerchantAccountId;
    transaction_id: TransactionId;
    version: bigint;
    /** Of the request that made it. */
    api_version: ApiVersion;
    currency: string;
    country: string | null;
    settled_amount: bigint;
    settled_currency: string | null;
    settled: boolean;
    external_identifier: string | null;
    payment_source: 'ecommerce' | 'moto' | 'recurring' | 'installment' | 'card_on_file';
    merchant_initiated: boolean;
    is_subsequent_payment: boolean;
    buyer_id: BuyerId | null;
    buyer_external_identifier: string | null;
    buyer_email_address: string | null;
    buyer: Json | null;
    shipping_details: Json | null;
    method: string | null;
    instrument_type: string | null;
    payment_method_id: PaymentMethodId | null;
    payment_method_label: string | null;
    payment_method_scheme: string | null;
    payment_method_country: string | null;
    payment_method_fingerprint: string | null;
    payment_method_bin: string | null;
    payment_method: Json | null;
    vault_record_id: VaultRecordId | null;
    payment_service_id: PaymentServiceId | null;
    payment_service: Json | null;
    iso_response_code: string | null;
    transaction_link_id: string | null;
    anti_fraud_decision: string | null;
    screening: Screening;
    anti_fraud_service_id: AntiFraudServiceId | null;
    pending_review: boolean;
    disputed: boolean;
    used_three_d_secure: boolean;
    three_d_secure: Json | null;
    checkout_session_id: CheckoutSessionId | null;
    payment_link_id: string | null;
    /** Of a payment whose order is paid once: what names the order. */
    order_key: string | null;
    reauthorized_from_transaction_id: TransactionId | null;
    retry: RetryState | RetryLink | null;
    received_with_transaction_id: TransactionId | null;
    /** Rows of `tenders`, in their order. */
    gift_cards: readonly GiftCardTender[];
    gift_card_service: Json | null;
    ip_address: string | null;
    /** Of `ip_address`, unless that is a private one: itself, of IPv6 what one customer has. */
    ip_network: string | null;
    /** Of `anti_fraud_fingerprint`, which has no limit of length. */
    device_digest: string | null;
    metadata: Readonly<Record<string, string>> | null;
    request: Json;
    session_token: string | null;
    created_at: Timestamp;
    updated_at: Timestamp;
    approval_expires_at: Timestamp | null;
    buyer_approval_timedout_at: Timestamp | null;
  }>;

/** As the table has it: the gift cards stand in `tenders`. */
export type StoredTransaction = Omit<TransactionRow, 'gift_cards'>;

/** An operation of any kind. */
export type AnyOperationRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  operation_id: OperationId;
  transaction_id: TransactionId | null;
  kind: string;
  status: OperationStatus;
  attempt: number;
  payment_service_id: PaymentServiceId | null;
  gift_card_service_id: Id<'gift-card-service'> | null;
  anti_fraud_service_id: AntiFraudServiceId | null;
  currency: string | null;
  amount: bigint;
  moved_amount: bigint | null;
  final: boolean;
  processor_reference: string | null;
  of_reference: string | null;
  error_code: string | null;
  raw_response_code: string | null;
  raw_response_description: string | null;
  detail: string | null;
  external_identifier: string | null;
  reason: string | null;
  target_type: 'payment-method' | 'gift-card' | 'gift-card-redemption';
  target_id: string | null;
  creator: Json | null;
  details: Json;
  answer: Json | null;
  due_at: Timestamp | null;
  due_tries: number;
  alerted_at: Timestamp | null;
  created_at: Timestamp;
  updated_at: Timestamp;
  resolved_at: Timestamp | null;
  /** When it was last sent, by the machine's clock. */
  sent_at: Timestamp;
}>;

/** An operation of a transaction, at the payment service of its payment method. */
export type OperationRow = AnyOperationRow &
  Readonly<{
    kind: OperationKind;
    transaction_id: TransactionId;
    payment_service_id: PaymentServiceId;
    currency: string;
  }>;

/** An operation that moves no transaction, and no gift card. */
export type JobRow = AnyOperationRow &
  Readonly<{
    kind:
      | 'payout'
      | 'cancel-mandate'
      | 'checkout-session'
      | 'payment-link'
      | 'payment-method'
      | 'payment-service-token'
      | 'account-update'
      | 'network-token'
      | 'authentication'
      | 'dispute'
      | 'submit-dispute-evidence'
      | 'accept-dispute'
      | 'receipt';
  }>;

/** An operation at a gift card provider: of a transaction, or by itself. */
export type GiftCardOperationRow = AnyOperationRow &
  Readonly<{ kind: GiftCardOperationKind; gift_card_service_id: Id<'gift-card-service'> }>;

/**
 * The tenders of a transaction, to be brought to an end. Its id is the transaction's. `pending` until all are
 * decided and nothing is kept of them; `answer` is of who waits for that.
 */
export type TenderingRow = AnyOperationRow &
  Readonly<{
    kind: 'tenders';
    transaction_id: TransactionId;
    gift_card_service_id: Id<'gift-card-service'>;
  }>;

/** The retries of a declined charge. Its id is the transaction's. */
export type RetryRow = AnyOperationRow & Readonly<{ kind: 'retry-payment'; transaction_id: TransactionId }>;

/** What an anti-fraud service is asked, or told, of a transaction. */
export type AntiFraudRow = AnyOperationRow &
  Readonly<{
    kind: 'screen-payment' | 'report-payment';
    transaction_id: TransactionId;
    anti_fraud_service_id: AntiFraudServiceId;
  }>;

export type ActionRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  transaction_id: TransactionId;
  transaction_action_id: string;
  flow: string;
  action: string;
  rule_id: string | null;
  flow_version: number;
  inputs: Json;
  outcome: Json;
  created_at: Timestamp;
}>;

export type EventRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  transaction_id: TransactionId;
  transaction_event_id: string;
  name: string;
  context: Json;
  created_at: Timestamp;
}>;

export type LedgerRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  /** Null for a payout, which has no transaction. */
  transaction_id: TransactionId | null;
  payout_id?: string;
  operation_id: OperationId | null;
  movement: string;
  debit: string;
  credit: string;
  currency: string;
  amount: bigint;
  created_at: Timestamp;
}>;

/** All but the entry's number, which the database draws. */
export const LEDGER_COLUMNS = [
  'merchant_account_id',
  'transaction_id',
  'payout_id',
  'operation_id',
  'movement',
  'debit',
  'credit',
  'currency',
  'amount',
  'created_at',
] as const satisfies readonly (keyof LedgerRow)[];

export type WebhookEventRow = Readonly<{
  merchant_account_id: MerchantAccountId;
  webhook_event_id: string;
  name: string;
  target_type: string;
  target_id: string;
  transaction_id: TransactionId | null;
  created_at: Timestamp;
  target: null;
}>;

/** What an update of a transaction may touch; everything else is fixed at its creation. */
export type TransactionPatch = Partial<TransactionRow>;
export const TRANSACTION_CHANGEABLE = [
  'status',
  'amount',
  'authorized_amount',
  'held_amount',
  'captured_amount',
  'refunded_amount',
  'returned_amount',
  'capturing_amount',
  'refunding_amount',
  'incrementing_amount',
  'charged_back_amount',
  'over_capture_limit',
  'over_refund_limit',
  'capture_closing',
  'capture_closed',
  'settled_amount',
  'settled_currency',
  'settled',
  'external_identifier',
  'instrument_type',
  'payment_method_id',
  'payment_method',
  'payment_method_scheme',
  'vault_record_id',
  'payment_service_id',
  'payment_service',
  'payment_service_transaction_id',
  'connector_state',
  'error_code',
  'raw_response_code',
  'raw_response_description',
  'merchant_advice_code',
  'auth_response_code',
  'iso_response_code',
  'avs_response_code',
  'cvv_response_code',
  'scheme_transaction_id',
  'transaction_link_id',
  'additional_identifiers',
  'anti_fraud_decision',
  'screening',
  'anti_fraud_service_id',
  'pending_review',
  'disputed',
  'used_three_d_secure',
  'three_d_secure',
  'tenders',
  'metadata',
  'request',
  'retry',
  'next_action',
  'session_token',
  'updated_at',
  'authorized_at',
  'captured_at',
  'voided_at',
  'canceled_at',
  'approval_expires_at',
  'buyer_approval_timedout_at',
  'authorization_expires_at',
] as const satisfies readonly (keyof TransactionRow)[];

/** What a step changes of an operation; what it does not name stays as it is. */
export type OperationChange = Partial<Pick<AnyOperationRow, (typeof OPERATION_CHANGEABLE)[number]>> &
  Pick<AnyOperationRow, 'operation_id' | 'updated_at'>;
export const OPERATION_CHANGEABLE = [
  'status',
  'moved_amount',
  'processor_reference',
  'error_code',
  'raw_response_code',
  'raw_response_description',
  'detail',
  'due_at',
  'due_tries',
  'alerted_at',
  'updated_at',
  'resolved_at',
] as const satisfies readonly (keyof OperationRow)[];

/** JSON for `jsonb_populate_record`: bigints as text, which it reads as numbers. */
export function rowJson(value: unknown): string {
  return JSON.stringify(value, (_key, member: unknown) =>
    typeof member === 'bigint' ? member.toString() : member,
  );
}

/** A new row, whose empty columns need not be told: half of a transaction's are. */
export function newRowJson(row: object): string {
  const columns = row as Readonly<Record<string, unknown>>; // of a hundred, entries would take longer than the rest
  let told = '';
  for (const column of Object.keys(columns)) {
    const value = columns[column];
    if (value !== null && value !== undefined)
      told += `${told === '' ? '' : ','}"${column}":${valueJson(value)}`;
  }
  return `{${told}}`;
}

/** A bigint inside of a value is rare: only then every member is looked at, which takes three times as long. */
export function valueJson(value: unknown): string {
  if (typeof value === 'bigint') return `"${value}"`;
  try {
    return JSON.stringify(value);
  } catch {
    return rowJson(value);
  }
}
