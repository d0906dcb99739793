// Printed from the contract; do not edit.
package io.github.railyard;

public final class AccountUpdaterInquirySummary extends Struct {
  /** The kind of record, always this word. */
  public String getType() {
    return asText("type");
  }

  /** Names the question; the answer shows in the payment method. */
  public String getId() {
    return asText("id");
  }

  /** The card that is asked about. */
  public String getPaymentMethodId() {
    return asText("payment_method_id");
  }
}
