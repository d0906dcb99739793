import { operation, PUBLIC, token } from './operation.ts';
import { ExpirationDate } from './schemas/card.ts';
import { Uuid } from './schemas/identifier.ts';
import { list } from './schemas/pagination.ts';
import { choice, constant, fields, maybe, object, text } from './schemas/schema.ts';
import { sensitive } from './schemas/sensitive.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const Cryptogram = object('Cryptogram', {
  type: constant('network-token-cryptogram'),
  cryptogram: Type.String(),
});
describe(Cryptogram, { cryptogram: 'Proves the token for one payment, in Base64.' });

export const CryptogramCreate = object('CryptogramCreate', {
  merchant_initiated: Type.Boolean(),
});
describe(CryptogramCreate, {
  merchant_initiated:
    'Which kind is asked for: one for a charge without the buyer, or one for a buyer who is there.',
});

export const NetworkTokenStatus = choice(
  'NetworkTokenStatus',
  ['active', 'inactive', 'suspended', 'deleted'],
  "`suspended` can be resumed; `inactive` is the token service's doing; `deleted` is for good.",
);

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
describe(NetworkToken, {
  expiration_date: 'Last month in which the token is good.',
  payment_method_id: 'The card that it stands for.',
  status: 'Only an active one pays.',
  token: "The scheme's stand-in for the number, worth nothing without a cryptogram; `deleted` once it is.",
});

export const NetworkTokenCreate = object('NetworkTokenCreate', {
  security_code: maybe(sensitive('card.security_code', { maxLength: 4, minLength: 3, digits: true })),
  merchant_initiated: Type.Boolean(),
  is_subsequent_payment: Type.Boolean(),
});
describe(NetworkTokenCreate, {
  security_code: 'Of the card, where the token service wants it; never stored.',
  merchant_initiated:
    'True where the merchant will charge without the buyer; then `is_subsequent_payment` must be true.',
  is_subsequent_payment: 'Whether the token is for later payments of a series.',
});

export const NetworkTokens = list('NetworkTokens', NetworkToken);

export const listPaymentMethodNetworkTokens = operation({
  id: 'list_payment_method_network_tokens',
  method: 'GET',
  path: '/payment-methods/{payment_method_id}/network-tokens',
  tag: 'Payment methods - Network tokens',
  summary: 'List the network tokens of a card.',
  description: 'The newest hundred; deleted ones are listed too.',
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
  description:
    'A card has one token that is not deleted; a second is 400, as is a card that the issuer does ' +
    'not let in. 502 and 504 may be repeated: the same token comes out.',
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
  description: 'A new one each time, good for one payment. 400 where the token is not active.',
  access: token('payment-methods.read'),
  merchantAccount: 'header',
  keysOnly: true,
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
  description: 'Payments use the card number until it is resumed.',
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
  description: 'Payments use it again.',
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
  description: 'Destroyed here at once; a worker tells the token service.',
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
  description:
    'For the token service: the secret in the path is the credential. The token is then looked up; ' +
    'what the caller says is not believed.',
  access: PUBLIC,
  merchantAccount: 'none',
  params: fields({ notification: text(43, 43) }),
  responses: { 204: null },
});
