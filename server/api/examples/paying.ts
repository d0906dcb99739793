import type { Example } from './example.ts';
import { SALE, service, paid, waiting, sessionToken, ORDERS, ORDER_KEYS } from './named-things.ts';

const ANTI_FRAUD = { anti_fraud_service_definition_id: 'mock-anti-fraud' };
const antiFraud = { anti_fraud_service_id: '{create_anti_fraud_service.id}' };

const bankStatement = { bank_statement_id: '{create_bank_statement.items.0.id}' };
/** One payout of a processor, and what the bank took for the account. */
const STATEMENT = [
  ...[':20:STATEMENT', ':25:NL91ABNA0417164300', ':28C:21/1', ':60F:C261120EUR1000,00'],
  ...[':61:2611211121C2513,40NTRFPO-20261120//B77', ':86:/NAME/ACME PAYMENTS/REMI/PAYOUT 20 NOVEMBER/'],
  ...[':61:2611211121D2,50NCHGNONREF', ':86:ACCOUNT FEE', ':62F:C261121EUR3510,90', '-'],
].join('\n');

const listed = { fraud_list_entry_id: '{create_fraud_list_entry.id}' };
const FRAUD_LIST: readonly Example[] = [
  {
    operation: 'create_fraud_list_entry',
    body: { kind: 'email_address', value: 'mallory@shop.example', reason: 'chargeback', note: 'Order 1790' },
  },
  { operation: 'list_fraud_list_entries', query: { kind: 'email_address' } },
  { operation: 'get_fraud_list_entry', params: listed },
  { operation: 'delete_fraud_list_entry', params: listed },
];

/** Set up, asked about one payment, and gone, so that no other example is screened. */
const SCREENED: readonly Example[] = [
  { operation: 'list_anti_fraud_service_definitions' },
  { operation: 'get_anti_fraud_service_definition', params: ANTI_FRAUD },
  {
    operation: 'create_anti_fraud_service',
    body: {
      ...ANTI_FRAUD,
      display_name: 'Screening',
      fields: [{ key: 'on_error', value: 'reject' }],
    },
  },
  { operation: 'get_anti_fraud_service', params: antiFraud },
  { operation: 'list_anti_fraud_services' },
  {
    operation: 'update_anti_fraud_service',
    params: antiFraud,
    body: { display_name: 'Screening of orders' },
  },
  {
    operation: 'create_transaction',
    as: 'to_review',
    body: {
      amount: 1299,
      ...SALE,
      buyer: { billing_details: { email_address: 'review@example.com' } },
      anti_fraud_fingerprint: 'device-7f3a',
    },
  },
  {
    operation: 'review_transaction',
    params: { transaction_id: '{to_review.id}' },
    body: { decision: 'accept' },
  },
  { operation: 'delete_anti_fraud_service', params: antiFraud },
];

