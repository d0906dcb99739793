// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class AntiFraudServiceVerify extends Struct {
  /** The connector whose credentials these are. */
  public AntiFraudServiceVerify antiFraudServiceDefinitionId(String value) {
    put("anti_fraud_service_definition_id", value);
    return this;
  }

  /** A stored one, whose settings fill in what <code>fields</code> leaves out. */
  public AntiFraudServiceVerify antiFraudServiceId(String value) {
    put("anti_fraud_service_id", value);
    return this;
  }

  /** Settings of the connector by their keys, which its definition lists. */
  public AntiFraudServiceVerify fields(List<FieldValueInput> value) {
    put("fields", value);
    return this;
  }
}
