// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class AgentMandateChecked extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Whether it would be begun now. Nothing is kept free for it. */
  public boolean getAllowed() {
    return asFlag("allowed");
  }

  /** All that would have to be otherwise. */
  public List<AgentMandateProblem> getProblems() {
    return asStructs("problems", AgentMandateProblem.class);
  }

  /**
   * What it would come to; null where that is not known. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY.
   * <p>
   * It may be null.
   */
  public Long getAmount() {
    return asWholeOrNull("amount");
  }

  /**
   * What may still be paid; null where nothing ever may.
   * <p>
   * It may be null.
   */
  public AgentMandateUse getPaymentsLeft() {
    return asStruct("payments_left", AgentMandateUse.class);
  }

  /**
   * What may still be refunded; null where nothing ever may.
   * <p>
   * It may be null.
   */
  public AgentMandateUse getRefundsLeft() {
    return asStruct("refunds_left", AgentMandateUse.class);
  }

  /**
   * Of a payment: what the flow decides of it now; null for all else, and where something is wrong.
   * <p>
   * It may be null.
   */
  public AgentMandateRoute getRoute() {
    return asStruct("route", AgentMandateRoute.class);
  }
}
