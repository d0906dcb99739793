// Printed from the contract; do not edit.
package io.github.railyard;

public final class AgentMandateAttempt extends Struct {
  /** What would be tried. */
  public String getPaymentServiceId() {
    return asText("payment_service_id");
  }

  /** What a person calls it. */
  public String getDisplayName() {
    return asText("display_name");
  }
}
