// Printed from the contract; do not edit.
package io.github.railyard;

public final class PazeMobileSessionCreate extends Struct {
  /** Opened by the app, for the buyer to choose a card. */
  public String getPazeCheckoutUrl() {
    return asText("pazeCheckoutUrl");
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
