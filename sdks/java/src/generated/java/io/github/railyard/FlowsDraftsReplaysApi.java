// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>flows/drafts/replays</code>. */
public final class FlowsDraftsReplaysApi extends Group {
  FlowsDraftsReplaysApi(Connection on) {
    super(on);
  }

  /**
   * Find out what a draft would have decided on the payments of a period.
   * <p>
   * A worker decides them again from what their decisions saw, and asks no payment service. The draft is taken as it is now. 422 for the checkout flow, whose answers are not kept. Scope: <code>flows.write</code>.
   */
  public FlowReplay create(String flow, String draftId, FlowReplayCreate body, Options... options) {
    return Connection.await(createAsync(flow, draftId, body, options));
  }

  /**
   * Find out what a draft would have decided on the payments of a period.
   * <p>
   * A worker decides them again from what their decisions saw, and asks no payment service. The draft is taken as it is now. 422 for the checkout flow, whose answers are not kept. Scope: <code>flows.write</code>.
   */
  public CompletableFuture<FlowReplay> createAsync(String flow, String draftId, FlowReplayCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/flows/", flow, "/drafts/", draftId, "/replays").body(body), options, FlowReplay.class);
  }

  /**
   * Find out what a draft would have decided on the payments of a period.
   * <p>
   * A worker decides them again from what their decisions saw, and asks no payment service. The draft is taken as it is now. 422 for the checkout flow, whose answers are not kept. Scope: <code>flows.write</code>.
   */
  public FlowReplay create(String flow, String draftId, Options... options) {
    return create(flow, draftId, (FlowReplayCreate) null, options);
  }

  /**
   * Find out what a draft would have decided on the payments of a period.
   * <p>
   * A worker decides them again from what their decisions saw, and asks no payment service. The draft is taken as it is now. 422 for the checkout flow, whose answers are not kept. Scope: <code>flows.write</code>.
   */
  public CompletableFuture<FlowReplay> createAsync(String flow, String draftId, Options... options) {
    return createAsync(flow, draftId, (FlowReplayCreate) null, options);
  }
}
