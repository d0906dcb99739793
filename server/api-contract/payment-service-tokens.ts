import { operation, token } from './operation.ts';
import { PaymentMethodStatus } from './payment-methods.ts';
import { Uuid } from './schemas/identifier.ts';
import { list } from './schemas/pagination.ts';
import { constant, fields, maybe, nullable, object, optional, text } from './schemas/schema.ts';
import { sensitive } from './schemas/sensitive.ts';
import { Timestamp } from './schemas/time.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const PaymentServiceToken = object('PaymentServiceToken', {
  type: constant('payment-service-token'),
  id: Uuid,
  approval_url: nullable(Type.String()),
  payment_method_id: Uuid,
  payment_service_id: Uuid,
  status: PaymentMethodStatus,
  token: nullable(text(10000)),
  created_at: Timestamp,
  updated_at: Timestamp,
});
describe(PaymentServiceToken, {
  approval_url: 'Where the buyer goes to approve it; null unless that is awaited.',
  payment_method_id: 'The payment method that it stands for.',
  payment_service_id: 'The payment service whose processor made it.',
  status: 'Whether it can be used.',
  token: "The processor's token; null until it was delivered.",
});

export const PaymentServiceTokenCreate = object('PaymentServiceTokenCreate', {
  security_code: maybe(sensitive('card.security_code', { maxLength: 4, minLength: 3, digits: true })),
  payment_service_id: Uuid,
  redirect_url: Type.String({ maxLength: 4096 }),
});
describe(PaymentServiceTokenCreate, {
  security_code: 'Of the card, where the processor wants it; never stored.',
  payment_service_id: 'The payment service whose processor is to make it.',
  redirect_url: 'Where the buyer comes back to, where the processor asks them.',
});

export const PaymentServiceTokens = list('PaymentServiceTokens', PaymentServiceToken);

export const listPaymentMethodPaymentServiceTokens = operation({
  id: 'list_payment_method_payment_service_tokens',
  method: 'GET',
  path: '/payment-methods/{payment_method_id}/payment-service-tokens',
  tag: 'Payment methods - Payment service tokens',
  summary: "List the processors' own tokens for a payment method.",
  description: 'All of the payment method, without pages.',
  access: token('payment-methods.read'),
  merchantAccount: 'header',
  params: fields({ payment_method_id: Uuid }),
  query: describe(fields({ payment_service_id: optional(Uuid) }), {
    payment_service_id: 'Only those of this payment service.',
  }),
  responses: { 200: PaymentServiceTokens },
});

export const createPaymentMethodPaymentServiceToken = operation({
  id: 'create_payment_method_payment_service_token',
  method: 'POST',
  path: '/payment-methods/{payment_method_id}/payment-service-tokens',
  tag: 'Payment methods - Payment service tokens',
  summary: 'Have a processor make its own token for a payment method.',
  description: 'Only for connectors whose processor makes such tokens.',
  access: token('payment-methods.write'),
  merchantAccount: 'header',
  params: fields({ payment_method_id: Uuid }),
  body: PaymentServiceTokenCreate,
  responses: { 201: PaymentServiceToken },
});

export const deletePaymentMethodPaymentServiceToken = operation({
  id: 'delete_payment_method_payment_service_token',
  method: 'DELETE',
  path: '/payment-methods/{payment_method_id}/payment-service-tokens/{payment_service_token_id}',
  tag: 'Payment methods - Payment service tokens',
  summary: "Delete a processor's token.",
  description: 'Destroyed here at once; a worker tells the processor.',
  access: token('payment-methods.write'),
  merchantAccount: 'header',
  params: fields({ payment_method_id: Uuid, payment_service_token_id: Uuid }),
  responses: { 204: null },
});
