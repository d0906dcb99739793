// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>transactions/settlements</code>. */
public final class TransactionsSettlementsApi extends Group {
  TransactionsSettlementsApi(Connection on) {
    super(on);
  }

  /**
   * List the settlements of a transaction.
   * <p>
   * Lines of the processor's reports, the first thousand; they never change. Scope: <code>transactions.read</code>.
   */
  public Listing<Settlement> list(String transactionId, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/transactions/", transactionId, "/settlements"), options, Settlement.class);
  }

  /**
   * Read a settlement of a transaction.
   * <p>
   * A line of the processor's report; it never changes. Scope: <code>transactions.read</code>.
   */
  public Settlement get(String transactionId, String settlementId, Options... options) {
    return Connection.await(getAsync(transactionId, settlementId, options));
  }

  /**
   * Read a settlement of a transaction.
   * <p>
   * A line of the processor's report; it never changes. Scope: <code>transactions.read</code>.
   */
  public CompletableFuture<Settlement> getAsync(String transactionId, String settlementId, Options... options) {
    return on.send(new ApiRequest("GET", "/transactions/", transactionId, "/settlements/", settlementId), options, Settlement.class);
  }
}
