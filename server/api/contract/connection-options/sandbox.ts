import Type from 'typebox';
import { literal, maybe, nullable, object, text } from '../shared/schema.ts';
import { sensitive } from '../shared/sensitive.ts';

export const AccountUpdaterOptions = object('AccountUpdaterOptions', {
  response_code: maybe(literal('updated')),
  account_number: maybe(sensitive('card.number', { maxLength: 18, minLength: 12 })),
  expiration_month: maybe(text(2, 2)),
  expiration_year: maybe(text(4, 4)),
  error_code: maybe(Type.String()),
});

export const MockCardMerchantAdviceCodeOptions = object('MockCardMerchantAdviceCodeOptions', {
  result: maybe(Type.String()),
  account_number: nullable(sensitive('card.number')),
});

export const MockCardOptions = object('MockCardOptions', {
  merchant_advice_code: maybe(MockCardMerchantAdviceCodeOptions),
  skip_retry: maybe(Type.Boolean()),
});

/**
 * Of simulated processors whose buyers have a time that the merchant may choose; checked against the
 * connector's window.
 */
export const MockApprovalOptions = object('MockApprovalOptions', {
  expires_in_minutes: maybe(Type.Integer()),
});
