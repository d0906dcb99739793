// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class FlowDraftActionRules extends Struct {
  /** What these rules decide. */
  public FlowDraftActionRules action(FlowAction value) {
    put("action", value);
    return this;
  }

  /** In the order in which they are tried. */
  public FlowDraftActionRules rules(List<FlowDraftRule> value) {
    put("rules", value);
    return this;
  }
}
