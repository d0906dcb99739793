import type { SimulatedObject } from '../../queries/objects.ts';
import { currency } from '../../../server/domain/currency.ts';
import { fromProcessorUnits } from '../../../server/domain/processor-units.ts';
import type { Answer } from '../processor.ts';
import type { Method } from './cards.ts';

/** Stripe's objects: what is kept of them, and how they are shown (https://docs.stripe.com/api). */

export const API_VERSION = '2026-10-28.endive';

export type StripeError = Readonly<{
  type: 'card_error' | 'invalid_request_error' | 'idempotency_error' | 'api_error';
  code?: string;
  decline_code?: string;
  message: string;
  param?: string;
}>;

/** A payment, or the setting up of a card without one: of a SetupIntent `amount` is 0. */
export type Intent = Readonly<{
  kind: 'payment_intent' | 'setup_intent';
  id: string;
  /** In the books. */
  uuid: string;
  amount: number;
  currency: string;
  status:
    | 'requires_payment_method'
    | 'requires_confirmation'
    | 'requires_action'
    | 'processing'
    | 'requires_capture'
    | 'canceled'
    | 'succeeded';
  capture_method: 'automatic' | 'automatic_async' | 'manual';
  amount_capturable: number;
  amount_received: number;
  captures: readonly number[];
  amount_refunded: number;
  created: number;
  canceled_at: number | null;
  cancellation_reason: string | null;
  customer: string | null;
  description: string | null;
  metadata: Readonly<Record<string, string>>;
  method: Method | null;
  error: StripeError | null;
  /** What the buyer has to do, and until when. */
  next: Readonly<{
    type: 'redirect_to_url' | 'voucher' | 'deposits';
    url: string;
    expiresAt: number | null;
  }> | null;
  return_url: string | null;
  mandate: string | null;
  allowed_payment_method_types: readonly string[] | null;
  setup_future_usage: string | null;
  statement_descriptor_suffix: string | null;
  features: Readonly<{ multicapture: boolean; overcapture: boolean; incremental: boolean }>;
  network_transaction_id: string;
  /** Under whose key it was made, for the books. */
  reference: string;
  disputed: boolean;
}>;

export type Refund = Readonly<{
  id: string;
  amount: number;
  currency: string;
  payment_intent: string;
  created: number;
  metadata: Readonly<Record<string, string>>;
  reason: string | null;
  status: 'succeeded' | 'pending' | 'failed';
}>;

type AnswerBody = Readonly<Record<string, unknown>>;

export function stripeError(status: number, error: StripeError, more: AnswerBody = {}): Answer {
  return { status, body: { error: { ...error, ...more } } };
}

export function missing(kind: string, id: string, param = 'id'): Answer {
  const message = `No such ${kind}: '${id}'`;
  return stripeError(404, { type: 'invalid_request_error', code: 'resource_missing', message, param });
}

export function invalid(code: string, message: string, param?: string): Answer {
  return stripeError(400, {
    type: 'invalid_request_error',
    code,
    message,
    ...(param === undefined ? {} : { param }),
  });
}

export function showIntent(intent: Intent, expand: readonly string[] = []): AnswerBody {
  if (intent.kind === 'setup_intent') return showSetup(intent, expand);

  const hasCharge = isCharged(intent);
  const charge = hasCharge
    ? expand.includes('latest_charge')
      ? showCharge(intent)
      : chargeId(intent)
    : null;
  return {
    id: intent.id,
    object: 'payment_intent',
    allowed_payment_method_types: intent.allowed_payment_method_types,
    amount: intent.amount,
    amount_capturable: intent.amount_capturable,
    amount_details: { tip: {} },
    amount_received: intent.amount_received,
    application: null,
    application_fee_amount: null,
    automatic_payment_methods: null,
    canceled_at: intent.canceled_at,
    cancellation_reason: intent.cancellation_reason,
    capture_method: intent.capture_method,
    client_secret: `${intent.id}_secret_${intent.uuid.slice(-12)}`,
    confirmation_method: 'automatic',
    created: intent.created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    last_payment_error: lastError(intent),
    latest_charge: charge,
    livemode: false,
    metadata: intent.metadata,
    next_action: nextAction(intent),
    on_behalf_of: null,
    payment_method: methodOf(intent),
    payment_method_options: {},
    payment_method_types: [intent.method?.type ?? 'card'],
    processing: null,
    receipt_email: null,
    review: null,
    setup_future_usage: intent.setup_future_usage,
    shipping: null,
    statement_descriptor: null,
    statement_descriptor_suffix: intent.statement_descriptor_suffix,
    status: intent.status,
    transfer_data: null,
    transfer_group: null,
  };
}

