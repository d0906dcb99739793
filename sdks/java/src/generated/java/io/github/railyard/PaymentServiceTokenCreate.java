// Printed from the contract; do not edit.
package io.github.railyard;

public final class PaymentServiceTokenCreate extends Struct {
  /** Of the card, where the processor wants it; never stored. */
  public PaymentServiceTokenCreate securityCode(String value) {
    put("security_code", Secret.of(value));
    return this;
  }

  /** Of the card, where the processor wants it; never stored. */
  public PaymentServiceTokenCreate securityCode(Secret value) {
    put("security_code", value);
    return this;
  }

  /** The payment service whose processor is to make it. */
  public PaymentServiceTokenCreate paymentServiceId(String value) {
    put("payment_service_id", value);
    return this;
  }

  /** Where the buyer comes back to, where the processor asks them. */
  public PaymentServiceTokenCreate redirectUrl(String value) {
    put("redirect_url", value);
    return this;
  }
}
