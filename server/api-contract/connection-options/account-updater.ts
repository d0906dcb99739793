import { literal, maybe, object, text } from '../schemas/schema.ts';
import { sensitive } from '../schemas/sensitive.ts';
import { describe } from '../schemas/words.ts';
import { Type } from '../schemas/type.ts';

export const AccountUpdaterOptions = object('AccountUpdaterOptions', {
  response_code: maybe(literal('updated')),
  account_number: maybe(sensitive('card.number', { maxLength: 18, minLength: 12 })),
  expiration_month: maybe(text(2, 2)),
  expiration_year: maybe(text(4, 4)),
  error_code: maybe(Type.String()),
});
describe(AccountUpdaterOptions, {
  response_code: '`updated` gives new details.',
  account_number: 'The new number; goes into the vault.',
  expiration_month: 'Month of the new card, two digits.',
  expiration_year: 'Year of the new card, four digits.',
  error_code: 'What the updater answers instead of new details.',
});
