// Printed from the contract; do not edit.
package io.github.railyard;

public final class FlowReplayMove extends Struct {
  /** The payment service that was tried first, or the error code of a payment that was not tried. */
  public String getFrom() {
    return asText("from");
  }

  /** The same, as the rules have it. */
  public String getTo() {
    return asText("to");
  }

  /** How many payments. */
  public long getCount() {
    return asWhole("count");
  }
}
