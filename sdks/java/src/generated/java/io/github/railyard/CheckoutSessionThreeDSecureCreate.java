// Printed from the contract; do not edit.
package io.github.railyard;

public final class CheckoutSessionThreeDSecureCreate extends Struct {
  /** What the cardholder agrees to; left out, the session's. 0 verifies the card without a payment, for vaulting. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public CheckoutSessionThreeDSecureCreate amount(long value) {
    put("amount", value);
    return this;
  }

  /** Currency of that amount; left out, the session's. ISO 4217, upper case. */
  public CheckoutSessionThreeDSecureCreate currency(String value) {
    put("currency", value);
    return this;
  }

  /** The payment service whose merchant profile is used; left out, the merchant account's configuration for scheme and currency. */
  public CheckoutSessionThreeDSecureCreate paymentServiceId(String value) {
    put("payment_service_id", value);
    return this;
  }

  /** True is refused: nobody would be there to authenticate. */
  public CheckoutSessionThreeDSecureCreate merchantInitiated(boolean value) {
    put("merchant_initiated", value);
    return this;
  }

  /** Where the buyer comes back to, with <code>checkout_session_id</code> and <code>three_d_secure_status</code>. */
  public CheckoutSessionThreeDSecureCreate redirectUrl(String value) {
    put("redirect_url", value);
    return this;
  }
}
