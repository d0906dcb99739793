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

export const AffirmItineraryOptions = object('AffirmItineraryOptions', {
  type: maybe(Type.String()),
  sku: maybe(Type.String()),
  display_name: maybe(Type.String()),
  venue: maybe(Type.String()),
  location: maybe(Type.String()),
  date_start: maybe(Type.String()),
  management: maybe(Type.String()),
});

export const AffirmOptions = object('AffirmOptions', {
  discounts: maybe(Type.Record(Type.String(), anyObject())),
  itinerary: maybe(AffirmItineraryOptions),
});

export const BraintreeDynamicDataFieldsOptions = object('BraintreeDynamicDataFieldsOptions', {
  three_ds_auth_status: maybe(Type.String()),
  purchase_order_number: maybe(Type.String()),
  vault_payment_method_criteria: maybe(oneOf('ALWAYS', 'ON_SUCCESSFUL_TRANSACTION')),
});

export const BraintreeOptions = object('BraintreeOptions', {
  discount_amount: maybe(Type.Integer()),
  custom_fields: maybe(dictionary()),
  dynamic_data_fields: maybe(BraintreeDynamicDataFieldsOptions),
});

export const ChaseOptions = object('ChaseOptions', {
  comments: maybe(Type.String()),
});

export const CybersourceAntiFraudOptions = object('CybersourceAntiFraudOptions', {
  merchant_defined_data: maybe(Type.Record(Type.String(), text(5000, 0))),
  meta_key_merchant_id: maybe(Type.String()),
  shipping_method: maybe(Type.String()),
});

export const CybersourceOptions = object('CybersourceOptions', {
  meta_key_merchant_id: maybe(Type.String()),
  merchant_defined_information: maybe(dictionary()),
  ship_to_method: maybe(Type.String()),
  comments: maybe(Type.String()),
});

export const EcommpayOptions = object('EcommpayOptions', {
  booking_start_date: maybe(Type.String()),
  booking_end_date: maybe(Type.String()),
});

export const FiservInstallmentOptions = object('FiservInstallmentOptions', {
  numberOfInstallments: maybe(Type.Integer()),
  installmentsInterest: maybe(Type.Boolean()),
  installmentDelayMonths: maybe(Type.Integer()),
  merchantAdviceCodeSupported: maybe(Type.Boolean()),
});

export const FiservOptions = object('FiservOptions', {
  installmentOptions: maybe(FiservInstallmentOptions),
});

export const GivingBlockOptions = object('GivingBlockOptions', {
  defaultCryptocurrency: maybe(Type.String()),
});

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

export const KlarnaSubscriptionOptions = object('KlarnaSubscriptionOptions', {
  name: Type.String(),
  interval: oneOf('DAY', 'WEEK', 'MONTH', 'YEAR'),
  interval_count: Type.Integer(),
  reference: Type.String(),
});

export const KlarnaOptions = object('KlarnaOptions', {
  subscription: maybe(KlarnaSubscriptionOptions),
  token_only_mode: maybe(Type.Boolean()),
  authorization_token: maybe(Type.String()),
});

export const LatitudeOptions = object('LatitudeOptions', {
  promotion_reference: maybe(text(128, 0)),
});

export const MattildaTapiOptions = object('MattildaTapiOptions', {
  payment_method_expires_at: maybe(Type.String()),
});

export const MonatoSpeiOptions = object('MonatoSpeiOptions', {
  approval_url: Type.String(),
});

export const OxxoOptions = object('OxxoOptions', {
  payment_method_expires_at: maybe(Type.Integer()),
  approval_url: maybe(Type.String()),
});

export const PowertranzOptions = object('PowertranzOptions', {
  skipThreeDSecure: withDefault(nullable(Type.Boolean()), false),
});

export const RiskifiedAntiFraudOptionsLineItem = object('RiskifiedAntiFraudOptionsLineItem', {
  delivered_to: maybe(oneOf('shipping_address', 'store_pickup')),
});

export const RiskifiedAntiFraudOptions = object('RiskifiedAntiFraudOptions', {
  line_items: withDefault(nullable(Type.Array(RiskifiedAntiFraudOptionsLineItem)), []),
});

export const TravelHubCustomData = object('TravelHubCustomData', {
  name: Type.String(),
  value: Type.String(),
  type: maybe(Type.String()),
});

export const TravelhubOptions = object('TravelhubOptions', {
  customData: maybe(Type.Array(TravelHubCustomData)),
  companyName: maybe(Type.String()),
});

export const TrustlyOptions = object('TrustlyOptions', {
  refreshSplitToken: maybe(Type.Boolean()),
});

export const WorldpayVapOptions = object('WorldpayVapOptions', {
  reportGroup: maybe(Type.String()),
  orderId: maybe(text(256, 0)),
});
