// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>transactions/captures</code>. */
public final class TransactionsCapturesApi extends Group {
  TransactionsCapturesApi(Connection on) {
    super(on);
  }

  /**
   * List the captures of a transaction.
   * <p>
   * Oldest first. Scope: <code>transactions.read</code>.
   */
  public Listing<Capture> list(String transactionId, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/transactions/", transactionId, "/captures"), options, Capture.class);
  }

  /**
   * Read a capture of a transaction.
   * <p>
   * A pending capture is looked up at the processor until its outcome is known. Scope: <code>transactions.read</code>.
   */
  public Capture get(String transactionId, String captureId, Options... options) {
    return Connection.await(getAsync(transactionId, captureId, options));
  }

  /**
   * Read a capture of a transaction.
   * <p>
   * A pending capture is looked up at the processor until its outcome is known. Scope: <code>transactions.read</code>.
   */
  public CompletableFuture<Capture> getAsync(String transactionId, String captureId, Options... options) {
    return on.send(new ApiRequest("GET", "/transactions/", transactionId, "/captures/", captureId), options, Capture.class);
  }
}
