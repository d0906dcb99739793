import { hash } from 'node:crypto';
import type { PaymentLinkId } from '../../db/queries/payment-links.ts';
import type { TransactionRow } from '../../db/queries/transaction-rows.ts';
import { paymentMark } from '../../domain/agent-mandate.ts';
import type { TransactionId } from '../../domain/ids.ts';
import { textAt } from '../../domain/json.ts';
import { type RetryState, newRetry } from '../../domain/retry/retry.ts';
import { timestamp } from '../../domain/timestamp.ts';
import { isPrivateAddress, networkOf } from '../../platform/trusted-proxies.ts';
import type { AnswerContext } from '../request/idempotent-answer.ts';
import { storedReferences } from '../../domain/transaction/previous-references.ts';
import type { BuyerSnapshot } from './buyer.ts';
import {
  type CreateBody,
  type CreateContext,
  type PaymentRequest,
  redirectUrlOf,
} from '../request/context.ts';
import { NO_TENDERS } from '../request/resolve-gift-cards.ts';
import { NO_AMOUNTS, NO_FACTS } from '../request/transaction-row.ts';
import type { InstrumentColumns, ResolvedInstrument } from '../instruments/kind.ts';
import { sessionToken } from '../request/session-token.ts';

type NewTransactionContext = CreateContext &
  Readonly<{
    clientIp: string | null;
    insteadOf?: TransactionId;
    attemptOf?: PaymentRequest['attemptOf'];
    paymentLink?: PaymentLinkId;
    orderKey?: string | null;
    answering: Pick<AnswerContext, 'version' | 'audit'>;
  }>;

/**
 * The row that a payment starts as: `processing`, nothing authorized, everything that the request and the
 * instrument say.
 */
export function newTransaction(
  {
    merchantAccountId,
    body,
    now,
    clientIp,
    insteadOf,
    attemptOf,
    paymentLink,
    orderKey,
    answering,
  }: NewTransactionContext,
  instrument: ResolvedInstrument | null,
  buyer: BuyerSnapshot,
  transactionId: TransactionId,
): TransactionRow {
  // A processor may send the buyer of a card away for its own 3-D Secure, where they have a place to come back to.
  const mayComeBack =
    instrument?.isApprovedElsewhere === true ||
    (instrument?.card != null && redirectUrlOf(body.payment_method ?? null) !== null);
  return {
    ...UNMOVED,
    merchant_account_id: merchantAccountId,
    transaction_id: transactionId,
    api_version: answering.version,
    ...requestColumns(body),
    ...buyerColumns(buyer),
    ...(instrument?.columns ?? NO_INSTRUMENT),
    ...threeDSecureOf(body),
    ...sessionColumns(body, instrument, paymentMark(answering.audit?.agentMandateId ?? null, body.amount)),
    payment_link_id: paymentLink ?? null,
    order_key: orderKey ?? null,
    reauthorized_from_transaction_id: insteadOf ?? null,
    retry:
      attemptOf === undefined
        ? retryOfRequest(body, now)
        : { status: 'attempt', of: attemptOf.transactionId },
    ...originColumns(body, clientIp),
    session_token: mayComeBack ? sessionToken(merchantAccountId, transactionId) : null,
    created_at: timestamp(now),
    updated_at: timestamp(now),
  };
}

function requestColumns(body: CreateBody) {
  const approvalEnd = body.approval_expires_at ?? null;
  return {
    intent: body.intent,
    currency: body.currency,
    country: body.country ?? null,
    amount: BigInt(body.amount),
    external_identifier: body.external_identifier ?? null,
    payment_source: body.payment_source,
    merchant_initiated: body.merchant_initiated,
    is_subsequent_payment: body.is_subsequent_payment,
    approval_expires_at: approvalEnd === null ? null : timestamp(new Date(approvalEnd)),
  };
}

/** Where the buyer is; a private address is a proxy's or the machine's own, and so every shopper's. */
function originColumns({ anti_fraud_fingerprint: device }: CreateBody, address: string | null) {
  return {
    ip_address: address,
    ip_network: address === null || isPrivateAddress(address) ? null : networkOf(address),
    device_digest: device == null ? null : hash('sha256', device, 'base64url'),
  };
}

function buyerColumns({ buyerId, buyer, shippingDetails }: BuyerSnapshot) {
  return {
    buyer_id: buyerId,
    buyer_external_identifier: textAt(buyer, 'external_identifier'),
    buyer_email_address: textAt(buyer, 'billing_details', 'email_address'),
    buyer,
    shipping_details: shippingDetails,
  };
}

function retryOfRequest({ retry = null, payment_service_id }: CreateBody, now: Date): RetryState | null {
  if (retry === null) return null;
  const until = timestamp(new Date(now.getTime() + retry.max_days * 86_400_000));
  return newRetry({
    until,
    max_attempts: retry.max_attempts,
    payment_service_id: payment_service_id ?? null,
  });
}

