// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>passkeys</code>. */
public final class PasskeysApi extends Group {
  PasskeysApi(Connection on) {
    super(on);
  }

  public PasskeysOptionsApi options() {
    return new PasskeysOptionsApi(on);
  }

  /**
   * Keep a passkey that your browser has made.
   * <p>
   * A second passkey is the way back in for whoever loses the first. For people who are logged in at the dashboard, whatever their roles. People confirm it; see Confirmations.
   */
  public Passkey create(PasskeyCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Keep a passkey that your browser has made.
   * <p>
   * A second passkey is the way back in for whoever loses the first. For people who are logged in at the dashboard, whatever their roles. People confirm it; see Confirmations.
   */
  public CompletableFuture<Passkey> createAsync(PasskeyCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/passkeys").body(body), options, Passkey.class);
  }

  /**
   * List your passkeys.
   * <p>
   * Twenty at most. For people who are logged in at the dashboard, whatever their roles.
   */
  public Listing<Passkey> list(Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/passkeys"), options, Passkey.class);
  }

  /**
   * Remove a passkey of yours.
   * <p>
   * The last one stays: make another before. Sessions go on. For people who are logged in at the dashboard, whatever their roles. People confirm it; see Confirmations.
   */
  public Answer delete(String passkeyId, Options... options) {
    return Connection.await(deleteAsync(passkeyId, options));
  }

  /**
   * Remove a passkey of yours.
   * <p>
   * The last one stays: make another before. Sessions go on. For people who are logged in at the dashboard, whatever their roles. People confirm it; see Confirmations.
   */
  public CompletableFuture<Answer> deleteAsync(String passkeyId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/passkeys/", passkeyId), options);
  }

  /**
   * Rename a passkey of yours.
   * <p>
   * The authenticator keeps its own name for it. For people who are logged in at the dashboard, whatever their roles.
   */
  public Passkey update(String passkeyId, PasskeyUpdate body, Options... options) {
    return Connection.await(updateAsync(passkeyId, body, options));
  }

  /**
   * Rename a passkey of yours.
   * <p>
   * The authenticator keeps its own name for it. For people who are logged in at the dashboard, whatever their roles.
   */
  public CompletableFuture<Passkey> updateAsync(String passkeyId, PasskeyUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/passkeys/", passkeyId).body(body), options, Passkey.class);
  }
}
