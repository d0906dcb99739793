// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class VaultForwardConfigUpdate extends Struct {
  /** What you call it; null brings back what the definition is called. */
  public VaultForwardConfigUpdate displayName(String value) {
    put("display_name", value);
    return this;
  }

  /** What you call it; null brings back what the definition is called. */
  public VaultForwardConfigUpdate displayName(Opt<String> value) {
    put("display_name", value);
    return this;
  }

  /** All its host names, in place of those before; only where the definition leaves them to you. */
  public VaultForwardConfigUpdate hosts(List<String> value) {
    put("hosts", value);
    return this;
  }

  /** All its host names, in place of those before; only where the definition leaves them to you. */
  public VaultForwardConfigUpdate hosts(Opt<List<String>> value) {
    put("hosts", value);
    return this;
  }
}
