import { operation, token } from './operation.ts';
import { list } from './schemas/pagination.ts';
import { nullable, object, text } from './schemas/schema.ts';
import { describe } from './schemas/words.ts';
import { Type } from './schemas/type.ts';

export const PaymentMethodDefinition = object('PaymentMethodDefinition', {
  id: text(50),
  icon_url: Type.String(),
  display_name: text(200),
  long_display_name: nullable(text(200)),
  method: nullable(text(200)),
});
describe(PaymentMethodDefinition, {
  id: 'The word for the method, as `method` has it.',
  long_display_name: 'A longer name for people; null where the short one does.',
  method: 'The word for the method; null where it has none of its own.',
  display_name: 'What buyers know it as.',
});

export const PaymentMethodDefinitions = list('PaymentMethodDefinitions', PaymentMethodDefinition);

export const listPaymentMethodDefinitions = operation({
  id: 'list_payment_method_definitions',
  method: 'GET',
  path: '/payment-method-definitions',
  tag: 'Payment methods - Definitions',
  summary: 'List the kinds of payment method that the service knows.',
  description: 'With a name and a picture of each, for use in front ends.',
  access: token('payment-method-definitions.read'),
  merchantAccount: 'header',
  responses: { 200: PaymentMethodDefinitions },
});
