// Printed from the contract; do not edit.
package io.github.railyard;

public final class NuveiOptions extends Struct {
  /** Free words that Nuvei gives back. */
  public NuveiOptions customData(String value) {
    put("customData", value);
    return this;
  }

  /** More about the journey. */
  public NuveiOptions airlineData(NuveiAirlineDataOptions value) {
    put("airlineData", value);
    return this;
  }
}
