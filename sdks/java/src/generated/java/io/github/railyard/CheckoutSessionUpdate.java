// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class CheckoutSessionUpdate extends Struct {
  /** What is bought. */
  public CheckoutSessionUpdate cartItems(List<CartItemInput> value) {
    put("cart_items", value);
    return this;
  }

  /** What is bought. */
  public CheckoutSessionUpdate cartItems(Opt<List<CartItemInput>> value) {
    put("cart_items", value);
    return this;
  }

  /** Your own keys and values, strings both. */
  public CheckoutSessionUpdate metadata(Map<String, String> value) {
    put("metadata", value);
    return this;
  }

  /** Your own keys and values, strings both. */
  public CheckoutSessionUpdate metadata(Opt<Map<String, String>> value) {
    put("metadata", value);
    return this;
  }

  /** Who pays, not stored. */
  public CheckoutSessionUpdate buyer(GuestBuyerInput value) {
    put("buyer", value);
    return this;
  }

  /** Who pays, not stored. */
  public CheckoutSessionUpdate buyer(Opt<GuestBuyerInput> value) {
    put("buyer", value);
    return this;
  }

  /** The known buyer whom the session is for: it takes stored payment methods of theirs only. */
  public CheckoutSessionUpdate buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** The known buyer whom the session is for: it takes stored payment methods of theirs only. */
  public CheckoutSessionUpdate buyerId(Opt<String> value) {
    put("buyer_id", value);
    return this;
  }

  /** The same by your own identifier of the buyer. */
  public CheckoutSessionUpdate buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** The same by your own identifier of the buyer. */
  public CheckoutSessionUpdate buyerExternalIdentifier(Opt<String> value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** What is known about the flights. */
  public CheckoutSessionUpdate airline(AirlineInput value) {
    put("airline", value);
    return this;
  }

  /** What is known about the flights. */
  public CheckoutSessionUpdate airline(Opt<AirlineInput> value) {
    put("airline", value);
    return this;
  }

  /** What the session is for; a front end that pays with it is held to that. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public CheckoutSessionUpdate amount(long value) {
    put("amount", value);
    return this;
  }

  /** What the session is for; a front end that pays with it is held to that. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public CheckoutSessionUpdate amount(Opt<Long> value) {
    put("amount", value);
    return this;
  }

  /** Currency of that amount. ISO 4217, upper case. */
  public CheckoutSessionUpdate currency(String value) {
    put("currency", value);
    return this;
  }

  /** Currency of that amount. ISO 4217, upper case. */
  public CheckoutSessionUpdate currency(Opt<String> value) {
    put("currency", value);
    return this;
  }

  /** The payment service that is to take the payment; left out, routing chooses. */
  public CheckoutSessionUpdate paymentServiceId(String value) {
    put("payment_service_id", value);
    return this;
  }

  /** The payment service that is to take the payment; left out, routing chooses. */
  public CheckoutSessionUpdate paymentServiceId(Opt<String> value) {
    put("payment_service_id", value);
    return this;
  }

  /** Seconds until it is destroyed: 3600 to 86400, where nothing is said 3600. */
  public CheckoutSessionUpdate expiresIn(double value) {
    put("expires_in", value);
    return this;
  }

  /** Country of the buyer. ISO 3166-1 alpha-2, upper case. */
  public CheckoutSessionUpdate country(String value) {
    put("country", value);
    return this;
  }

  /** Country of the buyer. ISO 3166-1 alpha-2, upper case. */
  public CheckoutSessionUpdate country(Opt<String> value) {
    put("country", value);
    return this;
  }

  /** Whether the payment is a later one of a series. */
  public CheckoutSessionUpdate isSubsequentPayment(boolean value) {
    put("is_subsequent_payment", value);
    return this;
  }

  /** Whether the payment is a later one of a series. */
  public CheckoutSessionUpdate isSubsequentPayment(Opt<Boolean> value) {
    put("is_subsequent_payment", value);
    return this;
  }

  /** Whether the merchant charges without the buyer. */
  public CheckoutSessionUpdate merchantInitiated(boolean value) {
    put("merchant_initiated", value);
    return this;
  }

  /** Whether the merchant charges without the buyer. */
  public CheckoutSessionUpdate merchantInitiated(Opt<Boolean> value) {
    put("merchant_initiated", value);
    return this;
  }

  /** Origins of the pages that may show frames of Secure Fields for this session; left out, those of the merchant account. */
  public CheckoutSessionUpdate frontEndOrigins(List<String> value) {
    put("front_end_origins", value);
    return this;
  }

  /** Origins of the pages that may show frames of Secure Fields for this session; left out, those of the merchant account. */
  public CheckoutSessionUpdate frontEndOrigins(Opt<List<String>> value) {
    put("front_end_origins", value);
    return this;
  }

  /** How the payment comes about. */
  public CheckoutSessionUpdate paymentSource(TransactionPaymentSource value) {
    put("payment_source", value);
    return this;
  }

  /** How the payment comes about. */
  public CheckoutSessionUpdate paymentSource(Opt<TransactionPaymentSource> value) {
    put("payment_source", value);
    return this;
  }

  /** Whether the payment holds or takes the money. */
  public CheckoutSessionUpdate intent(TransactionIntent value) {
    put("intent", value);
    return this;
  }

  /** Whether the payment holds or takes the money. */
  public CheckoutSessionUpdate intent(Opt<TransactionIntent> value) {
    put("intent", value);
    return this;
  }
}
