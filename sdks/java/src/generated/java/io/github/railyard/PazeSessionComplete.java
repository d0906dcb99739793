// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeSessionComplete extends Struct {
  /** Paze's id of the payload. */
  public String getPayloadId() {
    return asText("payloadId");
  }

  /**
   * Paze's answer as it came; null where it sent none.
   * <p>
   * It may be null.
   */
  public String getCompleteResponse() {
    return asText("completeResponse");
  }

  /**
   * What pays: goes into <code>token</code> of a payment method <code>paze</code>; null unless a payment payload was asked for.
   * <p>
   * It may be null.
   */
  public String getSecurePayload() {
    return asText("securePayload");
  }

  /** What Paze sends back of the call. */
  public String getClientContext() {
    return asText("clientContext");
  }

  /** Paze's id of the call. */
  public String getEwSID() {
    return asText("ewSID");
  }

  /** When Paze answered. */
  public String getTimestampISO8601() {
    return asText("timestampISO8601");
  }
}
