// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>token-service-definitions</code>. */
public final class TokenServiceDefinitionsApi extends Group {
  TokenServiceDefinitionsApi(Connection on) {
    super(on);
  }

  /**
   * List the connectors of token services.
   * <p>
   * Those that have an address in this environment; production has none of the simulated ones. Scope: <code>merchant-accounts.read</code>.
   */
  public Listing<TokenServiceDefinition> list(ListTokenServiceDefinitionsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/token-service-definitions").query(query), options, TokenServiceDefinition.class);
  }

  /**
   * List the connectors of token services.
   * <p>
   * Those that have an address in this environment; production has none of the simulated ones. Scope: <code>merchant-accounts.read</code>.
   */
  public Listing<TokenServiceDefinition> list(Options... options) {
    return list((ListTokenServiceDefinitionsQuery) null, options);
  }
}
