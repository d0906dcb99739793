// Printed from the contract; do not edit.
package io.github.railyard;

public final class FieldValueInput extends Struct {
  /** Which setting, as the definition calls it. */
  public FieldValueInput key(String value) {
    put("key", value);
    return this;
  }

  /** Text of the setting; secret ones are sealed in the vault and never answered. */
  public FieldValueInput value(String value) {
    put("value", value);
    return this;
  }
}
