/**
 * A request that the API document shows for an operation. Those of a list are sent in this order by a test;
 * `{add_buyer.id}` stands for what an earlier one was answered, in a text by itself or among others.
 */
export type Example = Readonly<{
  operation: string;
  params?: Readonly<Record<string, string>>;
  query?: Readonly<Record<string, string>>;
  body?: unknown;
}>;

/** The sandbox's card that pays, and one whose issuer asks for nothing more in 3-D Secure. */
const CARD = { method: 'card', number: '4111111111111111', expiration_date: '12/30', security_code: '123' };
const AUTHENTICATED = { ...CARD, number: '4111111111101203', expiration_date: '03/30', security_code: '100' };
const PROFILE = {
  merchant_acquirer_bin: '516327',
  merchant_acquirer_id: '123456789012345',
  merchant_name: 'Example Shop',
  merchant_country_code: 'US',
  merchant_category_code: '5734',
  merchant_url: 'https://shop.example',
};
const ADDRESS = { line1: '1 Analytical Way', city: 'Springfield', postal_code: '62701', country: 'US' };
const SALE = { currency: 'USD', country: 'US', payment_method: CARD };

const buyer = { buyer_id: '{add_buyer.id}' };
const address = { ...buyer, shipping_details_id: '{add_buyer_shipping_details.id}' };
const card = { payment_method_id: '{create_payment_method.id}' };
const networkToken = { ...card, network_token_id: '{create_payment_method_network_token.id}' };
const service = { payment_service_id: '{create_payment_service.id}' };
const giftCards = { gift_card_service_id: '{create_gift_card_service.id}' };
const giftCard = { gift_card_id: '{create_gift_card.id}' };
const session = { session_id: '{create_checkout_session.id}' };
const wallet = { digital_wallet_id: '{configure_digital_wallet.id}' };
const key = { api_key_pair_id: '{create_api_key_pair.id}' };
const scenario = { three_ds_scenario_id: '{create_three_ds_scenario.id}' };
const account = { merchant_account_id: '{create_merchant_account.id}' };
const profile = { ...account, three_ds_configuration_id: '{create_three_ds_configuration.id}' };
const relay = { config_id: '{create_vault_forward_config.id}' };
const method = { ...relay, authentication_id: '{create_vault_forward_authentication.id}' };
const subscription = { subscription_id: '{create_webhook_subscription.id}' };
const delivery = { ...subscription, delivery_id: '{test_webhook_subscription.id}' };
const paid = { transaction_id: '{create_transaction.id}' };
const definition = { payment_service_definition_id: 'mock-card' };
const giftCardDefinition = { gift_card_service_definition_id: 'mock-gift-card' };

