// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class AgentMandateRoute extends Struct {
  /** Payment services in the order in which they would be tried. */
  public List<AgentMandateAttempt> getAttempts() {
    return asStructs("attempts", AgentMandateAttempt.class);
  }

  /**
   * What it would be declined with before anything is sent; null: it would be tried.
   * <p>
   * It may be null.
   */
  public String getErrorCode() {
    return asText("error_code");
  }

  /**
   * What a rule says of 3-D Secure; null: the set-up of the payment service decides.
   * <p>
   * One of <code>attempt</code>, <code>force</code>, <code>skip</code>.
   * <p>
   * It may be null.
   */
  public String getThreeDSecure() {
    return asText("three_d_secure");
  }
}
