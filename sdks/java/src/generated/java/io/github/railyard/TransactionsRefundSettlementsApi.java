// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>transactions/refund-settlements</code>. */
public final class TransactionsRefundSettlementsApi extends Group {
  TransactionsRefundSettlementsApi(Connection on) {
    super(on);
  }

  /**
   * List the settlements of a transaction's refunds.
   * <p>
   * Lines of the processor's reports, the first thousand; they never change. Scope: <code>transactions.read</code>.
   */
  public Listing<RefundSettlement> list(String transactionId, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/transactions/", transactionId, "/refund-settlements"), options, RefundSettlement.class);
  }

  /**
   * Read a settlement of a refund.
   * <p>
   * A line of the processor's report; it never changes. Scope: <code>transactions.read</code>.
   */
  public RefundSettlement get(String transactionId, String settlementId, Options... options) {
    return Connection.await(getAsync(transactionId, settlementId, options));
  }

  /**
   * Read a settlement of a refund.
   * <p>
   * A line of the processor's report; it never changes. Scope: <code>transactions.read</code>.
   */
  public CompletableFuture<RefundSettlement> getAsync(String transactionId, String settlementId, Options... options) {
    return on.send(new ApiRequest("GET", "/transactions/", transactionId, "/refund-settlements/", settlementId), options, RefundSettlement.class);
  }
}
