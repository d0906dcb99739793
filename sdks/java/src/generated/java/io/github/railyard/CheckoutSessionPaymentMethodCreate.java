// Printed from the contract; do not edit.
package io.github.railyard;

public final class CheckoutSessionPaymentMethodCreate extends Struct {
  public CheckoutSessionPaymentMethodCreate() {
    put("method", "checkout-session");
  }

  /** The checkout session; what is in it is taken once. */
  public CheckoutSessionPaymentMethodCreate id(String value) {
    put("id", value);
    return this;
  }

  /** Your own identifier of the payment method, where it is stored. */
  public CheckoutSessionPaymentMethodCreate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** The buyer it is stored for. */
  public CheckoutSessionPaymentMethodCreate buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Your own identifier of the buyer, instead of <code>buyer_id</code>. */
  public CheckoutSessionPaymentMethodCreate buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }
}
