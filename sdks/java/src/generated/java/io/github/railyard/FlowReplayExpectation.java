// Printed from the contract; do not edit.
package io.github.railyard;

public final class FlowReplayExpectation extends Struct {
  /** What is most likely. */
  public double getExpected() {
    return asNumber("expected");
  }

  /** Nineteen times of twenty it is no less. */
  public double getLow() {
    return asNumber("low");
  }

  /** Nineteen times of twenty it is no more. */
  public double getHigh() {
    return asNumber("high");
  }
}
