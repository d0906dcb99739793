import { Address } from '../schemas/address.ts';
import { maybe, object } from '../schemas/schema.ts';
import { CalendarDate } from '../schemas/time.ts';
import { describe } from '../schemas/words.ts';
import { Type } from '../schemas/type.ts';

export const Recipient = object('Recipient', {
  first_name: Type.String(),
  last_name: Type.String(),
  address: maybe(Address),
  account_number: maybe(Type.String()),
  date_of_birth: maybe(CalendarDate),
});
describe(Recipient, {
  first_name: 'Given name of who receives the money.',
  last_name: 'Family name of who receives the money.',
  address: 'Where the recipient lives.',
  account_number: 'The account that is loaded, in no form of a card number.',
  date_of_birth: "The recipient's birthday.",
});
