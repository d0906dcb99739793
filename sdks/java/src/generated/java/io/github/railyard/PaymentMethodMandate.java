// Printed from the contract; do not edit.
package io.github.railyard;

public final class PaymentMethodMandate extends Struct {
  /** The payment service that may debit the account under it. */
  public String getPaymentServiceId() {
    return asText("payment_service_id");
  }

  /**
   * <code>pending</code>, <code>active</code>, and <code>revoked</code> or <code>failed</code> at its end; <code>paused</code> and back as its holder likes.
   * <p>
   * One of <code>pending</code>, <code>active</code>, <code>paused</code>, <code>revoked</code>, <code>failed</code>.
   */
  public String getStatus() {
    return asText("status");
  }

  /**
   * Who ended it; null while it has not ended, or where nobody said.
   * <p>
   * One of <code>buyer</code>, <code>bank</code>, <code>merchant</code>, <code>processor</code>.
   * <p>
   * It may be null.
   */
  public String getEndedBy() {
    return asText("ended_by");
  }

  /** When it came to its status. */
  public String getUpdatedAt() {
    return asText("updated_at");
  }
}
