import { CountryCode } from '../schemas/address.ts';
import { CurrencyCode } from '../schemas/money.ts';
import { maybe, nullable, object, oneOf, text, withDefault } from '../schemas/schema.ts';
import { describe } from '../schemas/words.ts';
import { Type } from '../schemas/type.ts';

export const ForterAntiFraudOptionsCartItemBasicItemData = object(
  'ForterAntiFraudOptionsCartItemBasicItemData',
  {
    type: maybe(oneOf('TANGIBLE', 'NON_TANGIBLE')),
  },
);
describe(ForterAntiFraudOptionsCartItemBasicItemData, { type: 'Whether one can touch it.' });

export const ForterAntiFraudOptionsCartItemDeliveryDetails = object(
  'ForterAntiFraudOptionsCartItemDeliveryDetails',
  {
    delivery_type: maybe(oneOf('DIGITAL', 'PHYSICAL', 'HYBRID')),
    delivery_method: maybe(Type.String()),
  },
);
describe(ForterAntiFraudOptionsCartItemDeliveryDetails, {
  delivery_type: 'Whether there is something to send.',
  delivery_method: 'How it is sent.',
});

export const ForterAntiFraudOptionsCartItemBeneficiaryPersonalDetails = object(
  'ForterAntiFraudOptionsCartItemBeneficiaryPersonalDetails',
  {
    first_name: maybe(Type.String()),
    last_name: maybe(Type.String()),
    email: maybe(Type.String()),
  },
);
describe(ForterAntiFraudOptionsCartItemBeneficiaryPersonalDetails, {
  first_name: 'Given name of who it is for.',
  last_name: 'Family name of who it is for.',
  email: 'How they are reached.',
});

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
describe(ForterAntiFraudOptionsCartItemBeneficiaryAddress, {
  country: 'Where they live.',
  address1: 'Street and number.',
  address2: 'Second line of the address.',
  zip: 'Postal code.',
  region: 'State or province.',
  company: 'Where they work.',
  city: 'Where they live.',
});

export const ForterAntiFraudOptionsCartItemBeneficiaryPhone = object(
  'ForterAntiFraudOptionsCartItemBeneficiaryPhone',
  {
    phone: Type.String(),
  },
);
describe(ForterAntiFraudOptionsCartItemBeneficiaryPhone, { phone: "A number, with its country's code." });

export const ForterAntiFraudOptionsCartItemBeneficiaryComments = object(
  'ForterAntiFraudOptionsCartItemBeneficiaryComments',
  {
    user_comments_to_merchant: maybe(Type.String()),
    message_to_beneficiary: maybe(Type.String()),
    merchant_comments: maybe(Type.String()),
  },
);
describe(ForterAntiFraudOptionsCartItemBeneficiaryComments, {
  user_comments_to_merchant: 'What the buyer wrote to you.',
  message_to_beneficiary: 'What the buyer wrote to who gets it.',
  merchant_comments: 'What you wrote yourself.',
});

export const ForterAntiFraudOptionsCartItemBeneficiary = object('ForterAntiFraudOptionsCartItemBeneficiary', {
  personal_details: ForterAntiFraudOptionsCartItemBeneficiaryPersonalDetails,
  address: maybe(ForterAntiFraudOptionsCartItemBeneficiaryAddress),
  phone: withDefault(nullable(Type.Array(ForterAntiFraudOptionsCartItemBeneficiaryPhone)), []),
  comments: maybe(ForterAntiFraudOptionsCartItemBeneficiaryComments),
});
describe(ForterAntiFraudOptionsCartItemBeneficiary, {
  personal_details: 'Who it is.',
  address: 'Where they live.',
  phone: 'How they are reached.',
  comments: 'What was written with it.',
});

export const ForterAntiFraudOptionsCartItem = object('ForterAntiFraudOptionsCartItem', {
  basic_item_data: maybe(ForterAntiFraudOptionsCartItemBasicItemData),
  delivery_details: maybe(ForterAntiFraudOptionsCartItemDeliveryDetails),
  beneficiaries: withDefault(nullable(Type.Array(ForterAntiFraudOptionsCartItemBeneficiary)), []),
});
describe(ForterAntiFraudOptionsCartItem, {
  basic_item_data: 'What kind of thing it is.',
  delivery_details: 'How it gets to the buyer.',
  beneficiaries: 'Who it is for.',
});

export const ForterAntiFraudOptionsDiscountCouponDiscountAmount = object(
  'ForterAntiFraudOptionsDiscountCouponDiscountAmount',
  {
    amount_usd: maybe(Type.String()),
    amount_local_currency: maybe(Type.String()),
    currency: maybe(CurrencyCode),
  },
);
describe(ForterAntiFraudOptionsDiscountCouponDiscountAmount, {
  amount_usd: 'In US dollars, as text.',
  amount_local_currency: 'In the currency named, as text.',
  currency: 'Of the local amount.',
});

export const ForterAntiFraudOptionsDiscount = object('ForterAntiFraudOptionsDiscount', {
  coupon_code_used: Type.String(),
  discount_type: Type.String(),
  coupon_discount_amount: maybe(ForterAntiFraudOptionsDiscountCouponDiscountAmount),
  coupon_discount_percent: maybe(Type.String()),
});
describe(ForterAntiFraudOptionsDiscount, {
  coupon_code_used: 'The code that was typed.',
  discount_type: 'What it was given for.',
  coupon_discount_amount: 'How much was taken off.',
  coupon_discount_percent: 'How much was taken off, of a hundred.',
});

export const ForterAntiFraudOptions = object('ForterAntiFraudOptions', {
  delivery_type: maybe(oneOf('DIGITAL', 'PHYSICAL', 'HYBRID')),
  delivery_method: maybe(text(50)),
  is_guest_buyer: maybe(Type.Boolean()),
  cart_items: withDefault(nullable(Type.Array(ForterAntiFraudOptionsCartItem)), []),
  total_discount: maybe(ForterAntiFraudOptionsDiscount),
});
describe(ForterAntiFraudOptions, {
  delivery_type: 'Whether there is something to send.',
  delivery_method: 'How it is sent.',
  is_guest_buyer: 'Whether the buyer has no account of yours.',
  cart_items: 'More about each cart item, in the same order.',
  total_discount: 'What was taken off the order.',
});
