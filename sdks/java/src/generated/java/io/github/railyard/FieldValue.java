// Printed from the contract; do not edit.
package io.github.railyard;

public final class FieldValue extends Struct {
  /** Which setting, as the definition calls it. */
  public String getKey() {
    return asText("key");
  }

  /** Text of the setting; secret ones are sealed in the vault and never answered. */
  public String getValue() {
    return asText("value");
  }
}
