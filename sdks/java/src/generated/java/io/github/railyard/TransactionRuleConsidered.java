// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class TransactionRuleConsidered extends Struct {
  /** A rule that was looked at. */
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

  /** Whether all of its conditions held. */
  public boolean getApplied() {
    return asFlag("applied");
  }

  /** Why, in a sentence. */
  public String getReason() {
    return asText("reason");
  }

  /** Each of its conditions, beside what the payment had. */
  public List<FlowConditionSeen> getConditions() {
    return asStructs("conditions", FlowConditionSeen.class);
  }
}
