// Printed from the contract; do not edit.
package io.github.railyard;

/** What <code>paymentMethods.paymentServiceTokens.list</code> can be asked for. */
public final class ListPaymentMethodPaymentServiceTokensQuery extends Struct {
  /** Only those of this payment service. */
  public ListPaymentMethodPaymentServiceTokensQuery paymentServiceId(String value) {
    put("payment_service_id", value);
    return this;
  }
}
