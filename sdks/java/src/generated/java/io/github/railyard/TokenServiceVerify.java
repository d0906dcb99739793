// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class TokenServiceVerify extends Struct {
  /** Settings of the connector by their keys, which its definition lists. Of a connector that is set up already, those that are left out stay. */
  public TokenServiceVerify fields(List<VoidableField> value) {
    put("fields", value);
    return this;
  }
}
