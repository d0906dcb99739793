// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>payment-methods/payment-service-tokens</code>. */
public final class PaymentMethodsPaymentServiceTokensApi extends Group {
  PaymentMethodsPaymentServiceTokensApi(Connection on) {
    super(on);
  }

  /**
   * Have a processor make its own token for a payment method.
   * <p>
   * Only for connectors whose processor makes such tokens. Scope: <code>payment-methods.write</code>.
   */
  public PaymentServiceToken create(String paymentMethodId, PaymentServiceTokenCreate body, Options... options) {
    return Connection.await(createAsync(paymentMethodId, body, options));
  }

  /**
   * Have a processor make its own token for a payment method.
   * <p>
   * Only for connectors whose processor makes such tokens. Scope: <code>payment-methods.write</code>.
   */
  public CompletableFuture<PaymentServiceToken> createAsync(String paymentMethodId, PaymentServiceTokenCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/payment-methods/", paymentMethodId, "/payment-service-tokens").body(body), options, PaymentServiceToken.class);
  }

  /**
   * List the processors' own tokens for a payment method.
   * <p>
   * All of the payment method, without pages. Scope: <code>payment-methods.read</code>.
   */
  public Listing<PaymentServiceToken> list(String paymentMethodId, ListPaymentMethodPaymentServiceTokensQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/payment-methods/", paymentMethodId, "/payment-service-tokens").query(query), options, PaymentServiceToken.class);
  }

  /**
   * List the processors' own tokens for a payment method.
   * <p>
   * All of the payment method, without pages. Scope: <code>payment-methods.read</code>.
   */
  public Listing<PaymentServiceToken> list(String paymentMethodId, Options... options) {
    return list(paymentMethodId, (ListPaymentMethodPaymentServiceTokensQuery) null, options);
  }

  /**
   * Delete a processor's token.
   * <p>
   * Destroyed here at once; a worker tells the processor. Scope: <code>payment-methods.write</code>.
   */
  public Answer delete(String paymentMethodId, String paymentServiceTokenId, Options... options) {
    return Connection.await(deleteAsync(paymentMethodId, paymentServiceTokenId, options));
  }

  /**
   * Delete a processor's token.
   * <p>
   * Destroyed here at once; a worker tells the processor. Scope: <code>payment-methods.write</code>.
   */
  public CompletableFuture<Answer> deleteAsync(String paymentMethodId, String paymentServiceTokenId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/payment-methods/", paymentMethodId, "/payment-service-tokens/", paymentServiceTokenId), options);
  }
}
