// Printed from the contract; do not edit.
package io.github.railyard;

public final class PaymentServiceError extends Struct {
  /** When the attempt ended, or was last heard of. */
  public String getAt() {
    return asText("at");
  }

  /**
   * What went wrong; null where the outcome is not known.
   * <p>
   * It may be null.
   */
  public String getCode() {
    return asText("code");
  }

  /** The payment that was tried. */
  public String getTransactionId() {
    return asText("transaction_id");
  }
}
