import { type ErrorCode, type KnownErrorCode, errorCode } from '../../domain/decline.ts';

/**
 * https://docs.adyen.com/development-resources/refusal-reasons, row by row. Answers have the number, webhooks only
 * the words.
 */
const REASONS: readonly (readonly [code: string, reason: string, ours: KnownErrorCode])[] = [
  ['0', 'Unknown', 'other_decline'],
  ['2', 'Refused', 'issuer_decline'],
  ['3', 'Referral', 'issuer_decline'],
  ['4', 'Acquirer Error', 'service_error'],
  ['5', 'Blocked Card', 'canceled_payment_method'],
  ['6', 'Expired Card', 'expired_payment_method'],
  ['7', 'Invalid Amount', 'invalid_amount'],
  ['8', 'Invalid Card Number', 'invalid_payment_method'],
  ['9', 'Issuer Unavailable', 'service_decline'],
  ['10', 'Not supported', 'unsupported_transaction'],
  ['11', '3D Not Authenticated', 'failed_buyer_approval'],
  ['12', 'Not enough balance', 'insufficient_funds'],
  ['14', 'Acquirer Fraud', 'suspected_fraud'],
  ['15', 'Cancelled', 'cancelled_buyer_approval'],
  ['16', 'Shopper Cancelled', 'cancelled_buyer_approval'],
  ['17', 'Invalid Pin', 'other_decline'],
  ['18', 'Pin tries exceeded', 'other_decline'],
  ['19', 'Pin validation not possible', 'other_decline'],
  ['20', 'FRAUD', 'suspected_fraud'],
  ['21', 'Not Submitted', 'invalid_service_request'],
  ['22', 'FRAUD-CANCELLED', 'suspected_fraud'],
  ['23', 'Transaction Not Permitted', 'refused_transaction'],
  ['24', 'CVC Declined', 'incorrect_cvv'],
  ['25', 'Restricted Card', 'canceled_payment_method'],
  ['26', 'Revocation Of Auth', 'canceled_payment_method'],
  ['27', 'Declined Non Generic', 'issuer_decline'],
  ['28', 'Withdrawal amount exceeded', 'insufficient_funds'],
  ['29', 'Withdrawal count exceeded', 'insufficient_funds'],
  ['31', 'Issuer Suspected Fraud', 'suspected_fraud'],
  ['32', 'AVS Declined', 'incorrect_billing_address'],
  ['33', 'Card requires online pin', 'other_decline'],
  ['34', 'No checking account available on Card', 'invalid_payment_method'],
  ['35', 'No savings account available on Card', 'invalid_payment_method'],
  ['36', 'Mobile pin required', 'other_decline'],
  ['37', 'Contactless fallback', 'other_decline'],
  ['38', 'Authentication required', 'requires_buyer_authentication'],
  ['39', 'RReq not received from DS', 'failed_buyer_approval'],
  ['40', 'Current AID is in Penalty Box.', 'other_decline'],
  ['41', 'CVM Required Restart Payment', 'other_decline'],
  ['42', '3DS Authentication Error', 'failed_buyer_approval'],
  ['43', 'Online PIN required', 'other_decline'],
  ['44', 'Try another interface', 'other_decline'],
  ['45', 'Chip downgrade mode', 'other_decline'],
  ['46', 'Transaction blocked by Adyen to prevent excessive retry fees', 'refused_transaction'],
];

/**
 * https://docs.adyen.com/development-resources/error-codes: the numbers with which requests to pay and to modify are
 * turned away.
 */
const ERRORS: Readonly<Record<string, KnownErrorCode>> = {
  '000': 'invalid_service_credentials',
  '010': 'insufficient_service_permissions',
  '100': 'invalid_amount',
  '101': 'invalid_payment_method',
  '102': 'service_error',
  '103': 'incorrect_cvv',
  '104': 'incorrect_billing_address',
  '107': 'invalid_payment_method',
  '108': 'invalid_payment_method',
  '109': 'incorrect_country',
  '110': 'invalid_payment_method',
  '111': 'invalid_payment_method',
  '117': 'invalid_billing_address',
  '125': 'invalid_payment_method',
  '129': 'incorrect_expiry_date',
  '130': 'invalid_service_request',
  '137': 'invalid_amount',
  '138': 'unsupported_currency',
  '139': 'unsupported_currency',
  '140': 'unsupported_transaction',
  '141': 'invalid_payment_method',
  '153': 'missing_cvv',
  '167': 'unknown_service_resource',
  '172': 'invalid_service_request',
  '174': 'invalid_operation',
  '800': 'unknown_service_resource',
  '803': 'invalid_payment_method',
  '804': 'incorrect_country',
  '901': 'invalid_service_configuration',
  '905': 'invalid_service_configuration',
  '905_1': 'invalid_service_configuration',
  '905_2': 'invalid_service_configuration',
  '905_3': 'invalid_service_configuration',
  '905_4': 'invalid_service_configuration',
  '907': 'unsupported_payment_method',
};

const wordReason = (reason: string): string => reason.toLowerCase();

export const DECLINES: Readonly<Record<string, ErrorCode>> = Object.fromEntries([
  ...REASONS.flatMap(([code, reason, ours]) => [
    [code, errorCode(ours)],
    [wordReason(reason), errorCode(ours)],
  ]),
  ...Object.entries(ERRORS).map(([code, ours]) => [`error ${code}`, errorCode(ours)]),
]);

export function refusalOf(code: string | null, reason: string | null): ErrorCode {
  return DECLINES[code ?? ''] ?? DECLINES[wordReason(reason ?? '')] ?? errorCode('other_decline');
}

export function errorOf(code: string | null): ErrorCode {
  return DECLINES[`error ${code ?? ''}`] ?? errorCode('invalid_service_request');
}
