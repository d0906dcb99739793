// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class AntiFraudServiceCreate extends Struct {
  /** The connector to set up. */
  public AntiFraudServiceCreate antiFraudServiceDefinitionId(String value) {
    put("anti_fraud_service_definition_id", value);
    return this;
  }

  /** What you call it. */
  public AntiFraudServiceCreate displayName(String value) {
    put("display_name", value);
    return this;
  }

  /** Whether it is asked about payments; one service of a merchant account may be. */
  public AntiFraudServiceCreate active(boolean value) {
    put("active", value);
    return this;
  }

  /** Settings of the connector by their keys, which its definition lists. */
  public AntiFraudServiceCreate fields(List<FieldValueInput> value) {
    put("fields", value);
    return this;
  }

  /** True asks it, and nothing follows from what it says. */
  public AntiFraudServiceCreate silentModeEnabled(boolean value) {
    put("silent_mode_enabled", value);
    return this;
  }
}
