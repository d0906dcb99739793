// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeEnhancedTransactionData extends Struct {
  /** About a shop's order. */
  public PazeEnhancedTransactionData ecomData(PazeEcomData value) {
    put("ecomData", value);
    return this;
  }

  /** About a journey. */
  public PazeEnhancedTransactionData travelData(PazeTravelData value) {
    put("travelData", value);
    return this;
  }
}
