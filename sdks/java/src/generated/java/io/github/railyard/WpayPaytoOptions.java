// Printed from the contract; do not edit.
package io.github.railyard;

public final class WpayPaytoOptions extends Struct {
  /** For making the agreement. */
  public WpayPaytoOptions instrument(WpayPaytoResourceOptions value) {
    put("instrument", value);
    return this;
  }

  /** For charging it. */
  public WpayPaytoOptions payment(WpayPaytoResourceOptions value) {
    put("payment", value);
    return this;
  }

  /** For giving back. */
  public WpayPaytoOptions refund(WpayPaytoResourceOptions value) {
    put("refund", value);
    return this;
  }
}
