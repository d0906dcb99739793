import Type from 'typebox';
import {
  anyObject,
  dictionary,
  maybe,
  nullable,
  object,
  oneOf,
  text,
  withDefault,
} from '../shared/schema.ts';
import { describe } from '../shared/words.ts';

export const AffirmItineraryOptions = object('AffirmItineraryOptions', {
  type: maybe(Type.String()),
  sku: maybe(Type.String()),
  display_name: maybe(Type.String()),
  venue: maybe(Type.String()),
  location: maybe(Type.String()),
  date_start: maybe(Type.String()),
  management: maybe(Type.String()),
});
describe(AffirmItineraryOptions, {
  type: 'What kind of thing it is.',
  sku: 'Your code for it.',
  display_name: 'What it is called.',
  venue: 'The house it takes place in.',
  location: 'The town it takes place in.',
  date_start: 'When it begins.',
  management: 'Who runs it.',
});

export const AffirmOptions = object('AffirmOptions', {
  discounts: maybe(Type.Record(Type.String(), anyObject())),
  itinerary: maybe(AffirmItineraryOptions),
});
describe(AffirmOptions, {
  discounts: 'What was taken off, by code.',
  itinerary: 'The journey or event that is sold.',
});

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

export const CybersourceAntiFraudOptions = object('CybersourceAntiFraudOptions', {
  merchant_defined_data: maybe(Type.Record(Type.String(), text(5000, 0))),
  meta_key_merchant_id: maybe(Type.String()),
  shipping_method: maybe(Type.String()),
});
describe(CybersourceAntiFraudOptions, {
  merchant_defined_data: 'Fields that you made at Cybersource.',
  meta_key_merchant_id: 'The merchant under a meta key.',
  shipping_method: 'How it is sent, as Cybersource names it.',
});

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

export const GivingBlockOptions = object('GivingBlockOptions', {
  defaultCryptocurrency: maybe(Type.String()),
});
describe(GivingBlockOptions, { defaultCryptocurrency: 'What the page offers first.' });

export const GoCardlessOptions = object('GoCardlessOptions', {
  purpose_code: maybe(
    oneOf(
      'mortgage',
      'utility',
      'loan',
      'dependant_support',
      'gambling',
      'retail',
      'salary',
      'personal',
      'government',
      'pension',
      'tax',
      'other',
    ),
  ),
});
describe(GoCardlessOptions, { purpose_code: 'What the debit is for.' });

export const KlarnaSubscriptionOptions = object('KlarnaSubscriptionOptions', {
  name: Type.String(),
  interval: oneOf('DAY', 'WEEK', 'MONTH', 'YEAR'),
  interval_count: Type.Integer(),
  reference: Type.String(),
});
describe(KlarnaSubscriptionOptions, {
  name: 'What it is called.',
  interval: 'What the count counts.',
  interval_count: 'After how many of those it is charged.',
  reference: 'Your own reference of it.',
});

export const KlarnaOptions = object('KlarnaOptions', {
  subscription: maybe(KlarnaSubscriptionOptions),
  token_only_mode: maybe(Type.Boolean()),
  authorization_token: maybe(Type.String()),
});
describe(KlarnaOptions, {
  subscription: 'What the buyer subscribes to.',
  token_only_mode: 'Whether only a token for later is made, and nothing charged.',
  authorization_token: "What Klarna's script gave the page.",
});

export const LatitudeOptions = object('LatitudeOptions', {
  promotion_reference: maybe(text(128, 0)),
});
describe(LatitudeOptions, { promotion_reference: 'Which of your plans at Latitude.' });

export const MattildaTapiOptions = object('MattildaTapiOptions', {
  payment_method_expires_at: maybe(Type.String()),
});
describe(MattildaTapiOptions, { payment_method_expires_at: 'Until when it can be paid.' });

export const MonatoSpeiOptions = object('MonatoSpeiOptions', {
  approval_url: Type.String(),
});
describe(MonatoSpeiOptions, { approval_url: 'A page of yours that shows the buyer where to pay.' });

export const OxxoOptions = object('OxxoOptions', {
  payment_method_expires_at: maybe(Type.Integer()),
  approval_url: maybe(Type.String()),
});
describe(OxxoOptions, {
  payment_method_expires_at: 'Until when it can be paid, in seconds since 1970.',
  approval_url: 'A page of yours that shows the buyer where to pay.',
});

export const PowertranzOptions = object('PowertranzOptions', {
  skipThreeDSecure: withDefault(nullable(Type.Boolean()), false),
});
describe(PowertranzOptions, { skipThreeDSecure: 'True does without 3-D Secure.' });

export const RiskifiedAntiFraudOptionsLineItem = object('RiskifiedAntiFraudOptionsLineItem', {
  delivered_to: maybe(oneOf('shipping_address', 'store_pickup')),
});
describe(RiskifiedAntiFraudOptionsLineItem, { delivered_to: 'Whether it is sent or fetched.' });

export const RiskifiedAntiFraudOptions = object('RiskifiedAntiFraudOptions', {
  line_items: withDefault(nullable(Type.Array(RiskifiedAntiFraudOptionsLineItem)), []),
});
describe(RiskifiedAntiFraudOptions, { line_items: 'More about each cart item, in the same order.' });

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

export const TrustlyOptions = object('TrustlyOptions', {
  refreshSplitToken: maybe(Type.Boolean()),
});
describe(TrustlyOptions, { refreshSplitToken: 'Whether a used-up token is made anew.' });

export const WorldpayVapOptions = object('WorldpayVapOptions', {
  reportGroup: maybe(Type.String()),
  orderId: maybe(text(256, 0)),
});
describe(WorldpayVapOptions, {
  reportGroup: 'Under what it stands in reports.',
  orderId: 'Your own identifier of the order.',
});
