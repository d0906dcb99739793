// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>flows</code>. */
public final class FlowsApi extends Group {
  FlowsApi(Connection on) {
    super(on);
  }

  public FlowsActionsApi actions() {
    return new FlowsActionsApi(on);
  }

  public FlowsDraftsApi drafts() {
    return new FlowsDraftsApi(on);
  }

  public FlowsReplaysApi replays() {
    return new FlowsReplaysApi(on);
  }

  public FlowsVersionsApi versions() {
    return new FlowsVersionsApi(on);
  }

  /**
   * Read the rules of a flow by action, in the order in which they are tried.
   * <p>
   * A flow without rules has its actions with empty lists. Scope: <code>flows.read</code>.
   */
  public Flow get(String flow, Options... options) {
    return Connection.await(getAsync(flow, options));
  }

  /**
   * Read the rules of a flow by action, in the order in which they are tried.
   * <p>
   * A flow without rules has its actions with empty lists. Scope: <code>flows.read</code>.
   */
  public CompletableFuture<Flow> getAsync(String flow, Options... options) {
    return on.send(new ApiRequest("GET", "/flows/", flow), options, Flow.class);
  }
}
