import { operation, PUBLIC } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { anyObject, constant, fields, maybe, nullable, object, optional, text } from './schemas/schema.ts';
import { IntegrationClient } from './schemas/transaction-intent.ts';
import { TransactionStatus } from './transaction/status.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const UpdateTransactionSessionRequest = object('UpdateTransactionSessionRequest', {
  payload: maybe(anyObject()),
});
describe(UpdateTransactionSessionRequest, { payload: 'What the client SDK wants the processor to know.' });

export const UpdateTransactionSessionResponse = object('UpdateTransactionSessionResponse', {
  session_data: nullable(anyObject()),
  default_completion_url: Type.String(),
  integration_client: IntegrationClient,
});
describe(UpdateTransactionSessionResponse, {
  session_data: 'What the client SDK starts with; null where it needs nothing.',
  default_completion_url: 'Called with GET after the buyer approved in the client SDK.',
  integration_client: 'The kind of client that the session is for.',
});

export const updateSession = operation({
  id: 'update_session',
  method: 'POST',
  path: '/transactions/{transaction_id}/session',
  tag: 'Transactions - Sessions',
  summary: "Exchange a session token for the wallet's session data.",
  description: 'For a client SDK: the token in the query is the credential.',
  access: PUBLIC,
  merchantAccount: 'none',
  params: fields({ transaction_id: Uuid }),
  query: describe(fields({ token: optional(text(500, 0)) }), {
    token: '`session_token` of the transaction, which stands for a bearer token.',
  }),
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
describe(TransactionCompletion, {
  transaction_id: 'The transaction that went on.',
  status: 'Where the payment stands now.',
});

export const completeTransaction = operation({
  id: 'complete_transaction',
  method: 'GET',
  path: '/transactions/{transaction_id}/complete',
  tag: 'Transactions - Sessions',
  summary: 'Go on with an order that the buyer approved; doing it again changes nothing.',
  description: 'For a client SDK: the token in the query is the credential. May be repeated.',
  access: PUBLIC,
  merchantAccount: 'none',
  params: fields({ transaction_id: Uuid }),
  query: describe(fields({ token: text(500), payload: Type.Optional(text(16_000)) }), {
    token: 'The secret in the completion URL, which stands for a bearer token.',
    payload: "What the provider's client SDK gave for its server, where it gives something.",
  }),
  responses: { 200: TransactionCompletion },
});
