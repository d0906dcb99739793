// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.concurrent.CompletableFuture;

/** Operations of <code>payment-options</code>. */
public final class PaymentOptionsApi extends Group {
  PaymentOptionsApi(Connection on) {
    super(on);
  }

  /**
   * List what a buyer can pay this cart with.
   * <p>
   * Every method once, in the order in which payment services are tried; wallets follow the cards that they stand for. What is not known of the cart rules nothing out. Where a rule of the checkout flow applies, its methods are shown, in its order. Scope: <code>payment-options.read</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public PaymentOptions list(PaymentOptionRequest body, Options... options) {
    return Connection.await(listAsync(body, options));
  }

  /**
   * List what a buyer can pay this cart with.
   * <p>
   * Every method once, in the order in which payment services are tried; wallets follow the cards that they stand for. What is not known of the cart rules nothing out. Where a rule of the checkout flow applies, its methods are shown, in its order. Scope: <code>payment-options.read</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public CompletableFuture<PaymentOptions> listAsync(PaymentOptionRequest body, Options... options) {
    return on.send(new ApiRequest("POST", "/payment-options").body(body), options, PaymentOptions.class);
  }
}
