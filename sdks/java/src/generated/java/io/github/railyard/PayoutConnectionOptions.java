// Printed from the contract; do not edit.
package io.github.railyard;

public final class PayoutConnectionOptions extends Struct {
  /** For the connector <code>checkout-card</code>, which this release does not have: kept, and handed to nobody. */
  public PayoutConnectionOptions checkoutCard(CheckoutPayoutOptions value) {
    put("checkout-card", value);
    return this;
  }
}
