// Printed from the contract; do not edit.
package io.github.railyard;

public final class StripeOptions extends Struct {
  /** For platforms of connected accounts. */
  public StripeOptions stripeConnect(StripeConnectOptions value) {
    put("stripe_connect", value);
    return this;
  }
}
