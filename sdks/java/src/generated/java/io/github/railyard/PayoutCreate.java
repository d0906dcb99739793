// Printed from the contract; do not edit.
package io.github.railyard;

public final class PayoutCreate extends Struct {
  /** What to pay out. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public PayoutCreate amount(long value) {
    put("amount", value);
    return this;
  }

  /** Currency of that amount. ISO 4217, upper case. */
  public PayoutCreate currency(String value) {
    put("currency", value);
    return this;
  }

  /** The payment service that is to pay; its connector must have payouts. */
  public PayoutCreate paymentServiceId(String value) {
    put("payment_service_id", value);
    return this;
  }

  /** The card or bank account that gets the money. */
  public PayoutCreate paymentMethod(PayoutCard value) {
    put("payment_method", value);
    return this;
  }

  /** The card or bank account that gets the money. */
  public PayoutCreate paymentMethod(PayoutStoredCard value) {
    put("payment_method", value);
    return this;
  }

  /** The card or bank account that gets the money. */
  public PayoutCreate paymentMethod(PayoutAchAccount value) {
    put("payment_method", value);
    return this;
  }

  /** The card or bank account that gets the money. */
  public PayoutCreate paymentMethod(PayoutSepaAccount value) {
    put("payment_method", value);
    return this;
  }

  /** The card or bank account that gets the money. */
  public PayoutCreate paymentMethod(PayoutBacsAccount value) {
    put("payment_method", value);
    return this;
  }

  /** What the money is for, as the scheme wants to know. */
  public PayoutCreate category(PayoutCategory value) {
    put("category", value);
    return this;
  }

  /** Your own identifier of it. */
  public PayoutCreate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** Who gets the money; left out, the owner of the stored card or account. */
  public PayoutCreate buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Who gets the money, where it is not stored. */
  public PayoutCreate buyer(GuestBuyerInput value) {
    put("buyer", value);
    return this;
  }

  /** Your own identifier of the buyer, instead of <code>buyer_id</code>. */
  public PayoutCreate buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** Who pays it, as the scheme is told; left out, the payment service's usual data. */
  public PayoutCreate merchant(PayoutMerchant value) {
    put("merchant", value);
    return this;
  }

  /** Settings for single connectors, by their names. */
  public PayoutCreate connectionOptions(PayoutConnectionOptions value) {
    put("connection_options", value);
    return this;
  }
}
