import { CountryCode, PhoneNumber } from './address.ts';
import { maybe, object, text } from './schema.ts';

export const StatementDescriptor = object('StatementDescriptor', {
  name: maybe(text(22, 5)),
  description: maybe(text(22, 5)),
  city: maybe(text(50)),
  country: maybe(CountryCode),
  phone_number: maybe(PhoneNumber),
  url: maybe(text(50)),
  postal_code: maybe(text(50)),
});
