import { type ErrorCode, type KnownErrorCode, errorCode } from '../domain/decline.ts';

/**
 * Amounts, in minor units, that make the sandbox's processors refuse: to their simulators, to the connectors
 * that read their raw codes, which are these amounts, and to the tests of both.
 */

/** Of an authorization, as published. */
export const AUTHORIZATION_AMOUNTS = {
  canceled_payment_method: 200_001n,
  disputed_transaction: 200_002n,
  duplicate_transaction: 200_003n,
  expired_authorization: 200_004n,
  expired_payment_method: 200_005n,
  incorrect_billing_address: 200_006n,
  incorrect_country: 200_007n,
  incorrect_currency: 200_008n,
  incorrect_cvv: 200_009n,
  incorrect_expiry_date: 200_010n,
  insufficient_funds: 200_011n,
  issuer_decline: 200_012n,
  other_decline: 200_013n,
  requires_buyer_authentication: 200_014n,
  refused_transaction: 200_015n,
  service_decline: 200_016n,
  suspected_fraud: 200_017n,
  unavailable_payment_method: 200_018n,
  unknown_payment_method: 200_019n,
  unsupported_transaction: 200_020n,
  unsupported_payment_method: 200_021n,
  cancelled_buyer_approval: 200_022n,
  insufficient_service_permissions: 300_001n,
  invalid_amount: 300_002n,
  invalid_payment_method: 300_003n,
  invalid_service_configuration: 300_004n,
  invalid_service_credentials: 300_005n,
  invalid_service_response: 300_006n,
  invalid_tax_identifier: 300_007n,
  missing_billing_address: 300_008n,
  missing_cvv: 300_009n,
  missing_shipping_address: 300_010n,
  missing_tax_identifier: 300_011n,
  refund_period_expired: 300_012n,
  service_error: 300_013n,
  service_network_error: 300_014n,
  service_rate_limit: 300_015n,
  internal_error: 400_001n,
  invalid_billing_address: 400_002n,
  invalid_operation: 400_003n,
  invalid_request_parameters: 400_004n,
  invalid_service_request: 400_005n,
  invalid_shipping_address: 400_006n,
  service_resource_conflict: 400_007n,
  unexpected_state: 400_008n,
  unknown_error: 400_009n,
  unknown_service_resource: 400_010n,
  unsupported_country: 400_011n,
  unsupported_currency: 400_012n,
  unrecognised_country: 400_013n,
  unrecognised_currency: 400_014n,
  unrecognised_payment_method: 400_015n,
  unrecognised_scheme: 400_016n,
  unsupported_scheme: 400_017n,
} as const satisfies Partial<Record<KnownErrorCode, bigint>>;

/** Of a capture, a void (the authorized amount), a refund or a payout. */
export const AMOUNTS_AFTER_AUTHORIZATION = {
  capture: { 500001: 'service_network_error', 500002: 'refused_transaction' },
  void: { 510001: 'service_network_error', 510002: 'issuer_decline' },
  refund: {
    520001: 'disputed_transaction',
    520002: 'issuer_decline',
    520003: 'service_error',
    520004: 'refund_already_satisfied',
  },
  payout: { 530001: 'service_decline', 530002: 'service_error' },
} as const satisfies Readonly<Record<string, Readonly<Record<number, KnownErrorCode>>>>;

/**
 * Raw codes of processors whose code is the amount that triggers it: those of authorizations, and those of
 * what is named.
 */
export function codesByAmount(
  ...after: readonly (keyof typeof AMOUNTS_AFTER_AUTHORIZATION)[]
): Readonly<Record<string, ErrorCode>> {
  return Object.fromEntries([
    ...NAMES_OF_AUTHORIZATIONS.map(([name, amount]) => [String(amount), errorCode(name)] as const),
    ...after.flatMap((kind) =>
      Object.entries(AMOUNTS_AFTER_AUTHORIZATION[kind]).map(
        ([amount, name]) => [amount, errorCode(name)] as const,
      ),
    ),
  ]);
}

// its keys are codes
const NAMES_OF_AUTHORIZATIONS = Object.entries(AUTHORIZATION_AMOUNTS) as [KnownErrorCode, bigint][];

/** The name of every code of the sandbox. */
export const NAMES_BY_AMOUNT: ReadonlyMap<string, KnownErrorCode> = new Map([
  ...NAMES_OF_AUTHORIZATIONS.map(([name, amount]) => [String(amount), name] as const),
  ...Object.values(AMOUNTS_AFTER_AUTHORIZATION).flatMap((codes) => Object.entries(codes)),
]);
