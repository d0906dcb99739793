// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>transactions/authorization</code>. */
public final class TransactionsAuthorizationApi extends Group {
  TransactionsAuthorizationApi(Connection on) {
    super(on);
  }

  /**
   * Raise the authorized amount.
   * <p>
   * Only where the connector can; see <code>supported_features.increment</code> of its definition. Scope: <code>transactions.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public TransactionAuthorizationIncrement increment(String transactionId, TransactionAuthorizationIncrementCreate body, Options... options) throws OutcomeUnknown {
    return Connection.awaitKeyed(incrementAsync(transactionId, body, options));
  }

  /**
   * Raise the authorized amount.
   * <p>
   * Only where the connector can; see <code>supported_features.increment</code> of its definition. Scope: <code>transactions.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public CompletableFuture<TransactionAuthorizationIncrement> incrementAsync(String transactionId, TransactionAuthorizationIncrementCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/transactions/", transactionId, "/authorization/increment").body(body).keyed(), options, TransactionAuthorizationIncrement.class);
  }
}
