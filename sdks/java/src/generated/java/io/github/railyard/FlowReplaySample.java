// Printed from the contract; do not edit.
package io.github.railyard;

public final class FlowReplaySample extends Struct {
  /** Of these payments. ISO 4217, upper case. */
  public String getCurrency() {
    return asText("currency");
  }

  /** The card's scheme, or the method of what is no card. */
  public String getKind() {
    return asText("kind");
  }

  /** Where they went, or would go, first. */
  public String getPaymentServiceId() {
    return asText("payment_service_id");
  }

  /** First attempts whose end is known. */
  public long getCount() {
    return asWhole("count");
  }

  /** Those that were approved. */
  public long getApproved() {
    return asWhole("approved");
  }

  /** The share of them, from 0 to 1. */
  public FlowReplayExpectation getRate() {
    return asStruct("rate", FlowReplayExpectation.class);
  }
}
