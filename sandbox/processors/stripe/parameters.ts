/**
 * The parameters of Stripe's API (version 2026-10-28.endive, as its npm package declares them) that this simulator
 * takes, as far as connectors of cards, debits and vouchers write them. Another one is an error there, too. `*`: any
 * member. A test compares them with the package.
 */
const BILLING =
  'address.city address.country address.line1 address.line2 address.postal_code address.state email name phone tax_id';
const METHOD = `
  type allow_redisplay billing_details.{${BILLING}}
  boleto.tax_id
  us_bank_account.{account_holder_type account_number account_type routing_number}
  sepa_debit.iban bacs_debit.account_number bacs_debit.sort_code konbini oxxo multibanco metadata.*`;
/** Fields of raw cards and network tokens: for accounts that may send them. */
const CARD =
  'number exp_month exp_year cvc token network_token.{number exp_month exp_year tokenization_method}';

const MANDATE = `mandate_data.customer_acceptance.{type accepted_at online.ip_address online.user_agent}`;
const THREE_D_SECURE =
  'three_d_secure.{ares_trans_status cryptogram electronic_commerce_indicator transaction_id version}';

const CONFIRM = `
  mandate ${MANDATE}
  off_session payment_method payment_method_data.{${METHOD} card.{${CARD}}} return_url error_on_requires_action
  payment_method_options.card.{capture_method moto network request_three_d_secure request_multicapture
    request_overcapture request_incremental_authorization request_extended_authorization setup_future_usage
    stored_credential_usage setup_credential_usage statement_descriptor_suffix_kana
    installments.enabled installments.plan.{count interval type}
    ${THREE_D_SECURE}
    network_token.{cryptogram electronic_commerce_indicator} mit_exemption.network_transaction_id}
  payment_method_options.us_bank_account.verification_method
  payment_method_options.oxxo.expires_after_days payment_method_options.boleto.expires_after_days
  payment_method_options.konbini.{expires_after_days expires_at product_description confirmation_number}
  setup_future_usage receipt_email 
  shipping.{name phone carrier tracking_number
    address.{city country line1 line2 postal_code state}}
  use_stripe_sdk expand`;

const SET_UP = `
  ${MANDATE} payment_method payment_method_data.{${METHOD} card.{${CARD}}} return_url
  payment_method_options.card.{moto network request_three_d_secure setup_credential_usage ${THREE_D_SECURE}}
  use_stripe_sdk expand`;

const DETAILS = `
  amount_details.{discount_amount enforce_arithmetic_validation shipping.{amount from_postal_code to_postal_code}
    tax.total_tax_amount line_items.{product_name product_code quantity unit_cost unit_of_measure discount_amount
    tax.total_tax_amount payment_method_options.card.commodity_code}}
  payment_details.{customer_reference order_reference}`;

const MONEY = `
  application_fee_amount transfer_data.{amount destination} statement_descriptor
  statement_descriptor_suffix metadata.*`;

export const PARAMETERS: Readonly<Record<string, readonly string[]>> = {
  'POST payment_intents':
    expand(`amount currency confirm capture_method confirmation_method customer description
    automatic_payment_methods.{enabled allow_redirects} allowed_payment_method_types on_behalf_of
    transfer_group ${MONEY} ${DETAILS} ${CONFIRM}`),
  'POST payment_intents confirm': expand(CONFIRM),
  'POST payment_intents capture': expand(`amount_to_capture final_capture ${MONEY} ${DETAILS} expand`),
  'POST payment_intents increment_authorization': expand(`amount description ${MONEY} ${DETAILS} expand`),
  'POST payment_intents cancel': expand('cancellation_reason expand'),
  'POST setup_intents':
    expand(`confirm customer description usage automatic_payment_methods.{enabled allow_redirects}
    allowed_payment_method_types on_behalf_of metadata.* ${SET_UP}`),
  'POST setup_intents confirm': expand(SET_UP),
  'POST setup_intents cancel': expand('cancellation_reason expand'),
  'POST refunds': expand(
    'amount payment_intent charge reason metadata.* instructions_email reverse_transfer refund_application_fee expand',
  ),
  'POST payment_methods': expand(`${METHOD} card.{${CARD}} customer expand`),
  'POST disputes': expand(`evidence.{access_activity_log billing_address cancellation_policy
    cancellation_policy_disclosure cancellation_rebuttal customer_communication customer_email_address customer_name
    customer_purchase_ip customer_signature duplicate_charge_documentation duplicate_charge_explanation
    duplicate_charge_id product_description receipt refund_policy refund_policy_disclosure refund_refusal_explanation
    service_date service_documentation shipping_address shipping_carrier shipping_date shipping_documentation
    shipping_tracking_number uncategorized_file uncategorized_text} submit metadata.* expand`),
  'POST disputes close': expand('expand'),
  'POST payment_methods attach': expand('customer expand'),
  'POST payment_methods detach': expand('expand'),
  'POST customers': expand('name email phone description metadata.* payment_method expand'),
  'POST webhook_endpoints': expand('url enabled_events api_version description metadata.* expand'),
};

/** `a.{b c}` is `a.b a.c`. */
function expand(text: string): readonly string[] {
  let flat = text;
  for (let inner = /(\S*?)\{([^{}]*)\}/.exec(flat); inner !== null; inner = /(\S*?)\{([^{}]*)\}/.exec(flat)) {
    const [whole, prefix = '', names = ''] = inner;
    flat = flat.replace(
      whole,
      names
        .trim()
        .split(/\s+/)
        .map((name) => `${prefix}${name}`)
        .join(' '),
    );
  }
  return [...new Set(flat.trim().split(/\s+/))];
}

/** The first parameter that the API does not have. */
export function unknownParameter(known: readonly string[], given: readonly string[]): string | null {
  const names = new Set(known);
  const stars = known.filter((name) => name.endsWith('.*')).map((name) => name.slice(0, -1));
  return given.find((name) => !names.has(name) && !stars.some((prefix) => name.startsWith(prefix))) ?? null;
}
