// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>refunds</code>. */
public final class RefundsApi extends Group {
  RefundsApi(Connection on) {
    super(on);
  }

  /**
   * Refund all or part of what was captured of a transaction named in the body.
   * <p>
   * The same as refunding under the transaction's path. Scope: <code>transactions.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public Refund create(RefundCreate body, Options... options) throws OutcomeUnknown {
    return Connection.awaitKeyed(createAsync(body, options));
  }

  /**
   * Refund all or part of what was captured of a transaction named in the body.
   * <p>
   * The same as refunding under the transaction's path. Scope: <code>transactions.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public CompletableFuture<Refund> createAsync(RefundCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/refunds").body(body).keyed(), options, Refund.class);
  }

  /**
   * List the refunds of all transactions, newest first.
   * <p>
   * By when they were asked for. Refunds to gift cards are among them. Filters are joined by and; a list of values by or. Scope: <code>transactions.read</code>.
   */
  public Listing<Refund> list(ListRefundsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/refunds").query(query), options, Refund.class);
  }

  /**
   * List the refunds of all transactions, newest first.
   * <p>
   * By when they were asked for. Refunds to gift cards are among them. Filters are joined by and; a list of values by or. Scope: <code>transactions.read</code>.
   */
  public Listing<Refund> list(Options... options) {
    return list((ListRefundsQuery) null, options);
  }

  /**
   * Read a refund by its id alone.
   * <p>
   * A refund that is <code>processing</code> is looked up at the processor until its outcome is known. Scope: <code>transactions.read</code>.
   */
  public Refund get(String refundId, Options... options) {
    return Connection.await(getAsync(refundId, options));
  }

  /**
   * Read a refund by its id alone.
   * <p>
   * A refund that is <code>processing</code> is looked up at the processor until its outcome is known. Scope: <code>transactions.read</code>.
   */
  public CompletableFuture<Refund> getAsync(String refundId, Options... options) {
    return on.send(new ApiRequest("GET", "/refunds/", refundId), options, Refund.class);
  }
}
