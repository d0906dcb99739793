// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>payment-services</code>. */
public final class PaymentServicesApi extends Group {
  PaymentServicesApi(Connection on) {
    super(on);
  }

  public PaymentServicesHealthApi health() {
    return new PaymentServicesHealthApi(on);
  }

  public PaymentServicesSessionsApi sessions() {
    return new PaymentServicesSessionsApi(on);
  }

  /**
   * Configure a connector for this merchant account.
   * <p>
   * Payments can go through it at once. Secret settings are sealed in the vault. Scope: <code>payment-services.write</code>. People confirm it; see Confirmations.
   */
  public PaymentService create(PaymentServiceCreate body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Configure a connector for this merchant account.
   * <p>
   * Payments can go through it at once. Secret settings are sealed in the vault. Scope: <code>payment-services.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<PaymentService> createAsync(PaymentServiceCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/payment-services").body(body), options, PaymentService.class);
  }

  /**
   * List configured payment services.
   * <p>
   * Most recently made first; <code>position</code> says in which order they are tried. Scope: <code>payment-services.read</code>.
   */
  public Listing<PaymentService> list(ListPaymentServicesQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/payment-services").query(query), options, PaymentService.class);
  }

  /**
   * List configured payment services.
   * <p>
   * Most recently made first; <code>position</code> says in which order they are tried. Scope: <code>payment-services.read</code>.
   */
  public Listing<PaymentService> list(Options... options) {
    return list((ListPaymentServicesQuery) null, options);
  }

  /**
   * Try credentials at the provider without storing them.
   * <p>
   * Answers 200 where the provider accepts them, and 400 <code>invalid_credentials</code> where it does not. Nothing is stored. For connectors whose definition says <code>verifiable</code>. Scope: <code>payment-services.write</code>.
   */
  public Answer verify(VerifyCredentials body, Options... options) {
    return Connection.await(verifyAsync(body, options));
  }

  /**
   * Try credentials at the provider without storing them.
   * <p>
   * Answers 200 where the provider accepts them, and 400 <code>invalid_credentials</code> where it does not. Nothing is stored. For connectors whose definition says <code>verifiable</code>. Scope: <code>payment-services.write</code>.
   */
  public CompletableFuture<Answer> verifyAsync(VerifyCredentials body, Options... options) {
    return on.send(new ApiRequest("POST", "/payment-services/verify").body(body), options);
  }

  /**
   * Delete a payment service.
   * <p>
   * New payments no longer go through it; old ones can still be captured, refunded and looked up. Scope: <code>payment-services.write</code>. People confirm it; see Confirmations.
   */
  public Answer delete(String paymentServiceId, Options... options) {
    return Connection.await(deleteAsync(paymentServiceId, options));
  }

  /**
   * Delete a payment service.
   * <p>
   * New payments no longer go through it; old ones can still be captured, refunded and looked up. Scope: <code>payment-services.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<Answer> deleteAsync(String paymentServiceId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/payment-services/", paymentServiceId), options);
  }

  /**
   * Read a payment service; secret settings are not shown.
   * <p>
   * Secret settings are left out. Scope: <code>payment-services.read</code>.
   */
  public PaymentService get(String paymentServiceId, Options... options) {
    return Connection.await(getAsync(paymentServiceId, options));
  }

  /**
   * Read a payment service; secret settings are not shown.
   * <p>
   * Secret settings are left out. Scope: <code>payment-services.read</code>.
   */
  public CompletableFuture<PaymentService> getAsync(String paymentServiceId, Options... options) {
    return on.send(new ApiRequest("GET", "/payment-services/", paymentServiceId), options, PaymentService.class);
  }

  /**
   * Change the given fields of a payment service.
   * <p>
   * What is left out stays; an empty value removes a setting that is not required. Every process sees the change within a second. Scope: <code>payment-services.write</code>. People confirm it; see Confirmations.
   */
  public PaymentService update(String paymentServiceId, PaymentServiceUpdate body, Options... options) {
    return Connection.await(updateAsync(paymentServiceId, body, options));
  }

  /**
   * Change the given fields of a payment service.
   * <p>
   * What is left out stays; an empty value removes a setting that is not required. Every process sees the change within a second. Scope: <code>payment-services.write</code>. People confirm it; see Confirmations.
   */
  public CompletableFuture<PaymentService> updateAsync(String paymentServiceId, PaymentServiceUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/payment-services/", paymentServiceId).body(body), options, PaymentService.class);
  }
}
