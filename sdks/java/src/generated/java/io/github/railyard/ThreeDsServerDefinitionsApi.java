// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>three-ds-server-definitions</code>. */
public final class ThreeDsServerDefinitionsApi extends Group {
  ThreeDsServerDefinitionsApi(Connection on) {
    super(on);
  }

  /**
   * List the connectors of 3-D Secure servers.
   * <p>
   * Those that have an address in this environment; production has none of the simulated ones. Scope: <code>merchant-accounts.read</code>.
   */
  public Listing<ThreeDSServerDefinition> list(ListThreeDsServerDefinitionsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/three-ds-server-definitions").query(query), options, ThreeDSServerDefinition.class);
  }

  /**
   * List the connectors of 3-D Secure servers.
   * <p>
   * Those that have an address in this environment; production has none of the simulated ones. Scope: <code>merchant-accounts.read</code>.
   */
  public Listing<ThreeDSServerDefinition> list(Options... options) {
    return list((ListThreeDsServerDefinitionsQuery) null, options);
  }
}
