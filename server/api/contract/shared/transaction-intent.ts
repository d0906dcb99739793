import { choice } from './schema.ts';

export const ApprovalTarget = choice('ApprovalTarget', ['new_window', 'any']);

export const IntegrationClient = choice('IntegrationClient', ['redirect', 'web', 'android', 'ios']);

export const TransactionIntent = choice('TransactionIntent', ['authorize', 'capture']);

export const TransactionPaymentSource = choice('TransactionPaymentSource', [
  'ecommerce',
  'moto',
  'recurring',
  'installment',
  'card_on_file',
]);
