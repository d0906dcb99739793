// Printed from the contract; do not edit.
package io.github.railyard;

public final class NuveiAirlineDataOptions extends Struct {
  /** Where the traveller sits. */
  public NuveiAirlineDataOptions seatClass(String value) {
    put("seatClass", value);
    return this;
  }

  /** Whether who pays travels too. */
  public NuveiAirlineDataOptions isCardholderTraveling(boolean value) {
    put("isCardholderTraveling", value);
    return this;
  }
}