export const PAYING: readonly Example[] = [
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
  { operation: 'get_transaction_story', params: paid },
  {
    operation: 'create_transaction_receipt',
    params: paid,
    body: { email_address: 'jo@shop.example', language: 'de' },
  },
  { operation: 'list_transaction_receipts', params: paid },
  { operation: 'list_transaction_settlements', params: paid },
  { operation: 'list_transaction_refund_settlements', params: paid },
  { operation: 'list_transaction_chargebacks', params: paid },
  { operation: 'list_transaction_chargeback_reversals', params: paid },
  { operation: 'list_transaction_postings', params: paid, query: { limit: '2' } },
  { operation: 'list_refunds', query: { status: 'succeeded', limit: '1' } },
  { operation: 'list_settlements', query: { type: 'settlement' } },
  { operation: 'list_settlement_reports' },
  { operation: 'list_chargebacks' },
  { operation: 'list_processor_reports', query: { has_unmatched: 'true' } },
  { operation: 'create_bank_statement', body: { format: 'mt940', content: STATEMENT } },
  { operation: 'list_bank_statements', query: { account: 'NL91ABNA0417164300' } },
  { operation: 'get_bank_statement', params: bankStatement },
  { operation: 'list_bank_statement_lines', params: bankStatement },
  { operation: 'create_transaction', as: 'to_capture', body: { amount: 1299, ...SALE } },
  { operation: 'create_capture', body: { transaction_id: '{to_capture.id}', amount: 1299 } },
  { operation: 'create_transaction', as: 'to_void', body: { amount: 1299, ...SALE } },
  { operation: 'void_transaction', params: { transaction_id: '{to_void.id}' } },
  { operation: 'create_transaction', as: 'to_void_too', body: { amount: 1299, ...SALE } },
  { operation: 'create_void', body: { transaction_id: '{to_void_too.id}' } },
  {
    operation: 'create_payout',
    body: {
      amount: 500,
      currency: 'USD',
      ...service,
      payment_method: { method: 'id', id: '{create_payment_method.id}' },
    },
  },
  {
    operation: 'create_transaction',
    as: 'to_retry',
    body: {
      // There is not enough money for this amount in the sandbox.
      amount: 200_011,
      ...{ currency: 'USD', country: 'US', intent: 'capture' },
      payment_method: { method: 'id', id: '{create_payment_method.id}' },
      ...{ merchant_initiated: true, payment_source: 'recurring', is_subsequent_payment: true },
      retry: { max_days: 21 },
    },
  },
  { operation: 'delete_transaction_retry', params: { transaction_id: '{to_retry.id}' } },
  { operation: 'get_payout', params: { payout_id: '{create_payout.id}' } },
  { operation: 'list_payouts' },
  { operation: 'list_disputes', query: { order_by: 'respond_by' } },
  ...FRAUD_LIST,
  ...SCREENED,
  {
    operation: 'create_payment_service',
    as: 'orders',
    body: {
      ...ORDERS,
      display_name: 'Wallet',
      payment_service_definition_id: 'mock-paypal',
      fields: ORDER_KEYS,
    },
  },
  {
    operation: 'create_payment_service_session',
    params: { payment_service_id: '{orders.id}' },
    body: { amount: '12.99', currency: 'USD' },
  },
  {
    operation: 'create_transaction',
    as: 'to_approve',
    body: {
      amount: 1299,
      currency: 'USD',
      country: 'US',
      integration_client: 'web',
      payment_method: {
        method: 'paypal',
        country: 'US',
        currency: 'USD',
        redirect_url: 'https://shop.example/back',
      },
    },
  },
  { operation: 'update_session', params: waiting, query: sessionToken, body: {} },
  { operation: 'complete_transaction', params: waiting, query: sessionToken },
  { operation: 'cancel_transaction', params: waiting },
  {
    operation: 'create_payment_service',
    as: 'raising',
    body: {
      ...ORDERS,
      display_name: 'Cards whose holds can be raised',
      payment_service_definition_id: 'sandbox-card',
      fields: [{ key: 'api_key', value: 'sk_sandbox_shop' }],
    },
  },
  {
    operation: 'create_transaction',
    as: 'to_raise',
    body: { amount: 1299, ...SALE, payment_service_id: '{raising.id}' },
  },
  {
    operation: 'increment_transaction_authorization',
    params: { transaction_id: '{to_raise.id}' },
    body: { amount: 500 },
  },
  { operation: 'sync_transaction', params: { transaction_id: '{to_raise.id}' } },
  { operation: 'update_transaction', params: paid, body: { metadata: { shelf: '7b' } } },
  {
    operation: 'add_payment_link',
    body: {
      amount: 2398,
      ...{ currency: 'USD', country: 'US' },
      external_identifier: 'order-8841',
      merchant_name: 'Corner Shop',
      return_url: 'https://shop.example/done',
    },
  },
  { operation: 'get_payment_link', params: { payment_link_id: '{add_payment_link.id}' } },
  { operation: 'list_payment_links' },
  { operation: 'expire_payment_link', params: { payment_link_id: '{add_payment_link.id}' } },
  {
    operation: 'create_embedded_checkout',
    body: { amount: 2398, currency: 'USD', country: 'US', external_identifier: 'order-8841' },
  },
  {
    operation: 'update_embedded_checkout',
    params: { embedded_checkout_id: '{create_embedded_checkout.id}' },
    body: { url: '{create_embedded_checkout.url}', external_identifier: 'order-8842' },
  },
  { operation: 'list_balances' },
  { operation: 'list_audit_logs', query: { limit: '2' } },
];
