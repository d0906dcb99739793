import { errorCodes } from '../../domain/decline.ts';

/** https://docs.dlocal.com/reference/payment-status-codes: `status_code` of what ended without being paid. */
const STATUS_CODES = {
  '300': 'other_decline',
  '301': 'issuer_decline',
  '302': 'insufficient_funds',
  '303': 'suspected_fraud',
  '304': 'suspected_fraud',
  '305': 'refused_transaction',
  '306': 'issuer_decline',
  '307': 'duplicate_transaction',
  '308': 'canceled_payment_method',
  '309': 'expired_payment_method',
  '310': 'canceled_payment_method',
  '311': 'canceled_payment_method',
  '312': 'canceled_payment_method',
  '313': 'canceled_payment_method',
  '314': 'invalid_payment_method',
  '315': 'incorrect_cvv',
  '316': 'unsupported_transaction',
  '317': 'suspected_fraud',
  '318': 'refused_transaction',
  '319': 'insufficient_funds',
  '320': 'requires_buyer_authentication',
  '321': 'service_decline',
  '322': 'canceled_payment_method',
  '323': 'invalid_payment_method',
  '324': 'other_decline',
  '325': 'refused_transaction',
  '326': 'canceled_payment_method',
  '400': 'canceled',
  '500': 'incomplete_buyer_approval',
} as const;

/**
 * https://docs.dlocal.com/reference/http-errors-payments: `code` of requests that were refused. Those that say nothing
 * of how an earlier request ended (5009, 5010, 5011, 7000) are no refusals, and not here.
 */
const ERRORS = {
  '3001': 'invalid_service_credentials',
  '3002': 'insufficient_service_permissions',
  '3003': 'insufficient_service_permissions',
  '4000': 'unknown_service_resource',
  '5000': 'invalid_service_request',
  '5001': 'invalid_service_request',
  '5002': 'invalid_operation',
  '5003': 'unsupported_country',
  '5004': 'unsupported_currency',
  '5005': 'refused_transaction',
  '5006': 'refused_transaction',
  '5007': 'invalid_amount',
  '5008': 'invalid_payment_method',
  '5012': 'service_decline',
  '5013': 'unsupported_transaction',
  '5014': 'suspected_fraud',
  '5016': 'invalid_amount',
  '5017': 'invalid_service_request',
  '5018': 'disputed_transaction',
  '5021': 'service_decline',
  '5043': 'unsupported_transaction',
  '6000': 'service_rate_limit',
} as const;

export const DECLINES = errorCodes({ ...STATUS_CODES, ...ERRORS });