const SETTING_UP: readonly Example[] = [
  { operation: 'list_roles' },
  {
    operation: 'create_api_key_pair',
    body: { display_name: 'Shop', role_ids: ['{list_roles.items.0.id}'] },
  },
  { operation: 'get_api_key_pair', params: key },
  { operation: 'list_api_key_pairs' },
  { operation: 'update_api_key_pair', params: key, body: { display_name: 'Shop in Springfield' } },
  { operation: 'delete_api_key_pair', params: key },
  {
    operation: 'create_merchant_account',
    body: { id: 'springfield', display_name: 'Springfield', over_capture_percentage: 10 },
  },
  { operation: 'get_merchant_account', params: account },
  { operation: 'list_merchant_accounts' },
  { operation: 'update_merchant_account', params: account, body: { display_name: 'Springfield, IL' } },
  {
    operation: 'create_three_ds_configuration',
    params: account,
    body: { ...PROFILE, scheme: 'visa', currency: 'USD', metadata: {} },
  },
  { operation: 'list_three_ds_configurations', params: account },
  { operation: 'edit_three_ds_configuration', params: profile, body: { merchant_name: 'Example Shop West' } },
  { operation: 'delete_three_ds_configuration', params: profile },
  { operation: 'list_payment_service_definitions', query: { limit: '2' } },
  { operation: 'get_payment_service_definition', params: definition },
  {
    operation: 'create_payment_service',
    body: {
      display_name: 'Cards',
      payment_service_definition_id: 'mock-card',
      accepted_currencies: ['USD'],
      accepted_countries: ['US'],
      fields: [{ key: 'merchant_id', value: 'm1' }],
    },
  },
  { operation: 'get_payment_service', params: service },
  { operation: 'list_payment_services' },
  { operation: 'update_payment_service', params: service, body: { display_name: 'Cards in the sandbox' } },
  { operation: 'list_payment_method_definitions' },
  { operation: 'list_card_scheme_definitions' },
  { operation: 'list_gift_card_service_definitions' },
  { operation: 'get_gift_card_service_definition', params: giftCardDefinition },
  {
    operation: 'create_gift_card_service',
    body: { ...giftCardDefinition, display_name: 'Gift cards', fields: [] },
  },
  { operation: 'get_gift_card_service', params: giftCards },
  { operation: 'list_gift_card_services' },
  { operation: 'update_gift_card_service', params: giftCards, body: { display_name: 'Gifts' } },
  {
    operation: 'create_three_ds_scenario',
    body: {
      conditions: { email_address: 'declined@example.com' },
      outcome: { authentication: { transaction_status: 'N' } },
    },
  },
  { operation: 'get_three_ds_scenario' },
  { operation: 'match_three_ds_scenario', body: { email_address: 'declined@example.com', amount: 1299 } },
  {
    operation: 'order_three_ds_scenarios',
    body: { three_ds_scenario_ids: ['{create_three_ds_scenario.id}'] },
  },
  {
    operation: 'update_three_ds_scenario',
    params: scenario,
    body: { outcome: { authentication: { transaction_status: 'R' } } },
  },
  { operation: 'delete_three_ds_scenario', params: scenario },
  { operation: 'get_sandbox_clock' },
];

const BUYERS_AND_WHAT_THEY_PAY_WITH: readonly Example[] = [
  {
    operation: 'add_buyer',
    body: {
      display_name: 'Ada L.',
      external_identifier: 'customer-7',
      billing_details: { first_name: 'Ada', last_name: 'Lovelace', email_address: 'ada@example.com' },
    },
  },
  { operation: 'get_buyer', params: buyer },
  { operation: 'list_buyers', query: { search: 'ada' } },
  { operation: 'update_buyer', params: buyer, body: { billing_details: { address: ADDRESS } } },
  {
    operation: 'add_buyer_shipping_details',
    params: buyer,
    body: { first_name: 'Ada', last_name: 'Lovelace', address: ADDRESS },
  },
  { operation: 'get_buyer_shipping_details', params: address },
  { operation: 'list_buyer_shipping_details', params: buyer },
  {
    operation: 'update_buyer_shipping_details',
    params: address,
    body: { address: { line2: 'Second floor' } },
  },
  { operation: 'create_payment_method', body: { ...CARD, ...buyer } },
  { operation: 'get_payment_method', params: card },
  { operation: 'list_payment_methods', query: buyer },
  { operation: 'list_buyer_payment_methods', query: { ...buyer, sort_by: 'usage_count' } },
  { operation: 'update_payment_method', params: card, body: { expiration_date: '01/31' } },
  { operation: 'get_card_details', query: { currency: 'USD', bin: '41111111' } },
  { operation: 'create_account_updater_job', body: { payment_method_ids: [card.payment_method_id] } },
  {
    operation: 'create_payment_method_network_token',
    params: card,
    body: { merchant_initiated: false, is_subsequent_payment: false, security_code: '123' },
  },
  { operation: 'list_payment_method_network_tokens', params: card },
  {
    operation: 'create_payment_method_network_token_cryptogram',
    params: networkToken,
    body: { merchant_initiated: true },
  },
  { operation: 'suspend_payment_method_network_token', params: networkToken },
  { operation: 'resume_payment_method_network_token', params: networkToken },
  { operation: 'list_payment_method_payment_service_tokens', params: card },
  {
    operation: 'create_gift_card',
    body: { number: '6035710000004242', pin: '01000', buyer_id: '{add_buyer.id}' },
  },
  { operation: 'get_gift_card', params: giftCard },
  { operation: 'list_gift_cards', query: buyer },
  { operation: 'list_buyer_gift_cards', query: buyer },
  { operation: 'list_gift_card_balances', body: { items: [{ id: '{create_gift_card.id}' }] } },
  { operation: 'list_payment_options', body: { amount: 1299, currency: 'USD', country: 'US' } },
];

