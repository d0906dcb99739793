// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>vault-forward/configs/authentications</code>. */
public final class VaultForwardConfigsAuthenticationsApi extends Group {
  VaultForwardConfigsAuthenticationsApi(Connection on) {
    super(on);
  }

  /**
   * Store an authentication method; its secret fields are never returned.
   * <p>
   * Keys stay in the vault. What is stored is checked when it is first used. Scope: <code>vault-forward-authentications.write</code>. People confirm it; see Confirmations.
   */
  public VaultForwardAuthentication create(String configId, VaultForwardAuthenticationCreate body, Options... options) {
    return Connection.await(createAsync(configId, body, options));
  }

  /**
   * Store an authentication method; its secret fields are never returned.
   * <p>
   * Keys stay in the vault. What is stored is checked when it is first used. Scope: <code>vault-forward-authentications.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<VaultForwardAuthentication> createAsync(String configId, VaultForwardAuthenticationCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/vault-forward/configs/", configId, "/authentications").body(body), options, VaultForwardAuthentication.class);
  }

  /**
   * List the authentication methods of an endpoint.
   * <p>
   * All of the endpoint, without pages. Scope: <code>vault-forward-authentications.read</code>.
   */
  public Listing<VaultForwardAuthentication> list(String configId, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/vault-forward/configs/", configId, "/authentications"), options, VaultForwardAuthentication.class);
  }

  /**
   * Delete an authentication method.
   * <p>
   * Its keys are destroyed. Scope: <code>vault-forward-authentications.write</code>. People confirm it; see Confirmations.
   */
  public Answer delete(String configId, String authenticationId, Options... options) {
    return Connection.await(deleteAsync(configId, authenticationId, options));
  }

  /**
   * Delete an authentication method.
   * <p>
   * Its keys are destroyed. Scope: <code>vault-forward-authentications.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<Answer> deleteAsync(String configId, String authenticationId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/vault-forward/configs/", configId, "/authentications/", authenticationId), options);
  }

  /**
   * Read an authentication method, without its secrets.
   * <p>
   * Says of each secret only whether it is set. Scope: <code>vault-forward-authentications.read</code>.
   */
  public VaultForwardAuthentication get(String configId, String authenticationId, Options... options) {
    return Connection.await(getAsync(configId, authenticationId, options));
  }

  /**
   * Read an authentication method, without its secrets.
   * <p>
   * Says of each secret only whether it is set. Scope: <code>vault-forward-authentications.read</code>.
   */
  public CompletableFuture<VaultForwardAuthentication> getAsync(String configId, String authenticationId, Options... options) {
    return on.send(new ApiRequest("GET", "/vault-forward/configs/", configId, "/authentications/", authenticationId), options, VaultForwardAuthentication.class);
  }

  /**
   * Change the given fields of an authentication method.
   * <p>
   * What is left out stays; an empty value unsets a field. The method cannot be changed. Scope: <code>vault-forward-authentications.write</code>. People confirm it; see Confirmations.
   */
  public VaultForwardAuthentication update(String configId, String authenticationId, VaultForwardAuthenticationUpdate body, Options... options) {
    return Connection.await(updateAsync(configId, authenticationId, body, options));
  }

  /**
   * Change the given fields of an authentication method.
   * <p>
   * What is left out stays; an empty value unsets a field. The method cannot be changed. Scope: <code>vault-forward-authentications.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<VaultForwardAuthentication> updateAsync(String configId, String authenticationId, VaultForwardAuthenticationUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/vault-forward/configs/", configId, "/authentications/", authenticationId).body(body), options, VaultForwardAuthentication.class);
  }
}
