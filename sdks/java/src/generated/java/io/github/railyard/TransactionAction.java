// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class TransactionAction extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** What was decided. */
  public FlowAction getId() {
    return asWord("id", FlowAction.class);
  }

  /** Which set of rules it stands in. */
  public FlowName getFlow() {
    return asWord("flow", FlowName.class);
  }

  /**
   * The rule that counted; null where none did, which the published version leaves out.
   * <p>
   * It may be null.
   */
  public String getRuleId() {
    return asText("rule_id");
  }

  /** When it was made. */
  public String getCreatedAt() {
    return asText("created_at");
  }

  /** What came out, by the kind of action. <code>ordered</code> is there where a rule put its attempts in an order: what it knew of each, in that order. <code>experiment</code> is there where a rule dealt it to an arm: which one, with which chance, and by what. The published version leaves both out. */
  public Map<String, Object> getOutcome() {
    return asMap("outcome");
  }

  /**
   * The version of the flow that decided; 0 where no rule was ever written.
   * <p>
   * It may be null.
   */
  public Long getFlowVersion() {
    return asWholeOrNull("flow_version");
  }

  /**
   * Why, in a sentence.
   * <p>
   * It may be null.
   */
  public String getReason() {
    return asText("reason");
  }

  /**
   * Every rule that was looked at, in order, at most a hundred. Where no payment service takes the payment, those that were looked at follow, at most fifty, each with what does not fit.
   * <p>
   * It may be null.
   */
  public List<OneOf> getConsidered() {
    return asOnes("considered");
  }
}
