// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class VaultForwardConfigCreate extends Struct {
  /** The kind of endpoint, from <code>GET /vault-forward/definitions</code>. */
  public VaultForwardConfigCreate definitionId(String value) {
    put("definition_id", value);
    return this;
  }

  /** What you call it; left out, what the definition is called. */
  public VaultForwardConfigCreate displayName(String value) {
    put("display_name", value);
    return this;
  }

  /** Host names, with a port where it is not 443; only where the definition leaves them to you. */
  public VaultForwardConfigCreate hosts(List<String> value) {
    put("hosts", value);
    return this;
  }
}
