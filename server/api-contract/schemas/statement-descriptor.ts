import { CountryCode, PhoneNumber } from './address.ts';
import { maybe, object, text } from './schema.ts';
import { describe } from './words.ts';

export const StatementDescriptor = object('StatementDescriptor', {
  name: maybe(text(22, 5)),
  description: maybe(text(22, 5)),
  city: maybe(text(50)),
  country: maybe(CountryCode),
  phone_number: maybe(PhoneNumber),
  url: maybe(text(50)),
  postal_code: maybe(text(50)),
});
describe(StatementDescriptor, {
  name: 'The merchant as the buyer knows it.',
  description: 'What was bought.',
  city: 'Where the merchant is.',
  country: 'Where the merchant is.',
  phone_number: 'Where the buyer can ask.',
  url: 'Where the buyer can look.',
  postal_code: 'Where the merchant is.',
});
