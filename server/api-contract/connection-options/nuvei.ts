import { maybe, object, text } from '../schemas/schema.ts';
import { describe } from '../schemas/words.ts';
import { Type } from '../schemas/type.ts';

export const NuveiAirlineDataOptions = object('NuveiAirlineDataOptions', {
  seatClass: maybe(Type.String()),
  isCardholderTraveling: maybe(Type.Boolean()),
});
describe(NuveiAirlineDataOptions, {
  seatClass: 'Where the traveller sits.',
  isCardholderTraveling: 'Whether who pays travels too.',
});

export const NuveiIdealOptions = object('NuveiIdealOptions', {
  customData: maybe(text(255, 0)),
});
describe(NuveiIdealOptions, { customData: 'Free words that Nuvei gives back.' });

export const NuveiKlarnaOptions = object('NuveiKlarnaOptions', {
  customData: maybe(text(255, 0)),
});
describe(NuveiKlarnaOptions, { customData: 'Free words that Nuvei gives back.' });

export const NuveiOptions = object('NuveiOptions', {
  customData: maybe(text(255, 0)),
  airlineData: maybe(NuveiAirlineDataOptions),
});
describe(NuveiOptions, {
  customData: 'Free words that Nuvei gives back.',
  airlineData: 'More about the journey.',
});

export const NuveiPseOptions = object('NuveiPseOptions', {
  userType: maybe(Type.String()),
  userFisNumber: maybe(Type.String()),
  fiscalNumber: maybe(Type.String()),
  bankCode: maybe(Type.String()),
});
describe(NuveiPseOptions, {
  userType: 'Whether a person or a company pays.',
  userFisNumber: "The payer's fiscal number.",
  fiscalNumber: "The payer's number of identity.",
  bankCode: "The payer's bank.",
});
