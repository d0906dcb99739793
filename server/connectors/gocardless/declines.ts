import { errorCodes } from '../../domain/decline.ts';

/**
 * First the causes that events of payments and mandates name (`details.cause`), then the reasons of refused requests
 * (https://developer.gocardless.com/api-reference/#overview-errors and #events).
 */
export const DECLINES = errorCodes({
  account_blocked_for_any_financial_transaction: 'unavailable_payment_method',
  authorisation_disputed: 'disputed_transaction',
  bank_account_closed: 'canceled_payment_method',
  bank_declined_payment: 'issuer_decline',
  bank_account_transferred: 'canceled_payment_method',
  daily_payment_limit_reached: 'issuer_decline',
  customer_approval_denied: 'cancelled_buyer_approval',
  direct_debit_not_enabled: 'unsupported_payment_method',
  initial_one_off_payment_failed: 'other_decline',
  insufficient_funds: 'insufficient_funds',
  insufficient_payment_permissions: 'refused_transaction',
  invalid_bank_details: 'invalid_payment_method',
  mandate_cancelled: 'canceled_payment_method',
  mandate_expired: 'expired_payment_method',
  mandate_suspended_by_payer: 'unavailable_payment_method',
  other: 'other_decline',
  payer_deceased: 'canceled_payment_method',
  payment_stopped: 'refused_transaction',
  payment_violated_mandate_parameters: 'refused_transaction',
  refer_to_payer: 'issuer_decline',
  refund_requested: 'disputed_transaction',
  return_on_odfi_request: 'other_decline',
  test_failure: 'other_decline',

  access_token_not_active: 'invalid_service_credentials',
  access_token_not_found: 'invalid_service_credentials',
  access_token_revoked: 'invalid_service_credentials',
  available_refund_amount_insufficient: 'service_decline',
  bank_account_disabled: 'canceled_payment_method',
  cancellation_failed: 'unexpected_state',
  customer_data_removed: 'canceled_payment_method',
  feature_disabled: 'insufficient_service_permissions',
  forbidden: 'insufficient_service_permissions',
  insufficient_permissions: 'insufficient_service_permissions',
  link_not_found: 'unknown_service_resource',
  mandate_is_inactive: 'canceled_payment_method',
  mandate_replaced: 'canceled_payment_method',
  number_of_refunds_exceeded: 'service_decline',
  rate_limit_exceeded: 'service_rate_limit',
  refund_is_unreachable: 'service_decline',
  refund_payment_invalid_state: 'unexpected_state',
  resource_not_found: 'unknown_service_resource',
  total_amount_confirmation_invalid: 'service_resource_conflict',
  unauthorized: 'invalid_service_credentials',
});

/** Of requests that name no reason but a field: what a buyer or a merchant wrote there does not hold. */
export const FIELDS = errorCodes({
  account_number: 'invalid_payment_method',
  account_type: 'invalid_payment_method',
  amount: 'invalid_amount',
  bank_code: 'invalid_payment_method',
  branch_code: 'invalid_payment_method',
  country_code: 'invalid_payment_method',
  currency: 'incorrect_currency',
  iban: 'invalid_payment_method',
});
