// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class FlowEvaluation extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Whose rules were asked. */
  public FlowName getFlow() {
    return asWord("flow", FlowName.class);
  }

  /**
   * The version whose rules were asked; null for a draft.
   * <p>
   * It may be null.
   */
  public Long getVersion() {
    return asWholeOrNull("version");
  }

  /**
   * The draft whose rules were asked; null for a version.
   * <p>
   * It may be null.
   */
  public String getDraftId() {
    return asText("draft_id");
  }

  /**
   * The payment that was asked about, where it is one.
   * <p>
   * It may be null.
   */
  public String getTransactionId() {
    return asText("transaction_id");
  }

  /** What the rules saw, by the names of conditions; the amount is text. What is not there is not known. */
  public Map<String, Object> getFacts() {
    return asMap("facts");
  }

  /** What each action of the flow says, in the order of asking. */
  public List<FlowActionEvaluated> getActions() {
    return asStructs("actions", FlowActionEvaluated.class);
  }

  /** What would be done. */
  public FlowEvaluationOutcome getOutcome() {
    return asStruct("outcome", FlowEvaluationOutcome.class);
  }

  /** What nobody was asked, so that a real payment may be decided otherwise. */
  public List<FlowFactUnknown> getUnknown() {
    return asStructs("unknown", FlowFactUnknown.class);
  }
}
