// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>anti-fraud-service-definitions</code>. */
public final class AntiFraudServiceDefinitionsApi extends Group {
  AntiFraudServiceDefinitionsApi(Connection on) {
    super(on);
  }

  /**
   * List the connectors of anti-fraud services.
   * <p>
   * Those that have an address in this environment; production has none of the simulated ones. Scope: <code>anti-fraud-service-definitions.read</code>.
   */
  public Listing<AntiFraudServiceDefinition> list(ListAntiFraudServiceDefinitionsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/anti-fraud-service-definitions").query(query), options, AntiFraudServiceDefinition.class);
  }

  /**
   * List the connectors of anti-fraud services.
   * <p>
   * Those that have an address in this environment; production has none of the simulated ones. Scope: <code>anti-fraud-service-definitions.read</code>.
   */
  public Listing<AntiFraudServiceDefinition> list(Options... options) {
    return list((ListAntiFraudServiceDefinitionsQuery) null, options);
  }

  /**
   * Read which settings the connector of an anti-fraud service takes.
   * <p>
   * <code>placement</code>, <code>on_error</code> and <code>timeout_seconds</code> are settings of every one of them. Scope: <code>anti-fraud-service-definitions.read</code>.
   */
  public AntiFraudServiceDefinition get(String antiFraudServiceDefinitionId, Options... options) {
    return Connection.await(getAsync(antiFraudServiceDefinitionId, options));
  }

  /**
   * Read which settings the connector of an anti-fraud service takes.
   * <p>
   * <code>placement</code>, <code>on_error</code> and <code>timeout_seconds</code> are settings of every one of them. Scope: <code>anti-fraud-service-definitions.read</code>.
   */
  public CompletableFuture<AntiFraudServiceDefinition> getAsync(String antiFraudServiceDefinitionId, Options... options) {
    return on.send(new ApiRequest("GET", "/anti-fraud-service-definitions/", antiFraudServiceDefinitionId), options, AntiFraudServiceDefinition.class);
  }
}
