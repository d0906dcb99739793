// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>merchant-accounts</code>. */
public final class MerchantAccountsApi extends Group {
  MerchantAccountsApi(Connection on) {
    super(on);
  }

  public MerchantAccountsThreeDsConfigurationsApi threeDsConfigurations() {
    return new MerchantAccountsThreeDsConfigurationsApi(on);
  }

  public MerchantAccountsThreeDsServerApi threeDsServer() {
    return new MerchantAccountsThreeDsServerApi(on);
  }

  public MerchantAccountsTokenServicesApi tokenServices() {
    return new MerchantAccountsTokenServicesApi(on);
  }

  /**
   * Create a merchant account.
   * <p>
   * Its id is the first part of every key of its data, and names it in <code>x-merchant-account-id</code>. Scope: <code>merchant-accounts.write</code>.
   */
  public MerchantAccount create(MerchantAccountCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Create a merchant account.
   * <p>
   * Its id is the first part of every key of its data, and names it in <code>x-merchant-account-id</code>. Scope: <code>merchant-accounts.write</code>.
   */
  public CompletableFuture<MerchantAccount> createAsync(MerchantAccountCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/merchant-accounts").body(body), options, MerchantAccount.class);
  }

  /**
   * List merchant accounts.
   * <p>
   * A caller that is bound to merchant accounts sees only those. Scope: <code>merchant-accounts.read</code>.
   */
  public Listing<MerchantAccount> list(ListMerchantAccountsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/merchant-accounts").query(query), options, MerchantAccount.class);
  }

  /**
   * List merchant accounts.
   * <p>
   * A caller that is bound to merchant accounts sees only those. Scope: <code>merchant-accounts.read</code>.
   */
  public Listing<MerchantAccount> list(Options... options) {
    return list((ListMerchantAccountsQuery) null, options);
  }

  /**
   * Read a merchant account.
   * <p>
   * Secrets are never answered. Scope: <code>merchant-accounts.read</code>.
   */
  public MerchantAccount get(String merchantAccountId, Options... options) {
    return Connection.await(getAsync(merchantAccountId, options));
  }

  /**
   * Read a merchant account.
   * <p>
   * Secrets are never answered. Scope: <code>merchant-accounts.read</code>.
   */
  public CompletableFuture<MerchantAccount> getAsync(String merchantAccountId, Options... options) {
    return on.send(new ApiRequest("GET", "/merchant-accounts/", merchantAccountId), options, MerchantAccount.class);
  }

  /**
   * Change the given fields of a merchant account.
   * <p>
   * What is left out stays, null clears. Scope: <code>merchant-accounts.write</code>.
   */
  public MerchantAccount update(String merchantAccountId, MerchantAccountUpdate body, Options... options) {
    return Connection.await(updateAsync(merchantAccountId, body, options));
  }

  /**
   * Change the given fields of a merchant account.
   * <p>
   * What is left out stays, null clears. Scope: <code>merchant-accounts.write</code>.
   */
  public CompletableFuture<MerchantAccount> updateAsync(String merchantAccountId, MerchantAccountUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/merchant-accounts/", merchantAccountId).body(body), options, MerchantAccount.class);
  }
}
