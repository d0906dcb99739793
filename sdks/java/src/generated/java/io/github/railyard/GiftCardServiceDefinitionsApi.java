// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>gift-card-service-definitions</code>. */
public final class GiftCardServiceDefinitionsApi extends Group {
  GiftCardServiceDefinitionsApi(Connection on) {
    super(on);
  }

  /**
   * List the connectors of gift card services.
   * <p>
   * Those that have an address in this environment; production has none of the simulated ones. Scope: <code>gift-card-service-definitions.read</code>.
   */
  public Listing<GiftCardServiceDefinition> list(ListGiftCardServiceDefinitionsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/gift-card-service-definitions").query(query), options, GiftCardServiceDefinition.class);
  }

  /**
   * List the connectors of gift card services.
   * <p>
   * Those that have an address in this environment; production has none of the simulated ones. Scope: <code>gift-card-service-definitions.read</code>.
   */
  public Listing<GiftCardServiceDefinition> list(Options... options) {
    return list((ListGiftCardServiceDefinitionsQuery) null, options);
  }

  /**
   * Read which settings the connector of a gift card service takes.
   * <p>
   * What <code>fields</code> of a service must hold. Scope: <code>gift-card-service-definitions.read</code>.
   */
  public GiftCardServiceDefinition get(String giftCardServiceDefinitionId, Options... options) {
    return Connection.await(getAsync(giftCardServiceDefinitionId, options));
  }

  /**
   * Read which settings the connector of a gift card service takes.
   * <p>
   * What <code>fields</code> of a service must hold. Scope: <code>gift-card-service-definitions.read</code>.
   */
  public CompletableFuture<GiftCardServiceDefinition> getAsync(String giftCardServiceDefinitionId, Options... options) {
    return on.send(new ApiRequest("GET", "/gift-card-service-definitions/", giftCardServiceDefinitionId), options, GiftCardServiceDefinition.class);
  }
}
