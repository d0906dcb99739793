// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>vault-forward/definitions</code>. */
public final class VaultForwardDefinitionsApi extends Group {
  VaultForwardDefinitionsApi(Connection on) {
    super(on);
  }

  /**
   * List the kinds of endpoint that the relay knows.
   * <p>
   * What each authentication method needs, as data for a form. Scope: <code>vault-forward-definitions.read</code>.
   */
  public Listing<VaultForwardDefinition> list(Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/vault-forward/definitions"), options, VaultForwardDefinition.class);
  }
}
