// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class PermissionSet extends Struct {
  /** Scopes, for example <code>transactions.write</code>. */
  public List<String> getAllow() {
    return asList("allow");
  }
}
