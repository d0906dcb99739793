// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>voids</code>. */
public final class VoidsApi extends Group {
  VoidsApi(Connection on) {
    super(on);
  }

  /**
   * Release the authorization of a transaction named in the body.
   * <p>
   * The same as voiding under the transaction's path. Answers the void with the transaction in it. Scope: <code>transactions.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public TransactionVoid create(VoidCreate body, Options... options) throws OutcomeUnknown {
    return Connection.awaitKeyed(createAsync(body, options));
  }

  /**
   * Release the authorization of a transaction named in the body.
   * <p>
   * The same as voiding under the transaction's path. Answers the void with the transaction in it. Scope: <code>transactions.write</code>. People confirm it; see Confirmations. Send an Idempotency-Key to repeat it safely.
   */
  public CompletableFuture<TransactionVoid> createAsync(VoidCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/voids").body(body).keyed(), options, TransactionVoid.class);
  }
}
