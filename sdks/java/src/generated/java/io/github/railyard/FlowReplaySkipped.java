// Printed from the contract; do not edit.
package io.github.railyard;

public final class FlowReplaySkipped extends Struct {
  /** What the rules wanted to try. */
  public String getPaymentServiceId() {
    return asText("payment_service_id");
  }

  /** For how many payments. */
  public long getCount() {
    return asWhole("count");
  }
}
