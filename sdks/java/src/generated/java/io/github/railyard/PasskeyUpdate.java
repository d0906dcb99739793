// Printed from the contract; do not edit.
package io.github.railyard;

public final class PasskeyUpdate extends Struct {
  /** What you call it from now on. */
  public PasskeyUpdate displayName(String value) {
    put("display_name", value);
    return this;
  }
}
