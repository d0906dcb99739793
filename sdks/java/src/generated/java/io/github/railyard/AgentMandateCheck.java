// Printed from the contract; do not edit.
package io.github.railyard;

public final class AgentMandateCheck extends Struct {
  /**
   * What would be done.
   * <p>
   * One of <code>pay</code>, <code>capture</code>, <code>void</code>, <code>refund</code>.
   */
  public AgentMandateCheck action(String value) {
    put("action", value);
    return this;
  }

  /** How much; for a capture or a refund, left out: all that is left. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public AgentMandateCheck amount(long value) {
    put("amount", value);
    return this;
  }

  /** Of <code>pay</code>; left out, the mandate's. ISO 4217, upper case. */
  public AgentMandateCheck currency(String value) {
    put("currency", value);
    return this;
  }

  /** Of <code>pay</code>: where the buyer is, as the payment would say it. ISO 3166-1 alpha-2, upper case. */
  public AgentMandateCheck country(String value) {
    put("country", value);
    return this;
  }

  /** Of <code>pay</code>: whether the money is held first. */
  public AgentMandateCheck intent(TransactionIntent value) {
    put("intent", value);
    return this;
  }

  /** Of <code>pay</code>: the stored payment method that would be charged. */
  public AgentMandateCheck paymentMethodId(String value) {
    put("payment_method_id", value);
    return this;
  }

  /** Of <code>pay</code>: your own identifier of it. */
  public AgentMandateCheck externalIdentifier(String value) {
    put("external_identifier", value);
    return this;
  }

  /** Of all others: the payment that it would be done to. */
  public AgentMandateCheck transactionId(String value) {
    put("transaction_id", value);
    return this;
  }
}
