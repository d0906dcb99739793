// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>payment-service-definitions</code>. */
public final class PaymentServiceDefinitionsApi extends Group {
  PaymentServiceDefinitionsApi(Connection on) {
    super(on);
  }

  public PaymentServiceDefinitionsSessionsApi sessions() {
    return new PaymentServiceDefinitionsSessionsApi(on);
  }

  /**
   * List the connectors of payment services.
   * <p>
   * Those that have an address in this environment; production has none of the simulated ones. Scope: <code>payment-service-definitions.read</code>.
   */
  public Listing<PaymentServiceDefinition> list(ListPaymentServiceDefinitionsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/payment-service-definitions").query(query), options, PaymentServiceDefinition.class);
  }

  /**
   * List the connectors of payment services.
   * <p>
   * Those that have an address in this environment; production has none of the simulated ones. Scope: <code>payment-service-definitions.read</code>.
   */
  public Listing<PaymentServiceDefinition> list(Options... options) {
    return list((ListPaymentServiceDefinitionsQuery) null, options);
  }

  /**
   * Read which settings the connector of a payment service takes.
   * <p>
   * What <code>fields</code> of a payment service must hold, and which currencies, countries and features the connector has. Scope: <code>payment-service-definitions.read</code>.
   */
  public PaymentServiceDefinition get(String paymentServiceDefinitionId, Options... options) {
    return Connection.await(getAsync(paymentServiceDefinitionId, options));
  }

  /**
   * Read which settings the connector of a payment service takes.
   * <p>
   * What <code>fields</code> of a payment service must hold, and which currencies, countries and features the connector has. Scope: <code>payment-service-definitions.read</code>.
   */
  public CompletableFuture<PaymentServiceDefinition> getAsync(String paymentServiceDefinitionId, Options... options) {
    return on.send(new ApiRequest("GET", "/payment-service-definitions/", paymentServiceDefinitionId), options, PaymentServiceDefinition.class);
  }
}
