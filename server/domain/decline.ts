/**
 * A standard error code of the API, one vocabulary over all connectors: a row of the tables below, or a
 * merchant's own `flow_…` code.
 */
export type ErrorCode = string & { readonly __errorCode: true };

export type Decline = Readonly<{
  /** True: routing moves on to the next attempt. */
  retriable: boolean;
  /** What becomes of the transaction. */
  outcome: 'declined' | 'failed';
}>;

/** For codes written in our own source. */
export function errorCode(code: KnownErrorCode): ErrorCode {
  return code as string as ErrorCode;
}

/** A table of what somebody else says, written in our own source. */
export function errorCodes(
  table: Readonly<Record<string, KnownErrorCode>>,
): Readonly<Record<string, ErrorCode>> {
  return Object.fromEntries(Object.entries(table).map(([theirs, ours]) => [theirs, errorCode(ours)]));
}

/** `null` for text that is neither in the table nor a merchant's own `flow_…` code. */
export function parseErrorCode(text: string): ErrorCode | null {
  return knownDeclines.has(text) || FLOW_CODE.test(text) ? (text as ErrorCode) : null;
}

export function declineOf(code: ErrorCode): Decline {
  const known = knownDeclines.get(code);
  if (known !== undefined) return known;
  if (FLOW_CODE.test(code)) return FLOW_DECLINE;
  throw new Error(`BUG: ${code} is not an error code`);
}

/** May the next attempt run after this code? */
export function isRetriable(code: ErrorCode): boolean {
  return declineOf(code).retriable;
}

export type KnownErrorCode = keyof typeof DECLINES;

/** The published table of declines. */
export const DECLINES = {
  // The processor or the issuer said no.
  canceled_payment_method: { outcome: 'declined', retriable: false },
  disputed_transaction: { outcome: 'failed', retriable: false },
  duplicate_transaction: { outcome: 'failed', retriable: false },
  expired_authorization: { outcome: 'declined', retriable: false },
  expired_payment_method: { outcome: 'declined', retriable: false },
  incorrect_billing_address: { outcome: 'declined', retriable: false },
  incorrect_country: { outcome: 'declined', retriable: true },
  incorrect_currency: { outcome: 'declined', retriable: true },
  incorrect_cvv: { outcome: 'declined', retriable: false },
  incorrect_expiry_date: { outcome: 'declined', retriable: false },
  insufficient_funds: { outcome: 'declined', retriable: false },
  issuer_decline: { outcome: 'declined', retriable: true },
  other_decline: { outcome: 'declined', retriable: true },
  requires_buyer_authentication: { outcome: 'failed', retriable: false },
  refused_transaction: { outcome: 'declined', retriable: false },
  service_decline: { outcome: 'declined', retriable: true },
  suspected_fraud: { outcome: 'declined', retriable: false },
  unavailable_payment_method: { outcome: 'failed', retriable: false },
  unknown_payment_method: { outcome: 'failed', retriable: true },
  unsupported_transaction: { outcome: 'failed', retriable: false },
  unsupported_payment_method: { outcome: 'failed', retriable: false },
  cancelled_buyer_approval: { outcome: 'failed', retriable: false },

  // The set-up of the payment service is at fault.
  insufficient_service_permissions: { outcome: 'failed', retriable: true },
  invalid_amount: { outcome: 'failed', retriable: true },
  invalid_payment_method: { outcome: 'failed', retriable: true },
  invalid_service_configuration: { outcome: 'failed', retriable: false },
  invalid_service_credentials: { outcome: 'failed', retriable: true },
  invalid_service_response: { outcome: 'failed', retriable: true },
  invalid_tax_identifier: { outcome: 'failed', retriable: false },
  missing_billing_address: { outcome: 'failed', retriable: true },
  missing_cvv: { outcome: 'failed', retriable: true },
  missing_shipping_address: { outcome: 'failed', retriable: true },
  missing_tax_identifier: { outcome: 'failed', retriable: true },
  refund_period_expired: { outcome: 'failed', retriable: false },
  service_error: { outcome: 'failed', retriable: true },
  service_network_error: { outcome: 'failed', retriable: true },
  service_rate_limit: { outcome: 'failed', retriable: true },

  // This platform is, or what it was asked.
  internal_error: { outcome: 'failed', retriable: false },
  invalid_billing_address: { outcome: 'failed', retriable: false },
  invalid_operation: { outcome: 'failed', retriable: true },
  invalid_request_parameters: { outcome: 'failed', retriable: false },
  invalid_service_request: { outcome: 'failed', retriable: true },
  invalid_shipping_address: { outcome: 'failed', retriable: false },
  service_resource_conflict: { outcome: 'failed', retriable: true },
  unexpected_state: { outcome: 'failed', retriable: false },
  unknown_error: { outcome: 'failed', retriable: false },
  unknown_service_resource: { outcome: 'failed', retriable: true },
  unsupported_country: { outcome: 'failed', retriable: true },
  unsupported_currency: { outcome: 'failed', retriable: true },
  unrecognised_country: { outcome: 'failed', retriable: false },
  unrecognised_currency: { outcome: 'failed', retriable: false },
  unrecognised_payment_method: { outcome: 'failed', retriable: false },
  unrecognised_scheme: { outcome: 'failed', retriable: false },
  unsupported_scheme: { outcome: 'failed', retriable: false },

  refund_already_satisfied: { outcome: 'failed', retriable: false },

  // Only the platform itself says these.
  incomplete_buyer_approval: { outcome: 'failed', retriable: false },
  failed_buyer_approval: { outcome: 'failed', retriable: false },
  missing_redirect_url: { outcome: 'failed', retriable: false },
  flow_decline: { outcome: 'declined', retriable: false },
  all_attempts_skipped: { outcome: 'failed', retriable: false },
  fraud_list_match: { outcome: 'declined', retriable: false },
  attempt_limit_reached: { outcome: 'declined', retriable: false },
  canceled: { outcome: 'failed', retriable: false },
} as const satisfies Readonly<Record<string, Decline>>;

const knownDeclines: ReadonlyMap<string, Decline> = new Map(Object.entries(DECLINES));

/** Codes that a merchant's decline-early rules may answer with. */
const FLOW_CODE = /^flow_[a-z_]{1,60}$/;
const FLOW_DECLINE: Decline = { outcome: 'declined', retriable: false };
