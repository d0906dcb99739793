// Printed from the contract; do not edit.
package io.github.railyard;

public final class CheckoutSessionSecureFields extends Struct {
  /** What is put into the session; it takes the place of what was there. */
  public CheckoutSessionSecureFields paymentMethod(CheckoutSessionCardPaymentMethod value) {
    put("payment_method", value);
    return this;
  }

  /** What is put into the session; it takes the place of what was there. */
  public CheckoutSessionSecureFields paymentMethod(CheckoutSessionClickToPayPaymentMethod value) {
    put("payment_method", value);
    return this;
  }

  /** What is put into the session; it takes the place of what was there. */
  public CheckoutSessionSecureFields paymentMethod(CheckoutSessionIdPaymentMethod value) {
    put("payment_method", value);
    return this;
  }

  /** Of the card's billing address. */
  public CheckoutSessionSecureFields postalCode(String value) {
    put("postal_code", value);
    return this;
  }
}
