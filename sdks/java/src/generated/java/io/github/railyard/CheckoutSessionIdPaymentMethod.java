// Printed from the contract; do not edit.
package io.github.railyard;

public final class CheckoutSessionIdPaymentMethod extends Struct {
  public CheckoutSessionIdPaymentMethod() {
    put("method", "id");
  }

  /** The stored payment method. */
  public CheckoutSessionIdPaymentMethod id(String value) {
    put("id", value);
    return this;
  }

  /** Three or four digits of the card; kept in memory for this payment alone, and never answered. */
  public CheckoutSessionIdPaymentMethod securityCode(String value) {
    put("security_code", Secret.of(value));
    return this;
  }

  /** Three or four digits of the card; kept in memory for this payment alone, and never answered. */
  public CheckoutSessionIdPaymentMethod securityCode(Secret value) {
    put("security_code", value);
    return this;
  }
}
