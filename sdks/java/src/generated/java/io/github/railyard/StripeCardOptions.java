// Printed from the contract; do not edit.
package io.github.railyard;

public final class StripeCardOptions extends Struct {
  /** For platforms of connected accounts. */
  public StripeCardOptions stripeConnect(StripeConnectOptions value) {
    put("stripe_connect", value);
    return this;
  }

  /** The buyer at Stripe. */
  public StripeCardOptions customerId(String value) {
    put("customer_id", value);
    return this;
  }

  /** True declines what would need the buyer. */
  public StripeCardOptions errorOnRequiresAction(boolean value) {
    put("error_on_requires_action", value);
    return this;
  }
}
