import Type from 'typebox';
import { CountryCode } from '../shared/address.ts';
import { ExpirationDate, PaymentMethodDetailsCard, PaymentMethodScheme } from '../shared/card.ts';
import { Uuid } from '../shared/identifier.ts';
import { CurrencyCode } from '../shared/money.ts';
import { PaymentMethodKind, PaymentMethodMode } from '../shared/payment-method-kind.ts';
import { constant, nullable, object, text } from '../shared/schema.ts';
import { Timestamp } from '../shared/time.ts';
import { ApprovalTarget } from '../shared/transaction-intent.ts';

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
