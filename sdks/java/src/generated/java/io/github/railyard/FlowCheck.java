// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class FlowCheck extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Whose rules were looked at. */
  public FlowName getFlow() {
    return asWord("flow", FlowName.class);
  }

  /** Thirty days before <code>to</code>. */
  public String getFrom() {
    return asText("from");
  }

  /** Now. */
  public String getTo() {
    return asText("to");
  }

  /** Decisions that were counted. */
  public long getDecisions() {
    return asWhole("decisions");
  }

  /** The oldest decision that was counted; <code>from</code> where all were. */
  public String getCountedFrom() {
    return asText("counted_from");
  }

  /** False: there were more, and the newest 20,000 were counted. Always true of the checkout flow, whose decisions are not kept: its counts are 0. */
  public boolean getComplete() {
    return asFlag("complete");
  }

  /** All rules, in the order in which they are tried. */
  public List<FlowRuleChecked> getRules() {
    return asStructs("rules", FlowRuleChecked.class);
  }
}
