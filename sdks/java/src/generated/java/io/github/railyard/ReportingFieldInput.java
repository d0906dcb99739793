// Printed from the contract; do not edit.
package io.github.railyard;

public final class ReportingFieldInput extends Struct {
  /** Which setting, as the definition calls it. */
  public ReportingFieldInput key(String value) {
    put("key", value);
    return this;
  }

  /** Text of the setting. */
  public ReportingFieldInput value(String value) {
    put("value", value);
    return this;
  }
}
