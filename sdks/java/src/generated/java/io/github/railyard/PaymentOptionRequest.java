// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class PaymentOptionRequest extends Struct {
  /** Your own keys and values of the cart, for rules of the checkout flow. */
  public PaymentOptionRequest metadata(Map<String, String> value) {
    put("metadata", value);
    return this;
  }

  /** Country of the buyer; left out, nothing is ruled out for it. ISO 3166-1 alpha-2, upper case. */
  public PaymentOptionRequest country(String value) {
    put("country", value);
    return this;
  }

  /** Currency of the cart; left out, nothing is ruled out for it. ISO 4217, upper case. */
  public PaymentOptionRequest currency(String value) {
    put("currency", value);
    return this;
  }

  /** What the cart costs; left out, nothing is ruled out for it. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public PaymentOptionRequest amount(long value) {
    put("amount", value);
    return this;
  }

  /** Language of the buyer, for example <code>en-GB</code>, for rules of the checkout flow; names are English so far. */
  public PaymentOptionRequest locale(String value) {
    put("locale", value);
    return this;
  }

  /** What is in the cart, for rules of the checkout flow. */
  public PaymentOptionRequest cartItems(List<CartItemInput> value) {
    put("cart_items", value);
    return this;
  }
}
