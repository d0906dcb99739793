import { choice } from './schema.ts';

export const ApprovalTarget = choice(
  'ApprovalTarget',
  ['new_window', 'any'],
  '`new_window`: the page does not work inside another one.',
);

export const IntegrationClient = choice('IntegrationClient', ['redirect', 'web', 'android', 'ios']);

export const TransactionIntent = choice(
  'TransactionIntent',
  ['authorize', 'capture'],
  '`authorize` holds the money until it is captured; `capture` takes it.',
);

export const TransactionPaymentSource = choice(
  'TransactionPaymentSource',
  ['ecommerce', 'moto', 'recurring', 'installment', 'card_on_file'],
  '`ecommerce`: the buyer on a page or in an app; `moto`: by mail or telephone; `recurring` and ' +
    '`installment`: a series; `card_on_file`: a stored card, when something falls due.',
);
