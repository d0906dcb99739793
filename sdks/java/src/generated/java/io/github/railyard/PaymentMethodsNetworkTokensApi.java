// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>payment-methods/network-tokens</code>. */
public final class PaymentMethodsNetworkTokensApi extends Group {
  PaymentMethodsNetworkTokensApi(Connection on) {
    super(on);
  }

  public PaymentMethodsNetworkTokensCryptogramApi cryptogram() {
    return new PaymentMethodsNetworkTokensCryptogramApi(on);
  }

  /**
   * Provision a network token for a card.
   * <p>
   * A card has one token that is not deleted; a second is 400, as is a card that the issuer does not let in. 502 and 504 may be repeated: the same token comes out. Scope: <code>payment-methods.write</code>.
   */
  public NetworkToken create(String paymentMethodId, NetworkTokenCreate body, Options... options) {
    return Connection.await(createAsync(paymentMethodId, body, options));
  }

  /**
   * Provision a network token for a card.
   * <p>
   * A card has one token that is not deleted; a second is 400, as is a card that the issuer does not let in. 502 and 504 may be repeated: the same token comes out. Scope: <code>payment-methods.write</code>.
   */
  public CompletableFuture<NetworkToken> createAsync(String paymentMethodId, NetworkTokenCreate body, Options... options) {
    return on.send(new ApiRequest("POST", "/payment-methods/", paymentMethodId, "/network-tokens").body(body), options, NetworkToken.class);
  }

  /**
   * List the network tokens of a card.
   * <p>
   * The newest hundred; deleted ones are listed too. Scope: <code>payment-methods.read</code>.
   */
  public Listing<NetworkToken> list(String paymentMethodId, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/payment-methods/", paymentMethodId, "/network-tokens"), options, NetworkToken.class);
  }

  /**
   * Delete a network token.
   * <p>
   * Destroyed here at once; a worker tells the token service. Scope: <code>payment-methods.write</code>.
   */
  public Answer delete(String paymentMethodId, String networkTokenId, Options... options) {
    return Connection.await(deleteAsync(paymentMethodId, networkTokenId, options));
  }

  /**
   * Delete a network token.
   * <p>
   * Destroyed here at once; a worker tells the token service. Scope: <code>payment-methods.write</code>.
   */
  public CompletableFuture<Answer> deleteAsync(String paymentMethodId, String networkTokenId, Options... options) {
    return on.send(new ApiRequest("DELETE", "/payment-methods/", paymentMethodId, "/network-tokens/", networkTokenId), options);
  }

  /**
   * Resume a suspended network token.
   * <p>
   * Payments use it again. Scope: <code>payment-methods.write</code>.
   */
  public NetworkToken resume(String paymentMethodId, String networkTokenId, Options... options) {
    return Connection.await(resumeAsync(paymentMethodId, networkTokenId, options));
  }

  /**
   * Resume a suspended network token.
   * <p>
   * Payments use it again. Scope: <code>payment-methods.write</code>.
   */
  public CompletableFuture<NetworkToken> resumeAsync(String paymentMethodId, String networkTokenId, Options... options) {
    return on.send(new ApiRequest("POST", "/payment-methods/", paymentMethodId, "/network-tokens/", networkTokenId, "/resume"), options, NetworkToken.class);
  }

  /**
   * Suspend a network token.
   * <p>
   * Payments use the card number until it is resumed. Scope: <code>payment-methods.write</code>.
   */
  public NetworkToken suspend(String paymentMethodId, String networkTokenId, Options... options) {
    return Connection.await(suspendAsync(paymentMethodId, networkTokenId, options));
  }

  /**
   * Suspend a network token.
   * <p>
   * Payments use the card number until it is resumed. Scope: <code>payment-methods.write</code>.
   */
  public CompletableFuture<NetworkToken> suspendAsync(String paymentMethodId, String networkTokenId, Options... options) {
    return on.send(new ApiRequest("POST", "/payment-methods/", paymentMethodId, "/network-tokens/", networkTokenId, "/suspend"), options, NetworkToken.class);
  }
}
