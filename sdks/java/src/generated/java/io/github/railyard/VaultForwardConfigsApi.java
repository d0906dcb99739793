// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>vault-forward/configs</code>. */
public final class VaultForwardConfigsApi extends Group {
  VaultForwardConfigsApi(Connection on) {
    super(on);
  }

  public VaultForwardConfigsAuthenticationsApi authentications() {
    return new VaultForwardConfigsAuthenticationsApi(on);
  }

  /**
   * Enable an endpoint for the relay; one for each definition.
   * <p>
   * Production relays only to hosts that are enabled here. Scope: <code>vault-forward-configs.write</code>. People confirm it; see Confirmations.
   */
  public VaultForwardConfig create(VaultForwardConfigCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Enable an endpoint for the relay; one for each definition.
   * <p>
   * Production relays only to hosts that are enabled here. Scope: <code>vault-forward-configs.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<VaultForwardConfig> createAsync(VaultForwardConfigCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/vault-forward/configs").body(body), options, VaultForwardConfig.class);
  }

  /**
   * List the endpoints enabled for the relay.
   * <p>
   * All of the merchant account, without pages. Scope: <code>vault-forward-configs.read</code>.
   */
  public Listing<VaultForwardConfig> list(Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/vault-forward/configs"), options, VaultForwardConfig.class);
  }

  /**
   * Disable an endpoint of the relay and delete its authentication methods.
   * <p>
   * Production no longer relays to its hosts, and keys stored under it are destroyed. Scope: <code>vault-forward-configs.write</code>. People confirm it; see Confirmations.
   */
  public Answer delete(String configId, Options... options) {
    return Connection.await(deleteAsync(configId, options));
  }

  /**
   * Disable an endpoint of the relay and delete its authentication methods.
   * <p>
   * Production no longer relays to its hosts, and keys stored under it are destroyed. Scope: <code>vault-forward-configs.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<Answer> deleteAsync(String configId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/vault-forward/configs/", configId), options);
  }

  /**
   * Read an endpoint of the relay.
   * <p>
   * With its authentication methods, of which secrets are only named. Scope: <code>vault-forward-configs.read</code>.
   */
  public VaultForwardConfig get(String configId, Options... options) {
    return Connection.await(getAsync(configId, options));
  }

  /**
   * Read an endpoint of the relay.
   * <p>
   * With its authentication methods, of which secrets are only named. Scope: <code>vault-forward-configs.read</code>.
   */
  public CompletableFuture<VaultForwardConfig> getAsync(String configId, Options... options) {
    return on.send(new ApiRequest("GET", "/vault-forward/configs/", configId), options, VaultForwardConfig.class);
  }

  /**
   * Change the name or the hosts of an endpoint of the relay.
   * <p>
   * What is left out stays, and so do its authentication methods with their keys. Scope: <code>vault-forward-configs.write</code>. People confirm it; see Confirmations.
   */
  public VaultForwardConfig update(String configId, VaultForwardConfigUpdate body, Options... options) {
    return Connection.await(updateAsync(configId, body, options));
  }

  /**
   * Change the name or the hosts of an endpoint of the relay.
   * <p>
   * What is left out stays, and so do its authentication methods with their keys. Scope: <code>vault-forward-configs.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<VaultForwardConfig> updateAsync(String configId, VaultForwardConfigUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/vault-forward/configs/", configId).body(body), options, VaultForwardConfig.class);
  }
}
