// Printed from the contract; do not edit.
package io.github.railyard;

import java.util.List;

public final class ExperimentMoneyInput extends Struct {
  /** Payments in it count, and others do not. ISO 4217, upper case. */
  public ExperimentMoneyInput currency(String value) {
    put("currency", value);
    return this;
  }

  /** One for each payment service that the arms name: what a captured payment is taken to cost where no settlement has told it by then. */
  public ExperimentMoneyInput fees(List<ExperimentFeeInput> value) {
    put("fees", value);
    return this;
  }

  /** A payment of more counts as one of so much, so that a few large ones do not decide. Left out: what 99 of 100 payments of late do not pass. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public ExperimentMoneyInput highestAmount(long value) {
    put("highest_amount", value);
    return this;
  }

  /** What a payment asks on average, each as at most <code>highest_amount</code>. It decides how many payments it takes. Left out: the average of payments of late. In minor units of the currency: 1299 is 12.99 USD, and 1,299 JPY. */
  public ExperimentMoneyInput averageAmount(long value) {
    put("average_amount", value);
    return this;
  }
}
