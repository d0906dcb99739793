/**
 * A standard error code of the API, one vocabulary over all connectors: a row of the tables below, or a
 * merchant's own `flow_…` code.
 */
export type ErrorCode = string & { readonly __errorCode: true };

/** Who said no: the processor or the issuer, the set-up of the payment service, or this platform. */
type DeclineGroup = 'processor' | 'configuration' | 'platform';

export type Decline = Readonly<{
  group: DeclineGroup;
  /** True: routing moves on to the next attempt. */
  retriable: boolean;
  /** What becomes of the transaction. */
  outcome: 'declined' | 'failed';
  /**
   * Minor units that make the simulated processor answer this code to an authorization; null when only the
   * platform says it.
   */
  simulatorAmount: bigint | null;
}>;

/** For codes written in our own source. */
export function errorCode(code: KnownErrorCode): ErrorCode {
  return code as string as ErrorCode;
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

type KnownErrorCode = keyof typeof DECLINES;

/**
 * The published table of declines: the amount that triggers the code in the sandbox is in the
 * first column.
 */
export const DECLINES = {
  canceled_payment_method: row(200001n, 'declined'),
  disputed_transaction: row(200002n, 'failed'),
  duplicate_transaction: row(200003n, 'failed'),
  expired_authorization: row(200004n, 'declined'),
  expired_payment_method: row(200005n, 'declined'),
  incorrect_billing_address: row(200006n, 'declined'),
  incorrect_country: row(200007n, 'declined', 'retriable'),
  incorrect_currency: row(200008n, 'declined', 'retriable'),
  incorrect_cvv: row(200009n, 'declined'),
  incorrect_expiry_date: row(200010n, 'declined'),
  insufficient_funds: row(200011n, 'declined'),
  issuer_decline: row(200012n, 'declined', 'retriable'),
  other_decline: row(200013n, 'declined', 'retriable'),
  requires_buyer_authentication: row(200014n, 'failed'),
  refused_transaction: row(200015n, 'declined'),
  service_decline: row(200016n, 'declined', 'retriable'),
  suspected_fraud: row(200017n, 'declined'),
  unavailable_payment_method: row(200018n, 'failed'),
  unknown_payment_method: row(200019n, 'failed', 'retriable'),
  unsupported_transaction: row(200020n, 'failed'),
  unsupported_payment_method: row(200021n, 'failed'),
  cancelled_buyer_approval: row(200022n, 'failed'),

  insufficient_service_permissions: row(300001n, 'failed', 'retriable'),
  invalid_amount: row(300002n, 'failed', 'retriable'),
  invalid_payment_method: row(300003n, 'failed', 'retriable'),
  invalid_service_configuration: row(300004n, 'failed'),
  invalid_service_credentials: row(300005n, 'failed', 'retriable'),
  invalid_service_response: row(300006n, 'failed', 'retriable'),
  invalid_tax_identifier: row(300007n, 'failed'),
  missing_billing_address: row(300008n, 'failed', 'retriable'),
  missing_cvv: row(300009n, 'failed', 'retriable'),
  missing_shipping_address: row(300010n, 'failed', 'retriable'),
  missing_tax_identifier: row(300011n, 'failed', 'retriable'),
  refund_period_expired: row(300012n, 'failed'),
  service_error: row(300013n, 'failed', 'retriable'),
  service_network_error: row(300014n, 'failed', 'retriable'),
  service_rate_limit: row(300015n, 'failed', 'retriable'),

  internal_error: row(400001n, 'failed'),
  invalid_billing_address: row(400002n, 'failed'),
  invalid_operation: row(400003n, 'failed', 'retriable'),
  invalid_request_parameters: row(400004n, 'failed'),
  invalid_service_request: row(400005n, 'failed', 'retriable'),
  invalid_shipping_address: row(400006n, 'failed'),
  service_resource_conflict: row(400007n, 'failed', 'retriable'),
  unexpected_state: row(400008n, 'failed'),
  unknown_error: row(400009n, 'failed'),
  unknown_service_resource: row(400010n, 'failed', 'retriable'),
  unsupported_country: row(400011n, 'failed', 'retriable'),
  unsupported_currency: row(400012n, 'failed', 'retriable'),
  unrecognised_country: row(400013n, 'failed'),
  unrecognised_currency: row(400014n, 'failed'),
  unrecognised_payment_method: row(400015n, 'failed'),
  unrecognised_scheme: row(400016n, 'failed'),
  unsupported_scheme: row(400017n, 'failed'),

  refund_already_satisfied: {
    group: 'processor',
    retriable: false,
    outcome: 'failed',
    simulatorAmount: null,
  },

  incomplete_buyer_approval: platformOnly(),
  failed_buyer_approval: platformOnly(),
  missing_redirect_url: platformOnly(),
  flow_decline: platformOnly('declined'),
  all_attempts_skipped: platformOnly(),
  canceled: platformOnly(),
} as const satisfies Readonly<Record<string, Decline>>;

/**
 * Amounts that trigger a code in the sandbox when they are captured, voided (the authorized amount), refunded
 * or paid out.
 */
export const SIMULATOR_AMOUNTS_AFTER_AUTHORIZATION = {
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
  ...after: readonly (keyof typeof SIMULATOR_AMOUNTS_AFTER_AUTHORIZATION)[]
): Readonly<Record<string, ErrorCode>> {
  const ofAuthorizations = Object.entries(DECLINES).flatMap(([name, row]) =>
    row.simulatorAmount === null ? [] : [[String(row.simulatorAmount), name as ErrorCode] as const],
  );
  return Object.fromEntries([
    ...ofAuthorizations,
    ...after.flatMap((kind) =>
      Object.entries(SIMULATOR_AMOUNTS_AFTER_AUTHORIZATION[kind]).map(
        ([amount, name]) => [amount, errorCode(name)] as const,
      ),
    ),
  ]);
}

const knownDeclines: ReadonlyMap<string, Decline> = new Map(Object.entries(DECLINES));

/** Codes that a merchant's decline-early rules may answer with. */
const FLOW_CODE = /^flow_[a-z_]{1,60}$/;
const FLOW_DECLINE: Decline = platformOnly('declined');

function row(simulatorAmount: bigint, outcome: Decline['outcome'], retriable?: 'retriable'): Decline {
  const group =
    simulatorAmount < 300_000n ? 'processor' : simulatorAmount < 400_000n ? 'configuration' : 'platform';
  return { group, retriable: retriable === 'retriable', outcome, simulatorAmount };
}

function platformOnly(outcome: Decline['outcome'] = 'failed'): Decline {
  return { group: 'platform', retriable: false, outcome, simulatorAmount: null };
}