const SESSIONS_AND_WALLETS: readonly Example[] = [
  { operation: 'create_checkout_session', body: { amount: 1299, currency: 'USD', expires_in: 7200 } },
  { operation: 'update_checkout_session', params: session, body: { amount: 1499 } },
  {
    operation: 'get_checkout_session_card_details',
    params: session,
    body: { bin: '41111111' },
  },
  { operation: 'update_checkout_session_fields', params: session, body: { payment_method: AUTHENTICATED } },
  { operation: 'create_checkout_session_fields', params: session, body: { payment_method: CARD } },
  { operation: 'get_checkout_session', params: session },
  {
    operation: 'configure_digital_wallet',
    body: {
      provider: 'google',
      merchant_name: 'Example Shop',
      domain_names: ['shop.example.com'],
      accept_terms_and_conditions: true,
    },
  },
  { operation: 'get_digital_wallet', params: wallet },
  { operation: 'list_digital_wallets' },
  { operation: 'update_digital_wallet', params: wallet, body: { merchant_display_name: 'Example' } },
  {
    operation: 'register_digital_wallet_domain',
    params: wallet,
    body: { domain_name: 'pay.example.com' },
  },
  {
    operation: 'unregister_digital_wallet_domain',
    params: wallet,
    body: { domain_name: 'pay.example.com' },
  },
  { operation: 'create_google_pay_digital_wallet_session', body: { origin_domain: 'shop.example.com' } },
];

const PAYING: readonly Example[] = [
  { operation: 'create_transaction', body: { amount: 1299, ...SALE, external_identifier: 'order-1815' } },
  { operation: 'get_transaction', params: paid },
  { operation: 'list_transactions', query: { external_identifier: 'order-1815' } },
  { operation: 'capture_transaction', params: paid, body: { amount: 1000 } },
  { operation: 'list_transaction_captures', params: paid },
  {
    operation: 'get_transaction_capture',
    params: { ...paid, capture_id: '{list_transaction_captures.items.0.id}' },
  },
  { operation: 'create_transaction_refund', params: paid, body: { amount: 300, reason: 'damaged' } },
  {
    operation: 'get_transaction_refund',
    params: { ...paid, refund_id: '{create_transaction_refund.id}' },
  },
  { operation: 'create_refund', body: { ...paid, amount: 200 } },
  { operation: 'get_refund', params: { refund_id: '{create_refund.id}' } },
  { operation: 'list_transaction_refunds', params: paid },
  { operation: 'create_full_transaction_refund', params: paid, body: { reason: 'returned' } },
  { operation: 'list_transaction_events', params: paid, query: { limit: '2' } },
  { operation: 'list_transaction_actions', params: paid },
  { operation: 'list_transaction_settlements', params: paid },
  { operation: 'list_transaction_refund_settlements', params: paid },
  { operation: 'list_transaction_chargebacks', params: paid },
  { operation: 'list_transaction_chargeback_reversals', params: paid },
  { operation: 'update_transaction', params: paid, body: { metadata: { shelf: '7b' } } },
  {
    operation: 'create_payout',
    body: {
      amount: 500,
      currency: 'USD',
      ...service,
      payment_method: { method: 'id', id: '{create_payment_method.id}' },
    },
  },
  { operation: 'get_payout', params: { payout_id: '{create_payout.id}' } },
  { operation: 'list_payouts' },
  { operation: 'list_balances' },
  { operation: 'list_audit_logs', query: { limit: '2' } },
];

