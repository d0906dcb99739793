// Printed from the contract; do not edit.
package io.github.railyard;

public final class FlowFactUnknown extends Struct {
  /** The condition, or the part of the outcome, that it is about. */
  public String getName() {
    return asText("name");
  }

  /** Why it is not known, and what would say it. */
  public String getReason() {
    return asText("reason");
  }
}
