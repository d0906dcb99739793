import { CountryCode } from './address.ts';
import { Uuid } from './identifier.ts';
import { CurrencyCode } from './money.ts';
import { REDIRECT_METHODS } from './payment-method-kind.ts';
import { constant, maybe, object, oneOf, text } from './schema.ts';
import { sensitive } from './sensitive.ts';
import { describe } from './words.ts';
import { frontEnd } from './front-end.ts';
import { Type } from './type.ts';

export const PlaidPaymentMethodCreate = object('PlaidPaymentMethodCreate', {
  method: constant('plaid'),
  token: sensitive('bank.plaid_token'),
  account_id: frontEnd('harmless', maybe(Type.String())),
  payment_service_id: maybe(Uuid),
  buyer_id: frontEnd('pinned', maybe(Uuid)),
  buyer_external_identifier: frontEnd('pinned', maybe(text(200))),
  external_identifier: frontEnd('harmless', maybe(text(200))),
});
describe(PlaidPaymentMethodCreate, {
  buyer_id: 'The buyer it is stored for.',
  method: 'An account that the buyer chose at Plaid; refused, since no connector takes it yet.',
  token: "Plaid's token; goes into the vault and is never answered.",
  account_id: "Which account of the buyer's.",
  payment_service_id: 'The payment service that is to debit it.',
  external_identifier: 'Your own identifier of the payment method, where it is stored.',
});

export const RedirectPaymentMethodCreate = object('RedirectPaymentMethodCreate', {
  method: oneOf(...REDIRECT_METHODS),
  buyer_id: frontEnd('pinned', maybe(Uuid)),
  buyer_external_identifier: frontEnd('pinned', maybe(text(200))),
  country: frontEnd('steers', CountryCode),
  currency: CurrencyCode,
  redirect_url: Type.String({ maxLength: 4096 }),
  external_identifier: frontEnd('harmless', maybe(text(200))),
});
describe(RedirectPaymentMethodCreate, {
  buyer_id: 'The buyer it is stored for.',
  method: 'A method that the buyer approves elsewhere.',
  country: "Country of the buyer; the transaction's, where both say one.",
  currency: "Currency to pay in; the transaction's, where both say one.",
  redirect_url: 'Where the buyer comes back to, with the outcome.',
  external_identifier: 'Your own identifier of the payment method, where it is stored.',
});
