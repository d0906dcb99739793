// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;

public final class FlowOutcome extends Struct {
  /** What kind of outcome it is: <code>payment-option</code>, <code>transaction-route</code>, <code>decline</code>, <code>three-d-secure</code>, <code>experiment</code>. */
  public String getKind() {
    return asText("kind");
  }

  /**
   * The values that it takes, with the payment service or the method that it is about.
   * <p>
   * It may be null.
   */
  public Map<String, Object> getOptions() {
    return asMap("options");
  }
}
