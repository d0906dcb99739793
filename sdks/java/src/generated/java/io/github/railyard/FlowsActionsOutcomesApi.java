// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>flows/actions/outcomes</code>. */
public final class FlowsActionsOutcomesApi extends Group {
  FlowsActionsOutcomesApi(Connection on) {
    super(on);
  }

  /**
   * List what an action can decide.
   * <p>
   * From the payment services and the methods of this merchant account as they are now. Scope: <code>flows.read</code>.
   */
  public Listing<FlowOutcome> list(String flow, String action, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/flows/", flow, "/actions/", action, "/outcomes"), options, FlowOutcome.class);
  }
}
