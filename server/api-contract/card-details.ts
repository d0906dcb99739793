import { Amount } from './schemas/money.ts';
import { operation, token } from './operation.ts';
import { CountryCode } from './schemas/address.ts';
import { CardScheme } from './schemas/card.ts';
import { Uuid } from './schemas/identifier.ts';
import { constant, fields, nullable, object, optional, text, withDefault } from './schemas/schema.ts';
import { TransactionIntent, TransactionPaymentSource } from './schemas/transaction-intent.ts';
import { describe } from './schemas/words.ts';
import { frontEnd } from './schemas/front-end.ts';
import { Type } from './schemas/type.ts';

export const AdditionalSchemeDetail = object('AdditionalSchemeDetail', {
  scheme: CardScheme,
  icon_url: nullable(Type.String()),
});
describe(AdditionalSchemeDetail, { scheme: 'A scheme that the card carries beside its first one.' });

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
describe(RequiredAddressFields, {
  organization: 'True where the payment needs it.',
  house_number_or_name: 'True where the payment needs it.',
  line1: 'True where the payment needs it.',
  line2: 'True where the payment needs it.',
  city: 'True where the payment needs it.',
  postal_code: 'True where the payment needs it.',
  state: 'True where the payment needs it.',
  state_code: 'True where the payment needs it.',
  country: 'True where the payment needs it.',
});

export const RequiredFields = object('RequiredFields', {
  first_name: Type.Boolean(),
  last_name: Type.Boolean(),
  email_address: Type.Boolean(),
  phone_number: Type.Boolean(),
  tax_id: Type.Boolean(),
  address: RequiredAddressFields,
});
describe(RequiredFields, {
  first_name: 'Whether a given name must be sent.',
  last_name: 'Whether a family name must be sent.',
  email_address: 'Whether an e-mail address must be sent.',
  phone_number: 'Whether a phone number must be sent.',
  tax_id: 'Whether a tax number must be sent.',
  address: 'Which parts of an address must be sent.',
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
describe(CardDetail, {
  id: 'The digits that were asked about, or those of the stored card.',
  card_type: 'How the account behind it is funded; null where the BIN table does not know.',
  scheme: 'Scheme of the card; null where it is unknown.',
  additional_schemes: 'Further schemes of a co-badged card; null where there are none.',
  additional_schemes_details: 'The same with their pictures; null where there are none.',
  scheme_icon_url: 'A picture of the scheme; null where there is none.',
  country: 'Country of the issuer; null where the BIN table does not know.',
  required_fields: 'What a payment with it would have to tell of the buyer; null where nothing is.',
});

export const getCardDetails = operation({
  id: 'get_card_details',
  method: 'GET',
  path: '/card-details',
  tag: 'Card details',
  summary: 'Look up what the first digits of a card say about it.',
  description:
    'The built-in table knows documented test cards; the setting `RAILYARD_BIN_FILE` names one for ' +
    'real cards. What the first digits say is the same for every payment: all parameters but `bin` and ' +
    '`payment_method_id` are taken as published, and change nothing in the answer.',
  access: token('bin-checker.read', 'embed'),
  merchantAccount: 'header',
  query: describe(
    fields({
      currency: text(500, 0),
      bin: optional(Type.String({ minLength: 6, maxLength: 8, pattern: '^\\d+$' })),
      payment_method_id: frontEnd('own', optional(Uuid)),
      country: optional(CountryCode),
      amount: optional(Amount),
      intent: withDefault(TransactionIntent, 'authorize'),
      is_subsequent_payment: optional(Type.Boolean()),
      merchant_initiated: optional(Type.Boolean()),
      metadata: optional(text(500, 0)),
      payment_source: optional(TransactionPaymentSource),
    }),
    {
      currency: 'Currency of the payment it is asked for.',
      bin: 'First six to eight digits of the card.',
      payment_method_id: 'A stored card, instead of `bin`.',
      country: 'Country of the buyer.',
      amount: 'Amount of the payment it is asked for, in minor units.',
      intent: 'Whether the payment would hold or take the money.',
      is_subsequent_payment: 'Whether the payment would be a later one of a series.',
      merchant_initiated: 'Whether the merchant would charge without the buyer.',
      metadata: 'JSON text of the metadata of the payment.',
      payment_source: 'How the payment would come about.',
    },
  ),
  responses: { 200: CardDetail },
});
