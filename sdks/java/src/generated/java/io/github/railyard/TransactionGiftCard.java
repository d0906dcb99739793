// Printed from the contract; do not edit.
package io.github.railyard;

public final class TransactionGiftCard extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /**
   * Null for a card that was given by its number.
   * <p>
   * It may be null.
   */
  public String getId() {
    return asText("id");
  }

  /** First digits of the number. */
  public String getBin() {
    return asText("bin");
  }

  /** The digits after the first ones. */
  public String getSubBin() {
    return asText("sub_bin");
  }

  /** Last four digits of the number. */
  public String getLast4() {
    return asText("last4");
  }
}
