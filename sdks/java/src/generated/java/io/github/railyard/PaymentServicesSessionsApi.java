// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.Map;
import java.util.concurrent.CompletableFuture;

/** Operations of <code>payment-services/sessions</code>. */
public final class PaymentServicesSessionsApi extends Group {
  PaymentServicesSessionsApi(Connection on) {
    super(on);
  }

  /**
   * Open a client session with a configured payment service.
   * <p>
   * 400 for connectors without sessions of their own. Scope: <code>transactions.write</code>.
   */
  public CreateSession create(String paymentServiceId, Map<String, ?> body, Options... options) {
    return Connection.await(createAsync(paymentServiceId, body, options));
  }

  /**
   * Open a client session with a configured payment service.
   * <p>
   * 400 for connectors without sessions of their own. Scope: <code>transactions.write</code>.
   */
  public CompletableFuture<CreateSession> createAsync(String paymentServiceId, Map<String, ?> body, Options... options) {
    return on.send(new ApiRequest("POST", "/payment-services/", paymentServiceId, "/sessions").body(body), options, CreateSession.class);
  }
}
