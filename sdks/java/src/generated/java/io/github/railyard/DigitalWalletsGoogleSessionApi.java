// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>digital-wallets/google/session</code>. */
public final class DigitalWalletsGoogleSessionApi extends Group {
  DigitalWalletsGoogleSessionApi(Connection on) {
    super(on);
  }

  /**
   * Open a Google Pay session.
   * <p>
   * The token is good for the domain that asked, whichever it is. Scope: <code>digital-wallets.write</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public GooglePaySession create(GooglePaySessionRequest body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Open a Google Pay session.
   * <p>
   * The token is good for the domain that asked, whichever it is. Scope: <code>digital-wallets.write</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public CompletableFuture<GooglePaySession> createAsync(GooglePaySessionRequest body, Options... options) {
    return on.send(new ApiRequest("POST", "/digital-wallets/google/session").body(body), options, GooglePaySession.class);
  }
}
