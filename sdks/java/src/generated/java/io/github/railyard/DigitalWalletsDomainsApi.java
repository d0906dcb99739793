// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>digital-wallets/domains</code>. */
public final class DigitalWalletsDomainsApi extends Group {
  DigitalWalletsDomainsApi(Connection on) {
    super(on);
  }

  /**
   * Register a domain for a digital wallet.
   * <p>
   * May be repeated. Scope: <code>digital-wallets.write</code>.
   */
  public Answer create(String digitalWalletId, DigitalWalletDomain body, Options... options) {
    return Connection.await(createAsync(digitalWalletId, body, options));
  }

  /**
   * Register a domain for a digital wallet.
   * <p>
   * May be repeated. Scope: <code>digital-wallets.write</code>.
   */
  public CompletableFuture<Answer> createAsync(String digitalWalletId, DigitalWalletDomain body, Options... options) {
    return on.send(new ApiRequest("POST", "/digital-wallets/", digitalWalletId, "/domains").body(body), options);
  }

  /**
   * Remove a domain from a digital wallet.
   * <p>
   * Takes the domain in the body. May be repeated. Scope: <code>digital-wallets.write</code>.
   */
  public Answer delete(String digitalWalletId, DigitalWalletDomain body, Options... options) {
    return Connection.await(deleteAsync(digitalWalletId, body, options));
  }

  /**
   * Remove a domain from a digital wallet.
   * <p>
   * Takes the domain in the body. May be repeated. Scope: <code>digital-wallets.write</code>.
   */
  public CompletableFuture<Answer> deleteAsync(String digitalWalletId, DigitalWalletDomain body, Options... options) {
    return on.send(new ApiRequest("DELETE", "/digital-wallets/", digitalWalletId, "/domains").body(body), options);
  }
}
