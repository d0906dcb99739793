// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>merchant-accounts/token-services</code>. */
public final class MerchantAccountsTokenServicesApi extends Group {
  MerchantAccountsTokenServicesApi(Connection on) {
    super(on);
  }

  /**
   * List the token services of a merchant account.
   * <p>
   * Newest first. Secret settings are not shown. Cards of a scheme without one have no network tokens in production, and tokens of its own service in the sandbox. Scope: <code>merchant-accounts.read</code>.
   */
  public Listing<TokenService> list(String merchantAccountId, ListTokenServicesQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/merchant-accounts/", merchantAccountId, "/token-services").query(query), options, TokenService.class);
  }

  /**
   * List the token services of a merchant account.
   * <p>
   * Newest first. Secret settings are not shown. Cards of a scheme without one have no network tokens in production, and tokens of its own service in the sandbox. Scope: <code>merchant-accounts.read</code>.
   */
  public Listing<TokenService> list(String merchantAccountId, Options... options) {
    return list(merchantAccountId, (ListTokenServicesQuery) null, options);
  }

  /**
   * Set up a token service of a merchant account, or change its settings.
   * <p>
   * Tokens that are asked for from now on are its, where it serves the scheme of the card. Scope: <code>merchant-accounts.write</code>. People confirm it; see Confirmations.
   */
  public TokenService update(String merchantAccountId, String tokenServiceDefinitionId, TokenServicePut body, Options... options) {
    return Connection.await(updateAsync(merchantAccountId, tokenServiceDefinitionId, body, options));
  }

  /**
   * Set up a token service of a merchant account, or change its settings.
   * <p>
   * Tokens that are asked for from now on are its, where it serves the scheme of the card. Scope: <code>merchant-accounts.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<TokenService> updateAsync(String merchantAccountId, String tokenServiceDefinitionId, TokenServicePut body, Options... options) {
    return on.send(new ApiRequest("PUT", "/merchant-accounts/", merchantAccountId, "/token-services/", tokenServiceDefinitionId).body(body), options, TokenService.class);
  }

  /**
   * Delete a token service.
   * <p>
   * It is asked for no more tokens. Those that it made go on, and are deleted there with their cards. Scope: <code>merchant-accounts.write</code>. People confirm it; see Confirmations.
   */
  public Answer delete(String merchantAccountId, String tokenServiceDefinitionId, Options... options) {
    return Connection.await(deleteAsync(merchantAccountId, tokenServiceDefinitionId, options));
  }

  /**
   * Delete a token service.
   * <p>
   * It is asked for no more tokens. Those that it made go on, and are deleted there with their cards. Scope: <code>merchant-accounts.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<Answer> deleteAsync(String merchantAccountId, String tokenServiceDefinitionId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/merchant-accounts/", merchantAccountId, "/token-services/", tokenServiceDefinitionId), options);
  }

  /**
   * Try credentials at the provider without storing them.
   * <p>
   * Answers 200 where the provider accepts them, and 400 <code>invalid_credentials</code> where it does not. Nothing is stored. For connectors whose definition says <code>verifiable</code>. Scope: <code>merchant-accounts.write</code>.
   */
  public Answer verify(String merchantAccountId, String tokenServiceDefinitionId, TokenServiceVerify body, Options... options) {
    return Connection.await(verifyAsync(merchantAccountId, tokenServiceDefinitionId, body, options));
  }

  /**
   * Try credentials at the provider without storing them.
   * <p>
   * Answers 200 where the provider accepts them, and 400 <code>invalid_credentials</code> where it does not. Nothing is stored. For connectors whose definition says <code>verifiable</code>. Scope: <code>merchant-accounts.write</code>.
   */
  public CompletableFuture<Answer> verifyAsync(String merchantAccountId, String tokenServiceDefinitionId, TokenServiceVerify body, Options... options) {
    return on.send(new ApiRequest("POST", "/merchant-accounts/", merchantAccountId, "/token-services/", tokenServiceDefinitionId, "/verify").body(body), options);
  }
}
