// Printed from the contract; do not edit.
package io.github.railyard;

public final class WpayPaytoSimulationOptions extends Struct {
  /** Which outcome. */
  public WpayPaytoSimulationOptions simulate(String value) {
    put("simulate", value);
    return this;
  }

  /** After how many seconds. */
  public WpayPaytoSimulationOptions delay(long value) {
    put("delay", value);
    return this;
  }
}
