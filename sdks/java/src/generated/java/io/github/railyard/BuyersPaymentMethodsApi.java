// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>buyers/payment-methods</code>. */
public final class BuyersPaymentMethodsApi extends Group {
  BuyersPaymentMethodsApi(Connection on) {
    super(on);
  }

  /**
   * List what one buyer can pay with, most recent or most used first.
   * <p>
   * At most 200, without pages, and only what can be charged. Scope: <code>payment-methods.read</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public Listing<PaymentMethodSummary> list(ListBuyerPaymentMethodsQuery query, Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/buyers/payment-methods").query(query), options, PaymentMethodSummary.class);
  }

  /**
   * List what one buyer can pay with, most recent or most used first.
   * <p>
   * At most 200, without pages, and only what can be charged. Scope: <code>payment-methods.read</code>. Front ends may call it with an embed token, within what the token pins.
   */
  public Listing<PaymentMethodSummary> list(Options... options) {
    return list((ListBuyerPaymentMethodsQuery) null, options);
  }
}
