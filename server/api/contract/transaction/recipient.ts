import Type from 'typebox';
import { Address } from '../shared/address.ts';
import { maybe, object } from '../shared/schema.ts';
import { CalendarDate } from '../shared/time.ts';

export const Recipient = object('Recipient', {
  first_name: Type.String(),
  last_name: Type.String(),
  address: maybe(Address),
  account_number: maybe(Type.String()),
  date_of_birth: maybe(CalendarDate),
});
