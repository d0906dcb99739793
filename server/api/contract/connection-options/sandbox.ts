import Type from 'typebox';
import { literal, maybe, nullable, object, text } from '../shared/schema.ts';
import { sensitive } from '../shared/sensitive.ts';
import { describe } from '../shared/words.ts';

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

export const MockCardMerchantAdviceCodeOptions = object('MockCardMerchantAdviceCodeOptions', {
  result: maybe(Type.String()),
  account_number: nullable(sensitive('card.number')),
});
describe(MockCardMerchantAdviceCodeOptions, {
  result: 'The code that is answered.',
  account_number: 'A newer number that is answered with it; null for none.',
});

export const MockCardOptions = object('MockCardOptions', {
  merchant_advice_code: maybe(MockCardMerchantAdviceCodeOptions),
  skip_retry: maybe(Type.Boolean()),
});
describe(MockCardOptions, {
  merchant_advice_code: 'What the scheme advises in the answer.',
  skip_retry: 'True keeps a decline where it is: no other payment service is tried.',
});

/**
 * Of simulated processors whose buyers have a time that the merchant may choose; checked against the
 * connector's window.
 */
export const MockApprovalOptions = object('MockApprovalOptions', {
  expires_in_minutes: maybe(Type.Integer()),
});
describe(MockApprovalOptions, { expires_in_minutes: 'How long the buyer has.' });
