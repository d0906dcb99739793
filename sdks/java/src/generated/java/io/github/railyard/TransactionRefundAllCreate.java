// Printed from the contract; do not edit.
package io.github.railyard;

public final class TransactionRefundAllCreate extends Struct {
  /** Why, in your words. */
  public TransactionRefundAllCreate reason(String value) {
    put("reason", value);
    return this;
  }

  /** Your own identifier of the refund. */
  public TransactionRefundAllCreate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** True refunds also what a chargeback took back already: the buyer then has it twice, unless you win. Default: false. */
  public TransactionRefundAllCreate despiteChargeback(boolean value) {
    put("despite_chargeback", value);
    return this;
  }
}
