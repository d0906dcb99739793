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
 * Version 2.1, as Forter's own example for Node and its Magento module write it: the time of the checkout and of
 * events in seconds, six first digits, and what the issuer said within the card.
 */
export const VERSION_2_1: OrderApi = {
  version: '2.1',
  order({ input, options, now }) {
    const { card, amount, buyer } = input;
    return withoutUnknown({
      orderId: input.transactionId,
      orderType: 'WEB',
      timeSentToForter: now.getTime(),
      checkoutTime: seconds(input.createdAt),
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
              : withoutUnknown({
                  ...cardOf(card, input, 6),
                  verificationResults: verificationOf(input) ?? {},
                }),
        }),
      ],
      accountOwner: ownerOf(input, options),
      primaryDeliveryDetails: deliveryOf(options),
      primaryRecipient: personOf(input.shippingDetails),
      totalDiscount: discountOf(options),
    });
  },
  status: ({ input, now }) => ({
    orderId: input.transactionId,
    eventTime: seconds(now),
    updatedStatus: statusOf(input.end),
    ...(input.code === null
      ? {}
      : { payment: [{ creditCard: { verificationResults: { processorResponseCode: input.code } } }] }),
  }),
};

function seconds(at: Date): number {
  return Math.floor(at.getTime() / 1000);
}
