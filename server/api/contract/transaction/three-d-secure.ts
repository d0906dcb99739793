import Type from 'typebox';
import { CardScheme } from '../shared/card.ts';
import { Eci, ThreeDSecureVersion } from '../shared/eci.ts';
import { choice, maybe, nullable, object, text } from '../shared/schema.ts';

export const ThreeDSecureRequest = object('ThreeDSecureRequest', {
  amount: maybe(Type.Integer()),
});

export const ThreeDSecureDataV1 = object('ThreeDSecureDataV1', {
  cavv: Type.String(),
  eci: Eci,
  version: ThreeDSecureVersion,
  directory_response: text(1, 0),
  scheme: maybe(CardScheme),
  authentication_response: text(1, 0),
  cavv_algorithm: text(1, 0),
  xid: Type.String(),
});

export const ThreeDSecureDataV2 = object('ThreeDSecureDataV2', {
  cavv: Type.String(),
  eci: Eci,
  version: ThreeDSecureVersion,
  directory_response: text(1, 0),
  scheme: maybe(CardScheme),
  authentication_response: maybe(text(1, 0)),
  directory_transaction_id: Type.String(),
});

export const ThreeDSecureError = object('ThreeDSecureError', {
  code: nullable(text(3, 3)),
  description: nullable(text(2048, 0)),
  detail: nullable(text(2048, 0)),
  component: nullable(text(1)),
});

export const ThreeDSecureMethod = choice('ThreeDSecureMethod', ['challenge', 'frictionless']);

export const ThreeDSecureStatus = choice('ThreeDSecureStatus', [
  'setup_error',
  'error',
  'declined',
  'cancelled',
  'complete',
]);

export const ThreeDSecureV2 = object('ThreeDSecureV2', {
  version: ThreeDSecureVersion,
  authentication_response: nullable(Type.String()),
  directory_response: nullable(Type.String()),
  directory_transaction_id: nullable(Type.String()),
  transaction_reason: nullable(Type.String()),
  cavv: nullable(Type.String()),
  eci: nullable(Eci),
  cardholder_info: nullable(Type.String()),
});

export const TransactionThreeDSecureSummary = object('TransactionThreeDSecureSummary', {
  version: nullable(ThreeDSecureVersion),
  status: nullable(ThreeDSecureStatus),
  method: nullable(ThreeDSecureMethod),
  response_data: nullable(Type.Union([ThreeDSecureDataV1, ThreeDSecureV2])),
  error_data: nullable(ThreeDSecureError),
  amount: nullable(Type.Integer()),
});
