import Type from 'typebox';
import { operation, PUBLIC } from './operation.ts';
import { Uuid } from './shared/identifier.ts';
import { anyObject, constant, fields, maybe, nullable, object, optional, text } from './shared/schema.ts';
import { IntegrationClient } from './shared/transaction-intent.ts';
import { TransactionStatus } from './transaction/status.ts';

export const UpdateTransactionSessionRequest = object('UpdateTransactionSessionRequest', {
  payload: maybe(anyObject()),
});

export const UpdateTransactionSessionResponse = object('UpdateTransactionSessionResponse', {
  session_data: nullable(anyObject()),
  default_completion_url: Type.String(),
  integration_client: IntegrationClient,
});

export const updateSession = operation({
  id: 'update_session',
  method: 'POST',
  path: '/transactions/{transaction_id}/session',
  tag: 'Transactions - Sessions',
  summary: "Exchange a session token for the wallet's session data.",
  access: PUBLIC,
  merchantAccount: 'none',
  params: fields({ transaction_id: Uuid }),
  query: fields({ token: optional(text(500, 0)) }),
  body: UpdateTransactionSessionRequest,
  bodyOptional: true,
  responses: { 200: UpdateTransactionSessionResponse },
});

/** What a browser learns on the way back; the merchant's server reads the transaction itself. */
export const TransactionCompletion = object('TransactionCompletion', {
  type: constant('transaction-completion'),
  transaction_id: Uuid,
  status: TransactionStatus,
});

export const completeTransaction = operation({
  id: 'complete_transaction',
  method: 'GET',
  path: '/transactions/{transaction_id}/complete',
  tag: 'Transactions - Sessions',
  summary: 'Go on with an order that the buyer approved; doing it again changes nothing.',
  access: PUBLIC,
  merchantAccount: 'none',
  params: fields({ transaction_id: Uuid }),
  query: fields({ token: text(500) }),
  responses: { 200: TransactionCompletion },
});
