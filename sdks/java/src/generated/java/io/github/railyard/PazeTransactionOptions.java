// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeTransactionOptions extends Struct {
  /** ISO 18245 code, four digits. */
  public PazeTransactionOptions merchantCategoryCode(String value) {
    put("merchantCategoryCode", value);
    return this;
  }

  /**
   * How much of the billing address the payload is to hold.
   * <p>
   * One of <code>ALL</code>, <code>NONE</code>.
   */
  public PazeTransactionOptions billingPreference(String value) {
    put("billingPreference", value);
    return this;
  }

  /**
   * <code>PAYMENT</code> for a payload that pays, <code>ID</code> for who the buyer is.
   * <p>
   * One of <code>ID</code>, <code>PAYMENT</code>.
   */
  public PazeTransactionOptions payloadTypeIndicator(String value) {
    put("payloadTypeIndicator", value);
    return this;
  }
}
