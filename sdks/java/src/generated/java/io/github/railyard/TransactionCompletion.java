// Printed from the contract; do not edit.
package io.github.railyard;

public final class TransactionCompletion extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** The transaction that went on. */
  public String getTransactionId() {
    return asText("transaction_id");
  }

  /** Where the payment stands now. */
  public TransactionStatus getStatus() {
    return asWord("status", TransactionStatus.class);
  }
}
