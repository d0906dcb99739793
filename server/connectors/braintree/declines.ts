import { type KnownErrorCode, errorCodes } from '../../domain/decline.ts';

type Table = Readonly<Partial<Record<KnownErrorCode, string>>>;

/**
 * https://developer.paypal.com/braintree/docs/reference/general/processor-responses/authorization-responses and
 * …/settlement-responses: what issuers and processors say. One word a group, and the codes that mean it.
 */
const RESPONSES = {
  issuer_decline: '2000 2011 2034 2038 2041 2044 2046 2101 2105 2106',
  insufficient_funds: '2001 2002 2003 2086 2097 2098',
  expired_payment_method: '2004',
  invalid_payment_method: '2005 2007 2008 2009 2051 2093',
  incorrect_expiry_date: '2006',
  incorrect_cvv: '2010 2060',
  incorrect_billing_address: '2059',
  canceled_payment_method: '2012 2013 2047 2053 2107 2108',
  suspected_fraud: '2014 2020 2021 2077 4005',
  unsupported_transaction: '2015 2019 2023 2035',
  duplicate_transaction: '2016 2037 2069 2094',
  refused_transaction: '2017 2018 2043 2057 2070 2075 2076 2085 2103 2104 4025',
  other_decline: '2022 2074 2092 2095 2102',
  unsupported_payment_method: '2024 2082',
  invalid_service_configuration: `2025 2026 2027 2028 2029 2030 2040 2042 2045 2055 2058 2063 2066 2068 2071 2072
    2079 2080 2081 2087 2089 2090 2096 2100 4018 4023`,
  invalid_service_request: '2031 2032 2033 2039 2049 2050 2061 2073 2078 2083',
  invalid_operation: '2036 4003 4020 4021',
  invalid_amount: '2048 2054 2056 2062 4006 4022',
  unsupported_currency: '2064 2088 2091',
  refund_period_expired: '2065 4024',
  expired_authorization: '2067',
  missing_tax_identifier: '2084',
  requires_buyer_authentication: '2099',
  service_error: '3000',
  service_decline: '4001',
  refund_already_satisfied: '4004',
  disputed_transaction: '4019',
} as const satisfies Table;

/**
 * https://developer.paypal.com/braintree/articles/control-panel/transactions/gateway-rejections, and
 * `GatewayRejectionReason` of github.com/braintree/graphql-api.
 */
const REJECTIONS = {
  invalid_service_configuration: 'application_incomplete manual_transactions_disabled',
  incorrect_billing_address: 'avs',
  incorrect_cvv: 'cvv avs_and_cvv',
  duplicate_transaction: 'duplicate',
  suspected_fraud: 'fraud risk_threshold',
  requires_buyer_authentication: 'three_d_secure',
  refused_transaction: 'excessive_retry too_many_confirmation_attempts',
  unavailable_payment_method: 'payment_method_blocked token_issuance',
  unsupported_payment_method: 'union_pay_enrollment_required',
} as const satisfies Table;

/**
 * https://developer.paypal.com/braintree/docs/reference/general/validation-errors/all: why a request was turned away,
 * as far as one of our codes says more than that it was.
 */
const ERRORS = {
  invalid_amount: `81501 81502 81503 81528 81531 815193 81534 81535 81536 91521 91522 915159 915160 915161 915162
    915163 915164 94201 94202 94203 94207 95601`,
  invalid_payment_method: '81714 81715 81716 81717 81750 91508 91515 91516 91518 91565',
  incorrect_expiry_date: '81709 81710 81711 81712 81713',
  missing_cvv: '81706',
  incorrect_cvv: '81707 81736',
  incorrect_billing_address: '81737',
  invalid_billing_address: `81801 81804 81805 81806 81807 81808 81809 81810 81811 81812 81813 81828 91814 91815 91819
    91820 91822 91823 91824 91825 91826 91828 915206`,
  unsupported_payment_method: '81509 81703 83501 83708 91517 91567 91577 915101 915131',
  unsupported_transaction: '91543 91545 91546 91547 91558 915102 915104 915195 915261',
  invalid_service_configuration: '91513 91514 91525 91730 915231 94204 94205 94206',
  invalid_operation: '91504 91505 91506 91507 91559 91574 915103 915218',
  refund_already_satisfied: '91512',
  expired_authorization: '91579',
  failed_buyer_approval: `81571 91568 91570 91584 91585 915113 915114 915115 915116 915119 915120 915121 915122 915128
    915139`,
  service_decline: '915200 915201',
} as const satisfies Table;

/** Each raw code with ours. */
function rows(table: Table) {
  const ours = Object.keys(table) as readonly KnownErrorCode[]; // the tables have no others
  return ours.flatMap((code) => {
    const raw = (table[code] ?? '').trim().split(/\s+/);
    return raw.map((theirs) => [theirs, code] as const);
  });
}

export const DECLINES = errorCodes(
  Object.fromEntries([...rows(RESPONSES), ...rows(REJECTIONS), ...rows(ERRORS)]),
);

/** A request under the same key is worked on, ended otherwise or had another body: nobody says how the first ended. */
export const KEY_ERRORS: ReadonlySet<string> = new Set(['915232', '915233', '915234', '915235']);