/** What a checkout session knows counts where the request says nothing. */
function sessionColumns(
  body: CreateBody,
  instrument: ResolvedInstrument | null,
  mark: ReturnType<typeof paymentMark>,
) {
  // A later payment of a series refers to the first one, unless the merchant says to which.
  const stored = body.is_subsequent_payment ? (instrument?.stored ?? null) : null;
  const request = { ...requestOf(body), ...storedReferences(stored), ...mark };
  const session = instrument?.checkout?.session;
  if (session === undefined) return { checkout_session_id: null, metadata: body.metadata ?? null, request };

  const { cart_items, airline } = session;
  return {
    checkout_session_id: session.checkout_session_id,
    metadata: body.metadata ?? session.metadata,
    request: {
      ...(cart_items === null ? {} : { cart_items }),
      ...(airline === null ? {} : { airline }),
      ...request,
    },
  };
}

/** What every new row has, in one object: it is copied at once, where each more would be taken column by column. */
const UNMOVED = {
  version: 1n,
  status: 'processing',
  ...NO_AMOUNTS,
  payment_service_id: null,
  payment_service: null,
  ...NO_FACTS,
  received_with_transaction_id: null,
  ...NO_TENDERS,
  buyer_approval_timedout_at: null,
} as const;

/** Gift cards pay it all. */
const NO_INSTRUMENT: Readonly<Record<keyof InstrumentColumns, null>> = {
  method: null,
  instrument_type: null,
  payment_method_id: null,
  payment_method_label: null,
  payment_method_scheme: null,
  payment_method_country: null,
  payment_method_fingerprint: null,
  payment_method_bin: null,
  payment_method: null,
  vault_record_id: null,
};

/** Pass-through data is what the merchant's own authentication gave; the amount alone is a wish for ours. */
function threeDSecureOf(body: CreateBody): Pick<TransactionRow, 'used_three_d_secure' | 'three_d_secure'> {
  const data = body.three_d_secure_data ?? null;
  const amount = body.three_d_secure?.amount ?? null;
  if (data === null)
    return {
      used_three_d_secure: false,
      three_d_secure:
        amount === null
          ? null
          : { version: null, status: null, method: null, response_data: null, error_data: null, amount },
    };

  const responseData =
    'xid' in data
      ? {
          cavv: data.cavv,
          eci: data.eci,
          version: data.version,
          directory_response: data.directory_response,
          ...(data.scheme === undefined ? {} : { scheme: data.scheme }),
          authentication_response: data.authentication_response,
          cavv_algorithm: data.cavv_algorithm,
          xid: data.xid,
        }
      : {
          version: data.version,
          authentication_response: data.authentication_response ?? null,
          directory_response: data.directory_response,
          directory_transaction_id: data.directory_transaction_id,
          transaction_reason: data.transaction_reason ?? null,
          cavv: data.cavv,
          eci: data.eci,
          cardholder_info: data.cardholder_info ?? null,
        };
  return {
    used_three_d_secure: true,
    three_d_secure: {
      version: data.version,
      status: 'complete',
      method: null,
      response_data: responseData,
      error_data: null,
      amount,
    },
  };
}

/**
 * What of the request has no column of its own: kept for the connectors and the answer. Held values stand
 * here as their labels only.
 */
function requestOf(body: CreateBody): Readonly<Record<string, unknown>> {
  const kept: Record<string, unknown> = {};
  const all: Readonly<Record<string, unknown>> = body;
  for (const name of Object.keys(all)) {
    const value = all[name];
    const isSaid = value !== undefined && value !== null && !(value === false && FALSE_UNLESS_SAID.has(name));
    if (isSaid && !WITH_COLUMNS.has(name)) kept[name] = value;
  }

  if (body.capture_at != null) kept['capture_at'] = timestamp(new Date(body.capture_at));
  const redirectUrl = redirectUrlOf(body.payment_method ?? null);
  if (redirectUrl !== null) kept['redirect_url'] = redirectUrl;
  return kept;
}

/** Who reads them asks whether they are true. */
const FALSE_UNLESS_SAID: ReadonlySet<string> = new Set([
  'store',
  'async_capture',
  'account_funding_transaction',
  'allow_partial_authorization',
  'pays_once',
]);

const WITH_COLUMNS: ReadonlySet<string> = new Set([
  'amount',
  'currency',
  'country',
  'payment_method',
  'buyer',
  'buyer_id',
  'buyer_external_identifier',
  'gift_cards',
  'external_identifier',
  'intent',
  'metadata',
  'is_subsequent_payment',
  'merchant_initiated',
  'payment_source',
  'shipping_details_id',
  'payment_service_id',
  'retry',
  'three_d_secure',
]);
