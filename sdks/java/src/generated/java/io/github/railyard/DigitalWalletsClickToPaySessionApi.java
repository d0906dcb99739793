// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>digital-wallets/click-to-pay/session</code>. */
public final class DigitalWalletsClickToPaySessionApi extends Group {
  DigitalWalletsClickToPaySessionApi(Connection on) {
    super(on);
  }

  /**
   * Get what Click to Pay needs to start for a checkout session.
   * <p>
   * For front ends: no token, the checkout session's id is the credential. No token: what stands in the address is the credential.
   */
  public ClickToPaySession create(ClickToPaySessionRequest body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Get what Click to Pay needs to start for a checkout session.
   * <p>
   * For front ends: no token, the checkout session's id is the credential. No token: what stands in the address is the credential.
   */
  public CompletableFuture<ClickToPaySession> createAsync(ClickToPaySessionRequest body, Options... options) {
    return on.send(new ApiRequest("POST", "/digital-wallets/click-to-pay/session").body(body), options, ClickToPaySession.class);
  }
}
