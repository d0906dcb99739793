import { operation, token } from './operation.ts';
import { Uuid } from './schemas/identifier.ts';
import { list } from './schemas/pagination.ts';
import { choice, constant, fields, nullable, object, text, withDefault } from './schemas/schema.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const PaymentServiceCircuitBreakerState = choice('PaymentServiceCircuitBreakerState', [
  'closed',
  'open',
  'half_open',
]);

export const PaymentServiceCircuitBreaker = object('PaymentServiceCircuitBreaker', {
  state: PaymentServiceCircuitBreakerState,
  open_until: nullable(Timestamp),
});
describe(PaymentServiceCircuitBreaker, {
  state:
    '`open`: it comes last. `half_open`: one payment finds out whether it is back. It is what the process that ' +
    'answers has seen; each process has its own, and they may differ for a while.',
  open_until: 'Until when it is open, by the time of the machine; null where it is not.',
});

export const PaymentServiceError = object('PaymentServiceError', {
  at: Timestamp,
  code: nullable(Type.String()),
  transaction_id: Uuid,
});
describe(PaymentServiceError, {
  at: 'When the attempt ended, or was last heard of.',
  code: 'What went wrong; null where the outcome is not known.',
  transaction_id: 'The payment that was tried.',
});

export const PaymentServiceHealth = object('PaymentServiceHealth', {
  type: constant('payment-service-health'),
  payment_service_id: Uuid,
  from: Timestamp,
  until: Timestamp,
  payments: Type.Integer({ minimum: 0 }),
  share: nullable(Type.Number({ minimum: 0, maximum: 1 })),
  decided: Type.Integer({ minimum: 0 }),
  approval_rate: nullable(Type.Number({ minimum: 0, maximum: 1 })),
  attempts: Type.Integer({ minimum: 0 }),
  error_rate: nullable(Type.Number({ minimum: 0, maximum: 1 })),
  attempts_from: Timestamp,
  last_success_at: nullable(Timestamp),
  last_error: nullable(PaymentServiceError),
  circuit_breaker: PaymentServiceCircuitBreaker,
});
describe(PaymentServiceHealth, {
  from: 'Where the time that is looked at begins.',
  until: 'Where it ends.',
  payments: 'Payments of that time that were last tried there.',
  share: 'Their share in all payments of that time that were tried anywhere; null where there were none.',
  decided: 'Those of them that were authorized, declined or failed.',
  approval_rate: 'The share of authorized ones in these; null where there are none.',
  attempts:
    'Authorizations there, also of payments that went on to another payment service, in the newest thousand payments.',
  error_rate:
    'The share of them that had no answer, an answer that cannot be read, or an error of the processor itself; a ' +
    'decline is none. Null where there were none.',
  attempts_from: 'Back to when attempts were looked at.',
  last_success_at: 'The last approval among these attempts; null where there was none.',
  last_error: 'The last error among these attempts; null where there was none.',
  circuit_breaker: 'Whether payments are kept away from it now.',
});

export const PaymentServiceHealths = list('PaymentServiceHealths', PaymentServiceHealth);

const QUERY = describe(fields({ datetime_range: withDefault(text(200), 'P1D') }), {
  datetime_range: 'Which time is looked at, 31 days at most: as for the metrics explorer.',
});

export const listPaymentServiceHealth = operation({
  id: 'list_payment_service_health',
  method: 'GET',
  path: '/payment-services/health',
  tag: 'Payment services',
  summary: 'See how all payment services do.',
  description: 'Of all that are set up, in the order in which they are tried, a hundred at most.',
  access: token('payment-services.read'),
  merchantAccount: 'header',
  query: QUERY,
  responses: { 200: PaymentServiceHealths },
});

export const getPaymentServiceHealth = operation({
  id: 'get_payment_service_health',
  method: 'GET',
  path: '/payment-services/{payment_service_id}/health',
  tag: 'Payment services',
  summary: 'See how a payment service does.',
  description: 'As in the list of all.',
  access: token('payment-services.read'),
  merchantAccount: 'header',
  params: fields({ payment_service_id: Uuid }),
  query: QUERY,
  responses: { 200: PaymentServiceHealth },
});
