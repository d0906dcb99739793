// Printed from the contract; do not edit.
package io.github.railyard;

public final class ReportingField extends Struct {
  /** Which setting, as the definition calls it. */
  public String getKey() {
    return asText("key");
  }

  /** Text of the setting. */
  public String getValue() {
    return asText("value");
  }
}
