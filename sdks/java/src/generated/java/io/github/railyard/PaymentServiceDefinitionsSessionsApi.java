// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** Operations of <code>payment-service-definitions/sessions</code>. */
public final class PaymentServiceDefinitionsSessionsApi extends Group {
  PaymentServiceDefinitionsSessionsApi(Connection on) {
    super(on);
  }

  /**
   * Open a client session with a connector's processor.
   * <p>
   * 400 for connectors without sessions of their own. Scope: <code>transactions.write</code>.
   */
  public CreateSession create(String paymentServiceDefinitionId, Map<String, ?> body, Options... options) {
    return Connection.await(createAsync(paymentServiceDefinitionId, body, options));
  }

  /**
   * Open a client session with a connector's processor.
   * <p>
   * 400 for connectors without sessions of their own. Scope: <code>transactions.write</code>.
   */
  public CompletableFuture<CreateSession> createAsync(String paymentServiceDefinitionId, Map<String, ?> body, Options... options) {
    return on.send(new ApiRequest("POST", "/payment-service-definitions/", paymentServiceDefinitionId, "/sessions").body(body), options, CreateSession.class);
  }
}
