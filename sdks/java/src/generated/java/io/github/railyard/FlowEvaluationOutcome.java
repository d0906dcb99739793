// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class FlowEvaluationOutcome extends Struct {
  /**
   * What it would be declined with before anything is sent; null: it would be tried.
   * <p>
   * It may be null.
   */
  public String getErrorCode() {
    return asText("error_code");
  }

  /** What would be tried, in order. */
  public List<FlowAttemptEvaluated> getAttempts() {
    return asStructs("attempts", FlowAttemptEvaluated.class);
  }

  /** What a rule wants to try and cannot, and what comes last since it fails. Where nothing takes it: all. */
  public List<FlowServiceLeftOut> getLeftOut() {
    return asStructs("left_out", FlowServiceLeftOut.class);
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

  /**
   * What the issuer would be asked for in the place of an authentication.
   * <p>
   * It may be null.
   */
  public String getExemption() {
    return asText("exemption");
  }

  /**
   * In which of a hundred shares it falls; null: not known.
   * <p>
   * It may be null.
   */
  public Long getShare() {
    return asWholeOrNull("share");
  }

  /**
   * Of the checkout flow: the ways to pay that would be shown, in order.
   * <p>
   * It may be null.
   */
  public List<String> getPaymentOptions() {
    return asList("payment_options");
  }
}
