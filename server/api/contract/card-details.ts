import Type from 'typebox';
import { operation, token } from './operation.ts';
import { CountryCode } from './shared/address.ts';
import { CardScheme } from './shared/card.ts';
import { Uuid } from './shared/identifier.ts';
import { constant, fields, nullable, object, optional, text, withDefault } from './shared/schema.ts';
import { TransactionIntent, TransactionPaymentSource } from './shared/transaction-intent.ts';

export const AdditionalSchemeDetail = object('AdditionalSchemeDetail', {
  scheme: CardScheme,
  icon_url: nullable(Type.String()),
});

export const RequiredAddressFields = object('RequiredAddressFields', {
  organization: Type.Boolean(),
  house_number_or_name: Type.Boolean(),
  line1: Type.Boolean(),
  line2: Type.Boolean(),
  city: Type.Boolean(),
  postal_code: Type.Boolean(),
  state: Type.Boolean(),
  state_code: Type.Boolean(),
  country: Type.Boolean(),
});

export const RequiredFields = object('RequiredFields', {
  first_name: Type.Boolean(),
  last_name: Type.Boolean(),
  email_address: Type.Boolean(),
  phone_number: Type.Boolean(),
  tax_id: Type.Boolean(),
  address: RequiredAddressFields,
});

export const CardDetail = object('CardDetail', {
  type: constant('card-detail'),
  id: nullable(Type.String({ maxLength: 8, minLength: 6, pattern: '^\\d+$' })),
  card_type: nullable(Type.String()),
  scheme: nullable(CardScheme),
  additional_schemes: nullable(Type.Array(CardScheme)),
  additional_schemes_details: nullable(Type.Array(AdditionalSchemeDetail)),
  scheme_icon_url: nullable(Type.String()),
  country: nullable(CountryCode),
  required_fields: nullable(RequiredFields),
});

export const getCardDetails = operation({
  id: 'get_card_details',
  method: 'GET',
  path: '/card-details',
  tag: 'Card details',
  summary: 'Look up what the first digits of a card say about it.',
  access: token('bin-checker.read', 'embed'),
  merchantAccount: 'header',
  query: fields({
    currency: text(500, 0),
    bin: optional(Type.String({ minLength: 6, maxLength: 8, pattern: '^\\d+$' })),
    payment_method_id: optional(Uuid),
    country: optional(CountryCode),
    amount: optional(Type.Integer()),
    intent: withDefault(TransactionIntent, 'authorize'),
    is_subsequent_payment: optional(Type.Boolean()),
    merchant_initiated: optional(Type.Boolean()),
    metadata: optional(text(500, 0)),
    payment_source: optional(TransactionPaymentSource),
  }),
  responses: { 200: CardDetail },
});
