import type { Example } from './example.ts';
import { operationById } from '../../api-contract/index.ts';
import { isForPeople } from '../../api-contract/operation.ts';
import { PEOPLE } from './callers-and-people.ts';
import { CONFIRMING } from './confirming.ts';
import { FLOWS } from './flows.ts';
import { SANDBOX } from './sandbox.ts';
import { PAYING } from './paying.ts';
import { TELLING } from './telling.ts';
import { UNANSWERED } from './unanswered.ts';
import {
  CARD,
  AUTHENTICATED,
  PROFILE,
  NATIVE,
  ADDRESS,
  buyer,
  address,
  card,
  networkToken,
  service,
  giftCards,
  giftCard,
  session,
  wallet,
  key,
  scenario,
  account,
  profile,
  relay,
  method,
  own,
  native,
  paze,
  wallets,
  ORDER_KEYS,
  definition,
  giftCardDefinition,
  tokenService,
} from './named-things.ts';

const mandate = { agent_mandate_id: '{create_agent_mandate.id}' };
/** A mandate is given, asked about and taken back. */
const AGENTS: readonly Example[] = [
  {
    operation: 'create_agent_mandate',
    body: {
      purpose: 'Supplies of the shop in Springfield',
      actions: ['read', 'pay', 'void'],
      currency: 'USD',
      payments: { amount_max: 20_000, total_max: 100_000, count_max: 20 },
      valid_until: '2035-12-31T00:00:00Z',
    },
  },
  { operation: 'get_agent_mandate', params: mandate },
  { operation: 'list_agent_mandates' },
  {
    operation: 'check_agent_mandate',
    params: mandate,
    body: { action: 'pay', amount: 1299, payment_method_id: '0192f0aa-0000-7000-8000-0000000000ab' },
  },
  { operation: 'revoke_agent_mandate', params: mandate },
];

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
  ...AGENTS,
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
  { operation: 'list_three_ds_server_definitions' },
  {
    operation: 'put_three_ds_server',
    params: account,
    body: {
      three_ds_server_definition_id: 'threedsecureio',
      fields: [{ key: 'api_key', value: '3a2f0c5e-6b1d-4f7a-9c08-5d2e1b7f4a90' }],
    },
  },
  {
    operation: 'verify_three_ds_server_credentials',
    params: account,
    body: {
      three_ds_server_definition_id: 'threedsecureio',
      fields: [{ key: 'api_key', value: '3a2f0c5e-6b1d-4f7a-9c08-5d2e1b7f4a90' }],
    },
  },
  { operation: 'get_three_ds_server', params: account },
  { operation: 'delete_three_ds_server', params: account },
  { operation: 'list_token_service_definitions' },
  {
    operation: 'put_token_service',
    params: tokenService,
    body: {
      fields: [
        { key: 'token_requestor_id', value: '50110030273' },
        { key: 'consumer_key', value: 'client-id!key-id' },
        { key: 'signing_key', value: '-----BEGIN PRIVATE KEY-----\n…' },
        { key: 'encryption_certificate', value: '-----BEGIN CERTIFICATE-----\n…' },
        { key: 'decryption_key', value: '-----BEGIN PRIVATE KEY-----\n…' },
      ],
    },
  },
  { operation: 'list_token_services', params: account },
  { operation: 'delete_token_service', params: tokenService },
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
  { operation: 'list_payment_service_health' },
  { operation: 'get_payment_service_health', params: service, query: { datetime_range: 'PT1H' } },
  { operation: 'update_payment_service', params: service, body: { display_name: 'Cards in the sandbox' } },
  {
    operation: 'verify_payment_service_credentials',
    body: { payment_service_definition_id: 'mock-paypal', fields: ORDER_KEYS },
  },
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
  ...SANDBOX,
  ...FLOWS,
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
    operation: 'create_payment_method_payment_service_token',
    params: card,
    body: { ...service, redirect_url: 'https://shop.example/kept' },
  },
  {
    operation: 'delete_payment_method_payment_service_token',
    params: { ...card, payment_service_token_id: '{create_payment_method_payment_service_token.id}' },
  },
  {
    operation: 'activate_gift_card',
    body: { number: '6035710000009898', pin: '0', amount: 2500, currency: 'USD' },
  },
  { operation: 'issue_gift_card', body: { theme: 'birthday', amount: 2500, currency: 'USD' } },
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
  {
    operation: 'create_three_ds_configuration',
    as: 'own_profile',
    params: own,
    body: { ...PROFILE, scheme: 'visa', currency: 'USD', metadata: {} },
  },
  {
    operation: 'create_checkout_session_three_d_secure',
    params: session,
    body: { redirect_url: 'https://shop.example/authenticated' },
  },
  { operation: 'get_checkout_session_three_d_secure', params: session },
  { operation: 'get_checkout_session_acquirer', params: session },
  {
    operation: 'create_checkout_session',
    as: 'native_session',
    body: { amount: 1299, currency: 'USD', expires_in: 7200 },
  },
  {
    operation: 'update_checkout_session_fields',
    as: 'native_fields',
    params: native,
    body: { payment_method: AUTHENTICATED },
  },
  { operation: 'get_checkout_session_three_d_secure_version', params: native },
  { operation: 'authenticate_checkout_session_three_d_secure', params: native, body: NATIVE },
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
  {
    operation: 'configure_digital_wallet',
    as: 'click_to_pay',
    body: { ...wallets, provider: 'click-to-pay', domain_names: ['shop.example.com'] },
  },
  {
    operation: 'create_click_to_pay_digital_wallet_session',
    body: { checkout_session_id: session.session_id },
  },
  {
    operation: 'configure_digital_wallet',
    as: 'paze',
    body: { ...wallets, provider: 'paze', domain_names: ['shop.example.com'] },
  },
  { operation: 'create_paze_digital_wallet_session', body: { source: 'mobile' } },
  {
    operation: 'create_paze_mobile_session',
    body: {
      ...paze,
      client: { id: '{create_paze_digital_wallet_session.id}' },
      callbackURLScheme: 'shop',
      intent: 'EXPRESS_CHECKOUT',
    },
  },
  { operation: 'review_paze_mobile_session', body: { ...paze, code: 'from-the-callback' } },
  {
    operation: 'complete_paze_mobile_session',
    body: { ...paze, code: 'from-the-callback', transactionType: 'PURCHASE' },
  },
];

