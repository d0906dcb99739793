// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ThreeDSServerVerify extends Struct {
  /** The connector. */
  public ThreeDSServerVerify threeDsServerDefinitionId(String value) {
    put("three_ds_server_definition_id", value);
    return this;
  }

  /** Settings of the connector by their keys, which its definition lists. Of a connector that is set up already, those that are left out stay. */
  public ThreeDSServerVerify fields(List<VoidableField> value) {
    put("fields", value);
    return this;
  }
}
