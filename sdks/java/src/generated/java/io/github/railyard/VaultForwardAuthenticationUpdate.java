// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class VaultForwardAuthenticationUpdate extends Struct {
  /** What you call it. */
  public VaultForwardAuthenticationUpdate displayName(String value) {
    put("display_name", value);
    return this;
  }

  /** What you call it. */
  public VaultForwardAuthenticationUpdate displayName(Opt<String> value) {
    put("display_name", value);
    return this;
  }

  /** Those that change; the others stay. */
  public VaultForwardAuthenticationUpdate fields(List<VaultForwardAuthenticationFieldInput> value) {
    put("fields", value);
    return this;
  }

  /** Those that change; the others stay. */
  public VaultForwardAuthenticationUpdate fields(Opt<List<VaultForwardAuthenticationFieldInput>> value) {
    put("fields", value);
    return this;
  }
}
