// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>api-key-pairs</code>. */
public final class ApiKeyPairsApi extends Group {
  ApiKeyPairsApi(Connection on) {
    super(on);
  }

  /**
   * Make a key pair; the private key is in this answer and never again.
   * <p>
   * Makes a P-521 or RSA key pair, or takes a public key that you made. Nobody grants more than they hold: roles and merchant accounts must be the caller's own. Scope: <code>api-key-pairs.write</code>. People confirm it; see Confirmations.
   */
  public ApiKeyPair create(ApiKeyPairCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Make a key pair; the private key is in this answer and never again.
   * <p>
   * Makes a P-521 or RSA key pair, or takes a public key that you made. Nobody grants more than they hold: roles and merchant accounts must be the caller's own. Scope: <code>api-key-pairs.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<ApiKeyPair> createAsync(ApiKeyPairCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/api-key-pairs").body(body), options, ApiKeyPair.class);
  }

  /**
   * List the keys that may sign tokens for this instance.
   * <p>
   * Newest first. A caller that is bound to merchant accounts sees only keys of those. Scope: <code>api-key-pairs.read</code>.
   */
  public Listing<ApiKeyPair> list(ListApiKeyPairsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/api-key-pairs").query(query), options, ApiKeyPair.class);
  }

  /**
   * List the keys that may sign tokens for this instance.
   * <p>
   * Newest first. A caller that is bound to merchant accounts sees only keys of those. Scope: <code>api-key-pairs.read</code>.
   */
  public Listing<ApiKeyPair> list(Options... options) {
    return list((ListApiKeyPairsQuery) null, options);
  }

  /**
   * Delete a key; tokens signed with it stop working.
   * <p>
   * Its tokens are refused everywhere within two seconds. The same public key can never be registered again. Scope: <code>api-key-pairs.write</code>. People confirm it; see Confirmations.
   */
  public Answer delete(String apiKeyPairId, Options... options) {
    return Connection.await(deleteAsync(apiKeyPairId, options));
  }

  /**
   * Delete a key; tokens signed with it stop working.
   * <p>
   * Its tokens are refused everywhere within two seconds. The same public key can never be registered again. Scope: <code>api-key-pairs.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<Answer> deleteAsync(String apiKeyPairId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/api-key-pairs/", apiKeyPairId), options);
  }

  /**
   * Read a key pair.
   * <p>
   * A caller that is bound to merchant accounts sees only keys of those. Scope: <code>api-key-pairs.read</code>.
   */
  public ApiKeyPair get(String apiKeyPairId, Options... options) {
    return Connection.await(getAsync(apiKeyPairId, options));
  }

  /**
   * Read a key pair.
   * <p>
   * A caller that is bound to merchant accounts sees only keys of those. Scope: <code>api-key-pairs.read</code>.
   */
  public CompletableFuture<ApiKeyPair> getAsync(String apiKeyPairId, Options... options) {
    return on.send(new ApiRequest("GET", "/api-key-pairs/", apiKeyPairId), options, ApiKeyPair.class);
  }

  /**
   * Rename a key, turn it on or off, or change its roles.
   * <p>
   * What is left out stays. Tokens of a key that is turned off are refused everywhere within two seconds. Scope: <code>api-key-pairs.write</code>. People confirm it; see Confirmations.
   */
  public ApiKeyPair update(String apiKeyPairId, ApiKeyPairUpdate body, Options... options) {
    return Connection.await(updateAsync(apiKeyPairId, body, options));
  }

  /**
   * Rename a key, turn it on or off, or change its roles.
   * <p>
   * What is left out stays. Tokens of a key that is turned off are refused everywhere within two seconds. Scope: <code>api-key-pairs.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<ApiKeyPair> updateAsync(String apiKeyPairId, ApiKeyPairUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/api-key-pairs/", apiKeyPairId).body(body), options, ApiKeyPair.class);
  }
}
