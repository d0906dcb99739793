import { CountryCode } from '../schemas/address.ts';
import { ExpirationDate, PaymentMethodDetailsCard, PaymentMethodScheme } from '../schemas/card.ts';
import { Uuid } from '../schemas/identifier.ts';
import { CurrencyCode } from '../schemas/money.ts';
import { PaymentMethodKind, PaymentMethodMode } from '../schemas/payment-method-kind.ts';
import { constant, nullable, object, text } from '../schemas/schema.ts';
import { Timestamp } from '../schemas/time.ts';
import { ApprovalTarget } from '../schemas/transaction-intent.ts';
import { describe } from '../schemas/words.ts';
import { Type } from '../schemas/type.ts';

export const TransactionPaymentMethod = object('TransactionPaymentMethod', {
  type: constant('payment-method'),
  approval_url: nullable(Type.String()),
  country: nullable(CountryCode),
  currency: nullable(CurrencyCode),
  details: nullable(PaymentMethodDetailsCard),
  expiration_date: nullable(ExpirationDate),
  fingerprint: nullable(Type.String()),
  label: nullable(text(320, 0)),
  last_replaced_at: nullable(Timestamp),
  method: PaymentMethodKind,
  mode: nullable(PaymentMethodMode),
  scheme: nullable(PaymentMethodScheme),
  id: nullable(Uuid),
  approval_target: nullable(ApprovalTarget),
  external_identifier: nullable(text(200)),
  payment_account_reference: nullable(Type.String()),
});
describe(TransactionPaymentMethod, {
  approval_url: 'Where the buyer goes to approve; null unless that is awaited.',
  country: 'Country of the redirect method; null for cards.',
  currency: 'Currency of the redirect method; null for cards.',
  details: 'What the first digits of a card say; null for what is no card.',
  id: 'Id of the stored payment method; null where nothing is stored.',
  expiration_date: 'Last month in which the card is good; null for what is no card.',
  fingerprint: 'The same for the same card or account, and tells nothing of its number; null for wallets.',
  label:
    'What a buyer recognises it by: the last four digits of a number, or an e-mail address; null ' +
    'where there is neither.',
  last_replaced_at: "When the scheme's newer details were last taken over; null where they never were.",
  method: 'The kind of payment method.',
  mode: 'How it is paid with.',
  scheme: 'Scheme of the card or bank account; null for others.',
  approval_target: 'Whether the approval page needs a window of its own; null unless approval is awaited.',
  payment_account_reference:
    "The scheme's reference for the account behind the card, the same for its network tokens; null " +
    'where the scheme gave none.',
});