const RELAY_AND_TIDYING: readonly Example[] = [
  { operation: 'list_vault_forward_definitions' },
  {
    operation: 'create_vault_forward_config',
    body: { definition_id: 'generic', hosts: ['api.example.com'] },
  },
  { operation: 'get_vault_forward_config', params: relay },
  { operation: 'list_vault_forward_configs' },
  {
    operation: 'update_vault_forward_config',
    params: relay,
    body: { hosts: ['api.example.com', 'api.example.net'] },
  },
  {
    operation: 'create_vault_forward_authentication',
    params: relay,
    body: {
      kind: 'signature',
      method: 'hmac',
      display_name: 'Signing',
      fields: [{ key: 'secret', value: 's3cret' }],
    },
  },
  { operation: 'get_vault_forward_authentication', params: method },
  { operation: 'list_vault_forward_authentications', params: relay },
  {
    operation: 'update_vault_forward_authentication',
    params: method,
    body: { display_name: 'Signing, 2027' },
  },
  { operation: 'delete_vault_forward_authentication', params: method },
  { operation: 'delete_vault_forward_config', params: relay },
  { operation: 'update_sandbox_clock', body: { advance_seconds: 3600 } },
  { operation: 'delete_checkout_session', params: session },
  { operation: 'delete_digital_wallet', params: wallet },
  { operation: 'delete_gift_card', params: giftCard },
  { operation: 'delete_gift_card_service', params: giftCards },
  { operation: 'delete_payment_method_network_token', params: networkToken },
  { operation: 'delete_payment_method', params: card },
  { operation: 'delete_buyer_shipping_details', params: address },
  { operation: 'delete_buyer', params: buyer },
  { operation: 'delete_payment_service', params: service },
];

/** Paused before anything happens, so that no message leaves for an example of a shop. */
const TELLING: readonly Example[] = [
  {
    operation: 'create_webhook_subscription',
    body: {
      url: 'https://shop.example/webhooks',
      authentication: { kind: 'basic', username: 'railyard', password: 'of-your-endpoint' },
      events: ['payout.succeeded', 'payout.failed'],
      ordering: 'resource',
    },
  },
  { operation: 'update_webhook_subscription', params: subscription, body: { paused: true } },
  { operation: 'read_webhook_subscription', params: subscription },
  { operation: 'list_webhook_subscription' },
  { operation: 'rotate_webhook_subscription_secret', params: subscription, body: { delta: 60 } },
  { operation: 'test_webhook_subscription', params: subscription, body: { event: 'payout.succeeded' } },
  { operation: 'list_webhook_deliveries', params: subscription, query: { status: 'pending' } },
  { operation: 'get_webhook_delivery', params: delivery },
  { operation: 'resend_webhook_delivery', params: delivery },
  {
    operation: 'replay_webhook_deliveries',
    params: subscription,
    body: { from: '2026-01-31T00:00:00Z', until: '2099-01-31T00:00:00Z', statuses: ['failed'] },
  },
  { operation: 'delete_webhook_subscription', params: subscription },
  { operation: 'list_monitoring_incidents' },
];

export const EXAMPLES: readonly Example[] = [
  ...TELLING,
  ...SETTING_UP,
  ...BUYERS_AND_WHAT_THEY_PAY_WITH,
  ...SESSIONS_AND_WALLETS,
  ...PAYING,
  ...RELAY_AND_TIDYING,
];

/** An example with what was answered filled in; a text that is nothing but a reference becomes its value. */
export function filled<Part>(part: Part, answers: Readonly<Record<string, unknown>>): Part {
  return JSON.parse(
    JSON.stringify(part, (_name, value: unknown) =>
      typeof value === 'string'
        ? value.replaceAll(/\{([a-z0-9_]+(?:\.[a-z0-9_]+)+)\}/g, (_all, place: string) =>
            String(valueAt(answers, place.split('.'))),
          )
        : value,
    ),
  ) as Part; // the same shape, with other texts in it
}

function valueAt(value: unknown, [first, ...rest]: readonly string[]): unknown {
  if (first === undefined) return value;
  if (typeof value !== 'object' || value === null || !Object.hasOwn(value, first))
    throw new Error(`BUG: an example refers to ${first}, which no earlier one was answered`);
  return valueAt((value as Readonly<Record<string, unknown>>)[first], rest);
}