const RELAY_AND_TIDYING: readonly Example[] = [
  {
    operation: 'create_sandbox_relay',
    body: {
      payment_method_id: '{create_payment_method.id}',
      body: '{"number":"{{ CARD_NUMBER_1 }}","expiry":"{{ CARD_EXPIRATION_DATE_1 }}"}',
    },
  },
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

const report = { report_id: '{add_report.id}' };

/** Whose runs begin at midnight, so that the examples of runs are of one that runs now. */
const REPORTING: readonly Example[] = [
  {
    operation: 'add_report',
    body: {
      name: 'Cards of a day',
      schedule: 'daily',
      schedule_enabled: true,
      schedule_timezone: 'Europe/Berlin',
      spec: {
        model: 'transactions',
        params: {
          fields: ['id', 'external_identifier', 'status', 'captured_amount', 'currency', 'created_at'],
          filters: { created_at: { start: 'day_start', end: 'day_end' }, method: ['card'] },
        },
      },
    },
  },
  { operation: 'get_report', params: report },
  { operation: 'update_report', params: report, body: { name: 'Cards of yesterday' } },
  { operation: 'list_reports', query: { schedule: 'daily' } },
  { operation: 'list_report_executions', params: report },
  { operation: 'list_all_report_executions', query: { status: 'succeeded' } },
];

const metric = { metric_id: '{create_monitoring_metric.id}' };
const beyond = { strategy: 'threshold', params: { alert_lt: '0.8' } };
const authorizations = { source: 'authorization', metric: 'auth_rate' };
const threeHours = { datetime_range: '2026-01-31T09:00:00+01:00[Europe/Berlin]/PT3H' };
const preset = { source: 'authorization', preset_id: '{create_metrics_explorer_preset.id}' };

const WATCHING: readonly Example[] = [
  {
    operation: 'create_monitoring_metric',
    body: {
      display_name: 'Cards of Visa',
      spec: {
        model: 'auth_rate',
        params: { filters: { datetime_range: 'PT1H', method: ['card'], payment_method_scheme: ['visa'] } },
      },
      alerting_policy: beyond,
      incident_policy: { strategy: 'debouncing', params: { create_after_n: 3, close_after_n: 2 } },
    },
  },
  { operation: 'get_monitoring_metric', params: metric },
  {
    operation: 'list_monitoring_metrics',
    query: { samples_timestamp_interval: '2026-01-31T09:00:00Z/PT1H', search: 'visa' },
  },
  {
    operation: 'update_monitoring_metric',
    params: metric,
    body: { display_name: 'Cards of Visa, at night', alerting_policy: beyond, incident_policy: null },
  },
  { operation: 'list_monitoring_metric_incidents', params: metric },
  { operation: 'delete_monitoring_metric', params: metric },
  {
    operation: 'get_metrics_explorer_totals',
    params: authorizations,
    query: { ...threeHours, method: 'card' },
  },
  {
    operation: 'get_metrics_explorer_module',
    params: { ...authorizations, module: 'payment_method_scheme' },
    query: threeHours,
  },
  {
    operation: 'create_metrics_explorer_preset',
    params: { source: 'authorization' },
    body: {
      display_name: 'Dollars',
      metric: 'volume',
      filters: { datetime_range: 'P7D', currency: ['USD'] },
    },
  },
  { operation: 'list_metrics_explorer_presets', params: { source: 'authorization' } },
  { operation: 'update_metrics_explorer_preset', params: preset, body: { display_name: 'US dollars' } },
  { operation: 'delete_metrics_explorer_preset', params: preset },
];

const BEFORE_TIDYING: readonly Example[] = [
  ...TELLING,
  ...REPORTING,
  ...WATCHING,
  ...SETTING_UP,
  ...BUYERS_AND_WHAT_THEY_PAY_WITH,
  ...SESSIONS_AND_WALLETS,
  ...PAYING,
  ...CONFIRMING,
];

/** What the API document shows. */
export const EXAMPLES: readonly Example[] = [...BEFORE_TIDYING, ...RELAY_AND_TIDYING, ...PEOPLE];

/** A request of every operation that keys may call, in an order in which each finds what it is about. */
export const EVERY_REQUEST: readonly Example[] = [
  ...BEFORE_TIDYING,
  ...UNANSWERED,
  ...RELAY_AND_TIDYING,
  ...PEOPLE,
].filter(({ operation }) => !isForPeople(operationById(operation)?.access));
