// Printed from the contract; do not edit.
package io.github.railyard;

public final class WpayPaytoResourceOptions extends Struct {
  /** What WPay's test system makes of it. */
  public WpayPaytoResourceOptions simulation(WpayPaytoSimulationOptions value) {
    put("simulation", value);
    return this;
  }
}
