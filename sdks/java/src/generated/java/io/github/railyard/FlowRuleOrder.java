// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class FlowRuleOrder extends Struct {
  /** All rules of the action, each once, in the order in which they are to be tried. */
  public FlowRuleOrder ruleIds(List<String> value) {
    put("rule_ids", value);
    return this;
  }
}
