// Printed from the contract; do not edit.
package io.github.railyard;

public final class UserUpdate extends Struct {
  /** What people call them from now on. */
  public UserUpdate displayName(String value) {
    put("display_name", value);
    return this;
  }

  /** What people call them from now on. */
  public UserUpdate displayName(Opt<String> value) {
    put("display_name", value);
    return this;
  }
}
