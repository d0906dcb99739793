import type { Example } from './example.ts';
import { DECIDING } from './confirming.ts';
import { card, delivery, paid, subscription, wallets } from './named-things.ts';

const run = {
  report_id: '{add_report.id}',
  report_execution_id: '{list_report_executions.items.0.id}',
};
const dispute = { dispute_id: '{list_disputes.items.0.id}' };
const incident = { incident_id: '{list_monitoring_incidents.items.0.id}' };
/** Parts of the `webhook_url` that somebody else is given. */
const signed = { payload: 'of-the-address', signature: 'of-the-address' };

const passkey = { passkey_id: '0192f0aa-0000-7000-8000-0000000000aa' };
const NEW_CREDENTIAL = {
  id: 'c2l4dGVlbi1ieXRlcy0x',
  rawId: 'c2l4dGVlbi1ieXRlcy0x',
  type: 'public-key',
  response: { clientDataJSON: 'as-the-browser-gives-it', attestationObject: 'as-the-device-gives-it' },
};

/** Requests to which the API document shows no answer: only ever fewer. */
export const UNANSWERED: readonly Example[] = [
  // Answered by whoever it is sent to.
  {
    operation: 'vault_forward',
    headers: {
      'x-vault-forward-url': 'https://api.example.com/v1/charges',
      'x-vault-forward-http-method': 'POST',
      'x-vault-forward-payment-methods': card.payment_method_id,
    },
    body: { number: '{{ CARD_NUMBER_1 }}', expiry: '{{ CARD_EXPIRATION_DATE_1 }}', amount: 1299 },
  },
  ...DECIDING,
  // Made by somebody's device, of options that are good once.
  {
    operation: 'create_passkey',
    body: { display_name: 'Laptop', credential: NEW_CREDENTIAL },
  },
  { operation: 'update_passkey', params: passkey, body: { display_name: 'Old laptop' } },
  { operation: 'delete_passkey', params: passkey },
  // Sealed and signed by a worker, each minute.
  { operation: 'get_transparency_log' },
  { operation: 'list_transparency_log_checkpoints' },
  {
    operation: 'get_transparency_log_checkpoint',
    params: { checkpoint_id: '0192f0aa-0000-7000-8000-0000000000c0' },
  },
  { operation: 'list_transparency_log_entries', query: { index_gte: '1000', index_lt: '2000' } },
  { operation: 'get_transparency_log_inclusion_proof', query: { entry_id: '1815' } },
  { operation: 'get_transparency_log_consistency_proof', query: { from: '1000', to: '2000' } },
  { operation: 'create_transparency_log_key' },
  // Bodies of any kind, from anybody.
  { operation: 'receive_processor_event', params: signed, body: {} },
  { operation: 'receive_anti_fraud_event', params: signed, body: {} },
  { operation: 'receive_token_service_event', params: signed, body: {} },
  {
    operation: 'receive_network_token_event',
    params: { notification: 'the-secret-that-a-token-service-was-given-x' },
  },
  // Asks Apple itself, from the address that a device names; here at the simulator.
  {
    operation: 'configure_digital_wallet',
    as: 'apple_pay',
    body: { ...wallets, provider: 'apple', domain_names: ['shop.example.com'] },
  },
  {
    operation: 'create_apple_pay_digital_wallet_session',
    body: {
      validation_url: 'http://127.0.0.1:8081/wallets/apple/paymentSession',
      domain_name: 'shop.example.com',
    },
  },
  // Answered 400 by every connector so far.
  {
    operation: 'create_payment_service_definition_session',
    params: { payment_service_definition_id: 'mock-paypal' },
    body: {},
  },
  // Wants the settings of a provider that is logged in to; the sandbox's own has none.
  {
    operation: 'verify_gift_card_service_credentials',
    body: {
      gift_card_service_definition_id: 'qwikcilver-gift-card',
      fields: [
        { key: 'terminal_id', value: 'sandbox-default' },
        { key: 'user_name', value: 'till' },
        { key: 'password', value: 'of-the-till' },
        { key: 'currency', value: 'INR' },
      ],
    },
  },
  // No provider of these can be asked so far.
  {
    operation: 'verify_anti_fraud_service_credentials',
    body: {
      anti_fraud_service_definition_id: 'signifyd-anti-fraud',
      fields: [{ key: 'api_key', value: 'of-the-team' }],
    },
  },
  // Wants keys that were exchanged with the token service.
  {
    operation: 'verify_token_service_credentials',
    params: { merchant_account_id: 'default', token_service_definition_id: 'mastercard-mdes' },
    body: { fields: [{ key: 'consumer_key', value: 'client-id!key-id' }] },
  },
  // Days have to pass first, at the processor too.
  // Only a processor opens one.
  { operation: 'get_dispute', params: dispute },
  {
    operation: 'update_dispute_evidence',
    params: dispute,
    body: {
      explanation: 'The parcel was delivered and signed for.',
      shipping_carrier: 'DHL',
      shipping_tracking_number: '00340434161094042557',
    },
  },
  {
    operation: 'create_dispute_file',
    params: dispute,
    body: {
      evidence: 'shipping_documentation',
      name: 'proof-of-delivery.pdf',
      content: 'JVBERi0xLjQKdHJhaWxlcjw8L1Jvb3QgMSAwIFI+PgolJUVPRgo=',
    },
  },
  { operation: 'get_dispute_file', params: { ...dispute, file_id: '{create_dispute_file.id}' } },
  { operation: 'delete_dispute_file', params: { ...dispute, file_id: '{create_dispute_file.id}' } },
  // Made by a worker, of what moved.
  { operation: 'list_reconciliations', query: { needs_attention: 'true' } },
  { operation: 'get_reconciliation', params: { date: '2027-01-04' } },
  {
    operation: 'list_reconciliation_differences',
    params: { date: '2027-01-04' },
    query: { reason: 'unexplained' },
  },
  { operation: 'close_reconciliation', params: { date: '2027-01-04' }, body: { reason: 'The bank asks.' } },
  { operation: 'submit_dispute', params: dispute },
  { operation: 'accept_dispute', params: dispute },
  {
    operation: 'get_transaction_settlement',
    params: { ...paid, settlement_id: '{list_transaction_settlements.items.0.id}' },
  },
  {
    operation: 'get_transaction_refund_settlement',
    params: { ...paid, settlement_id: '{list_transaction_refund_settlements.items.0.id}' },
  },
  // Of processors that write files, which the sandbox's own do not.
  {
    operation: 'create_processor_report',
    body: {
      payment_service_id: '{create_payment_service.id}',
      name: 'shop_cross_border_report_20261120.csv',
      content: 'ROW_TYPE,SETTLEMENT_CURRENCY,NUMBER_OF_ITEMS,NET_TOTAL_AMOUNT,TRANSFER_DATE,TRANSFER_ID\n',
    },
  },
  {
    operation: 'get_processor_report',
    params: { processor_report_id: '{list_processor_reports.items.0.id}' },
  },
  {
    operation: 'list_processor_report_lines',
    params: { processor_report_id: '{list_processor_reports.items.0.id}' },
  },
  // What an endpoint has to fail for first, and what `railyard listen` asks.
  { operation: 'get_monitoring_incident', params: incident },
  { operation: 'update_monitoring_incident', params: incident, body: { notes: 'The bank was told.' } },
  { operation: 'list_waiting_webhook_deliveries', params: subscription },
  {
    operation: 'acknowledge_webhook_delivery',
    params: delivery,
    body: { response_status: 200, duration_ms: 40 },
  },
  // A run that a worker has to make first.
  { operation: 'get_report_execution', params: { report_execution_id: run.report_execution_id } },
  { operation: 'create_report_execution_url', params: run, body: { expires_in: 5 } },
];
