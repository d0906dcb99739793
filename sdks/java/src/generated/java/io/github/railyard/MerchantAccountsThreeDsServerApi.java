// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>merchant-accounts/three-ds-server</code>. */
public final class MerchantAccountsThreeDsServerApi extends Group {
  MerchantAccountsThreeDsServerApi(Connection on) {
    super(on);
  }

  /**
   * Read a 3-D Secure server; secret settings are not shown.
   * <p>
   * Secret settings are not shown. 404: none is set up; in the sandbox its own directory server is asked then, in production no cardholder can be authenticated. Scope: <code>merchant-accounts.read</code>.
   */
  public ThreeDSServer get(String merchantAccountId, Options... options) {
    return Connection.await(getAsync(merchantAccountId, options));
  }

  /**
   * Read a 3-D Secure server; secret settings are not shown.
   * <p>
   * Secret settings are not shown. 404: none is set up; in the sandbox its own directory server is asked then, in production no cardholder can be authenticated. Scope: <code>merchant-accounts.read</code>.
   */
  public CompletableFuture<ThreeDSServer> getAsync(String merchantAccountId, Options... options) {
    return on.send(new ApiRequest("GET", "/merchant-accounts/", merchantAccountId, "/three-ds-server"), options, ThreeDSServer.class);
  }

  /**
   * Set up a 3-D Secure server of a merchant account, or change its settings.
   * <p>
   * Authentications that begin from now on ask it, for transactions and for checkout sessions. Scope: <code>merchant-accounts.write</code>. People confirm it; see Confirmations.
   */
  public ThreeDSServer update(String merchantAccountId, ThreeDSServerPut body, Options... options) {
    return Connection.await(updateAsync(merchantAccountId, body, options));
  }

  /**
   * Set up a 3-D Secure server of a merchant account, or change its settings.
   * <p>
   * Authentications that begin from now on ask it, for transactions and for checkout sessions. Scope: <code>merchant-accounts.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<ThreeDSServer> updateAsync(String merchantAccountId, ThreeDSServerPut body, Options... options) {
    return on.send(new ApiRequest("PUT", "/merchant-accounts/", merchantAccountId, "/three-ds-server").body(body), options, ThreeDSServer.class);
  }

  /**
   * Delete a 3-D Secure server.
   * <p>
   * Challenges that it began are still asked for. Scope: <code>merchant-accounts.write</code>. People confirm it; see Confirmations.
   */
  public Answer delete(String merchantAccountId, Options... options) {
    return Connection.await(deleteAsync(merchantAccountId, options));
  }

  /**
   * Delete a 3-D Secure server.
   * <p>
   * Challenges that it began are still asked for. Scope: <code>merchant-accounts.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<Answer> deleteAsync(String merchantAccountId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/merchant-accounts/", merchantAccountId, "/three-ds-server"), options);
  }

  /**
   * Try credentials at the provider without storing them.
   * <p>
   * Answers 200 where the provider accepts them, and 400 <code>invalid_credentials</code> where it does not. Nothing is stored. For connectors whose definition says <code>verifiable</code>. Scope: <code>merchant-accounts.write</code>.
   */
  public Answer verify(String merchantAccountId, ThreeDSServerVerify body, Options... options) {
    return Connection.await(verifyAsync(merchantAccountId, body, options));
  }

  /**
   * Try credentials at the provider without storing them.
   * <p>
   * Answers 200 where the provider accepts them, and 400 <code>invalid_credentials</code> where it does not. Nothing is stored. For connectors whose definition says <code>verifiable</code>. Scope: <code>merchant-accounts.write</code>.
   */
  public CompletableFuture<Answer> verifyAsync(String merchantAccountId, ThreeDSServerVerify body, Options... options) {
    return on.send(new ApiRequest("POST", "/merchant-accounts/", merchantAccountId, "/three-ds-server/verify").body(body), options);
  }
}
