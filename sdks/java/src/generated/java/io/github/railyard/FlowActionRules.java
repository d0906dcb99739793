// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class FlowActionRules extends Struct {
  /** What these rules decide. */
  public FlowAction getAction() {
    return asWord("action", FlowAction.class);
  }

  /** In the order in which they are tried. */
  public List<FlowRule> getRules() {
    return asStructs("rules", FlowRule.class);
  }
}
