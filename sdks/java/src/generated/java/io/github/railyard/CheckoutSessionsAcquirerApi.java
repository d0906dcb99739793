// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>checkout/sessions/acquirer</code>. */
public final class CheckoutSessionsAcquirerApi extends Group {
  CheckoutSessionsAcquirerApi(Connection on) {
    super(on);
  }

  /**
   * Read the acquirer data that 3-D Secure in the page needs.
   * <p>
   * The merchant account's 3-D Secure configuration for the card's scheme and the session's currency; 404 without one. The session's id is the credential. No token: what stands in the address is the credential.
   */
  public Answer get(String sessionId, Options... options) {
    return Connection.await(getAsync(sessionId, options));
  }

  /**
   * Read the acquirer data that 3-D Secure in the page needs.
   * <p>
   * The merchant account's 3-D Secure configuration for the card's scheme and the session's currency; 404 without one. The session's id is the credential. No token: what stands in the address is the credential.
   */
  public CompletableFuture<Answer> getAsync(String sessionId, Options... options) {
    return on.send(new ApiRequest("GET", "/checkout/sessions/", sessionId, "/acquirer"), options);
  }
}
