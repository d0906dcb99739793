// Printed from the contract; do not edit.
package io.github.railyard;

public final class TransactionRetryStatus extends Word {
  public static final TransactionRetryStatus ARMED = new TransactionRetryStatus("armed");
  public static final TransactionRetryStatus PLANNED = new TransactionRetryStatus("planned");
  public static final TransactionRetryStatus ATTEMPTING = new TransactionRetryStatus("attempting");
  public static final TransactionRetryStatus RECOVERED = new TransactionRetryStatus("recovered");
  public static final TransactionRetryStatus GIVEN_UP = new TransactionRetryStatus("given_up");
  public static final TransactionRetryStatus STOPPED = new TransactionRetryStatus("stopped");

  TransactionRetryStatus(String value) {
    super(value);
  }
}
