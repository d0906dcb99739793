import Type from 'typebox';
import { maybe, object, text } from '../shared/schema.ts';

export const NuveiAirlineDataOptions = object('NuveiAirlineDataOptions', {
  seatClass: maybe(Type.String()),
  isCardholderTraveling: maybe(Type.Boolean()),
});

export const NuveiIdealOptions = object('NuveiIdealOptions', {
  customData: maybe(text(255, 0)),
});

export const NuveiKlarnaOptions = object('NuveiKlarnaOptions', {
  customData: maybe(text(255, 0)),
});

export const NuveiOptions = object('NuveiOptions', {
  customData: maybe(text(255, 0)),
  airlineData: maybe(NuveiAirlineDataOptions),
});

export const NuveiPseOptions = object('NuveiPseOptions', {
  userType: maybe(Type.String()),
  userFisNumber: maybe(Type.String()),
  fiscalNumber: maybe(Type.String()),
  bankCode: maybe(Type.String()),
});
