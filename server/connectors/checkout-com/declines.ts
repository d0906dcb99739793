import { type KnownErrorCode, errorCodes } from '../../domain/decline.ts';

/**
 * https://www.checkout.com/docs/developer-resources/codes/api-response-codes, row by row: what an issuer, a scheme or
 * Checkout.com's own risk engine says of a payment that was tried, and from 50001 on of a refund. One word a group, and
 * the codes that mean it. 40101 to 40205 and 44301 stand in older editions only; of the 504 codes of payouts to bank
 * accounts none is here.
 */
const RESPONSES = {
  issuer_decline: '20001 20002 20005 20046 20060 20066 20108 200A5',
  invalid_service_configuration: '20003 20102 20112 20117 20157 200E0 200E2 30404 50200',
  canceled_payment_method: `20004 20016 20062 20067 20072 20078 20179 200P1 30004 30007 30035 30036 30037 30041
    30043 30046`,
  invalid_service_request: '20006 20021 20030 20104 20105 20113 20115 20116 20119 20120 20193 30405 50180',
  // Under way, or its end is not known yet.
  service_error: `20009 20020 20022 20068 20086 20090 20091 20092 20095 20096 20097 20098 20099 20118 200A4 200A6
    200E3 200S4 50150`,
  unsupported_transaction: `2005C 20012 20015 20023 20024 20031 20040 20045 20056 20058 20081 20122 20156 20182 30016
    30017 30018 30019 30045`,
  invalid_amount: '20013 20042 30020 30401 30402 30403 50101 50102 50103',
  invalid_payment_method: '20014 20039 20044 20052 20053 20083 20101 20114 30015',
  cancelled_buyer_approval: '20017',
  disputed_transaction: '20018',
  incomplete_buyer_approval: '20019 20152 20199',
  other_decline: `20070 20025 20026 20027 20028 20029 20032 20033 20038 20055 20075 20084 20085 20088 20089 20197 200N0
    200O5 200T2 200T5 30038`,
  insufficient_funds: '20051 20061 20065 20121 200P9 30021 30022 50003 50280',
  expired_payment_method: '20054 30033',
  refused_transaction: '2006P 2009G 20057 20064 20093 200R1 200R3 200R7 30044 50001 50002 50005',
  service_decline: `50020 50021 50022 50023 50025 50026 50027 50030 50070 50100 50104 50105 50106 50240 50260 50399`,
  suspected_fraud: `20059 20063 20183 30034 40101 40201 40202 40203 40204 40205 41101 41201 41202 41203 41204 41205
    41206 41301 42101 42201 42202 42203 42204 42205 42206 42301 43101 43102 43201 43202 43203 43204 43205 43206 43301`,
  incorrect_cvv: '20082 200N7',
  incorrect_expiry_date: '20087 20100',
  duplicate_transaction: '20094',
  unsupported_payment_method: '20103 200T3',
  unsupported_currency: '20106',
  missing_billing_address: '20107 20123',
  invalid_operation: '20109 20110 20111',
  missing_cvv: '20124',
  failed_buyer_approval: '20150 20151 20153 20155 20159',
  requires_buyer_authentication: '20154 43401 44301',
  refund_period_expired: '20158',
} as const satisfies Readonly<Partial<Record<KnownErrorCode, string>>>;

/**
 * https://www.checkout.com/docs/developer-resources/codes/error-codes: why a request was turned away with 422, as far
 * as one of our codes says more than that it was.
 */
const ERRORS = {
  insufficient_funds: 'amount_exceeds_balance velocity_amount_limit_exceeded velocity_count_limit_exceeded',
  invalid_amount: `amount_invalid amount_limit_exceeded amount_required capture_value_greater_than_authorized
    capture_value_greater_than_remaining_authorized refund_amount_exceeds_balance void_amount_invalid`,
  canceled_payment_method: 'card_disabled',
  expired_payment_method: 'card_expired',
  incorrect_expiry_date: `card_expiry_month_invalid card_expiry_month_required card_expiry_year_invalid
    card_expiry_year_required expiry_date_format_invalid`,
  invalid_payment_method: `card_not_found card_number_invalid card_number_required payment_source_required
    source_id_invalid source_id_unknown source_invalid source_token_invalid token_expired token_invalid token_used`,
  incorrect_cvv: 'cvv_invalid',
  invalid_billing_address: `address_invalid city_invalid country_address_invalid country_invalid zip_invalid
    country_phone_code_invalid country_phone_code_length_invalid phone_number_invalid phone_number_length_invalid`,
  unsupported_currency: 'currency_invalid currency_required',
  unsupported_payment_method: `payment_method_not_supported card_not_eligible_domestic_money_transfer
    card_not_eligible_cross_border_money_transfer card_not_eligible_domestic_non_money_transfer
    card_not_eligible_cross_border_non_money_transfer card_not_eligible_domestic_online_gambling
    card_not_eligible_cross_border_online_gambling`,
  failed_buyer_approval: `3ds_malfunction 3ds_not_enabled_for_card 3ds_not_supported 3ds_version_invalid
    3ds_version_not_supported`,
  requires_buyer_authentication: '3ds_payment_required',
  incomplete_buyer_approval: 'payment_expired',
  invalid_service_configuration: `3ds_not_configured business_invalid business_settings_missing
    no_authorization_enabled_processors_available processing_channel_id_invalid processing_channel_id_required
    processing_key_required processing_value_required aft_processor_not_matched`,
  insufficient_service_permissions: 'server_api_not_allowed',
  service_rate_limit: 'api_calls_quota_exceeded',
  service_error: 'issuer_network_unavailable processing_error',
  service_decline: 'card_authorization_failed refund_authorization_declined action_failure_limit_exceeded',
  refused_transaction: 'previous_payment_id_invalid',
} as const satisfies Readonly<Partial<Record<KnownErrorCode, string>>>;

/** Each raw code with ours. */
function rows(table: Readonly<Partial<Record<KnownErrorCode, string>>>) {
  const ours = Object.keys(table) as readonly KnownErrorCode[]; // both tables have no others
  return ours.flatMap((code) =>
    (table[code] ?? '')
      .trim()
      .split(/\s+/)
      .map((raw) => [raw, code] as const),
  );
}

export const DECLINES = errorCodes(Object.fromEntries([...rows(RESPONSES), ...rows(ERRORS)]));
