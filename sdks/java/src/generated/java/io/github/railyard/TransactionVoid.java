// Printed from the contract; do not edit.
package io.github.railyard;

public final class TransactionVoid extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** How the void went; <code>pending</code> where that is not known yet. */
  public VoidStatus getStatus() {
    return asWord("status", VoidStatus.class);
  }

  /**
   * The error in one vocabulary for all processors; null where it succeeded.
   * <p>
   * It may be null.
   */
  public String getCode() {
    return asText("code");
  }

  /**
   * The processor's own code; null where it gave none.
   * <p>
   * It may be null.
   */
  public String getRawResponseCode() {
    return asText("raw_response_code");
  }

  /**
   * The processor's own words; null where it gave none.
   * <p>
   * It may be null.
   */
  public String getRawResponseDescription() {
    return asText("raw_response_description");
  }

  /** The transaction as it is now. */
  public Transaction getTransaction() {
    return asStruct("transaction", Transaction.class);
  }
}
