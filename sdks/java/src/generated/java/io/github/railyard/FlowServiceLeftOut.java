// Printed from the contract; do not edit.
package io.github.railyard;

public final class FlowServiceLeftOut extends Struct {
  /** What is not tried. */
  public String getPaymentServiceId() {
    return asText("payment_service_id");
  }

  /** What a person calls it. */
  public String getDisplayName() {
    return asText("display_name");
  }

  /** Why not, in a sentence. */
  public String getReason() {
    return asText("reason");
  }
}
