// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>captures</code>. */
public final class CapturesApi extends Group {
  CapturesApi(Connection on) {
    super(on);
  }

  /**
   * Capture all or part of an authorized transaction named in the body.
   * <p>
   * The same as capturing under the transaction's path. Answers the capture instead of the transaction. Scope: <code>transactions.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public Capture create(CaptureCreate body, Options... options) throws OutcomeUnknown {
    return Connection.awaitKeyed(createAsync(body, options));
  }

  /**
   * Capture all or part of an authorized transaction named in the body.
   * <p>
   * The same as capturing under the transaction's path. Answers the capture instead of the transaction. Scope: <code>transactions.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public CompletableFuture<Capture> createAsync(CaptureCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/captures").body(body).keyed(), options, Capture.class);
  }
}
