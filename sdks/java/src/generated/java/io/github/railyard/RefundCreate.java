// Printed from the contract; do not edit.
package io.github.railyard;

public final class RefundCreate extends Struct {
  /** The captured transaction. */
  public RefundCreate transactionId(String value) {
    put("transaction_id", value);
    return this;
  }

  /** What to give back; left out, all that is left. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public RefundCreate amount(long value) {
    put("amount", value);
    return this;
  }

  /** Which kind of instrument gets the money. */
  public RefundCreate targetType(RefundTargetType value) {
    put("target_type", value);
    return this;
  }

  /** The redemption of the gift card that gets the money; left out for the payment method. */
  public RefundCreate targetId(String value) {
    put("target_id", value);
    return this;
  }

  /** Why, in your words. */
  public RefundCreate reason(String value) {
    put("reason", value);
    return this;
  }

  /** Your own identifier of the refund. */
  public RefundCreate externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** True refunds also what a chargeback took back already: the buyer then has it twice, unless you win. Default: false. */
  public RefundCreate despiteChargeback(boolean value) {
    put("despite_chargeback", value);
    return this;
  }
}
