// Printed from the contract; do not edit.
package io.github.railyard;

/** Operations of <code>payment-method-definitions</code>. */
public final class PaymentMethodDefinitionsApi extends Group {
  PaymentMethodDefinitionsApi(Connection on) {
    super(on);
  }

  /**
   * List the kinds of payment method that the service knows.
   * <p>
   * With a name and a picture of each, for use in front ends. Scope: <code>payment-method-definitions.read</code>.
   */
  public Listing<PaymentMethodDefinition> list(Options... options) {
    return new Listing<>(on, new ApiRequest("GET", "/payment-method-definitions"), options, PaymentMethodDefinition.class);
  }
}
