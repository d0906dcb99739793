// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>disputes</code>. */
public final class DisputesApi extends Group {
  DisputesApi(Connection on) {
    super(on);
  }

  public DisputesEvidenceApi evidence() {
    return new DisputesEvidenceApi(on);
  }

  public DisputesFilesApi files() {
    return new DisputesFilesApi(on);
  }

  /**
   * List disputes.
   * <p>
   * Newest first. <code>order_by=respond_by</code> gives those that need a response, and what is due first. Scope: <code>disputes.read</code>.
   */
  public Listing<DisputeSummary> list(ListDisputesQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/disputes").query(query), options, DisputeSummary.class);
  }

  /**
   * List disputes.
   * <p>
   * Newest first. <code>order_by=respond_by</code> gives those that need a response, and what is due first. Scope: <code>disputes.read</code>.
   */
  public Listing<DisputeSummary> list(Options... options) {
    return list((ListDisputesQuery) null, options);
  }

  /**
   * Read a dispute.
   * <p>
   * With its draft, what was sent, and its history. Scope: <code>disputes.read</code>.
   */
  public Dispute get(String disputeId, Options... options) {
    return Connection.await(getAsync(disputeId, options));
  }

  /**
   * Read a dispute.
   * <p>
   * With its draft, what was sent, and its history. Scope: <code>disputes.read</code>.
   */
  public CompletableFuture<Dispute> getAsync(String disputeId, Options... options) {
    return on.send(new ApiRequest("GET", "/disputes/", disputeId), options, Dispute.class);
  }

  /**
   * Accept the claim: the money stays with the buyer.
   * <p>
   * It cannot be taken back. 422 where the processor has no such operation. Scope: <code>disputes.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public Dispute accept(String disputeId, Options... options) throws OutcomeUnknown {
    return Connection.awaitKeyed(acceptAsync(disputeId, options));
  }

  /**
   * Accept the claim: the money stays with the buyer.
   * <p>
   * It cannot be taken back. 422 where the processor has no such operation. Scope: <code>disputes.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public CompletableFuture<Dispute> acceptAsync(String disputeId, Options... options) {
    return on.send(new ApiRequest("POST", "/disputes/", disputeId, "/accept").keyed(), options, Dispute.class);
  }

  /**
   * Hand the draft in at the processor, for good.
   * <p>
   * Once for each stage. A response that is <code>processing</code> may have arrived: it is found out, do not submit again. 409 where the dispute waits for no answer or its time is over; 422 where it is answered in the dashboard of the processor (<code>answered_here</code> false), or the draft is not what the processor takes. Scope: <code>disputes.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public Dispute submit(String disputeId, Options... options) throws OutcomeUnknown {
    return Connection.awaitKeyed(submitAsync(disputeId, options));
  }

  /**
   * Hand the draft in at the processor, for good.
   * <p>
   * Once for each stage. A response that is <code>processing</code> may have arrived: it is found out, do not submit again. 409 where the dispute waits for no answer or its time is over; 422 where it is answered in the dashboard of the processor (<code>answered_here</code> false), or the draft is not what the processor takes. Scope: <code>disputes.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public CompletableFuture<Dispute> submitAsync(String disputeId, Options... options) {
    return on.send(new ApiRequest("POST", "/disputes/", disputeId, "/submit").keyed(), options, Dispute.class);
  }
}
