// Printed from the contract; do not edit.
package io.github.railyard;

public final class TransactionServiceConsidered extends Struct {
  /** A payment service that was looked at. */
  public String getPaymentServiceId() {
    return asText("payment_service_id");
  }

  /**
   * What a person calls it.
   * <p>
   * It may be null.
   */
  public String getDescription() {
    return asText("description");
  }

  /** Always false: it does not take the payment. */
  public boolean getApplied() {
    return asFlag("applied");
  }

  /** Why not, in a sentence. */
  public String getReason() {
    return asText("reason");
  }
}
