// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>checkout/sessions/fields</code>. */
public final class CheckoutSessionsFieldsApi extends Group {
  CheckoutSessionsFieldsApi(Connection on) {
    super(on);
  }

  /**
   * Put card data into a checkout session; its id is the credential.
   * <p>
   * For front ends: no token, the session's id is the credential. 50 calls a minute and session are let through. New fields take the place of the old ones, whose number is destroyed at once. No token: what stands in the address is the credential.
   */
  public Answer create(String sessionId, CheckoutSessionSecureFields body, Options... options) {
    return Connection.await(createAsync(sessionId, body, options));
  }

  /**
   * Put card data into a checkout session; its id is the credential.
   * <p>
   * For front ends: no token, the session's id is the credential. 50 calls a minute and session are let through. New fields take the place of the old ones, whose number is destroyed at once. No token: what stands in the address is the credential.
   */
  public CompletableFuture<Answer> createAsync(String sessionId, CheckoutSessionSecureFields body, Options... options) {
    return on.send(new ApiRequest("POST", "/checkout/sessions/", sessionId, "/fields").body(body), options);
  }

  /**
   * Put card data into a checkout session; its id is the credential.
   * <p>
   * For front ends: no token, the session's id is the credential. 50 calls a minute and session are let through. New fields take the place of the old ones, whose number is destroyed at once. No token: what stands in the address is the credential.
   */
  public Answer update(String sessionId, CheckoutSessionSecureFields body, Options... options) {
    return Connection.await(updateAsync(sessionId, body, options));
  }

  /**
   * Put card data into a checkout session; its id is the credential.
   * <p>
   * For front ends: no token, the session's id is the credential. 50 calls a minute and session are let through. New fields take the place of the old ones, whose number is destroyed at once. No token: what stands in the address is the credential.
   */
  public CompletableFuture<Answer> updateAsync(String sessionId, CheckoutSessionSecureFields body, Options... options) {
    return on.send(new ApiRequest("PUT", "/checkout/sessions/", sessionId, "/fields").body(body), options);
  }
}
