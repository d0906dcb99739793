// Printed from the contract; do not edit.
package io.github.railyard;

public final class FlowRuleChange extends Struct {
  /**
   * <code>moved</code>: only its place is another.
   * <p>
   * One of <code>added</code>, <code>removed</code>, <code>changed</code>, <code>moved</code>.
   */
  public String getChange() {
    return asText("change");
  }

  /** What the rule decides. */
  public FlowAction getAction() {
    return asWord("action", FlowAction.class);
  }

  /** The rule that differs. */
  public String getRuleId() {
    return asText("rule_id");
  }

  /**
   * The rule as it was; null where it was added.
   * <p>
   * It may be null.
   */
  public FlowRule getBefore() {
    return asStruct("before", FlowRule.class);
  }

  /**
   * The rule as it is; null where it was removed.
   * <p>
   * It may be null.
   */
  public FlowRule getAfter() {
    return asStruct("after", FlowRule.class);
  }
}
