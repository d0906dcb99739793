import Type from 'typebox';
import { Uuid } from './identifier.ts';
import { constant, maybe, object, oneOf, text } from './schema.ts';
import { sensitive } from './sensitive.ts';

export const BankAccountHolder = object('BankAccountHolder', {
  first_name: maybe(text(255)),
  last_name: maybe(text(255)),
  company_name: maybe(text(255)),
});

export const AchBankPaymentMethodCreate = object('AchBankPaymentMethodCreate', {
  method: constant('bank'),
  account_holder: BankAccountHolder,
  buyer_id: maybe(Uuid),
  buyer_external_identifier: maybe(text(200)),
  external_identifier: maybe(text(200)),
  payment_service_id: maybe(Uuid),
  scheme: constant('ach'),
  account_number: sensitive('bank.account_number', { minLength: 1, maxLength: 34 }),
  routing_number: text(20),
  is_tokenized: maybe(Type.Boolean()),
  account_type: oneOf('checking', 'savings'),
});

export const BacsBankPaymentMethodCreate = object('BacsBankPaymentMethodCreate', {
  method: constant('bank'),
  account_holder: BankAccountHolder,
  buyer_id: maybe(Uuid),
  buyer_external_identifier: maybe(text(200)),
  external_identifier: maybe(text(200)),
  payment_service_id: maybe(Uuid),
  scheme: constant('bacs'),
  account_number: sensitive('bank.account_number', { minLength: 1, maxLength: 34 }),
  routing_number: text(20),
});

export const BaseBankPaymentMethodCreate = object('BaseBankPaymentMethodCreate', {
  method: constant('bank'),
  account_holder: BankAccountHolder,
  buyer_id: maybe(Uuid),
  buyer_external_identifier: maybe(text(200)),
  external_identifier: maybe(text(200)),
});

export const SepaBankPaymentMethodCreate = object('SepaBankPaymentMethodCreate', {
  method: constant('bank'),
  account_holder: BankAccountHolder,
  buyer_id: maybe(Uuid),
  buyer_external_identifier: maybe(text(200)),
  external_identifier: maybe(text(200)),
  payment_service_id: maybe(Uuid),
  scheme: constant('sepa'),
  account_number: sensitive('bank.account_number', { minLength: 1, maxLength: 34 }),
  routing_number: maybe(text(20)),
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
