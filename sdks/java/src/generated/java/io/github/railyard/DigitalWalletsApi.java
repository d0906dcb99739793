// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>digital-wallets</code>. */
public final class DigitalWalletsApi extends Group {
  DigitalWalletsApi(Connection on) {
    super(on);
  }

  public DigitalWalletsAppleApi apple() {
    return new DigitalWalletsAppleApi(on);
  }

  public DigitalWalletsClickToPayApi clickToPay() {
    return new DigitalWalletsClickToPayApi(on);
  }

  public DigitalWalletsGoogleApi google() {
    return new DigitalWalletsGoogleApi(on);
  }

  public DigitalWalletsPazeApi paze() {
    return new DigitalWalletsPazeApi(on);
  }

  public DigitalWalletsDomainsApi domains() {
    return new DigitalWalletsDomainsApi(on);
  }

  /**
   * Register a digital wallet; one for each provider.
   * <p>
   * The keys that open tokens are made in the vault and never leave it; their public halves are in <code>fields</code>. A second wallet of a provider is 409. Scope: <code>digital-wallets.write</code>. People confirm it; see Confirmations.
   */
  public DigitalWallet create(DigitalWalletCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Register a digital wallet; one for each provider.
   * <p>
   * The keys that open tokens are made in the vault and never leave it; their public halves are in <code>fields</code>. A second wallet of a provider is 409. Scope: <code>digital-wallets.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<DigitalWallet> createAsync(DigitalWalletCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/digital-wallets").body(body), options, DigitalWallet.class);
  }

  /**
   * List registered digital wallets.
   * <p>
   * All of the merchant account, without pages. Scope: <code>digital-wallets.read</code>.
   */
  public Listing<DigitalWallet> list(Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/digital-wallets"), options, DigitalWallet.class);
  }

  /**
   * Remove a digital wallet.
   * <p>
   * Its keys are destroyed: tokens that were made for it open no more. Scope: <code>digital-wallets.write</code>. People confirm it; see Confirmations.
   */
  public Answer delete(String digitalWalletId, Options... options) {
    return Connection.await(deleteAsync(digitalWalletId, options));
  }

  /**
   * Remove a digital wallet.
   * <p>
   * Its keys are destroyed: tokens that were made for it open no more. Scope: <code>digital-wallets.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<Answer> deleteAsync(String digitalWalletId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/digital-wallets/", digitalWalletId), options);
  }

  /**
   * Read a digital wallet.
   * <p>
   * Another merchant account's wallet is 404. Scope: <code>digital-wallets.read</code>.
   */
  public DigitalWallet get(String digitalWalletId, Options... options) {
    return Connection.await(getAsync(digitalWalletId, options));
  }

  /**
   * Read a digital wallet.
   * <p>
   * Another merchant account's wallet is 404. Scope: <code>digital-wallets.read</code>.
   */
  public CompletableFuture<DigitalWallet> getAsync(String digitalWalletId, Options... options) {
    return on.send(new ApiRequest("GET", "/digital-wallets/", digitalWalletId), options, DigitalWallet.class);
  }

  /**
   * Change the given fields of a digital wallet.
   * <p>
   * What is left out stays. What names you at the provider is fixed at registration. Scope: <code>digital-wallets.write</code>. People confirm it; see Confirmations.
   */
  public DigitalWallet update(String digitalWalletId, DigitalWalletUpdate body, Options... options) {
    return Connection.await(updateAsync(digitalWalletId, body, options));
  }

  /**
   * Change the given fields of a digital wallet.
   * <p>
   * What is left out stays. What names you at the provider is fixed at registration. Scope: <code>digital-wallets.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<DigitalWallet> updateAsync(String digitalWalletId, DigitalWalletUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/digital-wallets/", digitalWalletId).body(body), options, DigitalWallet.class);
  }
}
