import { anyObject, choice, constant, nullable, object } from './schema.ts';
import { describe } from './words.ts';
import { Type } from './type.ts';

export const CreateSessionStatus = choice('CreateSessionStatus', ['succeeded', 'failed']);

export const CreateSession = object('CreateSession', {
  type: constant('payment-service-session'),
  status: CreateSessionStatus,
  code: nullable(Type.String()),
  status_code: nullable(Type.Integer()),
  response_body: nullable(anyObject()),
});
describe(CreateSession, {
  status: 'Whether the processor opened one.',
  code: 'Why it did not; null where it did.',
  status_code: "HTTP status of the processor's answer; null where it gave none.",
  response_body: 'What the processor answered; null where it gave nothing.',
});