function lastError({ error, method }: Intent): AnswerBody | null {
  return error === null ? null : { ...error, payment_method: method === null ? null : showMethod(method) };
}

function methodOf({ status, method }: Intent): string | null {
  return status === 'requires_payment_method' ? null : (method?.id ?? null);
}

function showSetup(intent: Intent, expand: readonly string[]): AnswerBody {
  const attempt = isAttempted(intent) ? attemptOf(intent) : null;
  return {
    id: intent.id,
    object: 'setup_intent',
    allowed_payment_method_types: intent.allowed_payment_method_types,
    application: null,
    automatic_payment_methods: null,
    cancellation_reason: intent.cancellation_reason,
    client_secret: `${intent.id}_secret_${intent.uuid.slice(-12)}`,
    created: intent.created,
    customer: intent.customer,
    description: intent.description,
    excluded_payment_method_types: null,
    flow_directions: null,
    last_setup_error: lastError(intent),
    latest_attempt: attempt === null || expand.includes('latest_attempt') ? attempt : attempt['id'],
    livemode: false,
    mandate: null,
    metadata: intent.metadata,
    next_action: nextAction(intent),
    on_behalf_of: null,
    payment_method: methodOf(intent),
    payment_method_options: { card: { mandate_options: null, network: null, request_three_d_secure: null } },
    payment_method_types: [intent.method?.type ?? 'card'],
    single_use_mandate: null,
    status: intent.status,
    usage: intent.setup_future_usage,
  };
}

function isAttempted({ status, error }: Intent): boolean {
  return status !== 'requires_confirmation' && (status !== 'requires_payment_method' || error !== null);
}

/** https://docs.stripe.com/api/setup_attempts: of a card the scheme's id of the verification is not told. */
function attemptOf(intent: Intent): Readonly<Record<string, unknown> & { id: string }> {
  const { method, error, status } = intent;
  const type = method?.type ?? 'card';
  const { network_token: _none, ...details } = method?.details ?? {};
  const more = { network: details['brand'], three_d_secure: null, wallet: null };

  return {
    id: `setatt_${intent.uuid.replaceAll('-', '')}`,
    object: 'setup_attempt',
    application: null,
    created: intent.created,
    customer: intent.customer,
    flow_directions: null,
    livemode: false,
    on_behalf_of: null,
    payment_method: method?.id ?? '',
    payment_method_details: { [type]: { ...details, ...more }, type },
    setup_error: lastError(intent),
    setup_intent: intent.id,
    status: error === null ? (status === 'canceled' ? 'abandoned' : status) : 'failed',
    usage: intent.setup_future_usage ?? 'off_session',
  };
}

function nextAction({ next, status, method, return_url: returnUrl, amount }: Intent): AnswerBody | null {
  if (next === null || status !== 'requires_action') return null;
  if (next.type === 'redirect_to_url')
    return { type: 'redirect_to_url', redirect_to_url: { return_url: returnUrl, url: next.url } };
  if (next.type === 'deposits')
    return {
      type: 'verify_with_microdeposits',
      verify_with_microdeposits: {
        arrival_date: next.expiresAt,
        hosted_verification_url: next.url,
        microdeposit_type: 'descriptor_code',
      },
    };

  const type = method?.type ?? '';
  const number = String(amount).padStart(10, '0');
  const details: Readonly<Record<string, AnswerBody>> = {
    boleto: {
      expires_at: next.expiresAt,
      hosted_voucher_url: next.url,
      number: `01010101010101010101010101010101010101${number.slice(-9)}`,
      pdf: `${next.url}/pdf`,
    },
    oxxo: { expires_after: next.expiresAt, hosted_voucher_url: next.url, number: `123456789012345${number}` },
    konbini: {
      expires_at: next.expiresAt,
      hosted_voucher_url: next.url,
      stores: { familymart: { confirmation_number: number, payment_code: '123456' } },
    },
    multibanco: {
      entity: '11111',
      expires_at: next.expiresAt,
      hosted_voucher_url: next.url,
      reference: number.slice(-9),
    },
  };
  const name = `${type}_display_details`;
  return { type: name, [name]: details[type] ?? {} };
}

export function chargeId({ uuid }: Intent): string {
  return `ch_${uuid.replaceAll('-', '')}`;
}

function isCharged({ status, method, error }: Intent): boolean {
  if (method === null || status === 'requires_action') return false;
  return status !== 'requires_payment_method' || error !== null;
}

