import { errorCodes } from '../../domain/decline.ts';

/**
 * `status_detail` of payments that were rejected or cancelled, row by row:
 * https://www.mercadopago.com.br/developers/en/docs/checkout-api/response-handling/query-results, with those that its
 * OpenAPI and its own plug-ins know beside them.
 */
const STATUS_DETAILS = {
  am_insufficient_amount: 'insufficient_funds',
  authorization_revoked: 'canceled_payment_method',
  bank_error: 'service_decline',
  bank_rejected: 'issuer_decline',
  by_admin: 'canceled',
  by_collector: 'canceled',
  by_payer: 'cancelled_buyer_approval',
  cc_amount_rate_limit_exceeded: 'insufficient_funds',
  cc_rejected_3ds_challenge: 'failed_buyer_approval',
  cc_rejected_3ds_mandatory: 'requires_buyer_authentication',
  cc_rejected_bad_filled_card_number: 'invalid_payment_method',
  cc_rejected_bad_filled_date: 'incorrect_expiry_date',
  cc_rejected_bad_filled_other: 'invalid_payment_method',
  cc_rejected_bad_filled_security_code: 'incorrect_cvv',
  cc_rejected_blacklist: 'suspected_fraud',
  cc_rejected_call_for_authorize: 'issuer_decline',
  cc_rejected_card_disabled: 'canceled_payment_method',
  cc_rejected_card_error: 'service_decline',
  cc_rejected_card_type_not_allowed: 'unsupported_payment_method',
  cc_rejected_duplicated_payment: 'duplicate_transaction',
  cc_rejected_expired_operation: 'incomplete_buyer_approval',
  cc_rejected_fraud: 'suspected_fraud',
  cc_rejected_high_risk: 'suspected_fraud',
  cc_rejected_insufficient_amount: 'insufficient_funds',
  cc_rejected_invalid_installments: 'unsupported_transaction',
  cc_rejected_max_attempts: 'refused_transaction',
  cc_rejected_other_reason: 'other_decline',
  cc_rejected_time_out: 'service_decline',
  expired: 'incomplete_buyer_approval',
  insufficient_amount: 'insufficient_funds',
  payer_unavailable: 'refused_transaction',
  rejected_by_bank: 'issuer_decline',
  rejected_by_regulations: 'refused_transaction',
  rejected_call_for_authorize: 'issuer_decline',
  rejected_cap_exceeded: 'insufficient_funds',
  rejected_high_risk: 'suspected_fraud',
  rejected_insufficient_data: 'invalid_service_request',
  rejected_other_reason: 'other_decline',
} as const;

/** `cause[].code` of requests that are refused, of those that mean more than a request that is wrong. */
const CAUSES = {
  // Of card tokens.
  '205': 'invalid_payment_method',
  '208': 'incorrect_expiry_date',
  '209': 'incorrect_expiry_date',
  '212': 'missing_tax_identifier',
  '213': 'missing_tax_identifier',
  '214': 'missing_tax_identifier',
  '221': 'invalid_payment_method',
  '224': 'missing_cvv',
  '316': 'invalid_payment_method',
  '322': 'invalid_tax_identifier',
  '323': 'invalid_tax_identifier',
  '324': 'invalid_tax_identifier',
  '325': 'incorrect_expiry_date',
  '326': 'incorrect_expiry_date',
  E301: 'invalid_payment_method',
  E302: 'incorrect_cvv',
  // Of payments.
  '2000': 'unknown_service_resource',
  '2006': 'invalid_payment_method',
  '2062': 'invalid_payment_method',
  '2067': 'invalid_tax_identifier',
  '2072': 'invalid_amount',
  '2077': 'unsupported_transaction',
  '2131': 'unsupported_payment_method',
  '3005': 'invalid_operation',
  '3011': 'unsupported_payment_method',
  '3016': 'invalid_payment_method',
  '3018': 'incorrect_expiry_date',
  '3019': 'incorrect_expiry_date',
  '3024': 'invalid_operation',
  '3034': 'invalid_payment_method',
  '4040': 'invalid_amount',
  '4041': 'invalid_amount',
  // Of refunds.
  '2024': 'refund_period_expired',
  '2063': 'invalid_operation',
  '15016': 'refund_period_expired',
} as const;

export const DECLINES = errorCodes({ ...STATUS_DETAILS, ...CAUSES });
