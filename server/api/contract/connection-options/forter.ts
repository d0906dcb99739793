import Type from 'typebox';
import { CountryCode } from '../shared/address.ts';
import { CurrencyCode } from '../shared/money.ts';
import { maybe, nullable, object, oneOf, text, withDefault } from '../shared/schema.ts';

export const ForterAntiFraudOptionsCartItemBasicItemData = object(
  'ForterAntiFraudOptionsCartItemBasicItemData',
  {
    type: maybe(oneOf('TANGIBLE', 'NON_TANGIBLE')),
  },
);

export const ForterAntiFraudOptionsCartItemDeliveryDetails = object(
  'ForterAntiFraudOptionsCartItemDeliveryDetails',
  {
    delivery_type: maybe(oneOf('DIGITAL', 'PHYSICAL', 'HYBRID')),
    delivery_method: maybe(Type.String()),
  },
);

export const ForterAntiFraudOptionsCartItemBeneficiaryPersonalDetails = object(
  'ForterAntiFraudOptionsCartItemBeneficiaryPersonalDetails',
  {
    first_name: maybe(Type.String()),
    last_name: maybe(Type.String()),
    email: maybe(Type.String()),
  },
);

export const ForterAntiFraudOptionsCartItemBeneficiaryAddress = object(
  'ForterAntiFraudOptionsCartItemBeneficiaryAddress',
  {
    country: CountryCode,
    address1: maybe(Type.String()),
    address2: maybe(Type.String()),
    zip: maybe(Type.String()),
    region: maybe(Type.String()),
    company: maybe(Type.String()),
    city: maybe(Type.String()),
  },
);

export const ForterAntiFraudOptionsCartItemBeneficiaryPhone = object(
  'ForterAntiFraudOptionsCartItemBeneficiaryPhone',
  {
    phone: Type.String(),
  },
);

export const ForterAntiFraudOptionsCartItemBeneficiaryComments = object(
  'ForterAntiFraudOptionsCartItemBeneficiaryComments',
  {
    user_comments_to_merchant: maybe(Type.String()),
    message_to_beneficiary: maybe(Type.String()),
    merchant_comments: maybe(Type.String()),
  },
);

export const ForterAntiFraudOptionsCartItemBeneficiary = object('ForterAntiFraudOptionsCartItemBeneficiary', {
  personal_details: ForterAntiFraudOptionsCartItemBeneficiaryPersonalDetails,
  address: maybe(ForterAntiFraudOptionsCartItemBeneficiaryAddress),
  phone: withDefault(nullable(Type.Array(ForterAntiFraudOptionsCartItemBeneficiaryPhone)), []),
  comments: maybe(ForterAntiFraudOptionsCartItemBeneficiaryComments),
});

export const ForterAntiFraudOptionsCartItem = object('ForterAntiFraudOptionsCartItem', {
  basic_item_data: maybe(ForterAntiFraudOptionsCartItemBasicItemData),
  delivery_details: maybe(ForterAntiFraudOptionsCartItemDeliveryDetails),
  beneficiaries: withDefault(nullable(Type.Array(ForterAntiFraudOptionsCartItemBeneficiary)), []),
});

export const ForterAntiFraudOptionsDiscountCouponDiscountAmount = object(
  'ForterAntiFraudOptionsDiscountCouponDiscountAmount',
  {
    amount_usd: maybe(Type.String()),
    amount_local_currency: maybe(Type.String()),
    currency: maybe(CurrencyCode),
  },
);

export const ForterAntiFraudOptionsDiscount = object('ForterAntiFraudOptionsDiscount', {
  coupon_code_used: Type.String(),
  discount_type: Type.String(),
  coupon_discount_amount: maybe(ForterAntiFraudOptionsDiscountCouponDiscountAmount),
  coupon_discount_percent: maybe(Type.String()),
});

export const ForterAntiFraudOptions = object('ForterAntiFraudOptions', {
  delivery_type: maybe(oneOf('DIGITAL', 'PHYSICAL', 'HYBRID')),
  delivery_method: maybe(text(50)),
  is_guest_buyer: maybe(Type.Boolean()),
  cart_items: withDefault(nullable(Type.Array(ForterAntiFraudOptionsCartItem)), []),
  total_discount: maybe(ForterAntiFraudOptionsDiscount),
});
