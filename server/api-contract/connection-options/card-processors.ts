import { dictionary, maybe, nullable, object, oneOf, text, withDefault } from '../schemas/schema.ts';
import { describe } from '../schemas/words.ts';
import { Type } from '../schemas/type.ts';

export const BraintreeDynamicDataFieldsOptions = object('BraintreeDynamicDataFieldsOptions', {
  three_ds_auth_status: maybe(Type.String()),
  purchase_order_number: maybe(Type.String()),
  vault_payment_method_criteria: maybe(oneOf('ALWAYS', 'ON_SUCCESSFUL_TRANSACTION')),
});
describe(BraintreeDynamicDataFieldsOptions, {
  three_ds_auth_status: 'What 3-D Secure said, as Braintree names it.',
  purchase_order_number: "The buyer's order.",
  vault_payment_method_criteria: 'When Braintree stores the card.',
});

export const BraintreeOptions = object('BraintreeOptions', {
  discount_amount: maybe(Type.Integer()),
  custom_fields: maybe(dictionary()),
  dynamic_data_fields: maybe(BraintreeDynamicDataFieldsOptions),
});
describe(BraintreeOptions, {
  discount_amount: 'Taken off the order, in minor units.',
  custom_fields: 'Fields that you made at Braintree.',
  dynamic_data_fields: 'Further members of the request to Braintree.',
});

export const ChaseOptions = object('ChaseOptions', {
  comments: maybe(Type.String()),
});
describe(ChaseOptions, { comments: "Free words that stand in Chase's reports." });

export const CybersourceOptions = object('CybersourceOptions', {
  meta_key_merchant_id: maybe(Type.String()),
  merchant_defined_information: maybe(dictionary()),
  ship_to_method: maybe(Type.String()),
  comments: maybe(Type.String()),
});
describe(CybersourceOptions, {
  meta_key_merchant_id: 'The merchant under a meta key.',
  merchant_defined_information: 'Fields that you made at Cybersource.',
  ship_to_method: 'How it is sent, as Cybersource names it.',
  comments: "Free words that stand in Cybersource's reports.",
});

export const EcommpayOptions = object('EcommpayOptions', {
  booking_start_date: maybe(Type.String()),
  booking_end_date: maybe(Type.String()),
});
describe(EcommpayOptions, {
  booking_start_date: 'First day of what was booked.',
  booking_end_date: 'Last day of what was booked.',
});

export const FiservInstallmentOptions = object('FiservInstallmentOptions', {
  numberOfInstallments: maybe(Type.Integer()),
  installmentsInterest: maybe(Type.Boolean()),
  installmentDelayMonths: maybe(Type.Integer()),
  merchantAdviceCodeSupported: maybe(Type.Boolean()),
});
describe(FiservInstallmentOptions, {
  numberOfInstallments: 'In how many parts.',
  installmentsInterest: 'Whether the buyer pays interest.',
  installmentDelayMonths: 'After how many months the first is due.',
  merchantAdviceCodeSupported: 'Whether you read merchant advice codes.',
});

export const FiservOptions = object('FiservOptions', {
  installmentOptions: maybe(FiservInstallmentOptions),
});
describe(FiservOptions, { installmentOptions: 'How the buyer pays in parts.' });

export const PowertranzOptions = object('PowertranzOptions', {
  skipThreeDSecure: withDefault(nullable(Type.Boolean()), false),
});
describe(PowertranzOptions, { skipThreeDSecure: 'True does without 3-D Secure.' });

export const TravelHubCustomData = object('TravelHubCustomData', {
  name: Type.String(),
  value: Type.String(),
  type: maybe(Type.String()),
});
describe(TravelHubCustomData, {
  name: 'What the field is called.',
  value: 'What stands in it.',
  type: 'What kind of text it is.',
});

export const TravelhubOptions = object('TravelhubOptions', {
  customData: maybe(Type.Array(TravelHubCustomData)),
  companyName: maybe(Type.String()),
});
describe(TravelhubOptions, { customData: 'Free fields.', companyName: 'Who travels, or for whom.' });

export const WorldpayVapOptions = object('WorldpayVapOptions', {
  reportGroup: maybe(Type.String()),
  orderId: maybe(text(256, 0)),
});
describe(WorldpayVapOptions, {
  reportGroup: 'Under what it stands in reports.',
  orderId: 'Your own identifier of the order.',
});
