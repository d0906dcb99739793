// Printed from the contract; do not edit.
package io.github.railyard;

public final class WebhookDeliveryCount extends Struct {
  /** When the hour begins. */
  public String getFrom() {
    return asText("from");
  }

  /** When it ends, which is no more of it. */
  public String getUntil() {
    return asText("until");
  }

  /** How many deliveries that were made in it have arrived. */
  public long getDelivered() {
    return asWhole("delivered");
  }

  /** How many of them are still sent. */
  public long getPending() {
    return asWhole("pending");
  }

  /** How many of them were given up. */
  public long getFailed() {
    return asWhole("failed");
  }
}
