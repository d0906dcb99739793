// Printed from the contract; do not edit.
package io.github.railyard;

public final class ExperimentEnd extends Struct {
  /** The arm by which its rules go on; left out: the first one, the control. */
  public ExperimentEnd goesOnWith(String value) {
    put("goes_on_with", value);
    return this;
  }
}
