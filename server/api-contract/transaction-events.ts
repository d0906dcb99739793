import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { cursorQuery, page } from './schemas/pagination.ts';
import { anyObject, constant, fields, object, oneOf } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';

export const TransactionEventContext = anyObject();

export const TransactionEvent = object('TransactionEvent', {
  type: constant('transaction-event'),
  id: Uuid,
  name: oneOf(
    'transaction-updated-status',
    'transaction-sync-event',
    'transaction-sync-failed-event',
    'transaction-modified-event',
    'transaction-api-request',
    'transaction-api-response',
    'bin-lookup-request',
    'three-d-secure-success',
    'three-d-secure-request-error',
    'three-d-secure-preparation-request',
    'three-d-secure-authentication-request',
    'three-d-secure-result-request',
    'anti-fraud-decision',
    'anti-fraud-decision-error',
    'anti-fraud-decision-skipped',
    'anti-fraud-webhook',
    'anti-fraud-transaction-status-update',
    'anti-fraud-transaction-status-update-error',
    'anti-fraud-decision-update',
    'anti-fraud-decision-update-error',
    'gift-card-redemption-succeeded',
    'gift-card-redemption-failed',
    'gift-card-refund-succeeded',
    'gift-card-refund-failed',
    'gift-card-reversal-succeeded',
    'reauthorization-attempted',
    'reauthorization-created',
    'payment-connector-response-transaction-authorization-succeeded',
    'payment-connector-response-transaction-capture-succeeded',
    'payment-connector-response-transaction-authorization-failed',
    'payment-connector-response-transaction-declined',
    'payment-connector-response-transaction-capture-failed',
    'payment-connector-response-transaction-capture-declined',
    'payment-connector-response-transaction-cancel-succeeded',
    'payment-connector-response-transaction-cancel-pending',
    'payment-connector-response-transaction-cancel-failed',
    'payment-connector-response-transaction-void-succeeded',
    'payment-connector-response-transaction-authorization-increment-succeeded',
    'payment-connector-response-transaction-authorization-increment-failed',
    'payment-connector-response-transaction-void-declined',
    'payment-connector-response-transaction-void-failed',
    'payment-connector-external-transaction-request',
    'payment-connector-report-transaction-settled',
    'payment-connector-report-refund-settled',
    'payment-connector-report-chargeback-posted',
    'payment-connector-report-chargeback-reversal-posted',
    'payment-connector-transaction-webhook-processed',
    'digital-wallet-apple-pay-token-decrypted',
    'digital-wallet-google-pay-token-decrypted',
    'digital-wallet-click-to-pay-token-decrypted',
    'digital-wallet-paze-token-decrypted',
    'network-token-provision-succeeded',
    'network-token-provision-failed',
    'network-token-cryptogram-provision-succeeded',
    'network-token-cryptogram-provision-failed',
    'the-giving-block-transaction-conversion-succeeded',
    'real-time-account-update',
    'plaid-request-event',
    'flow-rule-applied',
    'payment-service-avoided',
    'three-d-secure-exemption',
  ),
  created_at: Timestamp,
  context: TransactionEventContext,
});
describe(TransactionEvent, {
  name: 'What happened.',
  context: 'More about it, by its name: amounts, codes, the payment service.',
});

export const TransactionEvents = page('TransactionEvents', TransactionEvent);

export const listTransactionEvents = operation({
  id: 'list_transaction_events',
  method: 'GET',
  path: '/transactions/{transaction_id}/events',
  tag: 'Transactions',
  summary: 'List what happened to a transaction, in order.',
  description: 'Every attempt, decision and message about it, oldest first.',
  access: token('transactions.read'),
  merchantAccount: 'header',
  params: fields({ transaction_id: Uuid }),
  query: fields({ ...cursorQuery(100) }),
  responses: { 200: TransactionEvents },
});
