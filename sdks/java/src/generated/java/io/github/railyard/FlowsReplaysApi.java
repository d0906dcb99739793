// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>flows/replays</code>. */
public final class FlowsReplaysApi extends Group {
  FlowsReplaysApi(Connection on) {
    super(on);
  }

  /**
   * Read how far a replay is, and what it found.
   * <p>
   * The report is made of what was counted so far. Scope: <code>flows.read</code>.
   */
  public FlowReplay get(String flow, String replayId, Options... options) {
    return Connection.await(getAsync(flow, replayId, options));
  }

  /**
   * Read how far a replay is, and what it found.
   * <p>
   * The report is made of what was counted so far. Scope: <code>flows.read</code>.
   */
  public CompletableFuture<FlowReplay> getAsync(String flow, String replayId, Options... options) {
    return on.send(new ApiRequest("GET", "/flows/", flow, "/replays/", replayId), options, FlowReplay.class);
  }
}
