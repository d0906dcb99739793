// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class VaultForwardAuthenticationCreate extends Struct {
  /** What it does to a request. */
  public VaultForwardAuthenticationCreate kind(VaultForwardAuthenticationKind value) {
    put("kind", value);
    return this;
  }

  /** Which of the kind's methods, for example <code>http-message</code>; left out, the kind's first. It cannot be changed. */
  public VaultForwardAuthenticationCreate method(String value) {
    put("method", value);
    return this;
  }

  /** What you call it. */
  public VaultForwardAuthenticationCreate displayName(String value) {
    put("display_name", value);
    return this;
  }

  /** What the method needs. */
  public VaultForwardAuthenticationCreate fields(List<VaultForwardAuthenticationFieldInput> value) {
    put("fields", value);
    return this;
  }
}
