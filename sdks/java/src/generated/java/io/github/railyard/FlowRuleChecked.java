// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class FlowRuleChecked extends Struct {
  /** What the rule decides. */
  public FlowAction getAction() {
    return asWord("action", FlowAction.class);
  }

  /** A rule of the draft, or of the version. */
  public String getRuleId() {
    return asText("rule_id");
  }

  /** How many decisions of the period it made, in any version that had it. */
  public long getMatched30Days() {
    return asWhole("matched_30_days");
  }

  /**
   * An earlier rule that applies whenever this one would: it is never reached. Proved from the conditions alone; null says that nothing was proved.
   * <p>
   * It may be null.
   */
  public String getCoveredBy() {
    return asText("covered_by");
  }

  /** What a person should look at, a sentence each: a payment service that is not active, for example. */
  public List<String> getWarnings() {
    return asList("warnings");
  }
}
