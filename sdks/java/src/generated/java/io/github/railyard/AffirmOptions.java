// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class AffirmOptions extends Struct {
  /** What was taken off, by code. */
  public AffirmOptions discounts(Map<String, Map<String, ?>> value) {
    put("discounts", value);
    return this;
  }

  /** The journey or event that is sold. */
  public AffirmOptions itinerary(AffirmItineraryOptions value) {
    put("itinerary", value);
    return this;
  }
}
