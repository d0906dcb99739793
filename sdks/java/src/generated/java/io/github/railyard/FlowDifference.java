// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class FlowDifference extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** The flow that was compared. */
  public FlowName getFlow() {
    return asWord("flow", FlowName.class);
  }

  /** The version that is compared with; 0 has no rules. */
  public long getFrom() {
    return asWhole("from");
  }

  /**
   * The version that is looked at; null for a draft.
   * <p>
   * It may be null.
   */
  public Long getTo() {
    return asWholeOrNull("to");
  }

  /** Rule by rule, what differs. Empty: they decide alike. */
  public List<FlowRuleChange> getChanges() {
    return asStructs("changes", FlowRuleChange.class);
  }
}
