import { Uuid } from './identifier.ts';
import { constant, maybe, object, oneOf, text } from './schema.ts';
import { sensitive } from './sensitive.ts';
import { describe } from './words.ts';
import { frontEnd } from './front-end.ts';
import { Type } from './type.ts';

export const BankAccountHolder = object('BankAccountHolder', {
  first_name: maybe(text(255)),
  last_name: maybe(text(255)),
  company_name: maybe(text(255)),
});
describe(BankAccountHolder, {
  first_name: 'Given name of who holds the account.',
  last_name: 'Family name of who holds the account.',
  company_name: 'The company, where one holds the account.',
});

export const AchBankPaymentMethodCreate = object('AchBankPaymentMethodCreate', {
  method: constant('bank'),
  account_holder: BankAccountHolder,
  buyer_id: frontEnd('pinned', maybe(Uuid)),
  buyer_external_identifier: frontEnd('pinned', maybe(text(200))),
  external_identifier: frontEnd('harmless', maybe(text(200))),
  payment_service_id: frontEnd('pinned', maybe(Uuid)),
  scheme: constant('ach'),
  account_number: sensitive('bank.account_number', { minLength: 1, maxLength: 255 }),
  routing_number: text(20),
  is_tokenized: maybe(Type.Boolean()),
  account_type: oneOf('checking', 'savings'),
});
describe(AchBankPaymentMethodCreate, {
  buyer_id: 'The buyer it is stored for.',
  method: 'A bank account.',
  account_holder: 'Whose account it is.',
  payment_service_id: 'The payment service that is to debit it.',
  external_identifier: 'Your own identifier of the payment method, where it is stored.',
  scheme: 'An account in the United States.',
  account_number: '4 to 17 digits; goes into the vault and is never answered.',
  routing_number: 'Nine digits, the last a check digit.',
  is_tokenized:
    '`account_number` is a token of the processor that stands for the number. Only payment services whose ' +
    'processor gives such tokens take it; it has no label.',
  account_type: 'What kind of account it is.',
});

export const BacsBankPaymentMethodCreate = object('BacsBankPaymentMethodCreate', {
  method: constant('bank'),
  account_holder: BankAccountHolder,
  buyer_id: frontEnd('pinned', maybe(Uuid)),
  buyer_external_identifier: frontEnd('pinned', maybe(text(200))),
  external_identifier: frontEnd('harmless', maybe(text(200))),
  payment_service_id: frontEnd('pinned', maybe(Uuid)),
  scheme: constant('bacs'),
  account_number: sensitive('bank.account_number', { minLength: 1, maxLength: 34 }),
  routing_number: text(20),
});
describe(BacsBankPaymentMethodCreate, {
  buyer_id: 'The buyer it is stored for.',
  method: 'A bank account.',
  account_holder: 'Whose account it is.',
  payment_service_id: 'The payment service that is to debit it.',
  external_identifier: 'Your own identifier of the payment method, where it is stored.',
  scheme: 'An account in the United Kingdom.',
  account_number: 'Eight digits; goes into the vault and is never answered.',
  routing_number: 'Sort code, six digits.',
});

export const BaseBankPaymentMethodCreate = object('BaseBankPaymentMethodCreate', {
  method: constant('bank'),
  account_holder: BankAccountHolder,
  buyer_id: frontEnd('pinned', maybe(Uuid)),
  buyer_external_identifier: frontEnd('pinned', maybe(text(200))),
  external_identifier: frontEnd('harmless', maybe(text(200))),
});
describe(BaseBankPaymentMethodCreate, {
  buyer_id: 'The buyer it is stored for.',
  method: 'A bank account.',
  account_holder: 'Whose account it is.',
  external_identifier: 'Your own identifier of the payment method, where it is stored.',
});

export const SepaBankPaymentMethodCreate = object('SepaBankPaymentMethodCreate', {
  method: constant('bank'),
  account_holder: BankAccountHolder,
  buyer_id: frontEnd('pinned', maybe(Uuid)),
  buyer_external_identifier: frontEnd('pinned', maybe(text(200))),
  external_identifier: frontEnd('harmless', maybe(text(200))),
  payment_service_id: frontEnd('pinned', maybe(Uuid)),
  scheme: constant('sepa'),
  account_number: sensitive('bank.account_number', { minLength: 1, maxLength: 34 }),
  routing_number: maybe(text(20)),
});
describe(SepaBankPaymentMethodCreate, {
  buyer_id: 'The buyer it is stored for.',
  method: 'A bank account.',
  account_holder: 'Whose account it is.',
  payment_service_id: 'The payment service that is to debit it.',
  external_identifier: 'Your own identifier of the payment method, where it is stored.',
  scheme: 'An account in the euro area.',
  account_number: 'IBAN; goes into the vault and is never answered.',
  routing_number: 'BIC, which an IBAN does without.',
});

/**
 * The account is named by its scheme's own numbers: account and routing number (ach), IBAN (sepa), account
 * number and sort code (bacs).
 */
export const BANK_ACCOUNTS = [
  AchBankPaymentMethodCreate,
  SepaBankPaymentMethodCreate,
  BacsBankPaymentMethodCreate,
] as const;
