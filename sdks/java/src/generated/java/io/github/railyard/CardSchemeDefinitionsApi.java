// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>card-scheme-definitions</code>. */
public final class CardSchemeDefinitionsApi extends Group {
  CardSchemeDefinitionsApi(Connection on) {
    super(on);
  }

  /**
   * List the card schemes that the service knows.
   * <p>
   * With a name and a picture of each, for use in front ends. Scope: <code>card-scheme-definitions.read</code>.
   */
  public Listing<CardSchemeDefinition> list(Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/card-scheme-definitions"), options, CardSchemeDefinition.class);
  }
}
