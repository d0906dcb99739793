// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>transactions/retry</code>. */
public final class TransactionsRetryApi extends Group {
  TransactionsRetryApi(Connection on) {
    super(on);
  }

  /**
   * Stop the retries of a transaction.
   * <p>
   * No further attempt begins. One that is being made goes on: where it is approved, the retries are <code>recovered</code> all the same. Saying it again changes nothing; 409 where none were asked for, or they have ended otherwise. Scope: <code>transactions.write</code>.
   */
  public Transaction delete(String transactionId, Options... options) {
    return Connection.await(deleteAsync(transactionId, options));
  }

  /**
   * Stop the retries of a transaction.
   * <p>
   * No further attempt begins. One that is being made goes on: where it is approved, the retries are <code>recovered</code> all the same. Saying it again changes nothing; 409 where none were asked for, or they have ended otherwise. Scope: <code>transactions.write</code>.
   */
  public CompletableFuture<Transaction> deleteAsync(String transactionId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/transactions/", transactionId, "/retry"), options, Transaction.class);
  }
}
