// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>disputes/evidence</code>. */
public final class DisputesEvidenceApi extends Group {
  DisputesEvidenceApi(Connection on) {
    super(on);
  }

  /**
   * Write texts of the draft.
   * <p>
   * Nothing is sent. What is left out stays as it is, and null removes it. 409 where the dispute waits for no answer. Scope: <code>disputes.write</code>. Send an Idempotency-Key to repeat it safely.
   */
  public Dispute update(String disputeId, DisputeEvidenceUpdate body, Options... options) throws OutcomeUnknown {
    return Connection.awaitKeyed(updateAsync(disputeId, body, options));
  }

  /**
   * Write texts of the draft.
   * <p>
   * Nothing is sent. What is left out stays as it is, and null removes it. 409 where the dispute waits for no answer. Scope: <code>disputes.write</code>. Send an Idempotency-Key to repeat it safely.
   */
  public CompletableFuture<Dispute> updateAsync(String disputeId, DisputeEvidenceUpdate body, Options... options) {
    return on.send(new ApiRequest("POST", "/disputes/", disputeId, "/evidence").body(body).keyed(), options, Dispute.class);
  }
}
