import type { ScreenedCard, ScreenedEnd, ScreenedPayment } from '../anti-fraud-connector.ts';
import type { Call, Fields } from '../connector.ts';
import { type JsonObject, objectOf, textAt } from '../../domain/json.ts';
import { type Money, money, toMajorString } from '../../domain/money.ts';
import type { Address, Buyer, ShippingDetails } from '../../domain/purchase/people.ts';

/** One version of the Order API: what is written in it. Whichever it is, `v2/orders` and `v2/status` answer alike. */
export type OrderApi = Readonly<{
  /** Of the header `api-version`. */
  version: string;
  order(call: Call<Fields, ScreenedPayment>): JsonObject;
  status(call: Call<Fields, ScreenedEnd>): JsonObject;
}>;

// What both versions write alike. Members that are not known are left out.

export function amountOf(amount: Money): JsonObject {
  return { amountLocalCurrency: toMajorString(amount), currency: amount.currency };
}

/** What the payment says for Forter alone, over what is known otherwise. */
export function itemsOf({ cartItems, amount }: ScreenedPayment, options: JsonObject): readonly JsonObject[] {
  const more = Array.isArray(options['cart_items']) ? options['cart_items'].map(objectOf) : [];
  return cartItems.map((item, index) => {
    const own = more[index] ?? null;
    const [category] = item.categories;
    const isDigital = item.productType === 'digital' || item.productType === 'gift_card';

    return withoutUnknown({
      basicItemData: withoutUnknown({
        name: item.name,
        quantity: item.quantity,
        type: textAt(own, 'basic_item_data', 'type') ?? (isDigital ? 'NON_TANGIBLE' : 'TANGIBLE'),
        price: amountOf(money(item.unitAmount, amount.currency)),
        productId: item.sku ?? item.externalIdentifier,
        category: category ?? null,
      }),
      deliveryDetails: deliveryOf(objectOf(own?.['delivery_details'])),
      beneficiaries: beneficiariesOf(own?.['beneficiaries']),
    });
  });
}

export function deliveryOf(given: JsonObject | null): JsonObject | null {
  const type = textAt(given, 'delivery_type');
  return type === null
    ? null
    : withoutUnknown({ deliveryType: type, deliveryMethod: textAt(given, 'delivery_method') });
}

function beneficiariesOf(given: unknown): readonly JsonObject[] | null {
  if (!Array.isArray(given) || given.length === 0) return null;
  return given.map(objectOf).map((one) => {
    const address = objectOf(one?.['address']);
    const phones = Array.isArray(one?.['phone']) ? one['phone'].map(objectOf) : [];
    const comments = objectOf(one?.['comments']);

    return withoutUnknown({
      personalDetails: personName(objectOf(one?.['personal_details'])),
      address: address === null ? null : withoutUnknown({ ...address }),
      phone: phones.length === 0 ? null : phones.map((phone) => ({ phone: textAt(phone, 'phone') })),
      comments:
        comments === null
          ? null
          : withoutUnknown({
              userCommentsToMerchant: textAt(comments, 'user_comments_to_merchant'),
              messageToBeneficiary: textAt(comments, 'message_to_beneficiary'),
              merchantComments: textAt(comments, 'merchant_comments'),
            }),
    });
  });
}

function personName(person: JsonObject | null): JsonObject {
  return withoutUnknown({
    firstName: textAt(person, 'first_name'),
    lastName: textAt(person, 'last_name'),
    email: textAt(person, 'email'),
  });
}

export function discountOf(options: JsonObject): JsonObject | null {
  const discount = objectOf(options['total_discount']);
  if (discount === null) return null;

  const amount = objectOf(discount['coupon_discount_amount']);
  return withoutUnknown({
    couponCodeUsed: textAt(discount, 'coupon_code_used'),
    discountType: textAt(discount, 'discount_type'),
    couponDiscountPercent: textAt(discount, 'coupon_discount_percent'),
    couponDiscountAmount:
      amount === null
        ? null
        : withoutUnknown({
            amountUSD: textAt(amount, 'amount_usd'),
            amountLocalCurrency: textAt(amount, 'amount_local_currency'),
            currency: textAt(amount, 'currency'),
          }),
  });
}

/** Who buys, and who gets it: the same members for both. */
export function personOf(person: Person | null): JsonObject | null {
  if (person === null) return null;
  const { firstName, lastName, emailAddress: email, phoneNumber: phone, address } = person;
  return withoutUnknown({
    personalDetails: withoutUnknown({ firstName, lastName, email }),
    address: addressOf(address),
    phone: phone === null ? null : [{ phone }],
  });
}
type Person = NonNullable<Buyer['billingDetails']> | ShippingDetails;

function addressOf(address: Address | null): JsonObject | null {
  if (address === null || address.country === null) return null;
  return withoutUnknown({
    address1: address.line1,
    address2: address.line2,
    city: address.city,
    region: address.state,
    zip: address.postalCode,
    country: address.country,
    company: address.organization,
  });
}

/** Who buys. Forter wants it of guests, too, who have no account (docs.forter.com/checkout-integration). */
export function ownerOf({ buyer, buyerId }: ScreenedPayment, options: JsonObject): JsonObject | null {
  const isGuest = options['is_guest_buyer'] ?? buyerId === null;
  const details = buyer?.billingDetails ?? null;
  const owner = withoutUnknown({
    firstName: details?.firstName ?? null,
    lastName: details?.lastName ?? null,
    email: details?.emailAddress ?? null,
    accountId: isGuest === true ? null : (buyer?.externalIdentifier ?? buyerId),
  });
  return Object.keys(owner).length === 0 ? null : owner;
}

/** Never the number. `binDigits`: how many first digits this version takes. */
export function cardOf(card: ScreenedCard, { buyer }: ScreenedPayment, binDigits: number): JsonObject {
  const details = buyer?.billingDetails ?? null;
  const holder = [details?.firstName ?? null, details?.lastName ?? null].filter((name) => name !== null);
  return withoutUnknown({
    nameOnCard: holder.length === 0 ? null : holder.join(' '),
    bin: card.bin?.slice(0, binDigits) ?? null,
    lastFourDigits: card.lastFour,
    expirationMonth: card.expiry === null ? null : String(card.expiry.month).padStart(2, '0'),
    expirationYear: card.expiry === null ? null : String(card.expiry.year),
    cardBrand: card.scheme?.toUpperCase() ?? null,
    countryOfIssuance: card.country,
    fingerprint: card.fingerprint,
  });
}

export function verificationOf({ authorization }: ScreenedPayment): JsonObject | null {
  return authorization === null
    ? null
    : withoutUnknown({
        avsFullResult: authorization.avs,
        cvvResult: authorization.cvv,
        authorizationCode: authorization.code,
      });
}

export function connectionOf({ ipAddress, browserInfo, fingerprint }: ScreenedPayment): JsonObject {
  return withoutUnknown({
    customerIP: ipAddress,
    userAgent: browserInfo?.userAgent ?? null,
    forterTokenCookie: fingerprint,
  });
}

const STATUSES = {
  authorized: 'PROCESSING',
  captured: 'COMPLETED',
  declined: 'CANCELED_BY_MERCHANT',
  failed: 'CANCELED_BY_MERCHANT',
  voided: 'CANCELED_BY_MERCHANT',
  returned: 'RETURNED',
} as const;

export function statusOf(end: keyof typeof STATUSES): string {
  return STATUSES[end];
}

export function withoutUnknown(members: Readonly<Record<string, unknown>>): JsonObject {
  return Object.fromEntries(
    Object.entries(members).filter(([, value]) => value !== null && value !== undefined),
  );
}
