// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class FlowAttemptEvaluated extends Struct {
  /** What is tried. */
  public String getPaymentServiceId() {
    return asText("payment_service_id");
  }

  /** What a person calls it. */
  public String getDisplayName() {
    return asText("display_name");
  }

  /**
   * What of the card is sent; null: as the payment service is set up.
   * <p>
   * One of <code>pan</code>, <code>network_token</code>.
   * <p>
   * It may be null.
   */
  public String getInstrument() {
    return asText("instrument");
  }

  /** <code>force_mit</code>, <code>use_additional_scheme</code>. */
  public List<String> getTransformations() {
    return asList("transformations");
  }
}
