// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeTravelData extends Struct {
  /** Who travels. */
  public PazeTravelData passengerName(String value) {
    put("passengerName", value);
    return this;
  }

  /** Whether they come back. */
  public PazeTravelData roundTrip(boolean value) {
    put("roundTrip", value);
    return this;
  }

  /** When they leave. */
  public PazeTravelData departureDate(String value) {
    put("departureDate", value);
    return this;
  }

  /** When they come back. */
  public PazeTravelData returnDate(String value) {
    put("returnDate", value);
    return this;
  }

  /** Where they leave from. */
  public PazeTravelData departureLocation(PazeLocationAddress value) {
    put("departureLocation", value);
    return this;
  }

  /** Where they come back to. */
  public PazeTravelData returnLocation(PazeLocationAddress value) {
    put("returnLocation", value);
    return this;
  }
}
