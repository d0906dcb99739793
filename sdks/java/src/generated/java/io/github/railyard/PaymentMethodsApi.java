// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>payment-methods</code>. */
public final class PaymentMethodsApi extends Group {
  PaymentMethodsApi(Connection on) {
    super(on);
  }

  public PaymentMethodsNetworkTokensApi networkTokens() {
    return new PaymentMethodsNetworkTokensApi(on);
  }

  public PaymentMethodsPaymentServiceTokensApi paymentServiceTokens() {
    return new PaymentMethodsPaymentServiceTokensApi(on);
  }

  /**
   * Vault a card, a bank account or another payment method without charging it.
   * <p>
   * What is sealed here pays later by its <code>id</code>. A method that the buyer approves elsewhere is <code>buyer_approval_required</code>: send the buyer to its <code>approval_url</code>. They come back to <code>redirect_url</code> with <code>payment_method_id</code> and <code>payment_method_status</code>. Scope: <code>payment-methods.write</code>.
   */
  public PaymentMethod create(Struct body, Options... options) {
    return Connection.await(createAsync(body, options));
  }

  /**
   * Vault a card, a bank account or another payment method without charging it.
   * <p>
   * What is sealed here pays later by its <code>id</code>. A method that the buyer approves elsewhere is <code>buyer_approval_required</code>: send the buyer to its <code>approval_url</code>. They come back to <code>redirect_url</code> with <code>payment_method_id</code> and <code>payment_method_status</code>. Scope: <code>payment-methods.write</code>.
   */
  public CompletableFuture<PaymentMethod> createAsync(Struct body, Options... options) {
    return on.send(new ApiRequest("POST", "/payment-methods").body(body), options, PaymentMethod.class);
  }

  /**
   * List stored payment methods.
   * <p>
   * Newest first. Scope: <code>payment-methods.read</code>.
   */
  public Listing<PaymentMethod> list(ListPaymentMethodsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/payment-methods").query(query), options, PaymentMethod.class);
  }

  /**
   * List stored payment methods.
   * <p>
   * Newest first. Scope: <code>payment-methods.read</code>.
   */
  public Listing<PaymentMethod> list(Options... options) {
    return list((ListPaymentMethodsQuery) null, options);
  }

  /**
   * Delete a payment method, its vaulted data and any mandate on it.
   * <p>
   * What was sealed is destroyed, and mandates and tokens at processors are ended, at once or by a worker that asks for as long as it takes. Scope: <code>payment-methods.write</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public Answer delete(String paymentMethodId, Options... options) {
    return Connection.await(deleteAsync(paymentMethodId, options));
  }

  /**
   * Delete a payment method, its vaulted data and any mandate on it.
   * <p>
   * What was sealed is destroyed, and mandates and tokens at processors are ended, at once or by a worker that asks for as long as it takes. Scope: <code>payment-methods.write</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public CompletableFuture<Answer> deleteAsync(String paymentMethodId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/payment-methods/", paymentMethodId), options);
  }

  /**
   * Read a stored payment method.
   * <p>
   * Another merchant account's payment method is 404. Scope: <code>payment-methods.read</code>.
   */
  public PaymentMethod get(String paymentMethodId, Options... options) {
    return Connection.await(getAsync(paymentMethodId, options));
  }

  /**
   * Read a stored payment method.
   * <p>
   * Another merchant account's payment method is 404. Scope: <code>payment-methods.read</code>.
   */
  public CompletableFuture<PaymentMethod> getAsync(String paymentMethodId, Options... options) {
    return on.send(new ApiRequest("GET", "/payment-methods/", paymentMethodId), options, PaymentMethod.class);
  }

  /**
   * Change the expiration date or the scheme transaction id; the identifier stays.
   * <p>
   * What is left out stays. The number cannot be changed: store another card. Scope: <code>payment-methods.write</code>.
   */
  public PaymentMethod update(String paymentMethodId, PaymentMethodUpdate body, Options... options) {
    return Connection.await(updateAsync(paymentMethodId, body, options));
  }

  /**
   * Change the expiration date or the scheme transaction id; the identifier stays.
   * <p>
   * What is left out stays. The number cannot be changed: store another card. Scope: <code>payment-methods.write</code>.
   */
  public CompletableFuture<PaymentMethod> updateAsync(String paymentMethodId, PaymentMethodUpdate body, Options... options) {
    return on.send(new ApiRequest("PUT", "/payment-methods/", paymentMethodId).body(body), options, PaymentMethod.class);
  }
}
