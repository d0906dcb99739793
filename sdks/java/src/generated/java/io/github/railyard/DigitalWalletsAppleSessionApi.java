// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>digital-wallets/apple/session</code>. */
public final class DigitalWalletsAppleSessionApi extends Group {
  DigitalWalletsAppleSessionApi(Connection on) {
    super(on);
  }

  /**
   * Open an Apple Pay merchant session.
   * <p>
   * Answers Apple's merchant session as it came; the page hands it to <code>completeMerchantValidation</code>. Scope: <code>digital-wallets.write</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public Answer create(ApplePaySessionRequest body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Open an Apple Pay merchant session.
   * <p>
   * Answers Apple's merchant session as it came; the page hands it to <code>completeMerchantValidation</code>. Scope: <code>digital-wallets.write</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public CompletableFuture<Answer> createAsync(ApplePaySessionRequest body, Options... options) {
    return on.send(new ApiRequest("POST", "/digital-wallets/apple/session").body(body), options);
  }
}
