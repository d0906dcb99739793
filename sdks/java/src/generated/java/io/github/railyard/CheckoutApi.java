// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>checkout</code>. */
public final class CheckoutApi extends Group {
  CheckoutApi(Connection on) {
    super(on);
  }

  public CheckoutSessionsApi sessions() {
    return new CheckoutSessionsApi(on);
  }
}
