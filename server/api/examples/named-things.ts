/** The sandbox's card that pays, and one whose issuer asks for nothing more in 3-D Secure. */
export const CARD = {
  method: 'card',
  number: '4111111111111111',
  expiration_date: '12/30',
  security_code: '123',
};
export const AUTHENTICATED = {
  ...CARD,
  number: '4111111111101203',
  expiration_date: '03/30',
  security_code: '100',
};
export const PROFILE = {
  merchant_acquirer_bin: '516327',
  merchant_acquirer_id: '123456789012345',
  merchant_name: 'Example Shop',
  merchant_country_code: 'US',
  merchant_category_code: '5734',
  merchant_url: 'https://shop.example',
};
/** What the 3-D Secure SDK of an app gives to the app. */
export const NATIVE = {
  default_sdk_type: { wrappedInd: 'N', sdkVariant: '01' },
  device_channel: '01',
  device_render_options: { sdkInterface: '03', sdkUiType: ['01', '02', '03', '04', '05'] },
  sdk_app_id: '3f6c1d2e-8f0a-4f5e-9f3a-2b7d6c5e4f10',
  sdk_encrypted_data: 'eyJhbGciOiJSU0EtT0FFUC0yNTYifQ.collected-by-the-sdk',
  sdk_ephemeral_pub_key: {
    kty: 'EC',
    crv: 'P-256',
    x: 'C1PL42i6kmNkM61aupEAgLJ4gF1ZRzcV7lqo1TG0mL4',
    y: 'cNToWLSdcFQKG--PGVEUQrIHP8w6TcRyj0pyFx4-ZMc',
  },
  sdk_reference_number: '3DS_LOA_SDK_EXAMPLE_020200_00001',
  sdk_max_timeout: '05',
  sdk_transaction_id: 'd5a3b0b6-7a0e-4b0f-8d0e-7c2f3a1b9e55',
};
export const ADDRESS = {
  line1: '1 Analytical Way',
  city: 'Springfield',
  postal_code: '62701',
  country: 'US',
};
export const SALE = { currency: 'USD', country: 'US', payment_method: CARD };

export const buyer = { buyer_id: '{add_buyer.id}' };
export const address = { ...buyer, shipping_details_id: '{add_buyer_shipping_details.id}' };
export const card = { payment_method_id: '{create_payment_method.id}' };
export const networkToken = { ...card, network_token_id: '{create_payment_method_network_token.id}' };
export const service = { payment_service_id: '{create_payment_service.id}' };
export const giftCards = { gift_card_service_id: '{create_gift_card_service.id}' };
export const giftCard = { gift_card_id: '{create_gift_card.id}' };
export const session = { session_id: '{create_checkout_session.id}' };
export const wallet = { digital_wallet_id: '{configure_digital_wallet.id}' };
export const key = { api_key_pair_id: '{create_api_key_pair.id}' };
export const scenario = { three_ds_scenario_id: '{create_three_ds_scenario.id}' };
export const account = { merchant_account_id: '{create_merchant_account.id}' };
export const tokenService = { ...account, token_service_definition_id: 'mastercard-mdes' };
export const profile = { ...account, three_ds_configuration_id: '{create_three_ds_configuration.id}' };
export const relay = { config_id: '{create_vault_forward_config.id}' };
export const method = { ...relay, authentication_id: '{create_vault_forward_authentication.id}' };
export const subscription = { subscription_id: '{create_webhook_subscription.id}' };
export const resend = { ...subscription, resend_id: '{create_webhook_resend.id}' };
export const delivery = { ...subscription, delivery_id: '{test_webhook_subscription.id}' };
export const paid = { transaction_id: '{create_transaction.id}' };
export const own = { merchant_account_id: 'default' };
export const native = { session_id: '{native_session.id}' };
export const waiting = { transaction_id: '{to_approve.id}' };
export const sessionToken = { token: '{to_approve.session_token}' };
export const paze = {
  sessionId: '{create_paze_digital_wallet_session.sessionId}',
  accessToken: '{create_paze_digital_wallet_session.accessToken}',
};
export const wallets = { merchant_name: 'Example Shop', accept_terms_and_conditions: true };
export const ORDERS = { accepted_currencies: ['USD'], accepted_countries: ['US'] };
export const ORDER_KEYS = [
  { key: 'api_key', value: 'sk_sandbox_shop' },
  { key: 'webhook_secret', value: 'whsec_sandbox_mock-paypal' },
];
export const definition = { payment_service_definition_id: 'mock-card' };
export const giftCardDefinition = { gift_card_service_definition_id: 'mock-gift-card' };
