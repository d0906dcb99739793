// Printed from the contract; do not edit.
package io.github.railyard;

public final class FlowEvaluate extends Struct {
  /** A payment that was decided already; this, or <code>payment</code>. It needs <code>transactions.read</code> as well. */
  public FlowEvaluate transactionId(String value) {
    put("transaction_id", value);
    return this;
  }

  /**
   * Of <code>transaction_id</code>: the payment services that took it when it was decided, or those that take it as they are set up now.
   * <p>
   * One of <code>then</code>, <code>now</code>.
   */
  public FlowEvaluate paymentServices(String value) {
    put("payment_services", value);
    return this;
  }

  /** A payment that is not there; this, or <code>transaction_id</code>. */
  public FlowEvaluate payment(FlowPayment value) {
    put("payment", value);
    return this;
  }
}
