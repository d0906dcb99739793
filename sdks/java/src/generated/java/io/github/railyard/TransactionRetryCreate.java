// Printed from the contract; do not edit.
package io.github.railyard;

public final class TransactionRetryCreate extends Struct {
  /** No attempt is made later than so many days after the payment. */
  public TransactionRetryCreate maxDays(long value) {
    put("max_days", value);
    return this;
  }

  /** How many further attempts there are at most. */
  public TransactionRetryCreate maxAttempts(long value) {
    put("max_attempts", value);
    return this;
  }
}