export function showCharge(intent: Intent): AnswerBody {
  const { method, error } = intent;
  const type = method?.type ?? 'card';
  const debited = DEBITS.has(type) ? { mandate: intent.mandate } : {};
  const more = type === 'card' ? cardDetails(intent) : debited;

  return {
    id: chargeId(intent),
    object: 'charge',
    amount: intent.amount,
    amount_captured: intent.amount_received,
    amount_refunded: intent.amount_refunded,
    balance_transaction: intent.amount_received > 0 ? `txn_${intent.uuid.replaceAll('-', '')}` : null,
    billing_details: method?.billing_details ?? {},
    captured: intent.amount_received > 0,
    created: intent.created,
    currency: intent.currency,
    customer: intent.customer,
    description: intent.description,
    disputed: intent.disputed,
    failure_code: error === null ? null : error.code,
    failure_message: error === null ? null : error.message,
    livemode: false,
    metadata: intent.metadata,
    outcome: outcomeOf(error),
    paid: error === null && intent.status !== 'canceled',
    payment_intent: intent.id,
    payment_method: method?.id ?? null,
    payment_method_details: { [type]: { ...method?.details, ...more }, type },
    refunded: intent.amount_refunded > 0 && intent.amount_refunded === intent.amount_received,
    status: chargeStatus(intent),
  };
}

export const DEBITS: ReadonlySet<string> = new Set(['us_bank_account', 'sepa_debit', 'bacs_debit']);

function chargeStatus({ error, status }: Intent): 'failed' | 'pending' | 'succeeded' {
  if (error !== null) return 'failed';
  return status === 'processing' ? 'pending' : 'succeeded';
}

function outcomeOf(error: StripeError | null): AnswerBody {
  return {
    network_decline_code: null,
    network_status: error === null ? 'approved_by_network' : 'declined_by_network',
    reason: error?.decline_code ?? null,
    seller_message: error === null ? 'Payment complete.' : error.message,
    type: error === null ? 'authorized' : 'issuer_declined',
  };
}

function cardDetails(intent: Intent): AnswerBody {
  const { features, uuid, method, error } = intent;
  const availability = (isAvailable: boolean) => (isAvailable ? 'available' : 'unavailable');
  return {
    amount_authorized: intent.amount,
    authorization_code: error === null ? uuid.replaceAll(/\D/g, '').padEnd(6, '0').slice(0, 6) : null,
    capture_before: intent.created + 7 * 86_400,
    extended_authorization: { status: 'disabled' },
    incremental_authorization: { status: availability(features.incremental) },
    multicapture: { status: availability(features.multicapture) },
    network: method?.details['brand'] ?? null,
    network_transaction_id: error === null ? intent.network_transaction_id : null,
    overcapture: { maximum_amount_capturable: intent.amount, status: availability(features.overcapture) },
    three_d_secure: null,
    transaction_link_id: null,
    wallet: null,
  };
}

export function showMethod(method: Method): AnswerBody {
  const { id, type, billing_details, created, customer } = method;
  const { network_token: _said, ...details } = method.details; // by charges alone
  return {
    id,
    object: 'payment_method',
    allow_redisplay: 'unspecified',
    billing_details,
    [type]: details,
    created,
    customer,
    livemode: false,
    metadata: {},
    type,
  };
}

export function showRefund(refund: Refund): AnswerBody {
  return {
    id: refund.id,
    object: 'refund',
    amount: refund.amount,
    balance_transaction: null,
    charge: `ch_${refund.payment_intent.slice(3)}`,
    created: refund.created,
    currency: refund.currency,
    metadata: refund.metadata,
    payment_intent: refund.payment_intent,
    reason: refund.reason,
    receipt_number: null,
    source_transfer_reversal: null,
    status: refund.status,
    transfer_reversal: null,
  };
}

export function listOf(url: string, data: readonly AnswerBody[], limit: number): AnswerBody {
  return { object: 'list', data: data.slice(0, limit), has_more: data.length > limit, url };
}

/** Currencies that Stripe counts otherwise than ISO 4217; https://docs.stripe.com/currencies. */
const EXPONENTS = { ISK: 2, UGX: 2, MGA: 0 } as const;

/** What the books count. */
export function bookedAmount(units: number, code: string): bigint {
  return fromProcessorUnits(BigInt(units), currency(code.toUpperCase()), EXPONENTS) ?? 0n;
}

export function bodiesOf<Body>(objects: readonly SimulatedObject<Body>[]): readonly Body[] {
  return objects.map(({ body }) => body);
}
