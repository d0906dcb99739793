// Printed from the contract; do not edit.
package io.github.railyard;

/** Of the whole payment, gift cards included. */
public final class TransactionIntentOutcome extends Word {
  public static final TransactionIntentOutcome PENDING = new TransactionIntentOutcome("pending");
  public static final TransactionIntentOutcome SUCCEEDED = new TransactionIntentOutcome("succeeded");
  public static final TransactionIntentOutcome FAILED = new TransactionIntentOutcome("failed");

  TransactionIntentOutcome(String value) {
    super(value);
  }
}
