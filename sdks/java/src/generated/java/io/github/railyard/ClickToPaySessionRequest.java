// Printed from the contract; do not edit.
package io.github.railyard;

public final class ClickToPaySessionRequest extends Struct {
  /** The checkout session that the buyer is in; it tells whose application. */
  public ClickToPaySessionRequest checkoutSessionId(String value) {
    put("checkout_session_id", value);
    return this;
  }
}
