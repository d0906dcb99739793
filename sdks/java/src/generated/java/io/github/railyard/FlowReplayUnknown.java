// Printed from the contract; do not edit.
package io.github.railyard;

public final class FlowReplayUnknown extends Struct {
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

  /** How many payments would go there. */
  public long getCount() {
    return asWhole("count");
  }

  /** How many of them were approved where they went. */
  public long getApproved() {
    return asWhole("approved");
  }

  /** How many like them have been there: fewer than thirty, which is no rate. */
  public long getSample() {
    return asWhole("sample");
  }
}
