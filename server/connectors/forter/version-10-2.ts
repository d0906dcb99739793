import {
  type OrderApi,
  amountOf,
  cardOf,
  connectionOf,
  deliveryOf,
  discountOf,
  itemsOf,
  withoutUnknown,
  ownerOf,
  personOf,
  statusOf,
  verificationOf,
} from './order.ts';

/**
 * Version 10.2, whose bodies Forter's commercetools app writes under 10.1: every time in milliseconds, the step of the
 * authorization named, eight first digits, and what the issuer said of a status at its top.
 */
export const VERSION_10_2: OrderApi = {
  version: '10.2',
  order({ input, options, now }) {
    const { card, amount, buyer } = input;
    return withoutUnknown({
      orderId: input.transactionId,
      orderType: 'WEB',
      authorizationStep: input.authorization === null ? 'PRE_AUTHORIZATION' : 'POST_AUTHORIZATION',
      timeSentToForter: now.getTime(),
      checkoutTime: input.createdAt.getTime(),
      connectionInformation: connectionOf(input),
      totalAmount: amountOf(amount),
      cartItems: itemsOf(input, options),
      payment: [
        withoutUnknown({
          amount: amountOf(amount),
          billingDetails: personOf(buyer?.billingDetails ?? null),
          paymentMethodNickname: input.method,
          creditCard:
            card === null
              ? null
              : withoutUnknown({ ...cardOf(card, input, 8), verificationResults: verificationOf(input) }),
        }),
      ],
      accountOwner: ownerOf(input, options),
      primaryDeliveryDetails: deliveryOf(options),
      primaryRecipient: personOf(input.shippingDetails),
      totalDiscount: discountOf(options),
    });
  },
  status: ({ input, now }) =>
    withoutUnknown({
      orderId: input.transactionId,
      eventTime: now.getTime(),
      updatedStatus: statusOf(input.end),
      verificationResults: input.code === null ? null : { processorResponseCode: input.code },
    }),
};
