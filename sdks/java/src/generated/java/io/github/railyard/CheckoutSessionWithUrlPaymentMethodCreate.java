// Printed from the contract; do not edit.
package io.github.railyard;

public final class CheckoutSessionWithUrlPaymentMethodCreate extends Struct {
  public CheckoutSessionWithUrlPaymentMethodCreate() {
    put("method", "checkout-session");
  }

  /** The checkout session; what is in it is taken once. */
  public CheckoutSessionWithUrlPaymentMethodCreate id(String value) {
    put("id", value);
    return this;
  }

  /** Your own identifier of the payment method, where it is stored. */
  public CheckoutSessionWithUrlPaymentMethodCreate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** The buyer it is stored for. */
  public CheckoutSessionWithUrlPaymentMethodCreate buyerId(String value) {
    put("buyer_id", value);
    return this;
  }

  /** Your own identifier of the buyer, instead of <code>buyer_id</code>. */
  public CheckoutSessionWithUrlPaymentMethodCreate buyerExternalIdentifier(String value) {
    put("buyer_external_identifier", value);
    return this;
  }

  /** Where the buyer comes back to after approving elsewhere; needed for 3-D Secure and redirect methods. */
  public CheckoutSessionWithUrlPaymentMethodCreate redirectUrl(String value) {
    put("redirect_url", value);
    return this;
  }
}
