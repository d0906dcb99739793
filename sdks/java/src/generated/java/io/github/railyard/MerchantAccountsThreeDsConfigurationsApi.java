// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>merchant-accounts/three-ds-configurations</code>. */
public final class MerchantAccountsThreeDsConfigurationsApi extends Group {
  MerchantAccountsThreeDsConfigurationsApi(Connection on) {
    super(on);
  }

  /**
   * Add acquirer data for 3-D Secure with one scheme and currency.
   * <p>
   * What issuers are told of the merchant where a checkout session is authenticated. A second for the same scheme and currency is 409. Scope: <code>merchant-accounts.write</code>.
   */
  public MerchantAccountThreeDSConfiguration create(String merchantAccountId, MerchantAccountThreeDSConfigurationCreate body, Options... options) {
    return Connection.await(createAsync(merchantAccountId, body, options));
  }

  /**
   * Add acquirer data for 3-D Secure with one scheme and currency.
   * <p>
   * What issuers are told of the merchant where a checkout session is authenticated. A second for the same scheme and currency is 409. Scope: <code>merchant-accounts.write</code>.
   */
  public CompletableFuture<MerchantAccountThreeDSConfiguration> createAsync(String merchantAccountId, MerchantAccountThreeDSConfigurationCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/merchant-accounts/", merchantAccountId, "/three-ds-configurations").body(body), options, MerchantAccountThreeDSConfiguration.class);
  }

  /**
   * List a merchant account's 3-D Secure configurations.
   * <p>
   * All of the merchant account, without pages. Scope: <code>merchant-accounts.read</code>.
   */
  public Listing<MerchantAccountThreeDSConfiguration> list(String merchantAccountId, ListThreeDsConfigurationsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/merchant-accounts/", merchantAccountId, "/three-ds-configurations").query(query), options, MerchantAccountThreeDSConfiguration.class);
  }

  /**
   * List a merchant account's 3-D Secure configurations.
   * <p>
   * All of the merchant account, without pages. Scope: <code>merchant-accounts.read</code>.
   */
  public Listing<MerchantAccountThreeDSConfiguration> list(String merchantAccountId, Options... options) {
    return list(merchantAccountId, (ListThreeDsConfigurationsQuery) null, options);
  }

  /**
   * Delete a 3-D Secure configuration.
   * <p>
   * Sessions of its scheme and currency can no longer be authenticated through it. Scope: <code>merchant-accounts.write</code>.
   */
  public Answer delete(String merchantAccountId, String threeDsConfigurationId, Options... options) {
    return Connection.await(deleteAsync(merchantAccountId, threeDsConfigurationId, options));
  }

  /**
   * Delete a 3-D Secure configuration.
   * <p>
   * Sessions of its scheme and currency can no longer be authenticated through it. Scope: <code>merchant-accounts.write</code>.
   */
  public CompletableFuture<Answer> deleteAsync(String merchantAccountId, String threeDsConfigurationId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/merchant-accounts/", merchantAccountId, "/three-ds-configurations/", threeDsConfigurationId), options);
  }

  /**
   * Change the given fields of a 3-D Secure configuration.
   * <p>
   * What is left out stays. Scope: <code>merchant-accounts.write</code>.
   */
  public MerchantAccountThreeDSConfiguration update(String merchantAccountId, String threeDsConfigurationId, MerchantAccountThreeDSConfigurationUpdate body, Options... options) {
    return Connection.await(updateAsync(merchantAccountId, threeDsConfigurationId, body, options));
  }

  /**
   * Change the given fields of a 3-D Secure configuration.
   * <p>
   * What is left out stays. Scope: <code>merchant-accounts.write</code>.
   */
  public CompletableFuture<MerchantAccountThreeDSConfiguration> updateAsync(String merchantAccountId, String threeDsConfigurationId, MerchantAccountThreeDSConfigurationUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/merchant-accounts/", merchantAccountId, "/three-ds-configurations/", threeDsConfigurationId).body(body), options, MerchantAccountThreeDSConfiguration.class);
  }
}
