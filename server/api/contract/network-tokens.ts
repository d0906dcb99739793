import Type from 'typebox';
import { operation, PUBLIC, token } from './operation.ts';
import { ExpirationDate } from './shared/card.ts';
import { Uuid } from './shared/identifier.ts';
import { list } from './shared/pagination.ts';
import { choice, constant, fields, maybe, object, text } from './shared/schema.ts';
import { sensitive } from './shared/sensitive.ts';
import { Timestamp } from './shared/time.ts';

export const Cryptogram = object('Cryptogram', {
  type: constant('network-token-cryptogram'),
  cryptogram: Type.String(),
});

export const CryptogramCreate = object('CryptogramCreate', {
  merchant_initiated: Type.Boolean(),
});

export const NetworkTokenStatus = choice('NetworkTokenStatus', [
  'active',
  'inactive',
  'suspended',
  'deleted',
]);

export const NetworkToken = object('NetworkToken', {
  type: constant('network-token'),
  id: Uuid,
  expiration_date: ExpirationDate,
  payment_method_id: Uuid,
  status: NetworkTokenStatus,
  token: text(300),
  created_at: Timestamp,
  updated_at: Timestamp,
});

export const NetworkTokenCreate = object('NetworkTokenCreate', {
  security_code: maybe(sensitive('card.security_code', { maxLength: 4, minLength: 3, digits: true })),
  merchant_initiated: Type.Boolean(),
  is_subsequent_payment: Type.Boolean(),
});

export const NetworkTokens = list('NetworkTokens', NetworkToken);

export const listPaymentMethodNetworkTokens = operation({
  id: 'list_payment_method_network_tokens',
  method: 'GET',
  path: '/payment-methods/{payment_method_id}/network-tokens',
  tag: 'Payment methods - Network tokens',
  summary: 'List the network tokens of a card.',
  access: token('payment-methods.read'),
  merchantAccount: 'header',
  params: fields({ payment_method_id: Uuid }),
  responses: { 200: NetworkTokens },
});

export const createPaymentMethodNetworkToken = operation({
  id: 'create_payment_method_network_token',
  method: 'POST',
  path: '/payment-methods/{payment_method_id}/network-tokens',
  tag: 'Payment methods - Network tokens',
  summary: 'Provision a network token for a card.',
  access: token('payment-methods.write'),
  merchantAccount: 'header',
  params: fields({ payment_method_id: Uuid }),
  body: NetworkTokenCreate,
  responses: { 201: NetworkToken },
});

export const createPaymentMethodNetworkTokenCryptogram = operation({
  id: 'create_payment_method_network_token_cryptogram',
  method: 'POST',
  path: '/payment-methods/{payment_method_id}/network-tokens/{network_token_id}/cryptogram',
  tag: 'Payment methods - Network tokens',
  summary: 'Get a cryptogram that proves a network token once.',
  access: token('payment-methods.read'),
  merchantAccount: 'header',
  params: fields({ payment_method_id: Uuid, network_token_id: Uuid }),
  body: CryptogramCreate,
  responses: { 201: Cryptogram },
});

export const suspendPaymentMethodNetworkToken = operation({
  id: 'suspend_payment_method_network_token',
  method: 'POST',
  path: '/payment-methods/{payment_method_id}/network-tokens/{network_token_id}/suspend',
  tag: 'Payment methods - Network tokens',
  summary: 'Suspend a network token.',
  access: token('payment-methods.write'),
  merchantAccount: 'header',
  params: fields({ payment_method_id: Uuid, network_token_id: Uuid }),
  responses: { 200: NetworkToken },
});

export const resumePaymentMethodNetworkToken = operation({
  id: 'resume_payment_method_network_token',
  method: 'POST',
  path: '/payment-methods/{payment_method_id}/network-tokens/{network_token_id}/resume',
  tag: 'Payment methods - Network tokens',
  summary: 'Resume a suspended network token.',
  access: token('payment-methods.write'),
  merchantAccount: 'header',
  params: fields({ payment_method_id: Uuid, network_token_id: Uuid }),
  responses: { 200: NetworkToken },
});

export const deletePaymentMethodNetworkToken = operation({
  id: 'delete_payment_method_network_token',
  method: 'DELETE',
  path: '/payment-methods/{payment_method_id}/network-tokens/{network_token_id}',
  tag: 'Payment methods - Network tokens',
  summary: 'Delete a network token.',
  access: token('payment-methods.write'),
  merchantAccount: 'header',
  params: fields({ payment_method_id: Uuid, network_token_id: Uuid }),
  responses: { 204: null },
});

/**
 * Ours, not published: where the token service tells that a token changed. What it says is not read; the
 * token is looked up there.
 */
export const receiveNetworkTokenEvent = operation({
  id: 'receive_network_token_event',
  method: 'POST',
  path: '/network-token-events/{notification}',
  tag: 'Payment methods - Network tokens',
  summary: 'Tell that a network token has changed at its token service.',
  access: PUBLIC,
  merchantAccount: 'none',
  params: fields({ notification: text(43, 43) }),
  responses: { 204: null },
});
