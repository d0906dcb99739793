// Printed from the contract; do not edit.
package io.github.railyard;

public final class ReconciliationStatus extends Word {
  public static final ReconciliationStatus OPEN = new ReconciliationStatus("open");
  public static final ReconciliationStatus CLOSED = new ReconciliationStatus("closed");

  ReconciliationStatus(String value) {
    super(value);
  }
}
