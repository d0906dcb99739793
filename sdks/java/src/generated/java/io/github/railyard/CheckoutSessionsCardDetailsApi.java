// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>checkout/sessions/card-details</code>. */
public final class CheckoutSessionsCardDetailsApi extends Group {
  CheckoutSessionsCardDetailsApi(Connection on) {
    super(on);
  }

  /**
   * Look up card details for a checkout session.
   * <p>
   * For front ends: no token, the session's id is the credential. The digits are looked up and not kept. No token: what stands in the address is the credential.
   */
  public CheckoutSessionCardDetails get(String sessionId, CheckoutSessionCardDetailsRequest body, Options... options) {
    return Connection.await(getAsync(sessionId, body, options));
  }

  /**
   * Look up card details for a checkout session.
   * <p>
   * For front ends: no token, the session's id is the credential. The digits are looked up and not kept. No token: what stands in the address is the credential.
   */
  public CompletableFuture<CheckoutSessionCardDetails> getAsync(String sessionId, CheckoutSessionCardDetailsRequest body, Options... options) {
    return on.send(new ApiRequest("POST", "/checkout/sessions/", sessionId, "/card-details").body(body), options, CheckoutSessionCardDetails.class);
  }
}
