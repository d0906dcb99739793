// Printed from the contract; do not edit.
package io.github.railyard;

public final class ChaseOptions extends Struct {
  /** Free words that stand in Chase's reports. */
  public ChaseOptions comments(String value) {
    put("comments", value);
    return this;
  }
}
