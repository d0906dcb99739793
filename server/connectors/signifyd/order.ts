import type { ScreenedEnd, ScreenedPayment } from '../anti-fraud-connector.ts';
import type { JsonObject } from '../../domain/json.ts';
import { type Money, money, toMajorString } from '../../domain/money.ts';
import type { Currency } from '../../domain/currency.ts';
import type { CartItem } from '../../domain/purchase/cart-item.ts';
import type { Address, ShippingDetails } from '../../domain/purchase/people.ts';

/** An order in Signifyd's words: amounts are JSON numbers in major units, and what is not known is left out. */
export function orderOf(payment: ScreenedPayment): JsonObject {
  const { ipAddress, fingerprint } = payment;
  const device = withoutUnknown({ clientIpAddress: ipAddress, sessionId: fingerprint });
  return withoutUnknown({
    // A sale has none.
    checkoutId: payment.authorization === null ? payment.transactionId : null,
    orderId: payment.transactionId,
    purchase: purchaseOf(payment),
    device: Object.keys(device).length === 0 ? null : device,
    userAccount: accountOf(payment),
    transactions: [transactionOf(payment)],
  });
}

function purchaseOf(payment: ScreenedPayment): JsonObject {
  const { amount, buyer, cartItems, shippingDetails } = payment;
  const details = buyer?.billingDetails ?? null;
  return withoutUnknown({
    createdAt: payment.createdAt.toISOString(),
    orderChannel: channelOf(payment),
    totalPrice: major(amount),
    currency: amount.currency,
    confirmationEmail: details?.emailAddress ?? null,
    confirmationPhone: details?.phoneNumber ?? null,
    products: cartItems.map((item) => productOf(item, amount.currency)),
    shipments: shippingDetails === null ? null : [{ destination: destinationOf(shippingDetails) }],
  });
}

function productOf(item: CartItem, currency: Currency): JsonObject {
  return withoutUnknown({
    itemName: item.name,
    itemPrice: major(money(item.unitAmount, currency)),
    itemQuantity: item.quantity,
    itemId: item.sku ?? item.externalIdentifier,
    itemCategory: item.categories[0] ?? null,
    itemIsDigital: item.productType === null ? null : item.productType === 'digital',
  });
}

function destinationOf(shippingDetails: ShippingDetails): JsonObject {
  return withoutUnknown({
    fullName: nameOf(shippingDetails),
    email: shippingDetails.emailAddress,
    address: addressOf(shippingDetails.address),
  });
}

/** The buyer's account with the merchant; null for guests. */
function accountOf({ buyer, buyerId }: ScreenedPayment): JsonObject | null {
  const account = buyer?.externalIdentifier ?? buyerId;
  if (account === null) return null;
  const details = buyer?.billingDetails ?? null;
  return withoutUnknown({
    username: account,
    accountNumber: account,
    email: details?.emailAddress ?? null,
    phone: details?.phoneNumber ?? null,
  });
}

function transactionOf(payment: ScreenedPayment): JsonObject {
  const { card, buyer, authorization, amount } = payment;
  const details = buyer?.billingDetails ?? null;
  return withoutUnknown({
    transactionId: payment.transactionId,
    paymentMethod: card === null ? 'OTHER' : 'CREDIT_CARD',
    amount: major(amount),
    currency: amount.currency,
    gatewayStatusCode: authorization === null ? null : 'SUCCESS',
    verifications:
      authorization === null
        ? null
        : withoutUnknown({ avsResponseCode: authorization.avs, cvvResponseCode: authorization.cvv }),
    checkoutPaymentDetails:
      card === null
        ? null
        : withoutUnknown({
            accountHolderName: details === null ? null : nameOf(details),
            cardBin: card.bin,
            cardExpiryMonth: card.expiry?.month ?? null,
            cardExpiryYear: card.expiry?.year ?? null,
            cardLast4: card.lastFour,
            billingAddress: addressOf(details?.address ?? null),
          }),
  });
}

const STATUS_CODES = {
  authorized: 'SUCCESS',
  captured: 'SUCCESS',
  declined: 'FAILURE',
  failed: 'ERROR',
  voided: 'CANCELLED',
  returned: 'FAILURE',
} as const;

/**
 * https://github.com/signifyd/php (MIT), Transaction: it takes no other. What stands for none of these is told by the
 * status alone.
 */
const ERROR_CODES: Readonly<Record<string, string>> = {
  canceled_payment_method: 'RESTRICTED_CARD',
  expired_payment_method: 'EXPIRED_CARD',
  incorrect_billing_address: 'INCORRECT_ADDRESS',
  incorrect_cvv: 'INCORRECT_CVC',
  incorrect_expiry_date: 'INVALID_EXPIRY_DATE',
  insufficient_funds: 'INSUFFICIENT_FUNDS',
  internal_error: 'PROCESSING_ERROR',
  invalid_payment_method: 'INVALID_NUMBER',
  issuer_decline: 'CARD_DECLINED',
  missing_cvv: 'INVALID_CVC',
  other_decline: 'CARD_DECLINED',
  refused_transaction: 'CARD_DECLINED',
  service_error: 'PROCESSING_ERROR',
  service_network_error: 'PROCESSING_ERROR',
  suspected_fraud: 'FRAUD_DECLINE',
  unknown_payment_method: 'INCORRECT_NUMBER',
};

/** How the payment of an order went on. */
export function transactionsOf({ transactionId, end, amount, code }: ScreenedEnd): JsonObject {
  return {
    checkoutId: transactionId,
    orderId: transactionId,
    transactions: [
      withoutUnknown({
        transactionId,
        gatewayStatusCode: STATUS_CODES[end],
        gatewayErrorCode: ERROR_CODES[code ?? ''] ?? null,
        paymentMethod: 'CREDIT_CARD',
        amount: major(amount),
        currency: amount.currency,
      }),
    ],
  };
}

function channelOf({ initiator, paymentSource }: ScreenedPayment): string {
  if (initiator === 'merchant') return 'MIT';
  return paymentSource === 'moto' ? 'PHONE' : 'WEB';
}

/** A number with the currency's digits, which JSON writes as they stand. */
function major(amount: Money): number {
  return Number(toMajorString(amount));
}

function nameOf({ firstName, lastName }: Readonly<{ firstName: string | null; lastName: string | null }>) {
  const names = [firstName, lastName].filter((name) => name !== null);
  return names.length === 0 ? null : names.join(' ');
}

function addressOf(address: Address | null): JsonObject | null {
  return address === null
    ? null
    : withoutUnknown({
        streetAddress: address.line1,
        unit: address.line2,
        postalCode: address.postalCode,
        city: address.city,
        provinceCode: address.state,
        countryCode: address.country,
      });
}

function withoutUnknown(members: Readonly<Record<string, unknown>>): JsonObject {
  return Object.fromEntries(Object.entries(members).filter(([, value]) => value !== null));
}
