// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>flows/actions</code>. */
public final class FlowsActionsApi extends Group {
  FlowsActionsApi(Connection on) {
    super(on);
  }

  public FlowsActionsOutcomesApi outcomes() {
    return new FlowsActionsOutcomesApi(on);
  }

  public FlowsActionsRulesApi rules() {
    return new FlowsActionsRulesApi(on);
  }
}
