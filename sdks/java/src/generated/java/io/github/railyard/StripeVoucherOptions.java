// Printed from the contract; do not edit.
package io.github.railyard;

public final class StripeVoucherOptions extends Struct {
  /** For platforms of connected accounts. */
  public StripeVoucherOptions stripeConnect(StripeConnectOptions value) {
    put("stripe_connect", value);
    return this;
  }

  /** How long the buyer has; Stripe counts whole days. */
  public StripeVoucherOptions expiresInMinutes(long value) {
    put("expires_in_minutes", value);
    return this;
  }
}
