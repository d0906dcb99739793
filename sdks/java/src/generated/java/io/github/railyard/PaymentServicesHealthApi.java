// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>payment-services/health</code>. */
public final class PaymentServicesHealthApi extends Group {
  PaymentServicesHealthApi(Connection on) {
    super(on);
  }

  /**
   * See how all payment services do.
   * <p>
   * Of all that are set up, in the order in which they are tried, a hundred at most. Scope: <code>payment-services.read</code>.
   */
  public Listing<PaymentServiceHealth> list(ListPaymentServiceHealthQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/payment-services/health").query(query), options, PaymentServiceHealth.class);
  }

  /**
   * See how all payment services do.
   * <p>
   * Of all that are set up, in the order in which they are tried, a hundred at most. Scope: <code>payment-services.read</code>.
   */
  public Listing<PaymentServiceHealth> list(Options... options) {
    return list((ListPaymentServiceHealthQuery) null, options);
  }

  /**
   * See how a payment service does.
   * <p>
   * As in the list of all. Scope: <code>payment-services.read</code>.
   */
  public PaymentServiceHealth get(String paymentServiceId, GetPaymentServiceHealthQuery query, Options... options) {
    return Connection.await(getAsync(paymentServiceId, query, options));
  }

  /**
   * See how a payment service does.
   * <p>
   * As in the list of all. Scope: <code>payment-services.read</code>.
   */
  public CompletableFuture<PaymentServiceHealth> getAsync(String paymentServiceId, GetPaymentServiceHealthQuery query, Options... options) {
    return on.send(new ApiRequest("GET", "/payment-services/", paymentServiceId, "/health").query(query), options, PaymentServiceHealth.class);
  }

  /**
   * See how a payment service does.
   * <p>
   * As in the list of all. Scope: <code>payment-services.read</code>.
   */
  public PaymentServiceHealth get(String paymentServiceId, Options... options) {
    return get(paymentServiceId, (GetPaymentServiceHealthQuery) null, options);
  }

  /**
   * See how a payment service does.
   * <p>
   * As in the list of all. Scope: <code>payment-services.read</code>.
   */
  public CompletableFuture<PaymentServiceHealth> getAsync(String paymentServiceId, Options... options) {
    return getAsync(paymentServiceId, (GetPaymentServiceHealthQuery) null, options);
  }
}
