// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class RequiredCheckoutFields extends Struct {
  /** Pointers to what must be sent. */
  public List<String> getRequiredFields() {
    return asList("required_fields");
  }

  /**
   * When it must be; null for always.
   * <p>
   * It may be null.
   */
  public Map<String, Object> getConditions() {
    return asMap("conditions");
  }
}
