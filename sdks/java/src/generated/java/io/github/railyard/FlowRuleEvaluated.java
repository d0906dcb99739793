// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class FlowRuleEvaluated extends Struct {
  /** A rule of the action that is active. */
  public String getRuleId() {
    return asText("rule_id");
  }

  /** Its place among all rules of its action, from 0. */
  public long getPosition() {
    return asWhole("position");
  }

  /**
   * What a person calls it.
   * <p>
   * It may be null.
   */
  public String getDescription() {
    return asText("description");
  }

  /** Whether all of its conditions hold. */
  public boolean getMatched() {
    return asFlag("matched");
  }

  /** Whether it is the one that decided. */
  public boolean getDecided() {
    return asFlag("decided");
  }

  /** Whether it was its turn: false for rules behind the one that decided. */
  public boolean getReached() {
    return asFlag("reached");
  }

  /** Why, in a sentence. */
  public String getReason() {
    return asText("reason");
  }

  /** Each of its conditions, beside what the payment has. */
  public List<FlowConditionSeen> getConditions() {
    return asStructs("conditions", FlowConditionSeen.class);
  }
}
