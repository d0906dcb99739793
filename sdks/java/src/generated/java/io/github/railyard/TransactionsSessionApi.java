// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>transactions/session</code>. */
public final class TransactionsSessionApi extends Group {
  TransactionsSessionApi(Connection on) {
    super(on);
  }

  /**
   * Exchange a session token for the wallet's session data.
   * <p>
   * For a client SDK: the token in the query is the credential. No token: what stands in the address is the credential.
   */
  public UpdateTransactionSessionResponse update(String transactionId, UpdateTransactionSessionRequest body, UpdateSessionQuery query, Options... options) {
    return Connection.await(updateAsync(transactionId, body, query, options));
  }

  /**
   * Exchange a session token for the wallet's session data.
   * <p>
   * For a client SDK: the token in the query is the credential. No token: what stands in the address is the credential.
   */
  public CompletableFuture<UpdateTransactionSessionResponse> updateAsync(String transactionId, UpdateTransactionSessionRequest body, UpdateSessionQuery query, Options... options) {
    return on.send(new ApiRequest("POST", "/transactions/", transactionId, "/session").body(body).query(query), options, UpdateTransactionSessionResponse.class);
  }

  /**
   * Exchange a session token for the wallet's session data.
   * <p>
   * For a client SDK: the token in the query is the credential. No token: what stands in the address is the credential.
   */
  public UpdateTransactionSessionResponse update(String transactionId, Options... options) {
    return update(transactionId, (UpdateTransactionSessionRequest) null, (UpdateSessionQuery) null, options);
  }

  /**
   * Exchange a session token for the wallet's session data.
   * <p>
   * For a client SDK: the token in the query is the credential. No token: what stands in the address is the credential.
   */
  public CompletableFuture<UpdateTransactionSessionResponse> updateAsync(String transactionId, Options... options) {
    return updateAsync(transactionId, (UpdateTransactionSessionRequest) null, (UpdateSessionQuery) null, options);
  }
}
