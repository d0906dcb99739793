// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>payment-methods/network-tokens/cryptogram</code>. */
public final class PaymentMethodsNetworkTokensCryptogramApi extends Group {
  PaymentMethodsNetworkTokensCryptogramApi(Connection on) {
    super(on);
  }

  /**
   * Get a cryptogram that proves a network token once.
   * <p>
   * A new one each time, good for one payment. 400 where the token is not active. Scope: <code>payment-methods.read</code>.
   */
  public Cryptogram create(String paymentMethodId, String networkTokenId, CryptogramCreate body, Options... options) {
    return Connection.await(createAsync(paymentMethodId, networkTokenId, body, options));
  }

  /**
   * Get a cryptogram that proves a network token once.
   * <p>
   * A new one each time, good for one payment. 400 where the token is not active. Scope: <code>payment-methods.read</code>.
   */
  public CompletableFuture<Cryptogram> createAsync(String paymentMethodId, String networkTokenId, CryptogramCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/payment-methods/", paymentMethodId, "/network-tokens/", networkTokenId, "/cryptogram").body(body).reading(), options, Cryptogram.class);
  }
}
