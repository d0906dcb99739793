import { errorCodes } from '../../domain/decline.ts';

/**
 * Why payments and refunds fail: https://docs.truelayer.com/docs/payment-failure-reasons,
 * https://docs.truelayer.com/docs/payout-and-refund-statuses and the error types of v3.
 */
export const DECLINES = errorCodes({
  authorization_failed: 'failed_buyer_approval',
  blocked: 'refused_transaction',
  canceled: 'canceled',
  constraint_violation: 'service_decline',
  expired: 'incomplete_buyer_approval',
  insufficient_funds: 'insufficient_funds',
  internal_server_error: 'service_error',
  invalid_account_details: 'invalid_payment_method',
  invalid_account_holder_name: 'invalid_payment_method',
  invalid_beneficiary_account: 'invalid_service_configuration',
  invalid_credentials: 'failed_buyer_approval',
  invalid_iban: 'invalid_payment_method',
  invalid_otp: 'failed_buyer_approval',
  invalid_remitter_account: 'invalid_payment_method',
  invalid_scan: 'invalid_payment_method',
  invalid_request: 'invalid_service_request',
  invalid_sort_code: 'invalid_payment_method',
  not_authorized: 'cancelled_buyer_approval',
  payment_limit_exceeded: 'service_decline',
  provider_error: 'service_error',
  provider_expired: 'incomplete_buyer_approval',
  provider_rejected: 'issuer_decline',
  rejected: 'issuer_decline',
  returned: 'service_decline',
  scheme_error: 'service_error',
  scheme_unavailable: 'service_error',
  server_error: 'service_error',
  unknown: 'other_decline',
  unknown_error: 'other_decline',
  user_canceled_at_provider: 'cancelled_buyer_approval',
  verification_declined: 'refused_transaction',
});
