import Type from 'typebox';
import { anyObject, choice, constant, nullable, object } from './schema.ts';

export const CreateSessionStatus = choice('CreateSessionStatus', ['succeeded', 'failed']);

export const CreateSession = object('CreateSession', {
  type: constant('payment-service-session'),
  status: CreateSessionStatus,
  code: nullable(Type.String()),
  status_code: nullable(Type.Integer()),
  response_body: nullable(anyObject()),
});
