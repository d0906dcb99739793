// Printed from the contract; do not edit.
package io.github.railyard;

public final class CheckoutSessionClickToPayPaymentMethod extends Struct {
  public CheckoutSessionClickToPayPaymentMethod() {
    put("method", "click-to-pay");
  }

  /** Id of the checkout at Click to Pay, as its SDK gives it. */
  public CheckoutSessionClickToPayPaymentMethod merchantTransactionId(String value) {
    put("merchant_transaction_id", value);
    return this;
  }

  /** What ties the calls of one checkout together, as the SDK gives it. */
  public CheckoutSessionClickToPayPaymentMethod srcCorrelationId(String value) {
    put("src_correlation_id", value);
    return this;
  }

  /** Your application at Click to Pay. */
  public CheckoutSessionClickToPayPaymentMethod srcDpaId(String value) {
    put("src_dpa_id", value);
    return this;
  }

  /** The buyer's path through the checkout, as the SDK gives it. */
  public CheckoutSessionClickToPayPaymentMethod srcCxFlowId(String value) {
    put("src_cx_flow_id", value);
    return this;
  }
}
