// Printed from the contract; do not edit.
package io.github.railyard;

public final class VoidableField extends Struct {
  /** Which setting, as the definition calls it. */
  public VoidableField key(String value) {
    put("key", value);
    return this;
  }

  /** Text of the setting; empty removes one that is not required. */
  public VoidableField value(String value) {
    put("value", value);
    return this;
  }
}
