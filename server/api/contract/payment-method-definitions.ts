import Type from 'typebox';
import { operation, token } from './operation.ts';
import { list } from './shared/pagination.ts';
import { nullable, object, text } from './shared/schema.ts';

export const PaymentMethodDefinition = object('PaymentMethodDefinition', {
  id: text(50),
  icon_url: Type.String(),
  display_name: text(200),
  long_display_name: nullable(text(200)),
  method: nullable(text(200)),
});

export const PaymentMethodDefinitions = list('PaymentMethodDefinitions', PaymentMethodDefinition);

export const listPaymentMethodDefinitions = operation({
  id: 'list_payment_method_definitions',
  method: 'GET',
  path: '/payment-method-definitions',
  tag: 'Payment methods - Definitions',
  summary: 'List the kinds of payment method that the service knows.',
  access: token('payment-method-definitions.read'),
  merchantAccount: 'header',
  responses: { 200: PaymentMethodDefinitions },
});
