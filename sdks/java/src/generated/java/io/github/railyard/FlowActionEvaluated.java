// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;
import java.util.Map;

public final class FlowActionEvaluated extends Struct {
  /** What these rules decide. */
  public FlowAction getAction() {
    return asWord("action", FlowAction.class);
  }

  /** False where the payment had ended before. */
  public boolean getAsked() {
    return asFlag("asked");
  }

  /**
   * The rule that decided; null where none did.
   * <p>
   * It may be null.
   */
  public String getRuleId() {
    return asText("rule_id");
  }

  /** Why, in a sentence. */
  public String getReason() {
    return asText("reason");
  }

  /** What came out, as a transaction's actions tell it. */
  public Map<String, Object> getOutcome() {
    return asMap("outcome");
  }

  /** In the order in which they are tried. */
  public List<FlowRuleEvaluated> getRules() {
    return asStructs("rules", FlowRuleEvaluated.class);
  }
}
