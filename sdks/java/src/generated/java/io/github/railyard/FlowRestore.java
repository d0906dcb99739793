// Printed from the contract; do not edit.
package io.github.railyard;

public final class FlowRestore extends Struct {
  /** What is to be remembered of it. */
  public FlowRestore description(String value) {
    put("description", value);
    return this;
  }
}
