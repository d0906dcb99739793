// Printed from the contract; do not edit.
package io.github.railyard;

public final class VaultForwardAuthenticationFieldInput extends Struct {
  /** Which field, as the definition calls it. */
  public VaultForwardAuthenticationFieldInput key(String value) {
    put("key", value);
    return this;
  }

  /** Goes into the vault as it is; empty unsets the field. */
  public VaultForwardAuthenticationFieldInput value(String value) {
    put("value", value);
    return this;
  }
}
