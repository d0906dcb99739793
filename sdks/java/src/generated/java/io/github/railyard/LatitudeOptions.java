// Printed from the contract; do not edit.
package io.github.railyard;

public final class LatitudeOptions extends Struct {
  /** Which of your plans at Latitude. */
  public LatitudeOptions promotionReference(String value) {
    put("promotion_reference", value);
    return this;
  }
}
